import Tables
import Testing

/// Lines of a table, which a test may end and mark in all the ways that RFC 4180 and its users know.
struct GoodTable: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Raw records; the first is the header.
  let records: [String]
  let cells: [[String]]
  /// The line of each data row if lines end in LF.
  let lines: [Int]

  init(_ name: String, _ records: [String], _ cells: [[String]], lines: [Int]? = nil) {
    testDescription = name
    self.records = records
    self.cells = cells
    self.lines = lines ?? Array(2..<2 + cells.count)
  }

  static let all: [GoodTable] = [
    GoodTable("plain", ["a,b,c", "1,2,3", "4,5,6"], [["1", "2", "3"], ["4", "5", "6"]]),
    GoodTable("one column", ["a", "1", "22", "333"], [["1"], ["22"], ["333"]]),
    GoodTable("no rows", ["a,b"], []),
    GoodTable("empty cells", ["a,b,c", ",,", "1,,", ",,3"], [["", "", ""], ["1", "", ""], ["", "", "3"]]),
    GoodTable("quoted", ["a,b", "\"1\",2", "1,\"2\"", "\"1\",\"2\""], [["1", "2"], ["1", "2"], ["1", "2"]]),
    GoodTable("quoted empty", ["a", "\"\"", "x", "\"\""], [[""], ["x"], [""]]),
    GoodTable("doubled quotes", ["a,b", "\"\"\"\",\"x\"\"y\"", "\"\"\"\"\"\",z"], [["\"", "x\"y"], ["\"\"", "z"]]),
    GoodTable("doubled at the ends", ["a", "\"\"\"x\"\"\""], [["\"x\""]]),
    GoodTable("delimiter in quotes", ["a,b", "\"1,2\",\",\"", "\",,,\",3"], [["1,2", ","], [",,,", "3"]]),
    GoodTable(
      "line ends in quotes", ["a,b", "\"1\n2\",x", "y,\"\n\r\n\"", "\"\r\",z"],
      [["1\n2", "x"], ["y", "\n\r\n"], ["\r", "z"]], lines: [2, 4, 7]),
    GoodTable(
      "quote inside a cell", ["a,b", "12\" pipe,x\"", "x\"\"y, \"z\""], [["12\" pipe", "x\""], ["x\"\"y", " \"z\""]]),
    GoodTable("CR inside a cell", ["a,b", "1\r2,\r3"], [["1\r2", "\r3"]]),
    GoodTable("spaces stay", ["a,b", " 1 ,\t", "\" 2 \", "], [[" 1 ", "\t"], [" 2 ", " "]]),
    GoodTable("quoted header", ["\"a,\"\"b\",c", "1,2"], [["1", "2"]]),
    GoodTable("beyond ASCII", ["größe,ß", "„Ö“,𝄞", "日本,\"é\"\"\""], [["„Ö“", "𝄞"], ["日本", "é\""]]),
    GoodTable("mark inside", ["a,b", "\u{FEFF}1,2"], [["\u{FEFF}1", "2"]]),
    GoodTable("blank line between", ["a", "1", "", "", "2"], [["1"], [""], [""], ["2"]]),
    GoodTable(
      "longer than a word",
      ["identification,name", "123456789012345678901234567890,\"abcdefghijklmnopqrstuvwxyz\"\"\""],
      [["123456789012345678901234567890", "abcdefghijklmnopqrstuvwxyz\""]]),
  ]
}

@Suite struct GoodTables {
  @Test(arguments: GoodTable.all, blockSizes)
  func readsInEveryForm(table: GoodTable, blockSize: Int) throws {
    for ending in ["\n", "\r\n"] {
      for mark in ["", "\u{FEFF}"] {
        for last in ["", ending, ending + ending, ending + "\n\r\n\n"] {
          let text = mark + table.records.joined(separator: ending) + last
          for maximumRows in [1, 2, 4096] {
            let read = try readTable(text, blockSize: blockSize, maximumRows: maximumRows)
            #expect(read.rows.map { $0.map { Array($0.utf8) } } == table.cells.map { $0.map { Array($0.utf8) } })
            #expect(read.raw.map { Array($0.utf8) } == table.records.dropFirst().map { Array($0.utf8) })
            #expect(read.lines == table.lines)
            #expect(read.records == Array(1..<1 + table.cells.count))
            #expect(read.problems.isEmpty)
            #expect(read.error == nil)
          }
        }
      }
    }
  }

