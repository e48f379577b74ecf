import ExactNumbers
import LevyModel
import LevyPlan
import LevyRules
import LuaRuntime

/// A cache of the results of following rules, with the facts and parameters that each rule read, so that a rule need
/// not be followed again on other days on which those are the same. The results are expressions of one tracer.
///
/// A rule is deterministic: if all that it has read so far is the same, it reads the same next. So as long as that
/// holds, the next entry of `facts` is what it would read next.
final class FollowedRules {
  /// The result of following one rule.
  struct Entry {
    /// The facts that the rule read, in the order of reading.
    let facts: [(slot: Slot, known: Known)]
    let parameters: [(id: ParameterID, law: Law)]
    let resolution: Binding
    /// True if the rule was followed on all its paths.
    let isWhole: Bool
    let isFollowed: Bool
  }

  /// The value of a parameter that is in force, identified by its place in the history; `none` if there is no value.
  enum Law: Hashable {
    case value(since: CalendarDate, revision: String)
    case none
  }

  /// A path on which a rule does not return a value of its type.
  struct Flaw {
    let slot: Slot
    /// The reason why the rule fails, or returns something else; nil if it returns money that may have fractions of a
    /// cent.
    let failure: Diagnostic?
    /// The answers that lead to the path.
    let steps: [DecisionTree.Step]
  }

  let tracer = Tracer()
  let units: UnitCheck
  private let rulebook: Rulebook
  /// For each slot, the slot of the same rule for the first person of the kind.
  private let first: [Slot]

  init(_ rulebook: Rulebook) {
    self.rulebook = rulebook
    units = UnitCheck(rulebook)
    tracer.units = units
    var slots: [[String]: Slot] = [:]
    let first = zip(rulebook.variables.slots, rulebook.variables).map { slot, variable in
      let key = variable.person.flatMap { $0.isTaxpayer ? nil : [$0.kind, variable.field] } ?? [variable.name]
      if slots[key] == nil { slots[key] = slot }
      return slots[key] ?? slot
    }
    self.first = first
    granularity = Granularity(of: { first[$0.index] }, type: { rulebook.variables[$0].type })
  }

  /// A function, which all persons share, and its rule.
  private struct Key: Hashable {
    let function: LuaReference
    let slot: Slot
  }

  private var entries: [Key: [Entry]] = [:]
  /// Returns the code of a function. All persons share one function, and rules that a loop declares share their code.
  var code: (LuaReference) -> [UInt8] = { _ in [] }
  /// Numbers for the distinct code of functions.
  private var codes: [[UInt8]: Int] = [:]
  private var codeNumbers: [LuaReference: Int] = [:]
  /// For each code that was followed on all its paths, by number, the rule in which that was done.
  private var whole: [Int: Slot] = [:]
  /// Returns true if lines of a function have not been reached yet.
  var lacksLines: (LuaReference) -> Bool = { _ in false }
  private(set) var flaws: [Flaw] = []

  /// True if a function must be followed on all its paths: once for each code, and again while lines of it are
  /// unreached.
  func needsAllPaths(_ function: LuaReference) -> Bool {
    whole[codeNumber(of: function)] == nil || lacksLines(function)
  }

  private func codeNumber(of function: LuaReference) -> Int {
    if let known = codeNumbers[function] { return known }
    let code = code(function)
    let number = codes[code] ?? codes.count
    (codes[code], codeNumbers[function]) = (number, number)
    return number
  }

  /// For functions that were asked about: true if counts of many values may be symbols in them.
  private var takesNumbersAlike: [LuaReference: Bool] = [:]

  func takesNumbersAlike(_ function: LuaReference, _ find: () -> Bool) -> Bool {
    if let known = takesNumbersAlike[function] { return known }
    let found = find()
    takesNumbersAlike[function] = found
    return found
  }

  /// The result of a rule as far as some of its paths show it: nothing yet, a constant, or varying with the case.
  enum Sight {
    case nothing
    case constant(Exact)
    case varying

    mutating func note(_ outcome: Outcome, in graph: ExpressionGraph) {
      guard case .expression(let place, let checks) = outcome else { return }
      guard checks.isEmpty, let value = graph.constant(place) else { return self = .varying }
      switch self {
      case .nothing: self = .constant(value)
      case .constant(let other): if other != value { self = .varying }
      case .varying: break
      }
    }

    var isVarying: Bool { if case .varying = self { true } else { false } }
  }

  /// Records that a function was followed on all its paths.
  func noteWhole(_ function: LuaReference, of slot: Slot) { whole[codeNumber(of: function)] = slot }

  func keep(_ entry: Entry, of function: LuaReference, _ slot: Slot) {
    entries[Key(function: function, slot: slot), default: []].append(entry)
  }

  /// Records flaws of a rule; of similar flaws in the same place, only the one that most cases reach is kept.
  func note(_ found: [Flaw]) {
    for flaw in found {
      guard let index = flaws.firstIndex(where: { isLike($0, flaw) }) else {
        flaws.append(flaw)
        continue
      }
      if flaw.steps.count < flaws[index].steps.count { flaws[index] = flaw }
    }
  }

  private func isLike(_ one: Flaw, _ other: Flaw) -> Bool {
    first[one.slot.index] == first[other.slot.index] && one.failure?.problem.kind == other.failure?.problem.kind
      && one.failure?.place == other.failure?.place
  }

  private var granularity: Granularity

  /// Records the results of all paths of a rule.
  func note(_ paths: [DecisionTree.Path], of slot: Slot) {
    let places = paths.compactMap { path in if case .expression(let place, _) = path.outcome { place } else { nil } }
    granularity.note(places, of: slot, in: tracer.graph)
  }

  /// Records that the result of a rule has the same divisors as that of another rule with the same code, which was
  /// followed on all its paths.
  func note(_ slot: Slot, like function: LuaReference) {
    if let other = rule(like: function) { granularity.note(slot, like: other) }
  }

  /// The rule with the same code that was followed on all its paths.
  func rule(like function: LuaReference) -> Slot? { whole[codeNumber(of: function)] }

  /// The facts that any rule has read.
  private(set) var reads: Set<Slot> = []

  func note(read slot: Slot) { reads.insert(slot) }

  /// True if some case on this path has an amount with fractions of a cent. If divisors do not rule that out, it must
  /// be confirmed by a counterexample.
  func isUnrounded(_ place: Node, by steps: () -> [DecisionTree.Step]) -> Bool {
    if granularity.isMultiple(place, of: ValueType.cent, in: tracer.graph) { return false }
    var witness = Witness(tracer.graph, rulebook.variables)
    return witness.exists(place, on: steps()) { !$0.isMultiple(of: ValueType.cent) }
  }

  /// Returns the cached result of a rule for which the parameters and the facts that it read were the same.
  func entry(
    of function: LuaReference, _ slot: Slot, law: (ParameterID) -> Law, known: (Slot) throws -> Known
  ) rethrows -> Entry? {
    guard let earlier = entries[Key(function: function, slot: slot)] else { return nil }
    let needsAll = needsAllPaths(function)
    return try earlier.last { entry in
      try (entry.isWhole || !needsAll) && entry.parameters.allSatisfy { law($0.id) == $0.law }
        && entry.facts.allSatisfy { try known($0.slot) == $0.known }
    }
  }
}
