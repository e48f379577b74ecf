import LevyCalculator
import LevyModel
import LevyPresentation
import LevyRules
import LevySheet

extension Interview {
  /// A command that may be entered in place of an answer.
  package enum Command: String, Sendable, CaseIterable {
    case help, back, list, change, add, remove, skip, clear, undo, why, year, save, reset, done

    /// Parses the command at the beginning of a line; a command without arguments must be the whole line.
    init?(_ line: String) {
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      guard let first = words.first?.lowercased() else { return nil }
      guard let command = Command(rawValue: first) ?? Self.others[first] else { return nil }
      if words.count > 1, !command.takesMore { return nil }
      self = command
    }

    fileprivate var takesMore: Bool { [.help, .change, .add, .remove, .why, .year, .save].contains(self) }

    private static let others: [String: Command] = [
      "?": .help, "hilfe": .help, "zurück": .back, "zurueck": .back, "b": .back, "liste": .list, "ändern": .change,
      "aendern": .change, "go": .change, "hinzufügen": .add, "hinzufuegen": .add, "entfernen": .remove,
      "auslassen": .skip, "löschen": .clear, "loeschen": .clear, "warum": .why,
      "jahr": .year, "speichern": .save, "neu": .reset, "fertig": .done, "quit": .done, "exit": .done, "ende": .done,
      "widerrufen": .undo,
    ]

    /// A summary of the command.
    package var summary: String {
      switch self {
      case .help: said("what the question means; ? NAME about another", "was die Frage meint; ? NAME zu einer anderen")
      case .back: said("to the question before; its answer stays", "zur Frage davor; die Antwort bleibt")
      case .list: said("all questions and answers, numbered", "alle Fragen und Antworten mit Nummern")
      case .change: said("change 7, change rent: to any question", "change 7, change miete: zu jeder Frage")
      case .add: said("one more of what there are several of", "noch eines von dem, was es mehrfach gibt")
      case .remove: said("remove child.2: take one of them away", "remove child.2: eines davon entfernen")
      case .skip: said("leave the question out", "die Frage auslassen")
      case .clear: said("take the answer back", "die Antwort zurücknehmen")
      case .undo: said("take the last change back", "die letzte Änderung widerrufen")
      case .why: said("why this is asked", "warum das gefragt wird")
      case .year: said("year 2010: the same person in another year", "year 2010: dieselbe Person in einem anderen Jahr")
      case .save: said("save FILE: write the case to a file", "save DATEI: den Fall in eine Datei schreiben")
      case .reset: said("forget all answers", "alle Antworten vergessen")
      case .done: said("stop asking; at the end: leave", "nicht weiter fragen; am Ende: verlassen")
      }
    }
  }

  /// The words of the commands, for completion.
  package static var commandWords: [(word: String, meaning: String)] {
    [("?", "")] + Command.allCases.map { ($0.rawValue, $0.summary) }
  }

  func run(_ line: String) throws(Diagnostic) -> Reply {
    let rest = line.split(separator: " ", maxSplits: 1).dropFirst().first.map { String($0).trimmingBlanks } ?? ""
    guard let command = Command(line) else {
      let word = line.split(separator: " ").first.map(String.init) ?? line
      throw Diagnostic(
        .unknownName(
          name: word, role: .command, nearest: NearestNames.of(word, among: Command.allCases.map(\.rawValue))))
    }
    let before = questionnaire
    switch command {
    case .help: return Reply(text: try help(rest))
    case .why: return Reply(text: try why(rest))
    case .list: return Reply(text: list)
    case .back:
      if stepBack() { return Reply(asks: true) }
      return Reply(text: note("this is the first question", "das ist die erste Frage"))
    case .change:
      if rest.isEmpty { throw Diagnostic(.usage(.form(["change NUMBER", "change NAME"]))) }
      go(to: try field(meantBy: rest))
      return Reply(asks: true)
    case .add: return try add(rest)
    case .remove: return try remove(rest)
    case .skip:
      guard let field = next else { return Reply(text: note("no question is asked", "es ist keine Frage gestellt")) }
      // An answer that exists is kept.
      if field.entry == nil { try change(to: skipping(field)) }
      advance()
      return reply(before)
    case .clear:
      guard let field = next else { return Reply(text: note("no question is asked", "es ist keine Frage gestellt")) }
      try change(to: clearing(field))
      return Reply(text: change(from: before.answer), asks: true)
    case .undo:
      if try takeBack() { return Reply(text: change(from: before.answer), asks: true) }
      return Reply(text: note("nothing to take back", "nichts zu widerrufen"))
    case .reset:
      confirms = true
      let count = sheet.entries.count
      return Reply(
        text: note("forget all \(count) answers? yes or no", "alle \(count) Antworten vergessen? ja oder nein"))
    case .year:
      let year = try calculator.rulebook.year(rest)
      let moved = try sheet.moved(toYear: year, by: calculator)
      years[facts.year] = sheet
      try begin(years[year].map { moved.answered(as: $0) } ?? moved)
      return Reply(text: note("the year is now \(facts.yearName)", "das Jahr ist jetzt \(facts.yearName)"), asks: true)
    case .save: return Reply(saves: rest)
    case .done:
      if next == nil { end() } else { leaveQuestions() }
      return Reply(asks: true)
    }
  }

  /// Processes the answer to "forget all?".
  func confirm(_ text: String) throws(Diagnostic) -> Reply {
    confirms = false
    guard ["yes", "y", "ja", "j"].contains(text.lowercased()) else {
      return Reply(text: note("nothing was forgotten", "nichts wurde vergessen"), asks: true)
    }
    years = [:]
    try begin(sheet.emptied)
    return Reply(
      text: note("all is forgotten; undo brings it back", "alles ist vergessen; undo holt es zurück"), asks: true)
  }

  private func skipping(_ field: Questionnaire.Question) -> Sheet {
    if case .gate = field.subject { return sheet.applying([], of: field.name) }
    return sheet.skipping(field.name, although: field.lack != nil)
  }

  private func clearing(_ field: Questionnaire.Question) throws(Diagnostic) -> Sheet {
    if case .gate = field.subject { return sheet.reopening(field.name) }
    return try sheet.removing(field.name, by: calculator.rulebook)
  }

  /// Returns the question for a number in the list, a name, an alias or the words of a label.
  func field(meantBy text: String) throws(Diagnostic) -> Questionnaire.Question {
    if let number = Int(text) {
      if questionnaire.fields.indices.contains(number - 1) { return questionnaire.fields[number - 1] }
      throw Diagnostic(
        usage: "there are questions 1 to \(questionnaire.fields.count)",
        "es gibt die Fragen 1 bis \(questionnaire.fields.count)")
    }
    if let field = question(named: text) { return field }
    let small = text.lowercased()
    let begun = questionnaire.fields.filter { $0.label.lowercased().hasPrefix(small) || $0.name.hasPrefix(small) }
    if let field = begun.first { return field }
    if let field = questionnaire.fields.first(where: {
      $0.label.lowercased().contains(small) || $0.name.contains(small)
    }) {
      return field
    }
    throw Diagnostic(
      .unknownName(
        name: text, role: .given, nearest: NearestNames.of(text, among: questionnaire.fields.map(\.name))))
  }

  private func note(_ english: String, _ german: String) -> Markup { Markup(Self.said(english, german) + "\n", .hint) }
}

extension Interview.Command {
  fileprivate func said(_ english: String, _ german: String) -> String { Interview.said(english, german) }
}
