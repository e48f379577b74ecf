/// The year, month or day of a fact that is a date, as a fact of its own. Its slot is a negative number.
package struct DatePart: Hashable {
  package enum Kind: Int, CaseIterable { case year, month, day }

  package let date: Int
  package let kind: Kind

  package init(_ kind: Kind, of date: Int) { (self.kind, self.date) = (kind, date) }

  /// The part with this slot; nil if it is the slot of a variable.
  package init?(_ slot: Int) {
    guard slot < 0, let kind = Kind(rawValue: (-1 - slot) % 3) else { return nil }
    self.init(kind, of: (-1 - slot) / 3)
  }

  /// The part with a name that rules read: `year`, `month` or `day`.
  package init?(_ name: String, of date: Int) {
    guard let kind = Kind.allCases.first(where: { "\($0)" == name }) else { return nil }
    self.init(kind, of: date)
  }

  package var slot: Int { -1 - (3 * date + kind.rawValue) }

  /// The years of dates for which plans are made; others are left to the interpreter.
  package static let years = 1900...2100

  package var numbers: ClosedRange<Int> {
    switch kind {
    case .year: Self.years
    case .month: 1...12
    case .day: 1...31
    }
  }
}
