import CLuaShim
import ExactNumbers
import LevyCalculator
import LevyModel
import LevyPlan
import LevyRules
import LuaRuntime

/// How a plan comes by the values of a slot.
package enum Resolution {
  /// The same in all rows.
  case constant(Value)
  /// Given in each row.
  case column
  /// Computed by a rule.
  case rule(DecisionTree)
  /// Left to the interpreter, for this reason.
  case interpreted(String)
}

/// Finds out, for the law of one date, which facts are constant, which are given, and what each rule does.
package final class RuleResolver {
  let rulebook: Rulebook
  /// The day whose law is followed.
  package let date: CalendarDate
  package let tracer: Tracer
  /// What rules came to on other days.
  private let earlier: FollowedRules?
  /// The facts that the rule which is being followed has read.
  private var reads: [Int: Known] = [:]
  private var readOrder: [Int] = []
  let calculator: Calculator
  let given: Set<Int>
  /// The slots whose values hold for all rows.
  let constants: Set<Int>
  private(set) var resolutions: [Int: Resolution] = [:]
  /// The rules that were followed on all their paths, to their end or to where the interpreter fails too.
  private(set) var followed: Set<Int> = []
  /// Why rules that can be followed in part are left to the interpreter elsewhere.
  private(set) var partly: [Int: String] = [:]
  private var running: Set<Int> = []
  /// Whether rules look at the date itself, so that what was found out holds for no other day of the same law.
  private(set) var readsDate = false
  /// The inputs that no row gives and whose defaults rules may read.
  private(set) var assumed: [Int] = []

  /// - Parameters:
  ///   - given: the slots that are given in each row.
  ///   - constants: the values that hold for all rows, by slot.
  ///   - earlier: what rules came to on other days, with the same facts given.
  package init(
    _ calculator: Calculator, date: CalendarDate, known: CalendarDate?, given: Set<Int>, constants: [Int: Value],
    earlier: FollowedRules? = nil
  ) {
    self.calculator = calculator
    self.earlier = earlier
    tracer = earlier?.tracer ?? Tracer()
    self.given = given
    self.constants = Set(constants.keys)
    self.date = date
    rulebook = calculator.rulebook
    calculator.begin(date: date, known: known)
    for (slot, value) in constants { resolutions[slot] = .constant(value) }
    resolutions[Rulebook.yearSlot] = resolutions[Rulebook.yearSlot] ?? .constant(.count(calculator.year))
    resolutions[Rulebook.dateSlot] = .constant(.date(date))
  }

  /// How the plan comes by a slot.
  package func resolve(_ slot: Int) -> Resolution {
    if let part = DatePart(slot) { return resolve(part.date) }
    if slot == Rulebook.dateSlot { readsDate = true }
    if let resolution = resolutions[slot] { return resolution }
    if given.contains(slot) { return keep(.column, slot) }
    let variable = rulebook.variables[slot]
    switch variable.origin {
    case .calendar: return keep(.interpreted("'\(variable.name)' differs from row to row"), slot)
    case .input:
      if let value = calculator.defaultValue(of: slot) {
        assumed.append(slot)
        return keep(.constant(value), slot)
      }
      return keep(.interpreted("'\(variable.name)' is not given"), slot)
    case .rule, .deadline:
      guard running.insert(slot).inserted else { return keep(.interpreted("it is part of a circle"), slot) }
      defer { running.remove(slot) }
      return keep(follow(slot), slot)
    }
  }

  private func keep(_ resolution: Resolution, _ slot: Int) -> Resolution {
    resolutions[slot] = resolution
    return resolution
  }

  private func follow(_ slot: Int) -> Resolution {
    guard let function = calculator.function(of: slot) else { return .interpreted("it is not in force") }
    guard calculator.isKnown(slot) else { return .interpreted("the rules do not say when it was enacted") }
    if let earlier, let entry = earlier.entry(of: function, law: law, known: resolved) {
      if entry.isFollowed { followed.insert(slot) }
      partly[slot] = entry.partly
      return entry.resolution
    }
    if earlier != nil { calculator.beginRecording() }
    let resolution = follow(slot, function)
    if let earlier {
      let law = calculator.recorder?.reads[slot]?.law ?? []
      calculator.endRecording()
      // The words of a failure tell of their day.
      if case .interpreted = resolution { return resolution }
      // What is read of another day may be another figure where this day's is the same.
      guard law.allSatisfy({ $0.date == date }) else { return resolution }
      earlier.keep(
        .init(
          facts: readOrder.compactMap { fact in reads[fact].map { (fact, $0) } },
          parameters: law.compactMap { read in self.law(read.slot).map { (read.slot, $0) } },
          resolution: resolution, isFollowed: followed.contains(slot), partly: partly[slot]), of: function)
    }
    return resolution
  }

  /// The value in force of a parameter; nil if the rules do not say what was known of it.
  private func law(_ slot: Int) -> FollowedRules.Law? {
    guard let found = try? rulebook.parameters[slot].value(on: date, known: calculator.known) else {
      return calculator.known == nil ? FollowedRules.Law.none : nil
    }
    return .value(since: found.entry.since, revision: found.revision.key)
  }

  /// What is known of a fact, which is looked at first if nobody has.
  private func resolved(_ slot: Int) -> Known? {
    if let known = try? known(slot) { return known }
    _ = resolve(slot)
    return try? known(slot)
  }

  private func follow(_ slot: Int, _ function: LuaReference) -> Resolution {
    let type = rulebook.variables[slot].type
    calculator.state.numbers.executor = tracer
    tracer.known = { [unowned self] in try self.noted($0) }
    defer {
      calculator.state.numbers.executor = nil
      levy_record_clear(calculator.state.lua.raw, calculator.caseRecord, calculator.caseValues.key)
    }
    var countsAreSymbols = calculator.state.takesNumbersAlike(function) { [unowned self] in comparesAlike($0) }
    while true {
      do {
        var reason: String?
        (reads, readOrder) = ([:], [])
        calculator.recorder?.enter(slot)
        defer { if reason?.hasPrefix(Plan.failure + ": ") ?? true { followed.insert(slot) } }
        var paths: [DecisionTree.Path] = []
        // All paths of a rule share the instructions of one call, and so do all rules that are followed.
        try calculator.state.sharingFollowLimits {
          paths = try tracer.paths {
            try calculator.follow(
              function, slot: slot, by: tracer, countsAreSymbols: countsAreSymbols, isGiven: given.contains,
              presence: { [unowned self] in self.presence(for: $0) },
              reason: &reason)
          }
        }
        if let reason {
          if paths.allSatisfy({ $0.outcome == .interpreted }) { return .interpreted(reason) }
          if !reason.hasPrefix(Plan.failure) { partly[slot] = reason }
        }
        return simplified(DecisionTree(paths[...]), type: type)
      } catch let unresolved as Tracer.Unresolved {
        calculator.state.numbers.executor = nil
        _ = resolve(unresolved.slot)
        calculator.state.numbers.executor = tracer
        tracer.known = { [unowned self] in try self.noted($0) }
        if earlier != nil { calculator.beginRecording() }
      } catch SandboxViolation.exactKey where countsAreSymbols {
        countsAreSymbols = false
      } catch let untraceable as Tracer.Untraceable {
        return .interpreted(untraceable.reason)
      } catch {
        return .interpreted("\(error)")
      }
    }
  }

  /// Whether `==` next to a numeral does the same for a fact of this name whether counts of many values are symbols or
  /// not: because it is no such count, or has one value in all rows.
  private func comparesAlike(_ name: String) -> Bool {
    // A part of a date may be a symbol too.
    if DatePart.Kind.allCases.contains(where: { "\($0)" == name }) { return false }
    // The field of a person may be that of any.
    let slots = rulebook.household.isUsed ? rulebook.slots(ofField: name) : rulebook.slot(of: name).map { [$0] } ?? []
    return slots.allSatisfy { slot in
      if rulebook.variables[slot].isInput, !given.contains(slot) { return true }
      guard case .count = rulebook.variables[slot].type else { return true }
      return Options(of: slot, in: rulebook)?.count ?? .max <= Options.few
    }
  }

  /// The tree with the trees of a choice's values made one where they differ in figures only.
  private func merged(_ tree: DecisionTree) -> DecisionTree {
    guard case .question(let question, let answers) = tree else { return tree }
    let inner = answers.map(merged)
    if case .which(let slot) = question, let one = TreeMerger(slot: slot, tracer: tracer).merged(inner) { return one }
    return .question(question, answers: inner)
  }

  private func simplified(_ whole: DecisionTree, type: ValueType) -> Resolution {
    let tree = merged(whole)
    guard case .leaf(.expression(let place, let checks)) = tree, checks.isEmpty,
      let value = tracer.graph.constant(place)
    else { return .rule(tree) }
    return .constant(value.exactInt.flatMap(type.plainValue) ?? .number(value))
  }

  /// What is known of a fact that a rule reads.
  private func noted(_ slot: Int) throws -> Known {
    let known = try known(slot)
    if earlier != nil, reads.updateValue(known, forKey: slot) == nil { readOrder.append(slot) }
    return known
  }

  private func known(_ slot: Int) throws -> Known {
    if slot == Rulebook.dateSlot { readsDate = true }
    return switch resolutions[slot] {
    case nil where !running.contains(slot): throw Tracer.Unresolved(slot: slot)
    case nil: .interpreted("it is part of a circle")
    case .constant(let value): .constant(value)
    case .column, .rule: .varying
    case .interpreted(let reason): .interpreted("\(Plan.dependence)'\(rulebook.variables[slot].name)': \(reason)")
    }
  }
}

