/// A set of random rules in the documented language, with their inputs.
struct RandomRules {
  struct Input {
    let name: String
    let type: Kind
    /// Fields of the declaration besides the label and the type.
    var more = ""
    /// The default.
    var standard: Meaning?
    /// The ends of the range of allowed numbers, as they are written.
    var limits: (low: String, high: String)?
  }

  enum Kind {
    case money, rate, number, boolean, choice, date
    case count(Int)

    var lua: String {
      switch self {
      case .money: "money"
      case .rate: "rate"
      case .number: "number"
      case .boolean: "boolean"
      case .choice: "choice { \"red\", \"green\", \"blue\" }"
      case .date: "date"
      case .count(let most): "count(\(most))"
      }
    }
  }

  struct Rule {
    let name: String
    let type: Kind
    let body: [Statement]
  }

  /// A hypothesis that sets one fact or rule of a type to a constant or to a formula of the case.
  struct Hypothesis {
    let name: String
    let sets: String
    let type: Kind
    let value: Statement
    let isConstant: Bool

    var lua: String {
      let text = value.lua.dropFirst("return ".count)
      let value = isConstant ? "\(text)" : "function(case, law) return \(text) end"
      return "hypothesis \"\(name)\" { label = \"\(name)\", source = \"§ 2\", sets = { \(sets) = \(value) } }\n"
    }
  }

  /// A caveat or a doubtful check, about a rule or, if it is a check, possibly about all results.
  struct Remark {
    let name: String
    let concerns: String?
    let isCheck: Bool
    let condition: Condition

    var lua: String {
      let concerned = concerns.map { "concerns = { \"\($0)\" }, " } ?? ""
      let (word, text, body) = isCheck ? ("check", "message", "holds") : ("caveat", "text", "when")
      return "\(word) \"\(name)\" { \(text) = \"\(name)\", source = \"§ 4\", \(concerned)"
        + "\(body) = function(case, law) \([Statement.flag(condition)].lua) end }\n"
    }
  }

  static let colours = ["red", "green", "blue"]

  var inputs: [Input] = []
  var rules: [Rule] = []
  var helpers: [[Statement]] = []
  var hypotheses: [Hypothesis] = []
  var remarks: [Remark] = []
  let things: RandomThings?
  let months: RandomMonths?
  let figures = ["limit": "12096", "share": "0.0375", "none": "0"]
  let words = [
    "rates": ["red": "0.14", "green": "0.42", "blue": "0.45"], "persons": ["red": "1", "green": "2", "blue": "1"],
  ]
  let lists = ["steps": ["10", "20.5", "30"]]
  /// The numerals of the rules, around which rows are generated.
  var numerals: Set<String> = ["12096"]

  init(seed: Int) {
    things = RandomThings(seed: seed)
    months = RandomMonths(seed: seed)
    var maker = RandomRuleMaker(seed: seed, hasThings: things != nil, hasMonths: months != nil)
    inputs = maker.inputs
    for _ in 0..<maker.random.below(3) { helpers.append(maker.helper()) }
    hypotheses = maker.hypotheses()
    for number in 0..<2 + maker.random.below(4) { rules.append(maker.rule("r\(number)")) }
    if let chooser = maker.chooser() { rules.append(chooser) }
    remarks = maker.remarks(on: rules.map(\.name))
    numerals.formUnion(maker.numerals)
  }

  /// The rules as a jurisdiction named xx.
  var files: [String: String] {
    let head = #"jurisdiction "xx" { label = "Testland", currency = "EUR", years = { 2020, 2026 } }"#
    return ["a.lua": lua, "jurisdiction.lua": head]
  }

  var lua: String {
    var text = inputs.map { declaration($0) }.joined()
    if let months { text += months.lua + RandomMonths.Total.helper }
    for (name, value) in figures.sorted(by: { $0.key < $1.key }) {
      text += RuleText.parameter(name, "{ [\"2020-01-01\"] = \(value) }")
    }
    for (name, values) in words.sorted(by: { $0.key < $1.key }) {
      let fields = values.sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value)" }.joined(separator: ", ")
      text += RuleText.parameter(name, "{ [\"2020-01-01\"] = { \(fields) } }")
    }
    for (name, values) in lists {
      text += RuleText.parameter(name, "{ [\"2020-01-01\"] = { \(values.joined(separator: ", ")) } }")
    }
    for (number, body) in helpers.enumerated() {
      text += "local function helper\(number)(case, law, x, y) \(body.lua) end\n"
    }
    text += hypotheses.map(\.lua).joined() + (things?.lua ?? "")
    text += remarks.map(\.lua).joined()
    return text + rules.map { RuleText.rule($0.name, $0.body.lua, type: $0.type.lua) }.joined()
  }

  private func declaration(_ one: Input) -> String { RuleText.input(one.name, one.type.lua, one.more) }
}
