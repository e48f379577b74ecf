/// Eight bytes that are examined together (SWAR). Bit 7 of each byte of a result is the answer for that byte; the first
/// byte is the lowest.
struct ByteWord {
  static let highBits: UInt64 = 0x8080_8080_8080_8080
  static let lowBits: UInt64 = 0x7F7F_7F7F_7F7F_7F7F

  let value: UInt64

  @inline(__always) init(_ bytes: UnsafePointer<UInt8>) {
    value = UInt64(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self))
  }

  /// `byte`, which must be ASCII, in all eight positions.
  @inline(__always) static func repeating(_ byte: UInt8) -> UInt64 {
    0x0101_0101_0101_0101 &* UInt64(byte)
  }

  /// Clears bit 7 where the low seven bits of the byte equal those of `pattern`. No sum exceeds 0xFE, so nothing
  /// carries from one byte into the next, and the answer is exact.
  @inline(__always) private func differs(from pattern: UInt64) -> UInt64 {
    ((value & Self.lowBits) ^ pattern) &+ Self.lowBits
  }

  /// The positions of any of three ASCII bytes.
  @inline(__always) func places(of first: UInt64, _ second: UInt64, _ third: UInt64) -> UInt64 {
    ~(differs(from: first) & differs(from: second) & differs(from: third) | value) & Self.highBits
  }

  /// The positions of an ASCII byte.
  @inline(__always) func places(of pattern: UInt64) -> UInt64 {
    ~(differs(from: pattern) | value) & Self.highBits
  }

  /// The positions of NUL and of bytes beyond ASCII.
  @inline(__always) var unusual: UInt64 {
    (~differs(from: 0) | value) & Self.highBits
  }
}
