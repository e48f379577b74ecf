import CLevyKernels

/// Shortens programs. The values of a column in rows where it is not read do not matter: in `c ? x + (c ? y : z) : w`
/// the inner choice is `y`, since its other values are dropped.
extension ColumnProgram {
  /// The program without choices that other choices have made already, and with operations simplified by what is known
  /// of their operands.
  func simplified(inputs: [Register], outputs: [Register]) -> (
    program: ColumnProgram, inputs: [Register], outputs: [Register]
  ) {
    var best = (program: self, inputs: inputs, outputs: outputs)
    // Each round may make further simplifications possible.
    for _ in 0..<Self.rounds {
      let next = best.program.simplifiedOnce(inputs: best.inputs, outputs: best.outputs)
      let isShorter = next.program.instructions.count < best.program.instructions.count
      best = next
      if !isShorter { break }
    }
    return best
  }

  private static let rounds = 4

  private func simplifiedOnce(inputs: [Register], outputs: [Register]) -> (
    program: ColumnProgram, inputs: [Register], outputs: [Register]
  ) {
    let needs = needs(outputs)
    var result = emptied()
    var places = ByRegister(repeating: Register?.none, of: self)
    for input in inputs { places[input] = result.addInput() }
    for instruction in instructions {
      guard let need = needs[instruction.result] else { continue }
      let operands = instruction.operands.map { places[$0] ?? Register(0) }
      switch instruction.kind {
      case .choice:
        if let answer = need.answers[instruction.third] {
          places[instruction.result] = operands[answer ? 0 : 1]
          continue
        }
      case .poison where need.answers[instruction.second] != nil:
        places[instruction.result] = operands[0]
        continue
      default: break
      }
      places[instruction.result] = result.addSimplest(instruction, operands)
    }
    return (result, inputs.compactMap { places[$0] }, outputs.compactMap { places[$0] })
  }

  // MARK: Needs

  /// The condition under which a column is read: all these choosers have these answers.
  private struct Need {
    var answers: [Register: Bool] = [:]

    /// Weakens the condition so that the other one implies it too.
    mutating func join(_ other: Need) { answers = answers.filter { other.answers[$0.key] == $0.value } }
    func with(_ chooser: Register, _ answer: Bool) -> Need {
      // A few conditions are enough; if one is dropped, the column counts as read in more rows.
      if answers.count == 12 { return self }
      var more = self
      more.answers[chooser] = answer
      return more
    }
  }

  /// The condition under which each column is read; nil for columns that are never read.
  private func needs(_ outputs: [Register]) -> ByRegister<Need?> {
    var needs = ByRegister(repeating: Need?.none, of: self)
    func read(_ column: Register, _ need: Need) {
      if needs[column]?.join(need) == nil { needs[column] = need }
    }
    for output in outputs { read(output, Need()) }
    for instruction in instructions.reversed() {
      guard let need = needs[instruction.result] else { continue }
      guard instruction.kind == .choice else {
        instruction.forEachOperand { read($0, need) }
        continue
      }
      let chooser = instruction.third
      if let answer = need.answers[chooser] {
        read(answer ? instruction.first : instruction.second, need)
      } else {
        read(instruction.first, need.with(chooser, true))
        read(instruction.second, need.with(chooser, false))
        read(chooser, need)
      }
    }
    return needs
  }

  // MARK: Makers

  /// Adds an instruction with other operands, in as few instructions as those of the operands allow.
  private mutating func addSimplest(_ instruction: levy_instruction, _ operands: [Register]) -> Register {
    let (k, m) = (instruction.constant, instruction.addend)
    func add(_ operation: levy_operation) -> Register {
      self.add(
        operation, operands.first, operands.count > 1 ? operands[1] : nil, operands.count > 2 ? operands[2] : nil,
        constant: k, addend: m, wideConstant: instruction.wideConstant)
    }
    guard let a = operands.first, !instruction.result.isWide, operands.allSatisfy({ !$0.isWide }) else {
      return add(instruction.operation)
    }
    let constants = operands.map(constant)
    if let number = folded(instruction, constants) { return self.add(.CONSTANT, constant: number) }
    if instruction.isIdle { return a }
    switch instruction.kind {
    case .arithmetic where operands.count == 1, .comparison where operands.count == 1:
      return addUnary(instruction.operation, a, k)
    case .arithmetic, .comparison:
      guard let byConstant = instruction.kind.codes?.byConstant else { break }
      let isSubtraction = instruction.operation == .SUBTRACT
      if let number = constants[1], number.isFinite {
        return addUnary(byConstant, a, isSubtraction ? -number : number)
      }
      guard let number = constants[0], number.isFinite else { break }
      if isSubtraction { return addUnary(.ADD_CONSTANT, addUnary(.SCALE, operands[1], -1), number) }
      if instruction.operation.row.commutes { return addUnary(byConstant, operands[1], number) }
    case .lookup: if let answer = addComparison(a, instruction) { return answer }
    case .poison: return addMarks(a, operands[1])
    case .choice:
      let (b, chooser) = (operands[1], operands[2])
      if let answer = constants[2], !answer.isNaN { return answer != 0 ? a : b }
      if a == b { return addMarks(a, chooser) }
      if constants[0] == 1, constants[1] == 0, isAnswer(chooser) { return chooser }
    default: break
    }
    return add(instruction.operation)
  }
}

