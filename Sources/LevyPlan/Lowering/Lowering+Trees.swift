import CLevyKernels
import ExactNumbers
import LevyModel

extension Lowering {
  /// Lowers the tree of a rule; returns the column and range of its results.
  package mutating func lower(
    _ tree: DecisionTree, type: ValueType
  ) throws -> (column: Column, range: TracedInterval) {
    let lowered = try branch(tree, ranges, checked: [])
    guard let range = lowered.range else { throw Obstacle.everyPathInterpreted }
    switch type {
    case .count(let maximum):
      return try within(try whole(lowered.column, range, over: 1), range, Interval(0, Exact(maximum)))
    case .quantity(let unit) where unit.terms.grain != nil:
      return try small(try whole(lowered.column, range, over: type.denominator), range)
    case .quantity, .choice, .boolean, .date: return try small(lowered.column, range)
    }
  }

  /// Makes a wide result narrow: rows whose numbers are too large are left to the interpreter.
  private mutating func small(
    _ column: Column, _ range: TracedInterval
  ) throws -> (column: Column, range: TracedInterval) {
    guard column.isWide else { return (column, range) }
    let inside = try within(column, range, Interval(largestResult.negated, largestResult))
    // The range still depends on the same ends: if they were nearer to zero, it would not be cut.
    return (inside.column, range.with(inside.range.range))
  }

  private typealias Branch = (column: Column, range: TracedInterval?)

  /// Lowers a subtree.
  ///
  /// - Parameter checked: expressions that questions above compare; the results get their marks there.
  private mutating func branch(_ tree: DecisionTree, _ ranges: ValueRanges, checked: Set<Node>) throws -> Branch {
    switch tree {
    case .leaf(.interpreted): return (.invalid, nil)
    case .leaf(.expression(let node, let checks)):
      let others = checks.filter { !checked.contains($0) }
      return (try marked(try column(node, ranges), others, ranges), try ranges.traced(node))
    case .question(.switch(let atom), let answers):
      return try which(atom, answers, ranges, checked: checked.union([graph.node(.fact(atom))]))
    case .question(let question, let answers):
      guard let no = try ranges.answering(question, 0) else { return try branch(answers[1], ranges, checked: checked) }
      guard let yes = try ranges.answering(question, 1) else { return try branch(answers[0], ranges, checked: checked) }
      let (mask, isNegated) = try comparison(question, ranges)
      let checked = checked.union(question.operands)
      let branches = (
        try branch(answers[1], yes, checked: checked), try branch(answers[0], no, checked: checked)
      )
      return isNegated ? try select(mask, branches.1, branches.0) : try select(mask, branches.0, branches.1)
    }
  }

  /// The boolean column that is 1 where both are. Marks of the second count only where the first is 1.
  package mutating func both(_ a: Column, _ b: Column) throws -> Column {
    if a.constant == 0 || b.constant == 1 { return a }
    if a.constant == 1 || b.constant == 0 { return b }
    return try select(a, (b, nil), (Column(answer: false), nil)).column
  }

  /// The boolean column that is 1 where either is. Marks of the second count only where the first is 0.
  package mutating func either(_ a: Column, _ b: Column) throws -> Column {
    if a.constant == 1 || b.constant == 0 { return a }
    if a.constant == 0 || b.constant == 1 { return b }
    return try select(a, (Column(answer: true), nil), (b, nil)).column
  }

  /// The boolean column that is 1 where another is 0.
  package mutating func not(_ a: Column) throws -> Column {
    if let number = a.constant { return Column(answer: number == 0) }
    return try select(a, (Column(answer: false), nil), (Column(answer: true), nil)).column
  }

  /// The column, also marked where `mark` is.
  mutating func poisoned(_ column: Column, by mark: Register) -> Column {
    if !program.marked.contains(mark) { return column }
    if !column.isWide {
      return Column(program.add(.POISON, register(column), mark), over: column.denominator, mayFail: true)
    }
    let numbers = widened(column)
    return Column(
      program.add(.WIDE_SELECT, numbers, numbers, mark), over: column.denominator, mayFail: true)
  }

