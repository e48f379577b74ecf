import LevyModel
import LevyPresentation
import LevyRules

extension Query.Outcome {
  /// The outcome for people; for a sweep a table.
  package var markup: Markup {
    switch self {
    case .sweep(let sweep): sweep.markup
    case .solutions(let found, let fact, _, let result, let shown, _):
      found.markup(fact.name, fact.type, result: (shown, result.type))
    case .kinks(let kinks): kinks.markup
    case .comparison(let comparison): comparison.markup()
    case .differences(let attributions, _): attributions.reduce(Markup()) { $0 + $1.markup }
    case .explained(let answer): answer.lines.compactMap(\.explanation).reduce(Markup()) { $0 + $1.brief }
    }
  }

  /// The outcome as a JSON object, as the commands print it.
  package var json: JSON {
    switch self {
    case .sweep(let sweep): .object([("points", sweep.json)])
    case .solutions(let found, let fact, _, let result, _, _): found.json(fact.type, result: result.type)
    case .kinks(let kinks): kinks.json
    case .comparison(let comparison): comparison.json
    case .differences(let attributions, _): .object([("differences", .array(attributions.map(\.json)))])
    case .explained(let answer): answer.json
    }
  }

  /// A remark on the outcome, if one is needed.
  package var remark: String? {
    switch self {
    case .solutions(let found, _, _, _, _, _): found.remark
    case .kinks(let kinks): kinks.remark
    case .sweep, .comparison, .differences, .explained: nil
    }
  }

  /// True if a search found nothing.
  package var isEmpty: Bool {
    switch self {
    case .solutions(let found, _, _, _, _, _): found.stretches.isEmpty
    case .differences(let attributions, _): attributions.isEmpty
    case .sweep, .kinks, .comparison, .explained: false
    }
  }

  /// The errors, each once, including the error that there is no solution.
  package var failures: [Diagnostic] {
    switch self {
    case .sweep(let sweep): sweep.faults.map(\.diagnostic)
    case .comparison(let comparison), .differences(_, let comparison): comparison.failures
    case .explained(let answer): answer.failures
    case .solutions(let found, let fact, let range, _, _, let wanted):
      found.stretches.isEmpty
        ? [
          Diagnostic(
            nothing: "no value of \(fact.name) from \(range.lowerBound) to \(range.upperBound) gives \(wanted)",
            "kein Wert von \(fact.name) von \(range.lowerBound) bis \(range.upperBound) ergibt \(wanted)")
        ] : []
    case .kinks: []
    }
  }

  /// The failures as JSON, each with the name of its result or the point of its sweep.
  package var errors: [JSON] {
    switch self {
    case .sweep(let sweep):
      sweep.faults.map { point, diagnostic in
        .object([("name", .string("\(sweep.name) = \(point)"))] + diagnostic.fields)
      }
    case .explained(let answer): answer.errors
    case .solutions, .kinks, .comparison, .differences: failures.map(\.json)
    }
  }

  /// The output of the command with `--json`, without its name: the outcome, `stamp` and `errors`.
  package func document(of facts: Case) -> JSON { json.withStamp(Stamp(facts), errors: errors) }
}
