import CLevyKernels

/// Choices between columns. What both sides have in common is done once, after the choice: of `c ? x + y : x + z` it is
/// `x + (c ? y : z)`. So a sum of two tariffs, each of some bands, takes as many choices as both have bands together, and
/// not as many as there are pairs of bands.
extension ColumnProgram {
  /// One column or the other, both of one width.
  mutating func select(_ a: Register, _ b: Register, _ chooser: Register, depth: Int = 0) -> Register {
    let (a, b) = (chosen(a, by: chooser, 1), chosen(b, by: chooser, 0))
    if a == b, !marked.contains(chooser) { return a }
    // Sides that are alike to this depth are rare, and are chosen between as they are.
    if depth < Self.deepest, let common = common(a, b, chooser, depth: depth + 1) { return common }
    return add(a.isWide ? LEVY_WIDE_SELECT : LEVY_SELECT, a, b, chooser)
  }

  private static let deepest = 64

  /// What a column is where a chooser has an answer.
  private func chosen(_ column: Register, by chooser: Register, _ answer: Int) -> Register {
    guard let maker = maker(column), maker.kind == LEVY_SELECT || maker.kind == LEVY_WIDE_SELECT,
      maker.third == chooser
    else { return column }
    return answer == 1 ? maker.first : maker.second
  }

  /// The choice between operands of an operation that both sides are, or that one of them is.
  private mutating func common(_ a: Register, _ b: Register, _ chooser: Register, depth: Int) -> Register? {
    if let sum = commonTerm(a, b, chooser, depth: depth) { return sum }
    let (x, y) = (maker(a), maker(b))
    if let x, let y, x.isAlike(y) {
      var (operands, others) = (x.operands, y.operands)
      if x.kind.commutes, operands[0] == others[1] || operands[1] == others[0] { others.swapAt(0, 1) }
      let different = operands.indices.filter { operands[$0] != others[$0] }
      if different.isEmpty, !marked.contains(chooser) { return a }
      // What two choices are by stays theirs: exports take a number made of answers for one that is never marked.
      guard different.count == 1, let place = different.first, place < 2 else { return nil }
      operands[place] = select(operands[place], others[place], chooser, depth: depth)
      return add(like: x, operands)
    }
    // 0 is anything times 0.
    if let x, let y, x.isZero, y.kind == LEVY_MULTIPLY {
      return add(LEVY_MULTIPLY, y.first, select(a, y.second, chooser, depth: depth))
    }
    if let x, let y, y.isZero, x.kind == LEVY_MULTIPLY {
      return add(LEVY_MULTIPLY, x.first, select(x.second, b, chooser, depth: depth))
    }
    return nil
  }

  /// The sum of a term that both sides have and the choice between the others; a side that is the term has 0 besides.
  private mutating func commonTerm(_ a: Register, _ b: Register, _ chooser: Register, depth: Int) -> Register? {
    let (terms, others) = (terms(a), terms(b))
    let parted: (term: Register, rest: Register?, other: Register?)
    if let other = others.other(than: a) {
      parted = (a, nil, other)
    } else if let rest = terms.other(than: b) {
      parted = (b, rest, nil)
    } else if let term = terms.first(where: others.contains) {
      parted = (term, terms.other(than: term), others.other(than: term))
    } else {
      return nil
    }
    let zero = a.isWide ? add(wideConstant: 0) : add(LEVY_CONSTANT)
    let choice = select(parted.rest ?? zero, parted.other ?? zero, chooser, depth: depth)
    return add(a.isWide ? LEVY_WIDE_ADD : LEVY_ADD, parted.term, choice)
  }

  /// The two columns of which a column is the sum; none if it is no sum.
  private mutating func terms(_ column: Register) -> [Register] {
    guard let maker = maker(column) else { return [] }
    if maker.kind == LEVY_ADD || maker.kind == LEVY_WIDE_ADD { return maker.operands }
    guard maker.kind == LEVY_WIDEN, let narrow = self.maker(maker.first), narrow.kind == LEVY_ADD else {
      return []
    }
    return narrow.operands.map { add(LEVY_WIDEN, $0) }
  }

  /// The instruction with other operands.
  private mutating func add(like instruction: levy_instruction, _ operands: [Register]) -> Register {
    func operand(_ place: Int) -> Register? { operands.count > place ? operands[place] : nil }
    return add(
      instruction.kind, operand(0), operand(1), operand(2), constant: instruction.constant,
      addend: instruction.addend, wideConstant: instruction.wideConstant)
  }
}

extension levy_instruction {
  package var wideConstant: Int128 { Int128(high) << 64 | Int128(low) }

  fileprivate var isZero: Bool { kind == LEVY_CONSTANT && constant == 0 }

  /// Whether both do the same to their operands.
  fileprivate func isAlike(_ other: levy_instruction) -> Bool {
    kind == other.kind && constant == other.constant && addend == other.addend && high == other.high && low == other.low
  }
}

extension [Register] {
  /// Of two columns the one beside this one.
  fileprivate func other(than column: Register) -> Register? {
    guard let place = firstIndex(of: column), count == 2 else { return nil }
    return self[1 - place]
  }
}

extension levy_operation {
  var commutes: Bool {
    switch self {
    case LEVY_ADD, LEVY_MULTIPLY, LEVY_MINIMUM, LEVY_MAXIMUM, LEVY_EQUAL, LEVY_WIDE_ADD, LEVY_WIDE_MULTIPLY,
      LEVY_WIDE_MINIMUM, LEVY_WIDE_MAXIMUM, LEVY_WIDE_EQUAL:
      true
    default: false
    }
  }
}
