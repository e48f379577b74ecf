/// Generates random rules.
struct RandomRuleMaker {
  var random: Random
  let inputs: [RandomRules.Input]
  private(set) var numerals: Set<String> = []
  /// Exact numbers and plain ones that a formula may name: inputs and the rules generated so far.
  private var exact = ["a", "b", "w", "q", "rate"]
  private var plain = ["k", "n", "n", "big", "big", "d.year"]
  private var flags = ["f"]
  private var choices = ["c"]
  private(set) var dates = ["d"]
  /// The hypotheses under which rules may read earlier ones, and the numbers that these are in the case.
  private var hypothetical: [String] = []
  private var numbers: [String] = []
  private var helperCount = 0
  private var isHelper = false
  /// True if some of the numerals are at the limits of columns, plain and exact numbers.
  private let isOfLargeNumbers: Bool

  private let hasThings: Bool
  private let hasMonths: Bool

  init(seed: Int, hasThings: Bool, hasMonths: Bool) {
    (self.hasThings, self.hasMonths) = (hasThings, hasMonths)
    random = Random(seed: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    for _ in 0..<4 { _ = random.below(2) }
    isOfLargeNumbers = random.below(3) == 0
    inputs = Self.inputs(&random)
  }

  private static func inputs(_ random: inout Random) -> [RandomRules.Input] {
    let limits: [(low: String, high: String)?] = [nil, ("0", "1000000"), ("8.2", "99999.995"), ("-3.7", "12.3")]
    let counts: [(type: Int, low: String, high: String)] = [
      (400, "0", "400"), (400, "7", "39"), (200_000, "100000", "100300"), (10_000_000_000, "3000000000", "3000000003"),
      (10_000_000_000, "3000000000", "10000000000"), (999_999_999_999_999, "999999999999989", "999999999999995"),
      (1_000_000_000_000, "0", "1000000000000"),
    ]
    let money = limits[random.below(4)]
    let count = counts[random.below(counts.count)]
    let standard = Fraction("100")
    return [
      .init(name: "a", type: .money),
      .init(
        name: "b", type: .money, more: money.map { "min = \($0.low), max = \($0.high)" } ?? "", limits: money),
      .init(name: "w", type: .money, more: "default = 100", standard: standard.map { .number($0) }),
      .init(name: "q", type: .number), .init(name: "rate", type: .rate), .init(name: "k", type: .count(5)),
      .init(name: "n", type: .count(random.below(20) == 0 ? 400 : 17)),
      .init(
        name: "big", type: .count(count.type), more: "min = \(count.low), max = \(count.high)",
        limits: (count.low, count.high)),
      .init(name: "f", type: .boolean, more: "default = false", standard: .flag(false)),
      .init(name: "c", type: .choice), .init(name: "d", type: .date),
    ]
  }

  mutating func one<Element>(_ list: [Element]) -> Element { list[random.below(list.count)] }

  // MARK: Hypotheses

  /// In half of the sets one that sets an input, and two that set a rule which is generated later.
  mutating func hypotheses() -> [RandomRules.Hypothesis] {
    if random.below(2) == 0 { return [] }
    hypothetical = ["raised", "yes", "no"]
    flags += ["g", "g"]
    func hypothesis(_ name: String, _ sets: String, _ type: RandomRules.Kind, _ value: Statement)
      -> RandomRules.Hypothesis
    {
      .init(name: name, sets: sets, type: type, value: value, isConstant: true)
    }
    let other: RandomRules.Hypothesis =
      switch random.below(3) {
      case 0: hypothesis("raised", "k", .count(5), .result(.literal("\(random.below(6))")))
      case 1: hypothesis("raised", "w", .money, .result(.literal(one(["0", "12.34", "99999.99"]))))
      default:
        .init(
          name: "raised", sets: "w", type: .money,
          value: .result(
            .rounded(
              .floor, .operation(.plus, .fact("w"), .operation(.times, .fact("a"), .literal("0.5"))), step: "0.01")),
          isConstant: false)
      }
    return [
      other, hypothesis("yes", "g", .boolean, .flag(.compare(.less, .literal("0"), .literal("1")))),
      hypothesis("no", "g", .boolean, .flag(.compare(.less, .literal("1"), .literal("0")))),
    ]
  }

  /// The rule that two hypotheses set, which compares other rules under them.
  mutating func chooser() -> RandomRules.Rule? {
    if hypothetical.isEmpty { return nil }
    let one = numbers.isEmpty ? "w" : self.one(numbers)
    let comparison = self.one(Condition.Comparison.allCases)
    return .init(
      name: "g", type: .boolean, body: [.flag(.compare(comparison, .fact("yes.\(one)"), .fact("no.\(one)")))])
  }

  /// A name, possibly under one or two hypotheses.
  private mutating func supposed(_ name: String) -> String {
    guard !hypothetical.isEmpty, name.hasPrefix("r"), name != "rate", random.below(3) == 0 else { return name }
    let outer = random.below(5) == 0 ? one(hypothetical) + "." : ""
    return outer + one(hypothetical) + "." + name
  }

  /// The remarks on results of rules, in most of the sets.
  mutating func remarks(on rules: [String]) -> [RandomRules.Remark] {
    (0..<random.below(4)).map { number in
      let isCheck = random.below(4) == 0
      let concerns = isCheck && random.below(2) == 0 ? nil : one(rules)
      return .init(name: "c\(number)", concerns: concerns, isCheck: isCheck, condition: condition(1, []))
    }
  }

  // MARK: Rules

  mutating func helper() -> [Statement] {
    isHelper = true
    defer { (isHelper, helperCount) = (false, helperCount + 1) }
    return body(depth: 1, locals: ["x", "y"], as: nil)
  }

  mutating func rule(_ name: String) -> RandomRules.Rule {
    switch random.below(13) {
    case 12:
      defer { dates.append(name) }
      return .init(name: name, type: .date, body: [.day(day(2))])
    case 0:
      defer { flags.append(name) }
      return .init(name: name, type: .boolean, body: body(depth: 1, locals: [], as: .boolean))
    case 1:
      defer { choices.append(name) }
      return .init(name: name, type: .choice, body: body(depth: 1, locals: [], as: .choice))
    case 2, 3:
      defer { plain.append(name) }
      let type = RandomRules.Kind.count(one([5, 20, 400, 100_000, 10_000_000_000]))
      return .init(name: name, type: type, body: body(depth: 1, locals: [], as: type))
    default:
      defer {
        exact.append(name)
        numbers.append(name)
      }
      let type: RandomRules.Kind = one([.money, .money, .money, .number, .rate])
      return .init(name: name, type: type, body: body(depth: 2, locals: [], as: type))
    }
  }

  private mutating func body(depth: Int, locals: [String], as type: RandomRules.Kind?) -> [Statement] {
    var body: [Statement] = []
    var locals = locals
    for _ in 0..<random.below(3) {
      // Names are unique in a rule's scopes; unused ones are as likely as used ones.
      let name = "v\(locals.count)\(depth)"
      if random.below(6) == 0 {
        body.append(.sum(name, upTo: 1 + random.below(4), exactFormula(1, locals, inLoop: true)))
      } else {
        body.append(.local(name, exactFormula(2, locals)))
      }
      locals.append(name)
    }
    if depth > 0, random.below(3) > 0 {
      let condition = condition(1, locals)
      let first = self.body(depth: depth - 1, locals: locals, as: type)
      // Sometimes both branches are the same.
      let second = random.below(4) == 0 ? first : self.body(depth: depth - 1, locals: locals, as: type)
      body.append(.conditional(condition, first, otherwise: random.below(2) == 0 ? second : []))
      if case .conditional(_, _, let otherwise)? = body.last, !otherwise.isEmpty { return body }
      return body + [result(locals, as: type)]
    }
    return body + [result(locals, as: type)]
  }

  private mutating func result(_ locals: [String], as type: RandomRules.Kind?) -> Statement {
    switch type {
    case .boolean: return .flag(condition(1, locals))
    case .choice: return .word(one(RandomRules.colours))
    case .count:
      let whole = Formula.rounded(one(Formula.Rounding.allCases), exactFormula(1, locals), step: nil)
      if random.below(3) == 0 { return .result(.literal("\(random.below(7))")) }
      return .result(random.below(3) == 0 ? whole : .call(.clamp, [whole, .literal("0"), .literal("5")]))
    case .money where random.below(5) > 0:
      return .result(.rounded(one(Formula.Rounding.allCases), exactFormula(2, locals), step: "0.01"))
    default:
      return random.below(5) == 0 ? .result(.call(.exact, [literal()])) : .result(exactFormula(2, locals))
    }
  }

  // MARK: Numbers

  /// 2^50, 2^53, 2^63, 10^15, 10^18, 10^24 and 2^127, in units and in cents.
  private static let ends = [
    "1125899906842624", "11258999068426.24", "9007199254740992", "90071992547409.92", "9223372036854775808",
    "92233720368547758.08", "1000000000000000", "999999999999999.99", "1000000000000000000", "9999999999999999.99",
    "1000000000000000000000000", "170141183460469231731687303715884105727", "1701411834604692317316873037158841057.27",
  ]

  /// A number at a limit, or next to it.
  private mutating func end() -> Formula {
    let end = Formula.literal(one(Self.ends))
    let near = Formula.operation(one([.plus, .minus]), .call(.exact, [end]), .literal(one(["1", "0.01"])))
    let number = random.below(2) == 0 ? end : near
    return random.below(3) == 0 ? .negative(.call(.exact, [number])) : number
  }

  private mutating func literal() -> Formula {
    if isOfLargeNumbers, random.below(5) == 0 { return end() }
    let text = one([
      "0", "1", "2", "3", "7", "12", "100", "365", "1000", "12096", "99999.99", "0.5", "0.1", "0.01", "0.07", "0.42",
      "1.19", "12.34", "0.125", "-1", "-0.5", "1000000", "2.25",
    ])
    numerals.insert(text)
    return .literal(text)
  }

  /// A formula that is an exact number in Lua and a complete operand, so that a sign, a power or `==` may stand beside
  /// it.
  private mutating func exactFormula(_ depth: Int, _ locals: [String], inLoop: Bool = false) -> Formula {
    let (made, isPlain) = formula(depth, locals, inLoop)
    return isPlain ? .call(.exact, [made]) : made
  }

  private mutating func atom(_ locals: [String], _ inLoop: Bool) -> (Formula, isPlain: Bool) {
    switch random.below(12) {
    case 0, 1: return (literal(), true)
    case 2: return (.fact(supposed(one(plain))), true)
    case 3: return (.figure(one(["limit", "share", "none"])), false)
    case 4: return (.figureOfWord(one(["rates", "persons"]), of: one(choices)), false)
    case 5:
      // A look-up by a count is followed for each of its values, which takes time.
      let count = random.below(30) == 0 ? one(["n", "d.month"]) : "k"
      return (.figureOfNumber("steps", of: count, otherwise: "7"), true)
    case 6 where !locals.isEmpty, 7 where !locals.isEmpty, 8 where !locals.isEmpty: return (.local(one(locals)), false)
    case 9 where inLoop: return (.local("i"), true)
    case 10 where hasThings && !isHelper: return (.call(.exact, [.things(total())]), false)
    case 11 where hasMonths && !isHelper: return (.months(RandomMonths.total(&random)), false)
    default: return (.fact(supposed(one(exact))), false)
    }
  }

  private mutating func total() -> RandomThings.Total {
    let (ofPartner, field) = (random.below(3) == 0, one(["net", "net", "x"]))
    switch random.below(5) {
    case 0: return .count
    case 1: return .ofBoth
    case 2: return .weighted(ofPartner: ofPartner, field)
    default: return .sum(ofPartner: ofPartner, field)
    }
  }

  private mutating func formula(_ depth: Int, _ locals: [String], _ inLoop: Bool) -> (Formula, isPlain: Bool) {
    if depth == 0 { return atom(locals, inLoop) }
    switch random.below(17) {
    case 16: return (.time(measure()), true)
    case 0, 1: return atom(locals, inLoop)
    case 2...7:
      let sign = one([
        Formula.Operator.plus, .plus, .minus, .minus, .times, .times, .by, .by, .floorBy, .modulo,
      ])
      let a = formula(depth - 1, locals, inLoop).0
      let b = formula(depth - 1, locals, inLoop).0
      return random.below(4) == 0 ? (.operation(sign, b, a), false) : (.operation(sign, a, b), false)
    case 8: return (.power(exactFormula(depth - 1, locals, inLoop: inLoop), random.below(4)), false)
    case 9: return (.negative(exactFormula(depth - 1, locals, inLoop: inLoop)), false)
    case 10: return (.call(.abs, [formula(depth - 1, locals, inLoop).0]), false)
    case 11:
      var arguments: [Formula] = []
      for _ in 0..<2 + random.below(2) { arguments.append(formula(depth - 1, locals, inLoop).0) }
      if isOfLargeNumbers, random.below(2) == 0 { arguments.append(end()) }
      return (.call(one([.min, .max]), arguments), false)
    case 12 where helperCount > 0 && !isHelper:
      let arguments = (0..<2).map { _ in formula(depth - 1, locals, inLoop).0 }
      return (.helper(random.below(helperCount), arguments), false)
    case 12: return (.call(.clamp, (0..<3).map { _ in formula(depth - 1, locals, inLoop).0 }), false)
    default:
      let step = one([nil, "0.01", "1", "0.05", "0.25", "5", "100", "0.3", "7", "36", "0.015625", "1000"])
      return (
        .rounded(one(Formula.Rounding.allCases), formula(depth - 1, locals, inLoop).0, step: step), false
      )
    }
  }

  // MARK: Conditions

  private mutating func condition(_ depth: Int, _ locals: [String]) -> Condition {
    switch random.below(depth > 0 ? 15 : 9) {
    case 14: return .days(one(Condition.Comparison.allCases), day(2), day(1))
    case 0: return .flag(supposed(one(flags)))
    case 1: return .word(one(choices), is: one(RandomRules.colours))
    case 2: return .count("k", is: random.below(6))
    case 3:
      return .date("d", one(Condition.Comparison.allCases), one(["2000-02-29", "1999-12-31", "2025-01-01"]))
    case 9: return .not(condition(depth - 1, locals))
    case 10, 11: return .both(condition(depth - 1, locals), condition(depth - 1, locals))
    case 12: return .either(condition(depth - 1, locals), condition(depth - 1, locals))
    default:
      return .compare(
        one(Condition.Comparison.allCases), exactFormula(1, locals), formula(random.below(2), locals, false).0)
    }
  }
}
