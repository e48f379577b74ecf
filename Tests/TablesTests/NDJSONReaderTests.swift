import Tables
import Testing

/// Reads all of `text`.
func readObjects(
  _ text: [UInt8], blockSize: Int = 256 << 10, recordLimit: Int = 16 << 20, maximumRows: Int = 4096
) throws(TableError) -> ReadTable {
  let reader = try NDJSONReader(.bytes(text), blockSize: blockSize, recordLimit: recordLimit)
  var table = ReadTable(header: reader.header)
  do throws(TableError) {
    while let chunk = try reader.nextChunk(maximumRows: maximumRows) {
      precondition((1...maximumRows).contains(chunk.count))
      for row in 0..<chunk.count {
        if let problem = chunk.problem(row: row) { table.problems[table.rows.count] = problem }
        table.rows.append((0..<chunk.cellCount(row: row)).map { chunk.string(row: row, column: $0) })
        table.raw.append(chunk.withRawRow(row) { String(decoding: $0, as: UTF8.self) })
        table.lines.append(chunk.line(row: row))
        table.records.append(chunk.record(row: row))
      }
    }
  } catch {
    table.error = error
  }
  return table
}

func readObjects(_ text: String) throws(TableError) -> ReadTable { try readObjects(Array(text.utf8)) }

