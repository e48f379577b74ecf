import CLevyKernels
import ExactNumbers

/// Turns expressions and decision trees into instructions over columns, and proves on the way that every number stays
/// a whole one below 2^53 over its denominator.
struct Lowering {
  var program = ColumnProgram()
  let graph: ExpressionGraph
  /// The columns of facts, by slot.
  var facts: [Int: Fact] = [:]
  private var lanes: [Int: Lane] = [:]

  init(graph: ExpressionGraph) { self.graph = graph }

  /// A fact as a column.
  struct Fact {
    let lane: Lane
    /// The range of its values.
    let range: Interval
    /// The numbers of a fact that rules are followed for each value of.
    var options: Options?
  }

  var ranges: PathRanges {
    PathRanges(graph: graph) { [facts] slot in
      guard let range = facts[slot]?.range else { throw Unlowerable("a fact is not in columns") }
      return range
    }
  }

  // MARK: Expressions

  /// The lane of an expression. `ranges` are those of the path on which it is needed.
  mutating func lane(_ place: Int, _ ranges: PathRanges) throws -> Lane {
    let lane = try lanes[place] ?? make(place, ranges)
    lanes[place] = lane
    try verify(place, ranges)
    return lane
  }

  /// Checks the ranges of an expression and of all it is made of, for a path on which its lane was not made.
  private func verify(_ place: Int, _ ranges: PathRanges) throws {
    guard let lane = lanes[place] else { return }
    switch graph.nodes[place] {
    case .constant, .fact, .chosen: break
    case .sum(let a, let b), .difference(let a, let b), .minimum(let a, let b), .maximum(let a, let b):
      for operand in [a, b] {
        try verify(operand, ranges)
        try Lane.check(try ranges.range(operand), denominator: lane.denominator)
      }
    case .product(let a, let b), .quotient(let a, let b):
      try verify(a, ranges)
      try verify(b, ranges)
    case .magnitude(let a): try verify(a, ranges)
    case .rounded(_, let a, let step):
      if case .quotient(let top, let bottom) = graph.nodes[a], graph.constant(bottom) == nil {
        try verify(top, ranges)
        try verify(bottom, ranges)
        let factors = try quotientFactors(top, bottom, step: step)
        try Lane.check(try ranges.range(top), denominator: factors.topDenominator)
        try Lane.check(try ranges.range(bottom), denominator: factors.bottomDenominator)
      } else {
        try verify(a, ranges)
        if let inner = lanes[a] {
          try Lane.check(try ranges.range(a), denominator: try leastCommonMultiple(inner.denominator, lane.denominator))
        }
      }
    }
    if case .quotient(_, let bottom) = graph.nodes[place], graph.constant(bottom) == nil { return }
    try Lane.check(try ranges.range(place), denominator: lane.denominator)
  }

  private mutating func make(_ place: Int, _ ranges: PathRanges) throws -> Lane {
    switch graph.nodes[place] {
    case .constant(let value): return try constant(value)
    case .fact(let slot):
      guard let fact = facts[slot] else { throw Unlowerable("a fact is not in columns") }
      return fact.lane
    case .chosen(let slot, let values): return try chosen(slot, values)
    case .sum(let a, let b): return try pair(a, b, ranges, LEVY_ADD)
    case .difference(let a, let b): return try pair(a, b, ranges, LEVY_SUBTRACT)
    case .minimum(let a, let b): return try pair(a, b, ranges, LEVY_MINIMUM)
    case .maximum(let a, let b): return try pair(a, b, ranges, LEVY_MAXIMUM)
    case .product(let a, let b): return try product(lane(a, ranges), lane(b, ranges))
    case .quotient(let a, let b):
      guard let divisor = graph.constant(b) else { throw Unlowerable("it divides by a number without rounding") }
      guard divisor.numerator != 0 else { throw Unlowerable("it divides by zero") }
      return try product(lane(a, ranges), constant(try Exact(1).divided(by: divisor)))
    case .magnitude(let a):
      let lane = try lane(a, ranges)
      return Lane(
        register: program.add(LEVY_ABSOLUTE, register(lane)), denominator: lane.denominator, mayFail: lane.mayFail)
    case .rounded(let rule, let a, let step): return try rounded(rule, a, step: step, ranges)
    }
  }

  func constant(_ value: Exact) throws -> Lane {
    let (top, bottom) = value.numeratorAndDenominator
    guard let denominator = Int(exactly: bottom), denominator < Int(Lane.largest),
      top.magnitude < Lane.largest.magnitude
    else { throw Unlowerable("a constant has too many digits") }
    return Lane(constant: Double(top), denominator: denominator)
  }

