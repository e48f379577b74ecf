import LevyScript
import Threads

/// The Lua state in which a rulebook was checked, for the first calculator that is made, so that the files are run
/// once. A state belongs to one thread at a time; whoever takes it is its only owner.
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
