import Tables
import Testing

@Suite struct NDJSONRoundTrips {
  /// Carries all rows of `reader` along, with a number and a missing result.
  static func carry(
    _ reader: any TableReader, to writer: any TableWriter, results: [String] = ["n", "none"]
  ) throws -> [UInt8] {
    try writer.writeHeader(carried: reader.header, results: results)
    while let chunk = try reader.nextChunk(maximumRows: 3) {
      let rows = try writer.makeRowWriter()
      for row in 0..<chunk.count {
        try rows.carry(chunk, row: row)
        try rows.writeCell("\(chunk.record(row: row)).50", as: .number)
        try rows.writeEmptyCell()
        try rows.endRow()
      }
      try rows.flush()
      try writer.append(rows: rows.bytes)
    }
    try writer.finish()
    return writer.bytes
  }

  @Test func objectsKeepTheirBytes() throws {
    let text = "{\"a\": 1.0e5 , \"b\":\"\\u00e4\"  }\r\n{ }\n{\"b\":{\"x\":[]}}\nwrong \\ \"line\"\n"
    let out = try Self.carry(NDJSONReader(.bytes(Array(text.utf8))), to: NDJSONWriter(.memory))
    #expect(
      String(decoding: out, as: UTF8.self) == """
        {"a": 1.0e5 , "b":"\\u00e4","n":1.50,"none":null}
        {"n":2.50,"none":null}
        {"b":{"x":[]},"n":3.50,"none":null}
        {"_line":"wrong \\\\ \\"line\\"","n":4.50,"none":null}

        """)
  }

  @Test func resultsOfAllKinds() throws {
    let writer = try NDJSONWriter(.memory)
    try writer.writeHeader(carried: [], results: ["a\"", "b", "c", "d", "e"])
    let reader = try CSVReader(.bytes(Array("x\n1\n".utf8)))
    guard let chunk = try reader.nextChunk() else { return }
    try writer.carry(chunk, row: 0)
    try writer.writeCell("-0.5", as: .number)
    try writer.writeCell("1/3", as: .number)
    try writer.writeCell("true", as: .boolean)
    try writer.writeCell("tab\tä", as: .text)
    try writer.writePlainCell(maximumCount: 2) {
      $0[0] = 55
      return 1
    }
    try writer.endRow()
    try writer.finish()
    #expect(
      String(decoding: writer.bytes, as: UTF8.self)
        == "{\"a\\\"\":-0.5,\"b\":\"1/3\",\"c\":true,\"d\":\"tab\\u0009ä\",\"e\":7}\n")
  }

  @Test func twoMembersOfOneNameAreRefused() throws {
    let writer = try NDJSONWriter(.memory)
    #expect(throws: TableError(.duplicateHeader(name: "a"))) {
      try writer.writeHeader(carried: ["a"], results: ["b", "a"])
    }
  }

  /// CSV to NDJSON and back: every cell as it was.
  @Test(arguments: blockSizes)
  func cellsOfCSVSurvive(blockSize: Int) throws {
    var random = SplitMix(state: 11 + UInt64(blockSize))
    for _ in 0..<100 {
      let rows = (0..<5).map { _ in (0..<3).map { _ in RoundTrips.cell(&random) } }
      let table = try CSVWriter(.memory)
      for row in [["a", "b\"\n", "c\\"]] + rows { try table.writeRow(row) }
      try table.finish()
      let objects = try Self.carry(CSVReader(.bytes(table.bytes)), to: NDJSONWriter(.memory))
      let read = try readObjects(objects, blockSize: blockSize)
      #expect(read.header == ["a", "b\"\n", "c\\", "n", "none"])
      #expect(read.problems.isEmpty)
      let expected = zip(rows, 1...).map { $0 + ["\($1).50", ""] }
      #expect(RoundTrips.bytes(read.rows) == RoundTrips.bytes(expected))
      let back = try Self.carry(
        NDJSONReader(.bytes(objects), blockSize: blockSize), to: CSVWriter(.memory), results: ["more", "less"])
      #expect(
        RoundTrips.bytes(try readTable(.bytes(back)).rows.map { Array($0.prefix(5)) }) == RoundTrips.bytes(expected))
    }
  }

  /// Mutated objects: never a crash, the same answer in all block sizes, and what is written can be read again.
  @Test func mutations() throws {
    var random = SplitMix(state: 5)
    let seed = Array(
      "{\"a\":1,\"b\":\"x\\u00e4\\ud834\\udd1e\"}\n{\"b\":[1,{\"c\":null}],\"a\":-1.5e3}\n{\"a\":true,\"b\":\"\"}\n"
        .utf8)
    let alphabet = Array("{}[]\",:\\ud8dc0019-+.eE ntf\n\r\t\0ab".utf8) + [0xC3, 0xA4, 0xFF, 0xED]
    var read = 0
    for _ in 0..<3000 {
      var text = seed
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<text.count, using: &random)
        let byte = alphabet.randomElement(using: &random) ?? 0
        switch Int.random(in: 0...3, using: &random) {
        case 0: text[place] = byte
        case 1: text.insert(byte, at: place)
        case 2: text.remove(at: place)
        default: text.removeSubrange(place..<min(text.count, place + 9))
        }
        if text.isEmpty { text = seed }
      }
      guard let whole = try? readObjects(text) else { continue }
      read += 1
      for blockSize in [1, 7] { #expect(try readObjects(text, blockSize: blockSize, maximumRows: 2) == whole) }
      guard Set(whole.header + ["n", "none", "_line"]).count == whole.header.count + 3 else { continue }
      let out = try Self.carry(NDJSONReader(.bytes(text)), to: NDJSONWriter(.memory))
      let lines = out.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
      #expect(lines.count == whole.rows.count)
      for (index, line) in lines.enumerated() {
        let again = try readObjects(Array(line.utf8))
        #expect(again.error == nil && again.rows.count == 1)
        if whole.problems[index] == nil {
          // Every byte of what is carried, up to the closing brace.
          let kept = whole.raw[index].utf8.dropLast().reversed().drop { $0 == 32 || $0 == 9 || $0 == 13 }.reversed()
          #expect(line.utf8.starts(with: kept))
        } else {
          #expect(again.header == ["_line", "n", "none"] && again.rows[0][0] == whole.raw[index])
        }
      }
    }
    #expect(read > 1000)
  }
}
