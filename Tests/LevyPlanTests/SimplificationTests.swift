import CLevyKernels
import Testing

@testable import LevyPlan

/// A program gives the same in fewer instructions, marks included.
@Suite struct SimplificationTests {
  private struct Generator {
    var state: UInt64
    mutating func below(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }

  /// A column, and what its numbers do not exceed.
  private struct Made {
    let register: Register
    let reach: Double
    var isAnswer = false
  }

  private static let unary: [levy_operation] = [
    .SCALE, .ADD_CONSTANT, .MINIMUM_CONSTANT, .MAXIMUM_CONSTANT, .FLOOR_BY, .CEIL_BY,
    .ROUND_BY, .DIVIDE, .LESS_CONSTANT, .LESS_OR_EQUAL_CONSTANT, .EQUAL_CONSTANT,
  ]
  private static let binary: [levy_operation] = [
    .ADD, .SUBTRACT, .MULTIPLY, .MINIMUM, .MAXIMUM, .LESS, .EQUAL, .POISON,
    .TRUNCATE_QUOTIENT,
  ]

  @Test("random programs give what they give as they were written", arguments: 1...300)
  func random(_ seed: Int) throws {
    var random = Generator(state: UInt64(seed))
    var program = ColumnProgram()
    let inputs = (0..<4).map { _ in program.addInput() }
    var all = inputs.map { Made(register: $0, reach: 20) }
    func divides(_ kind: levy_operation) -> Bool {
      [.FLOOR_BY, .CEIL_BY, .ROUND_BY, .DIVIDE].contains(kind)
    }
    func compares(_ kind: levy_operation) -> Bool {
      [.LESS_CONSTANT, .LESS_OR_EQUAL_CONSTANT, .EQUAL_CONSTANT, .LESS, .EQUAL].contains(kind)
    }
    for number in [0.0, 1, Double(random.below(40) - 20)] {
      all.append(Made(register: program.add(.CONSTANT, constant: number), reach: 20))
    }
    for _ in 0..<80 {
      // Mostly what was made last, so that chains come about.
      func pick() -> Made {
        all[random.below(3) > 0 ? max(0, all.count - 1 - random.below(4)) : random.below(all.count)]
      }
      let (a, b) = (pick(), pick())
      switch random.below(8) {
      case 0, 1, 2:
        let kind = Self.unary[random.below(Self.unary.count)]
        let k = Double(divides(kind) ? 1 + random.below(9) : random.below(13) - 6)
        let made = program.add(kind, a.register, constant: k)
        let reach = kind == .SCALE ? a.reach * 6 : a.reach + 6
        all.append(Made(register: made, reach: reach, isAnswer: compares(kind)))
      case 3, 4:
        let kind = Self.binary[random.below(Self.binary.count)]
        let made = program.add(kind, a.register, b.register)
        let reach = kind == .MULTIPLY ? a.reach * b.reach : a.reach + b.reach
        all.append(Made(register: made, reach: reach, isAnswer: compares(kind)))
      case 5:
        let values = (0..<5).map { _ in Double(random.below(3)) }
        all.append(Made(register: program.addLookup(a.register, values, first: -1), reach: 2))
      default:
        let answers = all.filter(\.isAnswer)
        guard !answers.isEmpty else { continue }
        let chooser = answers[random.below(answers.count)].register
        let isPlain = random.below(2) == 0
        let made =
          isPlain
          ? program.add(.SELECT, a.register, b.register, chooser) : program.select(a.register, b.register, chooser)
        all.append(Made(register: made, reach: max(a.reach, b.reach) * (isPlain ? 1 : 2)))
      }
      // A number beyond doubles is not one that a plan would compute.
      if let last = all.last, last.reach > 0x1p44 { all.removeLast() }
    }
    let outputs = all.suffix(3).map(\.register)
    let compact = program.compacted(inputs: inputs, outputs: outputs)
    let columns = (0..<4).map { _ in (0..<Int(LEVY_BLOCK)).map { _ in Double(random.below(41) - 20) } }
    let wanted = run(program, inputs, columns, outputs)
    let found = run(compact.program, compact.inputs, columns, compact.outputs)
    for (x, y) in zip(wanted.joined(), found.joined()) where !(x == y || x.isNaN && y.isNaN) {
      Issue.record("\(y) instead of \(x)")
      return
    }
    #expect(wanted.count == found.count)
  }

  private func run(
    _ program: ColumnProgram, _ inputs: [Register], _ columns: [[Double]], _ outputs: [Register]
  ) -> [[Double]] {
    let block = Int(LEVY_BLOCK)
    var registers = [Double](repeating: 0, count: program.registerCount * block)
    for (input, column) in zip(inputs, columns) {
      registers.replaceSubrange(input.start..<input.start + block, with: column)
    }
    registers.withUnsafeMutableBufferPointer { buffer in
      if let base = buffer.baseAddress { program.run(base, rows: block) }
    }
    return outputs.map { Array(registers[$0.start..<$0.start + block]) }
  }

