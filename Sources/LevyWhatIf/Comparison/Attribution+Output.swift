import ExactNumbers
import LevyCalculator
import LevyModel
import LevyPresentation

extension Attribution {
  /// The causes for people: effect, cause, statute and place.
  public var markup: Markup { Language.speaking(language) { tree } }

  private var tree: Markup {
    var text = Markup(name, .name)
    text.add("  ")
    text.add(Answer.text(of: before, type: type))
    text.add(" → ")
    text.add(Answer.text(of: after, type: type), .value)
    if let difference { text.add("  (\(Self.signed(difference, type)))", .hint) }
    text.add("  \(label)")
    text.endLine()
    if before == after, causes.isEmpty { return text }
    let interaction = interaction ?? 0
    let effects = causes.map { $0.effect.map { Self.signed($0, type) } ?? "" } + [Self.signed(interaction, type)]
    let width = effects.map(\.count).max() ?? 0
    for (cause, effect) in zip(causes, effects) {
      text.add("  ")
      text.add(effect, .value, width: width, rightAligned: true)
      text.add("  ")
      text.add(cause.markup(indent: width + 6, result: type))
    }
    if interaction != 0 {
      text.add("  ")
      text.add(Self.signed(interaction, type), .value, width: width, rightAligned: true)
      text.add("  what the causes do only together", .hint)
      text.endLine()
    }
    for cause in joint {
      text.add(String(repeating: " ", count: width + 6))
      if let effect = cause.effectAtEnd { text.add("among them \(Self.signed(effect, type))  ", .hint) }
      text.add(cause.markup(indent: width + 10, result: type))
    }
    return text
  }

  static func signed(_ number: Exact, _ type: ValueType) -> String { Answer.difference(number, type: type) }

  /// The causes as JSON.
  public var json: JSON {
    .object([
      ("name", .string(name)), ("label", .string(label)), ("before", before.json(as: type)),
      ("after", after.json(as: type)), ("difference", Self.json(difference, type)),
      ("causes", .array(causes.map { $0.json(type) })),
      ("joint", .array(joint.map { $0.json(type) })), ("interaction", Self.json(interaction, type)),
    ])
  }

  static func json(_ number: Exact?, _ type: ValueType) -> JSON {
    number.map { Value.number($0).json(as: type) } ?? .null
  }
}

extension Attribution.Cause {
  /// True if the effect has several parts. An effect of zero is not split.
  private var isSplit: Bool {
    guard case .rule(_, _, let parameters, _) = kind, let effect, effect != 0, let ownEffect else { return false }
    return parameters.count > 1 || ownEffect != 0
  }

  private func shown(_ value: Value?) -> String { value.map { Answer.text(of: $0, type: type) } ?? "—" }

  fileprivate func markup(indent: Int, result: ValueType) -> Markup {
    var text = Markup(name, .name)
    text.add("  \(label): \(shown(before)) → \(shown(after))")
    switch kind {
    case .fact:
      text.add("  (given)", .hint)
      text.endLine()
    case .rule(let source, let place, let parameters, let isRewritten):
      if isRewritten, parameters.isEmpty { text.add("  (the rule is another one)", .hint) }
      if !isRewritten, parameters.isEmpty { text.add("  (by the date)", .hint) }
      text.add("  \(source)", .citation)
      text.add("  \(place)", .place)
      text.endLine()
      let parts = isSplit ? parameters.map { $0.effect.map { Attribution.signed($0, result) } ?? "" } : []
      let width = parts.map(\.count).max() ?? 0
      for (index, change) in parameters.enumerated() {
        text.add(String(repeating: " ", count: indent))
        if isSplit {
          text.add(parts[index], .value, width: width, rightAligned: true)
          text.add("  ")
        }
        text.add(change.markup)
      }
      if isSplit, let ownEffect, ownEffect != 0 {
        text.add(String(repeating: " ", count: indent))
        text.add(Attribution.signed(ownEffect, result), .value, width: width, rightAligned: true)
        text.add(isRewritten ? "  the rule itself, which is another one" : "  the rule itself, by the date", .hint)
        text.endLine()
      }
    }
    return text
  }

  fileprivate func json(_ resultType: ValueType) -> JSON {
    var fields: [(String, JSON)] = [
      ("name", .string(name)), ("label", .string(label)), ("before", before?.json(as: type) ?? .null),
      ("after", after?.json(as: type) ?? .null), ("effect", Attribution.json(effect, resultType)),
      ("effect_at_end", Attribution.json(effectAtEnd, resultType)),
    ]
    switch kind {
    case .fact: fields.append(("kind", .string("fact")))
    case .rule(let source, let place, let parameters, let isRewritten):
      fields += [
        ("kind", .string("rule")), ("source", .string(source)), ("file", .string(place.file)),
        ("line", .number(String(place.line))), ("rewritten", .boolean(isRewritten)),
        ("parameters", .array(parameters.map { $0.json(resultType) })),
        ("own_effect", Attribution.json(ownEffect, resultType)),
      ]
    }
    return .object(fields)
  }
}

extension Attribution.ParameterChange {
  fileprivate var markup: Markup {
    var text = Markup("law.\(name)", .name)
    text.add("  \(values)")
    if let source = after?.source ?? before?.source { text.add("  \(source)", .citation) }
    if let place = after?.place ?? before?.place { text.add("  \(place)", .place) }
    text.endLine()
    return text
  }

  /// The old and the new value; of long ones only the parts that differ, or the days since which they are in force.
  private var values: String {
    func short(_ use: Explanation.ParameterUse?) -> String {
      guard let use else { return "—" }
      // Two revisions of one entry differ in their day of enactment.
      let enacted = before?.since == after?.since ? use.enacted.map { ", enacted \($0)" } ?? "" : ""
      return use.value.count > 24 ? "that since \(use.since)\(enacted)" : use.value
    }
    guard let before, let after, max(before.value.count, after.value.count) > 24 else {
      return "\(short(before)) → \(short(after))"
    }
    let (old, new) = (before.value.split(separator: ","), after.value.split(separator: ","))
    let differing = old.count == new.count ? zip(old, new).filter { $0 != $1 } : []
    guard (1...3).contains(differing.count) else {
      return before.since == after.since && before.enacted == after.enacted
        ? "another value" : "\(short(before)) → \(short(after))"
    }
    return differing.map { "\(Self.bare($0)) → \(Self.bare($1))" }.joined(separator: ", ")
  }

  private static func bare(_ part: Substring) -> String {
    String(part.filter { $0 != "{" && $0 != "}" }).trimmingBlanks
  }

  fileprivate func json(_ resultType: ValueType) -> JSON {
    .object([
      ("name", .string(name)), ("effect", Attribution.json(effect, resultType)),
      ("before", .optional(before?.value)), ("after", .optional(after?.value)),
      ("since", .optional(after?.since.description)), ("source", .optional(after?.source ?? before?.source)),
    ])
  }
}
