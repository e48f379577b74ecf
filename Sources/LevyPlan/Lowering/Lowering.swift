import CLevyKernels
import ExactNumbers

/// Turns expressions and decision trees into instructions over columns, and proves on the way that every number stays
/// a whole one over its denominator: below 2^50 in a column of doubles, else below 2^120 in a wide one.
package struct Lowering {
  package var program = ColumnProgram()
  private let source: SharedGraph
  var graph: ExpressionGraph {
    get { source.graph }
    nonmutating _modify { yield &source.graph }
  }
  /// Expressions as ratios, as far as they were asked for.
  var ratios: [Int: Ratio] = [:]
  /// The columns of facts, by slot.
  package var facts: [Int: Fact] = [:]
  private var made: [Int: Made] = [:]
  private var making = Making()
  private var makings = 0

  /// Results of rules beyond this are left to the interpreter where they would need wide columns.
  let largestResult: Exact

  package init(graph: ExpressionGraph, largestResult: Exact) {
    source = SharedGraph(graph)
    self.largestResult = largestResult
  }

  /// A fact as a column.
  package struct Fact {
    package let lane: Lane
    /// The range of its values.
    let range: Interval
    /// The numbers of a fact that rules are followed for each value of.
    var options: Options?

    package init(lane: Lane, range: Interval, options: Options? = nil) {
      self.lane = lane
      self.range = range
      self.options = options
    }
  }

  /// A lane with what it relies on. On a path where that does not hold it is made anew.
  private struct Made {
    let lane: Lane
    let basis: Making
    let number: Int
  }

  /// What a lane in the making relies on.
  private struct Making {
    /// What was found true of the ranges of expressions.
    var assumptions: [(place: Int, holds: (Interval) -> Bool)] = []
    /// The lanes that it is made of, by expression, and which making of it.
    var lanes: [(place: Int, number: Int)] = []
  }

  var ranges: PathRanges {
    PathRanges(graph: source) { [facts] slot in
      guard let fact = facts[slot] else { throw Obstacle.noColumn }
      return .init(range: fact.range, denominator: fact.lane.denominator)
    }
  }

  // MARK: Expressions

  /// The lane of an expression. `ranges` are those of the path on which it is needed.
  mutating func lane(_ place: Int, _ ranges: PathRanges) throws -> Lane {
    if let made = made[place], holds(place, made, ranges) {
      making.lanes.append((place, made.number))
      return made.lane
    }
    let outer = making
    making = Making()
    let made = Result { try make(place, ranges) }
    let basis = making
    making = outer
    let lane = try made.get()
    makings += 1
    self.made[place] = Made(lane: lane, basis: basis, number: makings)
    ranges.verified[place] = makings
    making.lanes.append((place, makings))
    return lane
  }

  /// Whether a lane, and all it is made of, would be made the same for these ranges.
  private func holds(_ place: Int, _ lane: Made, _ ranges: PathRanges) -> Bool {
    if ranges.verified[place] == lane.number { return true }
    guard
      lane.basis.assumptions.allSatisfy({ place, holds in (try? ranges.range(place)).map(holds) ?? false }),
      lane.basis.lanes.allSatisfy({ place, number in
        made[place].map { $0.number == number && holds(place, $0, ranges) } ?? false
      })
    else { return false }
    ranges.verified[place] = lane.number
    return true
  }

  /// The width of an expression's numerators over a denominator, on which the lane in the making will rely.
  private mutating func width(_ place: Int, over denominator: Int, _ ranges: PathRanges) throws -> Width {
    let width = try Width(try ranges.range(place), over: denominator)
    making.assumptions.append((place, { (try? Width($0, over: denominator)).map { $0 <= width } ?? false }))
    return width
  }

  /// The range of an expression, on which the lane in the making will rely.
  mutating func range(_ place: Int, _ ranges: PathRanges) throws -> Interval {
    let range = try ranges.range(place)
    making.assumptions.append((place, { $0.cut(to: range) == $0 }))
    return range
  }

  private mutating func make(_ place: Int, _ ranges: PathRanges) throws -> Lane {
    switch graph.nodes[place] {
    case .constant(let value): return try constant(value)
    case .fact(let slot):
      guard let fact = facts[slot] else { throw Obstacle.noColumn }
      return fact.lane
    case .chosen(let slot, let values): return try chosen(slot, values)
    case .sum(let a, let b): return try combined(.sum, a, b, place, ranges)
    case .difference(let a, let b): return try combined(.difference, a, b, place, ranges)
    case .product(let a, let b): return try combined(.product, a, b, place, ranges)
    case .minimum(let a, let b): return try combined(.minimum, a, b, place, ranges)
    case .maximum(let a, let b): return try combined(.maximum, a, b, place, ranges)
    case .quotient(let a, let b):
      guard let divisor = graph.constant(b) else {
        throw Obstacle.unroundedQuotient
      }
      guard divisor.numerator != 0 else { throw Obstacle.divisionByZero }
      let factor = graph.place(.constant(try Exact(1).divided(by: divisor)))
      return try combined(.product, a, factor, place, ranges)
    case .magnitude(let a):
      let lane = try lane(a, ranges)
      if try ranges.range(a).low >= 0 {
        making.assumptions.append((a, { $0.low >= 0 }))
        return lane
      }
      if let constant = lane.constant { return Lane(constant: abs(constant), over: lane.denominator) }
      let operation = lane.isWide ? LEVY_WIDE_ABSOLUTE : LEVY_ABSOLUTE
      return column(program.add(operation, register(lane)), like: lane, mayFail: lane.mayFail)
    case .rounded(let rule, let a, let step): return try rounded(rule, a, step: step, place, ranges)
    case .calendar(let operation, let a): return try calendar(operation, a, ranges)
    }
  }

  private func column(_ register: Int32, like lane: Lane, mayFail: Bool) -> Lane {
    Lane(register, isWide: lane.isWide, over: lane.denominator, mayFail: mayFail)
  }

  func constant(_ value: Exact) throws -> Lane {
    let (top, bottom) = value.numeratorAndDenominator
    guard let denominator = Int(exactly: bottom), top.magnitude < Width.wideLimit.magnitude else {
      throw Obstacle.constantTooLong
    }
    return Lane(constant: top, over: denominator)
  }

  /// The figures that belong to the values of a choice.
  private mutating func chosen(_ slot: Int, _ values: [Exact]) throws -> Lane {
    let (fact, options) = try choice(slot)
    let reachable = options.places(in: fact.range)
    if reachable.count == 1, !fact.lane.mayFail { return try constant(values[reachable.lowerBound]) }
    let column = register(fact.lane)
    let lanes = try values.map { try constant($0) }
    let denominator = try lanes.reduce(1) { try leastCommonMultiple($0, $1.denominator) }
    var numerators: [Double] = []
    for lane in lanes {
      let (numerator, overflow) = (lane.constant ?? 0).multipliedReportingOverflow(
        by: Int128(denominator / lane.denominator))
      guard !overflow, numerator.magnitude < Width.narrowLimit.magnitude else {
        throw Obstacle.constantTooLong
      }
      numerators.append(Double(numerator))
    }
    let register: Int32
    if numerators.count == 2 {
      // a + (x - first) * (b - a) needs no look-up.
      let first = options.first
      let step = first == 0 ? column : program.add(LEVY_ADD_CONSTANT, column, constant: Double(-first))
      let slope = program.add(LEVY_SCALE, step, constant: numerators[1] - numerators[0])
      register = program.add(LEVY_ADD_CONSTANT, slope, constant: numerators[0])
    } else {
      register = program.addLookup(column, numerators, first: options.first)
    }
    return Lane(register, over: denominator, mayFail: fact.lane.mayFail)
  }

  /// A fact that rules are followed for each value of.
  func choice(_ slot: Int) throws -> (fact: Fact, options: Options) {
    guard let fact = facts[slot], let options = fact.options, !fact.lane.isWide, fact.lane.numerators != .marks
    else { throw Obstacle.noColumn }
    return (fact, options)
  }

  private mutating func combined(
    _ arithmetic: Arithmetic, _ a: Int, _ b: Int, _ place: Int, _ ranges: PathRanges
  ) throws -> Lane {
    let (x, y) = (try lane(a, ranges), try lane(b, ranges))
    if x.numerators == .marks || y.numerators == .marks { return .marked }
    if let simple = try simplified(arithmetic, (a, x), (b, y), place, ranges) { return simple }
    var (left, right) = (x, y)
    let denominator: Int
    if arithmetic == .product {
      denominator = try leastProduct(x.denominator, y.denominator)
    } else {
      denominator = try leastCommonMultiple(x.denominator, y.denominator)
      (left, right) = (
        try scaled(x, to: denominator, try width(a, over: denominator, ranges)),
        try scaled(y, to: denominator, try width(b, over: denominator, ranges))
      )
    }
    let result = try width(place, over: denominator, ranges)
    if let first = left.constant, let second = right.constant {
      return Lane(constant: try arithmetic.applied(first, second), over: denominator)
    }
    let mayFail = x.mayFail || y.mayFail
    let isNarrow = [left, right].allSatisfy { !$0.isWide && $0.constant?.magnitude ?? 0 < Width.narrowLimit.magnitude }
    if isNarrow, result == .narrow {
      return narrow(arithmetic, left, right, over: denominator, mayFail: mayFail)
    }
    let target = program.add(arithmetic.wide, widened(left), widened(right))
    return narrowed(Lane(target, isWide: true, over: denominator, mayFail: mayFail), result)
  }

  /// The lane of an operation whose result is known from the ranges of its operands.
  private mutating func simplified(
    _ arithmetic: Arithmetic, _ a: (place: Int, lane: Lane), _ b: (place: Int, lane: Lane), _ place: Int,
    _ ranges: PathRanges
  ) throws -> Lane? {
    let range = try ranges.range(place)
    if range.low == range.high, !a.lane.mayFail, !b.lane.mayFail {
      return try constant(try self.range(place, ranges).low)
    }
    guard arithmetic == .minimum || arithmetic == .maximum else { return nil }
    let (x, y) = (try ranges.range(a.place), try ranges.range(b.place))
    for (one, other, isBelow) in [(a, b, x.high <= y.low), (b, a, y.high <= x.low)] where isBelow {
      // One is never above the other.
      let (kept, dropped) = arithmetic == .minimum ? (one, other) : (other, one)
      guard !dropped.lane.mayFail else { continue }
      _ = (try self.range(a.place, ranges), try self.range(b.place, ranges))
      return kept.lane
    }
    return nil
  }

  private mutating func narrow(
    _ arithmetic: Arithmetic, _ left: Lane, _ right: Lane, over denominator: Int, mayFail: Bool
  ) -> Lane {
    func result(_ register: Int32) -> Lane { Lane(register, over: denominator, mayFail: mayFail) }
    // A constant operand is part of the instruction where there is one for it.
    let (first, second) = left.constant != nil && arithmetic.commutes ? (right, left) : (left, right)
    if let constant = second.constant.map(Double.init) {
      let operand = register(first)
      let term = arithmetic == .difference ? -constant : constant
      if term == arithmetic.neutral { return result(operand) }
      return result(program.add(arithmetic.byConstant, operand, constant: term))
    }
    if arithmetic == .difference, let constant = left.constant.map(Double.init) {
      let negated = program.add(LEVY_SCALE, register(right), constant: -1)
      return result(program.add(LEVY_ADD_CONSTANT, negated, constant: constant))
    }
    return result(program.add(arithmetic.narrow, register(left), register(right)))
  }

  // MARK: Rounding

  private mutating func rounded(
    _ rule: RoundingRule, _ a: Int, step: Exact, _ place: Int, _ ranges: PathRanges
  ) throws -> Lane {
    let (stepTop, stepBottom) = step.numeratorAndDenominator
    guard let p = Int(exactly: stepTop), let q = Int(exactly: stepBottom) else {
      throw Obstacle.stepTooLong
    }
    // The result is a multiple of p/q: a whole number over q.
    let range = try ranges.range(place)
    if range.low == range.high, !isRatio(a), try !lane(a, ranges).mayFail {
      return try constant(try self.range(place, ranges).low)
    }
    let result = try width(place, over: q, ranges)
    let (top, bottom): (Lane, Lane)
    if isRatio(a) {
      let (n, m) = ratio(a)
      // (x/d) / (y/e) / (p/q) = (x·e·q) / (y·d·p)
      let (x, y) = try fraction(a, ranges)
      let over = (try leastProduct(y.denominator, q), try leastProduct(x.denominator, p))
      let denominators = (try leastProduct(x.denominator, over.0), try leastProduct(y.denominator, over.1))
      top = try scaled(x, to: denominators.0, try width(n, over: denominators.0, ranges))
      bottom = try scaled(y, to: denominators.1, try width(m, over: denominators.1, ranges))
    } else {
      let lane = try lane(a, ranges)
      let denominator = try leastCommonMultiple(lane.denominator, q)
      top = try scaled(lane, to: denominator, try width(a, over: denominator, ranges))
      bottom = Lane(constant: Int128(try leastProduct(denominator / q, p)), over: 1)
      if bottom.constant == 1 { return Lane(top.numerators, over: q, mayFail: top.mayFail) }
    }
    return try quotient(rule, top, bottom, times: p, over: q, result)
  }

  /// The rounded quotient of two lanes' numerators, times a whole number.
  private mutating func quotient(
    _ rule: RoundingRule, _ top: Lane, _ bottom: Lane, times factor: Int, over denominator: Int, _ result: Width
  ) throws -> Lane {
    if top.numerators == .marks || bottom.numerators == .marks { return .marked }
    let mayFail = top.mayFail || bottom.mayFail || bottom.constant == nil
    if let first = top.constant, let second = bottom.constant, second != 0 {
      let exact = try Exact(numerator: first, scale: 0).divided(by: Exact(numerator: second, scale: 0))
      let whole = try exact.rounded(rule, step: 1).multiplied(by: Exact(factor)).numerator
      return Lane(constant: whole, over: denominator)
    }
    let isNarrow = [top, bottom].allSatisfy { !$0.isWide && $0.constant?.magnitude ?? 0 < Width.narrowLimit.magnitude }
    guard isNarrow, result == .narrow else {
      let quotient = program.add(rule.wideByLane, widened(top), widened(bottom))
      let step = widened(Lane(constant: Int128(factor), over: 1))
      let target = factor == 1 ? quotient : program.add(LEVY_WIDE_MULTIPLY, quotient, step)
      return narrowed(Lane(target, isWide: true, over: denominator, mayFail: mayFail), result)
    }
    let quotient: Int32
    if let divisor = bottom.constant, divisor > 0 {
      quotient = program.add(rule.byConstant, register(top), constant: Double(divisor))
    } else {
      quotient = program.add(rule.byLane, register(top), register(bottom))
    }
    let target = factor == 1 ? quotient : program.add(LEVY_SCALE, quotient, constant: Double(factor))
    return Lane(target, over: denominator, mayFail: mayFail)
  }
}
