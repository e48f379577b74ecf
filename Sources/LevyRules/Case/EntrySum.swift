import ExactNumbers
import LevyModel

/// Entries of days and amounts that facts may be summed of, wherever they are kept.
public protocol EntryBook {
  /// The code of the currency of all amounts.
  var currency: String { get }

  /// The entries of some kinds between two days, both included, in the order of their days.
  ///
  /// - Throws: `Diagnostic` if the book cannot be read.
  func entries(of kinds: [String], from: CalendarDate, to: CalendarDate) throws(Diagnostic) -> [CountedEntry]

  /// What came in and went out between two days, by month of the calendar, in their order; months without entries are
  /// left out.
  ///
  /// - Throws: `Diagnostic` if the book cannot be read.
  func cashFlow(from: CalendarDate, to: CalendarDate) throws(Diagnostic) -> [MonthlyCashFlow]
}

/// The money of a month; what goes from one pocket to the other does not count.
public struct MonthlyCashFlow: Sendable, Hashable {
  /// The month's first day.
  public let month: CalendarDate
  /// What came in, in cents.
  public let incoming: Int64
  /// What went out, in cents.
  public let outgoing: Int64

  /// Makes a month.
  public init(month: CalendarDate, incoming: Int64, outgoing: Int64) {
    (self.month, self.incoming, self.outgoing) = (month, incoming, outgoing)
  }
}

/// An entry of a book, as far as sums are concerned.
public struct CountedEntry: Sendable, Hashable {
  /// Its number in the book.
  public let number: Int64
  /// Its day.
  public let day: CalendarDate
  /// The amount in cents: above zero for money that came in, below for money that went out.
  public let cents: Int64
  /// What kind it is of.
  public let kind: String
  /// With whom.
  public let payee: String

  /// Makes an entry.
  public init(number: Int64, day: CalendarDate, cents: Int64, kind: String, payee: String) {
    (self.number, self.day, self.cents, self.kind, self.payee) = (number, day, cents, kind, payee)
  }
}

/// What the entries of a fact come to.
public struct EntrySum: Sendable, Hashable {
  /// The value of the fact.
  public let amount: Exact
  /// The entries, in the order of their days.
  public let entries: [CountedEntry]
  /// How many months the sum was divided by; nil where it is that of the year.
  public let months: Int?
  /// How many of the months are only projected, and so are no entries.
  public let projection: Projection?
  /// Which way the money goes.
  public let flow: MoneyFlow

  /// Months that were not there, taken for ones like those that were.
  public struct Projection: Sendable, Hashable {
    /// The months that passed, and those of the whole tax year.
    public let passed: Int, all: Int
    /// The last day that passed.
    public let lastDay: CalendarDate
  }

  /// The amount of an entry as the fact counts it.
  public func amount(of entry: CountedEntry) -> Exact { Self.amount(cents: Int128(entry.cents), flow) }

  package static func amount(cents: Int128, _ flow: MoneyFlow) -> Exact {
    Exact(numerator: flow == .outgoing ? -cents : cents, scale: 2)
  }
}
