import CLevyKernels

extension ColumnProgram {
  /// The instructions with each one fused into the next if only that one reads its result and one instruction can do
  /// both.
  func fused(outputs: [Register]) -> [levy_instruction] {
    var uses = ByRegister(repeating: 0, of: self)
    for output in outputs { uses[output] += 1 }
    // True for columns that must be computed anyway: an output, or a reader that cannot be fused with their maker.
    var isMade = ByRegister(repeating: false, of: self)
    // Backwards, so that columns which are used only by unread columns are not counted.
    for instruction in instructions.reversed() where uses[instruction.result] > 0 {
      instruction.forEachOperand { operand in
        uses[operand] += 1
        if !instruction.operation.takesIn(maker(operand)?.operation) { isMade[operand] = true }
      }
    }
    for output in outputs { isMade[output] = true }
    var fusion = Fusion(makers: ByRegister(repeating: nil, of: self), marked: marked)
    var fused: [levy_instruction] = []
    for instruction in instructions where uses[instruction.result] > 0 {
      let instruction = fusion.fused(instruction)
      // An instruction whose result is read several times stays separate, unless fusing it into each reader costs no
      // time.
      if uses[instruction.result] == 1 || instruction.operation.isLinear && !isMade[instruction.result] {
        fusion.makers[instruction.result] = instruction
      }
      fused.append(instruction)
    }
    var isRead = ByRegister(repeating: false, of: self)
    for output in outputs { isRead[output] = true }
    var kept: [levy_instruction] = []
    for instruction in fused.reversed() where isRead[instruction.result] {
      instruction.forEachOperand { isRead[$0] = true }
      kept.append(instruction)
    }
    return kept.reversed()
  }
}

/// Fuses instructions with those that compute their operands.
private struct Fusion {
  /// The instructions that may be fused into the readers of their results, by register.
  var makers: ByRegister<levy_instruction?>
  /// The bounds of sums that were fused, by register.
  private var reaches: [Register: Double] = [:]

  private let marked: Set<Register>

  init(makers: ByRegister<levy_instruction?>, marked: Set<Register>) {
    self.makers = makers
    self.marked = marked
  }

  /// Fuses an instruction with those of its operands, as far as a single instruction can do it all.
  mutating func fused(_ instruction: levy_instruction) -> levy_instruction {
    switch instruction.operation {
    case .ADD, .SUBTRACT: return sum(instruction) ?? instruction
    case .SCALE, .ADD_CONSTANT: return sum(instruction) ?? scaledProduct(instruction) ?? instruction
    case .MULTIPLY: return product(instruction) ?? instruction
    case .MINIMUM: return byFactors(instruction, .LEAST) ?? instruction
    case .MAXIMUM: return byFactors(instruction, .GREATEST) ?? instruction
    case .FLOOR_BY, .CEIL_BY, .ROUND_BY, .MINIMUM_CONSTANT, .MAXIMUM_CONSTANT:
      return afterStep(instruction) ?? instruction
    case .SELECT: return comparing(instruction) ?? instruction
    default: return instruction
    }
  }

  // MARK: Sums

  /// A linear combination: a sum of columns times whole numbers, and a constant.
  private struct Sum {
    var terms: [(column: Register, factor: Double)]
    var constant = 0.0
    /// An upper bound of the magnitudes of all parts together: below 2^53 every part is exact.
    var reach: Double

    init(_ column: Register) {
      terms = [(column, 1)]
      reach = Sum.ofColumn
    }

    /// The largest number of a narrow column.
    static let ofColumn = 0x1p50

    mutating func add(_ other: Sum, times factor: Double) {
      for term in other.terms {
        if let place = terms.firstIndex(where: { $0.column == term.column }) {
          terms[place].factor += term.factor * factor
        } else {
          terms.append((term.column, term.factor * factor))
        }
      }
      constant += other.constant * factor
      reach += other.reach * factor.magnitude
    }

    mutating func scale(by factor: Double) {
      for place in terms.indices { terms[place].factor *= factor }
      constant *= factor
      // With one term, the product is a column, so only the constant is added to the bound.
      reach = terms.count == 1 ? Sum.ofColumn + constant.magnitude : reach * factor.magnitude
    }

    var isExact: Bool {
      (1...2 ~= terms.count || terms.count == 3 && constant == 0) && reach <= 0x1p53
        && constant.magnitude <= Sum.ofColumn
        && terms.allSatisfy { $0.factor.magnitude < 0x1p53 }
    }
  }

