import Tables
import Testing

@Suite struct RowProblems {
  @Test(arguments: blockSizes)
  func keepsMalformedRowsInPlace(blockSize: Int) throws {
    let text = "a,b,c\n1,2,3\n4,5\n6,7,8,9\n\n\"x,\"\"y\"\n,,\n"
    for maximumRows in [1, 3, 4096] {
      let read = try readTable(text, blockSize: blockSize, maximumRows: maximumRows)
      #expect(
        read.rows == [["1", "2", "3"], ["4", "5"], ["6", "7", "8", "9"], [""], ["x,\"y"], ["", "", ""]])
      #expect(read.raw == ["1,2,3", "4,5", "6,7,8,9", "", "\"x,\"\"y\"", ",,"])
      #expect(read.lines == [2, 3, 4, 5, 6, 7])
      #expect(read.records == [1, 2, 3, 4, 5, 6])
      #expect(
        read.problems == [
          1: .malformed(expected: 3, found: 2), 2: .malformed(expected: 3, found: 4),
          3: .malformed(expected: 3, found: 1), 4: .malformed(expected: 3, found: 1),
        ])
      #expect(read.error == nil)
    }
  }

  /// Invalid UTF-8, after the table of well-formed sequences in the Unicode standard.
  static let invalid: [[UInt8]] = [
    [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xC3, 0x28], [0xE0, 0x9F, 0xBF], [0xE2, 0x82],
    [0xE2, 0x28, 0xA1],
    [0xE2, 0x82, 0x28], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x9F, 0x98],
    [0xF0, 0x28, 0x8C, 0xBC], [0xF0, 0x90, 0x28, 0xBC], [0xF0, 0x90, 0x8C, 0x28], [0xF4, 0x90, 0x80, 0x80],
    [0xF5, 0x80, 0x80, 0x80], [0xFE], [0xFF], [0xF8, 0x88, 0x80, 0x80, 0x80],
  ]

  @Test(arguments: invalid)
  func flagsWhatIsNotUTF8(bytes: [UInt8]) throws {
    for (before, after) in [
      ("", ""), ("ä", "ö"), ("123456789", "123456789"), ("\"", "\""), ("\"123456789", "123456789\""),
    ] {
      let text = Array("a,b\n1,2\n3,\(before)".utf8) + bytes + Array("\(after)\n5,6789012345678901\n".utf8)
      for blockSize in blockSizes {
        let read = try readTable(.bytes(text), blockSize: blockSize)
        #expect(read.problems == [1: .invalidUTF8(column: 2)])
        #expect(read.rows.count == 3)
        #expect(read.rows[2] == ["5", "6789012345678901"])
      }
    }
  }

  /// The first and last scalar of each length, and those around the surrogates.
  @Test(arguments: [
    "\u{1}", "\u{7F}", "\u{80}", "\u{7FF}", "\u{800}", "\u{D7FF}", "\u{E000}", "\u{FFFF}", "\u{10000}", "\u{10FFFF}",
  ])
  func acceptsUTF8(scalar: String) throws {
    for count in 1...9 {
      let cell = String(repeating: scalar, count: count)
      let read = try readTable("a,b\n\(cell),\"\(cell)\"\n")
      #expect(read.problems.isEmpty)
      #expect(read.rows == [[cell, cell]])
    }
  }

  @Test(arguments: blockSizes)
  func flagsNUL(blockSize: Int) throws {
    let text = "a,b,c\n\0,2,3\n4,5,6\n7,8,123456789\0\n\"x\0\",\"\"\"\",9\n1,2,3\n"
    let read = try readTable(text, blockSize: blockSize)
    #expect(read.problems == [0: .nulByte(column: 1), 2: .nulByte(column: 3), 3: .nulByte(column: 1)])
    #expect(read.rows[3] == ["x\0", "\"", "9"])
    #expect(read.rows[4] == ["1", "2", "3"])
  }

  @Test(arguments: blockSizes)
  func unescapesAfterBlankRows(blockSize: Int) throws {
    let read = try readTable("a,b,c\n1,2,3\n\n\"\"\"1\",\"\"\"2\",\"\"\"3\"\n", blockSize: blockSize)
    #expect(read.rows == [["1", "2", "3"], [""], ["\"1", "\"2", "\"3"]])
  }

  @Test func namesTheFirstFault() throws {
    let bytes = Array("a,b\n1,\0".utf8) + [0xFF] + Array("\n".utf8) + [0xFF] + Array(",\0\n\0\n".utf8)
    let read = try readTable(.bytes(bytes))
    #expect(
      read.problems == [
        0: .nulByte(column: 2), 1: .invalidUTF8(column: 1), 2: .malformed(expected: 2, found: 1),
      ])
  }

  @Test func saysWhetherAnyRowIsFlagged() throws {
    let reader = try CSVReader(.bytes(Array("a,b\n1,2\n3\n4,5\n".utf8)))
    let first = try #require(try reader.nextChunk(maximumRows: 1))
    let rest = try #require(try reader.nextChunk())
    #expect(!first.hasProblems)
    #expect(rest.hasProblems)
    #expect(rest.problem(row: 0) == .malformed(expected: 2, found: 1))
    #expect(rest.problem(row: 1) == nil)
  }
}
