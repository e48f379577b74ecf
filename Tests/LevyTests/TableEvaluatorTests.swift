import ExactNumbers
import LevyBatch
import LuaRuntime
import Testing

@testable import LevyCalculator
@testable import LevyModel
@testable import LevyRules
@testable import LevyTrace

/// Columns in memory in any layout have the results and the faults of the same cells as texts.
@Suite struct TableEvaluatorTests {
  private static let declarations =
    input("m", "money", "default = 7, max = 5000000,") + rule("twice", "return 2 * case.m")
    + rule("third", "return floor(case.m / 3, 0.01)")
    + rule("share", "return case.m / (case.m * case.m + 1)", type: "rate")
    + rule("large", "return case.m > 100", type: "boolean")
  private static let plain = ["twice", "third"]

  private func evaluate(
    _ column: MemoryColumn, _ count: Int, _ outputs: [String], floats: MemoryColumn.FloatReading = .exact,
    money: ResultColumn.Money = .cents
  ) throws -> TableEvaluator.Results {
    let rulebook = try rulebook(Self.declarations)
    var job = try BatchJob(rulebook, outputs: outputs)
    job.year = 2025
    let evaluator = try TableEvaluator(job, header: ["m"], floats: floats, money: money)
    return try #require(evaluator.evaluate([column], count: count))
  }

  /// An amount of more digits than a column has is a fault, and neither nothing nor the end of the process.
  @Test(arguments: [
    ("exact(10)^17", true), ("max(exact(10)^17, case.m)", true), ("max(exact(10)^24, case.m)", true),
    ("max(9999999999999999.99, case.m)", false), ("-9999999999999999.99 - case.m", true),
  ])
  func amountsOfManyDigits(formula: String, isFault: Bool) throws {
    var job = try BatchJob(rulebook(input("m") + rule("r", "return \(formula)")), outputs: ["r"])
    job.year = 2025
    for usesPlans in [true, false] {
      (job.usesPlans, job.rowsWorthAPlan) = (usesPlans, 0)
      for money in [ResultColumn.Money.decimal, .cents, .float] {
        let evaluator = try TableEvaluator(job, header: ["m"], money: money)
        let shown = try texts(["1", "2"]) { column in
          let results = try #require(evaluator.evaluate([column], count: 2))
          return results.faults.map { "\($0.row) \($0.diagnostic.message)" }
        }
        #expect(shown.count == (isFault ? 2 : 0) && shown.allSatisfy { $0.contains("at most 18 digits") }, "\(shown)")
      }
    }
  }

