/// Scans one line of JSON by the grammar of RFC 8259. The bytes are UTF-8, followed by a zero.
struct JSONScanner {
  /// A fault and its byte position.
  struct Stop: Error {
    let kind: JSONFault.Kind
    let place: Int
  }

  /// A string's range, without its quotes.
  struct Text {
    let range: Range<Int>
    let isEscaped: Bool
  }

  /// The value of a member.
  enum Value {
    case text(Text)
    /// A number, a boolean, an array or an object, as written.
    case verbatim(Range<Int>)
    case null
  }

  static let deepest = 64

  let bytes: UnsafePointer<UInt8>
  let end: Int
  var place: Int

  @inline(__always) init(_ bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) {
    self.bytes = bytes
    self.end = end
    place = start
  }

  /// The byte at `place`; 0 at the end.
  @inline(__always) var byte: UInt8 { place < end ? bytes[place] : 0 }

  @inline(__always) mutating func skipSpace() {
    while true {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), Byte.carriageReturn: place += 1
      default: return
      }
    }
  }

  /// Skips `wanted` and the space around it, if it is next; returns true then.
  @inline(__always) mutating func skip(_ wanted: UInt8) -> Bool {
    skipSpace()
    guard byte == wanted else { return false }
    place += 1
    skipSpace()
    return true
  }

  func stop(_ kind: JSONFault.Kind) -> Stop { Stop(kind: kind, place: place) }

  func stop(expecting expected: JSONFault.Expected) -> Stop {
    guard place < end else { return stop(.unexpected(found: nil, expected: expected)) }
    let rest = UnsafeBufferPointer(start: bytes + place, count: min(4, end - place))
    let found = String(decoding: rest, as: UTF8.self).unicodeScalars.first.map { String($0) }
    return stop(.unexpected(found: found, expected: expected))
  }

  /// Scans the string whose opening quote is at `place`.
  @inline(__always) mutating func string() throws(Stop) -> Text {
    let start = place + 1
    var next = start
    while true {
      guard next < end else {
        throw stop(.unterminatedString)
      }
      let byte = bytes[next]
      if byte == Byte.quote {
        place = next + 1
        return Text(range: start..<next, isEscaped: false)
      }
      if byte == Byte.backslash || byte < 0x20 { return try escapedString(from: start, at: next) }
      next += 1
    }
  }

  private mutating func escapedString(from start: Int, at first: Int) throws(Stop) -> Text {
    let quote = place
    place = first
    while place < end {
      switch bytes[place] {
      case Byte.quote:
        place += 1
        return Text(range: start..<place - 1, isEscaped: true)
      case Byte.backslash: _ = try escape()
      case ..<0x20: throw stop(.controlCharacter)
      default: place += 1
      }
    }
    place = quote
    throw stop(.unterminatedString)
  }

  /// Decodes the escape whose backslash is at `place`.
  mutating func escape() throws(Stop) -> Unicode.Scalar {
    let start = place
    func fault(_ kind: JSONFault.Kind) -> Stop { Stop(kind: kind, place: start) }
    place += 2
    switch place <= end ? bytes[place - 1] : 0 {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): break
    default: throw fault(.badEscape)
    }
    guard let unit = hexadecimal() else { throw fault(.badEscape) }
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard unit < 0xDC00, end - place >= 6, bytes[place] == Byte.backslash, bytes[place + 1] == UInt8(ascii: "u")
    else { throw fault(.loneSurrogate) }
    place += 2
    guard let low = hexadecimal() else {
      place -= 2
      throw stop(.badEscape)
    }
    guard 0xDC00...0xDFFF ~= low, let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    else { throw fault(.loneSurrogate) }
    return scalar
  }

  private mutating func hexadecimal() -> UInt32? {
    guard end - place >= 4 else { return nil }
    var number: UInt32 = 0
    for digit in UnsafeBufferPointer(start: bytes + place, count: 4) {
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): number = number << 4 | UInt32(digit - 48)
      case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"):
        number = number << 4 | UInt32((digit | 0x20) - 87)
      default: return nil
      }
    }
    place += 4
    return number
  }

  /// Appends a string's unescaped text to `target`.
  func append(_ text: Text, to target: Buffer<UInt8>) {
    guard text.isEscaped else {
      return target.append(UnsafeBufferPointer(start: bytes + text.range.lowerBound, count: text.range.count))
    }
    var rest = JSONScanner(bytes, from: text.range.lowerBound, to: text.range.upperBound)
    while rest.place < rest.end {
      if rest.byte == Byte.backslash, let scalar = try? rest.escape() {
        String(scalar).utf8.forEach(target.append)
      } else {
        target.append(rest.byte)
        rest.place += 1
      }
    }
  }
}
