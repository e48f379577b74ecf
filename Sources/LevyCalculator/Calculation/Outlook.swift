import ExactNumbers
import LevyModel
import LevyRules

/// What a value of a fact does to a result.
package struct Mover: Sendable {
  /// The slot of the fact.
  package let slot: Int
  /// The value.
  package let value: Value
  /// How much greater the result is with it.
  package let difference: Exact

  /// Makes one.
  package init(slot: Int, value: Value, difference: Exact) {
    (self.slot, self.value, self.difference) = (slot, value, difference)
  }
}

/// How far a result can move by what a case does not give: its values in cases in which one of the facts that were assumed
/// or estimated has another likely value, and in those in which several of the foremost do. Of each case the result counts
/// that would be shown if it were given: what is estimated follows.
package struct Outlook: Sendable {
  /// The slot of the result.
  package let result: Int
  /// Its least value in these cases and in the case itself.
  package let least: Exact
  /// Its greatest value.
  package let greatest: Exact
  /// The facts that move it most, those first that do so most; empty if none does.
  package let movers: [Mover]
  /// The other facts that move it, in the same order.
  package let others: [Mover]
  /// How many facts had another likely value, each by itself.
  package let varied: Int
  /// How many facts were left as they are: the rules name no likely other value of them, or none that may stand beside what
  /// is given.
  package let left: Int
}

extension Calculator {
  /// How many facts are named that move a result most.
  package static let mostMovers = 3

  /// How far one of several results can move.
  ///
  /// - Parameters:
  ///   - goals: the slots of those that people want to know, of which it is the first that moves at all.
  ///   - others: those of the others, of which it is else the one that moves most, and of equals the last.
  ///   - estimates: the case, with what was estimated of it.
  ///   - open: the slots of the facts that were assumed or estimated and may be otherwise.
  package func outlook(of goals: [Int], or others: [Int], in estimates: Estimates, open: [Int]) -> Outlook? {
    let results = goals + others
    guard let before = outcomes(of: results, for: estimates.facts) else { return nil }
    // What nobody is asked is not varied either.
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

  /// The facts among those that were assumed that move any of several results most, those first that do so most.
  package func foremost(of assumed: [Int], in facts: Case, results: [Int]) -> [Int] {
    if assumed.count <= Self.mostMovers { return assumed }
    let estimates = Estimates(facts: facts)
    guard let before = outcomes(of: results, for: facts) else { return [] }
    let variants = variants(of: assumed, in: estimates, results: results)
    let moves = results.indices.flatMap { place in
      before[place]?.exact.map { Self.moves(of: place, from: $0, by: variants) } ?? []
    }
    return Self.foremost(moves).map(\.slot)
  }

  /// The few facts that move a result most, each with the value that does so; of equals those that are declared first.
  package static func foremost(_ moves: [Mover]) -> [Mover] { Array(ranked(moves).prefix(mostMovers)) }

  /// All facts that move a result, each with the value that does so most, in that order.
  private static func ranked(_ moves: [Mover]) -> [Mover] {
    var most: [Int: Mover] = [:]
    for move in moves where move.difference.magnitude > most[move.slot]?.difference.magnitude ?? 0 {
      most[move.slot] = move
    }
    return most.values.sorted { ($1.difference.magnitude, $0.slot) < ($0.difference.magnitude, $1.slot) }
  }

  // MARK: Cases

  /// A case in which one fact has another likely value.
  private struct Variant {
    let slot: Int
    let value: Value
    /// The results, nil for each that fails.
    let outcomes: [Value?]
  }

  /// What cases do to a result, by its place among those of the cases.
  private static func moves(of place: Int, from base: Exact, by variants: [Variant]) -> [Mover] {
    variants.compactMap { variant in
      guard let difference = try? variant.outcomes[place]?.exact?.subtracting(base) else { return nil }
      return Mover(slot: variant.slot, value: variant.value, difference: difference)
    }
  }

  /// The cases in which one of several facts has another likely value, but for those in which nothing has a result.
  private func variants(of open: [Int], in estimates: Estimates, results: [Int]) -> [Variant] {
    open.flatMap { slot in
      estimates.likelyOthers(of: rulebook.variables[slot], slot).compactMap { value in
        guard let outcomes = outcomes(of: results, in: estimates, given: [(slot, value)]),
          outcomes.contains(where: { $0 != nil })
        else { return nil }
        return Variant(slot: slot, value: value, outcomes: outcomes)
      }
    }
  }

  /// The results that would be shown if further facts were given. What was estimated is estimated again where it goes by
  /// these, or where results now read what was not.
  private func outcomes(
    of results: [Int], in estimates: Estimates, given changes: [(slot: Int, value: Value)]
  ) -> [Value?]? {
    let given = { (facts: Case) in changes.reduce(facts) { $0.with($1.value, $1.slot) } }
    if changes.allSatisfy({ !estimates.reasons.contains($0.slot) }),
      let found = outcomes(of: results, for: given(estimates.facts)),
      estimates.isNone || !found.contains(nil) && !estimates.unread.contains(where: { current.wasRead($0) })
    {
      return found
    }
    let again = try? self.estimates(for: given(estimates.asGiven), results: results, withOthers: false)
    guard let again else { return nil }
    return outcomes(of: results, for: again.facts)
  }

  /// The least and the greatest that several facts do, in all combinations of two or more.
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
  /// Likely values of a fact other than the one that was taken: those of its declaration, or else the other words of a
  /// short choice and the other answer of yes and no.
  fileprivate func likelyOthers(of variable: Variable, _ slot: Int) -> [Value] {
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
  /// Its values, if they are few.
  fileprivate var fewValues: [Value] {
    switch self {
    case .boolean: [.boolean(true), .boolean(false)]
    case .choice(let choice) where choice.options.count <= 6: choice.options.map { .choice($0) }
    default: []
    }
  }
}
