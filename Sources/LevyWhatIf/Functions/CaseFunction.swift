import ExactNumbers
import LevyCalculator
import LevyModel
import LevyPlan
import LevyRules
import LevyTrace

/// Results of a case as functions of one of its facts: the rules as expressions in that fact, with all other facts
/// filled in.
///
/// Values are those of the interpreter, to the last digit. In addition there are the value without rounding and its
/// slope, so that a marginal rate is a derivative and not the difference of two rounded amounts.
package final class CaseFunction {
  let rulebook: Rulebook
  let resolver: RuleResolver
  /// The slot of the fact that varies.
  let over: Slot
  /// The maximum number of ranges that a search examines; beyond it the search is incomplete.
  package var mostLooks = 200_000
  let calculator: Calculator
  private let facts: Case
  /// Decision trees that fail where the case would be impossible.
  let impossibilities: [DecisionTree]
  /// A cache, since the same atoms are requested at each value of the fact.
  private var atomsOfNodes: [[Node]: [Atom]] = [:]
  /// The evaluation of bounds over ranges of the fact.
  private(set) lazy var ranges = RangeEvaluation(self)

  /// Prepares the functions of a case.
  ///
  /// - Parameters:
  /// - facts: the case; its value for the fact that varies is ignored.
  /// - name: the fact that varies: an amount, rate, number or count.
  /// - Throws: `Diagnostic` for an unknown name, or one of a type without steps.
  package init(_ calculator: Calculator, _ facts: Case, over name: String) throws(Diagnostic) {
    self.calculator = calculator
    self.facts = facts
    rulebook = calculator.rulebook
    over = try rulebook.slot(of: name, role: .given)
    let variable = rulebook.variables[over]
    guard variable.type.step != nil, over > Rulebook.dateSlot else {
      throw Diagnostic(
        .badValue(
          name: "over", value: name,
          expected: Wording(
            "a fact that is an amount, rate, number or count", "eine Angabe, die Betrag, Satz, Zahl oder Anzahl ist")))
    }
    try rulebook.check(facts)
    try facts.checkIsOne(name)
    var constants: [Slot: Value] = [:]
    for (slot, fact) in facts.given where slot != over { constants[slot] = fact.value }
    try facts.checkLaw()
    var misread = facts.misread.mapValues(\.diagnostic)
    misread[over] = nil
    resolver = RuleResolver(
      calculator, date: facts.date, known: facts.known, given: [over], constants: constants, misread: misread)
    impossibilities = resolver.impossibilities
  }

  /// The smallest step of the fact.
  var step: Exact { rulebook.variables[over].type.step ?? 1 }

  /// Returns the facts in expressions.
  func atoms(of nodes: [Node]) -> [Atom] {
    if nodes.isEmpty { return [] }
    if let known = atomsOfNodes[nodes] { return known }
    let atoms = nodes.reduce(into: Set<Atom>()) { $0.formUnion(resolver.tracer.graph.atoms($1)) }.sorted()
    atomsOfNodes[nodes] = atoms
    return atoms
  }

  /// Returns the slot of a result that can be followed.
  ///
  /// - Throws: `Diagnostic` if the name is unknown or not a number, or if a rule on the way to it cannot be followed.
  func result(_ name: String) throws(Diagnostic) -> Slot {
    let slot = try rulebook.slot(of: name, role: .asked)
    let type = rulebook.variables[slot].type
    guard type.step != nil else {
      throw Diagnostic(.badValue(name: "result", value: name, expected: .ofNumbers))
    }
    if case .interpreted(let obstacle) = resolver.resolve(slot) {
      // If the interpreter reports an error, such as a missing input, that is the more helpful reason.
      try calculator.begin(facts)
      calculator.give(rulebook.variables[over].type.value(rulebook.variables[over].minimum ?? 0), slot: over)
      _ = try calculator.result(slot)
      throw Diagnostic(.notFollowed(name: rulebook.variables[slot].name, reason: rulebook.words(of: obstacle)))
    }
    return slot
  }
}

extension ValueType {
  /// The smallest distance of two values that are tried: a cent, 1, a hundredth of a percent; nil for types without
  /// steps.
  package var step: Exact? {
    switch self {
    case .quantity(let unit): unit.terms.step
    case .count: 1
    case .choice, .boolean, .date: nil
    }
  }
}
