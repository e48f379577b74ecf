#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A value that is worked out when somebody asks for it, once, whichever thread asks first.
///
/// Threads that ask meanwhile wait. They may do so in a child after a fork too, which `Mutex` does not allow: on Linux it
/// goes by the number of its thread, which a child has no more, and ends the process where two threads meet.
final class Once<Value: Sendable>: @unchecked Sendable {
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var value: Value?

  init() { pthread_mutex_init(lock, nil) }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  func get(_ make: () -> Value) -> Value {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    if let value { return value }
    let made = make()
    value = made
    return made
  }
}
