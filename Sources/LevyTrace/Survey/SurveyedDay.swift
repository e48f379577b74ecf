import ExactNumbers
import LevyCalculator
import LevyModel
import LevyPlan
import LevyRules
import LuaRuntime

/// A day of the survey. It observes a resolver that follows all rules by the law of this day: rules that read the same facts and
/// figures on another day are not followed again, and failures, flaws and units of the others are collected.
final class SurveyedDay {
  /// The results of all days.
  let rules: FollowedRules
  /// The reasons why rules fail in every case.
  private(set) var failures: [Slot: Diagnostic] = [:]
  /// For rules that were followed on some paths only, a rule of the same code that was followed on all of them.
  private(set) var standIns: [Slot: Slot] = [:]
  private let date: CalendarDate
  private let calculator: Calculator
  /// True if plans are to be shown of this day, which need the trees of rules; else the survey only looks for mistakes.
  private let keepsTrees: Bool
  private var laws: [ParameterID: FollowedRules.Law] = [:]

  // The rule that is being followed: the facts that it read, its results and its flaws so far.
  private var reads: [Slot: Known] = [:]
  private var readOrder: [Slot] = []
  private var sight = FollowedRules.Sight.nothing
  private var flaws: [FollowedRules.Flaw] = []

  init(_ date: CalendarDate, _ calculator: Calculator, _ rules: FollowedRules, keepsTrees: Bool) {
    (self.date, self.calculator, self.rules, self.keepsTrees) = (date, calculator, rules, keepsTrees)
  }

  private var rulebook: Rulebook { calculator.rulebook }

  /// The value in force of a parameter.
  private func law(_ id: ParameterID) -> FollowedRules.Law {
    if let law = laws[id] { return law }
    let found = try? rulebook.parameters[id].value(on: date, known: nil)
    let law = found.map { FollowedRules.Law.value(since: $0.entry.since, revision: $0.revision.key) } ?? .none
    laws[id] = law
    return law
  }

  /// The result of following a rule on another day, if it read the same facts and figures there.
  func entry(
    of function: LuaReference, _ slot: Slot, known: (Slot) throws -> Known
  ) throws(Tracer.Unresolved) -> FollowedRules.Entry? {
    do {
      return try rules.entry(of: function, slot, law: law, known: known)
    } catch let unresolved as Tracer.Unresolved {
      throw unresolved
    } catch {
      return nil
    }
  }

  /// Begins to observe a rule.
  func begin(_ slot: Slot) {
    (reads, readOrder, sight, flaws) = ([:], [], .nothing, [])
    // On the day on which a year ends no month begins.
    let isEnd = date == rulebook.jurisdiction.taxYear.lastDay(of: calculator.year)
    rules.units.begin(
      slot, on: isEnd ? date : nil, law: { [unowned calculator] in calculator.recorder?.reads[slot]?.law ?? [] },
      place: { [unowned calculator] in
        calculator.state.lua.scriptPlace().map { Place(file: $0.chunk, line: $0.line) }
      })
  }

  /// Records that the rule reads a fact.
  func note(read slot: Slot, _ known: Known) {
    guard reads.updateValue(known, forKey: slot) == nil else { return }
    readOrder.append(slot)
    rules.note(read: slot)
  }

  /// Records the outcome of the path that was followed last.
  func note(_ outcome: Outcome, _ failure: Diagnostic?, of slot: Slot) {
    sight.note(outcome, in: rules.tracer.graph)
    if case .expression(let node, _) = outcome {
      rules.units.note(result: node, at: calculator.version(of: slot)?.place, in: rules.tracer.graph)
    }
    if failure != nil || isUnrounded(outcome, of: slot) {
      flaws.append(FollowedRules.Flaw(slot: slot, failure: failure, steps: rules.tracer.answers))
    }
  }

  private func isUnrounded(_ outcome: Outcome, of slot: Slot) -> Bool {
    guard case .expression(let node, _) = outcome, rulebook.variables[slot].type == .money else { return false }
    return rules.isUnrounded(node, by: { rules.tracer.answers })
  }

  /// True if the paths of the rule that were followed so far suffice.
  func isEnough(_ function: LuaReference) -> Bool { sight.isVarying && !rules.needsAllPaths(function) }

  /// Records that the rule fails in every case.
  func noteFailure(of slot: Slot) { failures[slot] = flaws.first?.failure }

  /// Records a rule that was followed.
  ///
  /// - Returns: its binding, unless that is a tree which is kept.
  func binding(of run: RuleRun, among bindings: [Slot: Binding]) -> Binding? {
    if run.isWhole {
      rules.note(flaws)
      rules.note(run.paths, of: run.slot)
    } else {
      rules.note(run.slot, like: run.function)
    }
    let type = rulebook.variables[run.slot].type
    if case .constant(let value) = sight, run.obstacle == nil { return .constant(type.value(ofResult: value)) }
    if keepsTrees, run.isWhole { return nil }
    if keepsTrees, let other = rules.rule(like: run.function), case .rule = bindings[other],
      rulebook.variables[other].type == type
    {
      standIns[run.slot] = other
    }
    return .column
  }

  /// Ends observing a rule, and keeps its binding for other days.
  func end(_ run: RuleRun, _ binding: Binding, isFollowed: Bool) {
    let read = calculator.recorder?.reads[run.slot]?.law ?? []
    // The wording of a failure depends on the day.
    if case .interpreted = binding { return }
    if run.isWhole { rules.noteWhole(run.function, of: run.slot) }
    // A figure that was read for another day may differ where this day's is the same.
    guard read.allSatisfy({ $0.date == date }) else { return }
    rules.keep(
      .init(
        facts: readOrder.compactMap { fact in reads[fact].map { (fact, $0) } },
        parameters: read.map { ($0.id, law($0.id)) }, resolution: binding, isWhole: run.isWhole,
        isFollowed: isFollowed), of: run.function, run.slot)
  }
}

extension ValueType {
  /// The value that a number is the result of.
  func value(ofResult number: Exact) -> Value { number.exactInt.flatMap(plainValue) ?? .number(number) }
}
