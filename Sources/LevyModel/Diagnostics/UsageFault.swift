extension Problem {
  /// A fault in what was typed for a command, of the program or at the prompt.
  package enum UsageFault: Sendable, Hashable {
    /// A message of the command-line parser, in its own words.
    case parser(String)
    /// More than one of these was given, of which at most one may be.
    case exclusive([String])
    /// An option was given that has no effect without another.
    case alone(String, without: String)
    /// A word, or the value of an option, is not one of those that are allowed.
    case word(String, of: String? = nil, expected: Wording, help: Wording? = nil)
    /// A name is unknown; `what` begins the sentence.
    case unknown(what: Wording, name: String, among: [String], isListed: Bool = false, otherwise: Wording? = nil)
    /// A text is no `NAME = VALUE`.
    case noAssignment(String)
    /// A command at the prompt lacks its argument; these are its forms.
    case form([String])
    /// Text follows a command that takes no argument.
    case excess(String, after: String)
    /// A case file is for other rules, or for another year.
    case otherCase(path: String, of: String, not: String, help: Wording? = nil)
    /// A fault whose sentence occurs in one place of the program only.
    case other(Wording, help: Wording? = nil)
  }
}

extension Problem.UsageFault {
  /// The fault in one sentence.
  var wording: Wording {
    switch self {
    case .parser(let words): Wording(inEnglish: words)
    case .exclusive(let names):
      Wording("\(names.listed("and")) exclude each other", "\(names.listed("und")) schließen einander aus")
    case .alone(let name, let other):
      Wording("\(name) is given without \(other)", "\(name) ist ohne \(other) angegeben")
    case .word(let text, let option, let expected, _):
      Wording(
        (option.map { "\($0) " } ?? "") + "'\(text)': expected \(expected.english)",
        (option.map { "\($0) " } ?? "") + "'\(text)' geht nicht; erwartet: \(expected.german)")
    case .unknown(let what, let name, let known, let isListed, _):
      Wording(
        "\(what.english) '\(name)'" + (isListed ? "; there are \(known.listed)" : ""),
        "\(what.german) '\(name)'" + (isListed ? "; es gibt \(known.listed)" : ""))
    case .noAssignment(let text):
      Wording("'\(text)': expected NAME = VALUE", "'\(text)' geht nicht; erwartet: NAME = WERT")
    case .form(let forms):
      Wording("write \(forms.joined(separator: ", or "))", "zu schreiben ist \(forms.joined(separator: " oder "))")
    case .excess(_, let command): Wording("\(command) takes nothing after it", "hinter \(command) gehört nichts")
    case .otherCase(let path, let own, let other, _):
      Wording(
        "\(path) is a case of '\(own)', not of '\(other)'", "\(path) ist ein Fall von '\(own)', nicht von '\(other)'")
    case .other(let words, _): words
    }
  }

  /// A remedy, if there is one to suggest.
  var help: Wording? {
    switch self {
    case .excess(let text, _): Wording("leave '\(text)' out", "'\(text)' weglassen")
    case .word(_, _, _, let help), .otherCase(_, _, _, let help), .other(_, let help): help
    case .unknown(_, let name, let known, _, let otherwise):
      Problem.didYouMean(NearestNames.of(name, among: known)) ?? otherwise
    case .parser, .exclusive, .alone, .noAssignment, .form: nil
    }
  }
}

extension [String] {
  /// A list in words: `one, another and a third`.
  fileprivate func listed(_ and: String) -> String {
    count < 2 ? listed : "\(Array(dropLast()).listed) \(and) \(self[count - 1])"
  }
}
