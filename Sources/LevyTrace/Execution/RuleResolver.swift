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
  package let tracer = Tracer()
  let calculator: Calculator
  private let given: Set<Int>
  private let constants: Set<Int>
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
  package init(
    _ calculator: Calculator, date: CalendarDate, known: CalendarDate?, given: Set<Int>, constants: [Int: Value]
  ) {
    self.calculator = calculator
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
    case .rule, .deadline, .caveat:
      guard running.insert(slot).inserted else { return keep(.interpreted("it is part of a circle"), slot) }
      defer { running.remove(slot) }
      return keep(follow(slot), slot)
    }
  }

  /// Of some caveats, those that are in force and about rules that were looked into, with their slots.
  func caveats(_ places: Range<Int>) -> [(caveat: Int, slot: Int)] {
    let ruled = resolutions.keys.filter { !given.contains($0) && !constants.contains($0) }
    return places.compactMap { place in
      let caveat = rulebook.caveats[place]
      guard !caveat.rules.isDisjoint(with: ruled), calculator.version(of: caveat.slot) != nil else { return nil }
      return (place, caveat.slot)
    }
  }

  private func keep(_ resolution: Resolution, _ slot: Int) -> Resolution {
    resolutions[slot] = resolution
    return resolution
  }

  private func follow(_ slot: Int) -> Resolution {
    guard let function = calculator.function(of: slot) else { return .interpreted("it is not in force") }
    guard calculator.isKnown(slot) else { return .interpreted("the rules do not say when it was enacted") }
    let type = rulebook.variables[slot].type
    calculator.state.numbers.executor = tracer
    tracer.known = { [unowned self] in try self.known($0) }
    defer {
      calculator.state.numbers.executor = nil
      levy_record_clear(calculator.state.lua.raw, calculator.caseRecord, calculator.caseValues.key)
    }
    var countsAreSymbols = calculator.state.takesNumbersAlike(function) { [unowned self] in comparesAlike($0) }
    while true {
      do {
        var reason: String?
        defer { if reason?.hasPrefix(Plan.failure + ": ") ?? true { followed.insert(slot) } }
        let paths = try tracer.paths {
          try calculator.follow(
            function, slot: slot, by: tracer, countsAreSymbols: countsAreSymbols, isGiven: given.contains,
            reason: &reason)
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
        tracer.known = { [unowned self] in try self.known($0) }
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
    guard let slot = rulebook.slot(of: name) else { return true }
    if rulebook.variables[slot].isInput, !given.contains(slot) { return true }
    guard case .count = rulebook.variables[slot].type else { return true }
    return Options(of: slot, in: rulebook)?.count ?? .max <= Options.few
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
  private func pushTraced(_ slot: Int, _ tracer: Tracer, countsAreSymbols: Bool) throws {
    // A part is read of a date that differs from row to row.
    switch DatePart(slot) == nil ? try tracer.known(slot) : .varying {
    case .constant(let value): return try state.push(value)
    case .interpreted(let reason): throw Tracer.Untraceable(reason: reason)
    case .varying: break
    }
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

  /// Follows a rule's function on one path.
  ///
  /// - Parameters:
  ///   - countsAreSymbols: whether counts of many values may be symbols; else all values are tried.
  ///   - isGiven: whether rows give a fact.
  /// - Throws: `Tracer.Unresolved`; `SandboxViolation.exactKey` where a symbol cannot do.
  func follow(
    _ function: LuaReference, slot: Int, by tracer: Tracer, countsAreSymbols: Bool, isGiven: (Int) -> Bool,
    reason: inout String?
  ) throws -> Outcome {
    let lua = state.lua
    let type = rulebook.variables[slot].type
    tracer.push = { [unowned self, unowned tracer] in try pushTraced($0, tracer, countsAreSymbols: countsAreSymbols) }
    levy_record_clear(lua.raw, caseRecord, caseValues.key)
    lua.push(function)
    lua.push(caseReference)
    lua.push(lawReference)
    do {
      try lua.call(arguments: 2, results: 1)
    } catch {
      var failure = Plan.failure + " in Lua: "
      if case .host(let cause) = error.kind {
        if cause is Tracer.Unresolved || cause as? SandboxViolation == .exactKey { throw cause }
        if let untraceable = cause as? Tracer.Untraceable { reason = untraceable.reason }
        failure = Plan.failure + ": "
      }
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
