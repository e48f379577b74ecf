import ExactNumbers
import LevyModel
import LevyRules

/// The facts of a case that are sums of journal entries.
package struct EntryCount: Sendable {
  /// The facts that are sums of entries now.
  package internal(set) var counted: [Item] = []
  /// Facts that have entries but were typed; the typed value takes precedence.
  package internal(set) var typed: [Item] = []

  /// No facts, for cases without a journal.
  package static let nothing = EntryCount()

  /// A fact and the sum of its entries.
  package struct Item: Sendable {
    /// The fact.
    package let variable: Variable
    /// The sum of its entries.
    package let sum: EntrySum
  }
}

extension Case {
  /// Gives the facts that are declared as sums of journal entries, if there are such entries and the fact is not given.
  /// A fact without entries stays as it is: the absence of entries does not mean that nothing was spent.
  ///
  /// - Parameters:
  ///   - until: the last day whose entries count; by default the year's last.
  ///   - projectedFrom: the last day of a month that has passed; facts that may be projected are then assumed to go
  ///     on as in the months up to that day.
  /// - Throws: `Diagnostic` if the journal is in another currency, cannot be read, or a sum is no value of its fact.
  package mutating func count(
    _ book: some EntryBook, until end: CalendarDate = .distantFuture, projectedFrom last: CalendarDate? = nil
  ) throws(Diagnostic) -> EntryCount {
    guard book.currency == rulebook.jurisdiction.currency else {
      throw Diagnostic(
        usage: "the journal is in \(book.currency), but \(rulebook.jurisdiction.label) counts in "
          + rulebook.jurisdiction.currency,
        "das Journal ist in \(book.currency), aber \(rulebook.jurisdiction.label) rechnet in "
          + rulebook.jurisdiction.currency)
    }
    var count = EntryCount()
    for (slot, variable) in zip(rulebook.variables.slots, rulebook.variables) {
      guard case .input(let input) = variable.origin, let use = input.entries,
        let sum = try sum(use, of: book, until: end, projectedFrom: last)
      else { continue }
      if gives(variable.name) {
        count.typed.append(.init(variable: variable, sum: sum))
      } else {
        do { try give(sum, slot: slot) } catch {
          let (kinds, amount) = (use.kinds.joined(separator: ", "), sum.amount.formatted(minimumFractionDigits: 2))
          throw Diagnostic(
            .malformedRow(
              reason: Wording(
                "the \(sum.entries.count) entries of \(kinds) come to \(amount): ",
                "die \(sum.entries.count) Einträge von \(kinds) ergeben \(amount): ")
                + Wording { error.problem.sentence(reveals: true) }))
        }
        count.counted.append(.init(variable: variable, sum: sum))
      }
    }
    return count
  }

  private func sum(
    _ use: EntryUse, of book: some EntryBook, until: CalendarDate, projectedFrom last: CalendarDate?
  ) throws(Diagnostic) -> EntrySum? {
    let taxYear = rulebook.jurisdiction.taxYear
    let asked = year + use.yearOffset
    let (first, end) =
      use.months.map { Self.days(of: $0, from: asked) } ?? (taxYear.firstDay(of: asked), taxYear.lastDay(of: asked))
    var entries = try book.entries(of: use.kinds + use.less, from: first, to: min(end, until))
    var projection: EntrySum.Projection?
    if let last, use.isProjected, use.span == .year, use.yearOffset == 0, last >= first, last < end {
      // The current month is not over, so it is not counted for projections.
      entries = entries.filter { $0.day <= last }
      projection = .init(passed: taxYear.month(of: last), all: 12, lastDay: last)
    }
    guard let earliest = entries.first, let latest = entries.last else { return nil }
    let total = EntrySum.amount(cents: entries.reduce(0) { $0 + Int128($1.cents) }, use.flow)
    let months = use.span == .month ? taxYear.month(of: latest.day) - taxYear.month(of: earliest.day) + 1 : nil
    do {
      var amount = total
      if let months { amount = try amount.divided(by: Exact(months)) }
      if let projection {
        amount = try amount.multiplied(by: Exact(projection.all)).divided(by: Exact(projection.passed))
      }
      return EntrySum(
        amount: try amount.rounded(.halfAwayFromZero, step: ValueType.cent), entries: entries, months: months,
        projection: projection, flow: use.flow)
    } catch {
      throw Diagnostic(.number(error))
    }
  }

  /// The first and last day of a range of calendar months, where 1 is January of the year.
  private static func days(of months: ClosedRange<Int>, from year: Int) -> (CalendarDate, CalendarDate) {
    func first(_ number: Int) -> CalendarDate? {
      let before = number - 1
      let years = before >= 0 ? before / 12 : -((11 - before) / 12)
      return CalendarDate(year: year + years, month: before - years * 12 + 1, day: 1)
    }
    return (first(months.lowerBound) ?? .distantPast, first(months.upperBound + 1)?.previous ?? .distantFuture)
  }
}
