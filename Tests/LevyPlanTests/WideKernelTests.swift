import CLevyKernels
import Testing

/// Each operation on 128-bit columns against arithmetic that is checked for overflow, at boundaries and for random numbers.
@Suite struct WideKernelTests {
  /// The expected result of an operation; nil is a mark.
  typealias Meaning = @Sendable (_ a: Int128, _ b: Int128) -> Int128?

  struct Operation: Sendable, CustomTestStringConvertible {
    let code: levy_operation
    let isOfOne: Bool
    let meaning: Meaning
    var testDescription: String { "wide " + String(cString: levy_operation_meaning(code)) }

    init(_ code: levy_operation, isOfOne: Bool = false, _ meaning: @escaping Meaning) {
      (self.code, self.isOfOne, self.meaning) = (code, isOfOne, meaning)
    }
  }

  /// Those whose results are wide.
  static let operations: [Operation] = [
    .init(.WIDE_ADD) { a, b in a + b },
    .init(.WIDE_SUBTRACT) { a, b in a - b },
    .init(.WIDE_MULTIPLY) { a, b in a * b },
    .init(.WIDE_ABSOLUTE, isOfOne: true) { a, _ in abs(a) },
    .init(.WIDE_MINIMUM) { a, b in min(a, b) },
    .init(.WIDE_MAXIMUM) { a, b in max(a, b) },
    .init(.WIDE_FLOOR_QUOTIENT) { a, b in b == 0 ? nil : KernelTests.floor(a, b) },
    .init(.WIDE_CEIL_QUOTIENT) { a, b in b == 0 ? nil : -KernelTests.floor(-a, b) },
    .init(.WIDE_TRUNCATE_QUOTIENT) { a, b in b == 0 ? nil : a / b },
    .init(.WIDE_ROUND_QUOTIENT) { a, b in b == 0 ? nil : KernelTests.round(a, b) },
    .init(.WIDE_ROUND_EVEN_QUOTIENT) { a, b in b == 0 ? nil : KernelTests.roundEven(a, b) },
    .init(.WIDE_ROUND_DOWN_QUOTIENT) { a, b in b == 0 ? nil : KernelTests.roundDown(a, b) },
    .init(.WIDE_INDIVISIBLE) { a, b in b == 0 || a % b == 0 ? nil : a },
  ]

  /// Those whose results are answers.
  static let comparisons: [Operation] = [
    .init(.WIDE_LESS) { a, b in a < b ? 1 : 0 },
    .init(.WIDE_LESS_OR_EQUAL) { a, b in a <= b ? 1 : 0 },
    .init(.WIDE_EQUAL) { a, b in a == b ? 1 : 0 },
  ]

  static let limit: Int128 = 1 << 120