extension Calculator {
  /// Pushes what stands for a fact: its value if all rows have it, a symbol for a number, the value on this path for a
  /// choice.
  private func pushTraced(
    _ slot: Int, _ tracer: Tracer, countsAreSymbols: Bool, presence: (Int) -> Int?
  ) throws {
    // A part is read of a date that differs from row to row.
    switch DatePart(slot) == nil ? try tracer.known(slot) : .varying {
    case .constant(let value): return try state.push(value)
    case .interpreted(let reason): throw Tracer.Untraceable(reason: reason)
    case .varying: break
    }
    if let presence = presence(slot) { try demand(presence, for: slot, tracer) }
    let type = DatePart(slot) == nil ? rulebook.variables[slot].type : .count(maximum: .max)
    let options = Options(of: slot, in: rulebook)
    switch type {
    case .date:
      let key = tracer.fact(slot)
      try state.pushTracedDate(slot: slot) { state.numbers.push(symbol: SymbolicNumber(place: key)) }
    case .money, .rate, .number: state.numbers.push(symbol: SymbolicNumber(place: tracer.fact(slot)))
    case .count where countsAreSymbols && options?.count ?? .max > Options.few:
      state.numbers.push(symbol: SymbolicNumber(place: tracer.fact(slot)))
    case .count, .choice, .boolean:
      _ = tracer.fact(slot)
      guard let options,
        let value = type.plainValue(options.first + tracer.answer(.which(slot: slot), count: options.count))
      else {
        throw Tracer.Untraceable(
          reason: "'\(rulebook.name(of: slot))' has too many values to try them all; compare it by < and >= only")
      }
      try state.push(value)
    }
  }

