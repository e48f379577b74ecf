import ExactNumbers

/// Values that differ within the year: `3500/month to April, 4500/month from May`, `no to May, yes from June`.
extension Notation {
  /// The notation of a fact that is told by months.
  package struct ByMonth: Sendable {
    /// The value in months that the text does not mention; nil if all must be mentioned.
    let standard: Value?
    /// True if the months are parts of a yearly amount.
    let areParts: Bool

    package init(standard: Value?, areParts: Bool) {
      (self.standard, self.areParts) = (areParts ? .number(0) : standard, areParts)
    }
  }

  /// Parses values by months. For a yearly amount that is not told by months, returns their sum. Nil if the text
  /// mentions no months.
  ///
  /// - Throws: `Diagnostic` if the fact is neither told by months nor a yearly amount, if a part cannot be parsed, if
  ///   two parts mention the same month, or if a month without a default is not mentioned.
  func written(
    byMonths text: String, for name: String, style: NumberStyle
  ) throws(Diagnostic) -> Value? {
    let texts = text.split(separator: ";").flatMap { $0.split(separator: /, |\s(and|und)\s/) }
      .map { String($0).trimmingBlanks }
    let parts = texts.map { MonthlyPart($0, isPlain: byMonth != nil, of: taxYear) }
    let areAll = byMonth != nil && texts.count == 12 && parts.allSatisfy { $0 == nil }
    guard areAll || parts.contains(where: { $0 != nil }) else { return nil }
    func refusal(_ english: String, _ german: String) -> Diagnostic {
      Diagnostic(.badValue(name: name, value: text, expected: Wording(english, german)))
    }
    guard byMonth != nil || per == .year && ownType == .money else {
      throw refusal(
        "a value of its own: amounts for parts of the year are understood where the rules want an amount a year",
        "ein Wert für sich: Beträge für Teile des Jahres gehen, wo die Regeln einen Betrag im Jahr brauchen")
    }
    let terms = byMonth ?? ByMonth(standard: nil, areParts: true)
    var values: [Value?] = Array(repeating: nil, count: 12)
    for (place, part) in parts.enumerated() {
      guard let months = areAll ? place + 1...place + 1 : part?.months else {
        throw ownType == .money
          ? refusal(
            "amounts a month with their months, such as 3500/month to April, 4500/month from May",
            "Beträge im Monat mit ihren Monaten, etwa 3500/Monat bis April, 4500/Monat ab Mai")
          : refusal(
            "values with their months, each such as X from May", "Werte mit ihren Monaten, jeder etwa wie X ab Mai")
      }
      guard values[months.lowerBound - 1..<months.upperBound].allSatisfy({ $0 == nil }) else {
        throw refusal("each month in one part only", "jeder Monat nur in einem Teil")
      }
      let amount = part?.amount ?? texts[place]
      guard let value = try ofMonth.written(typed: amount, for: name, style: style), ownType.accepted(value) != nil
      else { throw Diagnostic(problem(name: name, text: amount, style: style)) }
      for month in months { values[month - 1] = value }
    }
    let told = values.compactMap { $0 ?? terms.standard }
    let months = MonthlyValues(told, firstMonth: taxYear.month, areParts: terms.areParts)
    guard told.count == 12 else { throw refusal("a value for each month", "ein Wert für jeden Monat") }
    if !terms.areParts { return .months(months) }
    guard let sum = months.sum, ownType.accepted(.number(sum)) != nil else {
      throw Diagnostic(problem(name: name, text: text, style: style))
    }
    return byMonth == nil ? .number(sum) : .months(months)
  }

  /// The notation of a single month's value.
  private var ofMonth: Notation {
    let per = byMonth?.areParts != false ? Period.month : per
    return Notation(ownType: ownType, unit: unit, currency: currency, per: per, taxYear: taxYear)
  }
}

/// A value with the words for its months: `3500/month to April`, `to April: 3500/month`.
private struct MonthlyPart {
  let amount: String
  /// The months of the tax year, from 1 to 12; nil if the words mean none, or if the end is before the beginning.
  let months: ClosedRange<Int>?

  /// Parses a part; nil if it is no value followed by words for months.
  ///
  /// - Parameter isPlain: whether values without `/month` are accepted.
  init?(_ text: String, isPlain: Bool, of year: TaxYear) {
    let halves = text.split(separator: ":", maxSplits: 1)
    let text = halves.count == 2 ? "\(halves[1]) \(halves[0])".trimmingBlanks : text
    guard let slash = text.lastIndex(of: "/"), let words = Self.words(text[text.index(after: slash)...]),
      words.count > 1, Period.split("1/\(words[0])")?.period == .month
    else {
      if !isPlain { return nil }
      // The longest possible tail of words that mean months.
      let words = text.split(separator: " ")
      for place in words.indices.dropFirst() {
        guard let behind = Self.words(words[place...].joined(separator: " ")[...]) else { continue }
        guard let months = Self.months(behind, of: year) else { continue }
        (amount, self.months) = (words[..<place].joined(separator: " "), months)
        return
      }
      return nil
    }
    (amount, months) = (String(text[..<slash]).trimmingBlanks, Self.months(Array(words.dropFirst()), of: year))
  }

  /// The words in lower case; dashes are words too.
  private static func words(_ text: Substring) -> [String]? {
    let words = text.lowercased().replacing(/[-–]/, with: " - ").split(separator: " ").map(String.init)
    return words.isEmpty ? nil : words
  }

  private static let starts: Set<String> = ["from", "since", "ab", "seit", "von"]
  private static let ends: Set<String> = ["to", "until", "till", "through", "bis", "-"]

  private static func months(_ words: [String], of year: TaxYear) -> ClosedRange<Int>? {
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
    let isOpen = takes(starts)
    let first = month()
    let isEnded = takes(ends)
    let last = isEnded ? month() : isOpen || takes(["on", "onwards"]) ? 12 : first
    // If the year does not begin on the first day of a month, that month is partly its last month as well.
    guard let last, words.isEmpty, first ?? 1 <= last, first != nil || isEnded && (last > 1 || year.day == 1) else {
      return nil
    }
    return (first ?? 1)...last
  }
}
