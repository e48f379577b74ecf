import ExactNumbers

/// A collection of entries with days and amounts, of which facts may be sums, however it is stored.
package protocol EntryBook {
  /// The code of the currency of all amounts.
  var currency: String { get }

  /// The entries of some kinds between two days, both included, in the order of their days.
  ///
  /// - Throws: `Diagnostic` if the book cannot be read.
  func entries(of kinds: [String], from: CalendarDate, to: CalendarDate) throws(Diagnostic) -> [CountedEntry]

  /// The income and expenses between two days, by calendar month, in order; months without entries are left out.
  ///
  /// - Throws: `Diagnostic` if the book cannot be read.
  func cashFlow(from: CalendarDate, to: CalendarDate) throws(Diagnostic) -> [MonthlyCashFlow]
}

/// The money of a month. Transfers between one's own accounts do not count.
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

/// An entry of a book, as far as sums are concerned.
package struct CountedEntry: Sendable, Hashable {
  /// The kind of the entries of money that is put aside.
  package static let setAside = "set_aside"

  /// Its number in the book.
  package let number: Int64
  /// Its day.
  package let day: CalendarDate
  /// The amount in cents: above zero for money that came in, below for money that went out.
  package let cents: Int64
  /// The kind of the entries.
  package let kind: String
  /// With whom.
  package let payee: String

  /// Makes an entry.
  package init(number: Int64, day: CalendarDate, cents: Int64, kind: String, payee: String) {
    (self.number, self.day, self.cents, self.kind, self.payee) = (number, day, cents, kind, payee)
  }
}

/// The sum of the entries of a fact.
package struct EntrySum: Sendable, Hashable {
  /// The value of the fact.
  package let amount: Exact
  /// The entries, in the order of their days.
  package let entries: [CountedEntry]
  /// How many months the sum was divided by; nil where it is that of the year.
  package let months: Int?
  /// How many of the months are only projected, and so are no entries.
  package let projection: Projection?
  /// Which way the money goes.
  package let flow: MoneyFlow

  /// Months that were not there, taken for ones like those that were.
  package struct Projection: Sendable, Hashable {
    /// The months that passed, and those of the whole tax year.
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

  /// The amount of an entry as the fact counts it.
  package func amount(of entry: CountedEntry) -> Exact { Self.amount(cents: Int128(entry.cents), flow) }

  package static func amount(cents: Int128, _ flow: MoneyFlow) -> Exact {
    Exact(numerator: flow == .outgoing ? -cents : cents, scale: 2)
  }
}
