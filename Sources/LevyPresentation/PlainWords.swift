import LevyModel
import LevyRules

extension Rulebook {
  /// Replaces names in a text of the rules by labels, for people.
  ///
  /// - Parameters:
  ///   - person: the person whose facts names without a person mean.
  ///   - namesFacts: whether labels are followed by names, for users who type them.
  package func plain(_ text: String, of person: Person? = nil, namesFacts: Bool = false) -> String {
    guard text.contains("_") else { return text }
    var (out, word) = ("", "")
    func finished() -> String {
      // A full stop ends a sentence and is no part of a name.
      let name = word.hasSuffix(".") ? String(word.dropLast()) : word
      guard name.contains("_"),
        let label = self[name]?.label ?? person.flatMap({ self[$0.name(of: name)] })?.label
          ?? parameter(named: name)?.label
      else { return word }
      let quoted = Language.speaking(language) { say("“\(label)”", "„\(label)“") }
      return quoted + (namesFacts ? " (\(name))" : "") + (name == word ? "" : ".")
    }
    for character in text {
      if character.isASCII, character.isLetter || character.isNumber || character == "_" || character == "." {
        word.append(character)
      } else {
        out += finished()
        out.append(character)
        word = ""
      }
    }
    return out + finished()
  }
}

extension Jurisdiction {
  /// A value in words: yes and no, the label of a choice's word, an amount with its currency.
  package func words(_ value: Value, _ type: ValueType) -> String {
    switch (value, type) {
    case (.boolean(let flag), _): flag ? say("yes", "ja") : say("no", "nein")
    case (.choice(let word), .choice(let choice)): choice.labels[word] ?? word
    case (_, .date) where value.isNone: say("none", "keiner")
    default: text(of: value, type)
    }
  }
}

extension Jurisdiction {
  /// The sign of the jurisdiction's currency.
  package var sign: String {
    switch currency {
    case "EUR": "€"
    case "GBP": "£"
    case let code: code
    }
  }
}

extension CalendarDate {
  /// The month and the year in words.
  package var monthInWords: String { "\(Self.nameOfMonth(month, in: .current)) \(year)" }

  /// The day in words: 31 December 2029.
  package var inWords: String { "\(day)\(say("", ".")) \(monthInWords)" }
}

extension DeadlineTerms.Action {
  /// The required action in words.
  package var words: String {
    switch self {
    case .file: say("send it in", "abgeben")
    case .pay: say("pay", "zahlen")
    case .claim: say("claim", "beantragen")
    case .other: ""
    }
  }
}

extension Variable {
  /// The terms of a deadline on a day; nil for other variables.
  package func terms(on date: CalendarDate) -> DeadlineTerms? {
    guard case .deadline(let versions) = origin else { return nil }
    return versions.first { $0.holds(on: date) }?.terms
  }
}

extension Parameter {
  /// A value in words: an amount with its currency, a rate in percent, a table in its short form.
  package func words(_ revision: Revision, in jurisdiction: Jurisdiction) -> String {
    guard case .plain(let type)? = shape, type.unit != nil, let number = revision.value.exact else {
      return revision.summary
    }
    return jurisdiction.words(.number(number), type)
  }
}
