extension Problem {
  /// A remedy, if there is one to suggest. Front ends that have a better one in their own terms say that instead
  /// (`Diagnostic.advice`).
  package var help: String? {
    switch self {
    case .tooMuch(.expression, _): return nil
    case .tooMuch: return "a program may set other limits: LoadLimits"
    case .unknownGlobal(let name, _) where name == "ans" || (name.hasPrefix("_") && Int(name.dropFirst()) != nil):
      return "earlier results are _1, _2 and so on, and ans is the last; at the prompt, :results lists them"
    case .unknownName(let name, .asked, _) where TypedNumber(name) != nil:
      return "a value is given with its name: NAME=\(name)"
    case .unknownName(_, _, let nearest), .unknownGlobal(_, let nearest),
      .declaration(_, .unknownField(_, let nearest)):
      return Self.didYouMean(nearest)
    case .decidesNothing: return "leave it out"
    case .unknownJurisdiction(let name, let available):
      return Self.didYouMean(NearestNames.of(name, among: available))
    case .ambiguous(_, _, let readings): return "write " + readings.joined(separator: " or ")
    case .severalValues:
      return "ask for one at a time; in an expression, numbers have no mark but the decimal point, as in 60000.50"
    case .numeralComparison: return "write eq(x, 0) or not eq(x, 0)"
    case .longNumeral: return "write a decimal of at most 38 digits, or a whole hexadecimal number below 2^63"
    case .unrounded: return "round where the statute says so: floor(x, 0.01), round(x, 0.01)"
    case .unlikeUnits(_, _, let one, let other): return Self.remedy(one, other)
    case .unlikeResult(_, let declared, _, let found):
      return Self.remedy(Measured(name: "", quantity: declared), found)
    case .traced: return "leave its value alone in its place: trace(\"base\", x) is x"
    case .taxpayersFact(let name):
      return "write person.\(name), or case.taxpayer.\(name) where the taxpayer's is meant"
    case .floorsMoney: return "write / and round where the statute says so, as in floor(x / 2), or say in a comment why"
    case .bareNumber: return "make it a parameter with its source and date, or say in a comment what it is"
    case .noReturn: return "write 'return' before what it computes"
    case .globalAssignment: return "write 'local' before it"
    case .changesLocal: return "compute the value inside the rule"
    case .wrongResult(_, let expected, let found)
    where expected.contains("cents") && found.first.map { $0.isNumber || $0 == "-" } == true:
      return "round where the statute says so: floor(x, 0.01), round(x, 0.01)"
    case .missing(let inputs, _):
      return inputs.map { "\($0.name): \($0.label) — \($0.expected)" }.joined(separator: "\n")
    case .noSuchPerson(let name, true, let presence):
      return "leave \(name) out, or give what \(presence) follows from"
    case .supposed(let name, _, let wanted):
      return "give what \(name) follows from in its place" + (wanted.map { ", or give \($0) as well" } ?? "")
    case .impossible(_, _, let facts):
      return facts.count == 1 ? "correct it, or leave it out" : "correct one of them, or leave it out"
    case .fileExists(_, let help), .usage(_, let help), .nothingFound(_, let help): return help
    case .sameFile: return "give each output a file of its own"
    case .resultColumns(let names):
      let (list, them) = (names.map { "\"\($0)\"" }.joined(separator: ", "), names.count == 1 ? "it" : "them")
      return "to take \(them) as given, name \(them): given = [\(list)]"
    case .columnTwice(_, let others):
      return (others.isEmpty ? "" : "ask for it as \(others.joined(separator: " or ")), or ") + "rename the column"
    case .history(_, let fault): return fault.help
    case .circle: return "break it, or give one of these values"
    case .noYear: return "give a year to all rows, or a column of that name"
    case .notKnown(_, let since, _):
      return "ask for the law as known on \(since) or later, or leave the day of knowledge out"
    case .noFigure(let parameter, let year, _):
      return "write what it is for \(year) into the history of '\(parameter)', or unchanged where it stays as it was"
    case .otherRules: return "carry it over by its names: Case.moved(to:)"
    case .badValue(_, _, _, let nearest): return Self.didYouMean(nearest)
    case .declaration(_, .undated):
      return "write the day of promulgation: revised { [\"2024-12-30\"] = … }"
    case .declaration(_, .noneInFolder):
      return "add jurisdiction \"xx\" { label = …, currency = \"EUR\", years = { 2020, 2026 }, results = { … } }"
    case .unreadable(_, let reason) where reason.contains("No such file"):
      return "check the path"
    default: return nil
    }
  }

  /// The sentence and the help in one line, with the offending value.
  package var words: String { words(help: help) }

  /// The same with another help.
  package func words(help: String?) -> String {
    let help = help.map { "; " + $0.split(separator: "\n").joined(separator: "; ") } ?? ""
    return (sentence(reveals: true) + help).cut(to: 1000)
  }

  /// `did you mean 'one' or 'other'?`; nil where nothing is near.
  package static func didYouMean(_ nearest: [String]) -> String? {
    guard let last = nearest.last else { return nil }
    if nearest.count == 1 { return "did you mean '\(last)'?" }
    return "did you mean " + nearest.dropLast().map { "'\($0)'" }.joined(separator: ", ") + " or '\(last)'?"
  }
}
