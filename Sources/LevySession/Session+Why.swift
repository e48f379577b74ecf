import LevyCalculator
import LevyModel
import LevyRules
import LevyWhatIf

extension Session {
  private static let briefDepth = 3

  /// How a result came about: in short, or with `all` in full.
  func why(_ text: String) throws(Diagnostic) -> Reply {
    var words = text.split(separator: " ").map(String.init)
    let isFull = words.count > 1 && words.last == "all"
    if isFull { words.removeLast() }
    let explanation = try calculator.explain(words.joined(separator: " "), for: facts)
    return Reply(text: explanation.markup(isFull ? .all : .brief(depth: Self.briefDepth)))
  }

  /// What moved a result: since the last change, or from another year or a scenario to the case.
  func whyChanged(_ text: String) throws(Diagnostic) -> Reply {
    var (name, move) = (String?.none, lastMove)
    for word in text.split(separator: " ").map(String.init) {
      if let years = rulebook.jurisdiction.years(word) {
        move = (.init(calculator, try moved(toYear: years.lowerBound)), .init(calculator, facts))
      } else if word == "now" || scenarios.contains(where: { $0.name == word }) {
        move = (.init(calculator, try scenario(word)), .init(calculator, facts))
      } else {
        name = try rulebook.variable(named: word).name
      }
    }
    guard let move else {
      return Reply(text: Markup("nothing has changed yet; write :why-changed YEAR, or change something\n", .hint))
    }
    let comparison = Comparison([
      ("", move.from.calculator.answer(for: move.from.facts)), ("", move.to.calculator.answer(for: move.to.facts)),
    ])
    guard let name = name ?? comparison.bottomLine else { return Reply(text: Markup("no result differs\n", .hint)) }
    return Reply(text: try Attribution(name, from: move.from, to: move.to).markup)
  }

  // MARK: Names

  /// A parameter with its history, and what of it is in force.
  func law(_ name: String) throws(Diagnostic) -> Markup {
    guard let parameter = rulebook.parameter(named: name) else {
      throw Diagnostic(
        .unknownName(
          name: name, role: .parameter, nearest: NearestNames.of(name, among: rulebook.parameters.map(\.name))))
    }
    var text = try rulebook.description(of: name)
    text.add("  in force on \(facts.date): ", .heading)
    if let (entry, revision) = try parameter.value(on: facts.date, known: facts.known) {
      text.add("that since \(entry.since)" + (revision.known.map { ", enacted \($0)" } ?? ""))
    } else {
      text.add("none")
    }
    text.endLine()
    return text
  }

  func uses(_ name: String) throws(Diagnostic) -> Markup {
    let variable = try rulebook.variable(named: name)
    let reads = calculator.reads(for: facts)[variable.name] ?? RuleReads()
    return list(
      rulebook.variables.filter { reads.facts.contains($0.name) },
      rulebook.parameters.filter { reads.parameters.contains($0.name) })
  }

  func users(_ name: String) throws(Diagnostic) -> Markup {
    let parameter = rulebook.parameter(named: name)?.name
    let fact = parameter == nil ? try rulebook.variable(named: name).name : nil
    let reads = calculator.reads(for: facts)
    return list(
      rulebook.variables.filter { variable in
        guard let reads = reads[variable.name] else { return false }
        return fact.map(reads.facts.contains) ?? parameter.map(reads.parameters.contains) ?? false
      }, [])
  }

  private func list(_ variables: [Variable], _ parameters: [Parameter]) -> Markup {
    let rows = variables.map { ($0.name, $0.label) } + parameters.map { ("law.\($0.name)", $0.label) }
    if rows.isEmpty { return Markup("none\n", .hint) }
    let width = rows.map(\.0.count).max() ?? 0
    var text = Markup()
    for (name, label) in rows {
      text.add(name, .name, width: width + 2)
      text.add(label)
      text.endLine()
    }
    return text
  }
}
