import ExactNumbers
import LevyModel
import LevyRules

extension Calculator {
  /// The assumed facts that could change results of a case most, beginning with the most important: each is set to
  /// likely other values, by itself.
  ///
  /// - Parameters:
  ///   - assumed: the slots of the facts.
  ///   - results: the slots of the results.
  package func foremost(of assumed: [Int], in facts: Case, results: [Int], count: Int = 3) -> [Int] {
    guard assumed.count > count, let before = outcomes(of: results, for: facts) else {
      return Array(assumed.prefix(count))
    }
    var weights: [(slot: Int, weight: Exact)] = []
    for slot in assumed {
      var most = Exact(0)
      for value in rulebook.variables[slot].likelyOthers {
        guard let after = outcomes(of: results, for: facts.with(value, slot)) else { continue }
        for (one, other) in zip(before, after) {
          guard let one = one?.exact, let other = other?.exact else { continue }
          if let weight = try? one.subtracting(other).magnitude { most = max(most, weight) }
        }
      }
      if most > 0 { weights.append((slot, most)) }
    }
    // Sorting keeps no order among equals by itself.
    let inOrder = weights.sorted { ($1.weight, $0.slot) < ($0.weight, $1.slot) }
    return Array(inOrder.prefix(count).map(\.slot))
  }
}

extension Variable {
  /// Likely values of an input other than its default: those of its declaration, or else the other words of a short
  /// choice.
  fileprivate var likelyOthers: [Value] {
    guard case .input(let input) = origin else { return [] }
    if !input.typical.isEmpty { return input.typical.filter { $0 != input.defaultValue } }
    switch type {
    case .boolean: return [.boolean(input.defaultValue != .boolean(true))]
    case .choice(let choice) where choice.options.count <= 6:
      return choice.options.map { .choice($0) }.filter { $0 != input.defaultValue }
    default: return []
    }
  }
}
