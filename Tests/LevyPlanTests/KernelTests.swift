import CLevyKernels
import Testing

/// Each operation of a plan against 128-bit arithmetic, at boundaries and for random numbers.
@Suite struct KernelTests {
  /// The expected result of an operation for its operands and constants; nil is a mark.
  typealias Meaning = @Sendable (_ a: Int128, _ b: Int128, _ c: Int128, _ k: Int128, _ m: Int128) -> Int128?

  struct Operation: Sendable, CustomTestStringConvertible {
    let code: levy_operation
    /// The registers that it reads.
    let operands: String
    let meaning: Meaning
    var testDescription: String { String(cString: levy_operation_meaning(code)) }

    init(_ code: levy_operation, _ operands: String, _ meaning: @escaping Meaning) {
      (self.code, self.operands, self.meaning) = (code, operands, meaning)
    }
  }

  static let operations: [Operation] = [
    .init(.ADD, "ab") { a, b, _, _, _ in a + b },
    .init(.SUBTRACT, "ab") { a, b, _, _, _ in a - b },
    .init(.MULTIPLY, "ab") { a, b, _, _, _ in a * b },
    .init(.ADD_CONSTANT, "a") { a, _, _, k, _ in a + k },
    .init(.SCALE, "a") { a, _, _, k, _ in a * k },
    .init(.ABSOLUTE, "a") { a, _, _, _, _ in abs(a) },
    .init(.MINIMUM, "ab") { a, b, _, _, _ in min(a, b) },
    .init(.MAXIMUM, "ab") { a, b, _, _, _ in max(a, b) },
    .init(.MINIMUM_CONSTANT, "a") { a, _, _, k, _ in min(a, k) },
    .init(.MAXIMUM_CONSTANT, "a") { a, _, _, k, _ in max(a, k) },
    .init(.FLOOR_BY, "a") { a, _, _, k, _ in k > 0 ? floor(a, k) : nil },
    .init(.CEIL_BY, "a") { a, _, _, k, _ in k > 0 ? -floor(-a, k) : nil },
    .init(.TRUNCATE_BY, "a") { a, _, _, k, _ in k > 0 ? a / k : nil },
    .init(.ROUND_BY, "a") { a, _, _, k, _ in k > 0 ? round(a, k) : nil },
    .init(.ROUND_EVEN_BY, "a") { a, _, _, k, _ in k > 0 ? roundEven(a, k) : nil },
    .init(.ROUND_DOWN_BY, "a") { a, _, _, k, _ in k > 0 ? roundDown(a, k) : nil },
    .init(.FLOOR_QUOTIENT, "ab") { a, b, _, _, _ in b == 0 ? nil : floor(a, b) },
    .init(.CEIL_QUOTIENT, "ab") { a, b, _, _, _ in b == 0 ? nil : -floor(-a, b) },
    .init(.TRUNCATE_QUOTIENT, "ab") { a, b, _, _, _ in b == 0 ? nil : a / b },
    .init(.ROUND_QUOTIENT, "ab") { a, b, _, _, _ in b == 0 ? nil : round(a, b) },
    .init(.ROUND_EVEN_QUOTIENT, "ab") { a, b, _, _, _ in b == 0 ? nil : roundEven(a, b) },
    .init(.ROUND_DOWN_QUOTIENT, "ab") { a, b, _, _, _ in b == 0 ? nil : roundDown(a, b) },
    .init(.LESS, "ab") { a, b, _, _, _ in a < b ? 1 : 0 },
    .init(.LESS_OR_EQUAL, "ab") { a, b, _, _, _ in a <= b ? 1 : 0 },
    .init(.EQUAL, "ab") { a, b, _, _, _ in a == b ? 1 : 0 },
    .init(.LESS_CONSTANT, "a") { a, _, _, k, _ in a < k ? 1 : 0 },
    .init(.LESS_OR_EQUAL_CONSTANT, "a") { a, _, _, k, _ in a <= k ? 1 : 0 },
    .init(.EQUAL_CONSTANT, "a") { a, _, _, k, _ in a == k ? 1 : 0 },
    .init(.CONSTANT, "") { _, _, _, k, _ in k },
    .init(.POISON, "ab") { a, _, _, _, _ in a },
    .init(.INDIVISIBLE, "a") { a, _, _, k, _ in k > 0 && a % k != 0 ? a : nil },
    .init(.DIVIDE, "a") { a, _, _, k, _ in k > 0 && a % k == 0 ? a / k : nil },
    .init(.WITHIN, "a") { a, _, _, k, m in a >= k && a <= m ? a : nil },
  ]

