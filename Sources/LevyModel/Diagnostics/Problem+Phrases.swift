import ExactNumbers

/// Phrases in sentences about problems.
extension Problem {
  /// `did you mean 'one' or 'other'?`; nil if no name is near.
  package static func didYouMean(_ nearest: [String]) -> Wording? {
    guard let last = nearest.last else { return nil }
    func listed(_ or: String) -> String {
      let others = nearest.dropLast().map { "'\($0)'" }.joined(separator: ", ")
      return others.isEmpty ? "'\(last)'" : "\(others) \(or) '\(last)'"
    }
    return Wording("did you mean \(listed("or"))?", "gemeint ist vielleicht \(listed("oder"))")
  }

  /// The problem that a rule returned a value that does not fit its type: a number, or else a value that is described.
  package static func wrongResult(
    of rule: String, _ type: ValueType, _ number: Exact?, found: @autoclosure () -> String
  ) -> Problem {
    .wrongResult(
      rule: rule, expected: type.expected(.inForce), found: number?.description ?? found(),
      isUnrounded: type == .money && number != nil)
  }

  static func range(_ low: Exact?, _ high: Exact?) -> Wording {
    func german(_ number: Exact) -> String { number.formatted(minimumFractionDigits: 0, style: .german) }
    switch (low, high) {
    case (let low?, let high?): return Wording("from \(low) to \(high)", "von \(german(low)) bis \(german(high))")
    case (let low?, nil): return Wording("at least \(low)", "mindestens \(german(low))")
    case (nil, let high?): return Wording("at most \(high)", "höchstens \(german(high))")
    case (nil, nil): return Wording("of no limits", "ohne Grenzen")
    }
  }

  /// The sentence and the help in one line, with the offending value.
  package var words: String { words(help: row().help) }

  /// The same with another help text, and without the leading name if the place shows it.
  package func words(help: String?, isNamed: Bool = true) -> String {
    let help = help.map { "; " + $0.split(separator: "\n").joined(separator: "; ") } ?? ""
    return (sentence(reveals: true, isNamed: isNamed) + help).cut(to: 1000)
  }

  /// The problem in one sentence. Unless `reveals`, values of the case are left out, since they are personal.
  package func sentence(reveals: Bool, isNamed: Bool = true) -> String {
    let sentence = row(reveals: reveals).text(isNamed: isNamed).cut(to: Self.longestSentence)
    // Messages of the command-line parser have several lines.
    if case .usage = self { return sentence }
    return sentence.visible()
  }

  /// The length of the longest sentence, in characters. A cell or a text of a rule may be as long as a file.
  private static let longestSentence = 4000

  /// The kind of the problem.
  package var kind: Kind { row().kind }

  /// A stable name for the kind of problem, for programs.
  package var code: String { kind.rawValue }
}

extension [String] {
  /// The texts, separated by commas.
  var listed: String { joined(separator: ", ") }
}

extension CalendarDate {
  /// The day as it is written in German.
  package var inGerman: String { Value.date(self).text(in: .german) }
}

extension Problem.UnitOperation {
  func phrase(_ one: String, _ other: String) -> String {
    switch self {
    case .sum: "adds \(one) and \(other)"
    case .difference: "subtracts \(other) from \(one)"
    case .limit: "takes the lesser or the greater of \(one) and \(other)"
    case .comparison: "compares \(one) with \(other)"
    case .quotient: "divides \(one) by \(other)"
    }
  }
}

extension Problem.Limit {
  var words: Wording {
    switch self {
    case .instructions:
      Wording("instructions (is there an endless loop?)", "ihre Anweisungen (endet eine Schleife nicht?)")
    case .time: Wording("time (is there an endless loop?)", "ihre Zeit (endet eine Schleife nicht?)")
    case .memory: Wording("memory", "ihren Speicher")
    case .text: Wording("text", "ihren Text")
    case .interrupt: Wording("patience: it was interrupted", "die Geduld: sie wurde unterbrochen")
    }
  }
}

extension Problem.LoadLimit {
  var words: String {
    switch self {
    case .files: "files and folders"
    case .depth: "folders within each other"
    case .fileBytes: "bytes in one file"
    case .bytes: "bytes in all rule files"
    case .declarations: "declarations"
    case .values: "values in declarations"
    case .expression: "bytes in one expression"
    }
  }
}

extension Problem.NameRole {
  func phrase(_ name: String) -> Wording {
    switch self {
    case .inRule: Wording("name 'case.\(name)'", "unbekannter Name 'case.\(name)'")
    case .ofPerson: Wording("fact '\(name)' of a person", "unbekannte Angabe '\(name)' einer Person")
    case .parameter: Wording("parameter 'law.\(name)'", "unbekannter Parameter 'law.\(name)'")
    case .concern: Wording("rule '\(name)'", "unbekannte Regel '\(name)'")
    case .worded:
      Wording("name '\(name)', which nothing declares", "unbekannter Name '\(name)', den nichts erklärt")
    case .given, .asked: Wording("name '\(name)'", "unbekannter Name '\(name)'")
    case .column, .heading: Wording("column '\(name)'", "unbekannte Spalte '\(name)'")
    case .command: Wording("command '\(name)'", "unbekannter Befehl '\(name)'")
    case .scenario: Wording("scenario '\(name)'", "unbekanntes Szenario '\(name)'")
    }
  }
}

