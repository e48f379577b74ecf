/// Replaces Lua's arithmetic by exact arithmetic. Lua's own wraps integers around and divides into floats, and plain
/// numbers use no metatable. But each arithmetic instruction is followed by one that calls the operands' metamethod,
/// which the first skips if it could compute the result itself. If the first is replaced by a no-op, the second always
/// runs, and plain numbers have exact metamethods (`levy_set_arithmetic`).
extension LuaBytecode {
  /// Rewrites a dumped chunk so that all arithmetic calls metamethods. Nil if the bytes are not of the known format, or
  /// contain a float, which rules may not have.
  package static func withExactArithmetic(_ bytes: [UInt8]) -> [UInt8]? {
    var reader = LuaBytecode(bytes: bytes)
    guard reader.header() else { return nil }
    var places: [Int] = []
    guard reader.collectArithmetic(&places) else { return nil }
    var changed = bytes
    for place in places {
      let word = Self.word(at: place, in: bytes)
      // MOVE A A: the instruction of the metamethod takes the result's register from A.
      let register = word >> 7 & 0xFF
      let replacement = Self.move | register << 7 | register << 16
      for byte in 0..<4 { changed[place + byte] = UInt8(truncatingIfNeeded: replacement >> (8 * UInt32(byte))) }
    }
    return changed
  }

  private static func word(at place: Int, in bytes: [UInt8]) -> UInt32 {
    (0..<4).reduce(0) { $0 | UInt32(bytes[place + $1]) << (8 * UInt32($1)) }
  }

  /// Collects the places of arithmetic instructions in a function and its inner functions; returns false for malformed
  /// bytes. Functions are as deeply nested as their source, which Lua bounds.
  private mutating func collectArithmetic(_ places: inout [Int]) -> Bool {
    guard skipString(), size() != nil, size() != nil, skip(3) else { return false }
    guard let count = size(), let start = skipped(4, times: count) else { return false }
    for place in stride(from: start, to: start + 4 * count, by: 4) {
      let code = UInt32(bytes[place]) & 0x7F
      if code == Self.loadFloat { return false }
      guard Self.arithmetic.contains(code) else { continue }
      let next = place + 4 < start + 4 * count ? UInt32(bytes[place + 4]) & 0x7F : 0
      guard Self.callsOfMetamethods.contains(next) else { return false }
      places.append(place)
    }
    guard skipConstants(), var upvalues = size() else { return false }
    while upvalues > 0 {
      guard skip(3) else { return false }
      upvalues -= 1
    }
    guard var children = size() else { return false }
    while children > 0 {
      guard collectArithmetic(&places) else { return false }
      children -= 1
    }
    return skipDebug()
  }

  /// Skips `count` items of a size, and returns the place where they begin.
  private mutating func skipped(_ size: Int, times count: Int) -> Int? {
    guard count <= (bytes.count - position) / size else { return nil }
    defer { position += size * count }
    return position
  }

  /// Skips the constants; returns false if one is a float.
  private mutating func skipConstants() -> Bool {
    guard var count = size() else { return false }
    while count > 0 {
      switch byte() {
      case 0x00, 0x01, 0x11: break
      case 0x03: guard skip(8) else { return false }
      case 0x04, 0x14: guard skipString() else { return false }
      default: return false
      }
      count -= 1
    }
    return true
  }

  private static let move: UInt32 = 0
  private static let loadFloat: UInt32 = 2
  /// ADDI, ADDK, SUBK, MULK, POWK, DIVK, ADD, SUB, MUL, POW, DIV. Floor division and remainder of integers are exact as
  /// they are.
  private static let arithmetic: Set<UInt32> = [21, 22, 23, 24, 26, 27, 34, 35, 36, 38, 39]
  /// MMBIN, MMBINI, MMBINK.
  private static let callsOfMetamethods = 46...48 as ClosedRange<UInt32>
}