  /// Numbers around zero, the divisors' multiples and the limit of narrow columns, and random ones of all sizes.
  static let numbers: [Int128] = {
    var found: [Int128] = [0, 1, -1, 2, -2, 1 << 50, -(1 << 50)]
    for divisor in divisors {
      for multiple: Int128 in [1, 2, 3, 7, (1 << 49) / divisor] {
        for offset: Int128 in [-1, 0, 1] { found += [multiple * divisor + offset, -multiple * divisor + offset] }
        found += [(2 * multiple + 1) * divisor / 2, -(2 * multiple + 1) * divisor / 2]
      }
    }
    // The same in every run, so that what fails once fails again.
    var state: UInt64 = 2025
    for size in 1...50 {
      for _ in 0..<4 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let number = Int128(state >> 12) % (Int128(1) << size)
        found.append(state >> 11 & 1 == 0 ? number : -number)
      }
    }
    return found.filter { abs($0) <= 1 << 50 }
  }()

  static let divisors: [Int128] = [1, 2, 3, 5, 7, 10, 12, 100, 365, 10_000, 1_000_000, 12_345_679, 1 << 27, 1 << 40]

  @Test("an operation gives what its meaning says, marks passed on", arguments: operations)
  func narrow(_ operation: Operation) throws {
    let limit: Int128 = 1 << 53
    var checked = 0
    for k in Self.divisors + [0, -1, -3, -100] {
      let m: Int128 = k == 1 ? 7 : k * 3 - 11
      // Each number beside others, and beside its neighbour in size.
      let pairs = Self.numbers.indices.map { place in
        (Self.numbers[place], Self.numbers[(place * 7 + Int(truncatingIfNeeded: k & 0xff)) % Self.numbers.count])
      }
      for start in stride(from: 0, to: pairs.count, by: 511) {
        let part = Array(pairs[start..<min(start + 511, pairs.count)])
        let rows = part.count + 1
        var block = Block(operation.code, k: k, m: m)
        for (row, (a, b)) in part.enumerated() { block.fill(row, Double(a), Double(b), 1) }
        // A row that is marked already stays so.
        block.fill(rows - 1, .nan, .nan, .nan)
        let results = block.run(rows)
        for (row, (a, b)) in part.enumerated() {
          let wanted = operation.meaning(a, b, 1, k, m)
          // Cases that the lowering never produces: results beyond exact doubles, divisors below one.
          if let wanted, abs(wanted) >= limit { continue }
          if wanted == nil, Self.dividesByConstant(operation.code), k <= 0 { continue }
          checked += 1
          let found = results[row]
          #expect(wanted.map { Double($0) == found } ?? found.isNaN, "a=\(a) b=\(b) k=\(k) m=\(m): \(found)")
        }
        if !operation.operands.isEmpty { #expect(results[rows - 1].isNaN) }
      }
    }
    #expect(checked > 1000)
  }

  private static func dividesByConstant(_ code: levy_operation) -> Bool {
    [
      .FLOOR_BY, .CEIL_BY, .TRUNCATE_BY, .ROUND_BY, .ROUND_EVEN_BY, .ROUND_DOWN_BY, .DIVIDE,
      .INDIVISIBLE,
    ].contains(code)
  }

  @Test("a mark in either operand marks the result", arguments: operations.filter { $0.operands == "ab" })
  func marks(_ operation: Operation) {
    for (a, b) in [(Double.nan, 3.0), (3.0, .nan), (.nan, .nan)] {
      var block = Block(operation.code, k: 1, m: 1)
      block.fill(0, a, b, 1)
      #expect(block.run(1)[0].isNaN, "\(a) \(b)")
    }
  }

  @Test("a choice takes one operand, and is marked where its question is")
  func choices() {
    let marked = Double.nan
    let codes: [(levy_operation, Double, Int)] = [(.SELECT, 1, 0), (.SELECT_LESS, 4, 5), (.SELECT_EQUAL, 5, 5)]
    for (code, c, k) in codes {
      for (chooser, a, b, wanted) in [
        (c, 7.0, 8.0, 7.0), (c, 7, marked, 7), (c == 1 ? 0 : 6, 7, 8, 8), (c == 1 ? 0 : 6, marked, 8, 8),
      ] {
        var block = Block(code, k: Int128(k), m: 0)
        block.fill(0, a, b, chooser)
        #expect(block.run(1)[0] == wanted)
      }
      for (chooser, a, b) in [(marked, 7.0, 8.0), (c, marked, 8)] {
        var block = Block(code, k: Int128(k), m: 0)
        block.fill(0, a, b, chooser)
        #expect(block.run(1)[0].isNaN)
      }
    }
  }

  @Test("a choice between bands takes the operand of the number's band")
  func bands() {
    let marked = Double.nan
    let rows: [(c: Double, a: Double, b: Double, e: Double, wanted: Double?)] = [
      (4, 7, 8, 9, 7), (5, 7, 8, 9, 8), (9, 7, 8, 9, 8), (10, 7, 8, 9, 9), (-1, 7, marked, marked, 7),
      (5, marked, 8, marked, 8), (10, marked, marked, 9, 9), (marked, 7, 8, 9, nil), (5, 7, marked, 9, nil),
    ]
    check(Block(.SELECT_BAND, k: 5, m: 10), rows)
  }

  @Test("a choice compares two operands, and is marked where one of them is")
  func comparingChoices() {
    let marked = Double.nan
    let rows: [(c: Double, a: Double, b: Double, e: Double, wanted: Double?)] = [
      (4, 7, 8, 5, 7), (5, 7, 8, 5, 8), (6, marked, 8, 5, 8), (4, 7, marked, 5, 7), (4, marked, 8, 5, nil),
      (marked, 7, 8, 5, nil), (4, 7, 8, marked, nil),
    ]
    check(Block(.SELECT_UNDER, k: 0, m: 0), rows)
  }

  private func check(
    _ block: Block, _ rows: [(c: Double, a: Double, b: Double, e: Double, wanted: Double?)]
  ) {
    var block = block
    for (place, row) in rows.enumerated() { block.fill(place, row.a, row.b, row.c, row.e) }
    for (row, found) in zip(rows, block.run(rows.count)) {
      #expect(row.wanted.map { $0 == found } ?? found.isNaN, "\(row): \(found)")
    }
  }

  @Test("a look-up beyond its table gives the nearest value")
  func lookups() {
    var block = Block(.LOOKUP, k: 1, m: 0)
    block.instruction.high = 1
    block.instruction.low = 3
    let rows: [(Double, Double)] = [(-1e15, 20), (-1, 20), (0, 20), (1, 30), (2, 40), (3, 40), (1e15, 40)]
    for (row, (number, _)) in rows.enumerated() { block.fill(row, number, 0, 0) }
    block.fill(rows.count, .nan, 0, 0)
    let results = block.run(rows.count + 1, tables: [10, 20, 30, 40, 50])
    for (row, (_, wanted)) in rows.enumerated() { #expect(results[row] == wanted) }
    #expect(results[rows.count].isNaN)
  }

  @Test("every operation on narrow columns is tested here")
  func complete() {
    let others: [levy_operation] = [
      .SELECT, .SELECT_LESS, .SELECT_EQUAL, .SELECT_BAND, .SELECT_UNDER, .LOOKUP,
    ]
    let made = StepTests.made.flatMap { made in StepTests.steps.indices.map { made.code.rawValue + UInt32($0) } }
    let tested = Set((Self.operations.map(\.code) + others).map(\.rawValue) + made)
    #expect(tested == Set(0..<levy_operation.WIDEN.rawValue))
  }

  // MARK: Reference

  static func floor(_ a: Int128, _ b: Int128) -> Int128 {
    let (quotient, rest) = a.quotientAndRemainder(dividingBy: b)
    return rest != 0 && (rest < 0) != (b < 0) ? quotient - 1 : quotient
  }

  /// Halves away from zero.
  static func round(_ a: Int128, _ b: Int128) -> Int128 {
    let quotient = floor(2 * abs(a) + abs(b), 2 * abs(b))
    return (a < 0) != (b < 0) ? -quotient : quotient
  }

  /// Halves towards zero.
  static func roundDown(_ a: Int128, _ b: Int128) -> Int128 {
    let quotient = -floor(abs(b) - 2 * abs(a), 2 * abs(b))
    return (a < 0) != (b < 0) ? -quotient : quotient
  }

  /// Halves to the even number.
  static func roundEven(_ a: Int128, _ b: Int128) -> Int128 {
    let down = floor(a, b)
    let twice = 2 * (a - down * b)
    if twice == b { return down % 2 == 0 ? down : down + 1 }
    return abs(twice) > abs(b) ? down + 1 : down
  }
}
