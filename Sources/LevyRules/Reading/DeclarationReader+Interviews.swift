import LevyModel
import LevyScript
import LevyState

extension DeclarationReader {
  /// Reads an `interview`.
  mutating func interview(declaration: DeclarationID) -> InterviewPlan? {
    guard let fields = fields(), let name = name() else { return nil }
    let label = translated("label", required: true)
    let result = text("result", required: true)
    let closing = fields["closing"] != nil && requireFunction("closing")
    let steps = steps(fields["steps"])
    let gates = gates(fields["gate"])
    let purpose = purpose()
    guard let label, let result else { return nil }
    return InterviewPlan(
      name: name, label: label, result: result, purpose: purpose, parts: texts("parts"), steps: steps, gates: gates,
      closing: closing ? declaration : nil, place: raw.place)
  }

  private mutating func purpose() -> InterviewPlan.Purpose? {
    guard let text = text("purpose") else { return nil }
    if let purpose = InterviewPlan.Purpose(rawValue: text) { return purpose }
    let expected = InterviewPlan.Purpose.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    fault(.wrongField("purpose", expected: expected, found: "\"\(text)\""))
    return nil
  }

  private mutating func steps(_ declared: DeclaredValue?) -> [InterviewPlan.Step] {
    guard let declared else { return [] }
    let form = "lists of a heading and names, such as { { \"Home\", \"rent_paid\" } }"
    let steps = declared.items?.compactMap { step -> InterviewPlan.Step? in
      guard let items = step.items, let label = items.first.flatMap(TranslatedText.init)?.text else { return nil }
      let names = items.dropFirst().compactMap(\.text)
      return names.count == items.count - 1 ? .init(label: label, names: names) : nil
    }
    if let steps, steps.count == declared.items?.count { return steps }
    fault(.wrongField("steps", expected: form, found: declared.kind))
    return []
  }

  /// Reads gates. Each is a list of names, with its question as `label` if wanted.
  private mutating func gates(_ declared: DeclaredValue?) -> [InterviewPlan.Gate] {
    guard let declared else { return [] }
    var gates: [InterviewPlan.Gate] = []
    for (name, value) in (declared.fields ?? [:]).sorted(by: { $0.key < $1.key }) {
      var (members, label): ([String], String?) = (value.items?.compactMap(\.text) ?? [], nil)
      var count = value.items?.count ?? 0
      if case .record(let fields) = value {
        while let member = fields[String(members.count + 1)]?.text { members.append(member) }
        label = fields["label"].flatMap(TranslatedText.init)?.text
        count = fields.count - (label == nil ? 0 : 1)
      }
      if members.isEmpty || members.count != count {
        fault(.wrongField("gate", expected: "lists of names, with a label if wanted", found: "'\(name)'"))
      }
      gates.append(.init(name: name, label: label ?? Self.anyOfThese, members: members))
    }
    if declared.fields == nil {
      fault(.wrongField("gate", expected: "lists of names by a name of their own", found: declared.kind))
    }
    return gates
  }

  private static var anyOfThese: String {
    Language.current == .german ? "Trifft etwas davon auf Sie zu?" : "Does any of these apply to you?"
  }
}

extension RulebookBuilder {
  /// Checks that the names of an interview exist in the rules, and that each occurs once.
  mutating func checkInterviews() {
    guard diagnostics.isEmpty else { return }
    var seen: [String: Place] = [:]
    for interview in interviews {
      if let first = seen.updateValue(interview.place, forKey: interview.name) {
        diagnostics.append(Diagnostic(.duplicateName(name: interview.name, first: first), at: interview.place))
      }
      let gates = interview.gates.map(\.name)
      let asked = interview.steps.flatMap(\.names)
      for gate in gates where slots[gate] != nil {
        diagnostics.append(Diagnostic(.duplicateName(name: gate, first: nil), at: interview.place))
      }
      var found: Set<String> = []
      for name in asked where !found.insert(name).inserted {
        diagnostics.append(Diagnostic(.duplicateName(name: name, first: nil), at: interview.place))
      }
      let named = [interview.result] + interview.parts + interview.gates.flatMap(\.members)
      for name in named + asked.filter({ !gates.contains($0) }) {
        // Rules have one word for one thing, so an alias is not accepted as a name here.
        if let slot = slots[name], variables[slot].name == name { continue }
        let nearest = slots[name].map { [variables[$0].name] } ?? NearestNames.of(name, among: variables.map(\.name))
        diagnostics.append(Diagnostic(.unknownName(name: name, role: .inRule, nearest: nearest), at: interview.place))
      }
    }
  }
}
