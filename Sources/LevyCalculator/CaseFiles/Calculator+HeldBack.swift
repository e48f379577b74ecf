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
    guard let first = lack(of: name, in: facts) else { return (facts, [], nil) }
    var (rest, lack, heldBack) = (facts, first, Set<Int>())
    for _ in 0..<Self.mostRounds {
      for slot in asking(for: lack.open, in: rest) {
        heldBack.insert(slot)
        rest = rest.without(slot)
      }
      if let next = self.lack(of: name, in: rest) {
        lack = next
      } else if heldBack.isEmpty || !isThere(name, in: rest)
        || !rest.given.contains(where: { tells($0.value.value, slot: $0.key) })
      {
        break
      } else {
        let reason = UnusedFact.Reason.incomplete(lacking: first.open.map { rulebook.variables[$0].name })
        return (rest, heldBack.sorted().compactMap { unused($0, in: facts, [$0: reason]) }, first.diagnostic)
      }
    }
    return (facts, [], nil)
  }

  /// How often it is looked what else is missing without what is held back.
  private static let mostRounds = 4

  /// The given facts for which missing ones are asked: of those that decide whether they are asked, or else of all, the one that is
  /// declared nearest to each.
  private func asking(for open: [Int], in facts: Case) -> Set<Int> {
    let deciders = (try? deciders(of: open, for: facts)) ?? [:]
    let told = facts.given.filter { slot, fact in rulebook.variables[slot].isInput && tells(fact.value, slot: slot) }
      .keys
    return Set(
      open.compactMap { missing in
        let deciding = told.filter { deciders[missing]?.contains($0) ?? false }
        return (deciding.isEmpty ? Array(told) : deciding).min { (abs($0 - missing), $0) < (abs($1 - missing), $1) }
      })
  }

  /// The facts that a result with estimates lacks.
  private func lack(of name: String, in facts: Case) -> (open: [Int], diagnostic: Diagnostic)? {
    do throws(Diagnostic) {
      _ = try evaluate(name, for: try estimates(for: facts, names: [name]).facts)
      return nil
    } catch {
      guard case .missing(let inputs, _) = error.problem else { return nil }
      return (inputs.compactMap { rulebook.slot(of: $0.name) }, error)
    }
  }

  private func isThere(_ name: String, in facts: Case) -> Bool {
    (try? evaluate(name, for: estimates(for: facts, names: [name]).facts)) != nil
  }
}
