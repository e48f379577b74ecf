import CLevyKernels
import Testing

@testable import LevyPlan

/// Choices between columns give what they say, however they are arranged.
@Suite struct SelectionTests {
  /// A column, and what it holds in each row; nil where the row is marked.
  private struct Made {
    let register: Register
    let values: [Int128?]
  }

  private struct Generator {
    var state: UInt64
    mutating func below(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }

  private static let rows = 64

  @Test("random choices between random columns, narrow and wide, marked and not", arguments: 1...60)
  func random(_ seed: Int) {
    var random = Generator(state: UInt64(seed))
    var program = ColumnProgram()
    var inputs: [Made] = []
    for _ in 0..<3 {
      let values = (0..<Self.rows).map { _ in Int128(random.below(9) - 4) }
      inputs.append(Made(register: program.addInput(), values: values))
    }
    var narrow = inputs
    var wide: [Made] = []
    func pick(_ all: [Made]) -> Made { all[random.below(all.count)] }
    func both(_ a: Made, _ b: Made, _ result: (Int128, Int128) -> Int128?) -> [Int128?] {
      zip(a.values, b.values).map { x, y in x.flatMap { x in y.flatMap { result(x, $0) } } }
    }
    for _ in 0..<60 {
      let (a, b) = (pick(narrow), pick(narrow))
      // Small enough to stay exact over many steps.
      let isSmall = zip(a.values, b.values).allSatisfy { abs($0 ?? 0) < 1 << 20 && abs($1 ?? 0) < 1 << 20 }
      switch random.below(15) {
      case 0, 1:
        let sum = program.add(.ADD, a.register, b.register)
        if isSmall { narrow.append(Made(register: sum, values: both(a, b) { $0 + $1 })) }
      case 2 where isSmall:
        narrow.append(
          Made(register: program.add(.MULTIPLY, a.register, b.register), values: both(a, b) { $0 * $1 }))
      case 3 where isSmall:
        let shifted = program.add(.ADD_CONSTANT, a.register, constant: 3)
        narrow.append(Made(register: shifted, values: a.values.map { $0.map { $0 + 3 } }))
      case 4:
        let quotient = program.add(.TRUNCATE_QUOTIENT, a.register, b.register)
        narrow.append(Made(register: quotient, values: both(a, b) { $1 == 0 ? nil : $0 / $1 }))
      case 7:
        narrow.append(
          Made(register: program.add(.SUBTRACT, a.register, b.register), values: both(a, b) { $0 - $1 }))
      case 8:
        narrow.append(
          Made(register: program.add(.MAXIMUM, a.register, b.register), values: both(a, b) { max($0, $1) }))
      case 9:
        narrow.append(
          Made(register: program.add(.MINIMUM, a.register, b.register), values: both(a, b) { min($0, $1) }))
      case 10:
        let factor = random.below(2) == 0 ? -1.0 : 2.0
        let values = a.values.map { $0.map { $0 * Int128(factor) } }
        narrow.append(Made(register: program.add(.SCALE, a.register, constant: factor), values: values))
      case 11:
        let bound = Int128(random.below(7) - 3)
        let bounded = program.add(.MAXIMUM_CONSTANT, a.register, constant: Double(bound))
        narrow.append(Made(register: bounded, values: a.values.map { $0.map { max($0, bound) } }))
      case 12:
        let (least, most) = (a.values.compactMap(\.self).min() ?? 0, a.values.compactMap(\.self).max() ?? 0)
        let above = program.addIdleBound(.MAXIMUM_CONSTANT, a.register, Double(least))
        narrow.append(Made(register: above, values: a.values))
        let below = program.addIdleBound(.MINIMUM_CONSTANT, above, Double(most))
        narrow.append(Made(register: below, values: a.values))
      case 5: wide.append(Made(register: program.add(.WIDEN, a.register), values: a.values))
      case 6 where !wide.isEmpty && isSmall:
        let (x, y) = (pick(wide), pick(wide))
        wide.append(Made(register: program.add(.WIDE_ADD, x.register, y.register), values: both(x, y) { $0 + $1 }))
      default:
        let question = pick(narrow)
        let chooser = program.add(.LESS_CONSTANT, question.register, constant: 1)
        let isWide = !wide.isEmpty && random.below(2) == 0
        let (x, y) = isWide ? (pick(wide), pick(wide)) : (a, b)
        let values = question.values.indices.map { row in
          question.values[row].flatMap { $0 < 1 ? x.values[row] : y.values[row] }
        }
        let made = Made(register: program.select(x.register, y.register, chooser), values: values)
        if isWide { wide.append(made) } else { narrow.append(made) }
      }
    }
    for one in wide { narrow.append(Made(register: program.add(.NARROW, one.register), values: one.values)) }
    check(program, inputs, narrow)
  }

