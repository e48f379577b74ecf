import CLevyKernels
import ExactNumbers

extension Lowering {
  /// The lane and range of a rule's results.
  mutating func lower(_ tree: DecisionTree, type: ValueType) throws -> (lane: Lane, range: Interval) {
    let lowered = try branch(tree, ranges)
    guard let range = lowered.range else { throw Unlowerable("every path of it is left to the interpreter") }
    switch type {
    case .money: return (try whole(lowered.lane, range, over: 100), range)
    case .count(let maximum):
      let lane = try whole(lowered.lane, range, over: 1)
      let allowed = Interval(0, Exact(maximum))
      if range.cut(to: allowed) == range { return (lane, range) }
      return (within(lane, allowed), range.cut(to: allowed))
    default: return (lowered.lane, range)
    }
  }

  private typealias Branch = (lane: Lane, range: Interval?)

  private mutating func branch(_ tree: DecisionTree, _ ranges: PathRanges) throws -> Branch {
    switch tree {
    case .leaf(.interpreted): return (Lane(constant: .nan, denominator: 1), nil)
    case .leaf(.expression(let place, let reads)):
      return (marked(try lane(place, ranges), reads), try ranges.range(place))
    case .question(.which(let slot), let answers): return try which(slot, answers, ranges)
    case .question(let question, let answers):
      guard let no = try ranges.answering(question, 0) else { return try branch(answers[1], ranges) }
      guard let yes = try ranges.answering(question, 1) else { return try branch(answers[0], ranges) }
      let mask = try comparison(question, ranges)
      return try select(mask, try branch(answers[1], yes), try branch(answers[0], no))
    }
  }

  /// The lane with the marks of facts that were read besides.
  private mutating func marked(_ lane: Lane, _ reads: Set<Int>) -> Lane {
    var result = lane
    for slot in reads.sorted() {
      guard let fact = facts[slot]?.lane, fact.mayFail, let mark = fact.register else { continue }
      result = Lane(
        register: program.add(LEVY_POISON, register(result), mark), denominator: lane.denominator, mayFail: true)
    }
    return result
  }

  /// One branch or the other, over the same denominator, by a lane of 1 and 0.
  private mutating func select(_ mask: Lane, _ yes: Branch, _ no: Branch) throws -> Branch {
    let range: Interval? = yes.range.flatMap { a in no.range.map { a.united(with: $0) } } ?? yes.range ?? no.range
    if yes.lane.register == no.lane.register, yes.lane.denominator == no.lane.denominator,
      yes.lane.constant == no.lane.constant, !mask.mayFail
    {
      return (yes.lane, range)
    }
    let denominator = try leastCommonMultiple(yes.lane.denominator, no.lane.denominator)
    if let range { try Lane.check(range, denominator: denominator) }
    let (a, b) = (scaled(yes.lane, to: denominator), scaled(no.lane, to: denominator))
    var target = program.add(LEVY_SELECT, register(a), register(b), register(mask))
    if mask.mayFail, let mark = mask.register { target = program.add(LEVY_POISON, target, mark) }
    let mayFail = mask.mayFail || a.mayFail || b.mayFail
    return (Lane(register: target, denominator: denominator, mayFail: mayFail), range)
  }

  /// A lane of 1 and 0 that answers a comparison.
  private mutating func comparison(_ question: Question, _ ranges: PathRanges) throws -> Lane {
    let (operation, constantOperation, a, b): (levy_operation, levy_operation, Int, Int)
    switch question {
    case .less(let x, let y): (operation, constantOperation, a, b) = (LEVY_LESS, LEVY_LESS_CONSTANT, x, y)
    case .lessOrEqual(let x, let y):
      (operation, constantOperation, a, b) = (LEVY_LESS_OR_EQUAL, LEVY_LESS_OR_EQUAL_CONSTANT, x, y)
    case .equal(let x, let y): (operation, constantOperation, a, b) = (LEVY_EQUAL, LEVY_EQUAL_CONSTANT, x, y)
    case .which: throw Unlowerable("a question is no comparison")
    }
    let (x, y) = (try lane(a, ranges), try lane(b, ranges))
    let denominator = try leastCommonMultiple(x.denominator, y.denominator)
    for place in [a, b] { try Lane.check(try ranges.range(place), denominator: denominator) }
    let (left, right) = (scaled(x, to: denominator), scaled(y, to: denominator))
    var target: Int32
    if right.register == nil, let register = left.register {
      target = program.add(constantOperation, register, constant: right.constant)
    } else {
      target = program.add(operation, register(left), register(right))
    }
    // A comparison with NaN is false, so the mark must be carried over.
    for lane in [left, right] {
      if lane.mayFail, let mark = lane.register { target = program.add(LEVY_POISON, target, mark) }
    }
    return Lane(register: target, denominator: 1, mayFail: left.mayFail || right.mayFail)
  }

