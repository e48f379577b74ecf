import ExactNumbers

/// Amounts that were paid for a part of the year: `3500/month to April, 4500/month from May`.
extension Notation {
  /// What the amounts a month come to in the year; nil if the text has none for a part of it. Months of which none speaks
  /// have nothing.
  ///
  /// - Throws: `Diagnostic` if the name is not of amounts a year, for a text that is none of the months of a year, and if
  ///   two parts speak of the same month.
  func written(
    byMonths text: String, for name: String, style: NumberStyle
  ) throws(Diagnostic) -> Value? {
    let parts = text.split(separator: ";").flatMap { $0.split(separator: /, |\s(and|und)\s/) }
      .map { MonthlyPart(String($0).trimmingBlanks) }
    guard parts.contains(where: { $0 != nil }) else { return nil }
    func refusal(_ english: String, _ german: String) -> Diagnostic {
      Diagnostic(.badValue(name: name, value: text, expected: Wording(english, german)))
    }
    guard per == .year, ownType == .money else {
      throw refusal(
        "a value of its own: amounts for parts of the year are understood where the rules want an amount a year",
        "ein Wert für sich: Beträge für Teile des Jahres gehen, wo die Regeln einen Betrag im Jahr brauchen")
    }
    var (sum, taken): (Exact, Set<Int>) = (0, [])
    for part in parts {
      guard let part, let months = part.months(of: taxYear) else {
        throw refusal(
          "amounts a month with their months, such as 3500/month to April, 4500/month from May",
          "Beträge im Monat mit ihren Monaten, etwa 3500/Monat bis April, 4500/Monat ab Mai")
      }
      guard taken.isDisjoint(with: months) else {
        throw refusal("each month in one part only", "jeder Monat nur in einem Teil")
      }
      taken.formUnion(months)
      guard let amount = try written(typed: part.amount, for: name, style: style)?.exact,
        let whole = try? amount.multiplied(by: Exact(months.count)).adding(sum)
      else { throw Diagnostic(problem(name: name, text: part.amount, style: style)) }
      sum = whole
    }
    guard meaning(.number(sum)) != nil else { throw Diagnostic(problem(name: name, text: text, style: style)) }
    return .number(sum)
  }
}

/// An amount a month, and the words for its months: `3500/month to April`, `to April: 3500/month`.
private struct MonthlyPart {
  let amount: String
  /// Words in small letters, with dashes as words.
  private let words: [String]

  /// Nil if the text is no amount a month that further words follow.
  init?(_ text: String) {
    let halves = text.split(separator: ":", maxSplits: 1)
    let text = halves.count == 2 ? "\(halves[1]) \(halves[0])" : text
    guard let slash = text.lastIndex(of: "/") else { return nil }
    let behind = text[text.index(after: slash)...].lowercased().replacing(/[-–]/, with: " - ").split(separator: " ")
    guard behind.count > 1, Period.split("1/\(behind[0])")?.period == .month else { return nil }
    (amount, words) = (String(text[..<slash]).trimmingBlanks, behind.dropFirst().map(String.init))
  }

  private static let starts: Set<String> = ["from", "since", "ab", "seit", "von"]
  private static let ends: Set<String> = ["to", "until", "till", "through", "bis", "-"]

  /// The months of a tax year from 1 to 12 of which the words speak; nil if they speak of none, or of an end before its
  /// beginning.
  func months(of year: TaxYear) -> ClosedRange<Int>? {
    var words = words[...]
    func month() -> Int? {
      guard let word = words.first, let month = CalendarDate.months[word] else { return nil }
      words = words.dropFirst()
      return (month - year.month + 12) % 12 + 1
    }
    func takes(_ expected: Set<String>) -> Bool {
      guard let word = words.first, expected.contains(word) else { return false }
      words = words.dropFirst()
      return true
    }
    let isOpen = takes(Self.starts)
    let first = month()
    let isEnded = takes(Self.ends)
    let last = isEnded ? month() : isOpen || takes(["on", "onwards"]) ? 12 : first
    // Days of the month in which a year begins may be in its last month as well.
    guard let last, words.isEmpty, first ?? 1 <= last, first != nil || isEnded && (last > 1 || year.day == 1) else {
      return nil
    }
    return (first ?? 1)...last
  }
}
