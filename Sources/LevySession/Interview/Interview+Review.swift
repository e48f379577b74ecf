import LevyCalculator
import LevyForms
import LevyModel
import LevyPresentation
import LevyRules
import LevySheet

/// The list, the review, and explanations of questions in an interview.
extension Interview {
  /// The list of all questions with their answers, numbered, by heading.
  var list: Markup {
    var text = Markup()
    var number = 0
    let nameWidth = min(questionnaire.fields.map(\.label.count).max() ?? 0, max(20, width - 40))
    for (title, fields) in questionnaire.sections {
      text.add(title.isEmpty ? Self.said("Facts", "Angaben") : title, .heading)
      text.endLine()
      for field in fields {
        number += 1
        text.add(String(number).padded(to: 3) + "  ", .hint)
        let label = field.label.wrapped(to: nameWidth).split(separator: "\n").map(String.init)
        text.add(label.first ?? "", .plain, width: nameWidth + 2)
        let shown = shown(field)
        text.add(shown.text, field.entry == nil ? .plain : .value)
        text.add(shown.note.isEmpty ? "" : "  \(shown.note)", .hint)
        if field.name == next?.name { text.add("  ←", .hint) }
        text.endLine()
        for line in label.dropFirst() { text.add("     \(line)\n") }
      }
    }
    text.add(unasked)
    return text
  }

  /// A line with the number of questions that were left out because they cannot matter.
  private var unasked: Markup {
    let count = questionnaire.idle.count
    if count == 0 { return Markup() }
    return Markup(
      Self.said(
        "\(count) question\(count == 1 ? " is" : "s are") not asked: no answer can move the result.\n",
        "\(count) Frage\(count == 1 ? " wird" : "n werden") nicht gestellt: keine Antwort kann das Ergebnis bewegen.\n"
      ).wrapped(to: width), .hint)
  }

  private func shown(_ field: Questionnaire.Question) -> (text: String, note: String) {
    if case .gate = field.subject {
      guard let chosen = sheet.applying[field.name] else { return ("—", "") }
      return (chosen.isEmpty ? Self.said("none", "keines") : chosen.sorted().joined(separator: ", "), "")
    }
    let type = field.variable?.type ?? .number
    if let entry = field.entry {
      let note =
        switch entry.origin {
        case .given: ""
        case .accepted: Self.said("as proposed", "wie vorgeschlagen")
        case .carried: Self.said("from the other year", "aus dem anderen Jahr")
        }
      let typed = field.variable?.words(of: entry.value, typedPer: entry.typedPer).map { " (\($0))" } ?? ""
      return (Self.text(of: entry.value, type: type) + typed, note)
    }
    let left = field.isSkipped ? Self.said("left out", "ausgelassen") : ""
    switch field.proposal {
    case .assumed(let value) where !value.isNone:
      return (Self.text(of: value, type: type), left.isEmpty ? Self.said("assumed", "angenommen") : left)
    case .computed(let value): return (Self.text(of: value, type: type), Self.said("computed", "berechnet"))
    case .estimated(let value): return (Self.text(of: value, type: type), Self.said("estimated", "geschätzt"))
    case .earlier(let value):
      return (
        Self.text(of: value, type: type), Self.said("in the other year; to be confirmed", "im anderen Jahr; noch offen")
      )
    default: return ("—", left)
    }
  }

  /// The outcome, with the possible next steps.
  package var review: Markup {
    var text = Markup("\n") + outcome
    text.add(
      Self.said(
        "A number or a name changes an answer; list shows all; year YEAR is another year; done or Return leaves.\n",
        "Eine Nummer oder ein Name ändert eine Antwort; list zeigt alles; year JAHR nimmt ein anderes Jahr; done oder "
          + "Return endet.\n"
      ).wrapped(to: width), .hint)
    return text
  }

  /// The result with its parts, assumptions, doubtful facts and deadlines.
  package var outcome: Markup {
    var text = Markup()
    let inForce = (plan?.parts ?? []).filter { calculator.rulebook.isInForce($0, on: facts.date) }
    let parts = calculator.answer(
      sheet.wanted + inForce, asked: facts, weighed: true, settled: sheet.skipped)
    let lines = parts.lines.filter { line in !isDeadline(line.name) }
    let shown = lines.compactMap { line in
      (try? line.outcome.get()).map { (line, line.text(of: $0)) }
    }
    let widths = (shown.map(\.0.label.count).max() ?? 0, shown.map(\.1.count).max() ?? 0)
    for (index, (line, value)) in shown.enumerated() {
      // Parts that are zero are left out, as they only lengthen the list.
      if index >= max(1, sheet.wanted.count), plan != nil, (try? line.outcome.get())?.exact == 0 { continue }
      text.add(line.label, index == 0 ? .heading : .plain, width: widths.0 + 2)
      text.add(value, .value, width: widths.1, rightAligned: true)
      text.endLine()
    }
    for failure in parts.failures.prefix(1) {
      text.add(failure.report())
      text.endLine()
    }
    text.add(unasked)
    for note in parts.notes(lister: "list", namesFacts: false) {
      text.add(Markup(note.plain.wrapped(to: width) + "\n", .hint))
    }
    text.add(closing)
    text.add(deadlines())
    return text
  }

