import ExactNumbers
import LevyCalculator
import LevyModel
import LevyPresentation
import LevyRules

/// The overview for a freelancer: the cash flow of the last months, the year to date with its taxes, and the next
/// deadlines.
package struct Overview: Sendable {
  /// The last twelve months of the calendar, the earliest first.
  package let months: [MonthlyCashFlow]
  /// The year to date.
  package let year: YearToDate
  /// The overdue deadlines of the year with their amounts, and the next three of this year and the years before.
  package let next: [Timeline.Item]
  let facts: Case
  let today: CalendarDate

  /// - Parameters:
  /// - facts: the case with the typed facts only.
  /// - met: the deadlines that are met, by year.
  /// - rate: the yearly interest rate on the money set aside, if it is known.
  /// - Throws: `Diagnostic` if the book cannot be read or its sums are no values of the facts.
  package init(
    _ calculator: Calculator, facts: Case, book: some EntryBook, met: [Int: Set<String>] = [:],
    today: CalendarDate = .today, rate: Exact? = nil
  ) throws(Diagnostic) {
    (self.facts, self.today) = (facts, today)
    let end = min(today, facts.lastDay)
    var month = CalendarDate(year: end.year, month: end.month, day: 1) ?? end
    var all: [CalendarDate] = []
    for _ in 0..<12 {
      all.insert(month, at: 0)
      let before = month.previous
      month = CalendarDate(year: before.year, month: before.month, day: 1) ?? before
    }
    let flows = Dictionary(
      try book.cashFlow(from: all[0], to: end).map { ($0.month, $0) }, uniquingKeysWith: { first, _ in first })
    months = all.map { flows[$0] ?? MonthlyCashFlow(month: $0, incoming: 0, outgoing: 0) }
    year = try YearToDate(calculator, facts: facts, book: book, on: today, rate: rate)
    var items: [Timeline.Item] = []
    for number in [facts.year - 2, facts.year - 1, facts.year]
    where calculator.rulebook.jurisdiction.years.contains(number) {
      let moved = try number == facts.year ? facts : facts.carried(toYear: number)
      let found = try Timeline(calculator, facts: moved, book: book, met: met[number] ?? [], today: today).items
      items += number == facts.year ? found : found.map { $0.ofYear(moved.yearName) }
    }
    let open = items.filter(\.isDue).sorted {
      ($0.day, $0.name) < ($1.day, $1.name)
    }
    let owed = items.filter { $0.state == .overdue && $0.amount != nil && $0.day >= facts.firstDay }
    next = owed.sorted { ($0.day, $0.name) < ($1.day, $1.name) } + open.prefix(3)
  }

  /// Returns the income and the expenses of the last months, in cents.
  package func cashFlow(ofLast count: Int) -> (incoming: Int64, outgoing: Int64) {
    months.suffix(count).reduce((0, 0)) { ($0.0 + $1.incoming, $0.1 + $1.outgoing) }
  }
}
