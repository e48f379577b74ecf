/// A range of a source, in bytes from its start.
package struct SourceRange: Hashable, Sendable {
  package var lowerBound: Int
  package var upperBound: Int

  package init(_ lowerBound: Int, _ upperBound: Int) {
    self.lowerBound = lowerBound
    self.upperBound = upperBound
  }

  /// The range from the start of this one to the end of another.
  package func through(_ other: SourceRange) -> SourceRange { SourceRange(lowerBound, other.upperBound) }
}

/// The bytes of a Lua source, with the offsets of its lines.
package struct SourceText: Sendable {
  package let bytes: [UInt8]
  /// The offset of each line's first byte. Lua counts `\n`, `\r`, `\r\n` and `\n\r` as one line end each.
  package let lineStarts: [Int]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      guard byte == Ascii.newline || byte == Ascii.carriageReturn else { continue }
      if position < bytes.count, bytes[position] != byte,
        bytes[position] == Ascii.newline || bytes[position] == Ascii.carriageReturn
      {
        position += 1
      }
      starts.append(position)
    }
    lineStarts = starts
  }

  /// The line and the column of an offset, both from 1; a column counts bytes.
  package func place(of offset: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - lineStarts[low] + 1)
  }

  /// The text of a line, without its line end.
  package func text(ofLine line: Int) -> String? {
    guard lineStarts.indices.contains(line - 1) else { return nil }
    var end = lineStarts.indices.contains(line) ? lineStarts[line] : bytes.count
    while end > lineStarts[line - 1], bytes[end - 1] == Ascii.newline || bytes[end - 1] == Ascii.carriageReturn {
      end -= 1
    }
    return text(SourceRange(lineStarts[line - 1], end))
  }

  /// The text of a range.
  package func text(_ range: SourceRange) -> String {
    String(decoding: bytes[range.lowerBound..<range.upperBound], as: UTF8.self)
  }
}

/// The ASCII bytes that the lexer names.
enum Ascii {
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let backslash = UInt8(ascii: "\\")
  static let underscore = UInt8(ascii: "_")

  static func isDigit(_ byte: UInt8?) -> Bool { byte.map { $0 &- 48 <= 9 } ?? false }
  static func isLetter(_ byte: UInt8?) -> Bool { byte.map { ($0 | 32) &- 97 <= 25 || $0 == underscore } ?? false }
  /// True if a byte may be part of a name.
  static func isNameByte(_ byte: UInt8?) -> Bool { isLetter(byte) || isDigit(byte) }
  static func isHexDigit(_ byte: UInt8?) -> Bool { hexValue(byte) != nil }

  static func hexValue(_ byte: UInt8?) -> UInt32? {
    guard let byte else { return nil }
    if byte &- 48 <= 9 { return UInt32(byte &- 48) }
    let letter = (byte | 32) &- 97
    return letter <= 5 ? UInt32(letter) + 10 : nil
  }
}
