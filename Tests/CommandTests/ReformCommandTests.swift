import Testing

/// Commands say what a folder laid over the rules does by halves, or not at all.
@Suite struct ReformCommandTests {
  private static let law = """
    jurisdiction "land" { label = "Land", currency = "EUR", years = { 2025, 2026 }, results = { "tax" } }
    input "income" { label = "Income", type = money, default = 0 }
    parameter "limit" { label = "Limit", source = "§ 1 of the act", since = { ["2025-01-01"] = 120 } }
    parameter "base" { label = "Base", source = "§ 1 of the act", since = { ["2025-01-01"] = 120 } }
    rule "tax" {
      label = "Tax", source = "§ 1 of the act", type = money,
      compute = function(case, law)
        if case.income <= law.limit then return 0 end
        return case.income - law.base
      end,
    }

    """

  /// A folder with rules and a reform of them, whose entries are given.
  private func folder(_ entries: String, of name: String = "limit") throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write("rules/land/land.lua", Self.law)
    try scratch.write("reform/bill.lua", "parameter \"\(name)\" { source = \"Bill 1\", since = { \(entries) } }\n")
    try scratch.write("people.csv", "income\n100\n300\n")
    return scratch
  }

  private static let batch = ["batch", "land", "people.csv", "--rules", "rules", "--overlay", "reform"]
  private static let diff = ["diff", "land", "--rules", "rules", "income=170", "tax", "--to-overlay", "reform"]

  @Test func halvesAreSaid() throws {
    let scratch = try folder("[\"2026-01-01\"] = 200")
    let jump = "by the reform tax jumps by 80.01 where income reaches 200.01, which it does not by the law as it is"
    let left = "the reform changes limit and leaves base as it is, which had the same value"
    for command in [Self.batch, Self.diff] {
      let outcome = try levy(command + ["--year", "2026"], in: scratch.path)
      #expect(outcome.status == 0)
      #expect(outcome.err.contains(jump) && outcome.err.contains(left), "\(outcome.err)")
    }
    for command in [Self.batch + ["-o", "taxed.csv"], Self.diff] {
      let outcome = try levy(command + ["--year", "2026", "--json"], in: scratch.path)
      #expect(outcome.out.contains("\"reform\": [") && outcome.out.contains(jump), "\(outcome.out)")
    }
    let german = try levy(Self.diff + ["--year", "2026", "--lang", "de"], in: scratch.path)
    #expect(german.err.contains("nach der Reform springt tax um 80,01, wo income 200,01 erreicht"), "\(german.err)")
  }

  @Test func whatIsWholeSaysNothing() throws {
    // Both figures, so that the tax begins at none.
    let scratch = try folder("[\"2026-01-01\"] = 200")
    try scratch.write(
      "reform/more.lua", "parameter \"base\" { source = \"Bill 1\", since = { [\"2026-01-01\"] = 200 } }\n")
    for command in [Self.batch, Self.diff] {
      let outcome = try levy(command + ["--year", "2026"], in: scratch.path)
      #expect(outcome.status == 0 && !outcome.err.contains("reform"), "\(outcome.err)")
    }
  }

  @Test func whatDoesNothingIsRefused() throws {
    let idle = try folder("[\"2025-01-01\"] = 120")
    let later = try folder("[\"2026-01-01\"] = 200")
    for command in [Self.batch, Self.diff] {
      let nothing = try levy(command + ["--year", "2026"], in: idle.path)
      #expect(nothing.status == 2 && nothing.err.contains("reform changes nothing"), "\(nothing.err)")
      let early = try levy(command + ["--year", "2025"], in: later.path)
      #expect(
        early.status == 2 && early.err.contains("nothing of reform holds by the law of 2025-12-31"), "\(early.err)")
    }
    // Rows may be of a year before it.
    try later.write("people.csv", "income,year\n170,2025\n170,2026\n")
    let rows = try levy(Self.batch, in: later.path)
    #expect(rows.status == 0 && rows.out == "income,year,tax\n170,2025,50.00\n170,2026,0.00\n", "\(rows.err)")
  }
}
