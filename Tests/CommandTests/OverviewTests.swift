import Testing

/// What a journal's year comes to so far.
@Suite struct OverviewTests {
  private func overview(_ words: String...) throws -> Outcome {
    let scratch = try Scratch()
    let journal = scratch.path + "/journal.sqlite"
    let entry = try levy(["journal", "add", "2025-03-14", "6000.50", "X", "--as", "income", "--journal", journal])
    #expect(entry.status == 0, "\(entry.err)")
    return try levy(["overview", "de", "--on", "2025-06-30", "--journal", journal] + words)
  }

  @Test func saysWhatItAssumesAndDoesNotCover() throws {
    let outcome = try overview("--year", "2025", "further_receipts=12")
    #expect(outcome.status == 0, "\(outcome.err)")
    #expect(outcome.lines.contains { $0.contains("last 12 months: in 6000.50, out 0.00, difference 6000.50") })
    #expect(outcome.lines.contains { $0.contains("assumed:") && $0.contains(" more") })
    #expect(outcome.lines.contains { $0.contains("not covered:") && $0.contains("Value added tax") })
    #expect(!outcome.out.contains("not given: ;") && !outcome.err.contains("error"))
  }

  @Test func theYearIsThatOfTheDay() throws {
    #expect(try overview().lines.contains("Year 2025 to 2025-06-30"))
  }

  @Test func wordsThatAreNoFacts() throws {
    let outcome = try overview("income_tax")
    #expect(outcome.status != 0 && outcome.out.isEmpty)
    #expect(outcome.err.contains("'income_tax' is not NAME=VALUE"))
  }
}
