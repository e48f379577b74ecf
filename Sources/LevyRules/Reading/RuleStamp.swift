import LevyScript
import Synchronization

/// The digest of a rulebook's files, which all copies of it share. It is made when somebody first asks, since a start
/// should not wait for it.
final class RuleStamp: Sendable {
  private let sources: RuleSources
  private let made = Mutex<String?>(nil)

  init(_ sources: RuleSources) { self.sources = sources }

  var digest: String {
    made.withLock { made in
      let digest = made ?? sources.digest
      made = digest
      return digest
    }
  }
}
