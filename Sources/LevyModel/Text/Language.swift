/// The language of labels and of the numbers that people see. Output for programs never depends on it.
public enum Language: String, Sendable, CaseIterable {
  case english = "en"
  case german = "de"

  /// The language in force; nil if none was chosen: labels are then English and numbers plain. Rules take their labels
  /// when they are loaded.
  @TaskLocal package static var current: Language?

  /// Whether thousands are separated where no language is chosen, as on a terminal. This does not affect how input is
  /// read.
  @TaskLocal package static var setsThousandsApart = false

  /// How numbers are typed where no language is chosen, if the locale says so.
  @TaskLocal package static var localeStyle: NumberStyle?

  /// How numbers look to people.
  package static var shownStyle: NumberStyle { current?.numberStyle ?? (setsThousandsApart ? .english : .plain) }

  /// Makes a text that does not depend on the language in force.
  package static func forPrograms<T>(_ make: () -> T) -> T {
    $current.withValue(nil) { $setsThousandsApart.withValue(false) { make() } }
  }

  /// Performs work in the language that was chosen, else in that of the rules.
  package static func speaking<T, Failure: Error>(
    _ language: Language?, _ work: () throws(Failure) -> T
  ) throws(Failure) -> T {
    guard current == nil, let language else { return try work() }
    // The function of `TaskLocal` has no typed throws.
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

  /// The language that a locale such as `de_AT.UTF-8` asks for; nil if it asks for none in particular.
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

/// A text in the language in force; English if none was chosen.
package func say(_ english: String, _ german: String) -> String { Language.current == .german ? german : english }

extension Value {
  /// Words that are no numbers, in a language.
  package func text(in language: Language?) -> String {
    switch (self, language) {
    case (.boolean(let flag), .german): flag ? "ja" : "nein"
    case (.date(let date), .german):
      date.description.split(separator: "-").reversed().joined(separator: ".")
    default: description
    }
  }
}
