import ExactNumbers

/// The time for which an amount of money is paid or owed.
public enum Period: String, Sendable, Hashable, Codable, CaseIterable {
  case year, quarter, month, week, day, hour
  /// The amount occurs once, and counts among the amounts of its year.
  case once
  /// The time that the case says, such as its pay period.
  case varies
}

extension Period {
  /// "a month", after an amount.
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

  /// The words behind a slash that mean it: `48000/year`, `48000/Jahr`.
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

  /// The amount of a text such as `48000/year` without its period, and that; nil if it ends in no period.
  package static func split(_ text: String) -> (amount: String, period: Period)? {
    guard let slash = text.lastIndex(of: "/") else { return nil }
    let word = String(text[text.index(after: slash)...]).trimmingBlanks.lowercased()
    return byTypedWord[word].map { (String(text[..<slash]).trimmingBlanks, $0) }
  }

  /// The calendar months that it consists of; nil where that is no whole number.
  private var months: Int? {
    switch self {
    case .year: 12
    case .quarter: 3
    case .month: 1
    case .week, .day, .hour, .once, .varies: nil
    }
  }

  /// The factor that converts an amount for this period to one for another; nil if the calendar has none: a month does
  /// not have a whole number of weeks.
  package func factor(to other: Period) -> Exact? {
    if self == other { return 1 }
    guard let months, let others = other.months else { return nil }
    return try? Exact(others).divided(by: Exact(months))
  }

  /// The period of an amount that is this many times one for this period, in the usual conventions: twelve months, 52
  /// weeks and 360 or 365 days are a year. Nil for another number; also for one, which nobody writes as a factor: it is
  /// a count that happens to be one.
  package func times(_ count: Int) -> Period? {
    switch (self, count) {
    case (.month, 12), (.week, 52), (.day, 360), (.day, 365), (.day, 366), (.quarter, 4): .year
    default: nil
    }
  }

  /// The time for which an amount is that is this part of one for this time.
  package func divided(by count: Int) -> Period? {
    switch (self, count) {
    case (.year, 12): .month
    case (.year, 52): .week
    case (.year, 360), (.year, 365), (.year, 366): .day
    default: nil
    }
  }

  /// The period of a sum of amounts for both; nil if they differ. An amount that occurs once counts among the amounts
  /// of its year.
  package func joined(with other: Period) -> Period? {
    if self == other { return self }
    return Set([self, other]) == [.once, .year] ? .year : nil
  }
}

extension Period {
  /// A label that mentions the period, unless it does so already. A year is not mentioned: a case is about one year.
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
