import Tables
import Testing

/// A text that cannot be read to its end: the rows before the error, and the error.
struct BadTable: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: [UInt8]
  let rows: [[String]]
  let error: TableError

  init(_ name: String, _ text: String, rows: [[String]] = [], _ kind: TableError.Kind, line: Int?, column: Int?) {
    self.init(name, bytes: Array(text.utf8), rows: rows, kind, line: line, column: column)
  }

  init(
    _ name: String, bytes: [UInt8], rows: [[String]] = [], _ kind: TableError.Kind, line: Int?, column: Int?
  ) {
    testDescription = name
    text = bytes
    self.rows = rows
    error = TableError(kind, line: line, column: column)
  }

  static let headers: [BadTable] = [
    BadTable("nothing", "", .empty, line: nil, column: nil),
    BadTable("blank lines only", "\n\r\n\n", .empty, line: nil, column: nil),
    BadTable("a mark only", "\u{FEFF}", .empty, line: nil, column: nil),
    BadTable("a CR only", "\r", .empty, line: nil, column: nil),
    BadTable("blank first line", "\na,b\n", .emptyHeader, line: 1, column: 1),
    BadTable("no name", "a,,c\n", .emptyHeader, line: 1, column: 2),
    BadTable("no last name", "a,b,\n1,2,3\n", .emptyHeader, line: 1, column: 3),
    BadTable("quoted empty name", "a,\"\"\n", .emptyHeader, line: 1, column: 2),
    BadTable("same name", "a,b,c,b\n", .duplicateHeader(name: "b"), line: 1, column: 4),
    BadTable("same name in quotes", "\"a,\",\"a,\"\n", .duplicateHeader(name: "a,"), line: 1, column: 2),
    BadTable("open quote", "a,\"b\n1,2\n", .unterminatedQuote, line: 1, column: 2),
    BadTable("open quote later", "\"a\n\",\"b\n1,2\n", .unterminatedQuote, line: 2, column: 2),
    BadTable("text after quote", "\"a\"b,c\n", .textAfterQuote, line: 1, column: 1),
    BadTable("not UTF-8", bytes: Array("a,".utf8) + [0xE4] + Array(",c\n".utf8), .invalidUTF8, line: 1, column: 2),
    BadTable("UTF-16", bytes: [0xFF, 0xFE, 0x61, 0x00, 0x0A, 0x00], .invalidUTF8, line: 1, column: 1),
    BadTable("NUL", "a,b\0\n", .nulByte, line: 1, column: 2),
  ]

  static let rows: [BadTable] = [
    BadTable("open quote", "a,b\n1,2\n3,\"4\n5,6\n", rows: [["1", "2"]], .unterminatedQuote, line: 3, column: 2),
    BadTable("open quote at the end", "a,b\n1,2\n3,\"", rows: [["1", "2"]], .unterminatedQuote, line: 3, column: 2),
    BadTable("open after doubled", "a,b\n1,2\n\"\"\"\"\"", rows: [["1", "2"]], .unterminatedQuote, line: 3, column: 1),
    BadTable("open after line ends", "a,b\n\"1\n2\n3\",\"4\n", .unterminatedQuote, line: 4, column: 2),
    BadTable(
      "open after blank lines", "a\n1\n\n\n\"2", rows: [["1"], [""], [""]], .unterminatedQuote, line: 5, column: 1),
    BadTable("text after quote", "a,b\n1,2\n3,\"4\"x\n5,6\n", rows: [["1", "2"]], .textAfterQuote, line: 3, column: 2),
    BadTable("space after quote", "a,b\n\"1\" ,2\n", .textAfterQuote, line: 2, column: 1),
    BadTable("quote after quote", "a,b\n1,\"2\" \"\n", .textAfterQuote, line: 2, column: 2),
    BadTable("CR after quote", "a,b\n1,\"2\"\r3\n", .textAfterQuote, line: 2, column: 2),
    BadTable("text after line ends", "a,b\n\"1\n2\",\"3\n4\"5\n", .textAfterQuote, line: 4, column: 2),
    BadTable("text after blank lines", "a\n1\n\n\"2\"x\n", rows: [["1"], [""]], .textAfterQuote, line: 4, column: 1),
    BadTable("other delimiter after quote", "a,b\n\"1\";2\n", .textAfterQuote, line: 2, column: 1),
  ]
}

@Suite struct ReaderErrors {
  @Test(arguments: BadTable.headers, blockSizes)
  func refusesHeader(table: BadTable, blockSize: Int) {
    #expect(throws: table.error) { try readTable(.bytes(table.text), blockSize: blockSize) }
  }

  @Test(arguments: BadTable.rows, blockSizes)
  func givesRowsBeforeTheError(table: BadTable, blockSize: Int) throws {
    for maximumRows in [1, 2, 4096] {
      let read = try readTable(.bytes(table.text), blockSize: blockSize, maximumRows: maximumRows)
      #expect(read.rows == table.rows)
      #expect(read.error == table.error)
    }
  }

  @Test func staysFailed() throws {
    let reader = try CSVReader(.bytes(Array("a\n\"1\"x\n2\n".utf8)))
    let error = TableError(.textAfterQuote, line: 2, column: 1)
    #expect(throws: error) { try reader.nextChunk() }
    #expect(throws: error) { try reader.nextChunk() }
  }

  @Test(arguments: blockSizes)
  func limitsRecords(blockSize: Int) throws {
    let longest = String(repeating: "x", count: 98) + ",y"
    for ending in ["\n", "\r\n"] {
      let text = ["a,b", "1,2", longest, longest + "z", "3,4"].joined(separator: ending)
      let read = try readTable(text, blockSize: blockSize, recordLimit: 100)
      #expect(read.rows == [["1", "2"], [String(repeating: "x", count: 98), "y"]])
      #expect(read.error == TableError(.recordTooLarge(limit: 100), line: 4))
    }
  }

  @Test(arguments: blockSizes)
  func limitsOpenQuotesByMemory(blockSize: Int) throws {
    let text = "a,b\n1,2\n\n3,\"" + String(repeating: "line\n", count: 200)
    let read = try readTable(text, blockSize: blockSize, recordLimit: 100)
    #expect(read.rows == [["1", "2"], [""]])
    #expect(read.problems == [1: .malformed(expected: 2, found: 1)])
    #expect(read.error == TableError(.recordTooLarge(limit: 100), line: 4))
  }

  @Test func limitsTheHeader() {
    #expect(throws: TableError(.recordTooLarge(limit: 3), line: 1)) { try readTable("aaaa\n", recordLimit: 3) }
  }
}
