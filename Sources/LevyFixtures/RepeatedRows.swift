import LevyModel

/// The rows of a fixture table by their facts, to warn of rows that occur twice or contradict each other.
struct RepeatedRows {
  private struct Row {
    let line: Int
    /// The text of all its cells.
    let text: String
    let checks: [FixtureCheck]
  }

  private var rows: [[String]: Row] = [:]

  /// Returns a warning if the row repeats or contradicts an earlier one. A row with a disputed figure may contradict
  /// others.
  mutating func warning(of outcome: FixtureOutcome, text: String) -> Diagnostic? {
    if outcome.failure != nil || outcome.disputed != nil { return nil }
    let key = outcome.given.sorted()
    guard let first = rows[key] else {
      rows[key] = Row(line: outcome.place.line, text: text, checks: outcome.checks)
      return nil
    }
    if first.text == text {
      return Diagnostic(.table(message: "this row is the same as that on line \(first.line)"), at: outcome.place)
    }
    for check in outcome.checks {
      guard let other = first.checks.first(where: { $0.slot == check.slot }), check.excludes(other) else { continue }
      return Diagnostic(
        .table(
          message: "this row expects \(check.name) = \(check.expected), but the same facts on line \(first.line) "
            + "expect \(other.expected)"), at: outcome.place)
    }
    return nil
  }
}
