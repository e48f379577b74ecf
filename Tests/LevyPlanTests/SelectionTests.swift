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
      switch random.below(9) {
      case 0, 1:
        let sum = program.add(LEVY_ADD, a.register, b.register)
        if isSmall { narrow.append(Made(register: sum, values: both(a, b) { $0 + $1 })) }
      case 2 where isSmall:
        narrow.append(
          Made(register: program.add(LEVY_MULTIPLY, a.register, b.register), values: both(a, b) { $0 * $1 }))
      case 3 where isSmall:
        let shifted = program.add(LEVY_ADD_CONSTANT, a.register, constant: 3)
        narrow.append(Made(register: shifted, values: a.values.map { $0.map { $0 + 3 } }))
      case 4:
        let quotient = program.add(LEVY_TRUNCATE_QUOTIENT, a.register, b.register)
        narrow.append(Made(register: quotient, values: both(a, b) { $1 == 0 ? nil : $0 / $1 }))
      case 5: wide.append(Made(register: program.add(LEVY_WIDEN, a.register), values: a.values))
      case 6 where !wide.isEmpty && isSmall:
        let (x, y) = (pick(wide), pick(wide))
        wide.append(Made(register: program.add(LEVY_WIDE_ADD, x.register, y.register), values: both(x, y) { $0 + $1 }))
      default:
        let question = pick(narrow)
        let chooser = program.add(LEVY_LESS_CONSTANT, question.register, constant: 1)
        let isWide = !wide.isEmpty && random.below(2) == 0
        let (x, y) = isWide ? (pick(wide), pick(wide)) : (a, b)
        let values = question.values.indices.map { row in
          question.values[row].flatMap { $0 < 1 ? x.values[row] : y.values[row] }
        }
        let made = Made(register: program.select(x.register, y.register, chooser), values: values)
        if isWide { wide.append(made) } else { narrow.append(made) }
      }
    }
    for one in wide { narrow.append(Made(register: program.add(LEVY_NARROW, one.register), values: one.values)) }
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
      program.add(LEVY_LESS_CONSTANT, x, constant: Double(8 - band))
    }
    func tax(_ x: Register, _ band: Int) -> Register { program.add(LEVY_SCALE, x, constant: Double(band + 2)) }
    // As a rule is followed: for each band of one all bands of the other.
    func sums(_ band: Int) -> Register {
      let one = tax(a, band)
      return (1..<8).reduce(program.add(LEVY_ADD, one, tax(b, 0))) { rest, other in
        let sum = program.add(LEVY_ADD, one, tax(b, other))
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

  @Test("a look-up of the same figures is done once")
  func lookups() {
    var program = ColumnProgram()
    let a = program.addInput()
    #expect(program.addLookup(a, [1, 2, 3], first: 0) == program.addLookup(a, [1, 2, 3], first: 0))
    #expect(program.tables == [1, 2, 3])
  }
}
