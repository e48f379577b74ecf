import LevyModel
import LevyScript

extension Rulebook {
  /// Where rules divide amounts so that what is below one is dropped.
  package var floorsOfMoney: [Diagnostic] {
    sources.all.flatMap { file in
      ((try? SourceChecks(file, persons: household.kindsByName, hypotheses: hypotheses.names))?.floorsOfMoney(isMoney)
        ?? []).map {
          Diagnostic(.floorsMoney(name: $0.name), at: $0.place)
        }
    }
  }

  /// Whether a name that rules read is an amount.
  private func isMoney(_ read: NameRead) -> Bool {
    switch read.record {
    case .fact: (slot(of: read.name) ?? slots(ofField: read.name).first).map { variables[$0].type == .money } ?? false
    case .parameter: if case .plain(.money)? = parameter(named: read.name)?.shape { true } else { false }
    }
  }
}
