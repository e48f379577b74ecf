import LevyModel

/// A `caveat` as it was read, before the names of rules are known.
struct CaveatDraft {
  let name: String
  let source: String
  let concerns: [String]
  /// Says whether it concerns a case.
  let variable: Variable
}

extension DeclarationReader {
  /// Reads a `caveat`.
  mutating func caveat(declaration: Int) -> CaveatDraft? {
    guard let fields = fields(), let name = name() else { return nil }
    let text = translated("text", required: true)
    let source = self.text("source", required: true)
    let concerns = texts("concerns")
    if fields["concerns"] == nil {
      fault(.missingField("concerns"))
    } else if concerns.isEmpty {
      fault(.wrongField("concerns", expected: "a list of names of rules", found: "none"))
    }
    let hasBody = requireFunction("when")
    let (from, to) = period()
    guard let text, let source, hasBody, let lines = raw.functionLines["when"] else { return nil }
    let version = Variable.RuleVersion(
      from: from, to: to, source: source, place: raw.place, terms: nil, declaration: declaration, lines: lines)
    let variable = Variable(
      name: Caveat.variableName(name), label: text, type: .boolean, origin: .caveat([version]), place: raw.place)
    return CaveatDraft(name: name, source: source, concerns: concerns, variable: variable)
  }
}