  /// A fact that has to be given is one on those paths only on which its person is there.
  private func demand(_ presence: Int, for slot: Int, _ tracer: Tracer) throws {
    let isThere =
      switch try tracer.known(presence) {
      case .constant(let value): value == .boolean(true)
      case .interpreted(let reason): throw Tracer.Untraceable(reason: reason)
      case .varying:
        tracer.fact(presence) >= 0 && tracer.answer(.which(slot: presence), count: 2) == 1
      }
    if isThere { return }
    throw Tracer.Untraceable(reason: "\(Plan.failure): '\(rulebook.name(of: slot))' is of a person who is not there")
  }

  /// Follows a rule's function on one path.
  ///
  /// - Parameters:
  ///   - countsAreSymbols: whether counts of many values may be symbols; else all values are tried.
  ///   - isGiven: whether rows give a fact.
  ///   - presence: what must be so for a fact to be given that rows may lack; nil for all others.
  /// - Throws: `Tracer.Unresolved`; `SandboxViolation.exactKey` where a symbol cannot do.
  func follow(
    _ function: LuaReference, slot: Int, by tracer: Tracer, countsAreSymbols: Bool, isGiven: (Int) -> Bool,
    presence: @escaping (Int) -> Int?,
    reason: inout String?
  ) throws -> Outcome {
    let lua = state.lua
    let type = rulebook.variables[slot].type
    tracer.countsAreSymbols = countsAreSymbols
    tracer.push = { [unowned self, unowned tracer] in
      try pushTraced($0, tracer, countsAreSymbols: countsAreSymbols, presence: presence)
    }
    levy_record_clear(lua.raw, caseRecord, caseValues.key)
    var pushed = try pushCall(function, of: slot)
    if pushed == 1 {
      lua.push(caseReference)
      lua.push(lawReference)
      pushed = 3
    }
    do {
      try lua.call(arguments: Int(pushed) - 1, results: 1)
    } catch {
      var failure = Plan.failure + " in Lua: "
      if case .host(let cause) = error.kind {
        if cause is Tracer.Unresolved || cause as? SandboxViolation == .exactKey { throw cause }
        if let untraceable = cause as? Tracer.Untraceable { reason = untraceable.reason }
        failure = Plan.failure + ": "
      }
      if error.kind.isLimit { throw Tracer.Untraceable(reason: "to follow it takes too long; split it into several rules") }
      reason = reason ?? failure + Diagnostic(error).problem.sentence(reveals: false)
      return .interpreted
    }
    defer { lua.pop() }
    func outcome(_ place: Int) -> Outcome {
      // What each row gives does not fail; without a default it fails where its cell is empty.
      let checks = tracer.checks(besides: place).filter { check in
        guard case .fact(let slot) = tracer.graph.nodes[check] else { return true }
        let fact = DatePart(slot)?.date ?? slot
        guard isGiven(fact), rulebook.variables[fact].isInput else { return true }
        return defaultValue(of: fact) == nil
      }
      return .expression(place, checks: checks)
    }
    if let symbol = type == .date ? state.tracedDate() : state.numbers.symbol(at: -1)?.place { return outcome(symbol) }
    if type.isPlain {
      if let value = plainResult(type), let number = type.plainNumber(value) {
        return outcome(tracer.constant(Exact(number)))
      }
    } else if let number = state.numbers.number(at: -1), type.accepted(.number(number)) != nil {
      return outcome(tracer.constant(number))
    }
    reason = reason ?? Plan.failure + ": its result is of another type"
    return .interpreted
  }

  private func plainResult(_ type: ValueType) -> Value? {
    let lua = state.lua
    switch type {
    case .boolean: return lua.boolean(at: -1).map { .boolean($0) }
    case .choice: return lua.string(at: -1).map { .choice($0) }
    case .date: return state.date().map { .date($0) }
    default:
      guard let number = state.numbers.number(at: -1) else { return nil }
      return type.accepted(.number(number))
    }
  }
}