  private var closing: Markup {
    guard let plan, questionnaire.answer.failures.isEmpty else { return Markup() }
    do throws(Diagnostic) {
      let completed = try calculator.estimates(for: facts, names: sheet.wanted).facts
      let sentences = try calculator.sentences(closing: plan, of: completed)
      return Markup(sentences.map { $0.wrapped(to: width) + "\n" }.joined())
    } catch {
      return error.report() + Markup("\n")
    }
  }

  /// The deadlines among the interview's parts with a wanted action, each with a remark if it has passed.
  func deadlines(of isWanted: (DeadlineTerms.Action?) -> Bool = { _ in true }) -> Markup {
    var text = Markup()
    for name in plan?.parts ?? [] where isDeadline(name) {
      guard let variable = calculator.rulebook[name], isWanted(variable.terms(on: facts.date)?.action),
        case .date(let day)? = try? calculator.evaluate(name, for: facts)
      else { continue }
      let isOver = today.map { day < $0 } ?? false
      let state = isOver ? Self.said(", which has passed", ", schon vorbei") : ""
      text.add("\(variable.label): \(Answer.text(of: .date(day), type: .date))\(state)".wrapped(to: width))
      text.endLine()
    }
    return text
  }

  /// The deadlines among the parts of the interview.
  var deadlineNames: [(name: String, label: String)] {
    (plan?.parts ?? []).filter(isDeadline).compactMap { name in
      calculator.rulebook[name].map { (name, $0.label) }
    }
  }

  /// Returns a result for a case; nil if it fails.
  func value(of name: String, for facts: Case) -> Value? { try? calculator.evaluate(name, for: facts) }

  private func isDeadline(_ name: String) -> Bool {
    if case .deadline? = calculator.rulebook[name]?.origin { return true }
    return false
  }

  // MARK: Explanations of a question

  /// Returns the explanation of a question.
  func help(_ name: String) throws(Diagnostic) -> Markup {
    let asked = try name.isEmpty ? next : field(meantBy: name)
    var text = Markup()
    func line(_ words: String?, _ kind: Markup.Kind = .plain) {
      guard let words, !words.isEmpty else { return }
      for part in words.wrapped(to: width - 2).split(separator: "\n") {
        text.add("  " + part, kind)
        text.endLine()
      }
    }
    if let variable = asked?.variable {
      line(variable.help.map { calculator.rulebook.plain($0, of: variable.person) })
      line(Self.said("expected: ", "erwartet: ") + variable.type.expectation)
      if case .input(let input) = variable.origin { line(input.source, .citation) }
      // The forms are read on demand.
      let forms = try? Forms(calculator.rulebook).checked()
      for place in forms?.places(of: variable.name, year: facts.year) ?? [] { line(place, .citation) }
      line("name: \(variable.name)", .hint)
    } else {
      let width = Command.allCases.map(\.rawValue.count).max() ?? 0
      for command in Command.allCases {
        text.add("  ")
        text.add(command.rawValue, .name, width: width + 2)
        text.add(command.summary)
        text.endLine()
      }
    }
    return text
  }

  /// Returns the chain of rules from the question to the result that needs it.
  func why(_ name: String) throws(Diagnostic) -> Markup {
    guard let asked = try name.isEmpty ? next : field(meantBy: name) else { return try help("") }
    let names = if case .gate(let members) = asked.subject { members.map(\.name) } else { [asked.name] }
    var text = Markup()
    if let lack = asked.lack { text.add(calculator.rulebook.plain(lack).wrapped(to: width) + "\n") }
    for name in names {
      guard let path = path(to: name), path.count > 1 else { continue }
      let rules = path.dropLast().compactMap { calculator.rulebook[$0] }
      text.add(Self.said("needed for:", "nötig für:"), .hint)
      text.endLine()
      for (depth, rule) in rules.enumerated() {
        text.add(String(repeating: "  ", count: depth + 1) + rule.label)
        text.add("  \(rule.name)", .name)
        if let source = rule.versions.last(where: { $0.holds(on: facts.date) })?.source {
          text.add("  \(source)", .citation)
        }
        text.endLine()
      }
    }
    if text.pieces.isEmpty {
      text.add(Self.said("the result does not need it\n", "das Ergebnis braucht es nicht\n"), .hint)
    }
    return text
  }

  /// Returns the shortest path from a wanted result to a name, through the names that rules read.
  private func path(to name: String) -> [String]? {
    let reads = calculator.reads(for: facts)
    var ways = questionnaire.answer.lines.compactMap { calculator.rulebook[$0.name].map { [$0.name] } }
    var seen = Set(ways.compactMap(\.first))
    while !ways.isEmpty {
      var longer: [[String]] = []
      for way in ways {
        guard let last = way.last else { continue }
        if last == name { return way }
        for read in (reads[last]?.facts ?? []).sorted() where seen.insert(read).inserted { longer.append(way + [read]) }
      }
      ways = longer
    }
    return nil
  }
}
