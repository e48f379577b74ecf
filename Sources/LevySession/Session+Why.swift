import LevyCalculator
import LevyModel
import LevyPresentation
import LevyRules
import LevyWhatIf

extension Session {
  private static let briefDepth = 3

  /// Explains a result: in short, or with `all` in full.
  func why(_ text: String) throws(Diagnostic) -> Reply {
    var words = text.split(separator: " ").map(String.init)
    let isFull = words.count > 1 && words.last == "all"
    if isFull { words.removeLast() }
    let explanation = try calculator.explain(words.joined(separator: " "), for: facts)
    var text = explanation.markup(isFull ? .all : .brief(depth: Self.briefDepth))
    if isFull {
      text.add(try Statutes(of: rulebook).markup(citedBy: explanation.sources(isBrief: false), on: facts.date))
    }
    return Reply(text: text)
  }

  /// Finds the causes of a result's change: by the last change, or between another year or a scenario and the case.
  func whyChanged(_ text: String) throws(Diagnostic) -> Reply {
    var (query, context) = (try Query(diff: text, rulebook, in: context), context)
    if case .diff(let results, let from, let to) = query, from == to {
      guard let lastMove else {
        return Reply(text: Markup("nothing has changed yet; write :why-changed YEAR, or change something\n", .hint))
      }
      context.cases = [("before", lastMove.from), ("after", lastMove.to)]
      query = .diff(results: results, from: Variation(of: "before"), to: Variation(of: "after"))
    }
    let outcome = try query.run(calculator, facts, in: context)
    return Reply(text: outcome.isEmpty ? Markup("no result differs\n", .hint) : outcome.markup)
  }

  // MARK: Names

  /// Shows a parameter with its history and the entry in force.
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
