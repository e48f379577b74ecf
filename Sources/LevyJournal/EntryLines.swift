import Levy

/// Entries as lines for people.
package enum EntryLines {
  /// The entries, one on a line.
  package static func markup(_ entries: [Entry], _ kinds: [Journal.Kind], indent: String = "") -> Markup {
    let flows = flows(kinds)
    let rows = entries.map { entry in
      (entry, amount(entry.content.cents, flows[entry.content.kind] ?? .between), "#\(entry.id)")
    }
    let (amounts, numbers) = (rows.map(\.1.count).max() ?? 0, rows.map(\.2.count).max() ?? 0)
    let kindWidth = rows.map(\.0.content.kind.count).max() ?? 0
    var text = Markup()
    for (entry, amount, number) in rows {
      let content = entry.content
      text.add(indent)
      text.add(number, .place, width: numbers + 2)
      text.add("\(content.day)  ")
      text.add(amount, .value, width: amounts, rightAligned: true)
      text.add("  ")
      text.add(content.kind, .name, width: kindWidth + 2)
      text.add(
        oneLine(
          [content.payee, content.note, content.place, content.payType].filter { !$0.isEmpty }.joined(separator: " · "))
      )
      text.endLine()
    }
    return text
  }

  /// An added entry, with the new total of its kind in the year.
  package static func added(_ entry: Entry, _ journal: Journal) throws(Diagnostic) -> Markup {
    let kinds = try journal.kinds()
    var text = markup([entry], kinds)
    var query = EntryQuery()
    query.kinds = [entry.content.kind]
    let year = entry.content.day.year
    (query.from, query.to) = (CalendarDate(year: year, month: 1, day: 1), CalendarDate(year: year, month: 12, day: 31))
    let totals = try journal.totals(query)
    let sum = Cents(totals.incoming.count + totals.outgoing.count)
    text.add("\(entry.content.kind) in \(year): ", .hint)
    text.add(amount(sum, flows(kinds)[entry.content.kind] ?? .between), .value)
    text.add(" in \(totals.entries) \(totals.entries == 1 ? "entry" : "entries")", .hint)
    text.endLine()
    return text
  }

  /// Entries by month, each with its income and expenses.
  package static func months(_ entries: [Entry], _ kinds: [Journal.Kind], onlyTotals: Bool = false) -> Markup {
    let flows = flows(kinds)
    var text = Markup()
    var rest = entries[...]
    while let first = rest.first {
      let month = first.content.day.description.prefix(7)
      let group = rest.prefix { $0.content.day.description.hasPrefix(month) }
      rest = rest.dropFirst(group.count)
      text.add(String(month), .heading)
      for (word, wanted) in [("in", MoneyFlow.incoming), ("out", .outgoing), ("between", .between)] {
        let items = group.filter { flows[$0.content.kind] == wanted }
        if items.isEmpty { continue }
        let sum = Cents(items.reduce(0) { $0 + $1.content.cents.count })
        text.add("   \(word) ")
        text.add(amount(sum, wanted), .value)
      }
      text.endLine()
      if !onlyTotals { text.add(markup(Array(group), kinds, indent: "  ")) }
    }
    return text
  }

  package static func flows(_ kinds: [Journal.Kind]) -> [String: MoneyFlow] {
    Dictionary(kinds.map { ($0.name, $0.flow) }) { first, _ in first }
  }

  package static func amount(_ cents: Cents, _ flow: MoneyFlow) -> String {
    Answer.text(of: .number(cents.seen(as: flow)), type: .money)
  }

  /// The text on one line. Imported texts may contain anything; a terminal must not obey it.
  package static func oneLine(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
  }

  package static func json(_ entry: Entry) -> JSON {
    let content = entry.content
    return .object([
      ("number", .number(String(entry.id))), ("day", .string(content.day.description)),
      ("amount", .number(content.cents.exact.formatted(minimumFractionDigits: 2))), ("kind", .string(content.kind)),
      ("payee", .string(content.payee)), ("note", .string(content.note)), ("place", .string(content.place)),
      ("pay_type", .string(content.payType)), ("source", .string(content.source)),
      ("source_id", content.sourceID.map { .string($0) } ?? .null),
    ])
  }
}
