import Testing

/// The overview of a journal's year to date.
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

  /// Two transfers, of 100 and 400 euros: what is left is spread over the ends of months to the day of the return.
  @Test func whatIsToBePutAsideAndWhenAndWhatItBrings() throws {
    let scratch = try Scratch()
    let journal = scratch.path + "/journal.sqlite"
    for (day, amount, kind) in [
      ("2025-03-14", "30000", "income"), ("2025-06-01", "100", "set_aside"), ("2025-12-31", "400", "set_aside"),
    ] {
      #expect(try levy(["journal", "add", day, amount, "X", "--as", kind, "--journal", journal]).status == 0)
    }
    func overview(_ words: [String]) throws -> Outcome {
      try levy(
        ["overview", "de", "--journal", journal, "--year", "2025", "provident_expenses=3000", "amount_due=2000"] + words
      )
    }
    let outcome = try overview(["--on", "2026-01-15", "--interest", "2%"])
    #expect(outcome.status == 0, "\(outcome.err)")
    func has(_ start: String, _ rest: String) -> Bool {
      outcome.lines.contains { $0.hasPrefix("  " + start) && $0.contains(rest) }
    }
    #expect(has("still to be put aside", "1500.00  by 2026-07-31: Last day for the income tax"), "\(outcome.out)")
    // 1,500 in seven parts, rounded up.
    #expect(has("next by 2026-01-31", "214.29  as much at the end of each month, 7 times in all"))
    // 100 for 425 days and 400 for 212 at 2 % of 365 days: 2.3288 and 4.6466.
    #expect(has("interest to 2026-07-31", "6.98  simple, at 2 %"), "\(outcome.out)")
    let last = try overview(["--on", "2026-07-31", "--json"])
    #expect(last.out.contains("\"next_put_aside\": 1500.00") && last.out.contains("\"interest\": null"), "\(last.out)")
    #expect(try overview(["--on", "2026-08-01", "--json"]).out.contains("\"next_put_aside\": null"))
    for wrong in ["much", "-1%", "200%"] {
      let refused = try overview(["--interest=\(wrong)"])
      #expect(refused.status == 2 && refused.err.contains("interest"), "\(wrong): \(refused.err)")
    }
  }

  /// Value added tax of a quarter is what its entries come to; of a quarter without entries the fact is named.
  @Test func quartersOfValueAddedTaxFromTheJournal() throws {
    let scratch = try Scratch()
    let journal = scratch.path + "/journal.sqlite"
    for (day, amount, kind) in [
      ("2025-01-01", "1900", "vat_received"), ("2025-03-31", "380.50", "input_vat_paid"),
      ("2025-04-01", "570", "vat_received"),
    ] {
      #expect(try levy(["journal", "add", day, amount, "X", "--as", kind, "--journal", journal]).status == 0)
    }
    let timeline = try levy(["timeline", "de", "--year", "2025", "--journal", journal, "vat_returns=quarter"])
    #expect(timeline.status == 0, "\(timeline.err)")
    let lines = timeline.lines
    #expect(lines.contains { $0.hasPrefix("2025-04-10") && $0.contains("quarter 1") && $0.contains(" 1519.50 ") })
    #expect(lines.contains { $0.hasPrefix("2025-07-10") && $0.contains("quarter 2") && $0.contains(" 570.00 ") })
    #expect(lines.contains { $0.contains("the amount needs vat_of_quarter_3") }, "\(timeline.out)")
    let without = try levy(["timeline", "de", "--year", "2025", "--journal", journal])
    #expect(without.status == 0 && !without.out.contains("alue added tax"), "\(without.out)")
  }

  @Test func wordsThatAreNoFacts() throws {
    let outcome = try overview("income_tax")
    #expect(outcome.status != 0 && outcome.out.isEmpty)
    #expect(outcome.err.contains("'income_tax' is not NAME=VALUE"))
  }
}
