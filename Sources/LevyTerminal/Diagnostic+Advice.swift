import Levy

extension Diagnostic {
  /// The diagnostic with advice about the command, if an option or environment variable helps.
  package var inCommand: Diagnostic {
    var diagnostic = self
    diagnostic.advice = remedy ?? advice
    return diagnostic
  }

  private var remedy: Wording? {
    switch problem {
    case .unknownName(let name, .heading, let nearest):
      (Problem.didYouMean(nearest).map { $0 + Wording(inEnglish: "\n") } ?? Wording(inEnglish: ""))
        + Wording(
          "to carry the column along, name it: --keep ", "um die Spalte mitzunehmen, sie nennen: --keep ")
        + Wording(inEnglish: name.cut(to: 100).visible())
    case .resultColumns(let names):
      Wording(
        "to take \(names.count == 1 ? "it" : "them") as given, add --given \(names.joined(separator: ","))",
        "um sie als angegeben zu nehmen, --given \(names.joined(separator: ",")) anfügen")
    case .columnTwice(_, let others) where !others.isEmpty:
      Wording(
        "ask for it as --output \(others.joined(separator: " or ")), or rename the column",
        "mit --output \(others.joined(separator: " oder ")) danach fragen, oder die Spalte umbenennen")
    case .noSuchPerson(let name, true, let presence):
      Wording(
        "leave \(name) out, or give what \(presence) follows from: levy describe JURISDICTION \(presence)",
        "\(name) weglassen, oder angeben, woraus \(presence) folgt: levy describe RECHTSORDNUNG \(presence)")
    case .noYear: Wording("give it as --year", "mit --year angeben")
    case .noFile:
      Wording(
        "check the path; rules are sought in --rules, then LEVY_RULES, then ./rules",
        "den Pfad prüfen; Regeln werden in --rules gesucht, dann in LEVY_RULES, dann in ./rules")
    default: nil
    }
  }
}
