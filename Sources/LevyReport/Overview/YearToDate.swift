import ExactNumbers
import LevyCalculator
import LevyModel
import LevyPresentation
import LevyRules

/// A year that is not over: its results so far, a projection of the whole year, and the amount that should be set aside
/// for its taxes by today.
package struct YearToDate: Sendable {
  /// The results that the jurisdiction's overview declares.
  package struct Figures: Sendable {
    /// The profit.
    package let profit: Exact?
    /// The amount of the year's taxes still to be paid.
    package let due: Exact?
    /// The day on which that amount is due.
    package let by: CalendarDate?
    /// The facts that were taken from the entries.
    package let count: EntryCount
    /// The results themselves, with errors, assumptions and caveats.
    package let answer: Answer
  }

  /// The last day whose entries are used.
  package let day: CalendarDate
  /// The figures from the entries up to that day alone.
  package let soFar: Figures
  /// The figures of the year if its rest is like the months that passed; nil if the year is over, or no month of it.
  package let projected: Figures?
  /// The last day of the passed months from which the projection is made.
  package let projectedFrom: CalendarDate?
  /// The number of these months.
  package let monthsPassed: Int
  /// The amount that should be set aside by the day: the share of the projected amount due that belongs to the profit
  /// so far; after the end of the year the whole amount.
  package let aside: Exact?
  /// The amount that was set aside: entries of the kind `CountedEntry.setAside`.
  package let setAside: Exact?
  /// A plan for setting aside the rest; nil if nothing is left, or the rules name no day for it.
  package let plan: SavingPlan?
  /// The interest on the money set aside until the day it is needed, or else until today; nil without a rate.
  package let interest: Interest?

  /// - Parameters:
  /// - facts: the case with the typed facts only.
  /// - rate: the yearly interest rate on the money set aside, if it is known.
  /// - Throws: `Diagnostic` if the book cannot be read or its sums are no values of the facts.
  package init(
    _ calculator: Calculator, facts: Case, book: some EntryBook, on today: CalendarDate, rate: Exact? = nil
  ) throws(Diagnostic) {
    let taxYear = calculator.rulebook.jurisdiction.taxYear
    let day = min(today, facts.lastDay)
    self.day = day
    let soFar = try Self.figures(calculator, facts, book, until: today, from: nil)
    self.soFar = soFar
    let last = today <= facts.lastDay && today >= facts.firstDay ? taxYear.lastDayOfMonthBefore(today) : nil
    projectedFrom = last
    monthsPassed = last.map { taxYear.month(of: $0) } ?? 0
    let projected = try last.map { (last) throws(Diagnostic) in
      try Self.figures(calculator, facts, book, until: today, from: last)
    }
    self.projected = projected
    if let projected {
      aside = Self.share(soFar: soFar, projected: projected)
    } else {
      aside = today > facts.lastDay ? soFar.due : nil
    }
    let entries = try book.entries(of: [CountedEntry.setAside], from: facts.firstDay, to: day)
    let setAside = entries.isEmpty ? nil : Exact(numerator: entries.reduce(0) { $0 + Int128($1.cents) }, scale: 2)
    self.setAside = setAside
    let whole = projected ?? soFar
    let label = calculator.rulebook.jurisdiction.overview.by.flatMap { calculator.rulebook[$0]?.label } ?? ""
    plan = whole.due.flatMap { due in
      whole.by.flatMap { SavingPlan(due: due, setAside: setAside ?? 0, by: $0, label: label, today: today) }
    }
    interest = rate.flatMap { Interest(rate: $0, on: entries, until: whole.by.map { max($0, today) } ?? today) }
  }

  /// The share of the amount due that belongs to the profit so far, rounded up to the cent.
  private static func share(soFar: Figures, projected: Figures) -> Exact? {
    guard let profit = soFar.profit, let whole = projected.profit, let due = projected.due else { return nil }
    if profit <= 0 || whole <= 0 || due <= 0 { return 0 }
    if profit >= whole { return due }
    return try? due.multiplied(by: profit).divided(by: whole).ceil(step: ValueType.cent)
  }

  private static func figures(
    _ calculator: Calculator, _ facts: Case, _ book: some EntryBook, until: CalendarDate, from last: CalendarDate?
  ) throws(Diagnostic) -> Figures {
    var facts = facts
    let count = try facts.count(book, until: until, projectedFrom: last)
    let results = calculator.rulebook.jurisdiction.overview
    let names = [results.profit, results.due].compactMap(\.self)
    let answer = calculator.answer(names, for: facts, weighed: true)
    func value(_ name: String?) -> Exact? {
      zip(names, answer.lines).first { $0.0 == name }.flatMap { try? $0.1.outcome.get().exact }
    }
    // If the day cannot be computed, the amounts are shown without it.
    var by: CalendarDate?
    if let name = results.by, case .date(let day)? = try? calculator.evaluate(name, for: facts) { by = day }
    return Figures(profit: value(results.profit), due: value(results.due), by: by, count: count, answer: answer)
  }
}
