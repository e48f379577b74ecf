import LevyCalculator
import LevyModel
import LevyPresentation
import LevyRules
import LevySheet

extension Interview {
  /// Processes a line: an answer to `next`, `NAME = VALUE`, or a command (`Command`). A word after a colon is always a
  /// command.
  package func answer(_ line: String) -> Reply {
    let text = line.trimmingBlanks
    if let next { shownSection = next.section }
    let before = questionnaire
    do throws(Diagnostic) {
      if confirms { return try confirm(text) }
      if text.hasPrefix(":") { return try run(String(text.dropFirst())) }
      if let next, next.takesWord(text) { return try give(text, to: next) }
      if Command(text) != nil { return try run(text) }
      if let (name, value) = Self.assignment(text, calculator.rulebook) {
        try change(to: sheet.setting(name, typed: value, by: calculator))
        return reply(before)
      }
      guard let next else { return try atReview(text) }
      return try text.isEmpty ? take(next) : give(text, to: next)
    } catch {
      if case .badValue = error.problem, case .fact? = next?.subject, Self.assignment(text, calculator.rulebook) == nil
      {
        // The message does not repeat the name of the fact in the rules, since the question says whose value is wrong.
        let words = error.problem.words(help: error.help, isNamed: false).wrapped(to: width)
        let ways = Self.said("? explains the question, skip leaves it out", "? erklärt die Frage, skip lässt sie aus")
        return Reply(text: Markup("\(words)\n", .error) + Markup("\(ways)\n", .hint) + hint(text), isError: true)
      }
      return Reply(text: error.report() + Markup("\n") + hint(text), isError: true)
    }
  }

  /// Accepts the value in brackets, as Return does. It counts as given from then on, so that a saved case contains it.
  private func take(_ field: Questionnaire.Question) throws(Diagnostic) -> Reply {
    let before = questionnaire
    if field.entry != nil || field.isSkipped {
      advance()
      return reply(before)
    }
    if case .gate = field.subject {
      try change(to: sheet.applying([], of: field.name))
    } else {
      switch field.proposal {
      case .assumed(let value) where !value.isNone:
        try change(to: sheet.setting(field.name, value, .accepted, by: calculator.rulebook))
      case .earlier(let value):
        try change(to: sheet.setting(field.name, value, .accepted, by: calculator.rulebook))
      // Computed and estimated values are skipped, not given, so that they go on following the facts.
      case .assumed, .computed, .estimated: try change(to: sheet.skipping(field.name))
      case nil:
        let expected = field.variable?.type.expected(.inForce) ?? Wording("", "")
        throw Diagnostic(
          usage: "expected \(expected.english); or ?, skip, back", "erwartet: \(expected.german); oder ?, skip, back")
      }
    }
    advance()
    return reply(before)
  }

  private func give(_ text: String, to field: Questionnaire.Question) throws(Diagnostic) -> Reply {
    let before = questionnaire
    switch field.subject {
    case .gate(let members):
      try change(to: sheet.applying(try Self.chosen(text, among: members), of: field.name))
    case .fact(let variable):
      if let word = variable.type.option(numbered: text) {
        try change(to: sheet.setting(field.name, .choice(word), by: calculator.rulebook))
      } else {
        try change(to: sheet.setting(field.name, typed: text, by: calculator))
      }
    }
    let odd = questionnaire.doubts.filter { doubt in !before.doubts.contains { $0.name == doubt.name } }
    if odd.isEmpty || !asksAgain {
      advance()
      return reply(before)
    }
    // A doubtful value is asked about again; Return keeps it.
    var text = Markup()
    for doubt in odd { text.add("! \(calculator.rulebook.plain(doubt.message).wrapped(to: width - 2))\n", .hint) }
    text.add(
      Self.said(
        "Return keeps the value; or type another one.\n", "Return behält den Wert; oder einen anderen eingeben.\n"),
      .hint)
    return Reply(text: text)
  }