@Suite struct NDJSONReading {
  @Test(arguments: blockSizes)
  func cellsAndPlaces(blockSize: Int) throws {
    let text = """
      \u{FEFF} {"a":1,"b":"x"}\r
      \t
      { "b" : "\\u00e4\\"\\ud834\\udd1e\\n/" , "a" : -1.50e+3 }

      {"\\u0061":true,"b":null}
      {}
      {"a":[1, {"c":[]}],"b":{ }}
      """
    let table = try readObjects(Array(text.utf8), blockSize: blockSize, maximumRows: 2)
    #expect(table.header == ["a", "b"])
    #expect(
      table.rows == [["1", "x"], ["-1.50e+3", "ä\"𝄞\n/"], ["true", ""], ["", ""], ["[1, {\"c\":[]}]", "{ }"]])
    #expect(table.lines == [1, 3, 5, 6, 7])
    #expect(table.records == [1, 2, 3, 4, 5])
    #expect(table.raw[0] == "{\"a\":1,\"b\":\"x\"}")
    #expect(table.raw[1] == "{ \"b\" : \"\\u00e4\\\"\\ud834\\udd1e\\n/\" , \"a\" : -1.50e+3 }")
    #expect(table.problems.isEmpty)
    #expect(table.error == nil)
  }

  static let faults: [(String, JSONFault.Kind, Int)] = [
    ("[1]", .notAnObject, 1), ("\"a\"", .notAnObject, 1), ("x", .notAnObject, 1),
    ("{", .unexpected(found: nil, expected: .keyOrBrace), 2),
    ("{a:1}", .unexpected(found: "a", expected: .keyOrBrace), 2),
    ("{\"a\":1,}", .unexpected(found: "}", expected: .key), 8),
    ("{\"a\" 1}", .unexpected(found: "1", expected: .colon), 6),
    ("{\"a\":}", .unexpected(found: "}", expected: .value), 6),
    ("{\"a\":nul}", .unexpected(found: "n", expected: .value), 6),
    ("{\"a\":nan}", .unexpected(found: "n", expected: .value), 6),
    ("{\"a\":+1}", .unexpected(found: "+", expected: .value), 6),
    ("{\"a\":-}", .unexpected(found: "}", expected: .digit), 7),
    ("{\"a\":1.}", .unexpected(found: "}", expected: .digit), 8),
    ("{\"a\":1e}", .unexpected(found: "}", expected: .digit), 8),
    ("{\"a\":01}", .unexpected(found: "1", expected: .commaOrBrace), 7),
    ("{\"a\":1", .unexpected(found: nil, expected: .commaOrBrace), 7),
    ("{\"a\":\"ä\" ö}", .unexpected(found: "ö", expected: .commaOrBrace), 10),
    ("{\"a\":[1 2]}", .unexpected(found: "2", expected: .commaOrBracket), 9),
    ("{\"a\":[1,]}", .unexpected(found: "]", expected: .value), 9),
    ("{\"a\":{1:2}}", .unexpected(found: "1", expected: .key), 7),
    ("{\"a\":1} {\"a\":2}", .unexpected(found: "{", expected: .lineEnd), 9),
    ("  {\"a\" 1}", .unexpected(found: "1", expected: .colon), 8),
    ("{\"a\":\"x}", .unterminatedString, 6), ("{\"a\":\"x\\\"}", .unterminatedString, 6),
    ("{\"a\":\"x\ty\"}", .controlCharacter, 8), ("{\"a\":\"\\x\"}", .badEscape, 7),
    ("{\"a\":\"\\u12g4\"}", .badEscape, 7), ("{\"a\":\"\\", .badEscape, 7), ("{\"a\":\"\\u12", .badEscape, 7),
    ("{\"a\":\"\\ud800\"}", .loneSurrogate, 7), ("{\"a\":\"\\udc00\"}", .loneSurrogate, 7),
    ("{\"a\":\"\\ud800\\u0041\"}", .loneSurrogate, 7),
    ("{\"a\":1,\"a\":2}", .duplicateKey("a"), 8), ("{\"a\":null,\"\\u0061\":2}", .duplicateKey("a"), 11),
    ("{\"a\":1,\"ä\":2}", .unknownKey("ä"), 8),
    ("{\"a\":\(String(repeating: "[", count: 65))", .tooDeep, 70),
  ]

  @Test(arguments: faults)
  func faultsKeepTheirPlace(line: String, kind: JSONFault.Kind, column: Int) throws {
    let table = try readObjects("{\"a\":1,\"b\":1}\n\(line)\n{\"b\":2}")
    #expect(table.problems == [1: .json(JSONFault(kind: kind, column: column))])
    #expect(table.rows == [["1", "1"], [], ["", "2"]])
    #expect(table.lines == [1, 2, 3])
  }

  @Test func sixtyFourDeepIsNotTooDeep() throws {
    let nested = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(try readObjects("{\"a\":\(nested)}").rows == [[nested]])
  }

  @Test func bytesThatAreNotUTF8() throws {
    let table = try readObjects(Array("{\"a\":1}\n{\"a\":\"".utf8) + [0xC3, 0x28] + Array("\"}\n".utf8))
    #expect(table.problems == [1: .json(JSONFault(kind: .invalidUTF8, column: 7))])
  }

  @Test func firstLinesThatAreNoHeader() {
    #expect(throws: TableError(.empty)) { try readObjects("") }
    #expect(throws: TableError(.empty)) { try readObjects(" \n\r\n\t") }
    #expect(throws: TableError(.json(JSONFault(kind: .notAnObject, column: 1)), line: 2)) {
      try readObjects("\nid,zve\n")
    }
    #expect(throws: TableError(.emptyHeader, line: 1, column: 1)) { try readObjects("{}") }
    #expect(throws: TableError(.emptyHeader, line: 1, column: 2)) { try readObjects("{\"a\":1,\"\":2}") }
    #expect(throws: TableError(.duplicateHeader(name: "a"), line: 1, column: 2)) {
      try readObjects("{\"a\":1,\"\\u0061\":2}")
    }
  }

  @Test(arguments: blockSizes)
  func aLineBeyondTheLimit(blockSize: Int) throws {
    let text = Array("{\"a\":1}\n{\"a\":\"0123456789\"}\n{\"a\":2}\n".utf8)
    let table = try readObjects(text, blockSize: blockSize, recordLimit: 17)
    #expect(table.rows == [["1"]])
    #expect(table.error == TableError(.recordTooLarge(limit: 17), line: 2))
    #expect(try readObjects(text, blockSize: blockSize, recordLimit: 18).rows.count == 3)
  }
}
