import LevyCalculator
import LevyModel
import LevyRules
import LevyTrace

/// Questions that are not asked because they cannot matter.
extension QuestionnaireMaker {
  /// Returns the names of the questions that cannot change the results, given the known facts and regardless of other
  /// answers.
  ///
  /// If nothing is known, a rule fails, or the rules cannot be followed, all questions are asked. Facts without a
  /// default are always required.
  func idle(among all: [CaseFact]) throws(Diagnostic) -> Set<String> {
    let left = leftOpen(among: all)
    let asked = all.filter { left.contains($0.variable.name) && isAsked($0) }
    if asked.isEmpty || !lacks.isEmpty || calculator.isStrict || calculator.lawOverride != nil { return [] }
    let rulebook = calculator.rulebook
    var wanted: [Slot] = []
    for name in sheet.wanted.isEmpty ? rulebook.mainResults(on: facts.date) : sheet.wanted {
      wanted.append(try rulebook.slot(of: name, role: .asked))
    }
    // Following the rules takes a while, in which the user reads the first question.
    if sheet.entries.isEmpty, sheet.skipped.isEmpty {
      calculator.prepareRelevance(of: wanted, for: facts)
      return []
    }
    var (values, rules, open): ([Slot: Value], Set<Slot>, Set<Slot>) = (facts.given.mapValues(\.value), [], [])
    for fact in all where sheet.entries[fact.variable.name] == nil {
      guard let slot = rulebook.slot(of: fact.variable.name) else { continue }
      let isOpen = left.contains(fact.variable.name)
      switch fact.standing {
      // Facts that were skipped or ruled out have their defaults; a rule still follows the facts.
      case .assumed(let value) where !isOpen: values[slot] = value
      case .computed where isOpen && fact.isOfConcern:
        rules.insert(slot)
        open.insert(slot)
      case .missing where !fact.variable.isInput:
        rules.insert(slot)
        open.insert(slot)
      case .assumed, .missing: open.insert(slot)
      case .computed, .given, .pinned: break
      }
    }
    let relevance = try calculator.relevance(of: wanted, for: facts)
    guard var moving = relevance.facts(moving: wanted, knowing: values, open: rules) else { return [] }
    moving.formUnion(try facts(deciding: moving, among: open))
    return Set(asked.map(\.variable.name).filter { name in !(rulebook.slot(of: name).map(moving.contains) ?? true) })
  }

  /// Returns the names of the facts that have a default or are computed, and were neither answered, skipped nor ruled
  /// out.
  private func leftOpen(among all: [CaseFact]) -> Set<String> {
    var left: Set<String> = []
    for fact in all {
      switch fact.standing {
      case .assumed, .computed: left.insert(fact.variable.name)
      case .given, .pinned, .missing: break
      }
    }
    left.subtract(sheet.entries.keys)
    left.subtract(sheet.skipped)
    for gate in plan?.gates ?? [] {
      if let applying = sheet.applying[gate.name] { left.subtract(gate.members.filter { !applying.contains($0) }) }
    }
    return left
  }

  /// Returns the facts that decide whether relevant facts are asked for, and those that checks compare with given or
  /// relevant facts.
  private func facts(deciding moving: Set<Slot>, among open: Set<Slot>) throws(Diagnostic) -> Set<Slot> {
    let deciders = try calculator.deciders(of: open.sorted(), for: facts)
    let checks = try calculator.factsOfChecks(for: facts)
    let given = Set(facts.given.keys)
    var (all, isComplete) = (moving, false)
    while !isComplete {
      let before = all.count
      for slot in open where all.contains(slot) { all.formUnion(deciders[slot] ?? []) }
      for check in checks where !check.isDisjoint(with: all.union(given)) { all.formUnion(check) }
      isComplete = all.count == before
    }
    return all
  }
}
