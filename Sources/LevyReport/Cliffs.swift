import ExactNumbers
import LevyCalculator
import LevyModel
import LevyPresentation
import LevyRules
import LevyScript
import LevyTrace
import LevyWhatIf

/// The steps of the law in households: the places at which a result jumps while one of their amounts rises, the largest
/// jump first.
///
/// The households are the worked examples of the rules' interviews, or one that the user describes. Each amount that
/// can move the result rises by itself, from zero to a typical maximum, while all others stay as they are.
package struct Cliffs: Sendable {
  /// A household.
  package struct Household: Sendable {
    package let title: String
    package let facts: Case
    /// The result that is examined; nil if there is none.
    package fileprivate(set) var result: String?
    /// The number of amounts of the household that can move the result.
    package fileprivate(set) var amounts = 0
    /// The texts of the caveats on the result.
    package fileprivate(set) var caveats: [String] = []
  }

  /// A step of the law, at the place where it is largest.
  package struct Step: Sendable {
    package let household: Household
    /// The amount that rises.
    package let fact: Variable
    /// The result that jumps.
    package let result: Variable
    package let kink: Kinks.Kink
    /// The number of further jumps that the same condition causes: at other values, over other amounts and in other
    /// households.
    package fileprivate(set) var others = 0
  }

  /// A part of the search that is missing or incomplete.
  package struct Gap: Sendable {
    package let household: String
    /// The name of the amount; nil for the whole household.
    package let fact: String?
    /// The reason; nil if only some values were left out.
    package let reason: Diagnostic?
  }

  package let jurisdiction: Jurisdiction
  package let year: String
  package private(set) var households: [Household]
  /// The steps, the largest first, followed by bends if these were looked for.
  package private(set) var edges: [Step] = []
  package var steps: ArraySlice<Step> { edges.prefix { $0.kink.jump != 0 } }
  package private(set) var gaps: [Gap] = []

  /// The upper end for amounts of a year, unless twice the household's own amount is more.
  private static let mostOfAYear: Exact = 200_000
  /// The maximum number of ranges that are examined for an amount.
  private static let mostLooks = 4_000

  /// Searches for the steps.
  ///
  /// - Parameters:
  /// - result: the name of the result; by default, for each household, what the way from gross to net leaves.
  /// - bends: true to find bends too, which takes longer.
  /// - Throws: `Diagnostic` for an unknown name, or if the work was stopped.
  package init(_ rulebook: Rulebook, _ households: [Household], of result: String? = nil, bends: Bool = false)
    throws(Diagnostic)
  {
    if let result { _ = try rulebook.variable(named: result) }
    jurisdiction = rulebook.jurisdiction
    year = households.first?.facts.yearName ?? ""
    let searches = households.concurrentMap { Search($0, of: result, bends: bends) }
    self.households = searches.map(\.household)
    gaps = searches.flatMap(\.gaps)
    for search in searches { if let fault = search.fault { throw fault } }
    var places: [Cause: Int] = [:]
    for step in searches.flatMap(\.edges).sorted(by: Self.precedes) {
      if let place = places[Cause(step)] {
        edges[place].others += 1
      } else {
        places[Cause(step)] = edges.count
        edges.append(step)
      }
    }
  }

  /// The cause of a step. A condition that makes the result jump at one place and bend at another counts as two causes.
  private struct Cause: Hashable {
    let rule: String
    let place: Place
    let condition: String
    let isJump: Bool

    init(_ step: Step) {
      (rule, place, condition) = (step.kink.rule, step.kink.place, step.kink.condition)
      isJump = step.kink.jump != 0
    }
  }

  private static func precedes(_ one: Step, _ other: Step) -> Bool {
    let (first, second) = (one.kink.jump.magnitude, other.kink.jump.magnitude)
    return first != second
      ? first > second
      : (one.household.title, one.fact.name, one.kink.at) < (other.household.title, other.fact.name, other.kink.at)
  }
}

extension Cliffs.Step {
  /// The case just below the step, and the case at the step.
  package var cases: [Case] {
    let before = (try? kink.at.subtracting(fact.type.step ?? 1)) ?? kink.at
    return [before, kink.at].compactMap { household.facts.with(fact, $0) }
  }
}

extension Case {
  /// Returns the case with another amount; nil if the case cannot have it.
  fileprivate func with(_ fact: Variable, _ amount: Exact) -> Case? {
    var facts = self
    guard (try? facts.remove(fact.name)) != nil, (try? facts.give(fact.name, fact.type.value(amount))) != nil
    else { return nil }
    return facts
  }
}

extension Cliffs {
  /// Returns the households of the rules' worked interviews, moved to a year; without those that the year's law
  /// rejects.
  package static func households(of rulebook: Rulebook, year: Int) -> [Household] {
    rulebook.examples.filter { $0.asks != nil }.compactMap { example in
      (try? example.facts.moved(toYear: year)).map { Household(title: example.title, facts: $0) }
    }
  }

  /// Returns a household that the user describes.
  package static func household(_ facts: Case) -> Household { Household(title: "", facts: facts) }

