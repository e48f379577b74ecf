import Threads

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Objects that callers in C hold by a number in place of a pointer: a number that was closed, or was never given, is an
/// error, and an object that another thread uses lives until that is done.
final class Handles<Object: Sendable>: Sendable {
  private struct State {
    var objects: [UInt: Object] = [:]
    var last: UInt = 0
  }

  private let state = Locked(State())

  /// The number of a process stands in the upper half, for a child after a fork must not lock what its parent may have
  /// locked.
  private static var own: UInt { UInt(UInt32(bitPattern: getpid())) << 32 }

  /// The place of an object whose handle is of this process.
  private static func place(_ handle: OpaquePointer?) -> UInt? {
    let number = UInt(bitPattern: handle)
    return number & ~0xFFFF_FFFF == own ? number & 0xFFFF_FFFF : nil
  }

  /// Keeps an object, and gives its handle.
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

  /// Gives an object up. What is no open handle of this process is left alone.
  func remove(_ handle: OpaquePointer?) {
    guard let place = Self.place(handle) else { return }
    // What it holds may take long to free.
    let object = state.withLock { $0.objects.removeValue(forKey: place) }
    withExtendedLifetime(object) {}
  }
}

/// The text of an argument.
///
/// - Throws: `CFailure` for NULL, and for bytes that are no UTF-8.
func text(_ argument: UnsafePointer<CChar>?, _ name: String) throws -> String {
  guard let argument else { throw CFailure(EINVAL, "\(name) is NULL") }
  guard let text = String(validatingCString: argument) else { throw CFailure(EINVAL, "\(name) is no UTF-8") }
  return text
}

/// The place for an answer.
///
/// - Throws: `CFailure` for NULL.
func place<Value>(_ argument: UnsafeMutablePointer<Value>?, _ name: String) throws -> UnsafeMutablePointer<Value> {
  guard let argument else { throw CFailure(EINVAL, "\(name) is NULL") }
  return argument
}
