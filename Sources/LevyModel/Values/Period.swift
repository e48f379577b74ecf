import ExactNumbers

/// The period for which an amount of money is paid or owed.
public enum Period: String, Sendable, Hashable, Codable, CaseIterable {
  case year, quarter, month, week, day, hour
  /// The amount occurs once; it counts among the amounts of its year.
  case once
  /// The period that the case states, such as its pay period.
  case varies
}

extension Period {
  /// The period in words after an amount: "a month".
  package var words: String {
    switch self {
    case .year: say("a year", "im Jahr")
    case .quarter: say("a quarter", "im Quartal")
    case .month: say("a month", "im Monat")
    case .week: say("a week", "in der Woche")
    case .day: say("a day", "am Tag")
    case .hour: say("an hour", "in der Stunde")
    case .once: say("once", "einmal")
    case .varies: say("for the period of the case", "für den Zeitraum des Falls")
    }
  }

  /// The words for the period after a slash: `48000/year`, `48000/Jahr`.
  private var typed: [String] {
    switch self {
    case .year: ["year", "yr", "y", "annum", "jahr", "j"]
    case .quarter: ["quarter", "qtr", "quartal", "vierteljahr"]
    case .month: ["month", "mo", "mth", "monat"]
    case .week: ["week", "wk", "woche"]
    case .day: ["day", "tag"]
    case .hour: ["hour", "hr", "h", "stunde"]
    case .once, .varies: []
    }
  }

  private static let byTypedWord: [String: Period] = allCases.reduce(into: [:]) { words, period in
    for word in period.typed { words[word] = period }
  }

  /// Splits a text such as `48000/year` into amount and period; nil if it has no period.
  package static func split(_ text: String) -> (amount: String, period: Period)? {
    guard let slash = text.lastIndex(of: "/") else { return nil }
    let word = String(text[text.index(after: slash)...]).trimmingBlanks.lowercased()
    return byTypedWord[word].map { (String(text[..<slash]).trimmingBlanks, $0) }
  }

  /// The number of calendar months in the period; nil if it is not whole.
  private var months: Int? {
    switch self {
    case .year: 12
    case .quarter: 3
    case .month: 1
    case .week, .day, .hour, .once, .varies: nil
    }
  }

  /// The factor from amounts for this period to amounts for another; nil if the calendar has none: a month is not a
  /// whole number of weeks.
  package func factor(to other: Period) -> Exact? {
    if self == other { return 1 }
    guard let months, let others = other.months else { return nil }
    return try? Exact(others).divided(by: Exact(months))
  }

  /// The period that consists of this many of this one, by the usual conventions: twelve months, 52 weeks and 360 or
  /// 365 days are a year. Nil for other numbers; also for one, which nobody writes as a factor, so that it is a count
  /// that happens to be one.
  package func times(_ count: Int) -> Period? {
    switch (self, count) {
    case (.month, 12), (.week, 52), (.day, 360), (.day, 365), (.day, 366), (.quarter, 4): .year
    default: nil
    }
  }

  /// The period that is this fraction of this one.
  package func divided(by count: Int) -> Period? {
    switch (self, count) {
    case (.year, 12): .month
    case (.year, 52): .week
    case (.year, 360), (.year, 365), (.year, 366): .day
    default: nil
    }
  }

  /// The period of a sum of amounts for both periods; nil if they differ. An amount that occurs once counts among the
  /// amounts of its year.
  package func joined(with other: Period) -> Period? {
    if self == other { return self }
    return Set([self, other]) == [.once, .year] ? .year : nil
  }
}

extension Period {
  /// Adds the period to a label, unless the label mentions it already. A year is not added, since a case is about one
  /// year.
  package func saying(_ label: String) -> String {
    if [.year, .once, .varies].contains(self) { return label }
    let small = label.lowercased()
    if stems.contains(where: small.contains) { return label }
    let isPhrase = label.contains { ",:()".contains($0) }
    return label + (isPhrase ? ", " : " ") + words
  }

  private var stems: [String] {
    switch self {
    case .year: ["year", "annual", "jahr", "jähr"]
    case .quarter: ["quarter", "quartal", "viertelj"]
    case .month: ["month", "monat"]
    case .week: ["week", "woche", "wöchentlich"]
    case .day: ["day", "daily", "tag", "täglich"]
    case .hour: ["hour", "stunde", "stündlich"]
    case .once, .varies: []
    }
  }
}
