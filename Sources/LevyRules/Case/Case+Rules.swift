import LevyModel

/// Moves cases between rulebooks and years.
extension Case {
  /// Returns the same case under other rules: the same date and day of knowledge, and the same values by name.
  ///
  /// The values of a case are stored by the index of their declaration in its rulebook, so a case belongs to the rules
  /// with which it was made. A program that has read its rules again moves its cases over with this.
  ///
  /// - Throws: `Diagnostic` if the other rules do not cover the year, do not know one of the names, or do not accept
  ///   one of the values.
  public func moved(to rulebook: Rulebook) throws(Diagnostic) -> Case {
    var moved = try Case(rulebook, date: date)
    moved.known = known
    for (name, value) in values {
      let sum = self.rulebook.slot(of: name).flatMap { sums[$0] }
      if let sum, let slot = rulebook.slot(of: name), slot > Rulebook.dateSlot {
        try moved.give(sum, slot: slot)
      } else {
        try moved.give(name, value)
      }
    }
    for wrong in misread.values { moved.note(misread: wrong.text, for: wrong.name) }
    return moved
  }
}

extension Case {
  /// Returns the case with the same facts in another year.
  ///
  /// - Throws: `Diagnostic` if the rules do not cover the year.
  public func moved(toYear year: Int) throws(Diagnostic) -> Case {
    var moved = self
    try moved.give("year", .count(year))
    return moved
  }

  /// Starts a case of another year with those facts of this one that stay the same from year to year.
  ///
  /// - Throws: `Diagnostic` if the rules do not cover the year or do not accept one of the values there.
  public func carried(toYear year: Int) throws(Diagnostic) -> Case {
    var carried = try Case(rulebook, year: year)
    carried.known = known
    for (name, value) in values {
      if let slot = rulebook.slot(of: name), rulebook.variables[slot].carries { try carried.give(name, value) }
    }
    carried.misread = misread.filter { $0.key == Self.unknown || rulebook.variables[$0.key].carries }
    return carried
  }
}

extension Rulebook {
  /// Checks that a case was made with these rules.
  ///
  /// - Throws: `Diagnostic` if it was made with others.
  package func check(_ facts: Case) throws(Diagnostic) {
    if isSame(as: facts.rulebook) { return }
    throw Diagnostic(.otherRules(case: facts.rulebook.title, rules: title))
  }

  /// A short identification of the rules: `de e4cccf2707b86041`.
  private var title: String { "\(jurisdiction.code) \(digest)" }
}
