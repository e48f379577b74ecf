import LevyCalculator
import LevyModel
import LevyPresentation
import LevyRules
import LevyScript
import LevyTrace

/// The law of a day as a jurisdiction's rules have it, to be read beside the statute. For each rule file: its opening
/// comment, the figures of the law, the inputs, the results with their formulas, and the test cases.
package struct LawPage: Documented {
  private let rulebook: Rulebook
  /// A case of the day without facts.
  private let facts: Case
  private let formulas: [String: PlanDescription.Entry]
  /// Nil if their files cannot be read, which `levy check` says.
  private let statutes: Statutes?

  /// The maximum number of lines of a formula that is shown.
  private static let longest = 60

  /// - Parameter facts: a case of the day whose law is shown.
  package init(_ calculator: Calculator, _ facts: Case) {
    (rulebook, self.facts) = (calculator.rulebook, facts)
    statutes = try? Statutes(of: calculator.rulebook)
    let shown = rulebook.declaredVariables.slots.filter { slot in
      Self.isShown(calculator.rulebook.variables[slot], calculator.rulebook)
    }
    let rules = shown.filter { !calculator.rulebook.variables[$0].isInput }
    formulas = PlanDescription.formulas(calculator, date: facts.date, known: facts.known, of: rules)
  }

  /// True for variables that are shown: of several persons or things of a kind the first, and of the taxpayer's
  /// variables that other persons share only the taxpayer's.
  private static func isShown(_ variable: Variable, _ rulebook: Rulebook) -> Bool {
    switch variable.origin {
    case .caveat, .calendar: return false
    case .input, .rule, .deadline: break
    }
    guard let person = variable.person, !person.isTaxpayer else { return true }
    return person.number == 1 && rulebook[variable.field]?.place != variable.place
  }

  /// The page as a document.
  package var document: Document {
    let day = Value.date(facts.date).text(in: .current)
    return Document(
      title: say("The law as the rules have it", "Das Recht, wie es in den Regeln steht")
        + ": \(rulebook.jurisdiction.label) \(facts.yearName)",
      subtitle: say(
        "By the law of \(day)\(rulebook.changed). Formulas are as tables are computed by them: with the figures of the day, "
          + "and without what cannot matter.",
        "Nach dem Recht vom \(day)\(rulebook.changed). Die Formeln sind die, nach denen Tabellen berechnet werden: mit den "
          + "Zahlen des Tages und ohne, was nichts ändern kann."),
      sections: sections,
      footer: say(
        "Levy computes what rule files say; it gives no advice.",
        "Levy rechnet, was Regeldateien sagen; es berät nicht."))
  }

  private var sections: [Document.Section] {
    let declared = rulebook.declaredVariables.filter { Self.isShown($0, rulebook) }
    let inputs = Dictionary(grouping: declared.filter { $0.isInput && $0.standsFor == nil }, by: \.place.file)
    let results = Dictionary(
      grouping: declared.compactMap { variable in
        variable.versions.first { $0.holds(on: facts.date) }.map { (variable: variable, version: $0) }
      }, by: \.version.place.file)
    let parameters = Dictionary(grouping: rulebook.parameters, by: \.place.file)
    let caveats = Dictionary(grouping: rulebook.caveats.filter { !$0.isCheck }, by: \.place.file)
    let examples = Dictionary(grouping: rulebook.examples.filter { $0.facts.year == facts.year }, by: \.place.file)
    return rulebook.sources.all.compactMap { file -> Document.Section? in
      let blocks =
        figures(parameters[file.path] ?? []) + questions(inputs[file.path] ?? [])
        + (results[file.path] ?? []).flatMap { result($0.variable, $0.version) }
        + doubts(caveats[file.path] ?? []) + cases(examples[file.path] ?? [])
      if blocks.isEmpty { return nil }
      let name = file.path.dropFirst(rulebook.jurisdiction.code.count + 1).dropLast(".lua".count)
      let id = String(name.map { $0.isLetter || $0.isNumber ? $0 : "-" })
      return Document.Section(id: id, title: String(name), blocks: opening(of: file).map { .text($0) } + blocks)
    }
  }

  /// The opening comment of a file, one paragraph each.
  private func opening(of file: RuleFile) -> [Markup] {
    let lines = file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .prefix { $0.starts(with: "--".utf8) }
      .map { String(decoding: $0.dropFirst(2).drop { $0 == UInt8(ascii: " ") }, as: UTF8.self) }
    return lines.split(separator: "").map { Markup($0.joined(separator: " ")) }
  }

  // MARK: Blocks

  /// The figures that are in force: one line each, or a table if they have rows.
  private func figures(_ parameters: [Parameter]) -> [Document.Block] {
    var rows: [[String]] = []
    var tables: [Document.Block] = []
    for parameter in parameters {
      guard let found = try? parameter.value(on: facts.date, known: facts.known) else { continue }
      let since = Value.date(found.entry.since).text(in: .current)
      if let table = LawTable(found.revision.value) {
        tables.append(
          .table(
            .init(
              caption: "\(parameter.label) (law.\(parameter.name)), "
                + say("since \(since)", "seit \(since)") + "; \(parameter.source)",
              columns: table.columns.map { .number($0) }, rows: table.rows.map(\.cells))))
      } else {
        rows.append([
          parameter.label, found.revision.summary, since, "law.\(parameter.name)", parameter.source,
        ])
      }
    }
    if rows.isEmpty { return tables }
    let columns: [Document.Table.Column] = [
      .init(title: say("Figure", "Zahl")), .number(say("Value", "Wert")), .number(say("Since", "Seit")),
      .name(say("Name in the rules", "Name in den Regeln")), .citation(say("Source", "Fundstelle")),
    ]
    return [.table(.init(caption: say("What the law sets", "Was das Gesetz festlegt"), columns: columns, rows: rows))]
      + tables
  }

  private func questions(_ inputs: [Variable]) -> [Document.Block] {
    if inputs.isEmpty { return [] }
    let rows = inputs.map { input in
      [input.label, input.defaultValue.map { rulebook.jurisdiction.words($0, input.type) } ?? "", input.name]
    }
    let columns: [Document.Table.Column] = [
      .init(title: say("Fact", "Angabe")), .number(say("If not given", "Wenn nicht angegeben")),
      .name(say("Name in the rules", "Name in den Regeln")),
    ]
    return [.table(.init(caption: say("What a case may say", "Was ein Fall sagen kann"), columns: columns, rows: rows))]
  }

  private func result(_ variable: Variable, _ version: Variable.RuleVersion) -> [Document.Block] {
    var head = Markup(variable.label, .heading)
    head.add(" ")
    head.add(variable.name, .name)
    head.add("  \(version.source)", .citation)
    head.add("  \(version.place)", .place)
    var blocks: [Document.Block] = [.text(head)]
    if let help = variable.help { blocks.append(.text(Markup(help))) }
    for section in statutes?.cited(by: [version.source], on: facts.date) ?? [] {
      var head = Markup(section.citation, .citation)
      if let link = section.link { head.add("  \(link)", .place) }
      blocks.append(.notes([head] + section.paragraphs.map { Markup($0) }))
    }
    guard let entry = formulas[variable.name] else { return blocks }
    if let formula = entry.formula {
      let lines = formula.utf8.count { $0 == UInt8(ascii: "\n") }
      if lines > Self.longest {
        let command = "levy plan \(rulebook.jurisdiction.code) --date \(facts.date) --output \(variable.name)"
        blocks.append(
          .text(Markup(say("A formula of \(lines) lines:", "Eine Formel von \(lines) Zeilen:"))))
        blocks.append(.code(command, in: "sh"))
      } else {
        blocks.append(.code("\(variable.name) =" + (lines == 0 ? " " : "") + formula, in: "text"))
      }
    }
    if let reason = entry.reason {
      blocks.append(.text(Markup(say("No formula: \(reason)", "Keine Formel: \(reason)"), .hint)))
    }
    return blocks
  }

  private func doubts(_ caveats: [Caveat]) -> [Document.Block] {
    if caveats.isEmpty { return [] }
    let title = Markup(say("Not covered", "Nicht abgedeckt"), .heading)
    return [.text(title), .notes(caveats.map { Markup("\($0.text) (\($0.source))") })]
  }

  private func cases(_ examples: [WorkedExample]) -> [Document.Block] {
    if examples.isEmpty { return [] }
    let title = Markup(say("Cases that are checked", "Fälle, die geprüft werden"), .heading)
    let notes = examples.map { example in
      let given = example.facts.values.map { "\($0.name)=\($0.value)" }
      let expected = example.expected.map { "\($0.name) \($0.value)" }
      return Markup(
        "\(example.title): \(given.joined(separator: " ")) → \(expected.joined(separator: ", ")) (\(example.source))")
    }
    return [.text(title), .notes(notes)]
  }
}