  private func check(_ program: ColumnProgram, _ inputs: [Made], _ results: [Made]) {
    let compact = program.compacted(inputs: inputs.map(\.register), outputs: results.map(\.register))
    var columns = [Double](repeating: 0, count: compact.program.registerCount * Int(LEVY_BLOCK))
    for (input, register) in zip(inputs, compact.inputs) {
      for (row, value) in input.values.enumerated() { columns[register.start + row] = Double(value ?? 0) }
    }
    columns.withUnsafeMutableBufferPointer { buffer in
      if let base = buffer.baseAddress { compact.program.run(base, rows: Self.rows) }
    }
    for (result, register) in zip(results, compact.outputs) {
      for (row, value) in result.values.enumerated() {
        let found = columns[register.start + row]
        #expect(value.map { Double($0) == found } ?? found.isNaN, "\(result.register) row \(row): \(found)")
      }
    }
  }

  @Test("a sum of two tariffs of bands takes as many choices as both have bands")
  func bands() {
    var program = ColumnProgram()
    let (a, b) = (program.addInput(), program.addInput())
    func isBelow(_ x: Register, _ band: Int) -> Register {
      program.add(.LESS_CONSTANT, x, constant: Double(8 - band))
    }
    func tax(_ x: Register, _ band: Int) -> Register { program.add(.SCALE, x, constant: Double(band + 2)) }
    // As a rule is followed: for each band of one all bands of the other.
    func sums(_ band: Int) -> Register {
      let one = tax(a, band)
      return (1..<8).reduce(program.add(.ADD, one, tax(b, 0))) { rest, other in
        let sum = program.add(.ADD, one, tax(b, other))
        return program.select(sum, rest, isBelow(b, other))
      }
    }
    let whole = (1..<8).reduce(sums(0)) { rest, band in
      let sum = sums(band)
      return program.select(sum, rest, isBelow(a, band))
    }
    let compact = program.compacted(inputs: [a, b], outputs: [whole])
    #expect(compact.program.instructions.count <= 2 * (8 + 7 + 7) + 1)
  }

  /// Twice the difference of a tariff at two incomes, but a share of a third at least, as of classes V and VI: a rule is
  /// followed for each pair of bands, and where both are 0 it is the share.
  @Test("a difference of two tariffs with a bound takes as many choices as both have bands")
  func boundedDifferences() {
    var random = Generator(state: 7)
    var program = ColumnProgram()
    let inputs = (0..<3).map { _ in
      Made(register: program.addInput(), values: (0..<Self.rows).map { _ in Int128(random.below(40)) })
    }
    let (a, b, share) = (inputs[0], inputs[1], inputs[2])
    let (limits, bands) = ([10, 20, 30], 4)
    func tax(_ x: Register, _ band: Int) -> Register { program.add(.SCALE, x, constant: Double(band + 2)) }
    func value(_ x: Int128) -> Int128 {
      let band = limits.count { x >= $0 }
      return band == 0 ? 0 : x * Int128(band + 2)
    }
    func bounded(_ one: Int, _ other: Int) -> Register {
      if one + other == 0 { return program.addIdleBound(.MAXIMUM_CONSTANT, share.register, 0) }
      let difference =
        other == 0
        ? tax(a.register, one)
        : one == 0
          ? program.add(.ADD_CONSTANT, program.add(.SCALE, tax(b.register, other), constant: -1))
          : program.add(.SUBTRACT, tax(a.register, one), tax(b.register, other))
      return program.add(.MAXIMUM, program.add(.SCALE, difference, constant: 2), share.register)
    }
    func chosen(_ column: Register, _ made: (Int) -> Register) -> Register {
      (0..<bands - 1).reversed().reduce(made(bands - 1)) { rest, band in
        let isBelow = program.add(.LESS_CONSTANT, column, constant: Double(limits[band]))
        let one = made(band)
        return program.select(one, rest, isBelow)
      }
    }
    let whole = chosen(a.register) { one in chosen(b.register) { bounded(one, $0) } }
    let values = (0..<Self.rows).map { row -> Int128? in
      max(2 * (value(a.values[row] ?? 0) - value(b.values[row] ?? 0)), share.values[row] ?? 0)
    }
    check(program, inputs, [Made(register: whole, values: values)])
    let compact = program.compacted(inputs: inputs.map(\.register), outputs: [whole])
    #expect(compact.program.instructions.count <= 2 * (3 + 3) + 4)
  }

