import Foundation
import Testing

/// `levy cliffs --all` and `levy test --propose`: the steps of the law in households, and cases on both sides of them.
@Suite struct CliffsCommandTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write(
      "rules/xx/a.lua",
      """
      jurisdiction "xx" { label = { en = "Testland", de = "Testland" }, currency = "EUR", years = { 2024, 2025 },
        results = { "net" }, waterfalls = { { from = { "gross" }, less = { "tax" }, leaves = "net" } } }
      input "gross" { label = "Gross", type = money, default = 0 }
      parameter "limit" { label = "Limit", source = "§ 2", until_changed = true, since = { ["2024-01-01"] = 12000 } }
      rule "tax" { label = "Tax", source = "§ 1", type = money, compute = function(case, law)
        return case.gross > law.limit and 100 or 0 end }
      rule "net" { label = "Net", source = "§ 1", type = money,
        compute = function(case) return case.gross - case.tax end }
      caveat "rich" { text = { en = "Riches are not covered.", de = "Reichtum fehlt." }, source = "§ 3",
        concerns = { "net" }, when = function(case) return case.gross > 15000 end }
      example "A worker" { year = 2025, given = { gross = 20000 }, expect = { net = 19900 }, source = "by hand",
        asks = { "gross", of = "net" } }

      """)
  }

  private func run(_ words: String) throws -> Outcome {
    try levy(words.split(separator: " ").map(String.init), in: scratch.path)
  }

  @Test func theStepsOfAHousehold() throws {
    let shown = try run("cliffs xx --all --year 2025")
    #expect(
      shown.out == """
        Testland 2025: 1 step in 1 household, over 1 amount
          -99.99  gross = 12000.01  net  A worker
                  tax  § 1  xx/a.lua:5
                  12000 < gross
        not covered: Riches are not covered. (A worker)

        """, "\(shown.out)\(shown.err)")
    #expect(try run("cliffs xx --all --year 2025 --chart").out.contains("▒"))
    #expect(try run("cliffs xx --all --year 2025 --lang de").out.contains("nicht abgedeckt: Reichtum fehlt."))
    let page = try run("cliffs xx --all --year 2025 -o page.html")
    #expect(page.status == 0 && page.out.isEmpty)
    #expect(try scratch.text("page.html").contains("A worker"))
    let own = try run("cliffs xx --all --year 2025 tax gross=100")
    #expect(own.out.contains("+100.00  gross = 12000.01  tax\n"), "\(own.out)")
  }

  @Test(arguments: [
    "cliffs xx --year 2025 --all --over gross=0..1", "cliffs xx --year 2025 net", "cliffs xx --year 2025 --chart",
    "cliffs xx --year 2025 --all net tax", "cliffs xx --year 2025 --all --json --chart",
    "cliffs xx --year 2025 --all -o page.pdf", "test xx --cases 5", "test xx --result net",
    "test xx --mutate --cases 0",
  ])
  func wrongUsage(_ words: String) throws {
    let outcome = try run(words)
    #expect(outcome.status == 2 && outcome.err.contains("error[usage]"), "\(outcome.err)")
  }

  @Test func casesAtEdgesAreProposed() throws {
    let outcome = try run("test xx --propose edges.csv")
    #expect(outcome.status == 0, "\(outcome.err)")
    let lines = try scratch.text("edges.csv").split(separator: "\n").map(String.init)
    #expect(lines.first == "year,gross,expect.net,source,note")
    #expect(lines.dropFirst().map { $0.split(separator: ",")[1] } == ["12000", "12000.01"])
    #expect(lines.last?.hasSuffix(",,,\"net is wanted: an edge of tax at xx/a.lua:5\"") == true, "\(lines)")
    // Cases that distinguish a change which no case notices are proposed separately.
    let rules = try scratch.text("rules/xx/a.lua")
    try scratch.write(
      "rules/xx/a.lua", rules.replacing("20000 }, expect = { net = 19900", with: "5000 }, expect = { net = 5000"))
    #expect(try run("test xx --propose all.csv --mutate --cases 5").status == 1)
    let telling = try scratch.text("all.csv")
    #expect(telling.contains("it tells") && !telling.contains("an edge of"))
  }

  /// The year of the cases is today's, or the last one that the rules cover.
  @Test func rulesWithoutHouseholds() throws {
    let rules = try scratch.text("rules/xx/a.lua").replacing("asks = { \"gross\", of = \"net\" } }", with: "}")
    try scratch.write("rules/xx/a.lua", rules)
    let outcome = try run("cliffs xx --all --year 2025")
    #expect(outcome.status == 1 && outcome.err.contains("error[nothing-found]"), "\(outcome.err)")
    #expect(try run("test xx --propose edges.csv").status == 0)
    #expect(try scratch.text("edges.csv") == "year,source,note\n")
  }
}