  /// The key of a value in a dictionary is its index, which means another value in another dictionary.
  @Test(arguments: [true, false]) func daysOfEachTableAreItsOwn(usesPlans: Bool) throws {
    var job = try BatchJob(rulebook(rule("r", "return case.year", type: "number")), outputs: ["r"])
    (job.usesPlans, job.rowsWorthAPlan) = (usesPlans, 0)
    let evaluator = try TableEvaluator(job, header: ["date"])
    let indices: [Int8] = [0, 0]
    for year in [2024, 2025, 2023] {
      let shown = try indices.withUnsafeBytes { indices in
        let places = MemoryColumn(.integers(try #require(indices.baseAddress), bytes: 1, isSigned: true))
        return try texts(["\(year)-06-30"]) { words in
          let column = MemoryColumn(.dictionary(places, of: words))
          return self.shown(try #require(evaluator.evaluate([column], count: 2)))
        }
      }
      #expect(shown == ["\(Double(year).bitPattern)", "\(Double(year).bitPattern)"])
    }
  }

  private func shown(_ results: TableEvaluator.Results) -> [String] {
    let faults = results.faults.map { "\($0.row) \($0.column ?? -1) \($0.value ?? "") \($0.diagnostic.message)" }
    return results.columns.flatMap { column in
      // Numbers are compared by their bits, which is the same here.
      (0..<column.count).map { column.isGiven($0) ? "\(column.number($0))" : "none" }
    } + faults
  }

  /// Cents about zero, of either sign, at the edges of what fits and what the input may be, in a table of some blocks.
  private static func cents(_ random: inout Random, _ count: Int) -> [Int?] {
    let edges = [0, 1, -1, 50, 99, 700, 500_000_000, 500_000_001, -500_000_000, 1 << 49, -(1 << 50), 1 << 62]
    return (0..<count).map { _ in
      switch random.below(12) {
      case 0: nil
      case 1: edges[random.below(edges.count)]
      default: random.below(400_000_000)
      }
    }
  }

  private func texts(_ texts: [String], _ body: (MemoryColumn) throws -> [String]) throws -> [String] {
    let bytes = texts.flatMap { Array($0.utf8) }
    var offsets: [Int32] = [0]
    for text in texts { offsets.append((offsets.last ?? 0) + Int32(text.utf8.count)) }
    return try (bytes + [0]).withUnsafeBufferPointer { bytes in
      try offsets.withUnsafeBufferPointer { offsets in
        let (bytes, offsets) = (try #require(bytes.baseAddress), try #require(offsets.baseAddress))
        return try body(MemoryColumn(.texts(bytes, offsets)))
      }
    }
  }

  private func bits(_ isGiven: [Bool]) -> [UInt8] {
    var bits = [UInt8](repeating: 0, count: isGiven.count / 8 + 1)
    for (row, flag) in isGiven.enumerated() where flag { bits[row >> 3] |= 1 << UInt8(row & 7) }
    return bits
  }

  @Test(arguments: [1, 511, 513, 1500, 20_000])
  func layoutsAgreeWithTexts(count: Int) throws {
    var random = Random(seed: UInt64(count))
    let cents = Self.cents(&random, count)
    let written = cents.map { cents in
      cents.map { "\($0 < 0 ? "-" : "")\($0.magnitude / 100).\($0.magnitude % 100 / 10)\($0.magnitude % 10)" } ?? ""
    }
    for outputs in [Self.plain, ["twice", "large", "share"]] where count < 2000 || outputs == Self.plain {
      let expected = try texts(written) { shown(try evaluate($0, count, outputs)) }
      // Three rows before the first, so that nothing begins where its memory does.
      let given = bits([false, true, false] + cents.map { $0 != nil })
      let wide = [1, 2, 3] + cents.map { Int128($0 ?? -77) }
      let narrow = [1, 2, 3] + cents.map { Int64($0 ?? -77) }
      try given.withUnsafeBufferPointer { given in
        let validity = [(bits: try #require(given.baseAddress), offset: 3)]
        try wide.withUnsafeBytes { memory in
          let base = try #require(memory.baseAddress)
          let column = MemoryColumn(.decimals(base, bytes: 16, scale: 2), validity: validity, offset: 3)
          #expect(shown(try evaluate(column, count, outputs)) == expected)
        }
        try narrow.withUnsafeBytes { memory in
          let base = try #require(memory.baseAddress)
          let column = MemoryColumn(.decimals(base, bytes: 8, scale: 2), validity: validity, offset: 3)
          #expect(shown(try evaluate(column, count, outputs)) == expected)
        }
      }
    }
  }

  /// Columns of two facts, against what rules come to by arithmetic of its own: lengths about that of a block, amounts about
  /// zero, beyond what plans are made for, and beyond what an amount may be.
  @Test(arguments: [0, 1, 511, 512, 513, 1500])
  func resultsAreThoseOfTheRules(rows: Int) throws {
    let rulebook = try rulebook(
      input("m") + input("k", "count(5)") + rule("twice", "return 2 * case.m") + rule("fixed", "return exact(12.5)")
        + rule("eighth", "return exact(1) / 8", type: "rate")
        + rule("stepped", "if case.k > 2 then return floor(case.m / 3, 0.01) end return max(0, case.m)"))
    var job = try BatchJob(rulebook, outputs: ["stepped", "twice", "fixed", "eighth"])
    job.year = 2025
    var random = Random(seed: UInt64(rows + 1))
    let edges: [Int64] = [0, 1, -1, 199, -12_345, 7_000_001, 99_999_999_999, 1 << 52, 1 << 60]
    let amounts = (0..<rows).map { _ in edges[random.below(edges.count)] }
    let counts = (0..<rows).map { _ in UInt8(random.below(6)) }
    try (amounts + [0]).withUnsafeBytes { amounts in
      try (counts + [0]).withUnsafeBytes { counts in
        let columns = [
          MemoryColumn(.decimals(try #require(amounts.baseAddress), bytes: 8, scale: 2)),
          MemoryColumn(.integers(try #require(counts.baseAddress), bytes: 1, isSigned: false)),
        ]
        let results = try #require(
          TableEvaluator(job, header: ["m", "k"]).evaluate(columns, count: rows))
        func amount(_ row: Int) -> Int64 { amounts.load(fromByteOffset: row * 8, as: Int64.self) }
        let faulty = (0..<rows).filter { amount($0) == 1 << 60 }
        #expect(results.faults.map(\.row) == faulty)
        #expect(results.columns.allSatisfy { $0.count == rows && $0.nulls == faulty.count })
        for row in 0..<rows where amount(row) != 1 << 60 {
          let (amount, count) = (amount(row), counts[row])
          // floor(m / 3) of negative cents goes down.
          let third = amount >= 0 ? amount / 3 : -((-amount + 2) / 3)
          #expect(results.columns[0].number(row) == (count > 2 ? third : max(0, amount)))
          #expect(results.columns[1].number(row) == 2 * amount)
          #expect(results.columns[2].number(row) == 1250)
          #expect(Double(bitPattern: UInt64(bitPattern: results.columns[3].number(row))) == 0.125)
        }
      }
    }
  }

  /// The remarks on columns are those on the same table as text, whether they are evaluated at once or in parts.
  @Test func remarksAreThoseOfATable() throws {
    let rulebook = try rulebook(
      input("m", "money") + input("extra", "money", "default = 0,") + input("takes", "boolean", "default = true,")
        + rule("sum", "return case.takes and case.m + case.extra or case.m"))
    var job = try BatchJob(rulebook, outputs: ["sum"])
    job.year = 2025
    let texts = (0..<700).map { row in row % 5 == 0 ? "x" : row % 3 == 0 ? "" : "\(row)" }
    for fixed in ["takes", "extra"] {
      var job = job
      try job.give(fixed, fixed == "takes" ? "no" : "12")
      let header = ["m", fixed == "takes" ? "extra" : "takes"]
      let cells = header[1] == "extra" ? texts : (0..<700).map { $0 % 2 == 0 ? "no" : $0 % 7 == 0 ? "" : "yes" }
      let table = header.joined(separator: ",") + "\n" + cells.map { "1,\($0)\n" }.joined()
      let expected = try run(job, table).summary
      #expect(!expected.unused.isEmpty)
      for parts in [[700], [300, 400]] {
        let evaluator = try TableEvaluator(job, header: header)
        var start = 0
        for part in parts {
          let ones = [Int64](repeating: 1, count: part)
          _ = try ones.withUnsafeBytes { ones in
            try self.texts(Array(cells[start..<start + part])) { column in
              let amounts = MemoryColumn(.integers(try #require(ones.baseAddress), bytes: 8, isSigned: true))
              _ = try #require(evaluator.evaluate([amounts, column], count: part))
              return []
            }
          }
          start += part
        }
        let summary = evaluator.remarks.summary(try Calculator(rulebook))
        #expect(summary.rows == 700 && summary.faults == expected.faults)
        #expect(JSON.object(summary.fields).text() == JSON.object(expected.fields).text())
        #expect(summary.notes().map(\.plain) == expected.notes().map(\.plain))
      }
    }
  }

  /// The tariff of 2022 was changed on 27 May of that year.
  @Test func lawAsItWasKnown() throws {
    let rulebook = try Rulebook("de", in: DefinitionTests.rules)
    let calculator = try Calculator(rulebook)
    let euros: [Int64] = [30_000]
    for known in [CalendarDate("2022-01-15"), nil] {
      var job = try BatchJob(rulebook, outputs: ["est"])
      (job.year, job.known, job.given) = (2022, known, ["zve"])
      let evaluator = try TableEvaluator(job, header: ["zve"])
      var facts = try Case(rulebook, year: 2022)
      facts.known = known
      try facts.give("zve", .number(30_000))
      try euros.withUnsafeBytes { memory in
        let column = MemoryColumn(.integers(try #require(memory.baseAddress), bytes: 8, isSigned: true))
        let cents = try #require(evaluator.evaluate([column], count: 1)).columns[0].number(0)
        #expect(try calculator.evaluate("est", for: facts) == .number(Exact(Int(cents)).divided(by: 100)))
      }
      let plan = try PlanDescription(
        calculator, date: .lastDay(of: 2022), known: known, given: ["zve"], outputs: ["est"])
      #expect(plan.entries.contains { $0.formula?.contains("1088.67") == true } == (known == nil))
    }
  }

  @Test func wholeNumbersAreUnitsOfTheCurrency() throws {
    let euros: [Int64] = [0, 1, -3, 5_000_000, 5_000_001, .max, .min, 1 << 43, -(1 << 44)]
    let expected = try texts(euros.map { "\($0)" }) { shown(try evaluate($0, euros.count, Self.plain)) }
    let unsigned = euros.map { UInt64(bitPattern: $0) }
    let large = try texts(unsigned.map { "\($0)" }) { shown(try evaluate($0, euros.count, Self.plain)) }
    try euros.withUnsafeBytes { memory in
      let base = try #require(memory.baseAddress)
      let signed = MemoryColumn(.integers(base, bytes: 8, isSigned: true))
      #expect(shown(try evaluate(signed, euros.count, Self.plain)) == expected)
      let plain = MemoryColumn(.integers(base, bytes: 8, isSigned: false))
      #expect(shown(try evaluate(plain, euros.count, Self.plain)) == large)
    }
  }

  /// Halves go away from zero, also where adding one half would round up what is a little less.
  @Test func floatsAreReadAsTheyAreSaidToBe() throws {
    let below = 0.005.nextDown
    let floats = [0.29, 8.2, 1234.56, 100.125, -0.125, below, 0.0, .nan, 0.1 + 0.2, 4_999_999.999, 1e300, 0.07]
    let rows: [MemoryColumn.FloatReading: [Int64?]] = [
      .exact: [58, 1640, 246_912, nil, nil, nil, 0, 1400, nil, nil, nil, 14],
      .nearest: [58, 1640, 246_912, 20_026, -26, 0, 0, 1400, 60, 1_000_000_000, nil, 14],
      .down: [58, 1640, 246_912, 20_024, -26, 0, 0, 1400, 60, 999_999_998, nil, 14],
    ]
    try floats.withUnsafeBufferPointer { memory in
      let column = MemoryColumn(.doubles(try #require(memory.baseAddress)))
      for (reading, expected) in rows {
        let results = try evaluate(column, floats.count, ["twice"], floats: reading)
        let found = (0..<floats.count).map { results.columns[0].isGiven($0) ? results.columns[0].number($0) : nil }
        #expect(found == expected, "\(reading)")
      }
    }
  }

  @Test func amountsAreLaidOutAsTheyAreWanted() throws {
    let euros: [Int64] = [0, -3, 5_000_000, 9_000_000, 17]
    try euros.withUnsafeBytes { memory in
      let column = MemoryColumn(.integers(try #require(memory.baseAddress), bytes: 8, isSigned: true))
      for money in [ResultColumn.Money.decimal, .cents, .float] {
        let results = try evaluate(column, euros.count, ["twice"], money: money)
        #expect(results.columns[0].nulls == 1 && results.faults.map(\.row) == [3])
        let (values, bits) = results.columns[0].release()
        let base = try #require(values)
        #expect(bits?[0] == 0b10111)
        for (row, euros) in euros.enumerated() where row != 3 {
          switch money {
          case .decimal: #expect(base.load(fromByteOffset: row * 16, as: Int128.self) == Int128(euros) * 200)
          case .cents: #expect(base.load(fromByteOffset: row * 8, as: Int64.self) == euros * 200)
          case .float: #expect(base.load(fromByteOffset: row * 8, as: Double.self) == Double(euros) * 2)
          }
        }
        base.deallocate()
        bits?.deallocate()
      }
    }
  }

  /// The time of stopped rows counts only for their own table.
  @Test func aSlowTableDoesNotStopTheNext() throws {
    let rules = try rulebook(
      input("m", "money", "default = 0,")
        + rule("slow", "local n = 0 while case.m > 10 do n = n + 1 end for i = 1, 100000 do n = i end return n"))
    var job = try BatchJob(rules, outputs: ["slow"])
    (job.year, job.usesPlans, job.limits.seconds, job.limits.lostSeconds) = (2025, false, 0.05, 0.08)
    job.limits.instructions = .max / 2
    let evaluator = try TableEvaluator(job, header: ["m"])
    func faults(_ euros: [Int64]) throws -> [Int] {
      try euros.withUnsafeBytes { memory in
        let column = MemoryColumn(.integers(try #require(memory.baseAddress), bytes: 8, isSigned: true))
        return try #require(evaluator.evaluate([column], count: euros.count)).faults.map(\.row)
      }
    }
    #expect(try faults([1, 11, 12, 13, 2]) == [1, 2, 3, 4])
    evaluator.begin(Interruption())
    #expect(try faults([1, 2]) == [])
  }

  @Test func whoIsNotToGoOnHasNoResults() throws {
    let rulebook = try rulebook(Self.declarations)
    var job = try BatchJob(rulebook, outputs: ["twice"])
    job.year = 2025
    job.usesPlans = false
    let evaluator = try TableEvaluator(job, header: ["m"])
    let euros = [Int64](repeating: 1000, count: 3000)
    try euros.withUnsafeBytes { memory in
      let column = MemoryColumn(.integers(try #require(memory.baseAddress), bytes: 8, isSigned: true))
      var asked = 0
      let results = evaluator.evaluate([column], count: euros.count) {
        asked += 1
        return asked < 5
      }
      #expect(results == nil && asked == 5)
      // It may be used again.
      #expect(evaluator.evaluate([column], count: 10)?.columns[0].number(9) == 200_000)
    }
  }
}
