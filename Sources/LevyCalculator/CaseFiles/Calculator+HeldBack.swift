import LevyModel
import LevyRules

extension Calculator {
  /// A case without given facts of which too little is told yet, for people who are being asked: a result that was there stays
  /// until they have told the rest. Who has told of a building, and not when it was finished, has a result without it so far.
  ///
  /// - Parameter name: the result.
  /// - Returns: the case, what is held back, and the inputs that are missing for it; the case as it is if nothing is missing, and if
  ///   there is no result without a few of its facts.
  package func withoutTheIncomplete(
    _ facts: Case, for name: String
  ) -> (facts: Case, heldBack: [UnusedFact], missing: Diagnostic?) {
    guard let missing = missing(for: name, in: facts), case .missing(let inputs, _) = missing.problem else {
      return (facts, [], nil)
    }
    let open = inputs.compactMap { rulebook.slot(of: $0.name) }
    let deciders = (try? deciders(of: open, for: facts)) ?? [:]
    /// How far a fact is declared from what it asks for.
    func distance(_ slot: Int) -> Int {
      deciders.filter { $0.value.contains(slot) }.map { abs($0.key - slot) }.min() ?? .max
    }
    let asking = Set(deciders.values.joined()).filter { slot in
      facts.given[slot].map { rulebook.variables[slot].isInput && tells($0.value, slot: slot) } ?? false
    }
    let nearest = asking.sorted { (distance($0), $0) < (distance($1), $1) }.prefix(Self.mostHeldBack)
    for slots in nearest.map({ [$0] }) + (2...Self.mostHeldBack).map({ Array(nearest.prefix($0)) }) {
      let rest = slots.reduce(facts) { $0.without($1) }
      guard rest.given.contains(where: { tells($0.value.value, slot: $0.key) }), isThere(name, in: rest) else {
        continue
      }
      let reason = UnusedFact.Reason.incomplete(lacking: inputs.map(\.name))
      return (rest, slots.compactMap { unused($0, in: facts, [$0: reason]) }, missing)
    }
    return (facts, [], nil)
  }

  private static let mostHeldBack = 5

  /// The missing facts of a result with estimates.
  private func missing(for name: String, in facts: Case) -> Diagnostic? {
    do throws(Diagnostic) {
      _ = try evaluate(name, for: try estimates(for: facts, names: [name]).facts)
      return nil
    } catch {
      if case .missing = error.problem { return error }
      return nil
    }
  }

  private func isThere(_ name: String, in facts: Case) -> Bool {
    (try? evaluate(name, for: estimates(for: facts, names: [name]).facts)) != nil
  }
}