/// Properties of columns that follow from the instructions that compute them.
extension ColumnProgram {
  private func constant(_ column: Register) -> Double? {
    maker(column).flatMap { $0.operation == .CONSTANT ? $0.constant : nil }
  }

  /// Folds an instruction whose operands are all constants, by running it on a block of one row.
  private func folded(_ instruction: levy_instruction, _ constants: [Double?]) -> Double? {
    guard !constants.isEmpty, constants.allSatisfy({ $0 != nil }) else { return nil }
    var single = instruction
    (single.first, single.second, single.third) = (Register(0), Register(1), Register(2))
    single.result = Register(0)
    var registers = [Double](repeating: 0, count: 3 * Int(LEVY_BLOCK))
    for (place, number) in constants.enumerated() { registers[Register(place).start] = number ?? 0 }
    levy_run_block(&single, 1, &registers, nil, tables, 1)
    return registers[0]
  }

  /// Adds an operation on a column and a constant, simplified by the instruction that computes the column.
  private mutating func addUnary(_ operation: levy_operation, _ a: Register, _ k: Double) -> Register {
    let instruction = levy_instruction(operation, constant: k)
    if let number = folded(instruction, [constant(a)]) { return add(.CONSTANT, constant: number) }
    switch (operation, k) {
    case (.ADD_CONSTANT, 0), (.SCALE, 1): return a
    case (.SCALE, 0) where !marked.contains(a): return add(.CONSTANT)
    case (.EQUAL_CONSTANT, 1) where isAnswer(a): return a
    default: break
    }
    guard let maker = maker(a) else { return add(operation, a, constant: k) }
    switch (maker.operation, operation) {
    case (.ADD_CONSTANT, .ADD_CONSTANT) where (maker.constant + k).magnitude < 0x1p50:
      return addUnary(operation, maker.first, maker.constant + k)
    case (.SELECT, _):
      // An operation on a choice between constants becomes a choice between its results.
      guard let first = constant(maker.first), let second = constant(maker.second),
        let yes = folded(instruction, [first]), let no = folded(instruction, [second])
      else { break }
      return add(.SELECT, add(.CONSTANT, constant: yes), add(.CONSTANT, constant: no), maker.third)
    case (.POISON, _):
      guard let number = folded(instruction, [constant(maker.first)]) else { break }
      return add(.POISON, add(.CONSTANT, constant: number), maker.second)
    default: break
    }
    return add(operation, a, constant: k)
  }

  /// Adds the marks of one column to another.
  private mutating func addMarks(_ column: Register, _ mark: Register) -> Register {
    var source = mark
    while let maker = maker(source), maker.operandCount == 1, !maker.mayMark, !maker.first.isWide {
      source = maker.first
    }
    return passesOn(column, source) ? column : add(.POISON, column, source)
  }

  /// True if a column is certainly marked wherever another is.
  private func passesOn(_ column: Register, _ mark: Register) -> Bool {
    if !marked.contains(mark) { return true }
    var open = [column]
    for _ in 0..<32 {
      guard let next = open.popLast() else { break }
      if next == mark { return true }
      guard marked.contains(next), let maker = maker(next) else { continue }
      open += maker.kind == .choice ? [maker.third] : maker.operands
    }
    return false
  }

  /// True if a column is boolean: it has only the values 1 and 0, besides marks.
  func isAnswer(_ column: Register, depth: Int = 0) -> Bool {
    guard depth < 8, !column.isWide, let maker = maker(column) else { return false }
    switch maker.kind {
    case .constant: return maker.constant == 0 || maker.constant == 1 || maker.constant.isNaN
    case .lookup: return table(maker).allSatisfy { $0 == 0 || $0 == 1 }
    case .choice: return isAnswer(maker.first, depth: depth + 1) && isAnswer(maker.second, depth: depth + 1)
    case .poison: return isAnswer(maker.first, depth: depth + 1)
    default: return maker.gives == .answer
    }
  }

  private func table(_ lookup: levy_instruction) -> ArraySlice<Double> { tables[Int(lookup.high)...Int(lookup.low)] }

  /// Adds a comparison in place of a look-up in a table that changes once, or that has one other value, since a
  /// comparison is faster.
  private mutating func addComparison(_ a: Register, _ lookup: levy_instruction) -> Register? {
    let values = Array(table(lookup))
    /// The argument of the look-up for an index in the table.
    func number(_ place: Int) -> Double { Double(Int(lookup.high) + place) - lookup.constant }
    let changes = values.indices.dropFirst().filter { values[$0] != values[$0 - 1] }
    let (answer, yes, no): (Register, Double, Double)
    switch changes.count {
    case 1:
      answer = add(.LESS_CONSTANT, a, constant: number(changes[0]))
      (yes, no) = (values[0], values[changes[0]])
    case 2 where changes[1] == changes[0] + 1 && values[0] == values[changes[1]]:
      answer = add(.EQUAL_CONSTANT, a, constant: number(changes[0]))
      (yes, no) = (values[changes[0]], values[0])
    default: return nil
    }
    return addUnary(.ADD_CONSTANT, addUnary(.SCALE, answer, yes - no), no)
  }
}

extension levy_instruction {
  fileprivate init(_ operation: levy_operation, constant: Double) {
    self.init()
    self.operation = operation
    self.constant = constant
  }
}
