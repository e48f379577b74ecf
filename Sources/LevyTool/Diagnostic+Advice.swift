import Levy

extension Diagnostic {
  /// The diagnostic with a remedy in terms of the command, where options or environment variables provide one.
  var inCommand: Diagnostic {
    var diagnostic = self
    diagnostic.advice = remedy
    return diagnostic
  }

  private var remedy: String? {
    switch problem {
    case .unknownName(let name, .column, let nearest):
      [Problem.didYouMean(nearest), "to carry the column along, name it: --keep \(name.cut(to: 100).visible())"]
        .compactMap { $0 }
        .joined(separator: "\n")
    case .resultColumns(let names):
      "to take \(names.count == 1 ? "it" : "them") as given, add --given \(names.joined(separator: ","))"
    case .columnTwice(_, let others):
      (others.isEmpty ? "" : "ask for it as --output \(others.joined(separator: " or ")), or ") + "rename the column"
    case .noSuchPerson(let name, true, let presence):
      "leave \(name) out, or give what \(presence) follows from: levy describe JURISDICTION \(presence)"
    case .noYear: "give it as --year"
    case .unreadable(_, let reason) where reason.contains("No such file"):
      "check the path; rules are sought in --rules, then LEVY_RULES, then ./rules"
    default: nil
    }
  }
}
