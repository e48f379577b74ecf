import LuaSyntax

/// A place in a text as editors count: lines from 0, and in a line units of UTF-16 from 0.
package struct TextPosition: Hashable, Sendable {
  package var line: Int
  package var character: Int

  package init(line: Int, character: Int) {
    (self.line, self.character) = (line, character)
  }
}

/// A text in which an editor's places and offsets of bytes are turned into each other.
package struct DocumentText: Sendable {
  package let source: SourceText
  package var bytes: [UInt8] { source.bytes }
  /// The beginning of each line. In the protocol a line ends with `\n`, `\r\n` or `\r`.
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

  /// The position of a byte. Bytes beyond the text have its end.
  package func position(of offset: Int) -> TextPosition {
    let offset = min(max(0, offset), bytes.count)
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return TextPosition(line: low, character: bytes[lineStarts[low]..<offset].reduce(0) { $0 + Self.units($1) })
  }

  /// The first byte of a character. Characters beyond a line have its end.
  package func offset(of position: TextPosition) -> Int {
    guard position.line < lineStarts.count else { return bytes.count }
    guard position.line >= 0 else { return 0 }
    var offset = lineStarts[position.line]
    var left = position.character
    while offset < bytes.count, bytes[offset] != 10, bytes[offset] != 13 {
      left -= Self.units(bytes[offset])
      // Half of a pair is the whole of it.
      if left < 0 { break }
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    }
    return offset
  }

  /// The units of a character, by its first byte; further bytes have none.
  private static func units(_ byte: UInt8) -> Int { byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1 }
}