  /// Numbers around zero, where 64 bits end, around the divisors' multiples and the limit, and random ones of all sizes.
  static let numbers: [Int128] = {
    var found: [Int128] = [0, 1, -1, 2, -2]
    for power in [31, 32, 50, 53, 62, 63, 64, 65, 100, 119, 120] {
      for offset: Int128 in [-1, 0, 1] { found += [(1 << power) + offset, -(1 << power) + offset] }
    }
    for divisor: Int128 in [3, 100, 365, 10_000, 1_000_000, 12_345_679, 1 << 40, (1 << 61) + 1] {
      for multiple: Int128 in [1, 7, (1 << 49) / divisor, (1 << 119) / divisor] {
        for offset: Int128 in [-1, 0, 1] { found += [multiple * divisor + offset, -multiple * divisor + offset] }
        found += [(2 * multiple + 1) * divisor / 2, -(2 * multiple + 1) * divisor / 2]
      }
    }
    // The same in every run, so that what fails once fails again.
    var state: UInt64 = 2026
    func random() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state
    }
    for size in 1...120 {
      for _ in 0..<2 {
        let number = (Int128(random() >> 4) << 60 | Int128(random() >> 4)) % (Int128(1) << size)
        found.append(random() >> 33 & 1 == 0 ? number : -number)
      }
    }
    return found.filter { abs($0) <= limit }
  }()

  /// Each number beside many others, by turns of them.
  static func pairs(_ turn: Int) -> [(Int128, Int128)] {
    numbers.indices.map { (numbers[$0], numbers[($0 * 7 + turn) % numbers.count]) }
  }

  private static func isBeyond(_ operation: Operation, _ a: Int128, _ b: Int128) -> Bool {
    // Cases that the lowering never produces.
    guard operation.code == .WIDE_MULTIPLY else { return false }
    let (product, overflow) = a.multipliedReportingOverflow(by: b)
    return overflow || product.magnitude > limit.magnitude
  }

  @Test("an operation gives what its meaning says, marks passed on", arguments: operations)
  func wide(_ operation: Operation) {
    var checked = 0
    for turn in 0..<Self.numbers.count where turn % 5 == 0 || turn < 40 {
      let pairs = Self.pairs(turn).filter { !Self.isBeyond(operation, $0, $1) }
      for start in stride(from: 0, to: pairs.count, by: 509) {
        let part = Array(pairs[start..<min(start + 509, pairs.count)])
        var block = WideBlock(operation.code)
        for (row, (a, b)) in part.enumerated() { block.fill(row, a, b) }
        // Rows that are marked already stay so.
        let marked = [(WideBlock.mark, 3), (3, WideBlock.mark), (WideBlock.mark, WideBlock.mark)]
        for (place, (a, b)) in marked.enumerated() { block.fill(part.count + place, a, b) }
        let results = block.run(part.count + marked.count)
        guard results.count == part.count + marked.count else {
          Issue.record("another result where the target is an operand")
          return
        }
        for (row, (a, b)) in part.enumerated() {
          checked += 1
          let wanted = operation.meaning(a, b)
          if results[row] != wanted { Issue.record("a=\(a) b=\(b): \(results[row].map(String.init) ?? "marked")") }
        }
        #expect(results[part.count] == nil)
        #expect(operation.isOfOne || results[part.count + 1] == nil)
        #expect(results[part.count + 2] == nil)
      }
    }
    #expect(checked > 10_000)
  }

  @Test("a comparison answers, or is marked", arguments: comparisons)
  func comparison(_ operation: Operation) {
    for turn in 0..<40 {
      // A number beside itself too.
      let pairs = Array((Self.pairs(turn) + Self.numbers.map { ($0, $0) }).prefix(509))
      var block = WideBlock(operation.code)
      for (row, (a, b)) in pairs.enumerated() { block.fill(row, a, b) }
      block.fill(pairs.count, WideBlock.mark, 3)
      block.fill(pairs.count + 1, 3, WideBlock.mark)
      let results = block.runNarrow(pairs.count + 2)
      for (row, (a, b)) in pairs.enumerated() {
        #expect(operation.meaning(a, b).map(Double.init) == results[row], "\(a) \(b)")
      }
      #expect(results[pairs.count].isNaN && results[pairs.count + 1].isNaN)
    }
  }

  @Test("narrow numbers become wide ones and come back")
  func conversions() {
    let narrow = Self.numbers.filter { abs($0) <= 1 << 53 }
    #expect(narrow.count > 100)
    for start in stride(from: 0, to: narrow.count, by: 500) {
      let part = Array(narrow[start..<min(start + 500, narrow.count)])
      var (widening, narrowing) = (WideBlock(.WIDEN), WideBlock(.NARROW))
      for (row, number) in part.enumerated() {
        widening.fill(row, 0, narrow: Double(number))
        narrowing.fill(row, number)
      }
      widening.fill(part.count, 0, narrow: .nan)
      narrowing.fill(part.count, WideBlock.mark)
      #expect(widening.run(part.count + 1, readsNarrow: true) == part + [nil])
      let narrowed = narrowing.runNarrow(part.count + 1)
      #expect(narrowed.dropLast() == part.map(Double.init)[...])
      #expect(narrowed[part.count].isNaN)
    }
    // If only the mark is needed, a number may be too large for a narrow column.
    var large = WideBlock(.NARROW)
    large.fill(0, Self.limit)
    large.fill(1, -Self.limit)
    #expect(large.runNarrow(2) == [0x1p120, -0x1p120])
  }

  @Test("a choice takes one operand, and is marked where its question is")
  func choices() {
    var block = WideBlock(.WIDE_SELECT)
    let rows: [(a: Int128, b: Int128, chooser: Double, wanted: Int128?)] = [
      (7, 8, 1, 7), (7, 8, 0, 8), (7, WideBlock.mark, 1, 7), (WideBlock.mark, 8, 0, 8), (WideBlock.mark, 8, 1, nil),
      (7, 8, .nan, nil), (Self.limit, -Self.limit, 1, Self.limit), (Self.limit, -Self.limit, 0, -Self.limit),
    ]
    for (row, each) in rows.enumerated() { block.fill(row, each.a, each.b, narrow: 0, each.chooser) }
    #expect(block.run(rows.count) == rows.map(\.wanted))
  }

  @Test("a constant has all its digits")
  func constants() {
    for number in Self.numbers + [WideBlock.mark] {
      var block = WideBlock(.WIDE_CONSTANT)
      block.constant = number
      #expect(block.run(2) == (number == WideBlock.mark ? [nil, nil] : [number, number]))
    }
  }

  @Test("every operation on wide columns is tested here")
  func complete() {
    let others: [levy_operation] = [.WIDEN, .NARROW, .WIDE_CONSTANT, .WIDE_SELECT]
    let tested = Set((Self.operations.map(\.code) + Self.comparisons.map(\.code) + others).map(\.rawValue))
    #expect(tested == Set(levy_operation.WIDEN.rawValue..<UInt32(LEVY_OPERATION_COUNT)))
    #expect(String(cString: levy_operation_meaning(.WIDE_SELECT)) == "c ? a : b")
  }
}
