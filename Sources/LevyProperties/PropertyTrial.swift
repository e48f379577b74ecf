import ExactNumbers
import LevyCalculator
import LevyModel
import LevyRules
import LevyState
import LuaRuntime

/// Evaluates a property on single cases. Results that a table has computed are passed in.
final class PropertyTrial {
  /// The facts of the two cases of a trial, by slot; the second is empty if the property is about single cases.
  struct Pair: Equatable {
    var before: [Slot: Value]
    var after: [Slot: Value] = [:]
  }

  /// The outcome of a trial.
  enum Verdict: Equatable {
    case holds
    /// The property does not apply to the case.
    case isOther
    /// The rules have no results for the case.
    case hasNone(Diagnostic)
    /// The property does not hold, for the reason given.
    case fails(String)
  }

  let property: Property
  let date: CalendarDate
  let rulebook: Rulebook
  /// The results that the property reads, as far as they are known.
  private(set) var outputs: [String]
  /// Runs the functions of the property. The other two run rules, because results are requested while a function runs.
  private let calculator: Calculator
  private let sides: [Calculator]
  private var knownCases: [LuaReference] = []
  /// The known results of the two cases.
  private var known: [[String: Value]] = [[:], [:]]
  private var pair = Pair(before: [:])
  /// True for each of the two cases that its calculator has begun.
  private var areBegun = [false, false]

  init(_ property: Property, on date: CalendarDate, _ calculators: [Calculator]) throws(Diagnostic) {
    (self.property, self.date) = (property, date)
    calculator = calculators[0]
    sides = Array(calculators[1...2])
    rulebook = calculator.rulebook
    outputs = property.compared
    let lua = calculator.state.lua
    do throws(LuaError) {
      for side in ["1.", "2."] {
        lua.push(calculator.state.library.knownCase)
        lua.push(side)
        try lua.call(arguments: 1, results: 1)
        knownCases.append(lua.keep())
      }
    } catch {
      throw Diagnostic(error)
    }
  }

  /// Evaluates the property on a pair of cases.
  ///
  /// - Parameter known: the known results of each of the cases, by name.
  func verdict(_ pair: Pair, known: [[String: Value]] = [[:], [:]]) -> Verdict {
    (self.pair, self.known, areBegun) = (pair, known, [false, false])
    calculator.state.onKnown = { [unowned self] in try fact($0) }
    defer { calculator.state.onKnown = nil }
    calculator.begin(date: date, known: nil)
    do throws(Diagnostic) {
      let count = property.comparesCases ? 2 : 1
      if property.isConditional {
        for side in 0..<count where try !answer("when", [knownCases[side]]) { return .isOther }
      }
      for name in property.compared {
        if let reason = try difference(name) { return .fails(reason) }
      }
      if property.hasFunction, try !answer("holds", Array(knownCases.prefix(count))) {
        return .fails("it does not hold")
      }
      return .holds
    } catch {
      return .hasNone(error)
    }
  }

  /// Describes the change of a result that should stay the same; nil if it does.
  private func difference(_ name: String) throws(Diagnostic) -> String? {
    let (before, after) = (try value(name, of: 0), try value(name, of: 1))
    func text(_ value: Value) -> String { rulebook[name]?.type.text(of: value) ?? value.description }
    let change = "from \(text(before)) to \(text(after))"
    if property.same.contains(name), before != after { return "\(name) changes \(change)" }
    guard let low = before.exact, let high = after.exact else { return nil }
    if property.rising.contains(name), high < low { return "\(name) falls \(change)" }
    if property.falling.contains(name), high > low { return "\(name) rises \(change)" }
    return nil
  }

  /// Returns the answer of a function of the property.
  private func answer(_ field: String, _ cases: [LuaReference]) throws(Diagnostic) -> Bool {
    let state = calculator.state
    guard let function = try state.functions(of: property.declaration)[field] else { return true }
    let height = state.lua.height
    defer { state.lua.height = height }
    state.lua.push(function)
    for item in cases { state.lua.push(item) }
    state.lua.push(calculator.lawReference)
    do throws(LuaError) {
      try state.lua.call(arguments: cases.count + 1, results: 1)
    } catch {
      throw Diagnostic(error)
    }
    guard let answer = state.lua.boolean(at: -1) else {
      throw Diagnostic(
        .declaration(
          "property \"\(property.title)\"",
          fault: .wrongField(field, expected: "true or false", found: state.summary())), at: property.place)
    }
    return answer
  }

  // MARK: Facts and results

  /// Returns the value that a function reads by a path: `1.spouse.wages` is a fact of the first case.
  private func fact(_ path: String) throws -> KnownFact {
    guard let dot = path.firstIndex(of: ".") else { return .persons }
    let side = path[..<dot] == "1" ? 0 : 1
    var name = String(path[path.index(after: dot)...])
    if rulebook.household.isPath(name.split(separator: ".")) { return .persons }
    let taxpayer = "taxpayer."
    if name.hasPrefix(taxpayer) { name = String(name.dropFirst(taxpayer.count)) }
    return .value(try value(name, of: side))
  }

  private func value(_ name: String, of side: Int) throws(Diagnostic) -> Value {
    if let value = known[side][name] { return value }
    let slot = try rulebook.slot(of: name, role: .inRule)
    // Results beyond that number are computed by the interpreter.
    if outputs.count < Property.mostNames, !outputs.contains(name) { outputs.append(name) }
    if !areBegun[side] {
      try sides[side].begin(try facts(side == 0 ? pair.before : pair.after))
      areBegun[side] = true
    }
    let value = try sides[side].result(slot)
    known[side][name] = value
    return value
  }

  /// Creates a case with the facts of a trial.
  func facts(_ given: [Slot: Value]) throws(Diagnostic) -> Case {
    var facts = try Case(rulebook, date: date)
    for (slot, value) in given.sorted(by: { $0.key < $1.key }) {
      try facts.give(rulebook.variables[slot].name, value)
    }
    return facts
  }
}
