import LevyModel

extension FixtureReport {
  /// The report as JSON, with the coverage of the cases, or the figures and mutants whose change they do not notice.
  package func json(_ coverage: [Coverage] = [], nudges: [Nudges] = [], mutants: [Mutants] = []) -> JSON {
    var fields: [(String, JSON)] = [
      ("passed", .number(String(outcomes.count - failures.count))),
      ("failed", .number(String(failures.count + errors.count))),
      ("failures", .array(failures.map(\.json))),
      ("errors", .array(errors.map(\.json))),
      ("disputed", .array(disputed.map(\.json))),
      ("warnings", .array(warnings.map(\.json))),
    ]
    if !coverage.isEmpty { fields.append(("coverage", .array(coverage.map(\.json)))) }
    if !nudges.isEmpty { fields.append(("nudges", .array(nudges.map(\.json)))) }
    if !mutants.isEmpty { fields.append(("mutants", .array(mutants.map(\.json)))) }
    return .object(fields)
  }
}

extension FixtureOutcome {
  fileprivate var json: JSON {
    let fields: [(String, JSON)] = [
      ("title", .string(title)), ("file", .string(place.file)), ("line", .number(String(place.line))),
      ("reason", .string(disputed ?? reason)), ("rerun", .string(rerun)),
      (
        "differences",
        .array(
          differences.map { difference in
            .object([
              ("name", .string(difference.name)), ("expected", .string(difference.expected)),
              ("found", .string(difference.found)),
            ])
          })
      ),
    ]
    return .object(fields + (trace?.fields ?? []))
  }
}