  /// A choice between two incomes, and twice the tariff of half an income: the income is looked up.
  @Test("a tariff of one column or another is done once")
  func shapes() {
    var random = Generator(state: 11)
    var program = ColumnProgram()
    let inputs = (0..<3).map { _ in
      Made(register: program.addInput(), values: (0..<Self.rows).map { _ in Int128(random.below(40)) })
    }
    func tax(_ x: Register) -> Register {
      (1..<4).reduce(program.add(.CONSTANT)) { rest, band in
        let isBelow = program.add(.LESS_CONSTANT, x, constant: Double(10 * band))
        let squared = program.add(.MULTIPLY, x, program.add(.ADD_CONSTANT, x, constant: Double(band)))
        return program.add(.SELECT, rest, squared, isBelow)
      }
    }
    func value(_ x: Int128) -> Int128 {
      (1..<4).reduce(0) { rest, band in x < 10 * band ? rest : x * (x + Int128(band)) }
    }
    let isSecond = program.add(.EQUAL_CONSTANT, inputs[2].register, constant: 3)
    let (one, two) = (tax(inputs[0].register), program.add(.SCALE, tax(inputs[1].register), constant: 2))
    let whole = program.select(two, one, isSecond)
    let values = (0..<Self.rows).map { row -> Int128? in
      inputs[2].values[row] == 3 ? 2 * value(inputs[1].values[row] ?? 0) : value(inputs[0].values[row] ?? 0)
    }
    check(program, inputs, [Made(register: whole, values: values)])
    let alone = program.compacted(inputs: inputs.map(\.register), outputs: [one])
    let both = program.compacted(inputs: inputs.map(\.register), outputs: [whole])
    #expect(both.program.instructions.count <= alone.program.instructions.count + 6)
  }

  /// A column that both sides have is not the one that they differ in, even if it is one of these.
  @Test("what both sides read stays theirs")
  func sharedOperands() {
    var program = ColumnProgram()
    let inputs = (0..<3).map { place in
      Made(register: program.addInput(), values: (0..<Self.rows).map { row in Int128(row * (place + 2) % 11) })
    }
    let (p, q) = (inputs[0].register, inputs[1].register)
    func made(_ x: Register) -> Register {
      (1..<8).reduce(program.add(.ADD, p, x)) { sum, step in
        program.add(.MULTIPLY, program.add(.ADD_CONSTANT, sum, constant: Double(step)), x)
      }
    }
    func value(_ p: Int128, _ x: Int128) -> Int128 { (1..<8).reduce(p + x) { ($0 + Int128($1)) * x } }
    let isSmall = program.add(.LESS_CONSTANT, inputs[2].register, constant: 5)
    let whole = program.select(made(p), made(q), isSmall)
    let values = (0..<Self.rows).map { row -> Int128? in
      let (p, q, c) = (inputs[0].values[row] ?? 0, inputs[1].values[row] ?? 0, inputs[2].values[row] ?? 0)
      return value(p, c < 5 ? p : q)
    }
    check(program, inputs, [Made(register: whole, values: values)])
  }

  @Test("a look-up of the same figures is done once")
  func lookups() {
    var program = ColumnProgram()
    let a = program.addInput()
    #expect(program.addLookup(a, [1, 2, 3], first: 0) == program.addLookup(a, [1, 2, 3], first: 0))
    #expect(program.tables == [1, 2, 3])
  }
}
