import CLevyKernels
import ExactNumbers

extension Lowering {
  /// The column of a number rounded to multiples of a step.
  mutating func rounded(
    _ rule: RoundingRule, _ a: Node, step: Exact, _ node: Node, _ ranges: ValueRanges
  ) throws -> Column {
    let (stepTop, stepBottom) = step.numeratorAndDenominator
    guard let p = Int(exactly: stepTop), let q = Int(exactly: stepBottom) else {
      throw Obstacle.stepTooLong
    }
    // The result is a multiple of p/q: a whole number over q.
    let range = try ranges.range(node)
    if range.low == range.high, !isRatio(a), try !column(a, ranges).mayFail {
      return try constant(try self.range(node, ranges).low)
    }
    let result = try width(node, over: q, ranges)
    let (top, bottom): (Column, Column)
    if isRatio(a) {
      let (n, m) = ratio(a)
      // (x/d) / (y/e) / (p/q) = (x·e·q) / (y·d·p)
      let (x, y) = try fraction(a, ranges)
      let over = (try leastProduct(y.denominator, q), try leastProduct(x.denominator, p))
      let denominators = (try leastProduct(x.denominator, over.0), try leastProduct(y.denominator, over.1))
      top = try scaled(x, to: denominators.0, try width(n, over: denominators.0, ranges))
      bottom = try scaled(y, to: denominators.1, try width(m, over: denominators.1, ranges))
    } else {
      let column = try column(a, ranges)
      let denominator = try leastCommonMultiple(column.denominator, q)
      top = try scaled(column, to: denominator, try width(a, over: denominator, ranges))
      bottom = try Column(constant: Int128(leastProduct(denominator / q, p)), over: 1)
      if bottom.constant == 1 { return top.over(q) }
    }
    return try quotient(rule, top, bottom, times: p, over: q, result)
  }

  /// The rounded quotient of the numerators of two columns, times a whole number.
  private mutating func quotient(
    _ rule: RoundingRule, _ top: Column, _ bottom: Column, times factor: Int, over denominator: Int, _ result: Width
  ) throws -> Column {
    if top.numerators == .invalid || bottom.numerators == .invalid { return .invalid }
    let mayFail = top.mayFail || bottom.mayFail || bottom.constant == nil
    // A factor is wide only if the quotient is always 0, or is wide too.
    let isNarrow = !top.isWide && !bottom.isWide && (try? Width(of: Int128(factor))) == .narrow
    guard isNarrow, result == .narrow else {
      let quotient = program.add(rule.codes.wide, widened(top), widened(bottom))
      let target =
        factor == 1
        ? quotient : program.add(.WIDE_MULTIPLY, quotient, program.add(wideConstant: Int128(factor)))
      return narrowed(Column(target, over: denominator, mayFail: mayFail), result)
    }
    let quotient: Register
    if let divisor = bottom.number, divisor > 0 {
      quotient = program.add(rule.codes.byConstant, register(top), constant: divisor)
    } else {
      quotient = program.add(rule.codes.columns, register(top), register(bottom))
    }
    let target = factor == 1 ? quotient : program.add(.SCALE, quotient, constant: Double(factor))
    return Column(target, over: denominator, mayFail: mayFail)
  }
}
