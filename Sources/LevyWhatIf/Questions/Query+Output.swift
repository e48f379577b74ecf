import LevyModel
import LevyPresentation

extension Query.Outcome {
  /// What came of it, for people; of a sweep the table.
  public var markup: Markup {
    switch self {
    case .sweep(let sweep): sweep.markup
    case .solutions(let found, let fact, _, let result, let shown):
      found.markup(fact.name, fact.type, result: (shown, result.type))
    case .kinks(let kinks): kinks.markup
    case .comparison(let comparison): comparison.markup()
    case .differences(let attributions, _): attributions.reduce(Markup()) { $0 + $1.markup }
    case .explained(let answer): answer.lines.compactMap(\.explanation).reduce(Markup()) { $0 + $1.brief }
    }
  }

  /// What came of it, for programs: an object, as the commands print it.
  public var json: JSON {
    switch self {
    case .sweep(let sweep): .object([("points", sweep.json)])
    case .solutions(let found, let fact, _, let result, _): found.json(fact.type, result: result.type)
    case .kinks(let kinks): kinks.json
    case .comparison(let comparison): comparison.json
    case .differences(let attributions, _): .object([("differences", .array(attributions.map(\.json)))])
    case .explained(let answer): answer.json
    }
  }

  /// What must be known beside it.
  public var remark: String? {
    switch self {
    case .solutions(let found, _, _, _, _): found.remark
    case .kinks(let kinks): kinks.remark
    case .sweep, .comparison, .differences, .explained: nil
    }
  }

  /// Whether nothing was found where something was sought.
  public var isEmpty: Bool {
    switch self {
    case .solutions(let found, _, _, _, _): found.stretches.isEmpty
    case .differences(let attributions, _): attributions.isEmpty
    case .sweep, .kinks, .comparison, .explained: false
    }
  }

  /// What failed, each once.
  public var failures: [Diagnostic] {
    switch self {
    case .sweep(let sweep): sweep.faults.map(\.diagnostic)
    case .comparison(let comparison), .differences(_, let comparison): comparison.failures
    case .explained(let answer): answer.failures
    case .solutions, .kinks: []
    }
  }
}
