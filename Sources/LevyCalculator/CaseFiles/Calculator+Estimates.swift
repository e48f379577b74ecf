import ExactNumbers
import LevyModel
import LevyRules
import LevyScript
import LevyState

/// A case completed by estimates of facts that it does not give.
package struct Estimates {
  /// The completed case.
  package fileprivate(set) var facts: Case
  /// The case as it was given.
  let asGiven: Case
  /// The facts from which the estimates were made.
  package fileprivate(set) var sources: Set<Slot> = []
  /// These facts, and those that decided whether to estimate.
  fileprivate(set) var reasons: Set<Slot> = []
  /// Likely values other than the estimate, by slot.
  fileprivate(set) var others: [Slot: [Value]] = [:]
  /// The facts for which the rules have an estimate and that the results did not read.
  fileprivate(set) var unread: Set<Slot> = []
  /// True if nothing had to be estimated.
  fileprivate(set) var isNone = false
  /// The results of other cases from which estimates were made, with what they read; a cache.
  fileprivate var computed: [(name: String, facts: Case, value: Value, read: Set<Slot>)] = []

  /// A case without estimates.
  package init(facts: Case) { (self.facts, asGiven, isNone) = (facts, facts, true) }
}

/// Estimates facts that people nearly always have, from the facts that are given.
extension Calculator {
  /// Completes a case by estimates of facts that it does not give and that results read, or that estimates read and have
  /// no default. A fact stays missing if its estimate needs others that can be neither read nor estimated. If an
  /// estimate itself has a mistake, results that read the fact fail with that error.
  ///
  /// - Parameter withOthers: whether other likely values are wanted too.
  /// - Throws: `Diagnostic` for an unknown name, or a case of other rules.
  package func estimates(
    for facts: Case, names: [String], withOthers: Bool = false
  ) throws(Diagnostic) -> Estimates {
    var wanted: [Slot] = []
    for name in names { wanted.append(try rulebook.slot(of: name, role: .asked)) }
    return try estimates(for: facts, results: wanted, withOthers: withOthers)
  }

  /// Completes a case for results that are given by their slots.
  ///
  /// - Parameter similar: estimates of a case that differs in few facts, whose computed results are used again.
  /// - Throws: `Diagnostic` for a case of other rules.
  func estimates(
    for facts: Case, results: [Slot], withOthers: Bool, after similar: Estimates? = nil
  ) throws(Diagnostic) -> Estimates {
    try begin(facts)
    var made = Estimates(facts: facts)
    made.computed = similar?.computed ?? []
    let known = rulebook.declaredVariables.slots.filter { slot in
      facts.given[slot] == nil && facts.misread[slot] == nil && estimator(of: rulebook.variables[slot]) != nil
    }
    if known.isEmpty { return made }
    made.isNone = false
    while true {
      // Each estimate may change which facts are read, and which estimates can be made.
      let (read, lacking) = try slotsRead(by: results, for: made.facts)
      let reasons = made.reasons
      let open = known.filter { slot in
        if made.facts.given[slot] != nil || made.facts.misread[slot] != nil { return false }
        let variable = rulebook.variables[slot]
        if !variable.isInput { return lacking.contains(slot) }
        return read.contains(slot) || variable.defaultValue == nil && reasons.contains(slot)
      }
      var found: [(slot: Slot, value: Value)] = []
      for slot in open {
        do throws(Diagnostic) {
          let likely = try estimate(of: slot, in: &made, withOthers: withOthers)
          guard let value = likely.first else { continue }
          found.append((slot, value))
          made.others[slot] = likely.count > 1 ? Array(likely.dropFirst()) : nil
        } catch {
          made.facts.note(misread: "", for: rulebook.variables[slot].name, error)
        }
      }
      let count = made.facts.estimated.count
      for (slot, value) in found { made.facts.estimate(value, slot: slot) }
      if made.facts.estimated.count == count && made.reasons == reasons {
        made.unread = Set(known).subtracting(made.facts.estimated).subtracting(read)
        return made
      }
    }
  }

  /// The declaration with the `estimate` of an input, or of a rule in force.
  private func estimator(of variable: Variable) -> DeclarationID? {
    question(of: variable, \.hasEstimate, \.hasEstimate)
  }

  /// The maximum number of values that an `estimate` returns.
  private static let mostLikely = 6

