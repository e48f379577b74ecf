import LevyModel
import LevyRules

extension Calculator {
  /// The facts that decide whether other facts are asked for, by the slot of the latter: those that `ask_if` reads in a
  /// case, and those that determine whether a person is present.
  ///
  /// - Throws: `Diagnostic` if it is a case of other rules.
  package func deciders(of slots: [Slot], for facts: Case) throws(Diagnostic) -> [Slot: Set<Slot>] {
    let reads = try recording { () throws(Diagnostic) in
      try begin(facts)
      for slot in slots {
        recorder?.enter(slot)
        _ = concerns(rulebook.variables[slot])
        recorder?.leave(slot)
      }
    }
    return slots.reduce(into: [:]) { deciders, slot in
      var starts = [slot]
      if let person = rulebook.variables[slot].absentee,
        let presence = rulebook.slot(of: person.name(of: Person.presence))
      {
        starts.append(presence)
      }
      deciders[slot] = Self.closure(of: starts, reads)
    }
  }

  /// The facts that each check reads in a case.
  ///
  /// - Throws: `Diagnostic` if it is a case of other rules.
  package func factsOfChecks(for facts: Case) throws(Diagnostic) -> [Set<Slot>] {
    let slots = checks.places.map { rulebook.caveats[$0].slot }.filter { version(of: $0) != nil }
    let reads = try recording { () throws(Diagnostic) in
      try begin(facts)
      for slot in slots { _ = try? compute(slot) }
    }
    return slots.map { Self.closure(of: [$0], reads) }
  }

  /// True if a question applies to some case of a year: to one without facts, or to one with made-up values of the
  /// facts that decide it.
  ///
  /// - Throws: `Diagnostic` if it is a case of other rules.
  package func mayConcern(_ slot: Slot, in year: Case) throws(Diagnostic) -> Bool {
    for attempt in 0..<8 {
      var facts = year
      // These facts may depend on other questions in turn.
      for _ in 0..<4 {
        try begin(facts)
        if concerns(rulebook.variables[slot]) { return true }
        let open = try deciders(of: [slot], for: facts)[slot, default: []].filter { read in
          rulebook.variables[read].isInput && facts.given[read] == nil
        }
        if open.isEmpty { break }
        for read in open.sorted() {
          let variable = rulebook.variables[read]
          // A question that is not asked itself keeps its value.
          if concerns(variable), let value = variable.madeUp(attempt) { try? facts.give(variable.name, value) }
        }
      }
    }
    return false
  }

  /// The slots and everything that they read, directly or through rules.
  static func closure(of slots: [Slot], _ reads: [Slot: Recorder.Reads]) -> Set<Slot> {
    var (all, open) = (Set<Slot>(), slots)
    while let slot = open.popLast() {
      for read in reads[slot]?.facts ?? [] where all.insert(read).inserted { open.append(read) }
    }
    return all
  }
}

extension Variable {
  /// A made-up value other than "nothing"; for a choice or boolean, one of several.
  fileprivate func madeUp(_ attempt: Int) -> Value? {
    switch type {
    case .quantity(let unit): .number(min(max(unit == .money ? 1_000 : 1, minimum ?? 0), maximum ?? 1_000))
    case .count: .count(max(1, minimum?.exactInt ?? 0))
    case .boolean: .boolean(attempt % 4 < 3)
    case .choice(let choice): .choice(choice.options[attempt % choice.options.count])
    case .date: nil
    }
  }
}
