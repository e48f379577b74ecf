import CLuaShim

/// A wish that scripts stop, for all states that were made with it.
///
/// It may be voiced from any thread and in a signal handler, at any time: it outlasts the states that heed it, and
/// voicing it neither waits nor allocates.
public final class Interruption: Sendable {
  /// Set and read by atomic operations alone.
  nonisolated(unsafe) let flag: UnsafeMutablePointer<levy_interruption>

  /// Makes one that is not requested.
  public init() {
    flag = .allocate(capacity: 1)
    flag.initialize(to: levy_interruption())
  }

  deinit { flag.deallocate() }

  /// Whether scripts are to stop.
  public var isRequested: Bool { levy_is_interrupted(flag) }

  /// Stops what runs, and what begins to run before `reset`.
  public func request() { levy_set_interruption(flag, true) }

  /// Lets scripts run again.
  public func reset() { levy_set_interruption(flag, false) }
}
