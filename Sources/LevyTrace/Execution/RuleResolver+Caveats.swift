import LevyModel
import LevyPlan
import LevyRules

/// The caveats that may apply to rows, and the checks that may fail.
extension RuleResolver {
  /// The caveats in force that concern a rule which was resolved, and the doubtful checks that may fail, with their
  /// slots.
  var caveats: [(caveat: CaveatID, slot: Slot)] {
    let ruled = bindings.keys.filter { !given.contains($0) && !constants.contains($0) }
    return rulebook.caveats.ids.compactMap { place in
      let caveat = rulebook.caveats[place]
      guard calculator.version(of: caveat.slot) != nil, caveat.concernsAll || !caveat.rules.isDisjoint(with: ruled),
        !caveat.isCheck || mayFail(caveat, .doubtful)
      else { return nil }
      return (place, caveat.slot)
    }
  }

  /// The checks whose failure leaves a row without results and that may fail, in the order in which they are made, with
  /// their slots.
  var impossible: [(caveat: CaveatID, slot: Slot)] {
    rulebook.caveats.ids.filter { mayFail(rulebook.caveats[$0], .impossible) }.map {
      ($0, rulebook.caveats[$0].slot)
    }
  }

  /// For each impossible check that may fail, a tree that leaves the rows in which it fails to the interpreter.
  package var impossibilities: [DecisionTree] {
    impossible.map { _, slot in
      if case .constant = resolve(slot) { return .leaf(.interpreted) }
      return .question(.switch(Atom(slot)), answers: [.leaf(.interpreted), consistent])
    }
  }

  /// True if a check of a kind may fail in some rows.
  private func mayFail(_ caveat: Caveat, _ kind: Caveat.Kind) -> Bool {
    guard caveat.kind == kind, calculator.version(of: caveat.slot) != nil else { return false }
    switch resolve(caveat.slot) {
    case .constant(let value): return value != caveat.isOff
    case .column, .interpreted: return true
    case .rule:
      let holds = Outcome.expression(tracer.constant(1), checks: [])
      return paths[caveat.slot].map { $0.contains { $0.outcome != holds } } ?? true
    }
  }
}
