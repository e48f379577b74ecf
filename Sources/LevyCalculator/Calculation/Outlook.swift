import ExactNumbers
import LevyModel
import LevyRules

/// The effect of a value of a fact on a result.
package struct Mover: Sendable {
  /// The slot of the fact.
  package let slot: Slot
  /// The value.
  package let value: Value
  /// The increase of the result.
  package let difference: Exact

  /// Makes a mover.
  package init(slot: Slot, value: Value, difference: Exact) {
    (self.slot, self.value, self.difference) = (slot, value, difference)
  }
}

/// The outlook of a result: the range in which it can move by facts that a case does not give. It covers cases in which
/// one of the assumed or estimated facts has another likely value, and cases in which several of the foremost do.
/// Estimates are made anew for each, as if the value were given.
package struct Outlook: Sendable {
  /// The slot of the result.
  package let result: Slot
  /// The least result in these cases and in the case itself.
  package let least: Exact
  /// The greatest result.
  package let greatest: Exact
  /// The facts that move it most, in descending order; empty if none does.
  package let movers: [Mover]
  /// The other facts that move it, in the same order.
  package let others: [Mover]
  /// The number of facts that were varied, each by itself.
  package let varied: Int
  /// The number of facts that were not varied: the rules name no likely other value, or none that is consistent with
  /// the given facts.
  package let left: Int
}

extension Calculator {
  /// The number of facts that are named as the foremost.
  package static let mostMovers = 3

  /// The outlook of one of several results.
  ///
  /// - Parameters:
  ///   - goals: the slots of the results that people want to know; the first that moves at all is chosen.
  ///   - others: the slots of other results; if no goal moves, the one that moves most is chosen, the last of
  ///     several.
  ///   - estimates: the case with its estimates.
  ///   - open: the slots of assumed or estimated facts that may have other values.
  package func outlook(of goals: [Slot], or others: [Slot], in estimates: Estimates, open: [Slot]) -> Outlook? {
    let results = goals + others
    guard let before = outcomes(of: results, for: estimates.facts) else { return nil }
    // Facts that people are not asked for are not varied.
    let open = open.filter { rulebook.variables[$0].standsFor == nil && concerns(rulebook.variables[$0]) }
    let variants = variants(of: open, in: estimates, results: results)
    let varied = Set(variants.map(\.slot)).count
    if varied == 0 { return nil }
    let found = results.indices.compactMap { place in
      before[place]?.exact.map { base in
        let moves = Self.moves(of: place, from: base, by: variants)
        return (place: place, base: base, moves: moves, ranked: Self.ranked(moves))
      }
    }
    let most = found.filter { $0.place >= goals.count }.max {
      ($0.ranked.first?.difference.magnitude ?? 0, $0.place) < ($1.ranked.first?.difference.magnitude ?? 0, $1.place)
    }
    let goal = found.first { $0.place < goals.count && !$0.ranked.isEmpty }
    guard let (place, base, moves, ranked) = goal ?? most ?? found.first else { return nil }
    let movers = Array(ranked.prefix(Self.mostMovers))
    let together = Self.together(movers.map { mover in moves.filter { $0.slot == mover.slot } })
    let further = together.compactMap { changes in
      outcomes(of: [results[place]], in: estimates, given: changes.map { ($0.slot, $0.value) })?.first??.exact
    }
    let values = [base] + moves.compactMap { try? base.adding($0.difference) } + further
    return Outlook(
      result: results[place], least: values.min() ?? base, greatest: values.max() ?? base, movers: movers,
      others: Array(ranked.dropFirst(Self.mostMovers)), varied: varied, left: open.count - varied)
  }

  /// The assumed facts that move any of several results most, in descending order.
  package func foremost(of assumed: [Slot], in facts: Case, results: [Slot]) -> [Slot] {
    if assumed.count <= Self.mostMovers { return assumed }
    let estimates = Estimates(facts: facts)
    guard let before = outcomes(of: results, for: facts) else { return [] }
    let variants = variants(of: assumed, in: estimates, results: results)
    let moves = results.indices.flatMap { place in
      before[place]?.exact.map { Self.moves(of: place, from: $0, by: variants) } ?? []
    }
    return Self.foremost(moves).map(\.slot)
  }

