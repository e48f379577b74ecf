/// The year, month or day of a fact that is a date, as a fact of its own, which rules read by a negative number.
package struct DatePart: Hashable {
  package enum Kind: Int, CaseIterable { case year, month, day }

  package let date: Slot
  package let kind: Kind

  package init(_ kind: Kind, of date: Slot) { (self.kind, self.date) = (kind, date) }

  /// The part with this number; nil if it is that of a variable.
  package init?(number: Int) {
    guard number < 0, let kind = Kind(rawValue: (-1 - number) % 3) else { return nil }
    self.init(kind, of: Slot((-1 - number) / 3))
  }

  /// The part with a name that rules read: `year`, `month` or `day`.
  package init?(_ name: String, of date: Slot) {
    guard let kind = Kind.allCases.first(where: { "\($0)" == name }) else { return nil }
    self.init(kind, of: date)
  }

  package var number: Int { -1 - (3 * date.index + kind.rawValue) }

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
