import LevyCalculator
import LevyModel

extension UnusedFact {
  /// `{"name": …, "value": …, "reason": "decided", "by": "filing", "as": "single"}`
  package var json: JSON {
    var fields: [(String, JSON)] = [("name", .string(name)), ("value", value.json(as: type))]
    switch reason {
    case .decided(let by, let value, let type):
      fields += [("reason", .string("decided")), ("by", .string(by)), ("as", value.json(as: type))]
    case .pinned(let by): fields += [("reason", .string("pinned")), ("by", .string(by))]
    case .unread: fields.append(("reason", .string("unread")))
    case .noDifference: fields.append(("reason", .string("no_difference")))
    }
    return .object(fields)
  }
}

extension UnusedFact.Reason {
  /// `not used, since filing = single`; `scope` says where, such as ` in 3 of 5 rows`.
  package func words(scope: String = "") -> String {
    switch self {
    case .decided(let by, let value, let type):
      say("not used\(scope), since ", "nicht verwendet\(scope), da ") + "\(by) = \(Answer.word(for: value, type: type))"
    case .pinned(let by):
      say("not used\(scope), since \(by) is given", "nicht verwendet\(scope), da \(by) angegeben ist")
    case .unread: say("not used\(scope) by what is shown", "nicht verwendet\(scope) für das, was gezeigt wird")
    case .noDifference: say("makes no difference\(scope)", "ändert\(scope) nichts")
    }
  }
}

extension Answer {
  /// What the case gives and counts for nothing, a line for each reason.
  package var unusedNotes: [Markup] {
    var notes: [(reason: UnusedFact.Reason, names: [String])] = []
    for fact in unused {
      if let place = notes.firstIndex(where: { $0.reason == fact.reason }) {
        notes[place].names.append(fact.name)
      } else {
        notes.append((fact.reason, [fact.name]))
      }
    }
    return notes.map { reason, names in
      var text = Markup()
      text.add(reason.words() + ": ", .hint)
      text.add(names.joined(separator: ", "))
      return text
    }
  }

  /// All that is to be said beside the results, in one order for every front: what is not covered, what counts for nothing,
  /// what is assumed.
  package var notes: [Markup] { caveatNotes + unusedNotes + [assumptionNote].compactMap(\.self) }

  /// A value as people write it: yes and no for what is true or false.
  static func word(for value: Value, type: ValueType) -> String {
    if case .boolean(let flag) = value, Language.current != .german { return flag ? "yes" : "no" }
    return text(of: value, type: type)
  }
}
