import Threads

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Objects to which C callers refer by numbers in place of pointers: a closed or invalid number is an error, and an
/// object in use by another thread lives until that is done.
final class Handles<Object: Sendable>: Sendable {
  private struct State {
    var objects: [UInt: Object] = [:]
    var last: UInt = 0
  }

  private let state = Locked(State())

  /// The upper half of a handle is the process identifier, since a child after a fork must not take a lock that its
  /// parent may have held.
  private static var own: UInt { UInt(UInt32(bitPattern: getpid())) << 32 }

  /// Returns the number of an object if its handle is of this process.
  private static func place(_ handle: OpaquePointer?) -> UInt? {
    let number = UInt(bitPattern: handle)
    return number & ~0xFFFF_FFFF == own ? number & 0xFFFF_FFFF : nil
  }

  /// Stores an object, and returns its handle.
  func add(_ object: Object) -> OpaquePointer? {
    let number = state.withLock { state in
      state.last += 1
      state.objects[state.last] = object
      return state.last
    }
    return OpaquePointer(bitPattern: Self.own | number)
  }

  /// - Throws: `CFailure` for a handle that is null, closed, or of another process.
  func object(_ handle: OpaquePointer?, _ name: String) throws -> Object {
    guard let handle else { throw CFailure(EINVAL, "\(name) is NULL") }
    guard let place = Self.place(handle) else {
      throw CFailure(EOWNERDEAD, "\(name) were opened by another process; open them again after a fork")
    }
    let object = state.withLock { $0.objects[place] }
    guard let object else { throw CFailure(EINVAL, "\(name) were closed") }
    return object
  }

  /// Removes an object. An invalid handle, or one of another process, is ignored.
  func remove(_ handle: OpaquePointer?) {
    guard let place = Self.place(handle) else { return }
    // Freed outside the lock, since that may take long.
    let object = state.withLock { $0.objects.removeValue(forKey: place) }
    withExtendedLifetime(object) {}
  }
}

/// Returns the text of an argument.
///
/// - Throws: `CFailure` for NULL, and for bytes that are not UTF-8.
func text(_ argument: UnsafePointer<CChar>?, _ name: String) throws -> String {
  guard let argument else { throw CFailure(EINVAL, "\(name) is NULL") }
  guard let text = String(validatingCString: argument) else { throw CFailure(EINVAL, "\(name) is no UTF-8") }
  return text
}

/// Returns the pointer for an answer.
///
/// - Throws: `CFailure` for NULL.
func place<Value>(_ argument: UnsafeMutablePointer<Value>?, _ name: String) throws -> UnsafeMutablePointer<Value> {
  guard let argument else { throw CFailure(EINVAL, "\(name) is NULL") }
  return argument
}