  /// Parses the selection from a gate: numbers, names or labels of facts, or none.
  private static func chosen(_ text: String, among members: [Variable]) throws(Diagnostic) -> Set<String> {
    if ["no", "none", "nein", "keine", "keines", "n", "0"].contains(text.lowercased()) { return [] }
    var chosen: Set<String> = []
    for word in text.split(whereSeparator: { $0 == "," || $0 == ";" }).map({ String($0).trimmingBlanks }) {
      let parts = word.allSatisfy { $0.isNumber || $0 == " " } ? word.split(separator: " ").map(String.init) : [word]
      for part in parts {
        if let number = Int(part), members.indices.contains(number - 1) {
          chosen.insert(members[number - 1].name)
        } else if let named = members.first(where: { $0.isCalled(part) }) {
          chosen.insert(named.name)
        } else {
          throw Diagnostic(
            .badValue(
              name: "?", value: part,
              expected: Wording("numbers of the list, or none", "Nummern der Liste, oder keine"),
              nearest: NearestNames.of(part, among: members.map(\.label))))
        }
      }
    }
    return chosen
  }

  /// Returns the reply to an answer: the changes, and a question about doubtful facts if there are any.
  func reply(_ before: Questionnaire) -> Reply {
    var text = change(from: before.answer)
    if !asksAgain || next == nil {
      for doubt in questionnaire.doubts where !before.doubts.contains(where: { $0.name == doubt.name }) {
        text.add("! \(calculator.rulebook.plain(doubt.message).wrapped(to: width - 2))\n", .hint)
      }
    }
    if weighs, next != nil { text.add(openNote) }
    return Reply(text: text + another(after: lastAnswered), asks: true)
  }

  /// The range within which the result can still move, if it differs from the last one shown.
  private var openNote: Markup {
    let words = stillOpen
    defer { saidOpen = words }
    return words.isEmpty || words == saidOpen ? Markup() : Markup(words.wrapped(to: width) + "\n", .hint)
  }

  /// Answers a line at the review: a number or a name leads to its question, Return ends the interview.
  private func atReview(_ text: String) throws(Diagnostic) -> Reply {
    if text.isEmpty {
      end()
      return Reply()
    }
    return try run("change " + text)
  }

  private func hint(_ text: String) -> Markup {
    guard let word = text.split(separator: " ").first.map(String.init),
      let nearest = NearestNames.of(word, among: Command.allCases.map(\.rawValue)).first
    else { return Markup() }
    return Markup(
      Self.said("did you mean the command '\(nearest)'?\n", "War der Befehl '\(nearest)' gemeint?\n"), .hint)
  }

  private static func assignment(_ text: String, _ rulebook: Rulebook) -> (name: String, value: String)? {
    guard let equals = text.firstIndex(of: "=") else { return nil }
    let name = String(text[..<equals]).trimmingBlanks
    let value = text[text.index(after: equals)...]
    guard rulebook.slot(of: name) != nil, !value.hasPrefix("=") else { return nil }
    return (name, String(value).trimmingBlanks)
  }

  /// Returns the text in the current language.
  static func said(_ english: String, _ german: String) -> String { say(english, german) }
}

extension Questionnaire.Question {
  /// True if the text is a word of the choice. It is then an answer, even if there is a command of that name.
  fileprivate func takesWord(_ text: String) -> Bool {
    guard case .choice(let choice)? = variable?.type else { return false }
    return choice.word(for: text) != nil
  }
}

extension ValueType {
  /// Returns the word of a choice by its number in the list, unless the number itself is a word of the choice.
  fileprivate func option(numbered text: String) -> String? {
    guard case .choice(let choice) = self, choice.word(for: text) == nil, let number = Int(text),
      choice.options.indices.contains(number - 1)
    else { return nil }
    return choice.options[number - 1]
  }
}

extension Variable {
  func isCalled(_ text: String) -> Bool {
    name == text || aliases.contains(text) || label.lowercased() == text.lowercased()
  }
}
