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

/// One attempt to follow a rule, path by path; a rule that waits for another is attempted anew.
final class RuleRun {
  let slot: Slot
  let function: LuaReference
  /// The paths so far, with their outcomes.
  fileprivate(set) var paths: [DecisionTree.Path] = []
  /// The first obstacle on a path; one to following the rule takes the place of a failure of the rule.
  fileprivate(set) var obstacle: Obstacle?
  /// False if the survey has seen enough before all paths were followed.
  fileprivate(set) var isWhole = true
  /// True if each path was followed to its end, or to where the interpreter is certain to fail too.
  fileprivate(set) var isSettled = true
  /// True if a fact was read that a hypothesis may change.
  fileprivate(set) var readsHypothetical = false
  /// The dates of which the rule asked for the year.
  fileprivate(set) var datesOfYears: Set<Slot> = []

  fileprivate init(_ slot: Slot, _ function: LuaReference) { (self.slot, self.function) = (slot, function) }

  fileprivate func note(_ met: Obstacle, isSettled: Bool) {
    if obstacle == nil || !met.isFailure { obstacle = met }
    self.isSettled = self.isSettled && isSettled
  }
}

/// Determines, for the law of one date, which facts are constant, which are given, and what each rule does.
package final class RuleResolver {
  let rulebook: Rulebook
  /// The day whose law is followed.
  package let date: CalendarDate
  package let tracer: Tracer
  /// Observes rules while all of them are examined; nil while a plan is made.
  let survey: SurveyedDay?
  /// The attempt that is under way.
  private var run: RuleRun?
  /// The results under hypotheses that equal those of the case, since the hypothesis changes nothing that they read.
  private var sameAsCase: Set<Slot> = []
  /// Facts that were given but could not be parsed.
  private var misread: Set<Slot> = []
  let calculator: Calculator
  let given: Set<Slot>
  /// The slots whose values are the same in all rows.
  let constants: Set<Slot>
  /// The constants that are told by months.
  let toldByMonths: Set<Slot>
  private(set) var bindings: [Slot: Binding] = [:]
  /// The rules that met no obstacle on the paths that were followed, other than a failure that the rule means.
  private(set) var followed: Set<Slot> = []
  /// The obstacles of rules that are followed on some paths and left to the interpreter on others.
  private(set) var partly: [Slot: Obstacle] = [:]
  /// The rules of which every path was followed to its end, or to a place where the interpreter is certain to fail too.
  private(set) var settled: Set<Slot> = []
  /// For each rule, the dates whose year it asked for; its paths cover the years that plans know, even if its tree no
  /// longer asks.
  private(set) var datesByYears: [Slot: Set<Slot>] = [:]
  /// The rules that have a result in every row.
  var certain: Set<Slot> = []
  /// The rules that are being followed, or that wait for one.
  private var running: Set<Slot> = []
  /// For each rule, the number of rules in the longest chain of dependencies that ends with it.
  private var depths: [Slot: Int] = [:]
  /// The greatest such number among the rules that the current rule has read.
  private var depthRead = 0
  /// Rules that cannot be followed with symbols for counts.
  private var takesPlainCounts: Set<Slot> = []
  /// True if rules go on with a placeholder where a fact is missing, as the interpreter does to find all missing facts.
  let findsMissing: Bool
  /// The facts and results that rules read, that rows do not give and that have no default.
  private(set) var missing: Set<Slot> = []
  /// True if a rule reads the date itself, so that the findings hold for no other day of the same law.
  private(set) var readsDate = false
  /// The paths of rules that were followed for plans, with the slots read on each.
  private(set) var paths: [Slot: [DecisionTree.Path]] = [:]
  /// The slots that the trees of rules read; a cache.
  private var needs: [Slot: [Atom]] = [:]
  /// - Parameters:
  ///   - given: the slots that each row gives.
  ///   - constants: the values that hold for all rows, by slot.
  ///   - misread: given facts that could not be parsed; rules that read them fail.
  ///   - findsMissing: whether rules go on with a placeholder where a fact is missing, as the interpreter does to
  ///     find all missing facts.
  package convenience init(
    _ calculator: Calculator, date: CalendarDate, known: CalendarDate?, given: Set<Slot>, constants: [Slot: Value],
    misread: [Slot: Diagnostic] = [:], findsMissing: Bool = false
  ) {
    self.init(
      calculator, date: date, known: known, given: given, constants: constants, survey: nil, findsMissing: findsMissing)
    for (slot, wrong) in misread { bindings[slot] = .interpreted(.failure(.refusal(wrong.problem))) }
    self.misread = Set(misread.keys)
  }

  /// - Parameter survey: the observer of a survey, whose tracer is used.
  init(
    _ calculator: Calculator, date: CalendarDate, known: CalendarDate?, given: Set<Slot>,
    constants: [Slot: Value] = [:],
    survey: SurveyedDay?, findsMissing: Bool = false
  ) {
    self.findsMissing = findsMissing
    self.calculator = calculator
    self.survey = survey
    tracer = survey?.rules.tracer ?? Tracer()
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
  func canonical(_ slot: Slot) -> Slot {
    if sameAsCase.contains(slot) { return rulebook.base(of: slot) }
    return rulebook.months.facts.isEmpty ? slot : untold(like: slot) ?? slot
  }

  /// The obstacle to a result under a hypothesis that supposes a result which the case itself gives; otherwise nil.
  private func supposed(_ slot: Slot) -> Obstacle? {
    guard let base = rulebook.supposed(slot), given.contains(base) || constants.contains(base) || misread.contains(base)
    else { return nil }
    return .failure(.refusal(rulebook.problem(supposing: slot, wanted: nil)))
  }

  /// Determines how the plan obtains a slot; rules are followed if that was not done yet.
  package func resolve(_ slot: Slot) -> Binding {
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
  private func resolvedAtOnce(_ slot: Slot) -> Binding? {
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
    case .calendar: return keep(.interpreted(.differing(Atom(slot))), slot)
    case .input:
      if let told = told(by: slot) {
        (settled, followed, paths[slot]) = (settled.union([slot]), followed.union([slot]), told.paths)
        return keep(.rule(told.tree), slot)
      }
      if calculator.areOfMonths[slot.index], let binding = byMonths(slot) { return keep(binding, slot) }
      // The rows are not known here, so only constants count as givers.
      if let value = calculator.defaultValue(of: slot, givers: constants.contains) {
        return keep(.constant(value), slot)
      }
      return keep(lacking(slot).map { .constant($0) } ?? .interpreted(.notGiven(Atom(slot))), slot)
    case .rule, .deadline, .caveat: return nil
    }
  }

  /// Records that rows lack a fact which they must give.
  ///
  /// - Returns: the placeholder for it, or nil.
  func lacking(_ slot: Slot) -> Value? {
    missing.insert(slot)
    return placeholder(for: slot)
  }

  /// Binds a fact to a tree by which it follows from other facts, as if a rule computed it.
  func follows(_ slot: Slot, _ tree: DecisionTree, reads: Set<Slot>) -> Binding {
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
  private func placeholder(for slot: Slot) -> Value? {
    guard findsMissing, rulebook.base(of: slot) == slot else { return nil }
    let value = calculator.placeholder(for: slot)
    // The placeholder of a day is the date of the case.
    if case .date = value { readsDate = true }
    return value
  }

  /// The facts that the tree of a rule reads, in the order of their slots.
  func needs(of slot: Slot, _ tree: DecisionTree) -> [Atom] {
    if let known = needs[slot] { return known }
    let found = tree.atoms(in: tracer.graph).sorted()
    needs[slot] = found
    return found
  }

  private func keep(_ binding: Binding, _ slot: Slot) -> Binding {
    bindings[slot] = binding
    return binding
  }

  /// Follows a rule, unless the survey followed it on another day with the same facts and figures.
  private func follow(_ slot: Slot) throws(Tracer.Unresolved) -> Binding {
    depthRead = 0
    // The interpreter reports a file that cannot be run.
    guard let function = try? calculator.function(of: slot) else { return .interpreted(.notInForce) }
    guard calculator.isKnown(slot) else { return .interpreted(.notKnown) }
    guard let survey else { return try follow(slot, function) }
    if let entry = try survey.entry(of: function, slot, known: known) {
      for fact in entry.facts { noteDepth(of: fact.slot) }
      if entry.isFollowed { followed.insert(slot) }
      return entry.resolution
    }
    calculator.beginRecording()
    defer { calculator.endRecording() }
    let binding = try follow(slot, function)
    if let run { survey.end(run, binding, isFollowed: followed.contains(slot)) }
    return binding
  }

  private func follow(_ slot: Slot, _ function: LuaReference) throws(Tracer.Unresolved) -> Binding {
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
      !takesPlainCounts.contains(slot) && (survey.map { $0.rules.takesNumbersAlike(function, findOut) } ?? findOut())
    while true {
      do {
        return binding(of: try followPaths(of: slot, function, countsAreSymbols: countsAreSymbols))
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

  /// Follows a rule on all its paths, or on as many as the survey needs.
  private func followPaths(
    of slot: Slot, _ function: LuaReference, countsAreSymbols: Bool
  ) throws -> RuleRun {
    let run = RuleRun(slot, function)
    self.run = run
    calculator.recorder?.enter(slot)
    survey?.begin(slot)
    let placeholder = rulebook.variables[slot].isFact ? placeholder(for: slot) : nil
    func isEnough() -> Bool {
      if survey?.isEnough(function) == true { run.isWhole = false }
      return !run.isWhole
    }
    // All paths of a rule share the instructions of one call, and so do all rules that are followed.
    try calculator.state.sharingFollowLimits {
      run.paths = try tracer.paths(isEnough: isEnough) {
        try followPath(of: run, countsAreSymbols: countsAreSymbols, placeholder: placeholder)
      }
    }
    return run
  }

  /// Follows a rule on the path whose answers the tracer gives.
  private func followPath(of run: RuleRun, countsAreSymbols: Bool, placeholder: Value?) throws -> Outcome {
    let slot = run.slot
    var (met, failure) = (Obstacle?.none, Diagnostic?.none)
    // A short path is at its end before Lua asks.
    try calculator.checkInterruption()
    survey?.rules.units.isRunning = true
    defer { survey?.rules.units.isRunning = false }
    var outcome = try calculator.follow(
      run.function, slot: slot, by: tracer, countsAreSymbols: countsAreSymbols, isGiven: given.contains,
      presence: { [unowned self] in self.presence(for: $0) }, placeholder: placeholder, obstacle: &met,
      failure: &failure)
    if met == .notGiven(Atom(slot)) || tracer.hasRead(slot) { missing.insert(slot) }
    if met?.isForWantOfFacts == true, let off = offValue(of: slot) {
      // A caveat that lacks a fact does not apply, unless it fails before.
      let node = tracer.constant(off)
      (outcome, met) = (.expression(node, checks: tracer.checks(besides: node)), nil)
    }
    if let met { run.note(met, isSettled: fails(met)) }
    if let survey {
      survey.note(outcome, failure, of: slot)
    } else {
      run.datesOfYears.formUnion(datesOfYearsAsked)
    }
    return outcome
  }

  /// The binding of a rule that was followed.
  private func binding(of run: RuleRun) -> Binding {
    let slot = run.slot
    if run.isWhole, !run.readsHypothetical, rulebook.supposed(slot) != nil { sameAsCase.insert(slot) }
    if run.obstacle?.isMeant ?? true { followed.insert(slot) }
    if run.isSettled && run.isWhole { settled.insert(slot) }
    datesByYears[slot] = run.datesOfYears.isEmpty ? nil : run.datesOfYears
    if let obstacle = run.obstacle {
      if run.paths.allSatisfy({ $0.outcome == .interpreted }) {
        survey?.noteFailure(of: slot)
        return .interpreted(obstacle)
      }
      if !obstacle.isFailure { partly[slot] = obstacle }
    }
    if let survey {
      if let binding = survey.binding(of: run, among: bindings) { return binding }
    } else {
      paths[slot] = run.paths
    }
    return simplified(DecisionTree(run.paths[...]), of: slot)
  }

  /// The dates whose years were asked for on the path that was followed last.
  private var datesOfYearsAsked: [Slot] {
    tracer.answers.compactMap { step in
      if case .switch(let atom) = step.question, atom.part?.kind == .year { atom.variable } else { nil }
    }
  }

  /// The value of a caveat's variable in rows to which it does not apply, as a number; nil for other variables.
  private func offValue(of slot: Slot) -> Exact? {
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
    case .notGiven(let atom): return !rulebook.variables[atom.variable].isInput
    default: return false
    }
  }

  /// Merges the subtrees for the values of a choice into one where they differ in figures only.
  private func merged(_ tree: DecisionTree) -> DecisionTree {
    guard case .question(let question, let answers) = tree else { return tree }
    let inner = answers.map(merged)
    if case .switch(let atom) = question, let one = AntiUnifier(atom: atom, tracer: tracer).merged(inner) { return one }
    return .question(question, answers: inner)
  }

  private func simplified(_ whole: DecisionTree, of slot: Slot) -> Binding {
    let tree = merged(whole)
    guard let value = onlyResult(tree, of: slot) else { return .rule(tree) }
    return .constant(rulebook.variables[slot].type.value(ofResult: value))
  }

  /// Returns what is known of a fact that a rule reads, and records the read.
  private func noted(_ slot: Slot) throws -> Known {
    let known = try known(slot)
    // Reading a month that rows do not give counts as reading the fact.
    if calculator.areOfMonths[slot.index], let fact = rulebook.months.facts[slot],
      !isTold(slot) || isTold(fact) || toldByMonths.contains(fact)
    {
      tracer.note(read: fact)
    }
    if rulebook.variables[slot].hypothetical != nil { run?.readsHypothetical = true }
    noteDepth(of: slot)
    survey?.note(read: slot, known)
    return known
  }

  private func noteDepth(of slot: Slot) { depthRead = max(depthRead, depths[slot] ?? 0) }

  private func known(_ slot: Slot) throws -> Known {
    if slot == Rulebook.dateSlot { readsDate = true }
    return switch bindings[slot] {
    case nil where !running.contains(slot): throw Tracer.Unresolved(slot: slot)
    case nil: .interpreted(.circle)
    case .constant(let value): .constant(value)
    case .column, .rule: .varying
    case .interpreted(let obstacle): .interpreted(.dependence(on: Atom(slot), obstacle))
    }
  }
}