  @Test(arguments: [
    ("a,b", ["a", "b"]), ("\"a,\"\"b\",c", ["a,\"b", "c"]), (" a ,b\r\n", [" a ", "b"]), ("\u{FEFF}a", ["a"]),
    ("\u{FEFF}\"a\"", ["a"]), ("größe,Größe", ["größe", "Größe"]), ("\"a\nb\",c", ["a\nb", "c"]),
  ])
  func readsHeader(text: String, names: [String]) throws {
    for blockSize in blockSizes {
      #expect(try readTable(text, blockSize: blockSize).header == names)
    }
  }

  @Test(arguments: [(CSVDelimiter.semicolon, ";"), (.tab, "\t"), (.comma, ",")])
  func splitsAtItsDelimiterOnly(delimiter: CSVDelimiter, byte: String) throws {
    let others = [",", ";", "\t", "|"].filter { $0 != byte }.joined()
    let text = "a\(byte)b\n\"1\(byte)\"\(byte)\(others)\n"
    let read = try readTable(text, delimiter: delimiter)
    #expect(read.header == ["a", "b"])
    #expect(read.rows == [["1\(byte)", others]])
  }

  @Test func refusesBytesThatCannotDelimit() {
    for byte in [0, 0x0A, 0x0D, 0x22, 0x80, 0xFF] as [UInt8] { #expect(CSVDelimiter(byte) == nil) }
    #expect(CSVDelimiter(UInt8(ascii: ";")) == .semicolon)
    #expect(CSVDelimiter(UInt8(ascii: "|"))?.byte == 0x7C)
  }

  @Test func mixesLineEnds() throws {
    let read = try readTable("a,b\r\n1,2\n3,4\r\n5,6\r")
    #expect(read.rows == [["1", "2"], ["3", "4"], ["5", "6"]])
    #expect(read.lines == [2, 3, 4])
  }

  @Test func knowsQuotedFromUnquoted() throws {
    let reader = try CSVReader(.bytes(Array("a,b,c\n\"\",,\"x\"\"\"\n".utf8)))
    let chunk = try #require(try reader.nextChunk())
    #expect((0..<3).map { chunk.isQuoted(row: 0, column: $0) } == [true, false, true])
    let raw = (0..<3).map { chunk.withRawCell(row: 0, column: $0) { String(decoding: $0, as: UTF8.self) } }
    #expect(raw == ["\"\"", "", "\"x\"\"\""])
  }

  @Test func chunksOutliveTheReader() async throws {
    var chunks: [RowChunk] = []
    do {
      let text = "a,b\n" + (0..<100).map { "\($0),\"q\"\"\($0)\"\n" }.joined()
      let reader = try CSVReader(.bytes(Array(text.utf8)), blockSize: 64)
      while let chunk = try reader.nextChunk(maximumRows: 3) { chunks.append(chunk) }
    }
    let read = await withTaskGroup(of: (Int, [String]).self) { group in
      for chunk in chunks {
        group.addTask {
          (chunk.firstRecord, (0..<chunk.count).map { chunk.string(row: $0, column: 1) })
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(read.sorted { $0.0 < $1.0 }.flatMap(\.1) == (0..<100).map { "q\"\($0)" })
  }

  @Test func fillsChunksToTheirMaximum() throws {
    let text = "a\n" + (0..<10).map { "\($0)\n" }.joined()
    let reader = try CSVReader(.bytes(Array(text.utf8)))
    var counts: [Int] = []
    while let chunk = try reader.nextChunk(maximumRows: 4) { counts.append(chunk.count) }
    #expect(counts == [4, 4, 2])
    #expect(try reader.nextChunk()?.count == nil)
  }
}
