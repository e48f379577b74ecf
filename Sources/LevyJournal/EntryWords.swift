import ExactNumbers
import LevyModel
import LevyRules

/// Entries as people type and read them.
extension Journal {
  /// The content that words such as `2025-03-14 60 Dr Byrne` mean: a day, which may be left out for today, an amount, and
  /// with whom.
  ///
  /// - Parameters:
  ///   - kind: the kind, whose flow says which way the money goes.
  ///   - isBack: whether it goes the other way, as a refund does.
  /// - Throws: `Diagnostic` if a word is no day or amount, if a day stands behind the amount, or the kind is unknown.
  package func content(
    of words: [String], kind name: String, isBack: Bool = false, today: CalendarDate = .today
  ) throws(Diagnostic) -> EntryContent {
    var rest = words[...]
    var day = today
    if rest.count > 1, let first = rest.first, !CalendarDate.readings(of: first, language: .current).isEmpty {
      day = try CalendarDate(typed: first, for: "day")
      rest = rest.dropFirst()
    }
    guard let text = rest.first else {
      throw Diagnostic(
        usage: "which amount? Write a day, an amount and with whom: 2025-03-14 60 \"Dr Byrne\"",
        "welcher Betrag? Tag, Betrag und mit wem schreiben: 2025-03-14 60 \"Dr. Byrne\"")
    }
    // It would be taken for today, with the day in place of a name.
    if rest.count == words.count, rest.count > 1, !CalendarDate.readings(of: words[1], language: .current).isEmpty {
      throw Diagnostic(
        usage: "'\(words[1])' is a day, which comes first: \(words[1]) \(text)",
        "'\(words[1])' ist ein Tag und kommt zuerst: \(words[1]) \(text)")
    }
    let kind = try kind(named: name)
    let amount = try cents(text)
    let isOut = (kind.flow == .outgoing) != isBack
    var content = EntryContent(day: day, cents: isOut ? Cents(-amount.count) : amount, kind: kind.name)
    content.payee = rest.dropFirst().joined(separator: " ")
    return content
  }

  /// The amount that a typed text means.
  ///
  /// - Throws: `Diagnostic` if it means none, or could mean two.
  package func cents(_ text: String) throws(Diagnostic) -> Cents {
    let notation = Notation(ownType: .money, unit: nil, currency: currency)
    let value = try notation.value(typed: text, for: "amount", style: .inForce)
    guard let amount = value.exact, let cents = Cents(amount) else {
      throw Diagnostic(
        .badValue(
          name: "amount", value: text, expected: Wording("at most 100,000,000,000", "höchstens 100.000.000.000")))
    }
    return cents
  }
}

extension Cents {
  /// The amount for people, from the point of view of its kind: money that goes out for medicine is a positive amount
  /// of medicine.
  package func seen(as flow: MoneyFlow) -> Exact { (flow == .outgoing ? Cents(-count) : self).exact }
}
