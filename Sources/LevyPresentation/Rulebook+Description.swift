import ExactNumbers
import LevyModel
import LevyRules

extension Rulebook {
  /// A list of all declarations, or the description of one.
  ///
  /// - Throws: `Diagnostic` with the nearest names if there is no such name.
  package func description(of name: String? = nil) throws(Diagnostic) -> Markup {
    guard let name else { return overview }
    if let slot = slot(of: name) { return variables[slot].markup }
    if let parameter = parameter(named: name) { return parameter.markup }
    throw unknown(name)
  }

  private var overview: Markup {
    var text = Markup(
      "\(jurisdiction.label), \(jurisdiction.years.lowerBound)–\(jurisdiction.years.upperBound)", .heading)
    text.endLine()
    let declared = shownVariables.dropFirst(2)
    let width = (declared.map(\.name.count) + (parameters.map(\.name) + caveats.map(\.name)).map(\.count)).max() ?? 0
    func list(_ title: String, _ rows: [(name: String, label: String, note: String)]) {
      if rows.isEmpty { return }
      text.endLine()
      text.add(title, .heading)
      text.endLine()
      for row in rows {
        text.add("  ")
        text.add(row.name, .name, width: width + 2)
        text.add(row.label)
        text.add("  " + row.note, .citation)
        text.endLine()
      }
    }
    var sections: [String] = []
    for variable in declared where variable.isInput && !sections.contains(variable.section ?? "") {
      sections.append(variable.section ?? "")
    }
    for section in sections {
      list(
        "Inputs" + (section.isEmpty ? "" : ": \(section)"),
        declared.filter { $0.isInput && ($0.section ?? "") == section }.map { ($0.name, $0.label, $0.shortType) })
    }
    list("Results", declared.filter { !$0.isInput }.map { ($0.name, $0.label, $0.versions.last?.source ?? "") })
    list("Parameters", parameters.map { ($0.name, $0.label, $0.source) })
    list("Not covered", caveats.filter { !$0.isCheck }.map { ($0.name, $0.text, $0.source) })
    list("Checks", caveats.filter(\.isCheck).map(named).map { ($0.name, $0.text, $0.kind.rawValue) })
    return text
  }

  /// All declarations, or one, as JSON.
  ///
  /// - Throws: `Diagnostic` with the nearest names if there is no such name.
  package func descriptionJSON(of name: String? = nil) throws(Diagnostic) -> JSON {
    guard let name else { return overviewJSON }
    if let slot = slot(of: name) { return variables[slot].json }
    if let parameter = parameter(named: name) { return parameter.json }
    throw unknown(name)
  }

  private func unknown(_ name: String) -> Diagnostic {
    unknown(name, role: .asked, among: names + parameters.map(\.name))
  }

  private var overviewJSON: JSON {
    .object([
      ("jurisdiction", .string(jurisdiction.code)),
      ("label", .string(jurisdiction.label)),
      ("currency", .string(jurisdiction.currency)),
      ("years", .array([jurisdiction.years.lowerBound, jurisdiction.years.upperBound].map { .number(String($0)) })),
      ("results", .array(jurisdiction.results.map { .string($0) })),
      ("variables", .array(shownVariables.dropFirst(2).map(\.json))),
      ("parameters", .array(parameters.map(\.json))),
      ("caveats", .array(caveats.filter { !$0.isCheck }.map { $0.json(for: $0.concerns) })),
      ("checks", .array(caveats.filter(\.isCheck).map(\.checkJSON))),
    ])
  }
}

extension Variable {
  fileprivate var shortType: String {
    guard case .input(let input) = origin else { return type.name }
    return type.name + (input.defaultValue.map { ", default \($0)" } ?? ", required")
  }

  package var markup: Markup {
    var text = Markup(name, .name)
    text.add("  \(label)")
    text.endLine()
    func line(_ title: String, _ value: String?, _ kind: Markup.Kind = .plain) {
      guard let value, !value.isEmpty else { return }
      text.add("  ")
      text.add(title, .heading, width: 10)
      text.add(value, kind)
      text.endLine()
    }
    line("about", help)
    line("value", type.expectation + (per.map { ", \($0.words)" } ?? ""))
    if case .input(let input) = origin {
      let known = input.defaultValue.map { $0.isNone ? "that there is none" : $0.description }
      line("default", known ?? "none: it must be given where it is needed")
      line(
        "", input.defaultIfGiven.isEmpty ? nil : "if one is given of " + input.defaultIfGiven.joined(separator: ", "))
      line("months", input.isByMonth ? "one value, or of each month: 100 to April, 120 from May; \(name).may" : nil)
      line("source", input.source, .citation)
    }
    line(
      "limits",
      [minimum.map { "at least \($0)" }, maximum.map { "at most \($0)" }].compactMap { $0 }.joined(separator: ", "))
    line("also", aliases.joined(separator: ", "))
    if case .choice(let choice) = type {
      for word in choice.options { line("", word + (choice.labels[word].map { "  \($0)" } ?? "")) }
    }
    for version in versions {
      line("rule", "\(version.period)  \(version.source)", .citation)
      line("", "\(version.place)", .place)
    }
    if versions.isEmpty { line("declared", "\(place)", .place) }
    return text
  }

