#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Work on several threads at once. They live as long as the work: a child after a fork has none of its parent's threads, and a
/// pool of them would wait for these.
package enum Parallel {
  private final class Work {
    let run: () -> Void
    init(_ run: @escaping () -> Void) { self.run = run }
  }

  /// The stack of a thread; the rules' scripts have a part of it.
  private static let stackSize = 8 << 20

  /// Does all works, the first of them in this thread, and returns when they are done.
  ///
  /// - Parameter works: what may be done at the same time.
  package static func run(_ works: [() -> Void]) {
    var threads: [pthread_t] = []
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, stackSize)
    defer { pthread_attr_destroy(&attributes) }
    var here = Array(works.prefix(1))
    for run in works.dropFirst() {
      let work = Unmanaged.passRetained(Work(run))
      var thread = pthread_t()
      let status = pthread_create(
        &thread, &attributes,
        { argument in
          if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().run() }
          return nil
        }, work.toOpaque())
      if status == 0 {
        threads.append(thread)
      } else {
        // Without a further thread it is done in this one.
        here.append(work.takeRetainedValue().run)
      }
    }
    for run in here { run() }
    for thread in threads { pthread_join(thread, nil) }
  }
}