  /// The branch of the value that a choice, boolean or count has.
  private mutating func which(_ slot: Int, _ answers: [DecisionTree], _ ranges: PathRanges) throws -> Branch {
    guard let known = facts[slot], let options = known.options, let column = known.lane.register else {
      throw Unlowerable("a choice is not in columns")
    }
    let fact = known.lane
    // Answers that lead to the same share a branch; the most frequent is the one that is not tested for.
    let kinds = Set(answers)
    let common = kinds.max { a, b in answers.count { $0 == a } < answers.count { $0 == b } } ?? answers[0]
    var result = try branch(common, ranges)
    for kind in answers.indices.filter({ answers.firstIndex(of: answers[$0]) == $0 }).map({ answers[$0] })
    where kind != common {
      let numbers = answers.indices.filter { answers[$0] == kind }
      let mask: Int32
      if numbers.count == 1 {
        mask = program.add(LEVY_EQUAL_CONSTANT, column, constant: Double(options.first + numbers[0]))
      } else {
        let table = program.addTable(answers.map { $0 == kind ? 1 : 0 })
        mask = program.add(LEVY_LOOKUP, column, constant: table - Double(options.first))
      }
      result = try select(
        Lane(register: mask, denominator: 1, mayFail: false), try branch(kind, ranges), result)
    }
    if fact.mayFail {
      let marked = program.add(LEVY_POISON, register(result.lane), column)
      result.lane = Lane(register: marked, denominator: result.lane.denominator, mayFail: true)
    }
    return result
  }

  /// The year, month or day of a date, which is a column of its digits.
  mutating func part(_ kind: DatePart.Kind, of lane: Lane, in date: Int) throws -> Fact {
    let years = DatePart.years
    guard let range = facts[date]?.range, range.low >= Exact(years.lowerBound * 10000),
      range.high < Exact((years.upperBound + 1) * 10000)
    else { throw Unlowerable("its dates lie outside \(years.lowerBound) to \(years.upperBound)") }
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
      lane: Lane(register: target, denominator: 1, mayFail: lane.mayFail),
      range: Interval(Exact(numbers.lowerBound), Exact(numbers.upperBound)), options: Options(numbers))
  }

  /// The lane with rows outside the allowed range marked, so that the interpreter reports them.
  private mutating func within(_ lane: Lane, _ allowed: Interval) -> Lane {
    let numbers = register(lane)
    let ends = [allowed.low, allowed.high].map {
      program.add(LEVY_CONSTANT, constant: $0.doubleValue * Double(lane.denominator))
    }
    let cut = program.add(LEVY_MINIMUM, program.add(LEVY_MAXIMUM, numbers, ends[0]), ends[1])
    let mark = program.add(LEVY_CONSTANT, constant: .nan)
    let isInside = program.add(LEVY_EQUAL, numbers, cut)
    return Lane(
      register: program.add(LEVY_SELECT, numbers, mark, isInside), denominator: lane.denominator, mayFail: true)
  }

  /// Numerators over this denominator, 100 for money; rows with finer numbers are marked, so that the interpreter
  /// reports them.
  private mutating func whole(_ lane: Lane, _ range: Interval, over wanted: Int) throws -> Lane {
    let denominator = try leastCommonMultiple(lane.denominator, wanted)
    try Lane.check(range, denominator: denominator)
    let fine = scaled(lane, to: denominator)
    if denominator == wanted { return fine }
    let factor = Double(denominator / wanted)
    let all = register(fine)
    let cents = program.add(LEVY_FLOOR_BY, all, constant: factor)
    let again = program.add(LEVY_SCALE, cents, constant: factor)
    let isWhole = program.add(LEVY_EQUAL, again, all)
    let mark = program.add(LEVY_CONSTANT, constant: .nan)
    return Lane(register: program.add(LEVY_SELECT, cents, mark, isWhole), denominator: wanted, mayFail: true)
  }
}
