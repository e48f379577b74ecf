import GRDB
import LevyModel
import LevyRules

/// A query for entries.
package struct EntryQuery: Sendable {
  /// Words, or beginnings of words, that must all occur in payee, note, place, kind or way of payment.
  package var text = ""
  /// The first day.
  package var from: CalendarDate?
  /// The last day.
  package var to: CalendarDate?
  /// The smallest amount, regardless of sign.
  package var least: Cents?
  /// The largest amount, regardless of sign.
  package var most: Cents?
  /// A part of the place.
  package var place = ""
  /// The way of payment.
  package var payType = ""
  /// The kinds.
  package var kinds: [String] = []
  /// The maximum number of entries, the latest ones; nil for all.
  package var limit: Int?
  /// The number of the latest entries that are skipped before these.
  package var offset = 0

  /// Creates a query for all entries.
  package init() {}
}

extension Journal: EntryBook {
  /// Returns the entries of a query, the latest first.
  ///
  /// - Throws: `Diagnostic` if the file cannot be read.
  package func find(_ query: EntryQuery) throws(Diagnostic) -> [Entry] {
    let (conditions, arguments) = Self.conditions(query)
    let limit = " LIMIT \(query.limit ?? -1) OFFSET \(query.offset)"
    return try read { database in
      try Row.fetchAll(
        database, sql: "SELECT * FROM entry WHERE \(conditions) ORDER BY day DESC, id DESC\(limit)",
        arguments: arguments
      ).map { try Entry($0) }
    }
  }

  /// Returns the number of entries of a query, and their income and expenses.
  ///
  /// - Throws: `Diagnostic` if the file cannot be read.
  package func totals(_ query: EntryQuery) throws(Diagnostic) -> Totals {
    let (conditions, arguments) = Self.conditions(query)
    return try read { database in
      let row = try Row.fetchOne(
        database,
        sql: """
          SELECT count(*) AS entries, sum(max(cents, 0)) AS incoming, sum(min(cents, 0)) AS outgoing
          FROM entry WHERE \(conditions)
          """, arguments: arguments)
      return Totals(
        entries: try row?.value("entries") ?? 0, incoming: try row?.sum("incoming") ?? Cents(0),
        outgoing: try row?.sum("outgoing") ?? Cents(0))
    }
  }

  /// The number of entries, and their totals.
  package struct Totals: Sendable, Hashable {
    /// The number of entries.
    package let entries: Int
    /// The money that came in.
    package let incoming: Cents
    /// The money that went out, as a negative amount.
    package let outgoing: Cents
  }

  /// The total of the entries of a kind in a month.
  package struct MonthTotal: Sendable, Hashable {
    /// The month, such as `2025-03`.
    package let month: String
    /// The kind.
    package let kind: Kind
    /// The number of entries.
    package let entries: Int
    /// The sum of the entries.
    package let cents: Cents
  }

  /// Returns the totals of the entries between two days, by calendar month and kind, the latest month first.
  ///
  /// - Throws: `Diagnostic` if the file cannot be read.
  package func monthTotals(from: CalendarDate?, to: CalendarDate?) throws(Diagnostic) -> [MonthTotal] {
    try read { database in
      try Row.fetchAll(
        database,
        sql: """
          SELECT substr(day, 1, 7) AS month, kind, flow, count(*) AS entries, sum(cents) AS cents
          FROM entry JOIN kind ON kind.name = kind
          WHERE NOT removed AND day BETWEEN ? AND ? GROUP BY month, kind ORDER BY month DESC, flow, kind
          """,
        arguments: [
          (from ?? .distantPast).description, (to ?? .distantFuture).description,
        ]
      ).map { row in
        MonthTotal(
          month: try row.value("month"), kind: try Kind(row, name: "kind"), entries: try row.value("entries"),
          cents: try row.sum("cents"))
      }
    }
  }

  /// Returns the entries of some kinds between two days, in the order of their days. The signs of imported entries of
  /// money set aside are exchanged: money that left the account was set aside, and money that came back no longer is.
  ///
  /// - Throws: `Diagnostic` if the file cannot be read.
  package func entries(
    of kinds: [String], from: CalendarDate, to: CalendarDate
  ) throws(Diagnostic) -> [CountedEntry] {
    try read { database in
      let marks = kinds.map { _ in "?" }.joined(separator: ", ")
      return try Row.fetchAll(
        database,
        sql: """
          SELECT id, day, iif(kind = ? AND source <> '', -cents, cents) AS cents, kind, payee FROM entry
          WHERE NOT removed AND kind IN (\(marks)) AND day BETWEEN ? AND ? ORDER BY day, id
          """, arguments: StatementArguments([CountedEntry.setAside] + kinds + [from.description, to.description])
      ).map { row in
        CountedEntry(
          number: try row.value("id"), day: try row.day("day"), cents: try row.cents("cents").count,
          kind: try row.value("kind"), payee: try row.value("payee"))
      }
    }
  }

  /// Returns the income and expenses between two days, by calendar month.
  ///
  /// - Throws: `Diagnostic` if the file cannot be read.
  package func cashFlow(from: CalendarDate, to: CalendarDate) throws(Diagnostic) -> [MonthlyCashFlow] {
    var months: [MonthlyCashFlow] = []
    for total in try monthTotals(from: from, to: to).reversed() where total.kind.flow != .between {
      guard let month = CalendarDate(total.month + "-01") else { continue }
      let incoming = total.kind.flow == .incoming ? total.cents.count : 0
      let outgoing = total.kind.flow == .outgoing ? -total.cents.count : 0
      if let last = months.last, last.month == month {
        months[months.count - 1] = MonthlyCashFlow(
          month: month, incoming: last.incoming + incoming, outgoing: last.outgoing + outgoing)
      } else {
        months.append(MonthlyCashFlow(month: month, incoming: incoming, outgoing: outgoing))
      }
    }
    return months
  }

  private static func conditions(_ query: EntryQuery) -> (String, StatementArguments) {
    var conditions = ["NOT removed"]
    var arguments = StatementArguments()
    func add(_ condition: String, _ value: (any DatabaseValueConvertible)?) {
      conditions.append(condition)
      arguments += [value]
    }
    let words = Folding.folded(query.text).split(separator: " ")
    if !words.isEmpty {
      // Folded words consist of letters and digits only, so that no quote can end the phrase.
      let match = words.map { "\"\($0)\"*" }.joined(separator: " ")
      add("id IN (SELECT rowid FROM entry_text WHERE entry_text MATCH ?)", match)
    } else if !query.text.allSatisfy({ $0 == " " }) {
      conditions.append("0")
    }
    if let from = query.from { add("day >= ?", from.description) }
    if let to = query.to { add("day <= ?", to.description) }
    if let least = query.least { add("abs(cents) >= ?", least.count) }
    if let most = query.most { add("abs(cents) <= ?", most.count) }
    if !query.place.isEmpty {
      add("instr(levy_fold(place), ?) > 0", Folding.folded(query.place))
    }
    if !query.payType.isEmpty { add("levy_fold(pay_type) = ?", Folding.folded(query.payType)) }
    if !query.kinds.isEmpty {
      conditions.append("kind IN (\(query.kinds.map { _ in "?" }.joined(separator: ", ")))")
      arguments += StatementArguments(query.kinds)
    }
    return (conditions.joined(separator: " AND "), arguments)
  }
}
