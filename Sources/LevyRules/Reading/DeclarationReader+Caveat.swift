import LevyModel
import LevyState

/// A `caveat` or a `check` whose names of rules are not resolved yet.
struct CaveatDraft {
  let name: String
  let source: String
  let concerns: [String]
  let kind: Caveat.Kind
  /// The variable that is true if the caveat applies to a case, or if the check holds.
  let variable: Variable
}

extension DeclarationReader {
  /// Reads a `caveat` or a `check`.
  mutating func caveat(declaration: DeclarationID) -> CaveatDraft? {
    let isCheck = raw.kind == .check
    let body = isCheck ? "holds" : "when"
    guard let fields = fields(), let name = name() else { return nil }
    let text = translated(isCheck ? "message" : "text", required: true)
    let source = self.text("source", required: !isCheck)
    let kind = isCheck ? grade() : .notCovered
    let concerns = texts("concerns")
    if fields["concerns"] == nil {
      if !isCheck { fault(.missingField("concerns")) }
    } else if kind == .impossible {
      fault(.wrongField("concerns", expected: "none, since there are no results", found: "a list"))
    } else if concerns.isEmpty {
      fault(.wrongField("concerns", expected: "a list of names of rules", found: "none"))
    }
    let hasBody = requireFunction(body)
    let (from, to) = period()
    guard let text, source != nil || isCheck, hasBody, let lines = raw.functionLines[body] else { return nil }
    let person = subject?.person
    let own = person?.name(of: name) ?? name
    // A caveat of an absent person does not apply.
    let version = Variable.RuleVersion(
      from: from, to: to, source: source ?? "", place: raw.place, terms: nil, declaration: declaration, lines: lines,
      isConditional: false, hasEstimate: false, isPrivate: false, absent: .boolean(isCheck))
    let variable = Variable(
      named: Caveat.variableName(own), label: sentence(text), type: .boolean, origin: .caveat([version]),
      place: raw.place, person: person, field: Caveat.variableName(name))
    return CaveatDraft(name: own, source: source ?? "", concerns: concerns, kind: kind, variable: variable)
  }

  private mutating func grade() -> Caveat.Kind {
    guard let text = text("grade") else { return .doubtful }
    let grades = [Caveat.Kind.doubtful, .impossible]
    if let grade = grades.first(where: { $0.rawValue == text }) { return grade }
    let expected = grades.map { "\"\($0.rawValue)\"" }.joined(separator: " or ")
    fault(.wrongField("grade", expected: expected, found: "\"\(text)\""))
    return .doubtful
  }

  /// Makes a text a sentence about the person of the declaration: it is prefixed with the person's label, unless the
  /// text contains a label, which names the person itself. (The pattern for labels would not form a sentence.)
  private func sentence(_ text: String) -> String {
    guard let subject, !subject.person.isTaxpayer, !text.contains(".label}") else { return text }
    return "\(subject.household.label(of: subject.person)): \(text)"
  }
}