  /// The linear combination that computes a column; nil if its instruction may not be fused, or is no sum.
  private func inner(_ column: Register) -> Sum? {
    guard let maker = makers[column] else { return nil }
    var sum = Sum(maker.first)
    switch maker.operation {
    case .SCALE, .ADD_CONSTANT, .SCALE_ADD:
      sum.terms[0].factor = maker.operation == .ADD_CONSTANT ? 1 : maker.constant
      sum.constant = maker.operation == .ADD_CONSTANT ? maker.constant : maker.addend
    case .ADD, .SUBTRACT: sum.add(Sum(maker.second), times: maker.operation == .ADD ? 1 : -1)
    case .COMBINE:
      sum.terms = [(maker.first, maker.constant), (maker.second, maker.addend)]
      sum.constant = maker.offset
    case .SUM:
      sum.terms = [(maker.first, maker.constant), (maker.second, maker.addend), (maker.third, maker.offset)]
    default: return nil
    }
    sum.reach = reaches[column] ?? sum.reach
    return sum
  }

  /// Fuses an addition or scaling with the linear combinations of its operands.
  private mutating func sum(_ instruction: levy_instruction) -> levy_instruction? {
    let (a, b) = (instruction.first, instruction.second)
    let isBinary = instruction.operation == .ADD || instruction.operation == .SUBTRACT
    let operands = [(inner(a), isBinary ? inner(b) : nil), (nil, isBinary ? inner(b) : nil), (inner(a), nil)]
    for (first, second) in operands where first != nil || second != nil {
      var sum = first ?? Sum(a)
      switch instruction.operation {
      case .ADD: sum.add(second ?? Sum(b), times: 1)
      case .SUBTRACT: sum.add(second ?? Sum(b), times: -1)
      case .SCALE: sum.scale(by: instruction.constant)
      case .ADD_CONSTANT: sum.constant += instruction.constant
      default: return nil
      }
      // A term with the factor 0 matters only for its marks.
      sum.terms.removeAll { $0.factor == 0 && !marked.contains($0.column) }
      if sum.isExact {
        reaches[instruction.result] = sum.reach
        return made(sum, instruction)
      }
    }
    return nil
  }

  private func made(_ sum: Sum, _ instruction: levy_instruction) -> levy_instruction {
    var made = instruction
    let first = sum.terms[0]
    (made.first, made.constant) = (first.column, first.factor)
    if sum.terms.count == 1 {
      made.operation = sum.constant == 0 ? .SCALE : .SCALE_ADD
      made.addend = sum.constant
    } else {
      made.operation = .COMBINE
      (made.second, made.addend, made.offset) = (sum.terms[1].column, sum.terms[1].factor, sum.constant)
    }
    if sum.terms.count == 3 {
      made.operation = .SUM
      (made.third, made.offset) = (sum.terms[2].column, sum.terms[2].factor)
    }
    return made
  }

  // MARK: Products, minimum and maximum

  /// Fuses a product with a factor that is a linear function of one column.
  private func product(_ instruction: levy_instruction) -> levy_instruction? {
    for (a, b) in [(instruction.first, instruction.second), (instruction.second, instruction.first)] {
      guard let sum = inner(b), sum.terms.count == 1, sum.isExact else { continue }
      var made = instruction
      made.operation = .MULTIPLY_ADD
      (made.first, made.second) = (a, sum.terms[0].column)
      (made.constant, made.offset, made.addend) = (sum.terms[0].factor, sum.constant, 0)
      return made
    }
    return nil
  }

  /// Fuses a product with scaling or with a constant that is added. Scaling the factor that is a sum is exact where the
  /// product is: the other factor is 0, or makes the product no smaller.
  private func scaledProduct(_ instruction: levy_instruction) -> levy_instruction? {
    guard var made = makers[instruction.first], made.operation == .MULTIPLY || made.operation == .MULTIPLY_ADD
    else { return nil }
    made.normalise()
    if instruction.operation == .SCALE {
      made.constant *= instruction.constant
      made.offset *= instruction.constant
      made.addend *= instruction.constant
    } else {
      made.addend += instruction.constant
    }
    guard made.constant.magnitude < 0x1p53, max(made.offset.magnitude, made.addend.magnitude) <= Sum.ofColumn
    else { return nil }
    made.result = instruction.result
    return made
  }

