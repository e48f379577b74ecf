import LuaSyntax

/// A position in a text as the protocol counts it: lines from 0, and UTF-16 code units of a line from 0.
package struct TextPosition: Hashable, Sendable {
  package var line: Int
  package var character: Int

  package init(line: Int, character: Int) {
    (self.line, self.character) = (line, character)
  }
}

/// A text with conversion between the editor's positions and byte offsets.
package struct DocumentText: Sendable {
  package let source: SourceText
  package var bytes: [UInt8] { source.bytes }
  /// The offset of the beginning of each line. In the protocol a line ends with `\n`, `\r\n` or `\r`.
  private let lineStarts: [Int]

  package init(_ bytes: [UInt8]) {
    source = SourceText(bytes)
    var starts = [0]
    for (offset, byte) in bytes.enumerated() {
      let isLineEnd = byte == 10 || byte == 13 && (offset + 1 == bytes.count || bytes[offset + 1] != 10)
      if isLineEnd { starts.append(offset + 1) }
    }
    lineStarts = starts
  }

  /// Returns the position of a byte; for bytes beyond the text its end.
  package func position(of offset: Int) -> TextPosition {
    let offset = min(max(0, offset), bytes.count)
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return TextPosition(line: low, character: bytes[lineStarts[low]..<offset].reduce(0) { $0 + Self.units($1) })
  }

  /// Returns the offset of a position; for characters beyond a line its end.
  package func offset(of position: TextPosition) -> Int {
    guard position.line < lineStarts.count else { return bytes.count }
    guard position.line >= 0 else { return 0 }
    var offset = lineStarts[position.line]
    var left = position.character
    while offset < bytes.count, bytes[offset] != 10, bytes[offset] != 13 {
      left -= Self.units(bytes[offset])
      // A position within a surrogate pair means the whole character.
      if left < 0 { break }
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    }
    return offset
  }

  /// The number of UTF-16 code units of a character, by its first byte in UTF-8; 0 for other bytes.
  private static func units(_ byte: UInt8) -> Int { byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1 }
}
