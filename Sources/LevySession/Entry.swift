import LevyCalculator
import LevyModel
import LevyRules
import LevyWhatIf

/// An entry at the prompt, parsed once: its answer, its preview, its completeness and its replay are all based on it.
enum Entry {
  /// An empty line or a comment.
  case nothing
  /// A command, without its colon.
  case command(String)
  /// `let NAME = EXPRESSION`, or a new value for a name that `let` has defined.
  case ownName(String, value: String)
  /// `NAME += VALUE`, or `-=`.
  case sum(String, sign: String, term: String)
  /// One or several `NAME = VALUE`.
  case facts([(name: String, value: String)])
  case expression(String)

  /// The text that may continue on the next line, with the name of its fact; nil if the entry cannot continue.
  var open: (name: String?, text: String)? {
    switch self {
    case .nothing, .command: nil
    case .ownName(_, let value), .sum(_, _, let value): value.isEmpty ? nil : (nil, value)
    case .facts(let facts): facts.last.flatMap { $0.value.isEmpty ? nil : ($0.name, $0.value) }
    case .expression(let text): (nil, text)
    }
  }

  /// Returns the facts that the entry gives, with the text of each value.
  func given(in text: String) -> [(name: String, value: String)] {
    switch self {
    case .nothing, .command, .ownName, .expression: []
    case .sum(let name, _, _): [(name, text)]
    case .facts(let facts): facts
    }
  }
}

extension Session {
  private static let plainWords: Set<String> = ["help", "quit", "exit", "clear"]

  /// Parses an entry without blanks around it.
  ///
  /// - Throws: `Diagnostic` if it is too long.
  func entry(_ text: String) throws(Diagnostic) -> Entry {
    if text.isEmpty || text.hasPrefix("--") { return .nothing }
    try Calculator.checkLength(of: text)
    if text.hasPrefix(":") { return .command(String(text.dropFirst())) }
    let word = text.split(separator: " ").first.map(String.init) ?? ""
    // Common commands are also accepted without a colon.
    if word == text || word == "help", Self.plainWords.contains(word), rulebook.slot(of: word) == nil {
      return .command(text)
    }
    let isLet = text.hasPrefix("let ")
    if let (name, value) = Assignment.read(isLet ? String(text.dropFirst(4)) : text), isLet || named[name] != nil {
      return .ownName(name, value: value)
    }
    if let facts = try things(in: text) { return .facts(facts) }
    if let match = text.wholeMatch(of: /([A-Za-z_][\w.]*)\s*([+-])=\s*(.+)/) {
      return .sum(String(match.output.1), sign: String(match.output.2), term: String(match.output.3))
    }
    let parts = Assignment.parts(of: text, rulebook)
    let facts = parts.compactMap(Assignment.read)
    if parts.count > 1, facts.count == parts.count { return .facts(facts) }
    return Assignment.read(text).map { .facts([$0]) } ?? .expression(text)
  }

  /// Returns the case with the facts that an entry gives; nil if it gives none.
  func facts(giving entry: Entry) throws(Diagnostic) -> Case? {
    switch entry {
    case .nothing, .command, .ownName, .expression: return nil
    case .sum(let name, let sign, let term):
      guard let notation = try? rulebook.notation(of: name), notation.type.isNumeric else {
        throw Diagnostic(
          usage: "'\(name)' is no number, so nothing can be added to it",
          "'\(name)' ist keine Zahl, daher ist nichts dazuzuzählen")
      }
      let by = try notation.written(typed: term, for: name, style: .inForce)
      return try giving(name, "(\(name)) \(sign) (\(by.map(\.description) ?? ownNamesReplaced(term)))")
    case .facts(let given):
      var changed = facts
      for (name, value) in given { changed = try giving(name, value, in: changed) }
      return changed
    }
  }

  /// Returns true if the entry is unfinished, so that the next line belongs to it.
  package func isIncomplete(_ text: String) -> Bool {
    // Each further line is parsed together with all lines before it, so that the number of lines is limited.
    !hasAllLines(text) && lacksEnd(text)
  }

  /// Returns true if an entry of several lines is abandoned: it is unfinished and has the maximal length. In a script,
  /// the lines after it are probably part of it.
  package func isGivenUp(_ text: String) -> Bool {
    text.utf8.contains(10) && (Calculator.isTooLong(text) || hasAllLines(text) && lacksEnd(text))
  }

  private func hasAllLines(_ text: String) -> Bool { text.utf8.count { $0 == 10 } >= Self.mostLines }

  /// The maximum number of lines of an entry.
  private static let mostLines = 100

  private func lacksEnd(_ text: String) -> Bool { (try? entry(text.trimmingBlanks)).map(lacksEnd) ?? false }

  /// True if the next line belongs to the entry.
  func lacksEnd(_ entry: Entry) -> Bool {
    guard let (name, text) = entry.open, text.utf8.contains(10) || !isLiteral(text, for: name) else { return false }
    return calculator.isIncomplete(expression: text)
  }

  /// Returns the entry in a form that means the same in a replay, in any language and on any day; nil if the replay
  /// does not need it.
  func replayable(_ entry: Entry, _ text: String) -> String? {
    switch entry {
    case .nothing: return nil
    case .command(let said): return Self.isReplayed(said) ? text : nil
    case .ownName, .expression: return text
    case .sum(let name, _, _):
      // A sum is replayed as the new value of the fact.
      let name = rulebook[name]?.name
      guard let fact = facts.values.first(where: { $0.name == name }),
        let type = try? rulebook.notation(of: fact.name).type
      else { return text }
      return "\(fact.name) = \(type.unmistakable(fact.value))"
    case .facts(let given):
      if given.count == 1 { return unmistakable(given[0]) ?? text }
      return given.map { unmistakable($0) ?? "\($0.name) = \($0.value)" }.joined(separator: ", ")
    }
  }

  /// Returns a fact in a form that does not depend on language or day; nil if it is written that way already.
  private func unmistakable(_ fact: (name: String, value: String)) -> String? {
    guard let notation = try? rulebook.notation(of: fact.name),
      let value = try? notation.written(typed: fact.value, for: fact.name, style: .inForce)
    else { return nil }
    let isAlike = [NumberStyle.plain, .english, .german].allSatisfy { style in
      (try? notation.written(typed: fact.value, for: fact.name, style: style)) == value
    }
    return isAlike && notation.type != .date ? nil : "\(fact.name) = \(notation.type.unmistakable(value))"
  }
}
