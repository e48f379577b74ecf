import ExactNumbers

/// A conversation over one case: facts are given, results asked for, rules reloaded. It knows no terminal; a front
/// end passes entries in and shows what comes back.
public final class Session {
  /// What an entry led to.
  public struct Reply: Sendable {
    /// What to show.
    public var text = Markup()
    /// Whether the entry was wrong.
    public var isError = false
    /// Whether the session is over.
    public var isOver = false
  }

  /// Where the rules are read from.
  public let folder: String
  var calculator: Calculator
  /// The case.
  public internal(set) var facts: Case
  /// The cases before the last changes.
  var earlier: [Case] = []
  /// Cases that were kept under a name, in the order of keeping.
  var scenarios: [(name: String, facts: Case)] = []
  /// What expressions came to: `_1`, `_2` and so on, the last of which is `ans`.
  private(set) var results: [(expression: String, value: Value, type: ValueType)] = []
  /// Whether the value of an expression is shown with its name, such as `_1`.
  public var namesResults = false
  /// What has been answered without an error, so that it can be replayed.
  var transcript: [String] = []
  /// What the session began with.
  let opening: Case
  /// What the last change or what-if led from and to, for `:why-changed`.
  var lastMove: (from: Attribution.Side, to: Attribution.Side)?

  /// Begins a session.
  ///
  /// - Parameters:
  ///   - calculator: the rules.
  ///   - folder: the rules folder from which they came.
  ///   - facts: what is known already, of the same rules.
  public init(_ calculator: Calculator, folder: String, facts: Case) {
    self.folder = folder
    self.calculator = calculator
    self.facts = facts
    opening = facts
  }

  /// The rules in use.
  public var rulebook: Rulebook { calculator.rulebook }

  static func calculator(_ rulebook: Rulebook) throws(RulebookErrors) -> Calculator {
    do {
      return try Calculator(rulebook)
    } catch {
      throw RulebookErrors(diagnostics: [error])
    }
  }

  /// What a session begins with.
  public var banner: Markup {
    var text = Markup("levy \(levyVersion)", .heading)
    text.add(", \(rulebook.jurisdiction.label) \(facts.year). Type NAME = VALUE, an expression, or :help.")
    text.endLine()
    return text
  }

  /// What invites an entry: which law applies.
  public var prompt: Markup { Markup("\(rulebook.jurisdiction.code) \(facts.year)> ", .name) }

  /// What invites the rest of an entry.
  public var continuationPrompt: Markup {
    Markup(String(repeating: " ", count: prompt.plain.count - 3) + "…  ", .hint)
  }

  /// A flag that a signal handler may set to 1, so that an evaluation which takes too long is stopped.
  public var interruptFlag: UnsafeMutablePointer<Int32> { calculator.state.lua.interruptFlag }

  /// Whether an entry lacks only its end, so that the next line belongs to it.
  public func isIncomplete(_ entry: String) -> Bool {
    let entry = entry.trimmingBlanks
    if entry.isEmpty || entry.hasPrefix(":") || entry.hasPrefix("--") { return false }
    guard let (name, value) = assignment(entry) else {
      return !isLiteral(entry) && calculator.isIncomplete(expression: entry)
    }
    if value.isEmpty || isLiteral(value, for: name) { return false }
    return calculator.isIncomplete(expression: value)
  }

  /// Answers an entry: an assignment, an expression or a command.
  public func respond(to entry: String) -> Reply {
    let entry = entry.trimmingBlanks
    if entry.isEmpty || entry.hasPrefix("--") { return Reply() }
    let reply = answer(entry)
    if !reply.isError { transcript.append(replayable(entry)) }
    return reply
  }

  private func answer(_ entry: String) -> Reply {
    do {
      if entry.hasPrefix(":") { return try command(String(entry.dropFirst())) }
      if let (name, value) = assignment(entry) { return change(to: try giving(name, value)) }
      return Reply(text: try expression(entry))
    } catch let error as RulebookErrors {
      let errors = error.diagnostics.map { $0.report() + Markup("\n") }.reduce(Markup(), +)
      return Reply(text: errors + Markup("the rules as they were stay in use\n", .hint), isError: true)
    } catch {
      let diagnostic = error as? Diagnostic ?? Diagnostic(.script(message: "\(error)"))
      return Reply(text: diagnostic.report() + Markup("\n"), isError: true)
    }
  }

  private func expression(_ line: String) throws(Diagnostic) -> Markup {
    var text = Markup()
    let plain = try literal(line)
    let result =
      if let plain { ExpressionResult.value(plain.value) } else {
        try calculator.evaluate(expression: line, for: facts, earlier: results.map(\.value))
      }
    switch result {
    case .value(let value):
      let type = plain?.type ?? (try? rulebook.variable(named: line).type) ?? .number
      text.add(Answer.text(of: value, type: type), .value)
      results.append((line, value, type))
      if namesResults { text.add("  _\(results.count)", .hint) }
    case .other(let words): text.add(words, .value)
    }
    text.endLine()
    return text
  }
}
