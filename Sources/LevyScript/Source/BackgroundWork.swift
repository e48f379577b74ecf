import CLuaShim
import LevyModel

/// Work on a second thread, in the same language. On a machine with one core it is not run, so it must be work that the
/// first thread does itself if it is missing. The caller waits for it to end, so that no thread is left behind and the
/// process may fork afterwards.
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

  /// Waits until the work is done.
  package consuming func wait() {}

  deinit { levy_await(thread) }

  /// A closure as an object that can be passed to a C function.
  private final class Body: Sendable {
    let work: @Sendable () -> Void
    init(_ work: @escaping @Sendable () -> Void) { self.work = work }
  }
}
