import CLevyKernels

/// Choices between columns. Subexpressions that both sides have in common are computed once, after the choice: `c ? x +
/// y : x + z` becomes `x + (c ? y : z)`. So a sum of two tariffs takes as many choices as both have bands together,
/// instead of one for each pair of bands.
extension ColumnProgram {
  /// Adds a choice between two columns of the same width: `a` where the chooser is 1.
  mutating func select(_ a: Register, _ b: Register, _ chooser: Register, depth: Int = 0) -> Register {
    let (a, b) = (chosen(a, by: chooser, 1), chosen(b, by: chooser, 0))
    if a == b, !marked.contains(chooser) { return a }
    // Sides that are similar to this depth are rare; deeper ones are chosen between directly.
    if depth < Self.deepest {
      if let common = common(a, b, chooser, depth: depth + 1) { return common }
      let (x, y) = (withoutIdleBound(a), withoutIdleBound(b))
      if x != a || y != b { return select(x, y, chooser, depth: depth + 1) }
    }
    return add(a.isWide ? .WIDE_SELECT : .SELECT, a, b, chooser)
  }

  private static let deepest = 64

  /// A simpler column that equals this one wherever the chooser has the given value.
  private func chosen(_ column: Register, by chooser: Register, _ answer: Int) -> Register {
    guard let maker = maker(column), maker.kind == .choice,
      maker.third == chooser
    else { return column }
    return answer == 1 ? maker.first : maker.second
  }

  /// The choice moved to the operands, if both sides are the same operation or one of them is; nil if that is
  /// impossible.
  private mutating func common(_ a: Register, _ b: Register, _ chooser: Register, depth: Int) -> Register? {
    if let sum = commonTerm(a, b, chooser, depth: depth) { return sum }
    let (x, y) = (maker(a), maker(b))
    if let x, let y, x.isAlike(y) {
      var (operands, others) = (x.operands, y.operands)
      if x.operation.row.commutes, operands[0] == others[1] || operands[1] == others[0] { others.swapAt(0, 1) }
      let different = operands.indices.filter { operands[$0] != others[$0] }
      if different.isEmpty, !marked.contains(chooser) { return a }
      // Two choices by different choosers are not merged: exports assume that a column computed from booleans is never
      // marked. A choice propagates only the marks of the side that it takes, so those of the chooser would be lost in
      // other rows.
      let losesMarks = x.kind == .choice && marked.contains(chooser)
      if different.count == 1, let place = different.first, place < 2, !(losesMarks && a.isWide) {
        operands[place] = select(operands[place], others[place], chooser, depth: depth)
        let result = add(like: x, operands)
        return losesMarks ? add(.POISON, result, chooser) : result
      }
    }
    // A side that is 0 equals the other one with a factor of 0.
    for (one, other, isFirst) in [(x, y, true), (y, x, false)] {
      guard let one, let other, one.isZero, other.operation == .MULTIPLY || other.operation == .SCALE else { continue }
      let zero = isFirst ? a : b
      let factor = other.operation == .MULTIPLY ? other.second : other.first
      let choice = select(isFirst ? zero : factor, isFirst ? factor : zero, chooser, depth: depth)
      return other.operation == .MULTIPLY
        ? add(.MULTIPLY, other.first, choice) : add(.SCALE, choice, constant: other.constant)
    }
    return commonBound(a, b, chooser, depth: depth) ?? commonShape(a, b, chooser)
  }

  // MARK: Sums

  /// A column that is added to others or subtracted from them.
  private struct Term: Equatable {
    let column: Register
    var isNegative = false
  }

  /// Moves a term that both sides have out of the choice. A side that is only this term has 0 as its other term.
  private mutating func commonTerm(_ a: Register, _ b: Register, _ chooser: Register, depth: Int) -> Register? {
    let (terms, others) = (terms(a), terms(b))
    let shared = terms.first(where: others.contains)
    let (rest, other) = (terms.first { $0 != shared }, others.first { $0 != shared })
    // The sides differ only in the sign, or nothing would be left to choose.
    guard let sign = (rest ?? other)?.isNegative, (other ?? rest)?.isNegative == sign, sign || shared != nil,
      shared?.isNegative != true || !sign, shared != nil || terms.count + others.count == 1
    else { return nil }
    let zero = a.isWide ? add(wideConstant: 0) : add(.CONSTANT)
    let choice = select(rest?.column ?? zero, other?.column ?? zero, chooser, depth: depth)
    guard let shared else { return add(.SCALE, choice, constant: -1) }
    if sign { return add(.SUBTRACT, shared.column, choice) }
    if shared.isNegative { return add(.SUBTRACT, choice, shared.column) }
    return add(a.isWide ? .WIDE_ADD : .ADD, shared.column, choice)
  }

  /// The terms of a column that is a sum or difference of two; otherwise the column itself, and none for 0.
  private mutating func terms(_ column: Register) -> [Term] {
    guard let maker = maker(column) else { return [Term(column: column)] }
    switch maker.operation {
    case .ADD where maker.first != maker.second, .WIDE_ADD where maker.first != maker.second:
      return [Term(column: maker.first), Term(column: maker.second)]
    case .SUBTRACT where maker.first != maker.second:
      return [Term(column: maker.first), Term(column: maker.second, isNegative: true)]
    case .SCALE where maker.constant == -1: return [Term(column: maker.first, isNegative: true)]
    case .ADD_CONSTANT where maker.constant == 0: return terms(maker.first)
    case .CONSTANT where maker.constant == 0: return []
    case .WIDEN:
      guard let narrow = self.maker(maker.first), narrow.operation == .ADD, narrow.first != narrow.second else { break }
      return narrow.operands.map { Term(column: add(.WIDEN, $0)) }
    default: break
    }
    return [Term(column: column)]
  }

