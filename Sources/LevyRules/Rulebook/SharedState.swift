import LevyScript
import LevyState
import Threads

/// The digest of a rulebook's files, shared by all copies. It is computed lazily, so that a start does not wait for it.
final class RuleStamp: Sendable {
  private let sources: RuleSources
  private let made = Once<String>()

  init(_ sources: RuleSources) { self.sources = sources }

  var digest: String { made.get { sources.digest } }
}

/// The Lua state in which a rulebook was checked. It is handed to the first calculator that is made, so that the files
/// are run once. A state belongs to one thread at a time; whoever takes it is its only owner.
final class LoadedState: Sendable {
  private struct Owned: @unchecked Sendable { let state: RuleState? }
  private let owned: Locked<Owned>

  init(_ state: RuleState?) { owned = Locked(Owned(state: state)) }

  func take() -> RuleState? {
    owned.withLock { owned in
      defer { owned = Owned(state: nil) }
      return owned
    }.state
  }
}
