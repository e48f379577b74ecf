import ExactNumbers

/// What a fact is in each of the twelve months of a tax year.
public struct MonthlyValues: Sendable, Hashable {
  /// The values, from the first month of the tax year to the last.
  package let values: [Value]
  /// The calendar month of the first.
  let firstMonth: Int
  /// Whether they are the parts of an amount of the year.
  package let areParts: Bool

  package init(_ values: [Value], firstMonth: Int, areParts: Bool) {
    (self.values, self.firstMonth, self.areParts) = (values, firstMonth, areParts)
  }

  /// Whether there are twelve, none of which changes within its month.
  var isWhole: Bool {
    let areSingle = values.allSatisfy { if case .months = $0 { false } else { true } }
    return values.count == 12 && areSingle && (1...12).contains(firstMonth)
  }

  /// The amount of the year; nil if they are no parts of one.
  package var sum: Exact? {
    areParts ? try? values.reduce(0) { (sum, value) throws(ExactError) in try sum.adding(value.exact ?? 0) } : nil
  }

  /// The same with each value as something else; nil if one of them is nothing else.
  func mapped(_ change: (Value) -> Value?) -> MonthlyValues? {
    let changed = values.compactMap(change)
    return changed.count == values.count ? .init(changed, firstMonth: firstMonth, areParts: areParts) : nil
  }

  /// A text that means the same when it is typed: `January to April: 3500/month, May to December: 4500/month`.
  ///
  /// - Parameter written: how a value is written.
  package func text(_ written: (Value) -> String) -> String {
    let stretches = values.indices.reduce(into: [ClosedRange<Int>]()) { stretches, month in
      if let last = stretches.last, values[last.upperBound] == values[month] {
        stretches[stretches.count - 1] = last.lowerBound...month
      } else {
        stretches.append(month...month)
      }
    }
    // What no part of a sum speaks of is nothing.
    let told = stretches.filter { !areParts || values[$0.lowerBound].exact != 0 }
    let shown = told.isEmpty ? stretches : told
    return shown.map { stretch in
      let ends = Set([stretch.lowerBound, stretch.upperBound]).sorted().map { Self.name(of: firstMonth + $0) }
      let amount = written(values[stretch.lowerBound]) + (areParts ? say("/month", "/Monat") : "")
      return "\(ends.joined(separator: say(" to ", " bis "))): \(amount)"
    }.joined(separator: ", ")
  }

  /// The name of a month, of which 13 is the January of the next year.
  package static func name(of month: Int) -> String {
    CalendarDate.nameOfMonth((month - 1) % 12 + 1, in: .current)
  }
}
