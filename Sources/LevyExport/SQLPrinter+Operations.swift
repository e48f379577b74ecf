import CLevyKernels
import LevyPlan

extension SQLPrinter {
  /// Whole numbers beyond this may not be computed in a BIGINT; none that a path uses are beyond 2^50.
  private static let safe = 0x1p60
  private static let proven = 0x1p52
  /// The same for wide numbers, for which 38 digits suffice up to 2^126; those that a path uses are below 2^120.
  private static let wideSafe = 0x1p123
  private static let wideProven = 0x1p121

  /// The expression that computes a value.
  mutating func expression(_ value: StraightLine.Value) -> Text {
    let instruction = value.instruction
    let (a, b, c) = (instruction.first, instruction.second, instruction.third)
    func made(_ text: String) -> Text { Text(text: text, level: 0, kind: value.kind) }
    func literal(_ number: Int128) -> Text {
      Text(text: number < 0 ? "(\(number))" : "\(number)", level: 0, kind: value.kind, isLiteral: true)
    }
    let null = made(cast("NULL", value.kind))
    switch value.operation {
    case LEVY_CONSTANT: return instruction.constant.isNaN ? null : literal(Int128(instruction.constant))
    case LEVY_WIDE_CONSTANT: return value.wideConstant == .min ? null : literal(value.wideConstant)
    case LEVY_ADD, LEVY_WIDE_ADD: return arithmetic("+", value, number(a), number(b))
    case LEVY_SUBTRACT, LEVY_WIDE_SUBTRACT: return arithmetic("-", value, number(a), number(b))
    case LEVY_MULTIPLY, LEVY_WIDE_MULTIPLY: return arithmetic("*", value, number(a), number(b))
    case LEVY_ADD_CONSTANT:
      let term = Int128(instruction.constant)
      return arithmetic(term < 0 ? "-" : "+", value, number(a), "\(term.magnitude)")
    case LEVY_SCALE: return arithmetic("*", value, number(a), plain(instruction.constant))
    case LEVY_ABSOLUTE, LEVY_WIDE_ABSOLUTE: return made("abs(\(number(a)))")
    case LEVY_MINIMUM, LEVY_WIDE_MINIMUM: return made("LEAST(\(number(a)), \(number(b)))")
    case LEVY_MAXIMUM, LEVY_WIDE_MAXIMUM: return made("GREATEST(\(number(a)), \(number(b)))")
    case LEVY_MINIMUM_CONSTANT: return made("LEAST(\(number(a)), \(plain(instruction.constant)))")
    case LEVY_MAXIMUM_CONSTANT: return made("GREATEST(\(number(a)), \(plain(instruction.constant)))")
    case LEVY_FLOOR_BY: return rounded(.down, value)
    case LEVY_CEIL_BY: return rounded(.up, value)
    case LEVY_TRUNCATE_BY: return rounded(.towardZero, value)
    case LEVY_ROUND_BY: return rounded(.halfAwayFromZero, value)
    case LEVY_ROUND_EVEN_BY: return rounded(.halfEven, value)
    case LEVY_ROUND_DOWN_BY: return rounded(.halfTowardZero, value)
    case LEVY_FLOOR_QUOTIENT, LEVY_WIDE_FLOOR_QUOTIENT: return rounded(.down, value)
    case LEVY_CEIL_QUOTIENT, LEVY_WIDE_CEIL_QUOTIENT: return rounded(.up, value)
    case LEVY_TRUNCATE_QUOTIENT, LEVY_WIDE_TRUNCATE_QUOTIENT: return rounded(.towardZero, value)
    case LEVY_ROUND_QUOTIENT, LEVY_WIDE_ROUND_QUOTIENT: return rounded(.halfAwayFromZero, value)
    case LEVY_ROUND_EVEN_QUOTIENT, LEVY_WIDE_ROUND_EVEN_QUOTIENT: return rounded(.halfEven, value)
    case LEVY_ROUND_DOWN_QUOTIENT, LEVY_WIDE_ROUND_DOWN_QUOTIENT: return rounded(.halfTowardZero, value)
    case LEVY_LESS, LEVY_WIDE_LESS: return made("(\(number(a)) < \(number(b)))")
    case LEVY_LESS_OR_EQUAL, LEVY_WIDE_LESS_OR_EQUAL: return made("(\(number(a)) <= \(number(b)))")
    case LEVY_EQUAL, LEVY_WIDE_EQUAL: return made("(\(number(a)) = \(number(b)))")
    case LEVY_LESS_CONSTANT: return made("(\(number(a)) < \(plain(instruction.constant)))")
    case LEVY_LESS_OR_EQUAL_CONSTANT: return made("(\(number(a)) <= \(plain(instruction.constant)))")
    case LEVY_EQUAL_CONSTANT: return made("(\(number(a)) = \(plain(instruction.constant)))")
    case LEVY_SELECT, LEVY_WIDE_SELECT: return made(choice(condition(c), a, b))
    case LEVY_LOOKUP:
      let table = line.table(value)
      return made(cast(dialect.lookup(number(a), first: table.first, values: table.values), .number))
    case LEVY_POISON:
      let whole = result(a).kind == .answer ? result(a).text : number(a)
      return made("CASE WHEN \(result(b).text) IS NOT NULL THEN \(whole) END")
    case LEVY_INDIVISIBLE:
      return made("CASE WHEN \(atom(a)) % \(plain(instruction.constant)) <> 0 THEN \(atom(a)) END")
    case LEVY_DIVIDE:
      let (whole, divisor) = (atom(a), plain(instruction.constant))
      return made("CASE WHEN \(whole) % \(divisor) = 0 THEN \(dialect.quotient(whole, divisor, wide: false)) END")
    case LEVY_WITHIN:
      let (low, high) = (plain(instruction.constant), plain(instruction.addend))
      return made("CASE WHEN \(atom(a)) BETWEEN \(low) AND \(high) THEN \(atom(a)) END")
    case LEVY_WIDE_INDIVISIBLE: return made("CASE WHEN \(atom(a)) % \(number(b)) <> 0 THEN \(atom(a)) END")
    case LEVY_WIDEN: return made(cast(number(a), .wide))
    case LEVY_NARROW:
      guard reaches[a]?.magnitude ?? 0 > Self.safe else { return made(cast(number(a), .number)) }
      setReach(Reach(within: 0x1p53), of: value.column)
      return made("CASE WHEN abs(\(atom(a))) < 9007199254740992 THEN \(cast(atom(a), .number)) END")
    default: return null
    }
  }