  /// The figures that belong to the values of a choice.
  private mutating func chosen(_ slot: Int, _ values: [Exact]) throws -> Lane {
    guard let known = facts[slot], let options = known.options, let column = known.lane.register else {
      throw Unlowerable("a choice is not in columns")
    }
    let fact = known.lane
    let lanes = try values.map { try constant($0) }
    let denominator = try lanes.reduce(1) { try leastCommonMultiple($0, $1.denominator) }
    let numerators = lanes.map { $0.constant * Double(denominator / $0.denominator) }
    guard numerators.allSatisfy({ $0.magnitude < Double(Lane.largest) }) else {
      throw Unlowerable("a constant has too many digits")
    }
    var register: Int32
    if numerators.count == 2 {
      // a + (x - first) * (b - a) needs no look-up.
      let slope = program.add(LEVY_SCALE, column, constant: numerators[1] - numerators[0])
      register = program.add(
        LEVY_ADD_CONSTANT, slope, constant: numerators[0] - Double(options.first) * (numerators[1] - numerators[0]))
    } else {
      register = program.add(LEVY_LOOKUP, column, constant: program.addTable(numerators) - Double(options.first))
      if fact.mayFail { register = program.add(LEVY_POISON, register, column) }
    }
    return Lane(register: register, denominator: denominator, mayFail: fact.mayFail)
  }

  /// The column of a lane; a constant gets one of its own.
  mutating func register(_ lane: Lane) -> Int32 {
    lane.register ?? program.add(LEVY_CONSTANT, constant: lane.constant)
  }

  /// A lane over a multiple of its denominator.
  mutating func scaled(_ lane: Lane, to denominator: Int) -> Lane {
    let factor = Double(denominator / lane.denominator)
    if factor == 1 { return lane }
    guard let register = lane.register else {
      return Lane(constant: lane.constant * factor, denominator: denominator)
    }
    return Lane(
      register: program.add(LEVY_SCALE, register, constant: factor), denominator: denominator, mayFail: lane.mayFail)
  }

  private mutating func pair(_ a: Int, _ b: Int, _ ranges: PathRanges, _ operation: levy_operation) throws -> Lane {
    let (x, y) = (try lane(a, ranges), try lane(b, ranges))
    let denominator = try leastCommonMultiple(x.denominator, y.denominator)
    try Lane.check(try ranges.range(a), denominator: denominator)
    try Lane.check(try ranges.range(b), denominator: denominator)
    let (left, right) = (scaled(x, to: denominator), scaled(y, to: denominator))
    let mayFail = x.mayFail || y.mayFail
    if operation == LEVY_ADD || operation == LEVY_SUBTRACT, right.register == nil, let register = left.register {
      let term = operation == LEVY_ADD ? right.constant : -right.constant
      if term == 0 { return left }
      return Lane(
        register: program.add(LEVY_ADD_CONSTANT, register, constant: term), denominator: denominator, mayFail: mayFail)
    }
    var target = program.add(operation, self.register(left), self.register(right))
    if mayFail, operation == LEVY_MINIMUM || operation == LEVY_MAXIMUM {
      target = poisoned(target, by: [left, right])
    }
    return Lane(register: target, denominator: denominator, mayFail: mayFail)
  }

  /// Marks rows that are marked in any of the lanes, where an instruction would lose the mark.
  private mutating func poisoned(_ register: Int32, by lanes: [Lane]) -> Int32 {
    lanes.reduce(register) { target, lane in
      guard lane.mayFail, let mark = lane.register else { return target }
      return program.add(LEVY_POISON, target, mark)
    }
  }

  private mutating func product(_ x: Lane, _ y: Lane) throws -> Lane {
    let (denominator, overflow) = x.denominator.multipliedReportingOverflow(by: y.denominator)
    guard !overflow, denominator < Int(Lane.largest) else { throw Unlowerable("its numbers have too many digits") }
    let mayFail = x.mayFail || y.mayFail
    let register: Int32
    switch (x.register, y.register) {
    case (let a?, let b?): register = program.add(LEVY_MULTIPLY, a, b)
    case (let a?, nil): register = y.constant == 1 ? a : program.add(LEVY_SCALE, a, constant: y.constant)
    case (nil, let b?): register = x.constant == 1 ? b : program.add(LEVY_SCALE, b, constant: x.constant)
    case (nil, nil): return Lane(constant: x.constant * y.constant, denominator: denominator)
    }
    return Lane(register: register, denominator: denominator, mayFail: mayFail)
  }

  // MARK: Rounding

