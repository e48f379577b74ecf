#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension NDJSONReader {
  /// Adds the row of a line to the chunk.
  func addRow(_ record: Range<Int>, chunkStart: Int) {
    let first = UInt32(truncatingIfNeeded: cells.count)
    var count: UInt32 = 0
    do throws(JSONScanner.Stop) {
      try scanRow(record)
      count = UInt32(truncatingIfNeeded: values.count)
      layOut()
    } catch {
      flagged.append(FlaggedRow(row: rows.count, problem: .json(fault(error, in: record))))
    }
    rows.append(RowChunk.Row(firstCell: first, cellCount: count, line: line))
    objects.append(UInt32(truncatingIfNeeded: record.lowerBound - chunkStart))
    objects.append(UInt32(truncatingIfNeeded: record.upperBound - chunkStart))
  }

  /// Scans the values of an object's members into `values`.
  private func scanRow(_ record: Range<Int>) throws(JSONScanner.Stop) {
    for index in values.indices { values[index] = nil }
    var next = 0
    try scanMembers(record) { (scanner, start, text) throws(JSONScanner.Stop) in
      let length = scanner.place - start
      if next < writtenKeys.count, writtenKeys[next].count == length,
        memcmp(writtenKeys[next], input.pointer + start, length) == 0
      {
        // Usually the keys are in the order of the first object.
      } else {
        next = try column(of: text, at: start, scanner)
      }
      if values[next] != nil {
        throw JSONScanner.Stop(
          kind: .duplicateKey(header[next]), place: start)
      }
      defer { next += 1 }
      return next
    }
  }

  private func column(
    of text: JSONScanner.Text, at place: Int, _ scanner: JSONScanner
  ) throws(JSONScanner.Stop) -> Int {
    let key = Buffer<UInt8>(capacity: 64)
    scanner.append(text, to: key)
    let bytes = key.array()
    if let column = columnOfKey[bytes] { return column }
    throw JSONScanner.Stop(kind: .unknownKey(String(decoding: bytes, as: UTF8.self)), place: place)
  }

  /// Scans an object that must be the whole line. `member` is called after each key, with the scanner, the beginning of
  /// the key and its text; it returns the column of the value.
  func scanMembers(
    _ record: Range<Int>,
    _ member: (JSONScanner, Int, JSONScanner.Text) throws(JSONScanner.Stop) -> Int?
  ) throws(JSONScanner.Stop) {
    var scanner = JSONScanner(input.pointer, from: record.lowerBound, to: record.upperBound)
    if case .invalidUTF8(let place)? = TextFault.first(
      in: input.pointer, from: record.lowerBound, to: record.upperBound)
    {
      throw JSONScanner.Stop(kind: .invalidUTF8, place: place)
    }
    guard scanner.skip(UInt8(ascii: "{")) else { throw scanner.stop(.notAnObject) }
    var isFirst = true
    while true {
      if isFirst, scanner.byte == UInt8(ascii: "}") { break }
      guard scanner.byte == Byte.quote else { throw scanner.stop(expecting: isFirst ? .keyOrBrace : .key) }
      let start = scanner.place
      let key = try scanner.string()
      let column = try member(scanner, start, key)
      guard scanner.skip(UInt8(ascii: ":")) else { throw scanner.stop(expecting: .colon) }
      let value = try scanner.value()
      if let column { values[column] = value }
      isFirst = false
      if scanner.skip(UInt8(ascii: ",")) { continue }
      guard scanner.byte == UInt8(ascii: "}") else { throw scanner.stop(expecting: .commaOrBrace) }
      break
    }
    scanner.place += 1
    scanner.skipSpace()
    if scanner.place < record.upperBound { throw scanner.stop(expecting: .lineEnd) }
  }

  /// Writes the row's cells one after the other, in the order of the columns.
  private func layOut() {
    let scanner = JSONScanner(input.pointer, from: 0, to: input.count)
    cells.reserve(cells.count + values.count + 1)
    for index in values.indices {
      let start = text.count
      cells.append(UInt32(truncatingIfNeeded: start))
      switch values[index] {
      case .text(let string): scanner.append(string, to: text)
      case .verbatim(let range):
        text.append(UnsafeBufferPointer(start: input.pointer + range.lowerBound, count: range.count))
      case .null, nil: break
      }
      text.append(0)
    }
    cells.append(UInt32(truncatingIfNeeded: text.count))
  }

  /// Converts a scanner's fault to one with a column in characters.
  func fault(_ stop: JSONScanner.Stop, in record: Range<Int>) -> JSONFault {
    // The line begins before the space that was trimmed from the record.
    var start = record.lowerBound
    while start > 0, input.pointer[start - 1] == UInt8(ascii: " ") || input.pointer[start - 1] == UInt8(ascii: "\t") {
      start -= 1
    }
    let before = UnsafeBufferPointer(start: input.pointer + start, count: max(0, stop.place - start))
    return JSONFault(kind: stop.kind, column: 1 + before.count { $0 & 0xC0 != 0x80 })
  }
}

extension Buffer<UInt8> {
  /// The position of the first line feed from `start` on, or nil.
  func firstLineFeed(from start: Int) -> Int? {
    guard start < count, let found = memchr(pointer + start, Int32(Byte.lineFeed), count - start) else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(pointer)
  }
}
