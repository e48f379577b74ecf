extension CSVWriter {
  /// Writes a cell with this text, in quotes if necessary.
  public func writeCell(_ text: UnsafeBufferPointer<UInt8>) throws(TableError) {
    try beginCell(room: 2 * text.count + 2)
    guard let start = text.baseAddress, !text.isEmpty else { return }
    if needsQuotes(start, text.count) {
      appendQuoted(text)
    } else {
      buffer.append(text)
    }
    hasBytes = true
  }

  /// Writes a cell with this text, in quotes if necessary.
  public func writeCell(_ text: String) throws(TableError) {
    var text = text
    // `withUTF8` has no typed throws.
    let failure = text.withUTF8 { bytes -> TableError? in
      do throws(TableError) {
        try writeCell(bytes)
        return nil
      } catch {
        return error
      }
    }
    if let failure { throw failure }
  }

  /// Writes a cell of at most `maximumCount` bytes; `body` writes them and returns their number. They must not need
  /// quotes, as numbers do not; this is not checked.
  @inlinable
  public func writePlainCell(
    maximumCount: Int, _ body: (UnsafeMutableBufferPointer<UInt8>) -> Int
  ) throws(TableError) {
    let count = body(try beginPlainCell(maximumCount))
    precondition(count >= 0 && count <= maximumCount, "more bytes than were asked for")
    endPlainCell(count)
  }

  /// Writes a cell of ASCII text that needs no quotes, such as `true`; this is not checked.
  public func writePlainCell(_ text: StaticString) throws(TableError) {
    try beginCell(room: text.utf8CodeUnitCount)
    buffer.append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    if text.utf8CodeUnitCount > 0 { hasBytes = true }
  }

  /// Copies all cells of an input row as they were written; further cells may follow.
  public func echo(_ chunk: RowChunk, row: Int) throws(TableError) {
    // Raw cells mean the same only with the same delimiter, and the file's first cell must not be read as a byte order
    // mark.
    guard chunk.delimiter == delimiter, !isFirst else {
      for column in 0..<chunk.cellCount(row: row) { try echo(chunk, row: row, column: column) }
      return
    }
    try chunk.withRawRow(row) { (raw) throws(TableError) in try writeRaw(raw) }
  }

  /// Copies one cell of an input row.
  public func echo(_ chunk: RowChunk, row: Int, column: Int) throws(TableError) {
    if chunk.delimiter == delimiter, !isFirst {
      try chunk.withRawCell(row: row, column: column) { (raw) throws(TableError) in try writeRaw(raw) }
    } else {
      try chunk.withCell(row: row, column: column) { (text) throws(TableError) in try writeCell(text) }
    }
  }

  private func writeRaw(_ raw: UnsafeBufferPointer<UInt8>) throws(TableError) {
    try beginCell(room: raw.count)
    if !raw.isEmpty { hasBytes = true }
    buffer.append(raw)
  }

  @usableFromInline func beginPlainCell(_ room: Int) throws(TableError) -> UnsafeMutableBufferPointer<UInt8> {
    try beginCell(room: room)
    return UnsafeMutableBufferPointer(start: buffer.pointer + buffer.count, count: room)
  }

  @usableFromInline func endPlainCell(_ count: Int) {
    buffer.count += count
    if count > 0 { hasBytes = true }
  }

  /// Writes the delimiter unless the cell is the first of its row, and makes room for `room` more bytes.
  private func beginCell(room: Int) throws(TableError) {
    if buffer.count + room > limit, buffer.count > 0 { try flush() }
    buffer.reserve(buffer.count + room + 1)
    if hasCell {
      buffer.append(delimiter.byte)
      hasBytes = true
    }
    hasCell = true
  }

  private func needsQuotes(_ start: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    if isFirst, !hasBytes, count >= 3, UnsafeBufferPointer(start: start, count: 3).elementsEqual(Byte.mark) {
      return true
    }
    let delimiter = self.delimiter.byte
    var place = 0
    while count - place >= 8 {
      let word = ByteWord(start + place)
      let places =
        word.places(
          of: ByteWord.repeating(delimiter), ByteWord.repeating(Byte.lineFeed), ByteWord.repeating(Byte.quote))
        | word.places(of: ByteWord.repeating(Byte.carriageReturn))
      if places != 0 { return true }
      place += 8
    }
    while place < count {
      let byte = start[place]
      if byte == delimiter || byte == Byte.quote || byte == Byte.lineFeed || byte == Byte.carriageReturn { return true }
      place += 1
    }
    return false
  }

  private func appendQuoted(_ text: UnsafeBufferPointer<UInt8>) {
    buffer.append(Byte.quote)
    for byte in text {
      if byte == Byte.quote { buffer.append(Byte.quote) }
      buffer.append(byte)
    }
    buffer.append(Byte.quote)
  }
}
