import CLevyKernels

extension ColumnProgram {
  /// The instructions with those made one of which the first serves the second only.
  func fused(outputs: [Register]) -> [levy_instruction] {
    var uses = ByRegister(repeating: 0, of: self)
    for output in outputs { uses[output] += 1 }
    // The columns that others read than those that can make them on the way.
    var isMade = ByRegister(repeating: false, of: self)
    // Backwards, so that columns which only unread columns use are not counted.
    for instruction in instructions.reversed() where uses[instruction.result] > 0 {
      instruction.forEachOperand { operand in
        uses[operand] += 1
        if !instruction.kind.takesIn(maker(operand)?.kind) { isMade[operand] = true }
      }
    }
    for output in outputs { isMade[output] = true }
    var fusion = Fusion(makers: ByRegister(repeating: nil, of: self), marked: marked)
    var fused: [levy_instruction] = []
    for instruction in instructions where uses[instruction.result] > 0 {
      let instruction = fusion.fused(instruction)
      // An instruction whose result is read several times stays separate, unless fusing it into each reader costs no
      // time.
      if uses[instruction.result] == 1 || instruction.kind.isLinear && !isMade[instruction.result] {
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
  /// The instructions that may be fused into those that read their columns.
  var makers: ByRegister<levy_instruction?>
  /// The bounds of sums that are not columns' own, by their columns.
  private var reaches: [Register: Double] = [:]

  private let marked: Set<Register>

  init(makers: ByRegister<levy_instruction?>, marked: Set<Register>) {
    self.makers = makers
    self.marked = marked
  }

  /// The instruction fused with those of its operands, as far as one instruction can do all of it.
  mutating func fused(_ instruction: levy_instruction) -> levy_instruction {
    switch instruction.kind {
    case LEVY_ADD, LEVY_SUBTRACT: return sum(instruction) ?? instruction
    case LEVY_SCALE, LEVY_ADD_CONSTANT: return sum(instruction) ?? scaledProduct(instruction) ?? instruction
    case LEVY_MULTIPLY: return product(instruction) ?? instruction
    case LEVY_MINIMUM: return byFactors(instruction, LEVY_LEAST) ?? instruction
    case LEVY_MAXIMUM: return byFactors(instruction, LEVY_GREATEST) ?? instruction
    case LEVY_FLOOR_BY, LEVY_CEIL_BY, LEVY_ROUND_BY, LEVY_MINIMUM_CONSTANT, LEVY_MAXIMUM_CONSTANT:
      return afterStep(instruction) ?? instruction
    case LEVY_SELECT: return comparing(instruction) ?? instruction
    default: return instruction
    }
  }

  // MARK: Sums

  /// A sum of columns times whole numbers, and a constant.
  private struct Sum {
    var terms: [(column: Register, factor: Double)]
    var constant = 0.0
    /// An upper bound of all parts of the sum: below 2^53 all parts are exact.
    var reach: Double

    init(_ column: Register) {
      terms = [(column, 1)]
      reach = Sum.ofColumn
    }

    /// The largest number that a column holds.
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
      // The product is a column, and so is all of it but the constant.
      reach = terms.count == 1 ? Sum.ofColumn + constant.magnitude : reach * factor.magnitude
    }

    var isExact: Bool {
      (1...2 ~= terms.count || terms.count == 3 && constant == 0) && reach <= 0x1p53
        && constant.magnitude <= Sum.ofColumn
        && terms.allSatisfy { $0.factor.magnitude < 0x1p53 }
    }
  }

  /// A column as the sum that its instruction computes; nil if it may not be fused, or computes no sum.
  private func inner(_ column: Register) -> Sum? {
    guard let maker = makers[column] else { return nil }
    var sum = Sum(maker.first)
    switch maker.kind {
    case LEVY_SCALE, LEVY_ADD_CONSTANT, LEVY_SCALE_ADD:
      sum.terms[0].factor = maker.kind == LEVY_ADD_CONSTANT ? 1 : maker.constant
      sum.constant = maker.kind == LEVY_ADD_CONSTANT ? maker.constant : maker.addend
    case LEVY_ADD, LEVY_SUBTRACT: sum.add(Sum(maker.second), times: maker.kind == LEVY_ADD ? 1 : -1)
    case LEVY_COMBINE:
      sum.terms = [(maker.first, maker.constant), (maker.second, maker.addend)]
      sum.constant = maker.offset
    case LEVY_SUM:
      sum.terms = [(maker.first, maker.constant), (maker.second, maker.addend), (maker.third, maker.offset)]
    default: return nil
    }
    sum.reach = reaches[column] ?? sum.reach
    return sum
  }

  /// An instruction that adds or scales, with the sums of its operands inlined.
  private mutating func sum(_ instruction: levy_instruction) -> levy_instruction? {
    let (a, b) = (instruction.first, instruction.second)
    let isBinary = instruction.kind == LEVY_ADD || instruction.kind == LEVY_SUBTRACT
    let operands = [(inner(a), isBinary ? inner(b) : nil), (nil, isBinary ? inner(b) : nil), (inner(a), nil)]
    for (first, second) in operands where first != nil || second != nil {
      var sum = first ?? Sum(a)
      switch instruction.kind {
      case LEVY_ADD: sum.add(second ?? Sum(b), times: 1)
      case LEVY_SUBTRACT: sum.add(second ?? Sum(b), times: -1)
      case LEVY_SCALE: sum.scale(by: instruction.constant)
      default: sum.constant += instruction.constant
      }
      // Terms with the factor 0 matter only for their marks.
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
      made.kind = sum.constant == 0 ? LEVY_SCALE : LEVY_SCALE_ADD
      made.addend = sum.constant
    } else {
      made.kind = LEVY_COMBINE
      (made.second, made.addend, made.offset) = (sum.terms[1].column, sum.terms[1].factor, sum.constant)
    }
    if sum.terms.count == 3 {
      made.kind = LEVY_SUM
      (made.third, made.offset) = (sum.terms[2].column, sum.terms[2].factor)
    }
    return made
  }

  // MARK: Products, the lesser and the greater

  /// The product of a column and a sum of one.
  private func product(_ instruction: levy_instruction) -> levy_instruction? {
    for (a, b) in [(instruction.first, instruction.second), (instruction.second, instruction.first)] {
      guard let sum = inner(b), sum.terms.count == 1, sum.isExact else { continue }
      var made = instruction
      made.kind = LEVY_MULTIPLY_ADD
      (made.first, made.second) = (a, sum.terms[0].column)
      (made.constant, made.offset, made.addend) = (sum.terms[0].factor, sum.constant, 0)
      return made
    }
    return nil
  }

  /// A product, times a number or with one added. Scaling the factor that is a sum is exact where the product is: the
  /// other is 0 or makes the product no smaller.
  private func scaledProduct(_ instruction: levy_instruction) -> levy_instruction? {
    guard var made = makers[instruction.first], made.kind == LEVY_MULTIPLY || made.kind == LEVY_MULTIPLY_ADD
    else { return nil }
    made.normalise()
    if instruction.kind == LEVY_SCALE {
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

  /// The lesser or the greater of two columns of which one at least is another times a number.
  private func byFactors(_ instruction: levy_instruction, _ kind: levy_operation) -> levy_instruction? {
    let factors = [instruction.first, instruction.second].map { column in
      makers[column].flatMap { $0.kind == LEVY_SCALE ? $0 : nil }
    }
    guard factors.contains(where: { $0 != nil }) else { return nil }
    var made = instruction
    made.kind = kind
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
    guard made.kind.takesSteps, let step = instruction.kind.step else { return nil }
    made.operation += step
    made.bound = instruction.constant
    made.result = instruction.result
    return made
  }

  /// A choice that compares by itself, between two or between the parts of a scale.
  private func comparing(_ instruction: levy_instruction) -> levy_instruction? {
    guard let question = makers[instruction.third] else { return nil }
    var made = instruction
    switch question.kind {
    case LEVY_LESS_CONSTANT: (made.kind, made.constant) = (LEVY_SELECT_LESS, question.constant)
    // Columns hold whole numbers.
    case LEVY_LESS_OR_EQUAL_CONSTANT: (made.kind, made.constant) = (LEVY_SELECT_LESS, question.constant + 1)
    case LEVY_EQUAL_CONSTANT: (made.kind, made.constant) = (LEVY_SELECT_EQUAL, question.constant)
    case LEVY_LESS:
      (made.kind, made.fourth) = (LEVY_SELECT_UNDER, question.second)
    case LEVY_LESS_OR_EQUAL:
      // 1 where the second is not below the first.
      (made.kind, made.third, made.fourth) = (LEVY_SELECT_UNDER, question.second, question.first)
      (made.first, made.second) = (made.second, made.first)
      return made
    default: return nil
    }
    made.third = question.first
    if made.kind == LEVY_SELECT_LESS, let rest = makers[made.second], rest.kind == LEVY_SELECT_LESS,
      rest.third == made.third
    {
      made.kind = LEVY_SELECT_BAND
      (made.second, made.fourth, made.addend) = (rest.first, rest.second, rest.constant)
    }
    return made
  }
}

extension levy_instruction {
  /// Converts it to the general operation of which it is a special case.
  fileprivate mutating func normalise() {
    switch kind {
    case LEVY_SCALE: kind = LEVY_SCALE_ADD
    case LEVY_ADD_CONSTANT: (kind, constant, addend) = (LEVY_SCALE_ADD, 1, constant)
    case LEVY_ADD: (kind, constant, addend) = (LEVY_COMBINE, 1, 1)
    case LEVY_SUBTRACT: (kind, constant, addend) = (LEVY_COMBINE, 1, -1)
    case LEVY_MULTIPLY: (kind, constant, addend) = (LEVY_MULTIPLY_ADD, 1, 0)
    case LEVY_MINIMUM: (kind, constant, addend) = (LEVY_LEAST, 1, 1)
    case LEVY_MAXIMUM: (kind, constant, addend) = (LEVY_GREATEST, 1, 1)
    default: break
    }
  }
}

extension levy_operation {
  /// Whether this operation can take over the work of an operation on one of its operands.
  fileprivate func takesIn(_ other: levy_operation?) -> Bool {
    switch self {
    case LEVY_ADD, LEVY_SUBTRACT, LEVY_SCALE, LEVY_ADD_CONSTANT: true
    case LEVY_MINIMUM, LEVY_MAXIMUM: other == LEVY_SCALE
    default: step != nil
    }
  }

  /// Whether it computes a linear function of one column.
  fileprivate var isLinear: Bool { [LEVY_SCALE, LEVY_ADD_CONSTANT, LEVY_SCALE_ADD].contains(self) }

  fileprivate var takesSteps: Bool {
    [LEVY_SCALE_ADD, LEVY_COMBINE, LEVY_SUM, LEVY_MULTIPLY_ADD, LEVY_LEAST, LEVY_GREATEST].contains(self)
  }

  /// The offset from an operation to the one that also applies this step to its result.
  fileprivate var step: Int32? {
    switch self {
    case LEVY_FLOOR_BY: 1
    case LEVY_CEIL_BY: 2
    case LEVY_ROUND_BY: 3
    case LEVY_MINIMUM_CONSTANT: 4
    case LEVY_MAXIMUM_CONSTANT: 5
    default: nil
    }
  }
}
