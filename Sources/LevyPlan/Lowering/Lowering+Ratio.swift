import CLevyKernels
import ExactNumbers

/// Lowers expressions that divide by a varying number, as a quotient of two expressions without division. Results that
/// are not rounded may be such ratios, and so may operands of roundings.
extension Lowering {
  typealias Ratio = (top: Node, bottom: Node)

  /// The columns of numerator and divisor for a tree whose results are ratios, such as an average rate.
  package mutating func lowerRatio(_ tree: DecisionTree) throws -> (column: Column, divisor: Column) {
    let top = Self.parted(tree) { result, _ in (ratio(result).top, []) }
    let bottom = Self.parted(tree) { result, checks in
      (ratio(result).bottom, graph.divides(result) ? checks + [result] : checks)
    }
    return (try lower(top, type: .number).column, try lower(bottom, type: .number).column)
  }

  /// Maps the results and checks of a tree.
  private static func parted(_ tree: DecisionTree, _ part: (Node, [Node]) -> (Node, [Node])) -> DecisionTree {
    switch tree {
    case .leaf(.interpreted): return tree
    case .leaf(.expression(let node, let checks)):
      let (result, others) = part(node, checks)
      return .leaf(.expression(result, checks: others))
    case .question(let question, let answers):
      return .question(question, answers: answers.map { parted($0, part) })
    }
  }

  /// An expression as a quotient of two expressions without division. The divisor is 1 if the expression does not
  /// divide, or rounds the quotient.
  mutating func ratio(_ node: Node) -> Ratio {
    if let known = ratios[node] { return known }
    let one = graph.node(.constant(1))
    func product(_ a: Node, _ b: Node) -> Node { graph.node(.product(a, b)) }
    var result: Ratio = (node, one)
    switch graph[node] {
    case _ where !graph.divides(node): break
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
      if case .difference = graph[node] { top = .difference(left, right) }
      result = (graph.node(top), isShared ? x.bottom : product(x.bottom, y.bottom))
    default: break
    }
    ratios[node] = result
    return result
  }

  /// True if `column` cannot make a column of an expression, because it divides by a varying number or by zero.
  mutating func isRatio(_ node: Node) -> Bool { ratio(node).top != node }

  /// The columns of a ratio. The divisor is marked in rows where the interpreter may fail at this ratio or at one
  /// inside it.
  mutating func fraction(_ node: Node, _ ranges: ValueRanges) throws -> (top: Column, bottom: Column) {
    let top = try column(ratio(node).top, ranges)
    var bottom = try guarded(node, ranges)
    for inner in innerRatios(node) {
      let guarded = try guarded(inner, ranges)
      if guarded.numerators != bottom.numerators, let mark = mark(guarded) { bottom = poisoned(bottom, by: mark) }
    }
    return (top, bottom)
  }

  /// The ratios inside a ratio. Those inside a rounding or a minimum are checked where these are lowered.
  private mutating func innerRatios(_ node: Node) -> [Node] {
    var found: Set<Node> = []
    var open = [node]
    while let next = open.popLast() {
      for operand in graph[next].operands where isRatio(operand) && found.insert(operand).inserted {
        open.append(operand)
      }
    }
    return found.sorted()
  }

  /// The column of a ratio's divisor, marked in rows where it is zero, or where the interpreter's exact quotient might
  /// need more digits than exact numbers have.
  ///
  /// The quotient of numerators t·p and b·q, where p and q come from the denominators, is either a fraction of at most
  /// these numbers, or a decimal with at most as many decimal places as b·q has factors of 2 or of 5.
  private mutating func guarded(_ node: Node, _ ranges: ValueRanges) throws -> Column {
    let (n, m) = ratio(node)
    let (top, bottom) = (try column(n, ranges), try column(m, ranges))
    if bottom.constant == 0 { return .invalid }
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

  /// Marks the rows of a column in which the numerator is a multiple of a number; zero is one.
  private mutating func indivisible(_ column: Column, by number: Int128) -> Column {
    if column.isWide || number > Width.narrowLimit {
      let register = program.add(.WIDE_INDIVISIBLE, widened(column), program.add(wideConstant: number))
      let wide = Column(register, over: column.denominator, mayFail: true)
      return column.isWide ? wide : narrowed(wide, .narrow)
    }
    return Column(
      program.add(.INDIVISIBLE, register(column), constant: Double(number)), over: column.denominator, mayFail: true
    )
  }

  // MARK: Checks

  /// Marks the rows of a column in which the path fails at one of its checks.
  mutating func marked(_ column: Column, _ checks: [Node], _ ranges: ValueRanges) throws -> Column {
    var result = column
    for node in checks {
      var columns: [Column]
      if isRatio(node) {
        let (top, bottom) = try fraction(node, ranges)
        columns = [top, bottom]
      } else {
        columns = [try self.column(node, ranges)]
      }
      for column in columns { if let mark = mark(column) { result = poisoned(result, by: mark) } }
    }
    return result
  }
}