  private func plain(_ constant: Double) -> String { constant < 0 ? "(\(Int(constant)))" : "\(Int(constant))" }

  /// One value or the other. Of choices within choices one list of conditions is made.
  private func choice(_ condition: String, _ a: Register, _ b: Register) -> String {
    let areLiteral = result(a).isLiteral && result(b).isLiteral
    let first = result(a).isLiteral && !areLiteral ? result(a).text : number(a)
    let second = result(b).isLiteral && !areLiteral ? result(b).text : number(b)
    let head = "CASE WHEN \(condition) THEN \(first)"
    if second.hasPrefix("CASE WHEN "), second.hasSuffix(" END") { return "\(head) \(second.dropFirst(5))" }
    return "\(head) ELSE \(second) END"
  }

  /// A sum, difference or product; NULL where it is so large that no path uses it.
  private mutating func arithmetic(_ sign: String, _ value: StraightLine.Value, _ a: String, _ b: String) -> Text {
    let (safe, proven) =
      value.kind == .wide ? (Self.wideSafe, Self.wideProven) : (Self.safe, Self.proven)
    var (x, y) = (a, b)
    guard reaches[value.column]?.magnitude ?? 0 > safe else {
      return Text(text: "(\(x) \(sign) \(y))", level: 0, kind: value.kind)
    }
    setReach(Reach(within: proven), of: value.column)
    x = atom(value.instruction.first)
    if value.instruction.operands.count > 1 { y = atom(value.instruction.second) }
    let estimate = "CAST(\(x) AS \(dialect.double)) \(sign) CAST(\(y) AS \(dialect.double))"
    let limit = value.kind == .wide ? "2.6e36" : "4.5e15"
    return Text(
      text: "CASE WHEN abs(\(estimate)) < \(limit) THEN \(x) \(sign) \(y) END", level: 0, kind: value.kind)
  }
}
