import ExactNumbers
import LevyBatch
import LevyModel
import LevyRules

/// The common shape of the random cases of one round: the facts that they give.
struct CaseDraft {
  private let property: Property
  private let drawing: ValueDrawing
  private let rulebook: Rulebook
  /// Facts that all cases give with the same value.
  private var fixed: [Slot: Value] = [:]
  /// Facts to which all cases give a random value.
  private var always: [Slot] = []
  /// Facts that all cases give because there are no results without them.
  private var required: [Slot] = []
  /// Facts that some of the cases give.
  private var others: [Slot] = []
  private let over: [Slot]

  /// The facts that a shrunk case must give too.
  var kept: Set<Slot> { Set(fixed.keys).union(always).union(over) }

  init(_ property: Property, _ drawing: ValueDrawing) {
    (self.property, self.drawing, rulebook) = (property, drawing, drawing.rulebook)
    for (name, value) in property.given {
      guard let slot = rulebook.slot(of: name) else { continue }
      if let value { fixed[slot] = value } else { always.append(slot) }
    }
    over = property.over.compactMap { drawing.rulebook.slot(of: $0) }
  }

  /// Adds facts that all cases give.
  mutating func require(_ slots: [Slot]) {
    let new = slots.filter { fixed[$0] == nil && !always.contains($0) && !over.contains($0) && !required.contains($0) }
    required += new
    others.removeAll(where: new.contains)
  }

  /// The maximum number of optional facts of a round; small, so that a plan is made quickly.
  private static let mostOthers = 8

  /// Chooses optional facts from those on which results depend.
  mutating func choose(among inputs: [Slot], _ random: inout Randomness) {
    // Facts of optional persons are rare, since random ones hardly ever fit together.
    let hasOthers = random.percent(40)
    var open = inputs.filter { slot in
      let variable = rulebook.variables[slot]
      if fixed[slot] != nil || always.contains(slot) || over.contains(slot) || required.contains(slot) { return false }
      return variable.person.map { $0.isTaxpayer || (hasOthers && $0.number <= 2) } ?? true
    }
    others = []
    for _ in 0..<random.below(Self.mostOthers + 1) where !open.isEmpty {
      others.append(open.remove(at: random.below(open.count)))
    }
  }

  /// Returns a random pair of cases, or a single case; nil if the drawn values leave no room for a second one.
  func pair(_ random: inout Randomness) -> PropertyTrial.Pair? {
    var before = fixed
    for slot in always + required { before[slot] = drawing.value(rulebook.variables[slot], &random) }
    for slot in others where random.percent(60) { before[slot] = drawing.value(rulebook.variables[slot], &random) }
    switch property.change {
    case .nothing: return .init(before: before)
    case .over(_, let step): return changed(&before, by: step, &random)
    case .swap(let partners): return .init(before: before, after: swapped(before, partners))
    }
  }

  private func changed(
    _ before: inout [Slot: Value], by step: Exact?, _ random: inout Randomness
  ) -> PropertyTrial.Pair? {
    for slot in over where before[slot] == nil && (over.count == 1 || random.percent(50)) {
      before[slot] = drawing.value(rulebook.variables[slot], &random)
    }
    guard let slot = random.one(of: over) else { return nil }
    let variable = rulebook.variables[slot]
    let low = before[slot] ?? variable.defaultValue ?? drawing.value(variable, &random)
    guard let low else { return nil }
    // Both cases give the fact explicitly.
    before[slot] = low
    guard let high = drawing.more(than: low, by: step, of: variable, &random) else { return nil }
    var after = before
    after[slot] = high
    return .init(before: before, after: after)
  }

  /// Returns the facts with each pair of partners exchanged.
  private func swapped(_ facts: [Slot: Value], _ partners: [String: String]) -> [Slot: Value] {
    var swapped = facts
    for (name, partner) in partners {
      guard let slot = rulebook.slot(of: name), let source = rulebook.slot(of: partner) else { continue }
      let theirs = facts[source] ?? rulebook.variables[source].defaultValue
      swapped[slot] = facts[source] == nil && theirs == rulebook.variables[slot].defaultValue ? nil : theirs
    }
    return swapped
  }
}
