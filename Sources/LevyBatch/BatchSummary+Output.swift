import LevyCalculator
import LevyModel
import LevyPresentation
import LevyRules

/// The remarks on the results of a table.
extension BatchSummary {
  /// The remarks for people, in the same order as for a case. They concern all rows unless they state a number.
  ///
  /// - Parameters:
  ///   - all: whether to list all defaults, not only the few that could move the results of the example most.
  ///   - lister: the option that lists all defaults, such as `--all`.
  public func notes(all: Bool = false, lister: String? = nil) -> [Markup] {
    let rows = rows - faults
    let remarks = assumed.filter { $0.rows < rows }.map {
      ($0.assumption.name, $0.rows == 1 ? " in 1 row" : " in \($0.rows) rows")
    }
    let assumptions = AssumptionNote(
      assumed.map(\.assumption), foremost: all ? [] : foremost, scope: say(" where needed", " wo nötig"),
      remarks: Dictionary(remarks, uniquingKeysWith: { $1 }), lister: lister)
    return warnings + [PinnedNote.markup(pinned), all ? assumptions.whole : assumptions.markup].compactMap(\.self)
  }

  /// The remarks that make results differ from what one may think: estimates, doubtful facts, caveats and unused facts.
  package var warnings: [Markup] {
    let rows = rows - faults
    func scope(_ count: Int) -> String { count < rows ? " in \(count) of \(rows) rows" : "" }
    var warnings = estimated.grouped(by: \.rows).map { count, facts in
      Markup(say("estimated", "geschätzt") + "\(scope(count)): ", .hint)
        + Markup(facts.map(\.name).joined(separator: ", "))
    }
    warnings += (doubtful + caveats).map { $0.caveat.markup(scope: scope($0.rows)) }
    for (count, facts) in unused.grouped(by: \.rows) {
      for (reason, alike) in facts.grouped(by: \.fact.reason) {
        warnings.append(reason.markup(alike.map(\.fact.name), scope: scope(count)))
      }
    }
    return warnings
  }

  /// The errors of a strict job: given facts that no result of any row reads.
  package var readByNone: [Diagnostic] {
    idle.map { idle in Diagnostic(.unusedFact(name: idle.name, reason: Wording { idle.reason.words() })) }
  }

  private var foremost: [Assumption] {
    guard let example, let calculator = try? Calculator(example.rulebook) else { return [] }
    let slots = assumed.compactMap { example.rulebook.slot(of: $0.assumption.name) }
    return example.rulebook.assumptions(calculator.foremost(of: slots, in: example, results: results))
  }

  /// The remarks as JSON fields, each with the number of rows.
  package var fields: [(String, JSON)] {
    func counted(_ content: JSON, _ rows: Int) -> JSON {
      guard case .object(let fields) = content else { return content }
      return .object(fields + [("rows", .number(String(rows)))])
    }
    let assumed = assumed.map { assumption, rows in
      counted(.object([("name", .string(assumption.name)), ("value", assumption.json)]), rows)
    }
    return [
      ("pinned", .array(pinned.map { .string($0) })), ("assumed", .array(assumed)),
      ("unused", .array(unused.map { counted($0.fact.json, $0.rows) })),
      ("doubtful", .array(doubtful.map { counted($0.caveat.json(for: $0.caveat.concerns), $0.rows) })),
      ("caveats", .array(caveats.map { counted($0.caveat.json(for: $0.caveat.concerns), $0.rows) })),
    ]
      + (estimated.isEmpty
        ? [] : [("estimated", .array(estimated.map { counted(.object([("name", .string($0.name))]), $0.rows) }))])
  }
}
