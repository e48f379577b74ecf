import ExactNumbers
import LevyModel
import LevyRules

/// Entries as people type and read them.
extension Journal {
  /// Parses words such as `2025-03-14 60 Dr Byrne`: a day, which is today if left out, an amount, and a payee.
  ///
  /// - Parameters:
  /// - kind: the kind, whose flow determines the direction of the money.
  /// - isBack: true for the opposite direction, such as that of a refund.
  /// - Throws: `Diagnostic` if a word is not a day or an amount, if a day follows the amount, or the kind is unknown.
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
    // Otherwise the entry would be of today, with the day as the payee.
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

  /// Parses an amount.
  ///
  /// - Throws: `Diagnostic` if the text is not an amount, or is ambiguous.
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