  /// Fuses a minimum or maximum with the scaling of its operands.
  private func byFactors(_ instruction: levy_instruction, _ operation: levy_operation) -> levy_instruction? {
    let factors = [instruction.first, instruction.second].map { column in
      makers[column].flatMap { $0.operation == .SCALE ? $0 : nil }
    }
    guard factors.contains(where: { $0 != nil }) else { return nil }
    var made = instruction
    made.operation = operation
    made.first = factors[0]?.first ?? instruction.first
    made.second = factors[1]?.first ?? instruction.second
    (made.constant, made.addend) = (factors[0]?.constant ?? 1, factors[1]?.constant ?? 1)
    return made
  }

  // MARK: Steps and choices

  /// Fuses a rounding or a bound with the instruction before it.
  private func afterStep(_ instruction: levy_instruction) -> levy_instruction? {
    guard var made = makers[instruction.first] else { return nil }
    made.normalise()
    guard case .fused(let number, then: nil) = made.kind, let step = instruction.operation.step,
      let operation = number.code(then: step)
    else { return nil }
    made.operation = operation
    made.bound = instruction.constant
    made.result = instruction.result
    return made
  }

  /// Fuses a choice with the comparison that decides it.
  private func comparing(_ instruction: levy_instruction) -> levy_instruction? {
    guard let question = makers[instruction.third] else { return nil }
    var made = instruction
    switch question.operation {
    case .LESS_CONSTANT: (made.operation, made.constant) = (.SELECT_LESS, question.constant)
    // Columns hold whole numbers, so a <= k is a < k + 1.
    case .LESS_OR_EQUAL_CONSTANT: (made.operation, made.constant) = (.SELECT_LESS, question.constant + 1)
    case .EQUAL_CONSTANT: (made.operation, made.constant) = (.SELECT_EQUAL, question.constant)
    case .LESS:
      (made.operation, made.fourth) = (.SELECT_UNDER, question.second)
    case .LESS_OR_EQUAL:
      // 1 where the second operand is not below the first.
      (made.operation, made.third, made.fourth) = (.SELECT_UNDER, question.second, question.first)
      (made.first, made.second) = (made.second, made.first)
      return made
    default: return nil
    }
    made.third = question.first
    if made.operation == .SELECT_LESS, let rest = makers[made.second], rest.operation == .SELECT_LESS,
      rest.third == made.third
    {
      made.operation = .SELECT_BAND
      (made.second, made.fourth, made.addend) = (rest.first, rest.second, rest.constant)
    }
    return made
  }
}

extension levy_instruction {
  /// Converts a special case to the general operation: `a * k` to `a * k + 0`.
  fileprivate mutating func normalise() {
    switch operation {
    case .SCALE: operation = .SCALE_ADD
    case .ADD_CONSTANT: (operation, constant, addend) = (.SCALE_ADD, 1, constant)
    case .ADD: (operation, constant, addend) = (.COMBINE, 1, 1)
    case .SUBTRACT: (operation, constant, addend) = (.COMBINE, 1, -1)
    case .MULTIPLY: (operation, constant, addend) = (.MULTIPLY_ADD, 1, 0)
    case .MINIMUM: (operation, constant, addend) = (.LEAST, 1, 1)
    case .MAXIMUM: (operation, constant, addend) = (.GREATEST, 1, 1)
    default: break
    }
  }
}

extension levy_operation {
  /// True if this operation can be fused with an operation on one of its operands.
  fileprivate func takesIn(_ other: levy_operation?) -> Bool {
    switch self {
    case .ADD, .SUBTRACT, .SCALE, .ADD_CONSTANT: true
    case .MINIMUM, .MAXIMUM: other == .SCALE
    default: step != nil
    }
  }

  /// True if it computes a linear function of one column.
  fileprivate var isLinear: Bool { [.SCALE, .ADD_CONSTANT, .SCALE_ADD].contains(self) }

  /// This operation as a final step of a fused instruction; nil if it cannot be one.
  fileprivate var step: Step? {
    switch self {
    case .FLOOR_BY: .floor
    case .CEIL_BY: .ceil
    case .ROUND_BY: .round
    case .MINIMUM_CONSTANT: .minimum
    case .MAXIMUM_CONSTANT: .maximum
    default: nil
    }
  }
}