  /// The foremost facts, each with the value that moves the result most; equal ones in the order of their declaration.
  package static func foremost(_ moves: [Mover]) -> [Mover] { Array(ranked(moves).prefix(mostMovers)) }

  /// All facts that move a result, each with the value that moves it most, in descending order.
  private static func ranked(_ moves: [Mover]) -> [Mover] {
    var most: [Slot: Mover] = [:]
    for move in moves where move.difference.magnitude > most[move.slot]?.difference.magnitude ?? 0 {
      most[move.slot] = move
    }
    return most.values.sorted { ($1.difference.magnitude, $0.slot) < ($0.difference.magnitude, $1.slot) }
  }

  // MARK: Cases

  /// A case in which one fact has another likely value.
  private struct Variant {
    let slot: Slot
    let value: Value
    /// The results; nil for each that fails.
    let outcomes: [Value?]
  }

  /// The effects of variants on a result, by its index among the results.
  private static func moves(of place: Int, from base: Exact, by variants: [Variant]) -> [Mover] {
    variants.compactMap { variant in
      guard let difference = try? variant.outcomes[place]?.exact?.subtracting(base) else { return nil }
      return Mover(slot: variant.slot, value: variant.value, difference: difference)
    }
  }

  /// The variants in which one of several facts has another likely value, except those without any result.
  private func variants(of open: [Slot], in estimates: Estimates, results: [Slot]) -> [Variant] {
    open.flatMap { slot in
      estimates.likelyOthers(of: rulebook.variables[slot], slot).compactMap { value in
        guard let outcomes = outcomes(of: results, in: estimates, given: [(slot, value)]),
          outcomes.contains(where: { $0 != nil })
        else { return nil }
        return Variant(slot: slot, value: value, outcomes: outcomes)
      }
    }
  }

  /// The results with further facts given. Estimates that depend on these facts are made anew, and so are estimates of
  /// facts that results read only now.
  private func outcomes(
    of results: [Slot], in estimates: Estimates, given changes: [(slot: Slot, value: Value)]
  ) -> [Value?]? {
    let given = { (facts: Case) in changes.reduce(facts) { $0.with($1.value, $1.slot) } }
    if changes.allSatisfy({ !estimates.reasons.contains($0.slot) }),
      let found = outcomes(of: results, for: given(estimates.facts)),
      estimates.isNone || !found.contains(nil) && !estimates.unread.contains(where: { current.wasRead($0) })
    {
      return found
    }
    let again = try? self.estimates(
      for: given(estimates.asGiven), results: results, withOthers: false, after: estimates)
    guard let again else { return nil }
    return outcomes(of: results, for: again.facts)
  }

  /// All combinations of two or more facts, each with its least and its greatest effect.
  private static func together(_ facts: [[Mover]]) -> [[Mover]] {
    var all: [[Mover]] = [[]]
    for moves in facts {
      let least = moves.min { $0.difference < $1.difference }.flatMap { $0.difference < 0 ? $0 : nil }
      let greatest = moves.max { $0.difference < $1.difference }.flatMap { $0.difference > 0 ? $0 : nil }
      all += [least, greatest].compactMap(\.self).flatMap { move in all.map { $0 + [move] } }
    }
    return all.filter { $0.count > 1 }
  }
}

extension Estimates {
  /// Likely values of a fact other than the assumed one: those of its declaration, otherwise the other words of a short
  /// choice, or the other boolean.
  fileprivate func likelyOthers(of variable: Variable, _ slot: Slot) -> [Value] {
    let taken = facts.given[slot]?.value ?? variable.defaultValue
    let likely =
      if let others = others[slot] {
        others
      } else if case .input(let input) = variable.origin {
        input.typical.isEmpty ? variable.type.fewValues : input.typical
      } else {
        [Value]()
      }
    return likely.filter { $0 != taken }
  }
}

extension ValueType {
  /// All values of the type, if they are few.
  fileprivate var fewValues: [Value] {
    switch self {
    case .boolean: [.boolean(true), .boolean(false)]
    case .choice(let choice) where choice.options.count <= 6: choice.options.map { .choice($0) }
    default: []
    }
  }
}
