extension JSONScanner {
  /// Scans the value at `place`.
  @inline(__always) mutating func value() throws(Stop) -> Value {
    let start = place
    switch byte {
    case Byte.quote: return .text(try string())
    case UInt8(ascii: "n"):
      try word("null")
      return .null
    case UInt8(ascii: "t"): try word("true")
    case UInt8(ascii: "f"): try word("false")
    case UInt8(ascii: "["), UInt8(ascii: "{"): try nested(depth: 1)
    default: try number()
    }
    return .verbatim(start..<place)
  }

  /// Skips an array or object that is nested `depth` deep, itself included.
  private mutating func nested(depth: Int) throws(Stop) {
    guard depth <= Self.deepest else { throw stop(.tooDeep) }
    let isObject = byte == UInt8(ascii: "{")
    let closing = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
    place += 1
    skipSpace()
    if byte == closing {
      place += 1
      return
    }
    while true {
      if isObject {
        guard byte == Byte.quote else { throw stop(expecting: .key) }
        _ = try string()
        guard skip(UInt8(ascii: ":")) else { throw stop(expecting: .colon) }
      }
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "{"): try nested(depth: depth + 1)
      default: _ = try value()
      }
      if skip(UInt8(ascii: ",")) { continue }
      guard byte == closing else { throw stop(expecting: isObject ? .commaOrBrace : .commaOrBracket) }
      place += 1
      return
    }
  }

  private mutating func word(_ word: StaticString) throws(Stop) {
    for index in 0..<word.utf8CodeUnitCount {
      guard place + index < end, bytes[place + index] == word.utf8Start[index] else { throw stop(expecting: .value) }
    }
    place += word.utf8CodeUnitCount
  }

  @inline(__always) private mutating func number() throws(Stop) {
    let start = place
    if byte == UInt8(ascii: "-") { place += 1 }
    if byte == UInt8(ascii: "0") {
      place += 1
    } else if byte &- 48 <= 9 {
      try digits()
    } else {
      if place == start { throw stop(expecting: .value) }
      throw stop(expecting: .digit)
    }
    if byte == UInt8(ascii: ".") {
      place += 1
      try digits()
    }
    if byte | 0x20 == UInt8(ascii: "e") {
      place += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { place += 1 }
      try digits()
    }
  }

  @inline(__always) private mutating func digits() throws(Stop) {
    guard byte &- 48 <= 9 else { throw stop(expecting: .digit) }
    while byte &- 48 <= 9 { place += 1 }
  }
}
