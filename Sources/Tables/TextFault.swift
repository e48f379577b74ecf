/// A byte that a cell must not contain.
enum TextFault: Equatable {
  case nul(at: Int)
  case invalidUTF8(at: Int)

  /// The first fault in `bytes[start..<end]`, or nil if they are UTF-8 without NUL. The position of an invalid sequence
  /// is that of its first byte.
  static func first(in bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) -> TextFault? {
    var place = start
    while place < end {
      if end - place >= 8, ByteWord(bytes + place).unusual == 0 {
        place += 8
        continue
      }
      let lead = bytes[place]
      if lead == 0 { return .nul(at: place) }
      if lead < 0x80 {
        place += 1
        continue
      }
      let length = sequenceLength(bytes, at: place, end: end)
      if length == 0 { return .invalidUTF8(at: place) }
      place += length
    }
    return nil
  }

  /// The length of the well-formed sequence at `place`, which does not start in ASCII; 0 if it is malformed.
  private static func sequenceLength(_ bytes: UnsafePointer<UInt8>, at place: Int, end: Int) -> Int {
    let lead = bytes[place]
    let length: Int
    // After these leading bytes the second byte has a narrower range: no overlong forms, no surrogates, nothing past
    // U+10FFFF.
    var lowest: UInt8 = 0x80
    var highest: UInt8 = 0xBF
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF:
      length = 3
      if lead == 0xE0 { lowest = 0xA0 }
      if lead == 0xED { highest = 0x9F }
    case 0xF0...0xF4:
      length = 4
      if lead == 0xF0 { lowest = 0x90 }
      if lead == 0xF4 { highest = 0x8F }
    default: return 0
    }
    guard end - place >= length, bytes[place + 1] >= lowest, bytes[place + 1] <= highest else { return 0 }
    let rest = UnsafeBufferPointer(start: bytes + place + 2, count: length - 2)
    return rest.allSatisfy { $0 & 0xC0 == 0x80 } ? length : 0
  }
}
