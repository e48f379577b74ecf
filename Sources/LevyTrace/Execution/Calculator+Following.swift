import CLuaShim
import ExactNumbers
import LevyCalculator
import LevyModel
import LevyPlan
import LevyRules
import LevyScript
import LuaRuntime

extension Calculator {
  /// Pushes what stands for a fact: its value if all rows have it, a symbol for a number, the value on this path for a
  /// choice.
  private func pushTraced(
    _ slot: Int, _ tracer: Tracer, countsAreSymbols: Bool, presence: (Int) -> Int?
  ) throws {
    // A part is read of a date that differs from row to row.
    switch DatePart(slot) == nil ? try tracer.known(slot) : .varying {
    case .constant(let value): return try state.push(value)
    case .interpreted(let obstacle): throw obstacle
    case .varying: break
    }
    if let presence = presence(slot) { try demand(presence, for: slot, tracer) }
    let type = DatePart(slot) == nil ? rulebook.variables[slot].type : .count(maximum: .max)
    let options = Options(of: slot, in: rulebook.variables)
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
        throw Obstacle.tooManyValues(slot: slot)
      }
      try state.push(value)
    }
  }

  /// A fact that has to be given is one on those paths only on which its person is there.
  private func demand(_ presence: Int, for slot: Int, _ tracer: Tracer) throws {
    let isThere =
      switch try tracer.known(presence) {
      case .constant(let value): value == .boolean(true)
      case .interpreted(let obstacle): throw obstacle
      case .varying:
        tracer.fact(presence) >= 0 && tracer.answer(.which(slot: presence), count: 2) == 1
      }
    if isThere { return }
    throw Obstacle.failure(.absence(slot: slot))
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
    presence: @escaping (Int) -> Int?, obstacle: inout Obstacle?, failure: inout Diagnostic?
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
      let cause: (any Error)? = if case .host(let cause) = error.kind { cause } else { nil }
      if cause is Tracer.Unresolved || cause as? SandboxViolation == .exactKey { throw cause ?? error }
      if let cause = cause as? Obstacle {
        obstacle = cause
        return .interpreted
      }
      if error.kind.isLimit { throw Obstacle.takesTooLong }
      let diagnostic = Diagnostic(error)
      failure = diagnostic
      obstacle = obstacle ?? .failure(cause == nil ? .lua(diagnostic.problem) : .refusal(diagnostic.problem))
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
    failure = Diagnostic(
      .wrongResult(
        rule: rulebook.variables[slot].name, expected: type.expectation,
        found: state.numbers.number(at: -1)?.description ?? lua.description(at: -1)),
      at: version(of: slot)?.place)
    obstacle = obstacle ?? .failure(.wrongType)
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
