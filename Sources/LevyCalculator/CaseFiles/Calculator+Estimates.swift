import ExactNumbers
import LevyModel
import LevyRules
import LevyScript

/// First answers: what is not given and people nearly always have is taken from what is given.
extension Calculator {
  /// A case with estimates of the facts that results read, that it does not give, and for which the rules have one. A
  /// fact whose estimate lacks others, which are not estimated either, stays as it is.
  ///
  /// - Returns: the case, and the facts that the estimates go by.
  /// - Throws: `Diagnostic` for an unknown name, or a case of other rules.
  package func estimated(
    _ facts: Case, for names: [String]
  ) throws(Diagnostic) -> (facts: Case, sources: Set<Int>) {
    try begin(facts)
    let known = rulebook.declaredVariables.indices.filter { slot in
      facts.given[slot] == nil && facts.misread[slot] == nil && estimator(of: rulebook.variables[slot]) != nil
    }
    if known.isEmpty { return (facts, []) }
    var wanted: [Int] = []
    for name in names { wanted.append(try rulebook.slot(of: name, role: .asked)) }
    var (completed, sources) = (facts, Set<Int>())
    while true {
      // Which facts are read, and which estimates can be made, depends on those that are there.
      let (read, lacking) = try slotsRead(by: wanted, for: completed)
      let open = known.filter { slot in
        completed.given[slot] == nil && (rulebook.variables[slot].isInput ? read : lacking).contains(slot)
      }
      let found = open.compactMap { slot in
        (try? estimate(of: slot, for: completed, from: &sources)).flatMap(\.self).map { (slot: slot, value: $0) }
      }
      let count = completed.estimated.count
      for (slot, value) in found { completed.estimate(value, slot: slot) }
      if completed.estimated.count == count { return (completed, sources) }
    }
  }

  /// The declaration of the estimate of an input, or of a rule that is in force.
  private func estimator(of variable: Variable) -> Int? { question(of: variable, \.hasEstimate, \.hasEstimate) }

  /// The estimate of a fact: what its declaration computes, or the result of another case that it names.
  ///
  /// - Throws: `Diagnostic` if the rules fail at it, or lack a fact.
  private func estimate(of slot: Int, for facts: Case, from sources: inout Set<Int>) throws(Diagnostic) -> Value? {
    let variable = rulebook.variables[slot]
    try begin(facts)
    guard concerns(variable), let declaration = estimator(of: variable) else { return nil }
    let said = try declared("estimate", of: declaration, person: variable.person) { $0.declaredValue() }
    sources.formUnion(slotsRead)
    switch said {
    case nil, .absent?: return nil
    case .record(let fields)? where fields["1"] != nil: return try result(of: fields, for: facts)
    case let value?:
      return variable.type.value(of: value) ?? value.exact.flatMap { variable.type.accepted(.number($0)) }
    }
  }

  /// The result of another case, as often as is said.
  private func result(of fields: [String: DeclaredValue], for facts: Case) throws(Diagnostic) -> Value? {
    guard let name = fields["1"]?.text else { return nil }
    var other = facts.without()
    for (fact, declared) in (fields["given"]?.fields ?? [:]).sorted(by: { $0.key < $1.key }) {
      guard let value = try rulebook.notation(of: fact).type.value(of: declared) else {
        throw Diagnostic(
          .badValue(name: fact, value: declared.summary, expected: try rulebook.notation(of: fact).expected(.inForce)))
      }
      try other.give(fact, value)
    }
    let value = try evaluate(name, for: other)
    guard let times = fields["times"].flatMap({ ValueType.number.value(of: $0) })?.exact else { return value }
    return value.exact.flatMap { try? $0.multiplied(by: times) }.map { .number($0) }
  }
}
