import CLevyKernels
import ExactNumbers

/// Compiles expressions and decision trees to instructions over columns, and proves that every number is whole over its
/// denominator: below 2^50 in a column of doubles, otherwise below 2^120 in a wide one.
package struct Lowering {
  package var program = ColumnProgram()
  private let source: SharedGraph
  var graph: ExpressionGraph {
    get { source.graph }
    nonmutating _modify { yield &source.graph }
  }
  /// A cache of expressions as ratios.
  var ratios: [Node: Ratio] = [:]
  /// The columns of facts, by atom.
  package var facts: [Atom: Fact] = [:]
  private var made: [Node: Made] = [:]
  private var making = Making()
  private var makings = 0

  /// The largest result of a rule whose column would be wide; rows with larger results are left to the interpreter.
  let largestResult: Exact

  /// The powers of ten by which numbers may be too large for a narrow column, by the ends of ranges on which they
  /// depend.
  package private(set) var excesses: [RangeEnds: Int] = [:]

  package init(graph: ExpressionGraph, largestResult: Exact) {
    source = SharedGraph(graph)
    self.largestResult = largestResult
  }

  /// A fact as a column.
  package struct Fact {
    package let column: Column
    /// The range of its values.
    package let range: TracedInterval
    /// The domain of a fact whose values rules are followed for one by one.
    var domain: FiniteDomain?

    package init(column: Column, range: TracedInterval, domain: FiniteDomain? = nil) {
      self.column = column
      self.range = range
      self.domain = domain
    }
  }

  /// A column with its assumptions. It is made again on a path where they do not hold.
  private struct Made {
    let column: Column
    let basis: Making
    let number: Int
  }

  /// The assumptions of a column while it is being made.
  private struct Making {
    /// Properties of the ranges of expressions that the column relies on.
    var assumptions: [(node: Node, holds: (Interval) -> Bool)] = []
    /// The columns that it uses, by expression, each with its serial number.
    var columns: [(node: Node, number: Int)] = []
  }

  var ranges: ValueRanges {
    ValueRanges(graph: source) { [facts] atom in
      guard let fact = facts[atom] else { throw Obstacle.noColumn }
      return .init(range: fact.range, denominator: fact.column.denominator)
    }
  }

  // MARK: Expressions

  /// Returns the column of an expression, for the ranges of the path on which it is needed.
  mutating func column(_ node: Node, _ ranges: ValueRanges) throws -> Column {
    if let made = made[node], holds(node, made, ranges) {
      making.columns.append((node, made.number))
      return made.column
    }
    let outer = making
    making = Making()
    let made = Result { try make(node, ranges) }
    let basis = making
    making = outer
    let column = try made.get()
    makings += 1
    self.made[node] = Made(column: column, basis: basis, number: makings)
    ranges.verified[node] = makings
    making.columns.append((node, makings))
    return column
  }

  /// True if a column, and all columns that it uses, would be the same for these ranges.
  private func holds(_ node: Node, _ column: Made, _ ranges: ValueRanges) -> Bool {
    if ranges.verified[node] == column.number { return true }
    guard
      column.basis.assumptions.allSatisfy({ node, holds in (try? ranges.range(node)).map(holds) ?? false }),
      column.basis.columns.allSatisfy({ node, number in
        made[node].map { $0.number == number && holds(node, $0, ranges) } ?? false
      })
    else { return false }
    ranges.verified[node] = column.number
    return true
  }

  /// The width of an expression's numerators over a denominator; recorded as an assumption of the column that is being
  /// made.
  mutating func width(_ node: Node, over denominator: Int, _ ranges: ValueRanges) throws -> Width {
    let width = try width(of: try ranges.traced(node), over: denominator)
    making.assumptions.append((node, { (try? Width($0, over: denominator)).map { $0 <= width } ?? false }))
    return width
  }

  /// The width of numerators over a denominator. If it is not narrow, the ends responsible are recorded.
  mutating func width(of value: TracedInterval, over denominator: Int) throws -> Width {
    let width = Result { try Width(value.range, over: denominator) }
    if case .success(.narrow) = width { return .narrow }
    for (end, ends) in [(value.range.low, value.low), (value.range.high, value.high)] {
      var excess = end.magnitude.doubleValue * Double(denominator) / Double(Width.narrowLimit)
      var digits = 0
      while excess > 1 { (excess, digits) = (excess / 10, digits + 1) }
      note(excess: digits, of: ends)
    }
    return try width.get()
  }

  /// Records by which power of ten numbers that depend on these ends may be too large.
  package mutating func note(excess: Int, of ends: RangeEnds) {
    if !ends.isEmpty, excess > excesses[ends, default: 0] { excesses[ends] = excess }
  }

  /// Restores the state before a failure, but keeps the record of excesses.
  package mutating func goBack(to before: Lowering) {
    let noted = excesses
    self = before
    excesses = noted
  }

  /// The range of an expression; recorded as an assumption of the column that is being made.
  mutating func range(_ node: Node, _ ranges: ValueRanges) throws -> Interval {
    let range = try ranges.range(node)
    making.assumptions.append((node, { $0.cut(to: range) == $0 }))
    return range
  }

  private mutating func make(_ node: Node, _ ranges: ValueRanges) throws -> Column {
    switch graph[node] {
    case .constant(let value): return try constant(value)
    case .fact(let atom):
      guard let fact = facts[atom] else { throw Obstacle.noColumn }
      return fact.column
    case .chosen(let atom, let values): return try chosen(atom, values)
    case .sum(let a, let b): return try combined(.sum, a, b, node, ranges)
    case .difference(let a, let b): return try combined(.difference, a, b, node, ranges)
    case .product(let a, let b): return try combined(.product, a, b, node, ranges)
    case .minimum(let a, let b): return try combined(.minimum, a, b, node, ranges)
    case .maximum(let a, let b): return try combined(.maximum, a, b, node, ranges)
    case .quotient(let a, let b):
      guard let divisor = graph.constant(b) else {
        throw Obstacle.unroundedQuotient
      }
      guard divisor.numerator != 0 else { throw Obstacle.divisionByZero }
      let factor = graph.node(.constant(try Exact(1).divided(by: divisor)))
      return try combined(.product, a, factor, node, ranges)
    case .magnitude(let a):
      let column = try column(a, ranges)
      if try ranges.range(a).low >= 0 {
        making.assumptions.append((a, { $0.low >= 0 }))
        return column
      }
      if let constant = column.constant { return try Column(constant: abs(constant), over: column.denominator) }
      let register = program.add(column.isWide ? .WIDE_ABSOLUTE : .ABSOLUTE, register(column))
      return Column(register, over: column.denominator, mayFail: column.mayFail)
    case .rounded(let rule, let a, let step): return try rounded(rule, a, step: step, node, ranges)
    case .calendar(let operation, let a): return try calendar(operation, a, ranges)
    }
  }

  func constant(_ value: Exact) throws -> Column {
    let (top, bottom) = value.numeratorAndDenominator
    guard let denominator = Int(exactly: bottom) else { throw Obstacle.constantTooLong }
    return try Column(constant: top, over: denominator)
  }

  /// The column of a look-up by the value of a choice.
  private mutating func chosen(_ atom: Atom, _ values: [Exact]) throws -> Column {
    let (fact, domain) = try choice(atom)
    let reachable = domain.indices(in: fact.range.range)
    if reachable.count == 1, !fact.column.mayFail { return try constant(values[reachable.lowerBound]) }
    let chooser = register(fact.column)
    let columns = try values.map { try constant($0) }
    let denominator = try columns.reduce(1) { try leastCommonMultiple($0, $1.denominator) }
    var numerators: [Double] = []
    for column in columns {
      guard let number = try scaled(column, to: denominator, .narrow).number else { throw Obstacle.constantTooLong }
      numerators.append(number)
    }
    let register: Register
    if numerators.count == 2, (numerators[1] - numerators[0]).magnitude <= Double(Width.narrowLimit) {
      // With two values, a + (x - first) * (b - a) needs no look-up.
      let first = domain.first
      let step = first == 0 ? chooser : program.add(.ADD_CONSTANT, chooser, constant: Double(-first))
      let slope = program.add(.SCALE, step, constant: numerators[1] - numerators[0])
      register = program.add(.ADD_CONSTANT, slope, constant: numerators[0])
    } else {
      register = program.addLookup(chooser, numerators, first: domain.first)
    }
    return Column(register, over: denominator, mayFail: fact.column.mayFail)
  }

  /// The column and domain of a fact whose values rules are followed for one by one.
  func choice(_ atom: Atom) throws -> (fact: Fact, domain: FiniteDomain) {
    guard let fact = facts[atom], let domain = fact.domain, !fact.column.isWide, fact.column.numerators != .invalid
    else { throw Obstacle.noColumn }
    return (fact, domain)
  }

  private mutating func combined(
    _ arithmetic: Arithmetic, _ a: Node, _ b: Node, _ node: Node, _ ranges: ValueRanges
  ) throws -> Column {
    let (x, y) = (try column(a, ranges), try column(b, ranges))
    if x.numerators == .invalid || y.numerators == .invalid { return .invalid }
    if let simple = try simplified(arithmetic, (a, x), (b, y), node, ranges) { return simple }
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
    let result = try width(node, over: denominator, ranges)
    let mayFail = x.mayFail || y.mayFail
    if !left.isWide, !right.isWide, result == .narrow {
      return narrow(arithmetic, left, right, over: denominator, mayFail: mayFail)
    }
    let target = program.add(arithmetic.codes.wide, widened(left), widened(right))
    return narrowed(Column(target, over: denominator, mayFail: mayFail), result)
  }

  /// The column of an operation that is trivial for the ranges of its operands; nil if it is not.
  private mutating func simplified(
    _ arithmetic: Arithmetic, _ a: (node: Node, column: Column), _ b: (node: Node, column: Column), _ node: Node,
    _ ranges: ValueRanges
  ) throws -> Column? {
    let range = try ranges.range(node)
    if range.low == range.high, !a.column.mayFail, !b.column.mayFail {
      return try constant(try self.range(node, ranges).low)
    }
    guard arithmetic == .minimum || arithmetic == .maximum else { return nil }
    let (x, y) = (try ranges.range(a.node), try ranges.range(b.node))
    for (one, other, isBelow) in [(a, b, x.high <= y.low), (b, a, y.high <= x.low)] where isBelow {
      // One operand is never greater than the other, so it is the minimum.
      let (kept, dropped) = arithmetic == .minimum ? (one, other) : (other, one)
      guard !dropped.column.mayFail else { continue }
      _ = (try self.range(a.node, ranges), try self.range(b.node, ranges))
      return withIdleBound(kept.column, arithmetic, dropped.column)
    }
    return nil
  }

  /// A column with a bound that all its numbers satisfy (see `ColumnProgram+IdleBounds`).
  private mutating func withIdleBound(_ column: Column, _ arithmetic: Arithmetic, _ bound: Column) -> Column {
    guard !bound.isWide, let register = column.register, !register.isWide,
      let number = try? scaled(bound, to: leastCommonMultiple(column.denominator, bound.denominator), .narrow),
      number.denominator == column.denominator, let number = number.number
    else { return column }
    return Column(
      program.addIdleBound(arithmetic.codes.byConstant, register, number), over: column.denominator,
      mayFail: column.mayFail)
  }

  private mutating func narrow(
    _ arithmetic: Arithmetic, _ left: Column, _ right: Column, over denominator: Int, mayFail: Bool
  ) -> Column {
    func result(_ register: Register) -> Column { Column(register, over: denominator, mayFail: mayFail) }
    // A constant operand is part of the instruction where there is one for it.
    let (first, second) = left.constant != nil && arithmetic.commutes ? (right, left) : (left, right)
    if let constant = second.number {
      let operand = register(first)
      let term = arithmetic == .difference ? -constant : constant
      if term == arithmetic.neutral { return result(operand) }
      return result(program.add(arithmetic.codes.byConstant, operand, constant: term))
    }
    if arithmetic == .difference, let constant = left.number {
      let negated = program.add(.SCALE, register(right), constant: -1)
      return result(program.add(.ADD_CONSTANT, negated, constant: constant))
    }
    return result(program.add(arithmetic.codes.columns, register(left), register(right)))
  }
}
