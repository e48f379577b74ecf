import CLuaShim
import ExactNumbers
import LevyCalculator
import LevyModel
import LevyPlan
import LevyRules
import LevyScript
import LuaRuntime

extension Calculator {
  /// Pushes the value of a slot: a constant if it is the same in all rows, a symbol for a number, or the value on this
  /// path for a choice.
  private func pushTraced(
    _ atom: Atom, _ tracer: Tracer, countsAreSymbols: Bool, presence: (Atom) -> Slot?
  ) throws {
    // A part is read only of a date that differs from row to row.
    switch atom.part == nil ? try tracer.known(atom.variable) : .varying {
    case .constant(let value): return try state.push(value)
    case .interpreted(let obstacle): throw obstacle
    case .varying: break
    }
    if let presence = presence(atom) { try demand(presence, for: atom, tracer) }
    let type = rulebook.type(of: atom)
    let domain = FiniteDomain(of: atom, in: rulebook.variables)
    switch type {
    case .date:
      let fact = tracer.fact(atom)
      try state.pushTracedDate(slot: atom.variable) { state.numbers.push(symbol: SymbolicNumber(fact)) }
    case .quantity: state.numbers.push(symbol: SymbolicNumber(tracer.fact(atom)))
    case .count where countsAreSymbols && domain?.count ?? .max > FiniteDomain.few:
      state.numbers.push(symbol: SymbolicNumber(tracer.fact(atom)))
    case .count, .choice, .boolean:
      _ = tracer.fact(atom)
      guard let domain,
        let value = type.plainValue(domain.first + tracer.answer(.switch(atom), count: domain.count))
      else {
        throw Obstacle.tooManyValues(atom)
      }
      try state.push(value)
    }
  }

  /// Asserts that the person of a fact that must be given is present on this path, since absent persons need not give
  /// it.
  ///
  /// - Throws: `Obstacle.failure` on the paths on which the person is absent.
  private func demand(_ presence: Slot, for atom: Atom, _ tracer: Tracer) throws {
    let isThere =
      switch try tracer.known(presence) {
      case .constant(let value): value == .boolean(true)
      case .interpreted(let obstacle): throw obstacle
      case .varying: isAnswered(presence, tracer)
      }
    if isThere { return }
    throw Obstacle.failure(.absence(atom))
  }

  private func isAnswered(_ presence: Slot, _ tracer: Tracer) -> Bool {
    _ = tracer.fact(Atom(presence))
    return tracer.answer(.switch(Atom(presence)), count: 2) == 1
  }

  /// Follows a rule's function on one path.
  ///
  /// - Parameters:
  ///   - countsAreSymbols: whether counts of many values may be symbols; otherwise all values are tried.
  ///   - isGiven: whether rows give a fact.
  ///   - presence: the variable that says whether the person of a fact is present, for facts that only present
  ///     persons must give; nil for all others.
  ///   - placeholder: the result of a rule that returns nil, which means that its result must be given; the path then
  ///     counts as reading the rule itself. If nil, such a path is left to the interpreter.
  /// - Throws: `Tracer.Unresolved`; `SandboxViolation.exactKey` where a plain number is needed and a symbol will not
  ///   do.
  func follow(
    _ function: LuaReference, slot: Slot, by tracer: Tracer, countsAreSymbols: Bool, isGiven: (Slot) -> Bool,
    presence: @escaping (Atom) -> Slot?, placeholder: Value?, obstacle: inout Obstacle?, failure: inout Diagnostic?
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
    func outcome(_ node: Node) -> Outcome {
      // Facts that every row gives cannot fail; without a default they fail in rows with an empty cell.
      let checks = tracer.checks(besides: node).filter { check in
        guard case .fact(let atom) = tracer.graph[check] else { return true }
        let fact = atom.variable
        guard isGiven(fact), rulebook.variables[fact].isInput else { return true }
        return defaultValue(of: fact, givers: { _ in false }) == nil
      }
      return .expression(node, checks: checks)
    }
    if let symbol = type == .date ? state.tracedDate() : state.numbers.symbol(at: -1)?.place {
      return outcome(Node(symbol))
    }
    if type.isPlain {
      if let value = plainResult(type), let number = type.plainNumber(value) {
        return outcome(tracer.constant(Exact(number)))
      }
    } else if let number = state.numbers.number(at: -1), type.accepted(.number(number)) != nil {
      return outcome(tracer.constant(number))
    }
    if lua.kind(at: -1) == .absent, rulebook.variables[slot].isFact {
      // The rule returned nil: its result must be given.
      if let placeholder, let number = placeholder.exact ?? type.plainNumber(placeholder).map({ Exact($0) }) {
        tracer.note(read: slot)
        return outcome(tracer.constant(number))
      }
      obstacle = obstacle ?? .notGiven(Atom(slot))
      return .interpreted
    }
    failure = Diagnostic(
      .wrongResult(
        of: rulebook.variables[slot].name, type, state.numbers.number(at: -1), found: lua.description(at: -1)),
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
