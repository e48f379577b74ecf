import CLuaShim
import LevyModel

/// Work that a second thread does beside the one that began it, in the same language. On a machine of one core nobody does
/// it, so it must be what the first thread would do itself where it is not done. Whoever begins it waits for its end: no
/// thread is left behind, so that a process may be forked afterwards.
package struct BackgroundWork: ~Copyable {
  private let thread: OpaquePointer?
  private let body: Body

  package init(_ work: @escaping @Sendable () -> Void) {
    let language = Language.current
    body = Body { Language.$current.withValue(language) { work() } }
    thread = levy_begin(
      { context in
        if let context { Unmanaged<Body>.fromOpaque(context).takeUnretainedValue().work() }
      }, Unmanaged.passUnretained(body).toOpaque())
  }

  /// Waits until it is done.
  package consuming func wait() {}

  deinit { levy_await(thread) }

  /// What a C function can be handed.
  private final class Body: Sendable {
    let work: @Sendable () -> Void
    init(_ work: @escaping @Sendable () -> Void) { self.work = work }
  }
}
