import Tables
import Testing

@Suite struct RoundTrips {
  /// Pieces of cells, most of which mean something to a reader.
  static let pieces = [
    "\"", "\"\"", ",", ";", "\t", "\n", "\r", "\r\n", " ", "x", "0", "ä", "€", "𝄞", "\u{FEFF}", "longer than a word",
  ]

  static func cell(_ random: inout SplitMix) -> String {
    let count = Int.random(in: 0...5, using: &random)
    return (0..<count).compactMap { _ in pieces.randomElement(using: &random) }.joined()
  }

  static func bytes(_ rows: [[String]]) -> [[[UInt8]]] {
    rows.map { $0.map { Array($0.utf8) } }
  }

  @Test(arguments: blockSizes)
  func readsWhatItWrote(blockSize: Int) throws {
    var random = SplitMix(state: UInt64(blockSize))
    for round in 0..<150 {
      let delimiter: CSVDelimiter = [.comma, .semicolon, .tab][round % 3]
      let ending: LineEnding = round % 2 == 0 ? .lf : .crlf
      let columns = Int.random(in: 1...4, using: &random)
      // A number keeps the names apart and there; the rest of a name may be anything.
      let header = (0..<columns).map { Self.cell(&random) + "\($0)" }
      let rows = (0..<Int.random(in: 0...8, using: &random)).map { _ in
        (0..<columns).map { _ in Self.cell(&random) }
      }
      let bufferSize = [1, 5, 64, 4096].randomElement(using: &random) ?? 1
      let writer = try CSVWriter(.memory, delimiter: delimiter, lineEnding: ending, bufferSize: bufferSize)
      try writer.writeRow(header)
      for row in rows { try writer.writeRow(row) }
      try writer.finish()

      let read = try readTable(
        .bytes(writer.bytes), delimiter: delimiter, blockSize: blockSize,
        maximumRows: Int.random(in: 1...9, using: &random))
      #expect(Self.bytes([read.header]) == Self.bytes([header]))
      #expect(Self.bytes(read.rows) == Self.bytes(rows))
      #expect(read.problems.isEmpty)
      #expect(read.error == nil)
    }
  }

  @Test(arguments: blockSizes)
  func echoesWhatItRead(blockSize: Int) throws {
    var random = SplitMix(state: 1 + UInt64(blockSize))
    for round in 0..<100 {
      let rows = (0..<6).map { _ in (0..<3).map { _ in Self.cell(&random) } }
      let original = try CSVWriter(.memory)
      for row in [["a", "b", "c"]] + rows { try original.writeRow(row) }
      try original.finish()

      let delimiter: CSVDelimiter = round % 2 == 0 ? .comma : .semicolon
      let reader = try CSVReader(.bytes(original.bytes), blockSize: blockSize)
      let writer = try CSVWriter(.memory, delimiter: delimiter, bufferSize: 16)
      try writer.writeRow(reader.header + ["d"])
      while let chunk = try reader.nextChunk(maximumRows: 4) {
        for row in 0..<chunk.count {
          if row % 2 == 0 {
            try writer.echo(chunk, row: row)
          } else {
            for column in 0..<3 { try writer.echo(chunk, row: row, column: column) }
          }
          try writer.writeCell("\(chunk.record(row: row))")
          try writer.endRow()
        }
      }
      try writer.finish()
      let read = try readTable(.bytes(writer.bytes), delimiter: delimiter)
      let expected = zip(rows, 1...).map { $0 + ["\($1)"] }
      #expect(read.header == ["a", "b", "c", "d"])
      #expect(Self.bytes(read.rows) == Self.bytes(expected))
    }
  }

  /// Any bytes at all: never a crash, and the same answer whatever the size of the blocks.
  @Test func readsAnyBytesAlikeInAllBlockSizes() throws {
    var random = SplitMix(state: 7)
    let alphabet = Array("\"\"\",,\n\n\rab\0".utf8) + [0xC3, 0xA4, 0xFF]
    for _ in 0..<2000 {
      let count = Int.random(in: 0...40, using: &random)
      let text = Array("h,i\n".utf8) + (0..<count).compactMap { _ in alphabet.randomElement(using: &random) }
      let whole = try readTable(.bytes(text), recordLimit: 30)
      for blockSize in [1, 2, 3, 7] {
        let parts = try readTable(.bytes(text), blockSize: blockSize, recordLimit: 30, maximumRows: 2)
        #expect(parts.rows == whole.rows)
        #expect(parts.raw == whole.raw)
        #expect(parts.lines == whole.lines)
        #expect(parts.problems == whole.problems)
        if whole.error?.kind != .recordTooLarge(limit: 30), parts.error?.kind != .recordTooLarge(limit: 30) {
          #expect(parts.error == whole.error)
        }
      }
    }
  }

  @Test func agreesWithASimpleReader() throws {
    var random = SplitMix(state: 11)
    let alphabet = Array("\"\"\"\",,,\n\n\r\rab".utf8)
    var agreed = 0
    for _ in 0..<5000 {
      let count = Int.random(in: 0...24, using: &random)
      let text = (0..<count).compactMap { _ in alphabet.randomElement(using: &random) }
      let read = try readTable(.bytes(Array("h\n".utf8) + text))
      if let rows = simpleRows(text) {
        agreed += rows.isEmpty ? 0 : 1
        #expect(Self.bytes(read.rows) == rows)
        #expect(read.error == nil)
      } else {
        #expect(read.error?.kind == .unterminatedQuote || read.error?.kind == .textAfterQuote)
      }
    }
    #expect(agreed > 500)
  }
}

/// The rows of a text, read one byte after another as a second opinion; nil if its quotes are wrong.
private func simpleRows(_ text: [UInt8]) -> [[[UInt8]]]? {
  let lineFeed = UInt8(ascii: "\n")
  let quote = UInt8(ascii: "\"")
  var rest = text[...]
  if rest.last != lineFeed { rest.append(lineFeed) }
  var rows: [[[UInt8]]] = []
  var blankRows: [[[UInt8]]] = []
  var row: [[UInt8]] = []
  while !rest.isEmpty {
    var cell: [UInt8] = []
    let isQuoted = rest.first == quote
    if isQuoted {
      rest.removeFirst()
      while true {
        guard let byte = rest.popFirst() else { return nil }
        if byte == quote {
          guard rest.first == quote else { break }
          rest.removeFirst()
        }
        cell.append(byte)
      }
    }
    let plain = rest.prefix { $0 != UInt8(ascii: ",") && $0 != lineFeed }
    rest.removeFirst(plain.count)
    let isLast = rest.popFirst() == lineFeed
    let tail = isLast && plain.last == UInt8(ascii: "\r") ? plain.dropLast() : plain
    if isQuoted, !tail.isEmpty { return nil }
    row.append(cell + tail)
    guard isLast else { continue }
    if row == [[]], !isQuoted {
      blankRows.append(row)
    } else {
      rows += blankRows + [row]
      blankRows = []
    }
    row = []
  }
  return rows
}
