import LevyCalculator
import LevyModel

extension Explanation {
  /// The explanation for people, as a tree indented by depth.
  public var markup: Markup { markup(.all) }

  /// The extent to which an explanation is shown.
  package enum Extent {
    case all
    /// Without branches that are zero, false or a default and so have no effect, and up to a depth.
    case brief(depth: Int)
  }

  /// The explanation without branches that are zero, false or a default and so have no effect.
  package var brief: Markup { markup(.brief(depth: .max)) }

  package func markup(_ extent: Extent) -> Markup {
    Language.speaking(language) {
      var text = Markup()
      add(to: &text, depth: 0, extent)
      return text
    }
  }

  /// The rule's formula with the numbers of the case, and its value, on one line: `37700 × 20 % + 9730 × 40 % = 11432`;
  /// nil if it is only a number or cannot be determined.
  public var formula: String? {
    arithmetic.map { arithmetic in Language.speaking(language) { arithmetic.text(type: type) } }
  }

  /// True if its value means nothing: zero, false, or a default word that no rule computed.
  package var isIdle: Bool {
    switch (value, origin) {
    case (.number(let number), _): number == 0
    case (.count(let count), _): count == 0
    case (.boolean(let flag), _): !flag
    case (.choice, .assumed), (.date, .assumed): true
    default: false
    }
  }

  private func add(to text: inout Markup, depth: Int, _ extent: Extent) {
    let indent = String(repeating: "  ", count: depth)
    text.add(indent)
    text.add(name, .name)
    text.add(" = ")
    text.add(Answer.text(of: value, type: type), .value)
    text.add("  \(label)")
    switch origin {
    case .given where entries != nil: text.add("  (\(entries?.summary ?? ""))", .hint)
    case .given(let pinned): text.add(pinned ? "  (given in place of its rule)" : "  (given)", .hint)
    case .assumed: text.add("  (default)", .hint)
    case .calendar: text.add("  (the case's)", .hint)
    case .rule(let source, let place):
      text.add("  \(source)", .citation)
      text.add("  \(place)", .place)
    }
    if isRepeated { text.add("  (see above)", .hint) }
    text.endLine()
    if let entries { text.add(entries.markup(indent: indent + "  ")) }
    if let arithmetic {
      text.add(indent + "  = ")
      text.add(arithmetic.text(type: type), .value)
      text.endLine()
    }
    for use in parameters { use.add(to: &text, indent: indent + "  ", extent) }
    guard case .brief(let deepest) = extent else {
      for input in inputs { input.add(to: &text, depth: depth + 1, extent) }
      return
    }
    let shown = depth < deepest ? inputs.filter { !$0.isIdle } : []
    for input in shown { input.add(to: &text, depth: depth + 1, extent) }
    if shown.count < inputs.count {
      let rest = inputs.filter { input in !shown.contains { $0.name == input.name } }.map(\.name)
      let names =
        rest.count > 4
        ? rest.prefix(3).joined(separator: ", ") + " and \(rest.count - 3) more"
        : rest.joined(separator: ", ")
      text.add(indent + "  (" + (depth < deepest ? "zero, no or default: " : "from ") + names + ")", .hint)
      text.endLine()
    }
  }

  /// The explanation as JSON.
  public var json: JSON {
    var fields: [(String, JSON)] = [
      ("name", .string(name)), ("label", .string(label)), ("value", value.json(as: type)),
    ]
    switch origin {
    case .given(let pinned):
      let origin = entries != nil ? "journal" : pinned ? "pinned" : "given"
      fields.append(("origin", .string(origin)))
      if let entries { fields.append(("entries", entries.json)) }
    case .assumed: fields.append(("origin", .string("default")))
    case .calendar: fields.append(("origin", .string("case")))
    case .rule(let source, let place):
      fields += [
        ("origin", .string("rule")), ("source", .string(source)), ("file", .string(place.file)),
        ("line", .number(String(place.line))),
      ]
    }
    if let arithmetic {
      let formula = Language.forPrograms { arithmetic.text(type: type) }
      fields.append(("formula", .string(formula)))
    }
    if !parameters.isEmpty { fields.append(("parameters", .array(parameters.map(\.json)))) }
    if !inputs.isEmpty { fields.append(("inputs", .array(inputs.map(\.json)))) }
    if isRepeated { fields.append(("repeated", .boolean(true))) }
    return .object(fields)
  }
}

extension Explanation.ParameterUse {
  fileprivate var json: JSON {
    .object([
      ("name", .string(name)), ("label", .string(label)), ("value", .string(value)),
      ("since", .string(since.description)), ("enacted", .optional(enacted?.description)),
      ("source", .string(source)), ("file", .string(place.file)), ("line", .number(String(place.line))),
    ])
  }
}
