import CLevyKernels
import ExactNumbers

/// Expressions that divide by a number that varies, as one without division over another: what a result that is not
/// rounded consists of, and what a rounded one rounds.
extension Lowering {
  typealias Ratio = (top: Int, bottom: Int)

  /// The lanes of a tree whose results are ratios: an average rate.
  package mutating func lowerRatio(_ tree: DecisionTree) throws -> (lane: Lane, divisor: Lane) {
    let top = Self.parted(tree) { result, _ in (ratio(result).top, []) }
    let bottom = Self.parted(tree) { result, checks in
      (ratio(result).bottom, graph.divides(result) ? checks + [result] : checks)
    }
    return (try lower(top, type: .number).lane, try lower(bottom, type: .number).lane)
  }

  /// The tree with other results and checks.
  private static func parted(_ tree: DecisionTree, _ part: (Int, [Int]) -> (Int, [Int])) -> DecisionTree {
    switch tree {
    case .leaf(.interpreted): return tree
    case .leaf(.expression(let place, let checks)):
      let (result, others) = part(place, checks)
      return .leaf(.expression(result, checks: others))
    case .question(let question, let answers):
      return .question(question, answers: answers.map { parted($0, part) })
    }
  }

  /// An expression as one without division over another; over 1 where it does not divide, or rounds what it divides.
  mutating func ratio(_ place: Int) -> Ratio {
    if let known = ratios[place] { return known }
    let one = graph.place(.constant(1))
    func product(_ a: Int, _ b: Int) -> Int { graph.place(.product(a, b)) }
    var result: Ratio = (place, one)
    switch graph.nodes[place] {
    case _ where !graph.divides(place): break
    case .quotient(let a, let b) where graph.constant(b) ?? 0 != 0:
      let x = ratio(a)
      if isRatio(a) { result = (x.top, product(x.bottom, b)) }
    case .quotient(let a, let b):
      let (x, y) = (ratio(a), ratio(b))
      result = (product(x.top, y.bottom), product(x.bottom, y.top))
    case .product(let a, let b):
      let (x, y) = (ratio(a), ratio(b))
      result = (product(x.top, y.top), product(x.bottom, y.bottom))
    case .sum(let a, let b), .difference(let a, let b):
      let (x, y) = (ratio(a), ratio(b))
      let isShared = x.bottom == y.bottom
      let (left, right) = isShared ? (x.top, y.top) : (product(x.top, y.bottom), product(y.top, x.bottom))
      var top: Expression = .sum(left, right)
      if case .difference = graph.nodes[place] { top = .difference(left, right) }
      result = (graph.place(top), isShared ? x.bottom : product(x.bottom, y.bottom))
    default: break
    }
    ratios[place] = result
    return result
  }

  /// Whether an expression is a ratio of others, rather than what `lane` can make: it divides by a number that varies,
  /// or by zero.
  mutating func isRatio(_ place: Int) -> Bool { ratio(place).top != place }

  /// The lanes of a ratio. The second is marked in rows where the interpreter may fail at it, or at one it is made of.
  mutating func fraction(_ place: Int, _ ranges: PathRanges) throws -> (top: Lane, bottom: Lane) {
    let top = try lane(ratio(place).top, ranges)
    var bottom = try guarded(place, ranges)
    for inner in innerRatios(place) {
      let guarded = try guarded(inner, ranges)
      if guarded.numerators != bottom.numerators, let mark = mark(guarded) { bottom = poisoned(bottom, by: mark) }
    }
    return (top, bottom)
  }

  /// The ratios that a ratio is made of. What is rounded, or the least of several, is guarded where it is lowered.
  private mutating func innerRatios(_ place: Int) -> [Int] {
    var found: Set<Int> = []
    var open = [place]
    while let next = open.popLast() {
      for operand in graph.nodes[next].operands where isRatio(operand) && found.insert(operand).inserted {
        open.append(operand)
      }
    }
    return found.sorted()
  }

  /// The lane of a ratio's divisor, marked where that is zero, or where the interpreter's exact quotient might need more
  /// digits than there are.
  ///
  /// The quotient of numerators t·p and b·q, where p and q come from the denominators, is either a fraction of at most
  /// these numbers or a decimal, and then of at most as many digits as b·q has factors 2, or 5.
  private mutating func guarded(_ place: Int, _ ranges: PathRanges) throws -> Lane {
    let (n, m) = ratio(place)
    let (top, bottom) = (try lane(n, ranges), try lane(m, ranges))
    if bottom.constant == 0 { return .marked }
    let tooLarge = Obstacle.quotientTooLong
    let common = greatestCommonDivisor(bottom.denominator, top.denominator)
    let (p, q) = (bottom.denominator / common, top.denominator / common)
    let range = try range(m, ranges)
    let least = range.low > 0 ? range.low : range.high < 0 ? range.high.magnitude : nil
    let most = Exact(numerator: Int128.max, scale: 0)
    guard let numerator = try? self.range(n, ranges).largestMagnitude.multiplied(by: Exact(top.denominator)),
      let above = try? numerator.multiplied(by: Exact(p)), above <= most,
      let divisor = try? range.largestMagnitude.multiplied(by: Exact(bottom.denominator)),
      let below = try? divisor.multiplied(by: Exact(q)), below <= most,
      let smallest = try? least?.multiplied(by: Exact(bottom.denominator)) ?? 1,
      let largest = try? above.divided(by: smallest.multiplied(by: Exact(q))),
      let digits = (0...Exact.largestScale).last(where: { largest <= Exact(numerator: Int128.max, scale: $0) })
    else { throw tooLarge }
    var result = bottom
    for base in [2, 5] {
      let exponent = digits + 1 - q.power(of: base)
      guard exponent > 0 else { throw tooLarge }
      let power = (0..<exponent).reduce(Int128(1)) { power, _ in power * Int128(base) }
      let mayBeZero = base == 2 && least == nil
      guard mayBeZero || divisor >= Exact(numerator: power, scale: 0) else { continue }
      result = indivisible(result, by: power)
    }
    return result
  }

  /// The lane with rows marked whose numerators are multiples of a number, as zero is.
  private mutating func indivisible(_ lane: Lane, by number: Int128) -> Lane {
    if lane.isWide || number > Width.narrowLimit {
      let register = program.add(LEVY_WIDE_INDIVISIBLE, widened(lane), program.add(wideConstant: number))
      let wide = Lane(register, isWide: true, over: lane.denominator, mayFail: true)
      return lane.isWide ? wide : narrowed(wide, .narrow)
    }
    return Lane(
      program.add(LEVY_INDIVISIBLE, register(lane), constant: Double(number)), over: lane.denominator, mayFail: true)
  }

  // MARK: Checks

  /// The lane with marks in rows where a path fails at one of its checks.
  mutating func marked(_ lane: Lane, _ checks: [Int], _ ranges: PathRanges) throws -> Lane {
    var result = lane
    for place in checks {
      var lanes: [Lane]
      if isRatio(place) {
        let (top, bottom) = try fraction(place, ranges)
        lanes = [top, bottom]
      } else {
        lanes = [try self.lane(place, ranges)]
      }
      for lane in lanes { if let mark = mark(lane) { result = poisoned(result, by: mark) } }
    }
    return result
  }
}
