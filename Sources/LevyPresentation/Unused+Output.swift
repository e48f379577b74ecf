import LevyCalculator
import LevyModel

extension UnusedFact {
  /// The fact as JSON: `{"name": …, "value": …, "reason": "decided", "by": "filing", "as": "single"}`
  package var json: JSON {
    var fields: [(String, JSON)] = [("name", .string(name)), ("value", value.json(as: type))]
    switch reason {
    case .decided(let by, let value, let type):
      fields += [("reason", .string("decided")), ("by", .string(by)), ("as", value.json(as: type))]
    case .pinned(let by): fields += [("reason", .string("pinned")), ("by", .string(by))]
    case .unread: fields.append(("reason", .string("unread")))
    case .noDifference: fields.append(("reason", .string("no_difference")))
    case .incomplete(let open):
      fields += [("reason", .string("incomplete")), ("lacking", .array(open.map { .string($0) }))]
    }
    return .object(fields)
  }
}

extension [UnusedFact] {
  /// The facts for people, with a line for each reason.
  package var notes: [Markup] {
    grouped(by: \.reason).map { reason, facts in reason.markup(facts.map(\.name)) }
  }
}

extension UnusedFact.Reason {
  /// The reason with names of facts: `not used, since cared_for = none: carers`; `scope` says to what it applies, such
  /// as ` in 3 of 5 rows`.
  package func markup(_ names: [String], scope: String = "") -> Markup {
    var text = Markup()
    text.add(words(scope) + ": ", .hint)
    text.add(names.joined(separator: ", "))
    return text
  }

  /// The reason in words: `not used, since filing = single`
  package func words(_ scope: String = "") -> String {
    switch self {
    case .decided(let by, let value, let type):
      say("not used\(scope), since ", "nicht verwendet\(scope), da ") + "\(by) = \(Answer.word(for: value, type: type))"
    case .pinned(let by):
      say("not used\(scope), since \(by) is given", "nicht verwendet\(scope), da \(by) angegeben ist")
    case .unread: say("not used\(scope) by what is shown", "nicht verwendet\(scope) für das, was gezeigt wird")
    case .noDifference: say("makes no difference\(scope)", "ändert\(scope) nichts")
    case .incomplete(let open):
      say("counts\(scope) once there is also: ", "zählt\(scope), sobald auch da ist: ") + open.joined(separator: ", ")
    }
  }
}

extension Array {
  /// The elements grouped by a key, in the order in which each key first occurs.
  package func grouped<Key: Hashable>(by key: (Element) -> Key) -> [(key: Key, elements: [Element])] {
    var groups: [(key: Key, elements: [Element])] = []
    var places: [Key: Int] = [:]
    for element in self {
      let key = key(element)
      let place = places[key] ?? groups.count
      if place == groups.count { groups.append((key, [])) }
      places[key] = place
      groups[place].elements.append(element)
    }
    return groups
  }
}

/// The note on results that were given in place of their rules.
package enum PinnedNote {
  /// The note: `given in place of its rule: taxable_income`; nil if there are none.
  package static func markup(_ names: [String]) -> Markup? {
    guard !names.isEmpty else { return nil }
    let words =
      names.count == 1
      ? say("given in place of its rule: ", "anstelle der Regel angegeben: ")
      : say("given in place of their rules: ", "anstelle der Regeln angegeben: ")
    return Markup(words, .hint) + Markup(names.joined(separator: ", "))
  }
}

extension Answer {
  /// The unused facts, with a line for each reason.
  package var unusedNotes: [Markup] { unused.notes }

  private func unusedNotes(_ namesFacts: Bool) -> [Markup] {
    if namesFacts { return unused.notes }
    return unused.map { fact in Markup("\(label(fact.name)): ", .hint) + Markup(rulebook.plain(fact.reason.words())) }
  }

  private func label(_ name: String) -> String { rulebook[name]?.label ?? name }

  /// The facts that come from the case of the year before, and what it lacks for others.
  private func carriedNotes(_ namesFacts: Bool) -> [Markup] {
    let carried = facts.carried.sorted().compactMap { slot -> String? in
      guard let value = facts.given[slot]?.value else { return nil }
      let variable = rulebook.variables[slot]
      return (namesFacts ? variable.name : variable.label) + ": "
        + Self.word(for: value, type: variable.type, namesFacts: namesFacts)
    }
    let assumed = Set(assumptions.map(\.name))
    let lacking = facts.notCarried.sorted { $0.key < $1.key }.compactMap { slot, error -> Markup? in
      let variable = rulebook.variables[slot]
      guard assumed.contains(variable.name) else { return nil }
      return Markup(say("not known from the year before: ", "aus dem Vorjahr nicht bekannt: "), .hint)
        + Markup((namesFacts ? variable.name : variable.label) + ": " + error.message)
    }
    if carried.isEmpty { return lacking }
    let words = say("from the year before: ", "aus dem Vorjahr: ")
    return [Markup(words, .hint) + Markup(carried.joined(separator: "; "))] + lacking
  }

  /// All remarks on the results, in one order for every front end: caveats, unused facts, facts of the year
  /// before, given results, estimates, assumptions, and the outlook of the foremost result.
  ///
  /// - Parameters:
  ///   - all: whether all assumptions are listed, not only the few that could move the results most.
  ///   - lister: the option that lists all assumptions, such as `--all`.
  ///   - saysEffects: whether the possible effects of assumptions are added.
  ///   - namesFacts: whether names of facts and results are shown, for users who type them, or only labels.
  ///   - cutsCaveats: whether several caveats are cut to their first sentences.
  package func notes(
    all: Bool = false, lister: String?, saysEffects: Bool = true, namesFacts: Bool = true, cutsCaveats: Bool = false
  ) -> [Markup] {
    let assumed =
      all ? allAssumptions : assumptionNote(lister: lister, saysEffects: saysEffects, namesFacts: namesFacts)
    let estimated = estimateNote(all: all, lister: lister, saysEffects: saysEffects, namesFacts: namesFacts)
    let range = saysEffects ? rangeNote(namesFacts: namesFacts) : nil
    let caveats = cutsCaveats ? briefCaveats(lister: lister) : caveatNotes(namesFacts: namesFacts)
    return caveats + unusedNotes(namesFacts) + carriedNotes(namesFacts)
      + [PinnedNote.markup(pinned.map { namesFacts ? $0 : label($0) }), estimated, assumed, range].compactMap(\.self)
  }

  /// The text of a value in remarks: yes and no for true and false.
  ///
  /// - Parameter namesFacts: whether words of choices are shown, for users who type them, or their labels.
  package static func word(for value: Value, type: ValueType, namesFacts: Bool = true) -> String {
    if !namesFacts, case (.choice(let choice), .choice(let word)) = (type, value) { return choice.labels[word] ?? word }
    if case .boolean(let flag) = value, Language.current != .german { return flag ? "yes" : "no" }
    return text(of: value, type: type)
  }
}
