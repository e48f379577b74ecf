import LevyCalculator
import LevyModel
import LevyRules

/// Copies of a sheet with one change, each of which is validated.
extension Sheet {
  /// Returns the sheet with a value, which replaces an earlier one. `year` and `date` select the law.
  ///
  /// - Throws: `Diagnostic` for an unknown name, or a value that it cannot have.
  public func setting(
    _ name: String, _ value: Value, _ origin: Origin = .given, by rulebook: Rulebook
  ) throws(Diagnostic) -> Sheet {
    try setting(name, value, typed: nil, origin, by: rulebook)
  }

  /// Returns the sheet with a typed text: a value, or an expression over the facts.
  ///
  /// - Throws: `Diagnostic` for an unknown name, or a text that is not a value for it.
  public func setting(_ name: String, typed text: String, by calculator: Calculator) throws(Diagnostic) -> Sheet {
    let facts = try facts(by: calculator.rulebook)
    let value = try Language.speaking(calculator.rulebook.language) { () throws(Diagnostic) in
      try calculator.value(text, for: name, in: facts)
    }
    return try setting(name, value, typed: text, .given, by: calculator.rulebook)
  }

  private func setting(
    _ name: String, _ value: Value, typed: String?, _ origin: Origin, by rulebook: Rulebook
  ) throws(Diagnostic) -> Sheet {
    var facts = try facts(by: rulebook)
    let slot = try rulebook.slot(of: name, role: .given)
    for fact in try rulebook.facts(of: value, for: name, slot: slot) {
      try facts.remove(rulebook.variables[fact.slot].name)
    }
    if let typed { try facts.give(name, value, typed: typed) } else { try facts.give(name, value) }
    var sheet = self
    (sheet.date, sheet.known) = (facts.date, facts.known)
    let own = try rulebook.variable(named: name).name
    sheet.misread[own] = nil
    // A word may contain a number, which is another fact.
    for (slot, given) in facts.given where given.name == name {
      let fact = rulebook.variables[slot].name
      sheet.entries[fact] = Entry(given.value, origin, typedPer: facts.typedPeriods[slot])
      sheet.skipped.remove(fact)
      sheet.declined.remove(fact)
    }
    return sheet
  }

  /// Returns the sheet without the value of a name, which will be asked for again.
  ///
  /// - Throws: `Diagnostic` for an unknown name.
  public func removing(_ name: String, by rulebook: Rulebook) throws(Diagnostic) -> Sheet {
    let own = try rulebook.variable(named: name).name
    var sheet = self
    sheet.entries[own] = nil
    sheet.misread[own] = nil
    sheet.skipped.remove(own)
    sheet.declined.remove(own)
    return sheet
  }

  /// Returns the sheet with a question skipped. An existing value stays.
  ///
  /// - Parameter although: true if the result fails without it, and the user was told so.
  public func skipping(_ name: String, although isNeeded: Bool = false) -> Sheet {
    var sheet = self
    sheet.skipped.insert(name)
    if isNeeded { sheet.declined.insert(name) }
    return sheet
  }

  /// Returns the sheet with the answer to a gate.
  ///
  /// - Parameter names: those of the gate's names that apply.
  public func applying(_ names: Set<String>, of gate: String) -> Sheet {
    var sheet = self
    sheet.applying[gate] = names
    return sheet
  }

  /// Returns the sheet with a gate that will be asked again.
  package func reopening(_ gate: String) -> Sheet {
    var sheet = self
    sheet.applying[gate] = nil
    return sheet
  }

  /// The sheet without facts, for the same law.
  package var emptied: Sheet {
    var sheet = self
    (sheet.entries, sheet.misread, sheet.skipped, sheet.declined) = ([:], [:], [], [])
    (sheet.proposals, sheet.applying) = ([:], [:])
    return sheet
  }

  /// Returns the sheet for another version of its rules: the known and the skipped facts, by name.
  ///
  /// - Throws: `Diagnostic` if the rules do not cover the year, or reject a name or value.
  public func moved(to rulebook: Rulebook) throws(Diagnostic) -> Sheet {
    guard rulebook.jurisdiction.code == jurisdiction else {
      throw Diagnostic(
        .otherRules(case: "\(jurisdiction) \(rules)", rules: "\(rulebook.jurisdiction.code) \(rulebook.digest)"))
    }
    var sheet = self
    sheet.rules = rulebook.digest
    for name in wanted { _ = try rulebook.variable(named: name) }
    _ = try sheet.facts(by: rulebook)
    return sheet
  }

  /// Returns the sheet of the same person for another year: facts that carry over are given, the others are proposed.
  ///
  /// - Throws: `Diagnostic` if the rules do not cover the year or reject the sheet.
  public func moved(toYear year: Int, by rulebook: Rulebook) throws(Diagnostic) -> Sheet {
    var sheet = emptied
    sheet.date = try facts(by: rulebook).moved(toYear: year).date
    sheet.proposals = proposals.filter { rulebook[$0.key]?.carriedResult == nil }
    for (name, entry) in entries {
      guard let slot = rulebook.slot(of: name) else { continue }
      if rulebook.variables[slot].carries {
        sheet.entries[name] = Entry(entry.value, .carried)
      } else if rulebook.variables[slot].carriedResult == nil {
        sheet.proposals[name] = entry.value
      }
    }
    sheet.misread = misread.filter { rulebook[$0.key]?.carries ?? false }
    return sheet
  }

  /// Returns the sheet of the same person for another year; if that is the next one, what is left of this year is
  /// proposed too, such as losses that are brought forward.
  ///
  /// - Throws: `Diagnostic` if the rules do not cover the year or reject the sheet.
  package func moved(toYear year: Int, by calculator: Calculator) throws(Diagnostic) -> Sheet {
    var sheet = try moved(toYear: year, by: calculator.rulebook)
    let facts = try facts(by: calculator.rulebook)
    // What cannot be computed from the answers so far is asked without a proposal.
    if year == facts.year + 1 { sheet.proposals.merge(calculator.left(of: facts)) { $1 } }
    return sheet
  }

  /// Returns the sheet with the answers of an earlier sheet of its year; facts that carry over are taken from this one.
  package func answered(as earlier: Sheet) -> Sheet {
    var sheet = self
    sheet.entries = earlier.entries.merging(entries) { own, here in here.origin == .carried ? here : own }
    sheet.misread.merge(earlier.misread) { here, _ in here }
    (sheet.skipped, sheet.declined, sheet.applying) = (earlier.skipped, earlier.declined, earlier.applying)
    sheet.proposals = sheet.proposals.filter { sheet.entries[$0.key] == nil }
    return sheet
  }
}
