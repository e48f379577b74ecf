import LevyModel

extension Rulebook {
  /// The parameters with values that do not say when they were enacted, among those that come into force on the day
  /// that the jurisdiction names or later. The first known value of an entry counts too: whether it was known earlier
  /// is not recorded.
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
