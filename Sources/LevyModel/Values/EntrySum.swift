import ExactNumbers

/// A journal: a collection of entries with days and amounts, of which facts may be sums.
package protocol EntryBook {
  /// The code of the currency of all amounts.
  var currency: String { get }

  /// The entries of some kinds between two days, both included, in the order of their days.
  ///
  /// - Throws: `Diagnostic` if the journal cannot be read.
  func entries(of kinds: [String], from: CalendarDate, to: CalendarDate) throws(Diagnostic) -> [CountedEntry]

  /// The income and expenses between two days, by calendar month, in order; months without entries are left out.
  ///
  /// - Throws: `Diagnostic` if the journal cannot be read.
  func cashFlow(from: CalendarDate, to: CalendarDate) throws(Diagnostic) -> [MonthlyCashFlow]
}

/// The cash flow of a month. Transfers between one's own accounts do not count.
package struct MonthlyCashFlow: Sendable, Hashable {
  /// The month's first day.
  package let month: CalendarDate
  /// The money that came in, in cents.
  package let incoming: Int64
  /// The money that went out, in cents.
  package let outgoing: Int64

  /// Makes a month.
  package init(month: CalendarDate, incoming: Int64, outgoing: Int64) {
    (self.month, self.incoming, self.outgoing) = (month, incoming, outgoing)
  }
}

/// An entry of a journal, as far as it matters for sums.
package struct CountedEntry: Sendable, Hashable {
  /// The kind of entries for money that is set aside.
  package static let setAside = "set_aside"

  /// The entry's number in the journal.
  package let number: Int64
  /// The entry's day.
  package let day: CalendarDate
  /// The amount in cents: positive for income, negative for expenses.
  package let cents: Int64
  /// The kind of the entry.
  package let kind: String
  /// The other party of the payment.
  package let payee: String

  /// Makes an entry.
  package init(number: Int64, day: CalendarDate, cents: Int64, kind: String, payee: String) {
    (self.number, self.day, self.cents, self.kind, self.payee) = (number, day, cents, kind, payee)
  }
}

/// The sum of the journal entries of a fact.
package struct EntrySum: Sendable, Hashable {
  /// The value of the fact.
  package let amount: Exact
  /// The entries, in the order of their days.
  package let entries: [CountedEntry]
  /// The number of months by which the sum was divided; nil for the sum of the year.
  package let months: Int?
  /// The projection to the remaining months, if some are not over.
  package let projection: Projection?
  /// The direction of the money.
  package let flow: MoneyFlow

  /// An assumption that remaining months are like those that have passed.
  package struct Projection: Sendable, Hashable {
    /// The number of months that have passed, and that of the whole tax year.
    package let passed: Int, all: Int
    /// The last day that passed.
    package let lastDay: CalendarDate

    package init(passed: Int, all: Int, lastDay: CalendarDate) {
      (self.passed, self.all, self.lastDay) = (passed, all, lastDay)
    }
  }

  package init(
    amount: Exact, entries: [CountedEntry], months: Int?, projection: Projection?, flow: MoneyFlow
  ) {
    (self.amount, self.entries, self.months, self.projection) = (amount, entries, months, projection)
    self.flow = flow
  }

  /// The amount of an entry with the sign that it has in the fact.
  package func amount(of entry: CountedEntry) -> Exact { Self.amount(cents: Int128(entry.cents), flow) }

  package static func amount(cents: Int128, _ flow: MoneyFlow) -> Exact {
    Exact(numerator: flow == .outgoing ? -cents : cents, scale: 2)
  }
}
