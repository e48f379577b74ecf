import LevyModel
import LevyRules
import LevyWhatIf

extension Session {
  /// Shows the effect of other values: `NAME = VALUE`, several of them separated by commas.
  func whatIf(_ text: String) throws -> Reply {
    var then = facts
    for part in Assignment.parts(of: text, rulebook) {
      guard let (name, value) = Assignment.read(part) else {
        throw Diagnostic(.usage(.noAssignment(part)))
      }
      then = try giving(name, value, in: then)
    }
    lastMove = (current, .init(calculator, then))
    let comparison = Comparison([
      ("now", answer()), ("then", answer(.init(calculator, then))),
    ])
    return Reply(text: comparison.markup(onlyMoving: true))
  }

  func keep(_ name: String) -> Reply {
    if name.isEmpty {
      if scenarios.isEmpty { return Reply(text: Markup("no scenario is kept; write :scenario NAME\n", .hint)) }
      return Reply(text: Markup(scenarios.map { $0.name + "\n" }.joined(), .name))
    }
    scenarios.removeAll { $0.name == name }
    scenarios.append((name, facts))
    return Reply(text: Markup("kept as \(name)\n", .hint))
  }

  func use(_ name: String) throws -> Reply { change(to: try scenario(name)) }

  func scenario(_ name: String) throws(Diagnostic) -> Case {
    if name == "now" { return facts }
    if let kept = scenarios.first(where: { $0.name == name }) { return kept.facts }
    throw Diagnostic(
      .unknownName(name: name, role: .scenario, nearest: NearestNames.of(name, among: scenarios.map(\.name))))
  }

  /// Compares the case with scenarios, other years, or itself with other facts.
  func compare(_ text: String) throws -> Reply {
    if text.isEmpty, scenarios.isEmpty {
      return Reply(text: Markup("no scenario is kept; write :scenario NAME, or :compare 2024..2026\n", .hint))
    }
    let query = try Query(compare: text, rulebook, in: context)
    return Reply(text: try query.run(calculator, facts, in: context).markup)
  }

  /// The context of questions: what they can refer to besides the case.
  var context: QueryContext {
    var context = QueryContext(estimates: true)
    context.earlier = results.map(\.value)
    context.cases = scenarios.map { ($0.name, .init(calculator, $0.facts)) }
    (context.results, context.journal) = (watched, journal)
    return context
  }
}
