import Testing

/// `levy new-jurisdiction` begins rules that work.
@Suite struct NewJurisdictionTests {
  @Test func aDryRunWritesNothing() throws {
    let scratch = try Scratch()
    let made = try levy("new-jurisdiction fr --year 2026 --rules \(scratch.path) --dry-run")
    #expect(made.status == 0 && made.lines.contains("\(scratch.path)/fr/jurisdiction.lua"))
    #expect(scratch.files.isEmpty)
    let rules = try BrokenRules(body: "return case.income")
    let dry = try levy("definitions --rules \(rules.path) --dry-run")
    #expect(dry.lines.count == 3)
    let real = try levy("definitions --rules \(rules.path)")
    #expect(real.lines == dry.lines)
    #expect(try levy("definitions --rules \(rules.path) --dry-run").out.isEmpty)
  }

  @Test func whatItMakesChecksAndPasses() throws {
    let folder = try Scratch()
    let rules = ["--rules", folder.path + "/rules"]
    let made = try levy(["new-jurisdiction", "fr-75", "--year", "2026"] + rules)
    #expect(made.status == 0, "\(made.err)")
    #expect(
      made.lines.map { $0.split(separator: "/").last } == [
        "jurisdiction.lua", "dog_tax.lua", "dog_tax_examples.lua", "dog_tax.csv",
      ])
    #expect(made.err.contains("levy check fr-75"))
    #expect(try levy(["check"] + rules).out == "fr-75: 0 errors, 0 warnings\n")
    #expect(try levy(["test"] + rules).out == "3 passed, 0 failed\n")
    #expect(try levy(["eval", "fr-75", "--year", "2026", "dogs=3"] + rules).out.contains("270.00"))
  }

  @Test func labelAndCurrency() throws {
    let folder = try Scratch()
    let label = #"New "Zealand" \"#
    let made = try levy(["new", "nz", "--year", "2026", "--currency", "NZD", "--label", label, "--rules", folder.path])
    #expect(made.status == 0, "\(made.err)")
    #expect(try levy(["check", "--rules", folder.path]).out == "nz: 0 errors, 0 warnings\n")
    #expect(try folder.text("nz/jurisdiction.lua").contains("currency = \"NZD\""))
    for wrong in [["--currency", "Pound"], ["--currency", "gbp"], ["--label", ""], ["--label", "a\nb"]] {
      #expect(try levy(["new", "xx", "--rules", folder.path] + wrong).status == 2)
    }
  }

  @Test func whatIsThereStays() throws {
    let folder = try Scratch()
    try folder.write("fr/mine.lua", "-- mine\n")
    let outcome = try levy(["new-jurisdiction", "fr", "--rules", folder.path])
    #expect(outcome.status == 2)
    #expect(outcome.err.contains("is there already"))
    #expect(try folder.text("fr/mine.lua") == "-- mine\n")
    #expect(folder.files == ["fr"])
  }

  @Test(arguments: ["FR", "../fr", "f r", "", ".fr", "1fr", "fr/x"])
  func namesThatNoFolderMayHave(_ name: String) throws {
    let folder = try Scratch()
    let outcome = try levy(["new-jurisdiction", name, "--rules", folder.path])
    #expect(outcome.status == 2)
    #expect(folder.files.isEmpty)
  }
}
