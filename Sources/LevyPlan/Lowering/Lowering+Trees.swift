import CLevyKernels
import ExactNumbers
import LevyModel

extension Lowering {
  /// The lane and range of a rule's results.
  package mutating func lower(_ tree: DecisionTree, type: ValueType) throws -> (lane: Lane, range: Interval) {
    let lowered = try branch(tree, ranges, checked: [])
    guard let range = lowered.range else { throw Obstacle.everyPathInterpreted }
    switch type {
    case .money: return try small(try whole(lowered.lane, range, over: 100), range)
    case .count(let maximum):
      return try within(try whole(lowered.lane, range, over: 1), range, Interval(0, Exact(maximum)))
    default: return try small(lowered.lane, range)
    }
  }

  /// A lane that is not wide: rows whose numbers are too large for that are left to the interpreter.
  private mutating func small(_ lane: Lane, _ range: Interval) throws -> (lane: Lane, range: Interval) {
    guard lane.isWide else { return (lane, range) }
    return try within(lane, range, Interval(largestResult.negated, largestResult))
  }

  private typealias Branch = (lane: Lane, range: Interval?)

  /// - Parameter checked: expressions of questions on the way, whose marks the results get there.
  private mutating func branch(_ tree: DecisionTree, _ ranges: PathRanges, checked: Set<Int>) throws -> Branch {
    switch tree {
    case .leaf(.interpreted): return (.marked, nil)
    case .leaf(.expression(let place, let checks)):
      let others = checks.filter { !checked.contains($0) }
      return (try marked(try lane(place, ranges), others, ranges), try ranges.range(place))
    case .question(.which(let slot), let answers):
      return try which(slot, answers, ranges, checked: checked.union([graph.place(.fact(slot: slot))]))
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

  /// The lane with the marks of a column.
  mutating func poisoned(_ lane: Lane, by mark: Int32) -> Lane {
    let isSmall = lane.constant.map { $0.magnitude < Width.narrowLimit.magnitude } ?? !lane.isWide
    if isSmall { return Lane(program.add(LEVY_POISON, register(lane), mark), over: lane.denominator, mayFail: true) }
    let numbers = widened(lane)
    return Lane(
      program.add(LEVY_WIDE_SELECT, numbers, numbers, mark), isWide: true, over: lane.denominator, mayFail: true)
  }

  /// One branch or the other, over the same denominator, by a lane of 1 and 0.
  private mutating func select(_ mask: Lane, _ yes: Branch, _ no: Branch) throws -> Branch {
    let range: Interval? = yes.range.flatMap { a in no.range.map { a.united(with: $0) } } ?? yes.range ?? no.range
    if yes.lane.numerators == no.lane.numerators, yes.lane.denominator == no.lane.denominator, !mask.mayFail {
      return (yes.lane, range)
    }
    let denominator = try leastCommonMultiple(yes.lane.denominator, no.lane.denominator)
    let width = try range.map { try Width($0, over: denominator) } ?? .narrow
    let (a, b) = (try scaled(yes.lane, to: denominator, width), try scaled(no.lane, to: denominator, width))
    let mayFail = mask.mayFail || a.mayFail || b.mayFail
    let chooser = register(mask)
    if a.isWide || b.isWide || width == .wide {
      let target = program.add(LEVY_WIDE_SELECT, widened(a), widened(b), chooser)
      return (narrowed(Lane(target, isWide: true, over: denominator, mayFail: mayFail), width), range)
    }
    let target = program.select(register(a), register(b), chooser)
    return (Lane(target, over: denominator, mayFail: mayFail), range)
  }

  /// A lane of 1 and 0 that answers a comparison, or 0 and 1 if it is negated.
  private mutating func comparison(
    _ question: Question, _ ranges: PathRanges
  ) throws -> (lane: Lane, isNegated: Bool) {
    let (narrow, byConstant, wide, a, b): (levy_operation, levy_operation, levy_operation, Int, Int)
    switch question {
    case .less(let x, let y): (narrow, byConstant, wide, a, b) = (LEVY_LESS, LEVY_LESS_CONSTANT, LEVY_WIDE_LESS, x, y)
    case .lessOrEqual(let x, let y):
      (narrow, byConstant, wide) = (LEVY_LESS_OR_EQUAL, LEVY_LESS_OR_EQUAL_CONSTANT, LEVY_WIDE_LESS_OR_EQUAL)
      (a, b) = (x, y)
    case .equal(let x, let y):
      (narrow, byConstant, wide, a, b) = (LEVY_EQUAL, LEVY_EQUAL_CONSTANT, LEVY_WIDE_EQUAL, x, y)
    case .which: throw Obstacle.noColumn
    }
    let (x, y) = (try lane(a, ranges), try lane(b, ranges))
    let denominator = try leastCommonMultiple(x.denominator, y.denominator)
    let widths = (
      try Width(try ranges.range(a), over: denominator), try Width(try ranges.range(b), over: denominator)
    )
    let (left, right) = (try scaled(x, to: denominator, widths.0), try scaled(y, to: denominator, widths.1))
    let mayFail = left.mayFail || right.mayFail
    if left.isWide || right.isWide || widths.0 == .wide || widths.1 == .wide {
      return (Lane(program.add(wide, widened(left), widened(right)), over: 1, mayFail: mayFail), false)
    }
    let target: Int32
    var isNegated = false
    if let constant = right.constant {
      target = program.add(byConstant, register(left), constant: Double(constant))
    } else if let constant = left.constant {
      // k < a where a <= k does not hold.
      isNegated = narrow != LEVY_EQUAL
      let opposite = narrow == LEVY_LESS ? LEVY_LESS_OR_EQUAL_CONSTANT : LEVY_LESS_CONSTANT
      target = program.add(isNegated ? opposite : byConstant, register(right), constant: Double(constant))
    } else {
      target = program.add(narrow, register(left), register(right))
    }
    return (Lane(target, over: 1, mayFail: mayFail), isNegated)
  }

  /// The branch of the value that a choice, boolean or count has.
  private mutating func which(
    _ slot: Int, _ answers: [DecisionTree], _ ranges: PathRanges, checked: Set<Int>
  ) throws -> Branch {
    let (fact, options) = try choice(slot)
    // Answers that lead to the same share a branch; the most frequent is the one that is not tested for, of several the
    // first, so that the same rules give the same program.
    let kinds = Dictionary(grouping: options.places(in: fact.range)) { answers[$0] }.values.sorted { $0[0] < $1[0] }
    let common = kinds.reduce(kinds[0]) { $1.count > $0.count ? $1 : $0 }
    var result = try branch(answers[common[0]], ranges, checked: checked)
    for numbers in kinds where numbers != common {
      let column = register(fact.lane)
      let mask: Int32
      if numbers.count == 1 {
        mask = program.add(LEVY_EQUAL_CONSTANT, column, constant: Double(options.first + numbers[0]))
      } else {
        mask = program.addLookup(column, answers.indices.map { numbers.contains($0) ? 1 : 0 }, first: options.first)
      }
      result = try select(
        Lane(mask, over: 1, mayFail: false), try branch(answers[numbers[0]], ranges, checked: checked), result)
    }
    if let mark = mark(fact.lane) { result.lane = poisoned(result.lane, by: mark) }
    return result
  }

  /// The year, month or day of a date, which is a column of its digits.
  package mutating func part(_ kind: DatePart.Kind, of lane: Lane, in date: Int) throws -> Fact {
    let years = DatePart.years
    guard let range = facts[date]?.range, range.low >= Exact(years.lowerBound * 10000),
      range.high < Exact((years.upperBound + 1) * 10000)
    else { throw Obstacle.datesOutside(years: years) }
    let digits = register(lane)
    let head = program.add(LEVY_FLOOR_BY, digits, constant: kind == .year ? 10000 : 100)
    var target = head
    if kind != .year {
      let (above, whole) =
        kind == .day ? (head, digits) : (program.add(LEVY_FLOOR_BY, digits, constant: 10000), head)
      target = program.add(LEVY_SUBTRACT, whole, program.add(LEVY_SCALE, above, constant: 100))
    }
    let numbers = DatePart(kind, of: date).numbers
    return Fact(
      lane: Lane(target, over: 1, mayFail: lane.mayFail),
      range: Interval(Exact(numbers.lowerBound), Exact(numbers.upperBound)), options: Options(numbers))
  }

  /// The lane with rows outside the allowed range of whole numbers marked, so that the interpreter computes them.
  private mutating func within(
    _ lane: Lane, _ range: Interval, _ allowed: Interval
  ) throws -> (lane: Lane, range: Interval) {
    let inside = range.cut(to: allowed)
    if inside == range { return (lane, range) }
    let width = try Width(allowed, over: lane.denominator)
    let ends = try [allowed.low, allowed.high].map {
      try scaled(try constant($0), to: lane.denominator, width)
    }
    let denominator = lane.denominator
    guard lane.isWide else {
      let bounds = ends.map { Double($0.constant ?? 0) }
      let target = program.add(LEVY_WITHIN, register(lane), constant: bounds[0], addend: bounds[1])
      return (Lane(target, over: denominator, mayFail: true), inside)
    }
    let numbers = widened(lane)
    let low = program.add(LEVY_WIDE_MAXIMUM, numbers, widened(ends[0]))
    let isInside = program.add(LEVY_WIDE_EQUAL, numbers, program.add(LEVY_WIDE_MINIMUM, low, widened(ends[1])))
    let target = program.add(LEVY_WIDE_SELECT, numbers, program.add(wideConstant: .min), isInside)
    return (narrowed(Lane(target, isWide: true, over: denominator, mayFail: true), width), inside)
  }

  /// Numerators over this denominator, 100 for money; rows with finer numbers are marked, so that the interpreter
  /// reports them.
  private mutating func whole(_ lane: Lane, _ range: Interval, over wanted: Int) throws -> Lane {
    let denominator = try leastCommonMultiple(lane.denominator, wanted)
    let fine = try scaled(lane, to: denominator, try Width(range, over: denominator))
    if denominator == wanted { return fine }
    let factor = denominator / wanted
    guard fine.isWide else {
      let target = program.add(LEVY_DIVIDE, register(fine), constant: Double(factor))
      return Lane(target, over: wanted, mayFail: true)
    }
    let (all, divisor) = (widened(fine), program.add(wideConstant: Int128(factor)))
    let units = program.add(LEVY_WIDE_FLOOR_QUOTIENT, all, divisor)
    let isWhole = program.add(LEVY_WIDE_EQUAL, program.add(LEVY_WIDE_MULTIPLY, units, divisor), all)
    let target = program.add(LEVY_WIDE_SELECT, units, program.add(wideConstant: .min), isWhole)
    return narrowed(Lane(target, isWide: true, over: wanted, mayFail: true), try Width(range, over: wanted))
  }
}
