import Foundation
import LevyJournal
import LevyPage
import Testing

/// First impressions: few facts, charts of estimates too, and words in place of codes.
@Suite struct PlainPageTests {
  @Test func allFactsBeginWithWhatMostPeopleHave() throws {
    let shown = PageTests.get("uk/2025-26/case").body
    let (near, far) = try #require(
      shown.range(of: "<summary>Further facts").map { end in
        (shown[..<end.lowerBound], shown[end.upperBound...])
      })
    let fields = near.components(separatedBy: "id=\"f-").count - 1
    #expect((5...25).contains(fields), "\(fields) fields before the others")
    #expect(near.contains("id=\"f-employment_income\"") && far.contains("id=\"f-gift_aid\""))
    // Personal facts first, then pay; rare facts last.
    let german = PageTests.get("de/2025/case?wages=52000").body
    let places = try ["f-filing", "f-monthly_income", "f-foreign_states"].map {
      try #require(german.range(of: "id=\"\($0)\"")).lowerBound
    }
    #expect(places == places.sorted(), "\(places)")
    // Given facts are always shown.
    let given = PageTests.get("uk/2025-26/case?gift_aid=100").body
    let place = try #require(given.range(of: "id=\"f-gift_aid\""))
    #expect(place.lowerBound < (try #require(given.range(of: "<summary>Further facts"))).lowerBound)
  }

  @Test func figuresOfTheLawHaveTheirUnits() {
    let shown = PageTests.get("ie/2025/why?salary=42000&_name=gross_income_tax").body
    #expect(shown.contains("<b class=\"number\">20 %</b>") && !shown.contains(">0.2<"), "\(shown)")
  }

  @Test func ratesAreDrawnOnEstimates() {
    let shown = PageTests.get("de/2025/chart?wages=52000").body
    let words = PageTests.words(shown)
    #expect(words.contains("about 7,442.00 €") && words.contains("It stands on estimates"), "\(words)")
    #expect(shown.contains("<svg") && !shown.contains("Where the law changes"))
    let exact = PageTests.get("de/2025/chart?taxable_income=60000").body
    #expect(!exact.contains("estimates") && exact.contains("Where the law changes"))
    let british = PageTests.words(PageTests.get("uk/2025-26/chart?employment_income=35000").body)
    #expect(
      british.contains("Income tax and National Insurance of the year at £35,000.00: £6,280.40, which is 17.9 %"),
      "\(british)")
  }

  /// A year's tax is no share of a month's income: what is drawn over that is of a month, too.
  @Test func ratesAreOfOnePeriod() {
    let facts = "monthly_income=4000&health_contributions=7000&care_contributions=1500&sick_pay=no&health_subsidy=no"
    let shown = PageTests.get("de/2025/chart?\(facts)").body
    // By § 32a EStG 7,150 on 48,000 less 8,500 and 36, in twelve parts rounded up; 7,150 / 48,000 is 14.9 %.
    let words = PageTests.words(shown)
    #expect(words.contains("To put aside per month at 4,000.00 €: 595.84 €, which is 14.9 %"), "\(words)")
    #expect(!shown.contains("value=\"total_tax\"") && shown.contains("How much of the next euro is taken"))
    let wished = PageTests.words(PageTests.get("de/2025/chart?\(facts)&_over=monthly_income&_result=total_tax").body)
    #expect(wished.contains("which is 14.9 %"), "\(wished)")
  }

  /// A fact that only rules read is asked for as the one that it stands for, once.
  @Test func aFactIsAskedForOnce() {
    let shown = PageTests.get("de/2025/interview?_interview=refund&church_member=yes&wages=50000").body
    #expect(shown.components(separatedBy: "In which state do you live?").count == 2 && !shown.contains("stated_"))
    let without = PageTests.get("de/2025/case?taxable_income=60000&church_member=yes&_of=church_tax").body
    #expect(without.contains("href=\"#f-federal_state\"") && !without.contains("stated_"), "\(without)")
  }

  /// A journal counts for the rules of its currency alone, and what does not work is said in words.
  @Test func aJournalOfAnotherCurrencyIsNotOffered() throws {
    let folder = NSTemporaryDirectory() + "levy-page-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let journal = try Journal(path: folder + "/journal.sqlite", creates: "EUR")
    let page = Page(shelf: PageTests.shelf, journal: journal, hosts: ["127.0.0.1:1"], token: "t0k3n")
    #expect(PageTests.get("de/2025/case", page).body.contains("href=\"overview?"))
    let british = PageTests.get("uk/2025-26/case", page).body
    #expect(!british.contains("href=\"overview?") && !british.contains("name=\"_journal\""))
    let refused = PageTests.get("uk/2025-26/overview", page)
    #expect(refused.status == 422 && refused.body.contains("the journal is in EUR") && !refused.body.contains("error["))
  }
}
