import LevyModel
import LevyRules

extension Session {
  // MARK: Rules

  /// Reads the rules again, and shows the effects. If they do not load, nothing changes.
  public func reload() throws(RulebookErrors) -> Reply {
    let before = answer()
    let calculator = try calculator(by: Rulebook(rulebook.jurisdiction.code, in: folder, after: rulebook))
    let lost: [String]
    do {
      lost = try renew(calculator)
    } catch {
      throw RulebookErrors(diagnostics: [error])
    }
    var text = Markup("rules loaded\n", .hint)
    if !lost.isEmpty { text.add("the rules no longer take \(lost.joined(separator: ", "))\n", .hint) }
    text.add(changes(from: before))
    return Reply(text: text)
  }

  /// Switches to the rules of another jurisdiction, `CODE [YEAR]`, with an empty case.
  func enter(_ text: String) throws -> Reply {
    let words = text.split(separator: " ").map(String.init)
    let fresh = try Rulebook(words[0], in: folder)
    let years = fresh.jurisdiction.years
    let year = try words.count == 1 ? min(max(facts.year, years.lowerBound), years.upperBound) : fresh.year(words[1])
    let facts = try Case(fresh, year: year)
    _ = change(to: .init(try calculator(by: fresh), facts))
    return Reply(text: try overview(all: false))
  }
}

extension Rulebook {
  /// Parses a year.
  ///
  /// - Throws: `Diagnostic` for another text.
  func year(_ text: String) throws(Diagnostic) -> Int {
    if let year = jurisdiction.taxYear.year(named: text) { return year }
    throw Diagnostic(
      .badValue(
        name: "year", value: text, expected: .year(in: jurisdiction.years)))
  }
}
