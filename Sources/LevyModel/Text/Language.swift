/// The language of labels and of numbers for people. Output for programs never depends on it.
public enum Language: String, Sendable, CaseIterable {
  case english = "en"
  case german = "de"

  /// The language in force; nil if none was chosen: labels are then English and numbers plain. Rules take their labels
  /// when they are loaded.
  @TaskLocal package static var current: Language?

  /// True if thousands are separated when no language is chosen, as on a terminal. This does not affect how input is
  /// parsed.
  @TaskLocal package static var setsThousandsApart = false

  /// The style in which numbers are typed when no language is chosen, if the locale implies one.
  @TaskLocal package static var localeStyle: NumberStyle?

  /// The style of numbers for people.
  package static var shownStyle: NumberStyle { current?.numberStyle ?? (setsThousandsApart ? .english : .plain) }

  /// Makes a text that is independent of the language in force.
  package static func forPrograms<T>(_ make: () -> T) -> T {
    $current.withValue(nil) { $setsThousandsApart.withValue(false) { make() } }
  }

  /// Runs work in the chosen language, if there is one, otherwise in that of the rules.
  package static func speaking<T, Failure: Error>(
    _ language: Language?, _ work: () throws(Failure) -> T
  ) throws(Failure) -> T {
    guard current == nil, let language else { return try work() }
    // `TaskLocal.withValue` has no typed throws.
    let outcome = $current.withValue(language) { () -> Result<T, Failure> in
      do throws(Failure) { return .success(try work()) } catch { return .failure(error) }
    }
    return try outcome.get()
  }

  package var numberStyle: NumberStyle {
    switch self {
    case .english: .english
    case .german: .german
    }
  }

  /// The language of a locale such as `de_AT.UTF-8`; nil if it implies none in particular.
  public init?(locale: String) {
    if locale.hasPrefix("de") {
      self = .german
    } else if locale.hasPrefix("en_IE") {
      self = .english
    } else {
      return nil
    }
  }
}

/// A text in each language.
package struct Wording: Sendable, Hashable {
  package let english: String
  package let german: String

  package init(_ english: String, _ german: String) { (self.english, self.german) = (english, german) }

  /// Makes a text in each language by calling `make` with each in force.
  package init(_ make: () -> String) {
    let isGerman = Language.current == .german
    english = isGerman ? Language.$current.withValue(.english, operation: make) : make()
    german = isGerman ? make() : Language.$current.withValue(.german, operation: make)
  }

  /// A text in English only, for authors of rules or from another program.
  package init(inEnglish text: String) { self.init(text, text) }

  /// The text in the language in force; English if none was chosen.
  package var text: String { Language.current == .german ? german : english }

  package static func year(in years: ClosedRange<Int>) -> Wording {
    Wording(
      "a year from \(years.lowerBound) to \(years.upperBound)",
      "ein Jahr von \(years.lowerBound) bis \(years.upperBound)")
  }

  /// The results that may be a function's values, for messages.
  package static let ofNumbers = Wording(
    "a result that is an amount, rate or number", "ein Ergebnis, das Betrag, Satz oder Zahl ist")

  package static func + (wording: Wording, more: Wording) -> Wording {
    Wording(wording.english + more.english, wording.german + more.german)
  }
}

/// A text in the language in force; English if none was chosen.
package func say(_ english: String, _ german: String) -> String { Language.current == .german ? german : english }

extension Value {
  /// The value in words of a language; numbers have no words.
  package func text(in language: Language?) -> String {
    switch (self, language) {
    case (.boolean(let flag), .german): flag ? "ja" : "nein"
    case (.date(let date), .german):
      date.description.split(separator: "-").reversed().joined(separator: ".")
    default: description
    }
  }
}
