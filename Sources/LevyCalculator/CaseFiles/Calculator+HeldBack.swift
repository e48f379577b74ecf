import LevyModel
import LevyRules

extension Calculator {
  /// Holds back given facts that make further facts necessary, for users who are being asked: a result stays until they
  /// have given the rest. For example, as long as a building is given without the year of completion, results are shown
  /// without the building.
  ///
  /// - Parameter name: the result.
  /// - Returns: the rest of the case, the facts held back, and the inputs that are missing because of them. The case
  ///   is unchanged if nothing is missing, or if holding back facts does not help.
  package func withoutTheIncomplete(
    _ facts: Case, for name: String
  ) -> (facts: Case, heldBack: [UnusedFact], missing: Diagnostic?) {
    guard let first = lack(of: name, in: facts) else { return (facts, [], nil) }
    var (rest, lack, heldBack) = (facts, first, Set<Slot>())
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

  /// The maximum number of rounds, since holding facts back may reveal further missing ones.
  private static let mostRounds = 4

  /// For each missing fact, the given fact because of which it is asked for: one that decides whether it is asked,
  /// otherwise any; the one that is declared nearest to it.
  private func asking(for open: [Slot], in facts: Case) -> Set<Slot> {
    let deciders = (try? deciders(of: open, for: facts)) ?? [:]
    let told = facts.given.filter { slot, fact in rulebook.variables[slot].isInput && tells(fact.value, slot: slot) }
      .keys
    return Set(
      open.compactMap { missing in
        let deciding = told.filter { deciders[missing]?.contains($0) ?? false }
        func distance(_ slot: Slot) -> Int { abs(slot.index - missing.index) }
        return (deciding.isEmpty ? Array(told) : deciding).min { (distance($0), $0) < (distance($1), $1) }
      })
  }

  /// The facts that are missing for a result, after estimates.
  private func lack(of name: String, in facts: Case) -> (open: [Slot], diagnostic: Diagnostic)? {
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
