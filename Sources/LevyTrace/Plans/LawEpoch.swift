import LevyModel
import LevyRules

/// A span of days in one tax year with the same law: the same versions of rules, and the same entries of parameters.
package struct LawEpoch: Hashable, Sendable {
  private let year: Int
  /// The last day on which some law changes that is not after any day of the epoch.
  private let start: CalendarDate

  /// The epochs of a rulebook.
  package struct Calendar: Sendable {
    private let changes: [CalendarDate]
    private let taxYear: TaxYear

    package init(_ rulebook: Rulebook) {
      let rules = rulebook.variables.flatMap(\.versions).flatMap { [$0.from, $0.to.next] }
      let parameters = rulebook.parameters.flatMap { $0.changes(in: rulebook.jurisdiction.years) }
      changes = Set([.distantPast] + rules + parameters).sorted()
      taxYear = rulebook.jurisdiction.taxYear
    }

    /// The epoch that contains a day.
    package func epoch(of date: CalendarDate) -> LawEpoch {
      var (low, high) = (0, changes.count)
      while high - low > 1 {
        let middle = (low + high) / 2
        if changes[middle] <= date { low = middle } else { high = middle }
      }
      return LawEpoch(year: taxYear.year(of: date), start: changes[low])
    }
  }
}
