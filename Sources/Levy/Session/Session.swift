import ExactNumbers

/// A conversation over one case: facts are given, results asked for, rules reloaded. It knows no terminal; a front
/// end passes lines in and shows what comes back.
public final class Session {
  /// What a line led to.
  public struct Reply: Sendable {
    /// What to show.
    public var text = Markup()
    /// Whether the line was wrong.
    public var isError = false
    /// Whether the session is over.
    public var isOver = false
  }

  /// Where the rules are read from.
  private let folder: String
  var rulebook: Rulebook
  var calculator: Calculator
  var facts: Case

  /// Begins a session.
  ///
  /// - Parameters:
  ///   - jurisdiction: such as `de`.
  ///   - folder: the rules folder.
  ///   - facts: what is known already, of the same rules.
  /// - Throws: `RulebookErrors` if the rules cannot be loaded.
  public init(_ rulebook: Rulebook, folder: String, facts: Case) throws(RulebookErrors) {
    self.folder = folder
    self.rulebook = rulebook
    self.facts = facts
    do {
      calculator = try Calculator(rulebook)
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

  /// Answers a line.
  public func respond(to line: String) -> Reply {
    let line = line.trimmingBlanks
    if line.isEmpty || line.hasPrefix("--") { return Reply() }
    do {
      if line.hasPrefix(":") { return try command(String(line.dropFirst())) }
      if let (name, value) = assignment(line) { return try assign(name, value) }
      return Reply(text: try expression(line))
    } catch let error as RulebookErrors {
      return Reply(text: Markup(error.description + "\nthe rules as they were stay in use\n", .error), isError: true)
    } catch {
      let diagnostic = error as? Diagnostic ?? Diagnostic(.script(message: "\(error)"))
      return Reply(text: Markup(diagnostic.message + "\n", .error), isError: true)
    }
  }

  // MARK: Facts

  private func assignment(_ line: String) -> (name: String, value: String)? {
    let tokens = LuaLexer.tokens(of: Array(line.utf8))
    guard tokens.count >= 2, tokens[0].kind == .name, tokens[1].text == "=", let equals = line.firstIndex(of: "=")
    else { return nil }
    return (tokens[0].text, String(line[line.index(after: equals)...]).trimmingBlanks)
  }

  private func assign(_ name: String, _ text: String) throws(Diagnostic) -> Reply {
    let variable = try rulebook.variable(named: name)
    var changed = facts
    try? changed.take(name)
    if variable.type.parse(text) != nil || text.isEmpty {
      try changed.give(name, text)
    } else if case .value(let value) = try calculator.evaluate(expression: text, for: facts) {
      try changed.give(name, value)
    } else {
      try changed.give(name, text)
    }
    let before = calculator.answer(for: facts)
    facts = changed
    return Reply(text: Self.changes(from: before, to: calculator.answer(for: facts)))
  }

  /// The main results that a change moved.
  private static func changes(from before: Answer, to after: Answer) -> Markup {
    var text = Markup()
    let width = after.lines.map(\.name.count).max() ?? 0
    for (old, new) in zip(before.lines, after.lines) {
      guard let value = try? new.outcome.get(), (try? old.outcome.get()) != value else { continue }
      text.add(new.name, .name, width: width + 2)
      text.add(Answer.text(of: value, type: new.type), .value)
      if let earlier = try? old.outcome.get() { text.add("  was \(Answer.text(of: earlier, type: new.type))", .hint) }
      text.endLine()
    }
    return text
  }

  private func expression(_ line: String) throws(Diagnostic) -> Markup {
    var text = Markup()
    switch try calculator.evaluate(expression: line, for: facts) {
    case .value(let value):
      let type = (try? rulebook.variable(named: line).type) ?? .number
      text.add(Answer.text(of: value, type: type), .value)
    case .other(let words): text.add(words, .value)
    }
    text.endLine()
    return text
  }

  // MARK: Rules

  func reload() throws(RulebookErrors) {
    let fresh = try Rulebook(rulebook.jurisdiction.code, in: folder)
    do {
      var moved = try Case(fresh, date: facts.date)
      moved.known = facts.known
      for (name, value) in facts.facts { try moved.give(name, value) }
      calculator = try Calculator(fresh)
      (rulebook, facts) = (fresh, moved)
    } catch {
      throw RulebookErrors(diagnostics: [error])
    }
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
