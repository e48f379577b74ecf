import Testing

@testable import LevyBatch
@testable import LevyModel
@testable import LevyRules

/// Cells of columns in memory, in each layout and from a row in the midst of a byte on, are those of the same table as text.
@Suite struct MemoryLayoutTests {
  private static let offset = 3

  /// Memory for the length of a test.
  private func withMemory<Element, Result>(
    _ elements: [Element], _ body: (UnsafePointer<Element>) throws -> Result
  ) throws -> Result {
    try elements.withUnsafeBufferPointer { try body(try #require($0.baseAddress)) }
  }

  private func packed(_ flags: [Bool]) -> [UInt8] {
    var bits = [UInt8](repeating: 0, count: flags.count / 8 + 1)
    for (row, flag) in flags.enumerated() where flag { bits[row >> 3] |= 1 << UInt8(row & 7) }
    return bits
  }

  private func text(_ column: MemoryColumn, _ row: Int) -> String {
    column.withText(row, amountsAre: nil) { String(decoding: $0, as: UTF8.self) }
  }

  private func texts(_ column: MemoryColumn, _ count: Int) -> [String] { (0..<count).map { text(column, $0) } }

  // MARK: Cells

  @Test func bitsAreWords() throws {
    let flags = [true, true, false, true, false, false, true, true, false, true, true, false]
    try withMemory(packed(flags)) { bits in
      let rows = flags.dropFirst(Self.offset).map { $0 ? "true" : "false" }
      #expect(texts(MemoryColumn(.bits(bits), offset: Self.offset), rows.count) == rows)
      #expect(texts(MemoryColumn(.bits(bits)).from(5), 6) == flags[5...10].map { $0 ? "true" : "false" })
    }
  }

  @Test func textsBeginWhereTheirOffsetsSay() throws {
    let words = ["zero", "", "ä", "three", "", "five", "a word of more than twelve bytes", "7"]
    let bytes = Array(words.joined().utf8)
    let ends = words.indices.map { words[...$0].reduce(0) { $0 + $1.utf8.count } }
    try withMemory(bytes) { bytes in
      try withMemory([0] + ends.map { Int32($0) }) { offsets in
        let column = MemoryColumn(.texts(bytes, offsets), offset: Self.offset)
        #expect(texts(column, 5) == Array(words[3...]))
        #expect((0..<5).map { column.isEmptyText($0) } == words[3...].map(\.isEmpty))
      }
      try withMemory([0] + ends.map { Int64($0) }) { offsets in
        let column = MemoryColumn(.longTexts(bytes, offsets), offset: Self.offset)
        #expect(texts(column, 5) == Array(words[3...]))
        #expect((0..<5).map { column.isEmptyText($0) } == words[3...].map(\.isEmpty))
      }
    }
  }

  @Test func daysAndInstants() throws {
    let days: [Int32] = [1, 2, 3, 0, -1, 19_782, 20_453, -719_162, 2_932_896, 2_932_897, -719_163]
    let expected = [
      "1970-01-01", "1969-12-31", "2024-02-29", "2025-12-31", "0001-01-01", "9999-12-31", "no day", "no day",
    ]
    try withMemory(days) { #expect(texts(MemoryColumn(.days($0), offset: Self.offset), 8) == expected) }
    let ticks = days.map { Int64($0) * 86_400 }
    try withMemory(ticks) { ticks in
      let times = expected.map { $0 == "no day" ? "a time of day" : $0 }
      #expect(texts(MemoryColumn(.instants(ticks, ticksADay: 86_400), offset: Self.offset), 8) == times)
    }
    try withMemory([Int64(1), -1, 86_399, 86_400]) { ticks in
      let times = texts(MemoryColumn(.instants(ticks, ticksADay: 86_400)), 4)
      #expect(times == ["a time of day", "a time of day", "a time of day", "1970-01-02"])
    }
  }

  @Test func wholeNumbersOfEachWidth() throws {
    func check<Number: FixedWidthInteger>(_ numbers: [Number]) throws {
      try withMemory([7, 8, 9] + numbers) { memory in
        let column = MemoryColumn(
          .integers(memory, bytes: MemoryLayout<Number>.size, isSigned: Number.isSigned), offset: Self.offset)
        #expect(texts(column, numbers.count) == numbers.map { "\($0)" })
      }
    }
    try check([Int8.min, -1, 0, 1, .max])
    try check([UInt8.min, 1, 200, .max])
    try check([Int16.min, -300, .max])
    try check([UInt16.min, 300, .max])
    try check([Int32.min, -70_000, .max])
    try check([UInt32.min, 70_000, .max])
    try check([Int64.min, -1 << 40, .max])
    try check([UInt64.min, 1 << 40, .max])
  }

  /// Cached values of cells are stored by keys: the same for equal cells, and different ones for others.
  @Test func keysTellCellsApart() throws {
    let (before, cells) = ([9, 4, 9], [4, 4, 7, 4, 7, 9, 9, 7, 4])
    func keys(_ layout: MemoryColumn.Layout) -> [[Int]] {
      let column = MemoryColumn(layout, offset: Self.offset)
      let table = MemoryTable(columns: [column], count: cells.count, floats: .exact, areAmounts: [false])
      let keys = cells.indices.map { table.key(row: $0, column: 0) }
      return keys.map { key in keys.indices.filter { keys[$0] == key } }
    }
    let alike = cells.map { cell in cells.indices.filter { cells[$0] == cell } }
    try withMemory((before + cells).map { Int64($0) }) { #expect(keys(.instants($0, ticksADay: 1)) == alike) }
    try withMemory((before + cells).map { Int32($0) }) { #expect(keys(.days($0)) == alike) }
    try withMemory((before + cells).map { Float($0) }) { #expect(keys(.floats($0)) == alike) }
    try withMemory((before + cells).map { Double($0) }) { #expect(keys(.doubles($0)) == alike) }
    let areFour = cells.map { cell in cells.indices.filter { (cells[$0] == 4) == (cell == 4) } }
    try withMemory(packed((before + cells).map { $0 == 4 })) { #expect(keys(.bits($0)) == areFour) }
  }

  /// Days count on: counted here month by month from the first of all, by the rule of leap years.
  @Test func daysAreCounted() throws {
    var day = -719_162
    for year in 1...9999 {
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      for (month, length) in [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].enumerated() {
        for (number, place) in [(1, day), (length, day + length - 1)] {
          let date = try #require(CalendarDate(year: year, month: month + 1, day: number))
          guard date.daysSince1970 == place, CalendarDate(daysSince1970: place) == date else {
            Issue.record("\(date) is day \(date.daysSince1970), not \(place)")
            return
          }
        }
        day += length
      }
    }
    #expect(day == 2_932_897)
  }

  // MARK: Tables

  private static let declarations =
    input("amount", "money", "default = 7,") + input("flag", "boolean", "default = true,")
    + input("born", "date", "default = '1970-01-01',") + input("many", "count(90)", "default = 1,")
    + input("filing", "choice { 'single', 'joint' }", "default = 'single',")
    + rule(
      "r", "return (case.flag and case.amount or -case.amount) + case.born.year + (case.born.day > 15 and 100 or 0)")
    + rule("s", "return case.many + (case.filing == 'joint' and 1000 or 0)")

  /// Returns the results of rules for the column, by plans, with the faults.
  private func results(_ name: String, _ column: MemoryColumn, _ count: Int) throws -> [String] {
    var job = try BatchJob(rulebook(Self.declarations), outputs: ["r", "s"])
    (job.year, job.rowsWorthAPlan) = (2025, 0)
    let results = try #require(TableEvaluator(job, header: [name]).evaluate([column], count: count))
    return results.columns.flatMap { column in
      (0..<count).map { column.isGiven($0) ? "\(column.number($0))" : "none" }
    } + results.faults.map { "\($0.row) \($0.value ?? "") \($0.diagnostic.message)" }
  }

  /// Returns the results for the same cells as text.
  private func expected(_ name: String, _ cells: [String]) throws -> [String] {
    let bytes: [UInt8] = Array(cells.joined().utf8) + [0]
    let ends = cells.indices.map { Int32(cells[...$0].reduce(0) { $0 + $1.utf8.count }) }
    return try withMemory(bytes) { bytes in
      try withMemory([0] + ends) { try results(name, MemoryColumn(.texts(bytes, $0)), cells.count) }
    }
  }

  private func agree(_ name: String, _ column: MemoryColumn, _ cells: [String]) throws {
    let (found, wanted) = (try results(name, column, cells.count), try expected(name, cells))
    #expect(found == wanted)
  }

  @Test(arguments: [5, 600]) func columnsOfFactsAreReadAsTexts(count: Int) throws {
    var random = Random(seed: 5)
    let flags = (0..<count + Self.offset).map { _ in random.below(2) == 1 }
    let given = (0..<count + Self.offset).map { _ in random.below(4) > 0 }
    func cells(_ text: (Int) -> String) -> [String] {
      (Self.offset..<count + Self.offset).map { given[$0] ? text($0) : "" }
    }
    try withMemory(packed(given)) { validity in
      let validity = [(bits: validity, offset: Self.offset)]
      try withMemory(packed(flags)) { bits in
        let column = MemoryColumn(.bits(bits), validity: validity, offset: Self.offset)
        try agree("flag", column, cells { flags[$0] ? "true" : "false" })
        // Bits that are no answer to a question of another type.
        try agree("many", column, cells { flags[$0] ? "true" : "false" })
      }
      let days = (0..<count + Self.offset).map { _ in Int32(random.below(40_000)) - 9_000 }
      try withMemory(days) { memory in
        let column = MemoryColumn(.days(memory), validity: validity, offset: Self.offset)
        let written = cells { CalendarDate(daysSince1970: Int(days[$0]))?.description ?? "" }
        try agree("born", column, written)
      }
      let places = (0..<count + Self.offset).map { _ in Int8(random.below(3)) }
      let words = ["joint", "single", "other"]
      try withMemory(Array(words.joined().utf8)) { bytes in
        try withMemory([Int32(0), 5, 11, 16]) { offsets in
          try withMemory(places) { memory in
            let column = MemoryColumn(
              .dictionary(
                MemoryColumn(.integers(memory, bytes: 1, isSigned: true), offset: Self.offset),
                of: MemoryColumn(.texts(bytes, offsets))), validity: validity)
            try agree("filing", column, cells { words[Int(places[$0])] })
          }
        }
      }
    }
  }

  /// A float that is no amount is told from its neighbours, from a row in the midst on too.
  @Test func floatsThatAreNoAmounts() throws {
    let floats = [9, 9, 9, 0.5, 1.005, 2.25, 1000.123, -0.01, 7, 0.001, 12]
    try withMemory(floats) { memory in
      let written = floats.dropFirst(Self.offset).map { "\($0)" }
      try agree("amount", MemoryColumn(.doubles(memory), offset: Self.offset), written)
      try agree("amount", MemoryColumn(.doubles(memory)).from(Self.offset), written)
    }
    let short: [Float] = [9, 9, 9, 0.5, 2.25, 1000.125, -0.75, 7, 0.0625, 12]
    try withMemory(short) { memory in
      let written = short.dropFirst(Self.offset).map { "\($0)" }
      try agree("amount", MemoryColumn(.floats(memory), offset: Self.offset), written)
      try agree("amount", MemoryColumn(.floats(memory)).from(Self.offset), written)
    }
  }

  /// A word ends where its cell does: a NUL byte behind it makes another of it, whatever the next cell begins with.
  @Test(arguments: ["true\0", "true\0\0", "\0", "1\0"]) func aWordEndsWithItsCell(word: String) throws {
    let found = try expected("flag", [word, "false", "true", "false"])
    #expect(found[0] == "none" && found[1] != "none", "\(found)")
  }

  /// Amounts at the ends of what plans are made for, and beyond, in layouts that are read one by one or all at once.
  @Test func amountsInEachLayout() throws {
    let edges: [Int64] = [0, 1, -1, 99, 12_345, -70_000, 1 << 30, -(1 << 30), 4_398_046_511_103, -4_398_046_511_105]
    let wide = edges + [1 << 49, (1 << 50) - 1, 1 << 50, -(1 << 50), 1 << 60, .max, .min]
    func amount(_ cents: Int64) -> String {
      "\(cents < 0 ? "-" : "")\(cents.magnitude / 100).\(cents.magnitude % 100 / 10)\(cents.magnitude % 10)"
    }
    try withMemory(edges.map { Int32(truncatingIfNeeded: $0) }) { memory in
      let column = MemoryColumn(.integers(memory, bytes: 4, isSigned: true))
      let written = edges.indices.map { "\(memory[$0])" }
      try agree("amount", column, written)
      let decimals = MemoryColumn(.decimals(memory, bytes: 4, scale: 2))
      try agree("amount", decimals, edges.indices.map { amount(Int64(memory[$0])) })
    }
    try withMemory(wide.map { UInt64(bitPattern: $0) }) { memory in
      let column = MemoryColumn(.integers(memory, bytes: 8, isSigned: false))
      try agree("amount", column, wide.indices.map { "\(memory[$0])" })
    }
    try withMemory(wide) { memory in
      for (scale, text) in [(0, { "\($0)" }), (2, amount)] as [(Int, (Int64) -> String)] {
        let column = MemoryColumn(.decimals(memory, bytes: 8, scale: scale))
        try agree("amount", column, wide.map(text))
        let later = MemoryColumn(.decimals(memory, bytes: 8, scale: scale)).from(3)
        try agree("amount", later, wide.dropFirst(3).map(text))
      }
    }
    try withMemory(wide.map { Int128($0) }) { memory in
      for (scale, text) in [(0, { "\($0)" }), (2, amount)] as [(Int, (Int64) -> String)] {
        let column = MemoryColumn(.decimals(memory, bytes: 16, scale: scale), offset: 2)
        try agree("amount", column, wide.dropFirst(2).map(text))
      }
    }
  }
}
