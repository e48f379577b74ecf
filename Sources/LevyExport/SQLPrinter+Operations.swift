import CLevyKernels
import LevyPlan

extension SQLPrinter {
  /// The largest integer that may safely be computed in a BIGINT; values that a path uses are below 2^50.
  private static let safe = 0x1p60
  private static let proven = 0x1p52
  /// The same for wide integers, for which 38 digits suffice up to 2^126; values that a path uses are below 2^120.
  private static let wideSafe = 0x1p123
  private static let wideProven = 0x1p121

  /// The expression that computes a value.
  mutating func expression(_ value: StraightLine.Value) -> Text {
    let instruction = value.instruction
    let (a, b, c) = (instruction.first, instruction.second, instruction.third)
    func made(_ text: String) -> Text { Text(text: text, level: 0, domain: value.domain) }
    func literal(_ number: Int128) -> Text {
      Text(text: number < 0 ? "(\(number))" : "\(number)", level: 0, domain: value.domain, isLiteral: true)
    }
    let null = made(cast("NULL", value.domain))
    switch instruction.kind {
    case .constant: return instruction.number.map(literal) ?? null
    case .arithmetic(.sum) where instruction.operandCount == 1:
      let term = Int128(instruction.constant)
      return arithmetic(term < 0 ? "-" : "+", value, number(a), "\(term.magnitude)")
    case .arithmetic(.sum): return arithmetic("+", value, number(a), number(b))
    case .arithmetic(.difference): return arithmetic("-", value, number(a), number(b))
    case .arithmetic(.product): return arithmetic("*", value, number(a), second(instruction))
    case .arithmetic(.minimum): return made(dialect.least(number(a), second(instruction)))
    case .arithmetic(.maximum): return made(dialect.greatest(number(a), second(instruction)))
    case .comparison(let comparison):
      let sign = comparison == .equal ? "=" : comparison == .less ? "<" : "<="
      return made("(\(number(a)) \(sign) \(second(instruction)))")
    case .quotient(let rule): return rounded(rule, value)
    case .absolute: return made("abs(\(number(a)))")
    case .choice: return made(choice(condition(c), a, b))
    case .lookup:
      let table = line.table(value)
      return made(cast(dialect.lookup(number(a), first: table.first, values: table.values), .number))
    case .poison:
      let whole = result(a).domain == .answer ? result(a).text : number(a)
      return made("CASE WHEN \(result(b).text) IS NOT NULL THEN \(whole) END")
    case .indivisible: return made("CASE WHEN \(atom(a)) % \(second(instruction)) <> 0 THEN \(atom(a)) END")
    case .divide:
      let (whole, divisor) = (atom(a), plain(instruction.constant))
      return made("CASE WHEN \(whole) % \(divisor) = 0 THEN \(dialect.quotient(whole, divisor, wide: false)) END")
    case .within:
      let (low, high) = (plain(instruction.constant), plain(instruction.addend))
      return made("CASE WHEN \(atom(a)) BETWEEN \(low) AND \(high) THEN \(atom(a)) END")
    case .widen: return made(cast(number(a), .wide))
    case .narrow:
      guard reaches[a]?.magnitude ?? 0 > Self.safe else { return made(cast(number(a), .number)) }
      setReach(Reach(within: 0x1p53), of: value.column)
      return made("CASE WHEN abs(\(atom(a))) < 9007199254740992 THEN \(cast(atom(a), .number)) END")
    // Occurs only in programs that run.
    case .fused, .comparingChoice, .bandChoice: return null
    }
  }

  /// The second operand: a column or a constant.
  private func second(_ instruction: levy_instruction) -> String {
    instruction.operandCount == 1 ? plain(instruction.constant) : number(instruction.second)
  }

  private func plain(_ constant: Double) -> String { constant < 0 ? "(\(Int(constant)))" : "\(Int(constant))" }

  /// A choice between two values. Nested choices become one list of conditions.
  private func choice(_ condition: String, _ a: Register, _ b: Register) -> String {
    let areLiteral = result(a).isLiteral && result(b).isLiteral
    let first = result(a).isLiteral && !areLiteral ? result(a).text : number(a)
    let second = result(b).isLiteral && !areLiteral ? result(b).text : number(b)
    let head = "CASE WHEN \(condition) THEN \(first)"
    if second.hasPrefix("CASE WHEN "), second.hasSuffix(" END") { return "\(head) \(second.dropFirst(5))" }
    return "\(head) ELSE \(second) END"
  }

  /// A sum, difference or product; NULL if it is so large that no path uses it.
  private mutating func arithmetic(_ sign: String, _ value: StraightLine.Value, _ a: String, _ b: String) -> Text {
    let (safe, proven) =
      value.domain == .wide ? (Self.wideSafe, Self.wideProven) : (Self.safe, Self.proven)
    var (x, y) = (a, b)
    guard reaches[value.column]?.magnitude ?? 0 > safe else {
      return Text(text: "(\(x) \(sign) \(y))", level: 0, domain: value.domain)
    }
    setReach(Reach(within: proven), of: value.column)
    x = atom(value.instruction.first)
    if value.instruction.operandCount > 1 { y = atom(value.instruction.second) }
    let estimate = "CAST(\(x) AS \(dialect.double)) \(sign) CAST(\(y) AS \(dialect.double))"
    let limit = value.domain == .wide ? "2.6e36" : "4.5e15"
    return Text(
      text: "CASE WHEN abs(\(estimate)) < \(limit) THEN \(x) \(sign) \(y) END", level: 0, domain: value.domain)
  }
}