  /// The least and the greatest value of a number, `null` if there is no limit; nil for other types.
  private var limits: (least: JSON, most: JSON)? {
    func number(_ limit: Exact?) -> JSON { limit.map { .number($0.description) } ?? .null }
    switch type {
    case .count(let most):
      return (number(Swift.max(minimum ?? 0, 0)), number(Swift.min(maximum ?? Exact(most), Exact(most))))
    case .quantity: return (number(minimum), number(maximum))
    case .boolean, .choice, .date: return nil
    }
  }

  fileprivate var json: JSON {
    var fields: [(String, JSON)] = [
      ("name", .string(name)), ("label", .string(label)), ("type", .string(type.name)),
      ("aliases", .array(aliases.map { .string($0) })), ("help", .optional(help)), ("section", .optional(section)),
    ]
    if let per { fields.append(("per", .string(per.rawValue))) }
    if let limits { fields += [("minimum", limits.least), ("maximum", limits.most)] }
    if case .choice(let choice) = type { fields.append(("choices", .array(choice.options.map { .string($0) }))) }
    switch origin {
    case .input(let input):
      fields += [
        ("kind", .string("input")), ("default", input.defaultValue?.json(as: type) ?? .null),
        ("source", .optional(input.source)),
      ]
      if input.isByMonth { fields.append(("by", .string("month"))) }
    case .deadline: fields.append(("kind", .string("deadline")))
    case .rule, .caveat, .calendar: fields.append(("kind", .string("rule")))
    }
    fields.append(
      (
        "versions",
        .array(
          versions.map { version in
            .object([
              ("from", version.from == .distantPast ? .null : .string(version.from.description)),
              ("to", version.to == .distantFuture ? .null : .string(version.to.description)),
              ("source", .string(version.source)), ("file", .string(version.place.file)),
              ("line", .number(String(version.place.line))),
            ])
          })
      ))
    return .object(fields)
  }
}

extension Parameter {
  /// The period of its amounts, or the periods of its fields; `null` if none are declared.
  private var periodsJSON: JSON {
    if let per { return .string(per.rawValue) }
    if fieldPeriods.isEmpty { return .null }
    return .object(fieldPeriods.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value.rawValue)) })
  }

  package var markup: Markup {
    var text = Markup("law.\(name)", .name)
    text.add("  \(label)")
    text.endLine()
    text.add("  \(source)", .citation)
    text.add("  \(place)", .place)
    text.endLine()
    if let note {
      text.add("  \(note)")
      text.endLine()
    }
    let ofFields = fieldPeriods.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.words)" }
    let periods = per.map { [$0.words] } ?? ofFields
    if !periods.isEmpty {
      text.add("  amounts \(periods.joined(separator: ", "))")
      text.endLine()
    }
    if let renewal = renewal.words {
      text.add("  \(renewal)" + (announced.map { "; announced: \($0)" } ?? ""))
      text.endLine()
    }
    for entry in history {
      for revision in entry.revisions {
        text.add("  since \(entry.since)", .heading)
        if let known = revision.known { text.add(", as known from \(known)") }
        text.add("  ")
        text.add(revision.summary, .value)
        text.endLine()
      }
    }
    return text
  }

  fileprivate var json: JSON {
    .object([
      ("name", .string(name)), ("label", .string(label)), ("source", .string(source)), ("note", .optional(note)),
      ("per", periodsJSON), ("every", renewal == .everyYear ? .string("year") : .null),
      ("until_changed", .boolean(renewal == .untilChanged)), ("announced", .optional(announced)),
      ("file", .string(place.file)), ("line", .number(String(place.line))),
      (
        "history",
        .array(
          history.flatMap { entry in
            entry.revisions.map { revision in
              .object([
                ("since", .string(entry.since.description)), ("known", .optional(revision.known?.description)),
                ("value", .string(revision.summary)),
              ])
            }
          })
      ),
    ])
  }
}

extension Parameter.Renewal {
  /// The time for which values hold, in words; nil if the rules do not say.
  fileprivate var words: String? {
    switch self {
    case .unsaid: nil
    case .everyYear: say("each year has a value of its own", "jedes Jahr hat einen eigenen Wert")
    case .untilChanged: say("holds until an act says otherwise", "gilt, bis ein Gesetz es ändert")
    }
  }
}