  /// Chooses between two branches by a boolean column; both are brought over the same denominator.
  private mutating func select(_ mask: Column, _ yes: Branch, _ no: Branch) throws -> Branch {
    let range: TracedInterval? = yes.range.flatMap { a in no.range.map { a.united(with: $0) } } ?? yes.range ?? no.range
    if yes.column.numerators == no.column.numerators, yes.column.denominator == no.column.denominator, !mask.mayFail {
      return (yes.column, range)
    }
    let denominator = try leastCommonMultiple(yes.column.denominator, no.column.denominator)
    let width = if let range { try width(of: range, over: denominator) } else { Width.narrow }
    let (a, b) = (try scaled(yes.column, to: denominator, width), try scaled(no.column, to: denominator, width))
    let mayFail = mask.mayFail || a.mayFail || b.mayFail
    let chooser = register(mask)
    if a.isWide || b.isWide || width == .wide {
      let target = program.select(widened(a), widened(b), chooser)
      return (narrowed(Column(target, over: denominator, mayFail: mayFail), width), range)
    }
    let target = program.select(register(a), register(b), chooser)
    return (Column(target, over: denominator, mayFail: mayFail), range)
  }

  /// The boolean column of a comparison; it has the opposite values if `isNegated`.
  private mutating func comparison(
    _ question: Question, _ ranges: ValueRanges
  ) throws -> (column: Column, isNegated: Bool) {
    let (comparison, a, b): (Comparison, Node, Node)
    switch question {
    case .less(let x, let y): (comparison, a, b) = (.less, x, y)
    case .lessOrEqual(let x, let y): (comparison, a, b) = (.lessOrEqual, x, y)
    case .equal(let x, let y): (comparison, a, b) = (.equal, x, y)
    case .switch: throw Obstacle.noColumn
    }
    let codes = comparison.codes
    let (x, y) = (try column(a, ranges), try column(b, ranges))
    let denominator = try leastCommonMultiple(x.denominator, y.denominator)
    let widths = (
      try width(of: try ranges.traced(a), over: denominator), try width(of: try ranges.traced(b), over: denominator)
    )
    let (left, right) = (try scaled(x, to: denominator, widths.0), try scaled(y, to: denominator, widths.1))
    let mayFail = left.mayFail || right.mayFail
    if left.isWide || right.isWide || widths.0 == .wide || widths.1 == .wide {
      return (Column(program.add(codes.wide, widened(left), widened(right)), over: 1, mayFail: mayFail), false)
    }
    let target: Register
    var isNegated = false
    if let constant = right.number {
      target = program.add(codes.byConstant, register(left), constant: constant)
    } else if let constant = left.number {
      // k < a is true exactly where a <= k is false.
      isNegated = comparison.opposite != nil
      let exchanged = comparison.opposite ?? comparison
      target = program.add(exchanged.codes.byConstant, register(right), constant: constant)
    } else {
      target = program.add(codes.columns, register(left), register(right))
    }
    return (Column(target, over: 1, mayFail: mayFail), isNegated)
  }

  /// Chooses the branch of a choice's, boolean's or count's value.
  private mutating func which(
    _ atom: Atom, _ answers: [DecisionTree], _ ranges: ValueRanges, checked: Set<Node>
  ) throws -> Branch {
    let (fact, domain) = try choice(atom)
    // Values that lead to equal trees share a branch. The branch with most values is the default, which needs no test;
    // of several the first, so that the same rules give the same program.
    let kinds = Dictionary(grouping: domain.indices(in: fact.range.range)) { answers[$0] }.values.sorted {
      $0[0] < $1[0]
    }
    let common = kinds.reduce(kinds[0]) { $1.count > $0.count ? $1 : $0 }
    var result = try branch(answers[common[0]], ranges, checked: checked)
    for numbers in kinds where numbers != common {
      let chooser = register(fact.column)
      let mask: Register
      if numbers.count == 1 {
        mask = program.add(.EQUAL_CONSTANT, chooser, constant: Double(domain.first + numbers[0]))
      } else {
        mask = program.addLookup(chooser, answers.indices.map { numbers.contains($0) ? 1 : 0 }, first: domain.first)
      }
      result = try select(
        Column(mask, over: 1, mayFail: false), try branch(answers[numbers[0]], ranges, checked: checked), result)
    }
    if let mark = mark(fact.column) { result.column = poisoned(result.column, by: mark) }
    return result
  }

