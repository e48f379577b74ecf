import Levy

/// The journal at the prompt: the commands after `:journal`.
package struct PromptJournal: SessionJournal {
  let journal: Journal

  package init(journal: Journal) { self.journal = journal }

  package var currency: String { journal.currency }

  package func entries(of kinds: [String], from: CalendarDate, to: CalendarDate) throws(Diagnostic) -> [CountedEntry] {
    try journal.entries(of: kinds, from: from, to: to)
  }

  package func cashFlow(from: CalendarDate, to: CalendarDate) throws(Diagnostic) -> [MonthlyCashFlow] {
    try journal.cashFlow(from: from, to: to)
  }

  private static let verbs = ["add", "again", "remove", "list", "totals", "undo"]

  package func answer(_ text: String, for facts: Case) throws(Diagnostic) -> Markup {
    if facts.rulebook.jurisdiction.currency == journal.currency { try journal.learn(facts.rulebook.entryKinds) }
    var words = try Self.words(of: text)
    let verb = words.isEmpty ? "totals" : words.removeFirst()
    switch verb {
    case "add": return try add(words)
    case "again":
      let day: CalendarDate = try words.count > 1 ? CalendarDate(typed: words[1], for: "day") : .today
      return try EntryLines.added(try journal.add(again: try number(words), on: day), journal)
    case "remove":
      return Markup("removed ") + EntryLines.markup([try journal.remove(try number(words))], try journal.kinds())
    case "list": return try list(words, facts)
    case "totals": return try totals(facts)
    case "undo":
      guard let step = try journal.undo() else { return Markup("there is nothing to take back\n", .hint) }
      return Markup("taken back: \(step.what)\n")
    default:
      let nearest = NearestNames.of(verb, among: Self.verbs)
      throw Diagnostic(
        .badValue(
          name: ":journal", value: verb, expected: Wording(inEnglish: Self.verbs.joined(separator: ", ")),
          nearest: nearest))
    }
  }

  /// Processes `[DAY] AMOUNT [PAYEE …] as KIND`.
  private func add(_ words: [String]) throws(Diagnostic) -> Markup {
    guard words.count > 2, ["as", "--as"].contains(words[words.count - 2]) else {
      throw Diagnostic(
        .usage(.form([":journal add 2025-03-14 60 \"Dr Byrne\" as medical; without a day it is today"])))
    }
    let content = try journal.content(of: Array(words.dropLast(2)), kind: words[words.count - 1])
    return try EntryLines.added(try journal.add(content), journal)
  }

  private func number(_ words: [String]) throws(Diagnostic) -> Int64 {
    guard let number = words.first.flatMap({ Int64($0.hasPrefix("#") ? String($0.dropFirst()) : $0) }) else {
      throw Diagnostic(
        .badValue(
          name: "entry", value: words.first ?? "",
          expected: Wording(
            "the number of an entry, which :journal list shows",
            "die Nummer eines Eintrags, die :journal list zeigt")))
    }
    return number
  }

  /// The latest entries of the case's year, optionally those that contain certain words.
  private func list(_ words: [String], _ facts: Case) throws(Diagnostic) -> Markup {
    var query = EntryQuery()
    (query.text, query.from, query.to) = (words.joined(separator: " "), facts.firstDay, facts.lastDay)
    let found = try journal.find(query)
    if found.isEmpty { return Markup("\(facts.yearName) has no such entry\n", .hint) }
    return EntryLines.months(found, try journal.kinds())
  }

  /// The total of each kind in the case's year.
  private func totals(_ facts: Case) throws(Diagnostic) -> Markup {
    let months = try journal.monthTotals(from: facts.firstDay, to: facts.lastDay)
    let kinds = try journal.kinds().filter { kind in months.contains { $0.kind == kind } }
    if kinds.isEmpty { return Markup("\(facts.yearName) has no entry yet\n", .hint) }
    let rows = kinds.map { kind in
      let own = months.filter { $0.kind == kind }
      let sum = Cents(own.reduce(0) { $0 + $1.cents.count })
      return (kind.name, EntryLines.amount(sum, kind.flow), own.reduce(0) { $0 + $1.entries })
    }
    var text = Markup(facts.yearName, .heading)
    text.endLine()
    let (names, amounts) = (rows.map(\.0.count).max() ?? 0, rows.map(\.1.count).max() ?? 0)
    for (name, amount, count) in rows {
      text.add("  ")
      text.add(name, .name, width: names + 2)
      text.add(amount, .value, width: amounts, rightAligned: true)
      text.add("  \(count) \(count == 1 ? "entry" : "entries")", .hint)
      text.endLine()
    }
    return text
  }

  /// Splits a text into words; text in quotes is one word.
  private static func words(of text: String) throws(Diagnostic) -> [String] {
    var (words, word, quote) = ([String](), String?.none, Character?.none)
    for character in text {
      switch character {
      case quote:
        quote = nil
      case "\"" where quote == nil && word == nil:
        (quote, word) = (character, "")
      case " " where quote == nil:
        if let word { words.append(word) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    if quote != nil {
      throw Diagnostic(usage: "a quote is not closed", "ein Anführungszeichen ist nicht geschlossen")
    }
    if let word { words.append(word) }
    return words
  }
}
