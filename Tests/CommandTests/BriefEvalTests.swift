import Foundation
import Testing

/// The output of `levy eval` for a common case if no result is named: a few lines, without losing a warning.
@Suite struct BriefEvalTests {
  static let cases = [
    "de --year 2025 wages=52000", "de --year 2025 monthly_income=4000", "de --year 2025 statutory_pension=30000",
    "de --year 2025 wages=52000 filing=joint spouse_wages=30000", "de --year 2025 zve=60000",
    "de --year 2025 wages=52000 rent_received=9000 rent_expenses=11000",
    "de --year 2025 monthly_income=6000 monthly_expenses=1500 church_member=yes federal_state=SH",
    "de --year 2025 wages=40000 capital_receipts=3000", "ie --year 2025 salary=42000",
    "ie --year 2025 salary=42000 tax_paid=5400 medical_expenses=800", "ie --year 2025 turnover=46000",
    "ie --year 2025 residential_rents=18000 residential_rental_expenses=4000 salary=40000",
    "uk --year 2025 employment_income=35000", "uk --year 2025 trading_receipts=40000",
    "uk --year 2025 property_receipts=14000 employment_income=30000", "uk --year 2025 pension_income=23500",
  ]

  @Test(arguments: cases) func aCommonCaseTakesEightLines(_ facts: String) throws {
    let brief = try levy("eval " + facts)
    let said = brief.out + brief.err
    #expect(brief.status == 0 && said.split(separator: "\n").count <= 8, "\(said)")
    let whole = try levy("eval --json --estimate " + facts)
    let read = try JSONSerialization.jsonObject(with: Data(whole.out.utf8)) as? [String: Any]
    let document = try #require(read)
    let results = try #require(document["results"] as? [String: Any])
    #expect(results.count > 5)
    for name in results.keys { #expect(brief.out.contains(name), "\(name) is not told:\n\(said)") }
    for name in try #require(document["about"] as? [String]) {
      #expect(brief.out.contains(try Regex("\(name) +about ")), "\(name) is not certain:\n\(said)")
    }
    for kind in ["doubtful", "caveats"] {
      for caveat in try #require(document[kind] as? [[String: Any]]) {
        let text = try #require(caveat["text"] as? String)
        #expect(brief.err.contains(text.prefix(20)), "not told: \(text)\n\(said)")
      }
    }
    #expect(brief.err.contains("assumed: ") && brief.err.contains("--all"), "\(said)")
    if let estimated = document["estimated"] as? [String: Any], !estimated.isEmpty {
      #expect(brief.err.contains("estimated: "), "\(said)")
    }
  }

  @Test func allOfItIsThereOnRequest() throws {
    let all = try levy("eval de --year 2025 monthly_income=4000 --all")
    let lines = all.out.split(separator: "\n")
    #expect(lines.count >= 10 && lines.contains { $0.hasPrefix("church_tax ") }, "\(all.out)")
    #expect(all.err.split(separator: "\n").count { $0.hasPrefix("not covered") } == 2, "\(all.err)")
    #expect(all.err.contains("give kind_of_work") || all.err.contains("(kind_of_work)"), "\(all.err)")
  }

  /// Inputs that only rules read are never shown; the facts for which they stand are asked for.
  @Test func helpersAreShownNowhere() throws {
    for line in [
      "describe de", "describe de --json", "describe de --find sum", "eval de --year 2025 est",
      "eval de --year 2025 est --json", "eval de --year 2025 zve=60000 church_member=yes kist",
      "ask de --year 2025 refund --json", "ask de --year 2025 kist zve=60000 church_member=yes --json",
      "ask de --year 2025 net_pay gross_wage=4000 --json", "eval de --year 2025 gross_wage=4000 net_pay --all",
    ] {
      let outcome = try levy(line)
      #expect(!(outcome.out + outcome.err).contains("stated_"), "\(line)")
    }
    let missing = try levy("eval de --year 2025 zve=60000 church_member=yes kist")
    #expect(missing.status == 1 && missing.err.contains("not given: federal_state; needed for church_tax"))
    let open = try levy("eval de --year 2025 zve=60000 church_member=yes federal_state=none kist")
    #expect(open.status == 1 && open.err.contains("not given: federal_state"), "\(open.err)")
  }
}
