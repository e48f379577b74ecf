extension Session {
  // MARK: Rules

  /// Reads the rules again, and tells what that changed. If they do not load, nothing changes.
  public func reload() throws(RulebookErrors) -> Reply {
    let before = calculator.answer(for: facts)
    let fresh = try Rulebook(rulebook.jurisdiction.code, in: folder)
    do {
      let moved = try facts.moved(to: fresh)
      let calculator = try Calculator(fresh)
      lastMove = (.init(self.calculator, facts), .init(calculator, moved))
      scenarios = scenarios.compactMap { kept in (try? kept.facts.moved(to: fresh)).map { (kept.name, $0) } }
      earlier = earlier.compactMap { try? $0.moved(to: fresh) }
      (facts, self.calculator) = (moved, calculator)
    } catch {
      throw RulebookErrors(diagnostics: [error])
    }
    var text = Markup("rules loaded\n", .hint)
    text.add(changes(from: before))
    return Reply(text: text)
  }

  /// Goes over to the rules of another jurisdiction, `CODE [YEAR]`, with an empty case.
  func enter(_ text: String) throws -> Reply {
    let words = text.split(separator: " ").map(String.init)
    let fresh = try Rulebook(words[0], in: folder)
    let calculator = try Self.calculator(fresh)
    let years = fresh.jurisdiction.years
    let year = try words.count == 1 ? min(max(facts.year, years.lowerBound), years.upperBound) : fresh.year(words[1])
    begin(try Case(fresh, year: year), by: calculator)
    return Reply(text: try overview(all: false))
  }

  /// Goes on with a case of other rules; what was kept belongs to the former ones.
  func begin(_ facts: Case, by calculator: Calculator) {
    (self.facts, self.calculator) = (facts, calculator)
    (scenarios, earlier, lastMove) = ([], [], nil)
  }
}

extension Rulebook {
  /// The year that a text means.
  ///
  /// - Throws: `Diagnostic` if it means none.
  func year(_ text: String) throws(Diagnostic) -> Int {
    if let year = Int(text) { return year }
    let years = jurisdiction.years
    throw Diagnostic(
      .badValue(
        name: "year", value: text, expected: "a year from \(years.lowerBound) to \(years.upperBound)", nearest: []))
  }
}

extension Case {
  /// The same case by other rules.
  ///
  /// - Throws: `Diagnostic` if they do not know one of its names or take one of its values.
  public func moved(to rulebook: Rulebook) throws(Diagnostic) -> Case {
    var moved = try Case(rulebook, date: date)
    moved.known = known
    for (name, value) in facts { try moved.give(name, value) }
    return moved
  }
}