  private mutating func rounded(
    _ rule: RoundingRule, _ a: Int, step: Exact, _ ranges: PathRanges
  ) throws -> Lane {
    let (stepTop, stepBottom) = step.numeratorAndDenominator
    guard let p = Int(exactly: stepTop), let q = Int(exactly: stepBottom), p < Int(Lane.largest), q < Int(Lane.largest)
    else { throw Unlowerable("a step has too many digits") }
    let quotient: Lane
    if case .quotient(let top, let bottom) = graph.nodes[a], graph.constant(bottom) == nil {
      quotient = try roundedQuotient(rule, top, bottom, step: step, ranges)
    } else {
      let lane = try lane(a, ranges)
      let denominator = try leastCommonMultiple(lane.denominator, q)
      try Lane.check(try ranges.range(a), denominator: denominator)
      let fine = scaled(lane, to: denominator)
      let (divisor, overflow) = (denominator / q).multipliedReportingOverflow(by: p)
      guard !overflow, divisor < Int(Lane.largest) else { throw Unlowerable("a step is too large") }
      if divisor == 1 { return fine }
      let operation = try rule.byConstant
      quotient = Lane(
        register: program.add(operation, register(fine), constant: Double(divisor)), denominator: 1,
        mayFail: lane.mayFail)
    }
    guard let register = quotient.register else { return quotient }
    return Lane(
      register: p == 1 ? register : program.add(LEVY_SCALE, register, constant: Double(p)), denominator: q,
      mayFail: quotient.mayFail)
  }

  /// The denominators over which the operands of a rounded quotient must be whole.
  private func quotientFactors(
    _ top: Int, _ bottom: Int, step: Exact
  ) throws -> (topDenominator: Int, bottomDenominator: Int) {
    guard let x = lanes[top], let y = lanes[bottom] else { throw Unlowerable("a quotient has no operands") }
    let (stepTop, stepBottom) = step.numeratorAndDenominator
    guard let p = Int(exactly: stepTop), let q = Int(exactly: stepBottom) else {
      throw Unlowerable("a step has too many digits")
    }
    // (n/d) / (m/e) / (p/q) = (n·e·q) / (m·d·p): both sides as multiples of the operands' own denominators.
    let (first, overflow) = y.denominator.multipliedReportingOverflow(by: q)
    let (second, overflows) = x.denominator.multipliedReportingOverflow(by: p)
    guard !overflow, !overflows, first < Int(Lane.largest), second < Int(Lane.largest) else {
      throw Unlowerable("its numbers have too many digits")
    }
    return (
      try leastProduct(x.denominator, first), try leastProduct(y.denominator, second)
    )
  }

  private func leastProduct(_ a: Int, _ b: Int) throws -> Int {
    let (product, overflow) = a.multipliedReportingOverflow(by: b)
    guard !overflow, product < Int(Lane.largest) else { throw Unlowerable("its numbers have too many digits") }
    return product
  }

  private mutating func roundedQuotient(
    _ rule: RoundingRule, _ top: Int, _ bottom: Int, step: Exact, _ ranges: PathRanges
  ) throws -> Lane {
    let (x, y) = (try lane(top, ranges), try lane(bottom, ranges))
    let factors = try quotientFactors(top, bottom, step: step)
    try Lane.check(try ranges.range(top), denominator: factors.topDenominator)
    try Lane.check(try ranges.range(bottom), denominator: factors.bottomDenominator)
    let (n, m) = (scaled(x, to: factors.topDenominator), scaled(y, to: factors.bottomDenominator))
    // A divisor of zero marks the row, so that the interpreter reports it.
    return Lane(
      register: program.add(try rule.byLane, register(n), register(m)), denominator: 1, mayFail: true)
  }
}

extension RoundingRule {
  fileprivate var byConstant: levy_operation {
    get throws {
      switch self {
      case .down: return LEVY_FLOOR_BY
      case .up: return LEVY_CEIL_BY
      case .towardZero: return LEVY_TRUNCATE_BY
      case .halfAwayFromZero: return LEVY_ROUND_BY
      case .halfEven: throw Unlowerable("it rounds halves to even")
      }
    }
  }

  fileprivate var byLane: levy_operation {
    get throws {
      switch self {
      case .down: return LEVY_FLOOR_QUOTIENT
      case .up: return LEVY_CEIL_QUOTIENT
      case .towardZero: return LEVY_TRUNCATE_QUOTIENT
      case .halfAwayFromZero: return LEVY_ROUND_QUOTIENT
      case .halfEven: throw Unlowerable("it rounds halves to even")
      }
    }
  }
}