  /// The estimate of a fact, followed by other likely values: those that its function returns, or the results of other
  /// cases that it names. Empty if the rules lack a fact, or fail in another rule.
  ///
  /// - Throws: `Diagnostic` for a mistake in the estimate itself.
  private func estimate(
    of slot: Slot, in made: inout Estimates, withOthers: Bool
  ) throws(Diagnostic) -> [Value] {
    let (variable, facts) = (rulebook.variables[slot], made.facts)
    try begin(facts)
    defer { made.reasons.formUnion(slotsRead) }
    guard concerns(variable), let declaration = estimator(of: variable) else { return [] }
    let said: [DeclaredValue]?
    do throws(Diagnostic) {
      said = try declared("estimate", of: declaration, person: variable.person, results: Self.mostLikely) { state in
        // The last value is on top of the stack.
        let last = (0..<Self.mostLikely).map { _ in
          defer { state.lua.height -= 1 }
          return state.returnedValue() ?? .absent
        }
        return Array(last.reversed())
      }
    } catch {
      if error.problem.kind == .stopped || error.problem.kind == .script && error.rules.isEmpty { throw error }
      return []
    }
    // The result of another case may be computed next, which reads other facts.
    made.sources.formUnion(slotsRead)
    made.reasons.formUnion(slotsRead)
    guard let first = said?.first, let estimate = try value(first, of: variable, in: &made) else { return [] }
    if !withOthers { return [estimate] }
    // The estimate is valid even if a further value fails.
    return [estimate] + (said ?? []).dropFirst().compactMap { try? value($0, of: variable, in: &made) }
  }

  /// Converts a value that an estimate returned.
  private func value(
    _ said: DeclaredValue, of variable: Variable, in made: inout Estimates
  ) throws(Diagnostic) -> Value? {
    switch said {
    case .absent: return nil
    case .record(let fields) where fields["1"] != nil:
      guard let value = try result(of: fields, as: variable, in: &made) else { return nil }
      guard let fitting = variable.type.accepted(value) else { throw wrong(value.exact, value.description, variable) }
      return fitting
    default:
      if let value = variable.type.value(of: said) { return value }
      if let number = said.exact, let value = variable.type.accepted(.number(number)) { return value }
      throw wrong(said.exact, said.summary, variable)
    }
  }

  /// The error that an estimate is no value of its fact.
  private func wrong(_ number: Exact?, _ found: String, _ variable: Variable) -> Diagnostic {
    Diagnostic(.wrongResult(of: variable.name, variable.type, number, found: found), at: variable.place)
  }

  /// The result of another case, times a factor; an amount is rounded down to a cent. Nil if that case has no result.
  private func result(
    of fields: [String: DeclaredValue], as variable: Variable, in made: inout Estimates
  ) throws(Diagnostic) -> Value? {
    guard let name = fields["1"]?.text, let given = fields["given", default: .record([:])].fields,
      let times = fields["times", default: .integer(1)].exact,
      Set(fields.keys).isSubset(of: ["1", "given", "times"])
    else {
      let form = Wording("{ NAME, given = { … }, times = NUMBER }", "{ NAME, given = { … }, times = ZAHL }")
      throw Diagnostic(
        .wrongResult(rule: variable.name, expected: form, found: DeclaredValue.record(fields).summary),
        at: variable.place)
    }
    let isMoney = try rulebook.notation(of: name).type == .money
    var other = made.facts.without()
    for (fact, declared) in given.sorted(by: { $0.key < $1.key }) {
      guard let value = try rulebook.notation(of: fact).type.value(of: declared) else {
        throw Diagnostic(
          .badValue(name: fact, value: declared.summary, expected: try rulebook.notation(of: fact).expected(.inForce)),
          at: variable.place)
      }
      guard (try? other.give(fact, value)) != nil else { return nil }
    }
    let value: Value
    do throws(Diagnostic) {
      if let known = made.computed.first(where: { $0.name == name && $0.facts == other }) {
        value = known.value
        made.reasons.formUnion(known.read)
      } else {
        value = try evaluate(name, for: other)
        made.computed.append((name, other, value, slotsRead))
      }
    } catch {
      if error.problem.kind == .stopped { throw error }
      return nil
    }
    if fields["times"] == nil { return value }
    guard let product = value.exact.flatMap({ try? $0.multiplied(by: times) }) else { return nil }
    if !isMoney { return .number(product) }
    return (try? product.rounded(.down, step: ValueType.cent)).map { .number($0) }
  }
}
