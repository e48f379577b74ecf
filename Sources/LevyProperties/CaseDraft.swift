import ExactNumbers
import LevyBatch
import LevyModel
import LevyRules

/// What the random cases of one round have in common: which facts they give.
struct CaseDraft {
  private let property: Property
  private let drawing: ValueDrawing
  private let rulebook: Rulebook
  /// Facts that all cases give with the same value.
  private var fixed: [Int: Value] = [:]
  /// Facts that all cases give, drawn.
  private var always: [Int] = []
  /// Facts without which there are no results, which all cases give too.
  private var required: [Int] = []
  /// Facts that some cases give.
  private var others: [Int] = []
  private let over: [Int]

  /// The facts that a smaller case must give too.
  var kept: Set<Int> { Set(fixed.keys).union(always).union(over) }

  init(_ property: Property, _ drawing: ValueDrawing) {
    (self.property, self.drawing, rulebook) = (property, drawing, drawing.rulebook)
    for (name, value) in property.given {
      guard let slot = rulebook.slot(of: name) else { continue }
      if let value { fixed[slot] = value } else { always.append(slot) }
    }
    over = property.over.compactMap { drawing.rulebook.slot(of: $0) }
  }

  /// Gives further facts in all cases.
  mutating func require(_ slots: [Int]) {
    let new = slots.filter { fixed[$0] == nil && !always.contains($0) && !over.contains($0) && !required.contains($0) }
    required += new
    others.removeAll(where: new.contains)
  }

  /// How many facts a round gives beside those that it must: few, so that a plan is made at once.
  private static let mostOthers = 8

  /// Chooses further facts from those that matter.
  mutating func choose(among inputs: [Int], _ random: inout Randomness) {
    // Of persons who are seldom there, hardly anything fits together.
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

  /// Two cases, or one; nil if the drawn values leave no room for a second one.
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
    _ before: inout [Int: Value], by step: Exact?, _ random: inout Randomness
  ) -> PropertyTrial.Pair? {
    for slot in over where before[slot] == nil && (over.count == 1 || random.percent(50)) {
      before[slot] = drawing.value(rulebook.variables[slot], &random)
    }
    guard let slot = random.one(of: over) else { return nil }
    let variable = rulebook.variables[slot]
    let low = before[slot] ?? variable.defaultValue ?? drawing.value(variable, &random)
    guard let low else { return nil }
    // In both cases it is given.
    before[slot] = low
    guard let high = drawing.more(than: low, by: step, of: variable, &random) else { return nil }
    var after = before
    after[slot] = high
    return .init(before: before, after: after)
  }

  /// The facts with each in the place of its partner.
  private func swapped(_ facts: [Int: Value], _ partners: [String: String]) -> [Int: Value] {
    var swapped = facts
    for (name, partner) in partners {
      guard let slot = rulebook.slot(of: name), let source = rulebook.slot(of: partner) else { continue }
      let theirs = facts[source] ?? rulebook.variables[source].defaultValue
      swapped[slot] = facts[source] == nil && theirs == rulebook.variables[slot].defaultValue ? nil : theirs
    }
    return swapped
  }
}