  /// The search for the steps of one household.
  private struct Search {
    var household: Household
    var edges: [Step] = []
    var gaps: [Gap] = []
    /// The interrupt that ended the search, if one did.
    var fault: Diagnostic?

    init(_ household: Household, of result: String?, bends: Bool) {
      self.household = household
      do throws(Diagnostic) {
        let calculator = try Calculator(household.facts.rulebook)
        var name = result
        if name == nil { name = try calculator.waterfall(for: household.facts).terms.leaves }
        guard let name else { return }
        try look(calculator, name, bends: bends)
      } catch {
        if case .stopped(by: .interrupt) = error.problem { fault = error }
        gaps.append(Gap(household: household.title, fact: nil, reason: error))
      }
    }

    private mutating func look(_ calculator: Calculator, _ name: String, bends: Bool) throws(Diagnostic) {
      let (rulebook, facts) = (calculator.rulebook, household.facts)
      let result = try rulebook.variable(named: name)
      // If the result fails for the unchanged case, the reason is reported.
      let answer = calculator.answer([name], for: facts)
      if let failure = answer.failures.first { throw failure }
      household.caveats = answer.lines.flatMap(\.caveats).map(\.text)
      let amounts = try Cliffs.amounts(moving: name, calculator, facts)
      (household.result, household.amounts) = (name, amounts.count)
      for fact in amounts {
        do throws(Diagnostic) {
          let range = Cliffs.range(of: fact, in: facts)
          if let failure = Cliffs.failure(of: name, calculator, facts, fact, from: range) { throw failure }
          let function = try CaseFunction(calculator, facts, over: fact.name)
          function.mostLooks = Cliffs.mostLooks
          let kinks = try function.kinks(name, in: range, jumpsOnly: !bends)
          if !kinks.isComplete { gaps.append(Gap(household: household.title, fact: fact.name, reason: nil)) }
          edges += kinks.all.map { Step(household: household, fact: fact, result: result, kink: $0) }
        } catch {
          if case .stopped(by: .interrupt) = error.problem { throw error }
          gaps.append(Gap(household: household.title, fact: fact.name, reason: error))
        }
      }
    }
  }

  /// Returns the amounts of a case that can move a result while all other facts stay as they are, whether they are
  /// given or not.
  private static func amounts(
    moving name: String, _ calculator: Calculator, _ facts: Case
  ) throws(Diagnostic) -> [Variable] {
    let rulebook = calculator.rulebook
    let slot = try rulebook.slot(of: name, role: .asked)
    let inputs = rulebook.declaredVariables.slots.filter { rulebook.variables[$0].isInput }
    // Nobody gives an input that stands for another fact.
    let amounts = inputs.filter { rulebook.variables[$0].type == .money && rulebook.variables[$0].standsFor == nil }
    var values = facts.given.mapValues(\.value)
    for input in inputs where values[input] == nil && rulebook.variables[input].type != .money {
      values[input] = rulebook.variables[input].defaultValue
    }
    for amount in amounts { values[amount] = nil }
    let moving = try calculator.relevance(of: [slot], for: facts).facts(moving: [slot], knowing: values)
    return amounts.filter { moving?.contains($0) ?? (facts.given[$0] != nil) }.map { rulebook.variables[$0] }
      .filter { (try? facts.checkIsOne($0.name)) != nil }
  }

  /// Returns the reason if there is no result at either end of the rise, such as a fact that is then required; else
  /// nil.
  private static func failure(
    of name: String, _ calculator: Calculator, _ facts: Case, _ fact: Variable, from range: ClosedRange<Exact>
  ) -> Diagnostic? {
    let first = (try? range.lowerBound.adding(fact.type.step ?? 1)) ?? range.lowerBound
    var failure: Diagnostic?
    for value in [range.upperBound, first] {
      guard let risen = facts.with(fact, value) else { return nil }
      do throws(Diagnostic) {
        _ = try calculator.evaluate(name, for: risen)
        return nil
      } catch {
        failure = error
      }
    }
    return failure
  }

  /// Returns the range over which an amount rises.
  private static func range(of fact: Variable, in facts: Case) -> ClosedRange<Exact> {
    let given = facts.rulebook.slot(of: fact.name).flatMap { facts.given[$0]?.value.exact } ?? 0
    let twice = (try? given.magnitude.multiplied(by: 2)) ?? given.magnitude
    let usual = (try? mostOfAYear.divided(by: Exact(fact.per?.inAYear ?? 1)).rounded(.up, step: 1)) ?? mostOfAYear
    let high = min(max(usual, twice), fact.maximum ?? ValueType.largestAmount)
    let low = max(fact.minimum ?? 0, high.magnitude.negated)
    return min(low, high)...high
  }
}

extension Period {
  /// The approximate number of such periods in a year, used to choose likely amounts.
  fileprivate var inAYear: Int {
    switch self {
    case .year, .once: 1
    case .quarter: 4
    case .month, .varies: 12
    case .week: 52
    case .day: 220
    case .hour: 1_800
    }
  }
}
