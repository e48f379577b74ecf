#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A value that is protected by a lock.
///
/// The lock is that of POSIX. On Linux the standard library's `Mutex` uses thread numbers, which are no longer valid in
/// a child process after a fork, and it ends the process if two threads contend for it; nor does the thread sanitizer
/// support it.
package final class Locked<Value>: @unchecked Sendable {
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var value: Value

  package init(_ value: sending Value) {
    self.value = value
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// Runs a closure with exclusive access to the value. The lock is not recursive.
  package func withLock<Result, Failure: Error>(
    _ use: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return try use(&value)
  }
}

/// A lazy value that is computed once, by the first thread that needs it; other threads wait meanwhile.
package final class Once<Value: Sendable>: Sendable {
  private let made = Locked<Value?>(nil)

  package init() {}

  package func get(_ make: () -> Value) -> Value {
    made.withLock { made in
      if let made { return made }
      let value = make()
      made = value
      return value
    }
  }
}
