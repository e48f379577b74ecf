import CLuaShim
import ExactNumbers
import LevyCalculator
import LevyModel
import LevyPlan
import LevyRules
import LevyScript
import LuaRuntime

/// The way in which a plan obtains the values of a slot.
package enum Binding: Sendable {
  /// A value that is the same in all rows.
  case constant(Value)
  /// A column that each row gives.
  case column
  /// The result of a rule, as a tree.
  case rule(DecisionTree)
  /// A slot that is left to the interpreter, for this reason.
  case interpreted(Obstacle)
}

/// Determines, for the law of one date, which facts are constant, which are given, and what each rule does.
package final class RuleResolver {
  let rulebook: Rulebook
  /// The day whose law is followed.
  package let date: CalendarDate
  package let tracer: Tracer
  /// The results of following rules on other days, in a survey; nil when a plan is made.
  let earlier: FollowedRules?
  /// True if the trees of rules are kept, which takes all their paths; otherwise rules are only examined.
  private let keepsTrees: Bool
  /// The reasons why rules fail in every case, by slot; found in a survey only.
  private(set) var failures: [Int: Diagnostic] = [:]
  /// The facts read so far by the rule that is being followed.
  private var reads: [Int: Known] = [:]
  private var readOrder: [Int] = []
  private var laws: [Int: FollowedRules.Law] = [:]
  /// True if the rule that is being followed was followed on all its paths.
  private var isWhole = true
  /// The results under hypotheses that equal those of the case, since the hypothesis changes nothing that they read.
  private var sameAsCase: Set<Int> = []
  /// True if the rule that is being followed has read a variable of a hypothesis.
  private var readsHypothetical = false
  /// Facts that were given but could not be parsed.
  private var misread: Set<Int> = []
  let calculator: Calculator
  let given: Set<Int>
  /// The slots whose values are the same in all rows.
  let constants: Set<Int>
  /// The constants that are told by months.
  let toldByMonths: Set<Int>
  private(set) var bindings: [Int: Binding] = [:]
  /// The rules that met no obstacle on the paths that were followed, other than a failure that the rule means.
  private(set) var followed: Set<Int> = []
  /// The obstacles of rules that are followed on some paths and left to the interpreter on others.
  private(set) var partly: [Int: Obstacle] = [:]
  /// For rules that were followed on some paths only, a rule of the same code that was followed on all of them.
  private(set) var standIns: [Int: Int] = [:]
  /// The rules of which every path was followed to its end, or to a place where the interpreter is certain to fail too.
  private(set) var settled: Set<Int> = []
  /// For each rule, the dates whose year it asked for; its paths cover the years that plans know, even if its tree no
  /// longer asks.
  private(set) var datesByYears: [Int: Set<Int>] = [:]
  /// The rules that have a result in every row.
  var certain: Set<Int> = []
  /// The rules that are being followed, or that wait for one.
  private var running: Set<Int> = []
  /// For each rule, the number of rules in the longest chain of dependencies that ends with it.
  private var depths: [Int: Int] = [:]
  /// The greatest such number among the rules that the current rule has read.
  private var depthRead = 0
  /// Rules that cannot be followed with symbols for counts.
  private var takesPlainCounts: Set<Int> = []
  /// True if rules go on with a placeholder where a fact is missing, as the interpreter does to find all missing facts.
  let findsMissing: Bool
  /// The facts and results that rules read, that rows do not give and that have no default.
  private(set) var missing: Set<Int> = []
  /// True if a rule reads the date itself, so that the findings hold for no other day of the same law.
  private(set) var readsDate = false
  /// The paths of rules that were followed for plans, with the slots read on each.
  private(set) var paths: [Int: [DecisionTree.Path]] = [:]
  /// The slots that the trees of rules read; a cache.
  private var needs: [Int: [Slot]] = [:]
  /// - Parameters:
  ///   - given: the slots that each row gives.
  ///   - constants: the values that hold for all rows, by slot.
  ///   - misread: given facts that could not be parsed; rules that read them fail.
  ///   - findsMissing: whether rules go on with a placeholder where a fact is missing, as the interpreter does to
  ///     find all missing facts.
  package convenience init(
    _ calculator: Calculator, date: CalendarDate, known: CalendarDate?, given: Set<Int>, constants: [Int: Value],
    misread: [Int: Diagnostic] = [:], findsMissing: Bool = false
  ) {
    self.init(
      calculator, date: date, known: known, given: given, constants: constants, earlier: nil, keepsTrees: true,
      findsMissing: findsMissing)
    for (slot, wrong) in misread { bindings[slot] = .interpreted(.failure(.refusal(wrong.problem))) }
    self.misread = Set(misread.keys)
  }

  /// - Parameters:
  ///   - earlier: the results of following rules on other days, with the same facts given.
  ///   - keepsTrees: whether the trees are kept, so that plans can be made of them.
  init(
    _ calculator: Calculator, date: CalendarDate, known: CalendarDate?, given: Set<Int>, constants: [Int: Value] = [:],
    earlier: FollowedRules?, keepsTrees: Bool, findsMissing: Bool = false
  ) {
    self.findsMissing = findsMissing
    self.calculator = calculator
    self.earlier = earlier
    self.keepsTrees = keepsTrees
    tracer = earlier?.tracer ?? Tracer()
    self.given = given
    rulebook = calculator.rulebook
    toldByMonths = Set(constants.keys.filter { constants[$0]?.isOfMonths == true })
    let constants = rulebook.expanded(constants)
    self.constants = Set(constants.keys)
    self.date = date
    calculator.begin(date: date, known: known)
    for (slot, value) in constants { bindings[slot] = .constant(value) }
    bindings[Rulebook.yearSlot] = bindings[Rulebook.yearSlot] ?? .constant(.count(calculator.year))
    bindings[Rulebook.dateSlot] = .constant(.date(date))
  }

  /// The slot that represents this one: the case's own slot for a result that is the same under its hypothesis, and the
  /// first month that rows do not give for all such months.
  func canonical(_ slot: Int) -> Int {
    if sameAsCase.contains(slot) { return rulebook.base(of: slot) }
    return rulebook.months.facts.isEmpty ? slot : untold(like: slot) ?? slot
  }

  /// The obstacle to a result under a hypothesis that supposes a result which the case itself gives; otherwise nil.
  private func supposed(_ slot: Int) -> Obstacle? {
    guard let base = rulebook.supposed(slot), given.contains(base) || constants.contains(base) || misread.contains(base)
    else { return nil }
    return .failure(.refusal(rulebook.problem(supposing: slot, wanted: nil)))
  }

  /// Determines how the plan obtains a slot; rules are followed if that was not done yet.
  package func resolve(_ slot: Int) -> Binding {
    if let binding = resolvedAtOnce(slot) { return binding }
    // A stack of rules, each of which needs the next, instead of recursion: chains may be long.
    var waiting = [slot]
    while let next = waiting.last {
      running.insert(next)
      do {
        let binding = try follow(next)
        running.remove(next)
        waiting.removeLast()
        depths[next] = depthRead + 1
        bindings[next] =
          depthRead < Rulebook.mostWaiting ? binding : .interpreted(.tooManyWaiting(most: Rulebook.mostWaiting))
      } catch {
        if resolvedAtOnce(error.slot) == nil { waiting.append(error.slot) }
      }
    }
    return bindings[slot] ?? .interpreted(.circle)
  }

  /// Resolves a slot that needs no rule to be followed; nil for a rule that was not followed yet.
  private func resolvedAtOnce(_ slot: Int) -> Binding? {
    if slot == Rulebook.dateSlot { readsDate = true }
    if let binding = bindings[slot] { return binding }
    if running.contains(slot) { return .interpreted(.circle) }
    if given.contains(slot) { return keep(.column, slot) }
    if let obstacle = supposed(slot) {
      // The interpreter refuses it too.
      settled.insert(slot)
      return keep(.interpreted(obstacle), slot)
    }
    switch rulebook.variables[slot].origin {
    case .calendar: return keep(.interpreted(.differing(Slot(slot))), slot)
    case .input:
      if let told = told(by: slot) {
        (settled, followed, paths[slot]) = (settled.union([slot]), followed.union([slot]), told.paths)
        return keep(.rule(told.tree), slot)
      }
      if calculator.areOfMonths[slot], let binding = byMonths(slot) { return keep(binding, slot) }
      // The rows are not known here, so only constants count as givers.
      if let value = calculator.defaultValue(of: slot, givers: constants.contains) {
        return keep(.constant(value), slot)
      }
      return keep(lacking(slot).map { .constant($0) } ?? .interpreted(.notGiven(Slot(slot))), slot)
    case .rule, .deadline, .caveat: return nil
    }
  }

  /// Records that rows lack a fact which they must give.
  ///
  /// - Returns: the placeholder for it, or nil.
  func lacking(_ slot: Int) -> Value? {
    missing.insert(slot)
    return placeholder(for: slot)
  }

  /// Binds a fact to a tree by which it follows from other facts, as if a rule computed it.
  func follows(_ slot: Int, _ tree: DecisionTree, reads: Set<Int>) -> Binding {
    (settled, followed) = (settled.union([slot]), followed.union([slot]))
    guard case .leaf(let outcome) = tree else {
      paths[slot] = nil
      return .rule(tree)
    }
    paths[slot] = [DecisionTree.Path(steps: [], outcome: outcome, reads: reads)]
    return .rule(tree)
  }

  /// The placeholder for a fact that rows lack, so that rules can go on without it; nil unless missing facts are
  /// sought.
  private func placeholder(for slot: Int) -> Value? {
    guard findsMissing, rulebook.base(of: slot) == slot else { return nil }
    let value = calculator.placeholder(for: slot)
    // The placeholder of a day is the date of the case.
    if case .date = value { readsDate = true }
    return value
  }

  /// The facts that the tree of a rule reads, in the order of their slots.
  func needs(of slot: Int, _ tree: DecisionTree) -> [Slot] {
    if let known = needs[slot] { return known }
    let found = tree.slots(in: tracer.graph).sorted()
    needs[slot] = found
    return found
  }

  private func keep(_ binding: Binding, _ slot: Int) -> Binding {
    bindings[slot] = binding
    return binding
  }

  private func follow(_ slot: Int) throws(Tracer.Unresolved) -> Binding {
    depthRead = 0
    // The interpreter reports a file that cannot be run.
    guard let function = try? calculator.function(of: slot) else { return .interpreted(.notInForce) }
    guard calculator.isKnown(slot) else { return .interpreted(.notKnown) }
    guard let earlier else { return try follow(slot, function) }
    if let entry = try entry(of: function, slot, in: earlier) {
      for fact in entry.facts { noteDepth(of: fact.slot) }
      if entry.isFollowed { followed.insert(slot) }
      return entry.resolution
    }
    isWhole = true
    calculator.beginRecording()
    defer { calculator.endRecording() }
    let binding = try follow(slot, function)
    let read = calculator.recorder?.reads[slot]?.law ?? []
    // The wording of a failure depends on the day.
    if case .interpreted = binding { return binding }
    if isWhole { earlier.noteWhole(function, of: slot) }
    // If a figure was read for another day, it may differ on a day on which this day's figure is the same.
    guard read.allSatisfy({ $0.date == date }) else { return binding }
    earlier.keep(
      .init(
        facts: readOrder.compactMap { fact in reads[fact].map { (fact, $0) } },
        parameters: read.map { ($0.slot, law($0.slot)) }, resolution: binding, isWhole: isWhole,
        isFollowed: followed.contains(slot)), of: function, slot)
    return binding
  }

  /// The value of a parameter in force on the date.
  private func law(_ slot: Int) -> FollowedRules.Law {
    if let law = laws[slot] { return law }
    let found = try? rulebook.parameters[slot].value(on: date, known: nil)
    let law = found.map { FollowedRules.Law.value(since: $0.entry.since, revision: $0.revision.key) } ?? .none
    laws[slot] = law
    return law
  }

  /// The result of following a rule on another day, if it read the same values there.
  private func entry(
    of function: LuaReference, _ slot: Int, in earlier: FollowedRules
  ) throws(Tracer.Unresolved) -> FollowedRules.Entry? {
    do {
      return try earlier.entry(of: function, slot, law: law, known: known)
    } catch let unresolved as Tracer.Unresolved {
      throw unresolved
    } catch {
      return nil
    }
  }

  private func follow(_ slot: Int, _ function: LuaReference) throws(Tracer.Unresolved) -> Binding {
    let type = rulebook.variables[slot].type
    calculator.state.numbers.executor = tracer
    tracer.known = { [unowned self] in try self.noted($0) }
    tracer.canonical = { [unowned self] in self.canonical($0) }
    defer {
      calculator.state.numbers.executor = nil
      levy_record_clear(calculator.state.lua.raw, calculator.caseRecord, calculator.caseValues.key)
    }
    func findOut() -> Bool {
      calculator.state.takesNumbersAlike(function) { [unowned self] in comparesAlike($0) }
    }
    var countsAreSymbols =
      !takesPlainCounts.contains(slot) && (earlier.map { $0.takesNumbersAlike(function, findOut) } ?? findOut())
    let pretended = rulebook.variables[slot].isFact ? placeholder(for: slot) : nil
    while true {
      do {
        var obstacle: Obstacle?
        (reads, readOrder, readsHypothetical) = ([:], [], false)
        calculator.recorder?.enter(slot)
        beginUnits(slot)
        var sight = FollowedRules.Sight.nothing
        var flaws: [FollowedRules.Flaw] = []
        var paths: [DecisionTree.Path] = []
        var dates: Set<Int> = []
        var isSettled = true
        isWhole = true
        // All paths of a rule share the instruction limit of one call, and so do all rules that are followed.
        try calculator.state.sharingFollowLimits {
          paths = try tracer.paths(isEnough: { isEnough(sight, function) }) {
            var (met, failure) = (Obstacle?.none, Diagnostic?.none)
            // A short path ends before the count hook checks for an interrupt.
            try calculator.checkInterruption()
            earlier?.units.isRunning = true
            defer { earlier?.units.isRunning = false }
            var outcome = try calculator.follow(
              function, slot: slot, by: tracer, countsAreSymbols: countsAreSymbols, isGiven: given.contains,
              presence: { [unowned self] in self.presence(for: $0) }, placeholder: pretended, obstacle: &met,
              failure: &failure)
            if met == .notGiven(Slot(slot)) || tracer.hasRead(slot) { missing.insert(slot) }
            if met?.isForWantOfFacts == true, let off = offValue(of: slot) {
              // A caveat for which a fact is missing does not apply, unless it fails before.
              let node = tracer.constant(off)
              (outcome, met) = (.expression(node, checks: tracer.checks(besides: node)), nil)
            }
            if let met {
              // An obstacle to following the rule takes precedence over a failure of the rule.
              if obstacle == nil || !met.isFailure { obstacle = met }
              isSettled = isSettled && fails(met)
            }
            if earlier == nil {
              dates.formUnion(datesOfYearsAsked)
            } else {
              sight.note(outcome, in: tracer.graph)
              if case .expression(let node, _) = outcome {
                earlier?.units.note(result: node, at: calculator.version(of: slot)?.place, in: tracer.graph)
              }
              if let flaw = flaw(of: slot, failure, outcome) { flaws.append(flaw) }
            }
            return outcome
          }
        }
        if isWhole, !readsHypothetical, rulebook.supposed(slot) != nil { sameAsCase.insert(slot) }
        if obstacle?.isMeant ?? true { followed.insert(slot) }
        if isSettled && isWhole { settled.insert(slot) }
        datesByYears[slot] = dates.isEmpty ? nil : dates
        if let obstacle {
          if paths.allSatisfy({ $0.outcome == .interpreted }) {
            failures[slot] = flaws.first?.failure
            return .interpreted(obstacle)
          }
          if !obstacle.isFailure { partly[slot] = obstacle }
        }
        if let earlier {
          if isWhole {
            earlier.note(flaws)
            earlier.note(paths, of: slot)
          } else {
            earlier.note(slot, like: function)
          }
          if case .constant(let value) = sight, obstacle == nil {
            return .constant(value.exactInt.flatMap(type.plainValue) ?? .number(value))
          }
          if !keepsTrees { return .column }
          if !isWhole {
            if let other = earlier.rule(like: function), case .rule = bindings[other],
              rulebook.variables[other].type == type
            {
              standIns[slot] = other
            }
            return .column
          }
        }
        if earlier == nil { self.paths[slot] = paths }
        return simplified(DecisionTree(paths[...]), of: slot, type: type)
      } catch let unresolved as Tracer.Unresolved {
        throw unresolved
      } catch SandboxViolation.exactKey where countsAreSymbols {
        takesPlainCounts.insert(slot)
        countsAreSymbols = false
      } catch let obstacle as Obstacle {
        return .interpreted(obstacle)
      } catch {
        return .interpreted(.unforeseen("\(error)"))
      }
    }
  }

  /// The dates whose years were asked for on the path that was followed last.
  private var datesOfYearsAsked: [Int] {
    tracer.answers.compactMap { step in
      if case .switch(let slot) = step.question, slot.part?.kind == .year { slot.variable } else { nil }
    }
  }

  /// The value of a caveat's variable in rows to which it does not apply, as a number; nil for other variables.
  private func offValue(of slot: Int) -> Exact? {
    guard rulebook.variables[slot].isCaveat, case .boolean(let flag)? = calculator.version(of: slot)?.absent else {
      return nil
    }
    return flag ? 1 : 0
  }

  /// True if the interpreter is certain to fail too where the path of a rule ends with this obstacle.
  private func fails(_ obstacle: Obstacle) -> Bool {
    switch obstacle {
    case .failure(.absence), .failure(.wrongType): return true
    // Lua may stop at a symbol where it would take a number, and the library refuses the symbol of a day where it takes
    // a day.
    case .failure(.lua(let problem)): return problem.isSaidByRule
    case .failure(.refusal(let problem)):
      switch problem {
      case .noLaw, .noFigure, .notInForce, .notKnown, .noSuchPerson, .supposed: return true
      default: return false
      }
    case .dependence(on: let slot, .notInForce), .dependence(on: let slot, .notKnown): return slot.part == nil
    case .dependence(on: let slot, _): return settled.contains(slot.variable)
    // A rule that returns nil: its result must be given.
    case .notGiven(let slot): return !rulebook.variables[slot.variable].isInput
    default: return false
    }
  }

  /// Begins the unit check of a rule.
  private func beginUnits(_ slot: Int) {
    // Only on the last day of a year, when no month begins: a figure of that day was not read for a month.
    let isEnd = date == rulebook.jurisdiction.taxYear.lastDay(of: calculator.year)
    earlier?.units.begin(
      slot, on: isEnd ? date : nil, law: { [unowned calculator] in calculator.recorder?.reads[slot]?.law ?? [] },
      place: { [unowned calculator] in
        calculator.state.lua.scriptPlace().map { Place(file: $0.chunk, line: $0.line) }
      })
  }

  /// True if the paths of a rule that were followed so far suffice.
  private func isEnough(_ sight: FollowedRules.Sight, _ function: LuaReference) -> Bool {
    guard let earlier, sight.isVarying, !earlier.needsAllPaths(function) else { return false }
    isWhole = false
    return true
  }

  /// The flaw of the path that was followed last.
  private func flaw(of slot: Int, _ failure: Diagnostic?, _ outcome: Outcome) -> FollowedRules.Flaw? {
    func flaw() -> FollowedRules.Flaw { FollowedRules.Flaw(slot: slot, failure: failure, steps: tracer.answers) }
    if failure != nil { return flaw() }
    guard case .expression(let node, _) = outcome, rulebook.variables[slot].type == .money,
      earlier?.isUnrounded(node, by: { tracer.answers }) == true
    else { return nil }
    return flaw()
  }

  /// Merges the subtrees for the values of a choice into one where they differ in figures only.
  private func merged(_ tree: DecisionTree) -> DecisionTree {
    guard case .question(let question, let answers) = tree else { return tree }
    let inner = answers.map(merged)
    if case .switch(let slot) = question, let one = AntiUnifier(slot: slot, tracer: tracer).merged(inner) { return one }
    return .question(question, answers: inner)
  }

  private func simplified(_ whole: DecisionTree, of slot: Int, type: ValueType) -> Binding {
    let tree = merged(whole)
    guard let value = onlyResult(tree, of: slot) else { return .rule(tree) }
    return .constant(value.exactInt.flatMap(type.plainValue) ?? .number(value))
  }

  /// Returns what is known of a fact that a rule reads, and records the read.
  private func noted(_ slot: Int) throws -> Known {
    let known = try known(slot)
    // Reading a month that rows do not give counts as reading the fact.
    if calculator.areOfMonths[slot], let fact = rulebook.months.facts[slot],
      !isTold(slot) || isTold(fact) || toldByMonths.contains(fact)
    {
      tracer.note(read: fact)
    }
    if rulebook.variables[slot].hypothetical != nil { readsHypothetical = true }
    noteDepth(of: slot)
    if let earlier, reads.updateValue(known, forKey: slot) == nil {
      readOrder.append(slot)
      earlier.note(read: slot)
    }
    return known
  }

  private func noteDepth(of slot: Int) { depthRead = max(depthRead, depths[slot] ?? 0) }

  private func known(_ slot: Int) throws -> Known {
    if slot == Rulebook.dateSlot { readsDate = true }
    return switch bindings[slot] {
    case nil where !running.contains(slot): throw Tracer.Unresolved(slot: slot)
    case nil: .interpreted(.circle)
    case .constant(let value): .constant(value)
    case .column, .rule: .varying
    case .interpreted(let obstacle): .interpreted(.dependence(on: Slot(slot), obstacle))
    }
  }
}
