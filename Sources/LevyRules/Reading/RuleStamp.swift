import LevyScript
import Threads

/// The digest of a rulebook's files, shared by all copies. It is computed lazily, since a start should not wait for it.
final class RuleStamp: Sendable {
  private let sources: RuleSources
  private let made = Once<String>()

  init(_ sources: RuleSources) { self.sources = sources }

  var digest: String { made.get { sources.digest } }
}
