import ExactNumbers

/// A random law of one fact, piecewise linear and full of ties, written out in several ways.
///
/// `tested` is the law as one would write it. The others serve as oracle, by the interpreter alone: `rounded` is the
/// same, `smooth` is without rounding but with the answers that the rounded amounts give, `path` numbers those answers.
/// Of the three, the answers can be given: `b0`, `b1` and so on, 1 for no and 2 for yes.
struct RandomLaw {
  /// All rules.
  let text: String
  /// The number of conditions.
  let questions: Int
  /// True if it rounds anything.
  let isRounded: Bool
  /// A bound of the effect of rounding on the result.
  let noise: Exact

  private enum Node {
    case fact
    case constant(String)
    case call(String, Int, Int)
    case magnitude(Int)
    case operation(String, Int, Int)
    case times(String, Int)
    case over(String, Int)
    case rounded(String, Int, step: String)
    case choice(String, Int, Int, then: Int, otherwise: Int)
  }

  private static let constants = ["0", "0.5", "1", "1.25", "2", "2.5", "3", "30"]
  private static let factors = ["0.1", "0.25", "0.4", "0.5", "2", "3", "-1", "-0.5"]
  private static let steps = ["0.01", "0.05", "0.1", "0.3", "0.5", "1", "2"]
  private static let roundings = ["floor", "ceil", "round", "round_half_even", "truncate"]

  init(_ random: inout Random) throws {
    var nodes: [Node] = [.fact]
    var questions = 0
    var noises: [Exact] = [0]
    /// True for each node that depends on the fact for all answers. A node that does not is constant, so that no
    /// rounding of it is generated.
    var moves = [true]
    func add(_ node: Node) throws {
      nodes.append(node)
      moves.append(Self.moves(node, moves))
      noises.append(try Self.noise(of: node, noises))
    }
    func pick(_ words: [String]) -> String { words[random.below(words.count)] }
    /// Nodes that depend on the fact, later ones with a higher probability, so that the law is connected; rarely a
    /// figure.
    var moving = [0]
    func some() throws -> Int {
      if random.below(8) == 0 { return try figure() }
      return moving[moving.count - 1 - random.below(random.below(3) > 0 ? min(3, moving.count) : moving.count)]
    }
    func figure() throws -> Int {
      try add(.constant(pick(Self.constants)))
      return nodes.count - 1
    }
    /// The other side of a comparison: a figure as often as another amount.
    func other() throws -> Int { try random.below(2) == 0 ? figure() : some() }
    let count = 5 + random.below(9)
    while moving.count < count {
      switch random.below(10) {
      case 0, 1, 2: try add(.call(pick(["min", "max"]), try other(), try some()))
      case 3: try add(.magnitude(try some()))
      case 4: try add(.operation(pick(["+", "-"]), try some(), try some()))
      case 5: try add(.operation("-", try other(), try some()))
      case 6: try add(random.below(4) == 0 ? .over("3", try some()) : .times(pick(Self.factors), try some()))
      case 7, 8:
        let operand = try some()
        guard moves[operand] else { continue }
        try add(.rounded(pick(Self.roundings), operand, step: pick(Self.steps)))
      default:
        guard questions < 4 else { continue }
        questions += 1
        let sign = pick(["<", "<=", ">", ">="])
        try add(.choice(sign, try some(), try other(), then: try other(), otherwise: try some()))
      }
      moving.append(nodes.count - 1)
    }
    for _ in 0..<3 {
      try add(.operation(pick(["+", "-"]), nodes.count - 1, moving[moving.count - 1 - random.below(5)]))
    }
    let inner = random.below(nodes.count)
    self.questions = questions
    noise = noises[noises.count - 1]
    isRounded = nodes.contains { if case .rounded = $0 { true } else { false } }
    var text = "input \"a\" { label = \"A\", type = number }\n"
    for number in 0..<questions { text += "input \"b\(number)\" { label = \"B\", type = number, default = 0 }\n" }
    text += Self.rule("inner", Self.body(Array(nodes[...inner]), result: "f\(inner)"))
    text += Self.rule("tested", Self.body(nodes, result: "f\(nodes.count - 1)", inner: inner))
    text += Self.rule("rounded", Self.body(nodes, result: "f\(nodes.count - 1)", isOracle: true))
    text += Self.rule("smooth", Self.body(nodes, result: "s\(nodes.count - 1)", isOracle: true))
    text += Self.rule("path", Self.body(nodes, result: "path", isOracle: true))
    self.text = text
  }