  /// `a × (b - k) × m` is not made `a × (b × m - k × m)` where `k × m` is no exact double.
  @Test func offsetsThatAreTooLarge() {
    var program = ColumnProgram()
    let inputs = [program.addInput(), program.addInput()]
    let (offset, factor) = (0x1p50 - 8, 0x1p20 + 1)
    let product = program.add(.MULTIPLY, inputs[0], program.add(.ADD_CONSTANT, inputs[1], constant: -offset))
    let output = program.add(.SCALE, product, constant: factor)
    let compact = program.compacted(inputs: inputs, outputs: [output])
    let columns = [1, offset + 7].map { [Double](repeating: $0, count: Int(LEVY_BLOCK)) }
    let found = run(compact.program, compact.inputs, columns, compact.outputs)
    #expect(found[0][0] == 7 * factor)
  }

  // MARK: What is left out

  /// Returns the number of instructions that remain of a program.
  private func count(_ make: (inout ColumnProgram, [Register]) -> [Register]) -> Int {
    var program = ColumnProgram()
    let inputs = (0..<3).map { _ in program.addInput() }
    let outputs = make(&program, inputs)
    return program.compacted(inputs: inputs, outputs: outputs).program.instructions.count
  }

  @Test("a choice within the same choice is left out, through what is done to it in between")
  func choicesWithinChoices() {
    let count = count { program, inputs in
      let chooser = program.add(.LESS, inputs[0], inputs[1])
      let inner = program.add(.SELECT, inputs[1], inputs[2], chooser)
      let bounded = program.add(.MAXIMUM, inner, inputs[0])
      return [program.add(.SELECT, bounded, inputs[0], chooser)]
    }
    #expect(count == 2)
  }

  @Test("a sum is made, rounded and bounded with few instructions")
  func sums() {
    // 20 % up to a bound, 40 % beyond, rounded.
    let count = count { program, inputs in
      let lower = program.add(.MINIMUM_CONSTANT, inputs[0], constant: 4_400_000)
      let upper = program.add(.SCALE, program.add(.SUBTRACT, inputs[0], lower), constant: 2)
      return [program.add(.ROUND_BY, program.add(.ADD, lower, upper), constant: 5)]
    }
    #expect(count == 2)
  }

  @Test("a table of two values is a comparison")
  func tables() {
    let count = count { program, inputs in [program.addLookup(inputs[0], [8, 8, 9, 9, 9, 9], first: 0)] }
    #expect(count == 2)
  }

  @Test("whether an answer is 1 is the answer, and so is 1 where it is and 0 elsewhere")
  func answers() {
    func count(_ make: (inout ColumnProgram, Register) -> Register) -> Int {
      self.count { program, inputs in [make(&program, program.add(.LESS_CONSTANT, inputs[0], constant: 3))] }
    }
    #expect(count { $1 } == 1)
    #expect(count { $0.add(.EQUAL_CONSTANT, $1, constant: 1) } == 1)
    #expect(count { $0.add(.SELECT, $0.add(.CONSTANT, constant: 1), $0.add(.CONSTANT), $1) } == 1)
  }

  /// Each table begins and ends by itself: a number outside it counts as the nearest in it.
  @Test func numbersOutsideTables() {
    let tables: [[Double]] = [[1, 2, 5], [7, 9, 8]]
    var program = ColumnProgram()
    let input = program.addInput()
    var outputs: [Register] = []
    for table in tables { outputs.append(program.addLookup(input, table, first: 10)) }
    let numbers = (0..<Int(LEVY_BLOCK)).map { Double($0 % 30) }
    for (table, found) in zip(tables, run(program, [input], [numbers], outputs)) {
      #expect(found == numbers.map { table[min(max(Int($0) - 10, 0), 2)] })
    }
  }

  /// A bound that a column keeps anyway goes, and a wide number stays, whatever it is.
  @Test func idleBoundsGo() {
    for bound in [levy_operation.MINIMUM_CONSTANT, .MAXIMUM_CONSTANT] {
      var program = ColumnProgram()
      let input = program.addInput()
      let one = program.add(wideConstant: 1)
      let kept = program.addIdleBound(bound, input, 5)
      let (rest, places) = program.withoutIdleBounds()
      #expect(rest.instructions.map(\.operation) == [.WIDE_CONSTANT] && rest.instructions.map(\.result) == [one])
      #expect(places == [kept: input])
    }
  }
}
