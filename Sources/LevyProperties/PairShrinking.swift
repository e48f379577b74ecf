import ExactNumbers
import LevyModel
import LevyRules

/// Shrinks a counterexample to fewer facts and smaller, rounder amounts, as long as the property still fails.
struct PairShrinking {
  private let trial: PropertyTrial
  private let kept: Set<Slot>
  private var rulebook: Rulebook { trial.rulebook }

  /// - Parameter kept: the facts that must stay.
  init(_ trial: PropertyTrial, _ kept: Set<Slot>) { (self.trial, self.kept) = (trial, kept) }

  /// The maximum number of cases that are tried.
  private static let mostTrials = 1500

  /// Returns the smallest counterexample that was found.
  func smallest(_ pair: PropertyTrial.Pair) -> PropertyTrial.Pair {
    var (best, left) = (pair, Self.mostTrials)
    var isSmaller = true
    while isSmaller, left > 0 {
      isSmaller = false
      for slot in best.before.keys.sorted() {
        for candidate in candidates(best, slot) where left > 0 {
          left -= 1
          guard case .fails = trial.verdict(candidate) else { continue }
          best = candidate
          isSmaller = true
          break
        }
      }
    }
    return best
  }

  /// Returns pairs with a smaller value of a fact, the smallest first.
  private func candidates(_ pair: PropertyTrial.Pair, _ slot: Slot) -> [PropertyTrial.Pair] {
    guard let value = pair.before[slot] else { return [] }
    let variable = rulebook.variables[slot]
    var found: [PropertyTrial.Pair] = []
    let isFixed = trial.property.given.contains { $0.value != nil && rulebook.slot(of: $0.name) == slot }
    if isFixed { return [] }
    switch trial.property.change {
    case .nothing:
      for smaller in [nil] + variable.smaller(than: value) where smaller != nil || !kept.contains(slot) {
        var next = pair
        next.before[slot] = smaller
        found.append(next)
      }
    case .swap(let partners):
      // In the second case of a swap, the value belongs to the partner of the fact.
      let partner = partners[variable.name].flatMap { rulebook.slot(of: $0) } ?? slot
      for smaller in [nil] + variable.smaller(than: value) where smaller != nil || !kept.contains(slot) {
        var next = pair
        next.before[slot] = smaller
        let isDefault = smaller == nil && rulebook.variables[partner].defaultValue == variable.defaultValue
        next.after[partner] = isDefault ? nil : smaller ?? variable.defaultValue
        found.append(next)
      }
    case .over(_, let step): found = candidates(pair, slot, value, by: step)
    }
    return found
  }

  private func candidates(
    _ pair: PropertyTrial.Pair, _ slot: Slot, _ value: Value, by step: Exact?
  ) -> [PropertyTrial.Pair] {
    let variable = rulebook.variables[slot]
    guard let after = pair.after[slot], after != value else {
      return ([nil] + variable.smaller(than: value)).compactMap { smaller in
        if smaller == nil, kept.contains(slot), !trial.property.over.contains(variable.name) { return nil }
        var next = pair
        (next.before[slot], next.after[slot]) = (smaller, smaller)
        return next
      }
    }
    // For the fact that changes, both values move together, or come nearer to each other.
    guard let low = value.exact, let high = after.exact, let rise = try? high.subtracting(low) else { return [] }
    var found: [PropertyTrial.Pair] = []
    func add(_ low: Exact?, _ high: Exact?) {
      guard let low, let high, high > low else { return }
      var next = pair
      (next.before[slot], next.after[slot]) = (variable.value(low, as: value), variable.value(high, as: value))
      if next != pair, next.before[slot] != nil, next.after[slot] != nil { found.append(next) }
    }
    for smaller in variable.smaller(than: value).compactMap(\.exact) { add(smaller, try? smaller.adding(rise)) }
    if step == nil {
      for part in variable.smaller(than: variable.value(rise, as: value) ?? value).compactMap(\.exact) {
        add(low, try? low.adding(part))
        add(try? high.subtracting(part), high)
      }
    }
    return found
  }
}

extension Variable {
  /// Smaller or rounder values, the smallest first.
  fileprivate func smaller(than value: Value) -> [Value] {
    switch (type, value) {
    case (.boolean, .boolean(true)): return [.boolean(false)]
    case (.choice(let choice), .choice(let word)):
      return choice.options.prefix { $0 != word }.map { .choice($0) }
    case (.count, .count(let count)): return (0..<min(count, 4)).map { .count($0) }.filter(isAllowed)
    case (_, .number(let number)):
      var found: [Exact] = number == 0 ? [] : [0]
      if number > 1 { found.append(1) }
      for digits in [1_000_000, 100_000, 10_000, 1000, 100, 10, 1] {
        if let rounder = try? number.rounded(.down, step: Exact(digits)), rounder > 0, rounder != number {
          found.append(rounder)
        }
      }
      if number.isMultiple(of: 1), let half = try? number.divided(by: 2).rounded(.down, step: 1), half > 0 {
        found.append(half)
        if let less = try? number.subtracting(1), less > half { found.append(less) }
      }
      return found.map { .number($0) }.filter(isAllowed)
    default: return []
    }
  }

  fileprivate func value(_ number: Exact, as other: Value) -> Value? {
    let value: Value? = if case .count = other { number.exactInt.map { .count($0) } } else { .number(number) }
    return value.flatMap { isAllowed($0) ? $0 : nil }
  }

  private func isAllowed(_ value: Value) -> Bool { (try? checkRange(value, name: name)) != nil }
}
