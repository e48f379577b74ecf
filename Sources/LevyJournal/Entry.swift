import ExactNumbers
import GRDB
import LevyModel

/// An amount in whole cents: positive for money that came in, negative for money that went out.
package struct Cents: Sendable, Hashable, Comparable {
  /// The number of cents.
  package let count: Int64

  /// The largest amount that is accepted, so that sums of entries fit; more is taken for a typing error.
  static let largest: Int64 = 10_000_000_000_000

  /// The largest sum: no real one comes near it, and a thousand such sums fit.
  static let largestSum: Int64 = 1_000 * largest / 2

  /// Makes an amount.
  package init(_ count: Int64) { self.count = count }

  /// Compares the numbers of cents.
  package static func < (a: Cents, b: Cents) -> Bool { a.count < b.count }

  /// The amount in whole units of the currency.
  package var exact: Exact { Exact(numerator: Int128(count), scale: 2) }

  /// Converts an amount; nil if it is not a whole number of cents or too large.
  init?(_ amount: Exact) {
    guard let scaled = try? amount.multiplied(by: 100), let cents = scaled.exactInt,
      cents.magnitude <= Self.largest.magnitude
    else {
      return nil
    }
    self.init(Int64(cents))
  }
}

/// The data of an entry about money that came in or went out.
package struct EntryContent: Sendable, Hashable {
  /// The day.
  package var day: CalendarDate
  /// The amount.
  package var cents: Cents
  /// The kind, such as `income` or `medical`; rule files say which kinds count for which facts.
  package var kind: String
  /// The person or company that paid or was paid.
  package var payee = ""
  /// Any other remark.
  package var note = ""
  /// The place of the purchase or payment.
  package var place = ""
  /// The way of payment, such as `cash` or `card`.
  package var payType = ""
  /// The source: the name of a bank's export, for example; empty if a person entered it.
  package var source = ""
  /// The identifier that the source gave it; nil if there is none.
  package var sourceID: String?

  /// Makes the content of an entry.
  package init(day: CalendarDate, cents: Cents, kind: String) {
    (self.day, self.cents, self.kind) = (day, cents, kind)
  }
}

/// An entry of a journal.
package struct Entry: Sendable, Hashable, Identifiable {
  /// The number of the entry, which is never reused.
  package let id: Int64
  /// The data of the entry.
  package let content: EntryContent
  /// True if it was removed. Its row stays, so that an import does not bring it back.
  package let isRemoved: Bool
  /// The entry into which it was merged, if it was a duplicate.
  package let survivor: Int64?
  /// The step that created the entry.
  let step: Int64
}

extension Entry {
  /// The columns of its content, in the order of `values`.
  static let columns = [
    "day", "cents", "kind", "payee", "note", "place", "pay_type", "source", "source_id",
  ]

  /// Reads a row.
  ///
  /// - Throws: `DamagedValue`.
  init(_ row: Row) throws {
    id = try row.value("id")
    var content = EntryContent(
      day: try row.day("day"), cents: try row.cents("cents"), kind: try row.value("kind"))
    (content.payee, content.note, content.place) = (
      try row.value("payee"), try row.value("note"), try row.value("place")
    )
    (content.payType, content.source, content.sourceID) = (
      try row.value("pay_type"), try row.value("source"), try row.value("source_id")
    )
    self.content = content
    isRemoved = try row.value("removed")
    survivor = try row.value("survivor")
    step = try row.value("step")
  }
}

extension EntryContent {
  /// The values to store in `Entry.columns`.
  var values: [(any DatabaseValueConvertible)?] {
    [day.description, cents.count, kind, payee, note, place, payType, source, sourceID]
  }

  /// The text in which a search looks.
  var searched: String { Folding.folded([payee, note, place, kind, payType].joined(separator: " ")) }
}

extension EntryContent {
  /// The day, amount and words, by which rows of a file without numbers are recognised. Kind, place and way of payment
  /// are left out, because a person may have changed them since.
  var fingerprint: String {
    // Folded words consist of letters, digits and blanks only.
    "\(day)|\(cents.count)|\(Folding.folded(payee))|\(Folding.folded(note))"
  }
}
