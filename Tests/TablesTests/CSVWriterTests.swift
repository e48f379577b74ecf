import Tables
import Testing

@Suite struct CSVWriting {
  static func text(
    delimiter: CSVDelimiter = .comma, lineEnding: LineEnding = .lf, bufferSize: Int = 256 << 10,
    _ body: (CSVWriter) throws -> Void
  ) throws -> String {
    let writer = try CSVWriter(.memory, delimiter: delimiter, lineEnding: lineEnding, bufferSize: bufferSize)
    try body(writer)
    try writer.finish()
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("", ""), ("x", "x"), (" x ", " x "), ("\t", "\t"), (";", ";"), (",", "\",\""), ("\"", "\"\"\"\""),
    ("x\"y", "\"x\"\"y\""), ("\n", "\"\n\""), ("\r", "\"\r\""), ("größe", "größe"), ("1234567,", "\"1234567,\""),
    ("12345678\"", "\"12345678\"\"\""), ("\r2345678", "\"\r2345678\""), ("1234567\n9", "\"1234567\n9\""),
    ("äöüäöü¬¢Š", "äöüäöü¬¢Š"), ("12345678901234567890", "12345678901234567890"),
  ])
  func quotesOnlyWhatItMust(cell: String, written: String) throws {
    for bufferSize in [1, 4096] {
      #expect(try Self.text(bufferSize: bufferSize) { try $0.writeRow(["a", cell, "b"]) } == "a,\(written),b\n")
    }
  }

  @Test func quotesItsOwnDelimiterOnly() throws {
    #expect(try Self.text(delimiter: .semicolon) { try $0.writeRow(["1,5", "2;5", "3"]) } == "1,5;\"2;5\";3\n")
    #expect(try Self.text(delimiter: .tab) { try $0.writeRow(["1,5", "2\t5"]) } == "1,5\t\"2\t5\"\n")
  }

  @Test func endsLines() throws {
    #expect(try Self.text(lineEnding: .crlf) { for row in [["a"], ["1"]] { try $0.writeRow(row) } } == "a\r\n1\r\n")
  }

  @Test func keepsRowsOfOneEmptyCell() throws {
    #expect(try Self.text { for row in [["a"], [""], ["", ""]] { try $0.writeRow(row) } } == "a\n\"\"\n,\n")
  }

  @Test func quotesAMarkWhereItWouldVanish() throws {
    let mark = "\u{FEFF}"
    let text = try Self.text { for row in [[mark + "a", mark], [mark, "1"]] { try $0.writeRow(row) } }
    #expect(Array(text.utf8) == Array("\"\(mark)a\",\(mark)\n\(mark),1\n".utf8))
  }

  @Test func echoesAMarkWhereItWouldVanish() throws {
    let reader = try CSVReader(.bytes(Array("a,b\n\u{FEFF}1,2\n".utf8)))
    let chunk = try #require(try reader.nextChunk())
    let ofRow = try Self.text { writer in
      for _ in 0..<2 {
        try writer.echo(chunk, row: 0)
        try writer.endRow()
      }
    }
    let ofCells = try Self.text { writer in
      for _ in 0..<2 {
        for column in 0..<2 { try writer.echo(chunk, row: 0, column: column) }
        try writer.endRow()
      }
    }
    let expected = Array("\"\u{FEFF}1\",2\n\u{FEFF}1,2\n".utf8)
    #expect(Array(ofRow.utf8) == expected)
    #expect(Array(ofCells.utf8) == expected)
  }

  @Test func writesPlainCells() throws {
    for bufferSize in [1, 8, 4096] {
      let text = try Self.text(bufferSize: bufferSize) { writer in
        for _ in 0..<3 {
          try writer.writePlainCell("true")
          try writer.writePlainCell(maximumCount: 20) { bytes in
            bytes[0] = UInt8(ascii: "4")
            bytes[1] = UInt8(ascii: "2")
            return 2
          }
          try writer.writePlainCell(maximumCount: 5) { _ in 0 }
          try writer.endRow()
        }
        try writer.writePlainCell(maximumCount: 5) { _ in 0 }
        try writer.endRow()
      }
      #expect(text == "true,42,\ntrue,42,\ntrue,42,\n\"\"\n")
    }
  }

  @Test func echoesVerbatim() throws {
    let rows = ["\"1\",x\"y,\"\"\"\"", "\"a\nb\", \"c\",", "only one", "\"\",,", ""]
    let reader = try CSVReader(.bytes(Array("a,b,c\n\(rows.joined(separator: "\r\n"))\r\nz,z,z\n".utf8)))
    let chunk = try #require(try reader.nextChunk())
    let text = try Self.text { writer in
      try writer.writeRow(reader.header)
      for row in 0..<chunk.count {
        try writer.echo(chunk, row: row)
        if row < 2 { try writer.writeCell("+") }
        try writer.endRow()
      }
    }
    #expect(text == "a,b,c\n\(rows[0]),+\n\(rows[1]),+\nonly one\n\"\",,\n\"\"\nz,z,z\n")
  }

  @Test func requotesForAnotherDelimiter() throws {
    let reader = try CSVReader(.bytes(Array("a,b,c\n1;2,\"3,4\",\"5\"\n".utf8)))
    let chunk = try #require(try reader.nextChunk())
    let text = try Self.text(delimiter: .semicolon) { writer in
      try writer.echo(chunk, row: 0)
      try writer.endRow()
      try writer.echo(chunk, row: 0, column: 1)
      try writer.echo(chunk, row: 0, column: 0)
      try writer.endRow()
    }
    #expect(text == "\"1;2\";3,4;5\n3,4;\"1;2\"\n")
  }

  @Test func refusesToWriteAfterItsEnd() throws {
    let writer = try CSVWriter(.memory)
    try writer.writeRow(["a"])
    try writer.finish()
    try writer.finish()
    try writer.writeRow(["b"])
    #expect(throws: TableError(.writeFailed(reason: "the output is finished"))) { try writer.finish() }
    #expect(writer.bytes == Array("a\n".utf8))
  }
}