  // MARK: Bounds

  /// Moves an operand that both sides have out of the choice between two minima or maxima.
  private mutating func commonBound(_ a: Register, _ b: Register, _ chooser: Register, depth: Int) -> Register? {
    guard !a.isWide else { return nil }
    for (codes, beyond) in [
      (Arithmetic.maximum.codes, -Double(Width.narrowLimit)), (Arithmetic.minimum.codes, Double(Width.narrowLimit)),
    ] {
      let sides = [a, b].map { column in maker(column).flatMap { $0.operation == codes.columns ? $0.operands : nil } }
      for (place, other) in [(0, b), (1, a)] {
        guard let operands = sides[place], sides[1 - place] == nil else { continue }
        // The other side is this operand: a minimum of it and a number that no column exceeds.
        var (shared, bound) = (other, beyond)
        if !operands.contains(other), let maker = maker(other), maker.operation == codes.byConstant {
          (shared, bound) = (maker.first, maker.constant)
        }
        guard let found = operands.firstIndex(of: shared) else { continue }
        let constant = add(.CONSTANT, constant: bound)
        let choice =
          place == 0
          ? select(operands[1 - found], constant, chooser, depth: depth)
          : select(constant, operands[1 - found], chooser, depth: depth)
        return add(codes.columns, choice, shared)
      }
    }
    return nil
  }

  // MARK: Shapes

  /// Merges columns that are computed from different columns in the same way: the choice is made between the inputs,
  /// and the computation is done once. For example, the choice between the tariffs of two incomes becomes the tariff of
  /// the chosen income. One side may also be a multiple.
  private mutating func commonShape(_ a: Register, _ b: Register, _ chooser: Register) -> Register? {
    guard !a.isWide else { return nil }
    // A choice within the shape may take the side that does not depend on the chooser, and so lose its marks.
    if let shape = shape(a, b) {
      guard let result = done(shape, to: chooser)[a] else { return nil }
      return marked.contains(chooser) ? add(.POISON, result, chooser) : result
    }
    for (place, column, other) in [(0, a, b), (1, b, a)] {
      guard let maker = maker(column), maker.operation == .SCALE else { continue }
      let inner = maker.first
      guard let shape = place == 0 ? shape(inner, other) : shape(other, inner) else { continue }
      guard let result = done(shape, to: chooser)[place == 0 ? inner : other] else { continue }
      let (factor, one) = (add(.CONSTANT, constant: maker.constant), add(.CONSTANT, constant: 1))
      let choice = add(.SELECT, place == 0 ? factor : one, place == 0 ? one : factor, chooser)
      return add(.MULTIPLY, result, choice)
    }
    return nil
  }

  /// The common structure of two columns' computations.
  private struct Shape {
    /// The columns of the first with the corresponding ones of the second, in the order in which they are computed.
    var columns: [(Register, Register)] = []
    /// The only pair that is computed in different ways.
    var different: (Register, Register)?
  }

  /// The least number of instructions for which merging is worthwhile.
  private static let leastShape = 6
  private static let mostOfShape = 64

  /// The common shape of two columns, if merging them is worthwhile.
  private func shape(_ a: Register, _ b: Register) -> Shape? {
    var shape = Shape()
    var partners: [Register: Register] = [:]
    var open = [(a, b, false)]
    while let (x, y, isDone) = open.popLast() {
      if isDone {
        shape.columns.append((x, y))
        continue
      }
      if let partner = partners[x] {
        guard partner == y else { return nil }
        continue
      }
      guard partners.count < Self.mostOfShape, !x.isWide, !y.isWide else { return nil }
      partners[x] = y
      if x == y { continue }
      if let first = maker(x), let second = maker(y), first.isAlike(second) {
        open.append((x, y, true))
        for (one, other) in zip(first.operands, second.operands).reversed() { open.append((one, other, false)) }
      } else {
        // Exports do not recognise a choice between booleans as a boolean.
        guard shape.different == nil, !isAnswer(x), !isAnswer(y) else { return nil }
        shape.different = (x, y)
      }
    }
    return shape.columns.count >= Self.leastShape && shape.different != nil ? shape : nil
  }

  /// Computes the columns of a shape from the choice between the differing pair.
  private mutating func done(_ shape: Shape, to chooser: Register) -> [Register: Register] {
    guard let (x, y) = shape.different else { return [:] }
    var made = [x: add(.SELECT, x, y, chooser)]
    for (column, _) in shape.columns {
      guard let maker = maker(column) else { continue }
      made[column] = add(like: maker, maker.operands.map { made[$0] ?? $0 })
    }
    return made
  }

  /// Adds the same instruction with other operands.
  private mutating func add(like instruction: levy_instruction, _ operands: [Register]) -> Register {
    func operand(_ place: Int) -> Register? { operands.count > place ? operands[place] : nil }
    return add(
      instruction.operation, operand(0), operand(1), operand(2), constant: instruction.constant,
      addend: instruction.addend, wideConstant: instruction.wideConstant)
  }
}

extension levy_instruction {
  package var wideConstant: Int128 { Int128(high) << 64 | Int128(low) }

  fileprivate var isZero: Bool { operation == .CONSTANT && constant == 0 }

  /// True if both instructions do the same to their operands.
  fileprivate func isAlike(_ other: levy_instruction) -> Bool {
    operation == other.operation && constant == other.constant && addend == other.addend && high == other.high
      && low == other.low
  }
}
