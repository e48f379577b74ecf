import LevyCalculator
import LevyModel
import LevyPresentation
import LevyRules
import LevySheet

/// The texts of an interview while it asks.
extension Interview {
  /// The introduction: the subject, expired claims, and the most important commands.
  package var introduction: Markup {
    var text = Markup()
    if let plan {
      text.add("\(plan.label), \(calculator.rulebook.jurisdiction.label) \(facts.yearName)", .heading)
      text.endLine()
    }
    // Deadlines that depend on facts are shown later, when these are known.
    text.add(deadlines { $0 == .claim })
    text.add(
      Self.said(
        "Return takes the value in brackets; ? explains, back goes back, list shows all, done stops asking.\n",
        "Return nimmt den Wert in Klammern; ? erklärt, back geht zurück, list zeigt alles, done hört auf.\n"
      ).wrapped(to: width), .hint)
    return text
  }

  /// The question: its heading if that is new, the text, the progress, and the options.
  package var question: Markup {
    var text = Markup()
    guard let next else { return review }
    text.endLine()
    if next.section != shownSection {
      text.add(next.section.isEmpty ? Self.said("Facts", "Angaben") : next.section, .heading)
      text.endLine()
    }
    let progress = Self.said(
      "question \(questionnaire.answered + 1), about \(max(0, questionnaire.open - 1)) left",
      "Frage \(questionnaire.answered + 1), noch etwa \(max(0, questionnaire.open - 1))")
    let words = next.question.wrapped(to: width)
    text.add(words, .name)
    let last = words.split(separator: "\n").last?.count ?? 0
    text.add(next.isOpen && last + progress.count + 4 <= width ? "  (\(progress))" : "", .hint)
    text.endLine()
    if let lack = next.lack {
      text.add(calculator.rulebook.plain(lack).wrapped(to: width), .hint)
      text.endLine()
    }
    text.add(options(of: next))
    return text
  }

  /// The words of a choice or the facts of a gate, numbered; long lists are set in columns.
  private func options(of field: Questionnaire.Question) -> Markup {
    let rows: [String]
    switch field.subject {
    case .gate(let members): rows = members.map(\.label)
    case .fact(let variable):
      guard case .choice(let choice) = variable.type else { return Markup() }
      rows = choice.options.map { choice.labels[$0] ?? $0 }
    }
    let cells = rows.enumerated().map { index, row in "\(index + 1)".padded(to: 3) + "  " + row }
    let longest = (cells.map(\.count).max() ?? 0) + 3
    let columns = cells.count > 12 ? max(1, width / longest) : 1
    let height = (cells.count + columns - 1) / max(1, columns)
    var text = Markup()
    for row in 0..<height {
      for index in stride(from: row, to: cells.count, by: height) {
        text.add(String(cells[index].prefix(5)), .hint)
        let rest = String(cells[index].dropFirst(5))
        text.add(index + height < cells.count ? rest.padded(to: longest - 5, left: false) : rest)
      }
      text.endLine()
    }
    return text
  }

  /// The prompt for the answer, with the value that Return accepts.
  package var prompt: Markup {
    var text = Markup()
    guard let next else { return Markup("> ") }
    if let shown = shownDefault(next) { text.add("(\(shown)) ", .value) }
    text.add("? ")
    return text
  }

  private func shownDefault(_ field: Questionnaire.Question) -> String? {
    if case .gate = field.subject {
      let chosen = sheet.applying[field.name] ?? []
      return chosen.isEmpty ? Self.said("none", "keines") : chosen.sorted().joined(separator: ", ")
    }
    guard let type = field.variable?.type else { return nil }
    if let entry = field.entry { return Self.text(of: entry.value, type: type) }
    switch field.proposal {
    case .assumed(let value) where value.isNone: return Self.said("not given", "keine Angabe")
    case .earlier(let value):
      return Self.text(of: value, type: type) + Self.said(" in the other year", " im anderen Jahr")
    case .computed(let value): return Self.text(of: value, type: type) + Self.said(", computed", ", berechnet")
    case .estimated(let value): return Self.text(of: value, type: type) + Self.said(", estimated", ", geschätzt")
    case .assumed(let value): return Self.text(of: value, type: type)
    case nil: return field.isSkipped ? Self.said("left out", "ausgelassen") : nil
    }
  }

  static func text(of value: Value, type: ValueType) -> String {
    Answer.word(for: value, type: type, namesFacts: false)
  }

  // MARK: The main result

  /// The interview of the rules for the wanted result, if there is one.
  var plan: InterviewPlan? { sheet.interview.flatMap(calculator.rulebook.interview(named:)) }

  /// Returns the line of the main result: the first wanted one, or the last of the main results in money.
  func line(_ answer: Answer) -> Answer.Line? {
    let lines = answer.lines.filter { $0.type == .money }
    return sheet.wanted.isEmpty ? lines.last : lines.first ?? answer.lines.first
  }

  /// The results so far; those for which important facts are still missing are left out.
  private var shown: Answer {
    let answer = questionnaire.answer
    return answer.missing == nil ? answer : calculator.answer(sheet.wanted, asked: facts, isUnderWay: true)
  }

  /// Returns a text such as `Refund 652.50 (+348.50)`, if the result is known and has changed.
  func change(from before: Answer) -> Markup {
    let shown = shown
    guard let line = line(shown), let value = try? line.outcome.get() else { return Markup() }
    let old = self.line(before).flatMap { try? $0.outcome.get() }
    if old == value { return Markup() }
    var text = Markup(line.label + " ", .plain)
    text.add(line.text(of: value), .value)
    if let new = value.exact, let old = old?.exact, let difference = try? new.subtracting(old) {
      text.add(" (\(Answer.difference(difference, type: line.type)))", .hint)
    }
    text.endLine()
    for fact in shown.unused {
      guard case .incomplete = fact.reason else { continue }
      text.add("\(fact.label): \(calculator.rulebook.plain(fact.reason.words()))".wrapped(to: width) + "\n", .hint)
    }
    return text
  }

  /// The range within which the result can still move, and the facts that move it most.
  var stillOpen: String { weighed.outlook?.stillOpen(by: calculator.rulebook) ?? "" }
}

extension String {
  /// The text padded with spaces to a width.
  func padded(to width: Int, left: Bool = true) -> String {
    let space = String(repeating: " ", count: max(0, width - count))
    return left ? space + self : self + space
  }

  /// The text wrapped to lines of at most a width, between words if possible.
  func wrapped(to width: Int) -> String { Markup(self).wrapped(to: width).plain }
}
