import LevyModel

extension Rulebook {
  /// The parameters with values that do not say when they were enacted, of those that begin to hold on the day that the
  /// jurisdiction names or later. What a first known value says first counts too: before it nobody can tell.
  package var undatedParameters: [Diagnostic] {
    guard let start = jurisdiction.enactedSince else { return [] }
    return parameters.compactMap { parameter in
      let undated = parameter.history.filter { entry in
        entry.since >= start && entry.revisions.contains { $0.known == nil }
      }
      if undated.isEmpty { return nil }
      let days = undated.map(\.since.description)
      return Diagnostic(.declaration("parameter '\(parameter.name)'", fault: .undated(days)), at: parameter.place)
    }
  }
}
