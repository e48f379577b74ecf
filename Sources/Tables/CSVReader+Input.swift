extension CSVReader {
  /// The room after the input for a missing line end, and for reading eight bytes at a time.
  static let padding = 16

  /// Reads more input. The record at `position` is moved to the front.
  func refill() throws(TableError) {
    input.removeFirst(position)
    position = 0
    chunkStart = 0
    // A long record is scanned again from its start, so the amount must not grow by a constant each time. For a short
    // record no more than the available input is awaited, since somebody may be typing it.
    let wanted = input.count < 64 << 10 ? 1 : input.count
    var added = 0
    while added < wanted, !atEnd {
      input.reserve(input.count + blockSize + Self.padding)
      let count: Int
      do throws(TableError) {
        count = try source.read(into: input.pointer + input.count, count: blockSize)
      } catch {
        failure = error
        throw error
      }
      atEnd = count == 0
      added += count
      input.count += count
    }
    if atEnd, input.count > 0, input.pointer[input.count - 1] != Byte.lineFeed {
      input.append(Byte.lineFeed)
    }
    (input.pointer + input.count).update(repeating: 0, count: 8)
  }

  /// Skips the byte order mark, if there is one.
  func skipMark() throws(TableError) {
    while input.count < Byte.mark.count, !atEnd { try refill() }
    let start = UnsafeBufferPointer(start: input.pointer, count: min(input.count, Byte.mark.count))
    if start.elementsEqual(Byte.mark) { position = Byte.mark.count }
  }

  /// Reads the header, whose names must be non-empty, valid text and distinct.
  func readHeader() throws(TableError) -> [String] {
    guard try collectRows(1, expecting: 0) else { throw TableError(.empty, path: path) }
    let chunk = takeChunk()
    nextRecord = 1
    let line = chunk.line(row: 0)
    switch chunk.problem(row: 0) {
    case .invalidUTF8(let column): throw TableError(.invalidUTF8, line: line, column: column, path: path)
    case .nulByte(let column): throw TableError(.nulByte, line: line, column: column, path: path)
    case .malformed, .json, nil: break
    }
    if chunk.cellCount(row: 0) > mostColumns {
      throw TableError(.tooManyColumns(limit: mostColumns), line: line, path: path)
    }
    var names: [String] = []
    var seen: Set<String> = []
    for column in 0..<chunk.cellCount(row: 0) {
      let name = chunk.string(row: 0, column: column)
      if name.isEmpty { throw TableError(.emptyHeader, line: line, column: column + 1, path: path) }
      if !seen.insert(name).inserted {
        throw TableError(.duplicateHeader(name: name), line: line, column: column + 1, path: path)
      }
      names.append(name)
    }
    return names
  }

  /// Returns the rows collected so far as a chunk; the next chunk begins empty.
  func takeChunk() -> RowChunk {
    let raw = UnsafeBufferPointer(start: input.pointer + chunkStart, count: position - chunkStart)
    let extra = UnsafeBufferPointer(start: text.pointer, count: text.count)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(raw.count + extra.count)
    bytes += raw
    bytes += extra
    let chunk = RowChunk(
      bytes: bytes, cells: cells.array(), rows: rows.array(),
      unescaped: unescaped.map {
        .init(cell: $0.cell, text: $0.text.lowerBound + raw.count..<$0.text.upperBound + raw.count)
      },
      flagged: flagged, objects: [], firstRecord: nextRecord, delimiter: delimiter)
    nextRecord += rows.count
    rows.count = 0
    cells.count = 0
    text.count = 0
    unescaped.removeAll(keepingCapacity: true)
    flagged.removeAll(keepingCapacity: true)
    return chunk
  }

  /// Adds rows for the blank lines before `position`, until the chunk has `maximum` rows.
  func addBlankRows(upTo maximum: Int, expecting columns: Int) {
    let place = UInt32(truncatingIfNeeded: position - chunkStart)
    while blankLines > 0, rows.count < maximum {
      if columns > 1 {
        flagged.append(FlaggedRow(row: rows.count, problem: .malformed(expected: columns, found: 1)))
      }
      let first = UInt32(truncatingIfNeeded: cells.count)
      rows.append(RowChunk.Row(firstCell: first, cellCount: 1, line: line - blankLines))
      cells.append(place)
      cells.append(place + 1)
      blankLines -= 1
    }
  }
}