  private static func moves(_ node: Node, _ moves: [Bool]) -> Bool {
    switch node {
    case .fact: true
    case .constant: false
    case .call(_, let a, let b), .operation(_, let a, let b): moves[a] || moves[b]
    case .magnitude(let a), .times(_, let a), .over(_, let a), .rounded(_, let a, _): moves[a]
    case .choice(_, _, _, let a, let b): moves[a] && moves[b]
    }
  }

  private static func noise(of node: Node, _ noises: [Exact]) throws -> Exact {
    switch node {
    case .fact, .constant: 0
    case .call(_, let a, let b), .choice(_, _, _, let a, let b): max(noises[a], noises[b])
    case .magnitude(let a): noises[a]
    case .operation(_, let a, let b): try noises[a].adding(noises[b])
    case .times(let factor, let a): try noises[a].multiplied(by: Exact(parsing: factor).magnitude)
    case .over(let divisor, let a): try noises[a].divided(by: Exact(parsing: divisor))
    case .rounded(_, let a, let step): try noises[a].adding(Exact(parsing: step))
    }
  }

  private static func rule(_ name: String, _ body: String) -> String {
    "rule \"\(name)\" { label = \"L\", source = \"§ 1\", type = number, compute = function(case)\n\(body)end }\n"
  }

  /// The law as statements: `f` with rounding and, for the oracle, `s` without.
  private static func body(_ nodes: [Node], result: String, inner: Int? = nil, isOracle: Bool = false) -> String {
    var text = isOracle ? "  local path = exact(0)\n" : ""
    var questions = 0
    for (place, node) in nodes.enumerated() {
      func both(_ expression: (String) -> String) -> String {
        "  local f\(place) = \(expression("f"))\n" + (isOracle ? "  local s\(place) = \(expression("s"))\n" : "")
      }
      if place == inner {
        if case .choice = node { questions += 1 }
        text += "  local f\(place) = case.inner\n"
        continue
      }
      switch node {
      case .fact: text += both { _ in "case.a" }
      case .constant(let number): text += both { _ in "exact(\(number))" }
      case .call(let name, let a, let b): text += both { "\(name)(\($0)\(a), \($0)\(b))" }
      case .magnitude(let a): text += both { "abs(\($0)\(a))" }
      case .operation(let sign, let a, let b): text += both { "\($0)\(a) \(sign) \($0)\(b)" }
      case .times(let factor, let a): text += both { "exact(\(factor)) * \($0)\(a)" }
      case .over(let divisor, let a): text += both { "\($0)\(a) / \(divisor)" }
      case .rounded(let name, let a, let step): text += both { $0 == "f" ? "\(name)(f\(a), \(step))" : "s\(a)" }
      case .choice(let sign, let a, let b, let then, let otherwise):
        text += "  local q\(questions) = f\(a) \(sign) f\(b)\n"
        if isOracle {
          text += "  if case.b\(questions) > 0 then q\(questions) = case.b\(questions) > 1 end\n"
          text += "  if q\(questions) then path = path + \(1 << questions) end\n"
        }
        text += both { "\($0)\(otherwise)" }
        text += "  if q\(questions) then f\(place) = f\(then) \(isOracle ? "s\(place) = s\(then) " : "")end\n"
        questions += 1
      }
    }
    return text + "  return \(result)\n"
  }
}
