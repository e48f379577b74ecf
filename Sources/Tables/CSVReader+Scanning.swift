extension CSVReader {
  /// The reason why a scan stopped.
  enum ScanEnd {
    /// The chunk is full.
    case enough
    /// The next record is not blank, so the blank lines before it are rows.
    case blankLinesFirst
    /// The input ends before the record does, or there is no record.
    case cutOff
    /// The record at `position` cannot be read.
    case failed(TableError)
  }

  /// Adds records from `position` on to the chunk, until it has `maximum` rows.
  ///
  /// Eight bytes at a time are searched for the three that matter, so a cell costs little more than its delimiter. The
  /// state is in local variables because accessing properties of the class for every byte is too slow.
  func scanRows(upTo maximum: Int, expecting columns: Int) -> ScanEnd {
    let bytes = input.pointer
    let limit = input.count
    let base = chunkStart
    let delimiter = self.delimiter.byte
    let delimiters = ByteWord.repeating(delimiter)
    let lineFeeds = ByteWord.repeating(Byte.lineFeed)
    let quotes = ByteWord.repeating(Byte.quote)

    var firstCell = cells.count
    var cell = firstCell
    var recordStart = position
    var cellStart = recordStart
    var newlines = 0

    var next = recordStart
    var wordStart = next
    var matches: UInt64 = 0
    /// Non-zero if this record, or its last word, may contain NUL or non-ASCII bytes.
    var unusual: UInt64 = 0
    var unusualInWord: UInt64 = 0

    cells.reserve(cell + 20)
    var room = cells.capacity
    var starts = cells.pointer
    starts[cell] = UInt32(truncatingIfNeeded: recordStart - base)

    defer {
      cells.count = firstCell
      position = recordStart
      dropUnescaped(from: firstCell)
    }

    while true {
      while matches == 0 {
        // A word may reach past the limit, but the zeros there match nothing.
        if next >= limit { return .cutOff }
        if cell + 20 > room {
          // A word adds at most 16 starts. When the array grows, only the first `count` elements are kept.
          cells.count = cell + 1
          cells.reserve(cell + 20)
          room = cells.capacity
          starts = cells.pointer
        }
        let word = ByteWord(bytes + next)
        matches = word.places(of: delimiters, lineFeeds, quotes)
        unusualInWord = word.unusual
        unusual |= unusualInWord
        wordStart = next
        next += 8
      }
      let at = wordStart + matches.trailingZeroBitCount >> 3
      matches &= matches - 1

      let byte = bytes[at]
      if byte == delimiter {
        cell += 1
        cellStart = at + 1
        starts[cell] = UInt32(truncatingIfNeeded: cellStart - base)
      } else if byte == Byte.lineFeed {
        let end = at > recordStart && bytes[at - 1] == Byte.carriageReturn ? at - 1 : at
        if end == recordStart {
          blankLines += 1
          line += 1
        } else {
          if blankLines > 0 { return .blankLinesFirst }
          if end - recordStart > recordLimit {
            return .failed(TableError(.recordTooLarge(limit: recordLimit), line: line, path: path))
          }
          cell += 1
          starts[cell] = UInt32(truncatingIfNeeded: end + 1 - base)
          let found = cell - firstCell
          if found != columns || unusual != 0 {
            flag(recordStart..<end, cells: starts + firstCell, found: found, expected: columns)
          }
          rows.append(
            RowChunk.Row(
              firstCell: UInt32(truncatingIfNeeded: firstCell), cellCount: UInt32(truncatingIfNeeded: found), line: line
            ))
          line += 1 + newlines
          newlines = 0
          cell += 1
          firstCell = cell
        }
        recordStart = at + 1
        cellStart = recordStart
        if rows.count == maximum { return .enough }
        starts[cell] = UInt32(truncatingIfNeeded: recordStart - base)
        unusual = unusualInWord
      } else if at == cellStart {
        switch quotedCell(cell, from: at, to: limit) {
        case .closed(let end, let isEscaped, let lines):
          starts[cell] |= isEscaped ? RowChunk.quoted | RowChunk.escaped : RowChunk.quoted
          newlines += lines
          next = end
          matches = 0
          unusual = .max
        case .cutOff:
          openQuote = (line + newlines, cell - firstCell + 1)
          return .cutOff
        case .textAfter(let lines):
          if blankLines > 0 { return .blankLinesFirst }
          let place = line + newlines + lines
          return .failed(TableError(.textAfterQuote, line: place, column: cell - firstCell + 1, path: path))
        }
      }
    }
  }

  /// Records the problem of a record, if there is one. `cells` are the starts of its cells.
  private func flag(_ record: Range<Int>, cells: UnsafePointer<UInt32>, found: Int, expected: Int) {
    if found != expected, expected != 0 {
      flagged.append(FlaggedRow(row: rows.count, problem: .malformed(expected: expected, found: found)))
      return
    }
    guard let fault = TextFault.first(in: input.pointer, from: record.lowerBound, to: record.upperBound) else { return }
    let starts = UnsafeBufferPointer(start: cells, count: found)
    func column(_ place: Int) -> Int {
      starts.count { Int($0 & RowChunk.placeBits) <= place - chunkStart }
    }
    switch fault {
    case .nul(let place): flagged.append(FlaggedRow(row: rows.count, problem: .nulByte(column: column(place))))
    case .invalidUTF8(let place):
      flagged.append(FlaggedRow(row: rows.count, problem: .invalidUTF8(column: column(place))))
    }
  }
}