  /// The year, month or day of a date, whose column holds its digits.
  package mutating func part(_ kind: DatePart.Kind, of column: Column, in date: Slot) throws -> Fact {
    let years = DatePart.years
    guard let range = facts[Atom(date)]?.range.range, range.low >= Exact(years.lowerBound * 10000),
      range.high < Exact((years.upperBound + 1) * 10000)
    else { throw Obstacle.datesOutside(years: years) }
    let digits = register(column)
    let head = program.add(.FLOOR_BY, digits, constant: kind == .year ? 10000 : 100)
    var target = head
    if kind != .year {
      let (above, whole) =
        kind == .day ? (head, digits) : (program.add(.FLOOR_BY, digits, constant: 10000), head)
      target = program.add(.SUBTRACT, whole, program.add(.SCALE, above, constant: 100))
    }
    let numbers = DatePart(kind, of: date).numbers
    return Fact(
      column: Column(target, over: 1, mayFail: column.mayFail),
      range: TracedInterval(Interval(Exact(numbers.lowerBound), Exact(numbers.upperBound))),
      domain: FiniteDomain(numbers))
  }

  /// Marks rows outside the allowed range, so that the interpreter computes them.
  private mutating func within(
    _ column: Column, _ range: TracedInterval, _ allowed: Interval
  ) throws -> (column: Column, range: TracedInterval) {
    let inside = range.cut(to: TracedInterval(allowed))
    if inside.range == range.range { return (column, range) }
    if inside.range.isEmpty { throw Obstacle.resultsTooLarge }
    let width = try Width(allowed, over: column.denominator)
    let ends = try [allowed.low, allowed.high].map {
      try scaled(try constant($0), to: column.denominator, width)
    }
    let denominator = column.denominator
    guard column.isWide else {
      let bounds = ends.compactMap(\.number)
      guard bounds.count == 2 else { throw Obstacle.resultsTooLarge }
      let target = program.add(.WITHIN, register(column), constant: bounds[0], addend: bounds[1])
      return (Column(target, over: denominator, mayFail: true), inside)
    }
    let numbers = widened(column)
    let low = program.add(.WIDE_MAXIMUM, numbers, widened(ends[0]))
    let isInside = program.add(.WIDE_EQUAL, numbers, program.add(.WIDE_MINIMUM, low, widened(ends[1])))
    let target = program.add(.WIDE_SELECT, numbers, program.add(wideConstant: .min), isInside)
    return (narrowed(Column(target, over: denominator, mayFail: true), width), inside)
  }

  /// The column over a given denominator, 100 for money; rows with finer numbers are marked, so that the interpreter
  /// reports them.
  private mutating func whole(_ column: Column, _ range: TracedInterval, over wanted: Int) throws -> Column {
    let denominator = try leastCommonMultiple(column.denominator, wanted)
    let fine = try scaled(column, to: denominator, try width(of: range, over: denominator))
    if denominator == wanted { return fine }
    let factor = denominator / wanted
    guard fine.isWide || Int128(factor) > Width.narrowLimit else {
      let target = program.add(.DIVIDE, register(fine), constant: Double(factor))
      return Column(target, over: wanted, mayFail: true)
    }
    let (all, divisor) = (widened(fine), program.add(wideConstant: Int128(factor)))
    let units = program.add(.WIDE_FLOOR_QUOTIENT, all, divisor)
    let isWhole = program.add(.WIDE_EQUAL, program.add(.WIDE_MULTIPLY, units, divisor), all)
    let target = program.add(.WIDE_SELECT, units, program.add(wideConstant: .min), isWhole)
    return narrowed(Column(target, over: wanted, mayFail: true), try width(of: range, over: wanted))
  }
}
