import ExactNumbers

/// The values of a fact in the twelve months of a tax year.
public struct MonthlyValues: Sendable, Hashable {
  /// The values, from the first month of the tax year to the last.
  package let values: [Value]
  /// The calendar month of the first value.
  let firstMonth: Int
  /// True if the values are parts of a yearly amount.
  package let areParts: Bool

  package init(_ values: [Value], firstMonth: Int, areParts: Bool) {
    (self.values, self.firstMonth, self.areParts) = (values, firstMonth, areParts)
  }

  /// True if there are twelve values, each of which is a single value.
  var isWhole: Bool {
    let areSingle = values.allSatisfy { if case .months = $0 { false } else { true } }
    return values.count == 12 && areSingle && (1...12).contains(firstMonth)
  }

  /// The yearly amount; nil if the values are not parts of one.
  package var sum: Exact? {
    areParts ? try? values.reduce(0) { (sum, value) throws(ExactError) in try sum.adding(value.exact ?? 0) } : nil
  }

  /// Maps each value; nil if `change` returns nil for one of them.
  func mapped(_ change: (Value) -> Value?) -> MonthlyValues? {
    let changed = values.compactMap(change)
    return changed.count == values.count ? .init(changed, firstMonth: firstMonth, areParts: areParts) : nil
  }

  /// The values as a text that can be typed: `January to April: 3500/month, May to December: 4500/month`.
  ///
  /// - Parameter written: returns the text of a value.
  package func text(_ written: (Value) -> String) -> String {
    let stretches = values.indices.reduce(into: [ClosedRange<Int>]()) { stretches, month in
      if let last = stretches.last, values[last.upperBound] == values[month] {
        stretches[stretches.count - 1] = last.lowerBound...month
      } else {
        stretches.append(month...month)
      }
    }
    // In a sum, months with nothing are left out.
    let told = stretches.filter { !areParts || values[$0.lowerBound].exact != 0 }
    let shown = told.isEmpty ? stretches : told
    return shown.map { stretch in
      let ends = Set([stretch.lowerBound, stretch.upperBound]).sorted().map { Self.name(of: firstMonth + $0) }
      let amount = written(values[stretch.lowerBound]) + (areParts ? say("/month", "/Monat") : "")
      return "\(ends.joined(separator: say(" to ", " bis "))): \(amount)"
    }.joined(separator: ", ")
  }

  /// The name of a month; 13 is January of the next year.
  package static func name(of month: Int) -> String {
    CalendarDate.nameOfMonth((month - 1) % 12 + 1, in: .current)
  }
}
