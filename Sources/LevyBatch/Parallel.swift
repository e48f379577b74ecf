#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Runs closures on several threads at once. The threads end with the work: after a fork, a child process has none of
/// its parent's threads, so it would wait forever for a thread pool.
package enum Parallel {
  private final class Work {
    let run: () -> Void
    init(_ run: @escaping () -> Void) { self.run = run }
  }

  /// The stack size of a thread; scripts of rules get a part of it.
  private static let stackSize = 8 << 20

  /// Runs all closures, the first of them on this thread, and returns when they are done.
  ///
  /// - Parameter works: closures that may run at the same time.
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
        // If no thread can be made, the closure runs on this one.
        here.append(work.takeRetainedValue().run)
      }
    }
    for run in here { run() }
    for thread in threads { pthread_join(thread, nil) }
  }
}
