import Foundation
import Testing

/// The output of commands for years whose law is not known.
@Suite struct NewYearCommandTests {
  /// The year before has a figure, and the next one none: nobody is answered by the old one.
  @Test func aYearOfWhichAFigureIsNotKnownIsRefused() throws {
    let outcome = try levy("eval uk --year 2027 children=2 child_benefit")
    #expect(outcome.status == 1)
    #expect(
      outcome.err.contains(
        "law.child_benefit_weekly has no figure for 2027/28: each year has its own, and the last is that of 2026/27"),
      "\(outcome.err)")
    #expect(try levy("eval uk --year 2026 children=2 child_benefit").status == 0)
  }

  @Test func rowsOfTablesAreRefusedAlike() throws {
    let table = "year,children\n" + (0..<300).map { "\(2026 + $0 % 2),2\n" }.joined()
    for option in [[], ["--interpret"]] {
      let outcome = try levy(["batch", "uk", "-", "--output", "child_benefit"] + option, input: table)
      #expect(outcome.lines.filter { $0 == "2027,2," }.count == 150, "\(outcome.err)")
      #expect(outcome.lines.filter { $0.hasPrefix("2026,2,2") }.count == 150)
      #expect(outcome.err.contains("no figure for 2027/28"))
    }
  }

  @Test func exportsHaveNoFigureOfAnotherYear() throws {
    let words = ["--given", "children", "--output", "child_benefit"]
    for language in ["sql", "c"] {
      let outcome = try levy(["export", language, "uk", "--year", "2027"] + words)
      // In a row, reading the figure is a fault.
      #expect(outcome.status == 0 && outcome.out.contains("fault"), "\(outcome.err)")
      #expect(!outcome.out.contains("27.05") && !outcome.out.contains("2705"), "\(outcome.out)")
    }
  }

  @Test func projectionsSaySo() throws {
    let words = "eval de --year 2027 zve=60000 filing=single est"
    #expect(try levy(words).status != 0)
    let outcome = try levy(words + " --projected")
    #expect(outcome.status == 0 && outcome.out.contains("(projected)"), "\(outcome.out)\(outcome.err)")
    #expect(
      outcome.err.contains("not all figures of 2027 are law: this is a projection by what is expected of law.tariff"))
    let document = try levy(words + " --projected --json").out
    #expect(document.contains("\"name\": \"projected\""))
    // A figure without an expected value stays an error.
    #expect(try levy("eval de --year 2027 --projected tax_class=1 monthly_income=4000 pension_insurance").status != 0)
  }

  @Test func emptyEntriesAreWrittenAndStayRefused() throws {
    let folder = try Scratch()
    try FileManager.default.copyItem(atPath: "\(Package.root)/rules", toPath: folder.path + "/rules")
    let rules = ["--rules", folder.path + "/rules"]
    let written = try levy(["new-year", "ie", "2027", "--write"] + rules)
    #expect(written.status == 0 && written.err.contains("wrote"), "\(written.err)")
    #expect(try folder.text("rules/ie/usc.lua").contains("[\"2027-01-01\"] = nil,"))
    let refused = try levy(["eval", "ie", "--year", "2027", "salary=40000", "usc"] + rules)
    #expect(refused.status == 1 && refused.err.contains("law.usc_bands has no figure for 2027"), "\(refused.err)")
    // Once only.
    #expect(try !levy(["new-year", "ie", "2027", "--write"] + rules).err.contains("wrote"))
    #expect(try levy(["eval", "ie", "--year", "2026", "salary=40000", "usc"] + rules).status == 0)
  }

  @Test func changesInGerman() throws {
    let german = try levy("law de --changes 2025..2026 --since 2025-06-01 --lang de").out
    #expect(
      german.hasPrefix("Deutschland: was sich von 2025 zu 2026 ändert, beschlossen seit 01.06.2025\n"), "\(german)")
    #expect(german.contains("  01.01.2026  active_pension_free") && german.contains("; beschlossen am 23.12.2025"))
    #expect(german.contains("step: 0,01 → 1  (+9.900 %)"))
    let both = try levy("law uk --changes 2026..2027 --lang de").out
    #expect(both.contains("} → keine\n") && both.contains(": endet\n") && !both.contains("none"))
    // Programs get the same in every language, but for labels.
    #expect(try levy("law uk --changes 2026..2027 --lang de --json").out.contains("\"growth_percent\": -40"))
    #expect(try levy("law de --changes 2026 --lang de").err.contains("zwei Jahre, etwa 2026..2027"))
  }

  @Test func changesAsAFeed() throws {
    let feed = try levy("law uk --changes 2026..2027 --feed")
    #expect(feed.status == 0 && feed.out.hasPrefix("<?xml") && feed.out.contains("savings_rates"))
    #expect(try XMLIsWhole.of(feed.out))
    #expect(try levy("law uk --changes 2026..2027 --feed").out == feed.out)
    #expect(try levy("law uk --changes 2026..2027 --feed --json").status == 2)
  }
}

/// True if each tag of a text is closed.
private enum XMLIsWhole {
  static func of(_ text: String) throws -> Bool {
    var open: [Substring] = []
    for match in text.matches(of: /<(\/?)([a-z]+)[^>]*>/) {
      if match.1.isEmpty { open.append(match.2) } else if open.popLast() != match.2 { return false }
    }
    return open.isEmpty
  }
}
