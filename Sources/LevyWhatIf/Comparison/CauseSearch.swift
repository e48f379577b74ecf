import ExactNumbers
import LevyCalculator
import LevyModel

/// Searches for the causes of a difference among all values that either side read on the way to the result.
struct CauseSearch {
  let result: String
  let first: Attribution.Side
  let second: Attribution.Side
  let old: [String: Explanation]
  let new: [String: Explanation]
  private(set) var causes: [Attribution.Cause] = []
  private(set) var joint: [Attribution.Cause] = []
  private var known: [String: Value] = [:]

  init(
    result: String, first: Attribution.Side, second: Attribution.Side, old: [String: Explanation],
    new: [String: Explanation]
  ) {
    (self.result, self.first, self.second, self.old, self.new) = (result, first, second, old, new)
  }

  mutating func run() {
    for name in Set(old.keys).union(new.keys) where name != "year" && name != "date" {
      let node = new[name] ?? old[name]
      switch node?.origin {
      case .rule where !isGiven(name): lookAtRule(name)
      case .given, .assumed, .rule: lookAtFact(name)
      case .calendar, nil: break
      }
    }
  }

  private func isGiven(_ name: String) -> Bool {
    [first, second].contains { $0.facts.gives(name) }
  }

  // MARK: Facts

  private mutating func lookAtFact(_ name: String) {
    let before = old[name]?.value ?? firstValue(name)
    guard let after = new[name]?.value ?? (try? second.calculator.evaluate(name, for: second.facts)), before != after
    else { return }
    add(name, before: before, after: after, kind: .fact)
  }

  // MARK: Rules

  /// Computes the rule by the second side's law with the values that it would have read on the first side.
  private mutating func lookAtRule(_ name: String) {
    guard let now = new[name], let before = old[name]?.value ?? firstValue(name), changesLaw(name) else { return }
    var facts = second.facts.without()
    for (other, node) in old where other != name { facts.pin(node.value, for: other) }
    // Other values that the new law reads also keep their values of the first side.
    for input in now.inputs where old[input.name] == nil {
      if let value = firstValue(input.name) { facts.pin(value, for: input.name) }
    }
    guard let after = try? second.calculator.evaluate(name, for: facts), after != before else { return }
    guard case .rule(let source, let place) = now.origin else { return }
    var isRewritten = first.calculator.rulebook.digest != second.calculator.rulebook.digest
    if case .rule(let oldSource, let oldPlace)? = old[name]?.origin {
      isRewritten = isRewritten || oldSource != source || oldPlace != place
    }
    var changes = parameterChanges(old[name]?.parameters ?? [], now.parameters)
    let own = split(&changes, of: name, facts, before: before, after: after)
    add(
      name, before: before, after: after, own: own,
      kind: .rule(source: source, place: place, parameters: changes, isRewritten: isRewritten))
  }

  /// True if the law of the two sides may differ at all.
  private func changesLaw(_ name: String) -> Bool {
    first.facts.date != second.facts.date || first.facts.known != second.facts.known
      || first.calculator.rulebook.digest != second.calculator.rulebook.digest
  }

  private mutating func firstValue(_ name: String) -> Value? {
    if let value = known[name] { return value }
    let value = try? first.calculator.evaluate(name, for: first.facts)
    known[name] = value
    return value
  }

  private func parameterChanges(
    _ before: [Explanation.ParameterUse], _ after: [Explanation.ParameterUse]
  ) -> [Attribution.ParameterChange] {
    var changes: [Attribution.ParameterChange] = []
    for use in after {
      let earlier = before.first { $0.name == use.name }
      if earlier?.value != use.value { changes.append(.init(before: earlier, after: use)) }
    }
    for use in before where !after.contains(where: { $0.name == use.name }) {
      changes.append(.init(before: use, after: nil))
    }
    return changes
  }

  // MARK: Effects

  private mutating func add(
    _ name: String, before: Value?, after: Value, own: Exact? = nil, kind: Attribution.Cause.Kind
  ) {
    guard let node = new[name] ?? old[name] else { return }
    func cause(_ effect: Exact?, atEnd: Exact? = nil) -> Attribution.Cause {
      Attribution.Cause(
        name: node.name, label: node.label, type: node.type, before: before, after: after, kind: kind, effect: effect,
        effectAtEnd: atEnd, ownEffect: own)
    }
    if name == result { return causes.append(cause(Self.difference(before, after))) }
    let moved = resultOf(first, with: after, for: name)
    if moved != old[result]?.value { return causes.append(cause(Self.difference(old[result]?.value, moved))) }
    guard let before, let without = resultOf(second, with: before, for: name), without != new[result]?.value
    else { return }
    joint.append(cause(nil, atEnd: Self.difference(without, new[result]?.value)))
  }

  func resultOf(_ side: Attribution.Side, with value: Value, for name: String) -> Value? {
    var facts = side.facts
    facts.pin(value, for: name)
    return try? side.calculator.evaluate(result, for: facts)
  }

  private static func difference(_ before: Value?, _ after: Value?) -> Exact? {
    guard let before = before?.exact, let after = after?.exact else { return nil }
    return try? after.subtracting(before)
  }
}
