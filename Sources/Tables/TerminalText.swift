/// Makes bytes of a table safe for a terminal: control characters and bidirectional marks are escaped, as `\u{1B}`. The
/// result is for reading only; a pipe or a file gets the bytes themselves.
struct TerminalText {
  /// The beginning of a character whose end was not read yet.
  private var begun: [UInt8] = []

  /// The next bytes as they are shown.
  mutating func shown(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count)
    for byte in bytes {
      begun.append(byte)
      if Self.mayGoOn(begun) { continue }
      if let obeyed = Self.obeyed(begun) {
        out += Array("\\u{\(String(obeyed, radix: 16, uppercase: true))}".utf8)
      } else {
        out += begun
      }
      begun = []
    }
    return out
  }

  /// True if bytes are the beginning of a character that may have to be escaped.
  private static func mayGoOn(_ bytes: [UInt8]) -> Bool {
    switch bytes {
    case [0xC2], [0xD8], [0xE2], [0xE2, 0x80], [0xE2, 0x81]: true
    default: false
    }
  }

  /// The code point of a character that must be escaped; nil for others.
  private static func obeyed(_ bytes: [UInt8]) -> UInt32? {
    let value: UInt32
    switch bytes.count {
    case 1: value = UInt32(bytes[0])
    case 2 where bytes[0] == 0xE2: return nil
    case 2: value = UInt32(bytes[0] & 0x1F) << 6 | UInt32(bytes[1] & 0x3F)
    default: value = UInt32(bytes[0] & 0x0F) << 12 | UInt32(bytes[1] & 0x3F) << 6 | UInt32(bytes[2] & 0x3F)
    }
    switch value {
    case 9, 10, 13: return nil
    case 0..<32, 127: return value
    case 128...159 where bytes.count == 2, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: return value
    default: return nil
    }
  }
}
