import LuaRuntime
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Ctrl-C: the first asks the work to stop and tidy up; of a batch, the second ends the program at once.
enum Interrupt {
  private static let flag = Atomic<Bool>(false)

  static var isRequested: Bool { flag.load(ordering: .relaxed) }

  /// What Ctrl-C requests at the prompt.
  static let ofSession = Interruption()

  /// Lets Ctrl-C stop the answer that a session is about to give. A session that waits for an entry forgets it.
  static func stopsSession() {
    // Made here, since a signal handler must not be the first to ask for it.
    _ = ofSession
    signal(SIGINT) { _ in Interrupt.ofSession.request() }
  }

  static func listen() {
    signal(SIGINT) { _ in
      Interrupt.flag.store(true, ordering: .relaxed)
      signal(SIGINT, SIG_DFL)
    }
  }
}
