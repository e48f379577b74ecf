extension Problem {
  /// What to do about it, where that can be said.
  var help: String? {
    switch self {
    case .unknownName(let name, .column, let nearest):
      return [Self.didYouMean(nearest), "to carry the column along, name it: --keep \(name)"].compactMap { $0 }
        .joined(separator: "\n")
    case .unknownName(_, _, let nearest), .unknownGlobal(_, let nearest),
      .declaration(_, .unknownField(_, let nearest)):
      return Self.didYouMean(nearest)
    case .unknownJurisdiction(let name, let available):
      return Self.didYouMean(NearestNames.of(name, among: available))
    case .numeralComparison: return "write eq(x, 0) or not eq(x, 0)"
    case .longNumeral: return "write it with at most 15 digits, or as a product or quotient"
    case .globalAssignment: return "write 'local' before it"
    case .changesLocal: return "compute the value inside the rule"
    case .number(.tooManyDigits): return "compute with exact numbers from the start: exact(0.1) + 0.2, or a parameter"
    case .wrongResult(_, let expected, let found)
    where expected.contains("cents") && found.first.map { $0.isNumber || $0 == "-" } == true:
      return "round where the statute says so: floor(x, 0.01), round(x, 0.01)"
    case .missing(let inputs, _):
      return inputs.map { "\($0.name): \($0.label) — \($0.expected)" }.joined(separator: "\n")
    case .circle: return "break it, or give one of these values"
    case .noYear: return "give it as --year"
    case .badValue(_, _, _, let nearest): return Self.didYouMean(nearest)
    case .declaration(_, .noneInFolder):
      return "add jurisdiction \"xx\" { label = …, currency = \"EUR\", years = { 2020, 2026 }, results = { … } }"
    case .unreadable(_, let reason) where reason.contains("No such file"):
      return "check the path; rules are sought in --rules, then LEVY_RULES, then ./rules"
    default: return nil
    }
  }

  /// The sentence and the help in one line, with the offending value.
  public var words: String {
    let help = help.map { "; " + $0.split(separator: "\n").joined(separator: "; ") } ?? ""
    return sentence(reveals: true) + help
  }

  static func didYouMean(_ nearest: [String]) -> String? {
    guard let last = nearest.last else { return nil }
    if nearest.count == 1 { return "did you mean '\(last)'?" }
    return "did you mean " + nearest.dropLast().map { "'\($0)'" }.joined(separator: ", ") + " or '\(last)'?"
  }

  /// A stable name for the kind of problem, for programs.
  public var code: String {
    switch self {
    case .unreadable: "unreadable"
    case .notFollowed: "not-followed"
    case .unknownJurisdiction: "unknown-jurisdiction"
    case .noRules: "no-rules"
    case .syntax: "syntax"
    case .script: "script"
    case .stopped: "stopped"
    case .forbidden: "forbidden"
    case .unknownGlobal, .unknownMember, .unknownName: "unknown-name"
    case .globalAssignment, .readOnly, .changesLocal: "read-only"
    case .numeralComparison: "numeral-comparison"
    case .unsafeSyntax: "unsafe-syntax"
    case .longNumeral: "long-numeral"
    case .unknownModule: "unknown-module"
    case .declaration: "declaration"
    case .duplicateName: "duplicate-name"
    case .unused: "unused"
    case .circle: "circle"
    case .badValue: "bad-value"
    case .outOfRange: "out-of-range"
    case .givenTwice: "given-twice"
    case .missing: "missing"
    case .noYear: "no-year"
    case .yearOutside, .noLaw, .notInForce: "no-law"
    case .dateOutsideYear: "date-outside-year"
    case .wrongResult: "wrong-result"
    case .number: "number"
    case .ruleFailed: "rule-failed"
    case .table: "table"
    case .malformedRow: "malformed-row"
    }
  }
}

extension Diagnostic: CustomStringConvertible {
  /// Where and what, without values of the case, so that it may go to a log.
  public var description: String { text(reveals: false) }

  /// Where, what, and what to do, with the offending value.
  public var message: String {
    let help = problem.help.map { "\n  help: " + $0.split(separator: "\n").joined(separator: "\n        ") }
    return text(reveals: true) + (help ?? "")
  }

  private func text(reveals: Bool) -> String {
    var text = (place.map { "\($0): " } ?? "") + problem.sentence(reveals: reveals)
    switch problem {
    case .ruleFailed, .wrongResult, .missing, .circle: break
    default: if let rule = rules.last { text += " (in rule '\(rule)')" }
    }
    return text
  }
}

extension RulebookErrors: CustomStringConvertible {
  /// One line for each problem.
  public var description: String { diagnostics.map(\.message).joined(separator: "\n") }
}
