import ExactNumbers
import LevyModel
import LevyRules

/// An assumed fact that could move results, with the likely other value that moves one most.
package struct Mover: Sendable {
  /// The slot of the fact.
  package let slot: Int
  /// The other value.
  package let other: Value
  /// The slot of the result.
  package let result: Int
  /// How much greater the result would be.
  package let difference: Exact
}

extension Calculator {
  /// The assumed facts that could change results of a case most, beginning with the most important: each is set to
  /// likely other values, by itself.
  ///
  /// - Parameters:
  ///   - assumed: the slots of the facts.
  ///   - results: the slots of the results.
  package func movers(among assumed: [Int], in facts: Case, results: [Int], count: Int = 3) -> [Mover] {
    guard let before = outcomes(of: results, for: facts) else { return [] }
    var found: [Mover] = []
    for slot in assumed {
      var most: Mover?
      for value in rulebook.variables[slot].likelyOthers {
        guard let after = outcomes(of: results, for: facts.with(value, slot)) else { continue }
        for (result, (one, other)) in zip(results, zip(before, after)) {
          guard let one = one?.exact, let difference = try? other?.exact?.subtracting(one),
            difference.magnitude > most?.difference.magnitude ?? 0
          else { continue }
          most = Mover(slot: slot, other: value, result: result, difference: difference)
        }
      }
      if let most { found.append(most) }
    }
    // Sorting keeps no order among equals by itself.
    let inOrder = found.sorted {
      ($1.difference.magnitude, $0.slot) < ($0.difference.magnitude, $1.slot)
    }
    return Array(inOrder.prefix(count))
  }

  /// The same, without what they would do.
  package func foremost(of assumed: [Int], in facts: Case, results: [Int], count: Int = 3) -> [Int] {
    if assumed.count <= count { return assumed }
    return movers(among: assumed, in: facts, results: results, count: count).map(\.slot)
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