extension ExactError {
  var wording: Wording {
    switch self {
    case .overflow:
      Wording(
        "a number left the range of exact arithmetic (38 digits)",
        "eine Zahl verließ den Bereich exakter Rechnung (38 Stellen)")
    case .divisionByZero: Wording("division by zero", "Division durch null")
    case .exponentNotWhole: Wording("the exponent is not a whole number", "der Exponent ist keine ganze Zahl")
    case .exponentTooLarge: Wording("the exponent is too large", "der Exponent ist zu groß")
    case .stepNotPositive:
      Wording("the step to round to must be above zero", "der Schritt, auf den gerundet wird, muss über null sein")
    }
  }
}

extension Problem.Measured {
  var words: String { "\(name) (\(quantity.words))" }

  /// True if it is an amount for a known period.
  private var isOfPeriod: Bool { if case .money(_?) = quantity { true } else { false } }

  /// A remedy for combining numbers with different units.
  func remedy(for other: Self) -> String {
    isOfPeriod && other.isOfPeriod
      ? "bring both to one period, such as × 12 or / 12, or correct the 'per' of one"
      : "one of them may have another 'type' than it should, or a product is meant"
  }
}

extension Problem.HistoryFault {
  var phrase: String {
    switch self {
    case .unsaidRenewal(let changes, let years):
      "changed in \(changes) of \(years) years and does not say whether the next year has a value of its own"
    case .skips(let years): "skips \(years.listed), of which it says nothing"
    case .withinYear(let day, let year, let read):
      "has a value from \(day) on, within the year \(year), that counts for the whole year where \(read) reads it"
    case .unordered(let day, let field): "has bands from \(day) on of which '\(field)' goes up and down"
    case .published(let day): "says what is projected for \(day), and there is a value for that year"
    }
  }

  /// A remedy.
  var help: String {
    switch self {
    case .unsaidRenewal:
      "write every = \"year\" if each year's figure must be looked up, until_changed = true if it holds until an act says "
        + "otherwise"
    case .skips: "write what it was, or unchanged where it stayed as it was"
    case .withinYear:
      "correct the day, read it for days or months (law.on(day), months(case)), or say for_the_year = \"why\""
    case .unordered(_, let field):
      "put them in order, and declare what they are: type = bands { \(field) = money, rate = rate }"
    case .published: "take it out of 'projected'"
    }
  }
}

extension Problem.DeclarationFault {
  var kind: Problem.Kind {
    switch self {
    case .badName, .noTable, .noneInFolder, .misplaced: .declaration
    case .unknownField: .unknownField
    case .missingField, .emptyHistory, .undated: .missingField
    case .wrongField: .wrongField
    case .badDate: .badDate
    case .overlap: .overlap
    case .gap: .gap
    }
  }

  var phrase: String {
    switch self {
    case .badName: "needs a name in lower-case letters, digits and _, such as \"income_tax\""
    case .noTable: "needs a table: NAME { … }"
    case .unknownField(let name, _): "has an unknown field '\(name)'"
    case .missingField(let name): "lacks the field '\(name)'"
    case .wrongField(let name, let expected, let found): "has a wrong '\(name)': expected \(expected), found \(found)"
    case .badDate(let text): "has '\(text)' where a date such as \"2025-01-31\" is expected"
    case .emptyHistory: "has an empty history"
    case .overlap(let one, let other): "holds twice: \(one), and \(other)"
    case .gap(let after, let before): "has a gap: nothing holds after \(after) and before \(before)"
    case .noneInFolder: "is not declared"
    case .misplaced(let folder, let isWithin):
      isWithin ? "does not belong into the folder '\(folder)'" : "belongs into the jurisdiction's folder '\(folder)'"
    case .undated(let days): "does not say when the value since \(days.listed) was enacted"
    }
  }

  /// A remedy, if there is one to suggest.
  var help: String? {
    switch self {
    case .unknownField(_, let nearest): Problem.didYouMean(nearest)?.english
    case .undated: "write the day of promulgation: revised { [\"2024-12-30\"] = … }"
    case .noneInFolder:
      "add jurisdiction \"xx\" { label = …, currency = \"EUR\", years = { 2020, 2026 }, results = { … } }"
    case .badName, .noTable, .missingField, .wrongField, .badDate, .emptyHistory, .overlap, .gap, .misplaced: nil
    }
  }

  var nearest: [String] { if case .unknownField(_, let nearest) = self { nearest } else { [] } }
}
