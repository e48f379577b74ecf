import Foundation
import Levy
import LevyJournal
import LevyPage
import Testing

/// Cases that are saved under names, as the page has them.
@Suite struct CasesPageTests {
  private let folder = NSTemporaryDirectory() + "levy-page-" + UUID().uuidString

  private func withPage(_ test: (Page) throws -> Void) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let cases = try SavedCases(path: folder + "/cases.sqlite")
    try test(
      Page(
        shelf: PageTests.shelf, cases: cases, hosts: ["127.0.0.1:1"], token: "t0k3n", today: CalendarDate("2026-11-25"))
    )
  }

  private func post(_ target: String, _ body: String, _ page: Page, type: String? = nil) -> PageResponse {
    page.respond(
      to: PageRequest(
        method: "POST", target: "/" + target, host: "127.0.0.1:1", origin: "http://127.0.0.1:1",
        cookies: "levy-1=t0k3n", contentType: type, body: body))
  }

  private func saved(_ page: Page) throws -> String {
    let form = "_name=Aoife&salary=42000&tax_paid=5400&_interview=refund&_from=interview"
    let response = post("ie/2025/save", form, page)
    #expect(response.status == 303)
    let address = try #require(response.location)
    #expect(address.hasPrefix("/cases/1/interview") && !address.contains("42000"))
    return "cases/1/"
  }

  /// 20 % of 42,000 less credits of 2,000 each are 4,400 of 5,400 (TCA 1997, figures of 2025).
  @Test func aSavedCaseHasItsFactsAndNotItsAddress() throws {
    try withPage { page in
      let base = try saved(page)
      let body = PageTests.get(base + "interview", page).body
      #expect(body.contains("value=\"42000\"") && body.contains("1,000.00 €") && body.contains(">Aoife</a>"))
      #expect(body.contains("method=\"post\"") && !body.contains(/(href|action)="[^"]*salary=/))
      for view in ["case", "why", "waterfall", "chart", "years", "solve", "forms", "timeline"] {
        let body = PageTests.get(base + view, page).body
        #expect(!body.contains(/(href|action)="[^"]*salary=/), "\(view)")
      }
      #expect(PageTests.get("", page).body.contains("<a href=\"/cases/1/interview\">Aoife</a>"))
    }
  }

  @Test func aChangeOfOneWindowDoesNotUndoThatOfAnother() throws {
    try withPage { page in
      let base = try saved(page)
      let had = "_had=salary%3D42000%26tax_paid%3D5400"
      #expect(post(base + "results", "salary=45000&tax_paid=5400&\(had)", page).body.contains("data-value"))
      #expect(post(base + "results", "salary=42000&tax_paid=6000&\(had)", page).status == 200)
      let file = PageTests.get(base + "file", page)
      #expect(file.body.contains("salary = 45000") && file.body.contains("tax_paid = 6000"))
      #expect(file.fileName == "levy-ie-2025.case")
      // A fact whose field is emptied is removed, and text that cannot be understood stays.
      _ = post(base + "case", "salary=much&tax_paid=&\(had)", page)
      let body = PageTests.get(base + "case", page).body
      #expect(body.contains("value=\"much\"") && body.contains("aria-invalid") && !body.contains("value=\"6000\""))
    }
  }

  @Test func theStepsOfASavedCaseAreKept() throws {
    try withPage { page in
      let base = try saved(page)
      let next = post(base + "interview", "_shown=salary,tax_paid,children&_next=salary&_at=salary", page)
      let address = try #require(next.location)
      #expect(next.status == 303 && !address.contains("_passed") && address.contains("_at="))
      let body = PageTests.get(base + address, page).body
      #expect(body.contains("3 of "), "\(body)")
    }
  }

  @Test func casesAreRenamedCopiedDeletedAndHadBack() throws {
    try withPage { page in
      let base = try saved(page)
      _ = post("cases", "do=rename&id=1&name=%3Cb%3EByrne", page)
      _ = post("cases", "do=duplicate&id=1", page)
      let list = PageTests.get("cases", page).body
      #expect(list.contains("&lt;b&gt;Byrne</a>") && list.contains("&lt;b&gt;Byrne (copy)</a>"))
      #expect(list.ranges(of: "1,000.00 €").count == 2)
      let removed = post("cases", "do=remove&id=1", page)
      let after = PageTests.get(String(try #require(removed.location).dropFirst()), page).body
      #expect(after.contains("is deleted") && after.contains("value=\"restore\"") && !after.contains("/cases/1/"))
      // An address that was kept leads to what there is.
      let gone = PageTests.get(base + "interview", page)
      #expect(gone.status == 404 && gone.body.contains("Your cases") && gone.body.contains("value=\"restore\""))
      _ = post("cases", "do=restore&id=1", page)
      #expect(PageTests.get(base + "interview", page).status == 200)
      #expect(PageTests.get("cases/99/interview", page).status == 404)
    }
  }

  @Test func aFileIsTakenIn() throws {
    try withPage { page in
      let file = PageTests.get("ie/2025/file?salary=42000&tax_paid=5400&birth_date=1950-02-03", page).body
      let form = """
        --mark\r\nContent-Disposition: form-data; name="file"; filename="a.case"\r\nContent-Type: text/plain\r\n\r
        \(file)\r\n--mark\r\nContent-Disposition: form-data; name="name"\r\n\r\nTaken in\r
        --mark\r\nContent-Disposition: form-data; name="do"\r\n\r\nimport\r\n--mark--\r\n
        """
      let response = post("cases", form, page, type: "multipart/form-data; boundary=mark")
      #expect(response.location == "/cases/1/case?")
      let body = PageTests.get("cases/1/case", page).body
      #expect(body.contains("value=\"42000\"") && body.contains("value=\"1950-02-03\"") && body.contains("Taken in"))
      for wrong in ["", "salary = 42000", "jurisdiction = ie\\nyear = 2025\\nsalary = much"] {
        let refused = post(
          "cases", "do=import&file=\(wrong.replacing("\\n", with: "%0A").replacing(" ", with: "+"))", page)
        #expect(refused.status == 422 && refused.body.contains("role=\"alert\""), "\(wrong): \(refused.body)")
      }
    }
  }

  @Test func twoCasesAreComparedByWhatDiffers() throws {
    try withPage { page in
      let base = try saved(page)
      _ = post("ie/2024/save", "_name=Before&salary=42000&tax_paid=5400&_interview=refund", page)
      let body = PageTests.get(base + "years?_with=2&_of=refund", page).body
      // The credits of 2024 were 1,875 each: 4,650 of 5,400.
      #expect(body.contains("750.00 €") && body.contains("1,000.00 €") && body.contains("250.00 €"), "\(body)")
      #expect(body.contains("The same was given."))
    }
  }

  @Test func theFirstPageProposes() throws {
    try withPage { page in
      let german = PageTests.get("", page, language: "de-DE,de;q=0.9").body
      #expect(german.contains("aria-current=\"true\">Deutschland") && german.contains("Was bekomme ich zurück?"))
      let irish = PageTests.get("", page, language: "en-IE").body
      #expect(irish.contains("aria-current=\"true\">Ireland") && irish.contains("name=\"salary\""))
      // Refunds are those of the year before; money to put aside is that of this year.
      #expect(irish.contains("<option value=\"2025\" selected>") && irish.contains("<option value=\"2026\" selected>"))
      let british = PageTests.get("?_in=uk", page).body
      #expect(british.contains("aria-current=\"true\">United Kingdom") && british.contains("£"))
      let start = PageTests.get("start?_in=ie&_interview=refund&_year=2025&salary=42000", page)
      #expect(start.location == "/ie/2025/interview?salary=42000&_interview=refund")
      #expect(
        PageTests.get("start?_in=uk&_year=2025/26&_interview=refund", page).location?.hasPrefix("/uk/2025-26/") == true)
    }
  }

  @Test func whatIsOverIsNotPromised() throws {
    try withPage { page in
      let query = "interview?_interview=refund&salary=42000&tax_paid=7000&_at=."
      let old = PageTests.get("ie/2009/" + query, page).body
      #expect(old.contains("can no longer be claimed") && !old.contains("you are due"))
      let first = PageTests.get("ie/2009/interview?_interview=refund", page).body
      #expect(first.contains("The last day to claim this was 31 December 2013."))
      #expect(!PageTests.get("ie/2025/interview?_interview=refund", page).body.contains("The last day to claim"))
      let open = PageTests.get("ie/2025/" + query, page).body
      #expect(
        open.contains("you are due <span class=\"number\">2,600.00 €.</span>") && !open.contains("can no longer"),
        "\(open)")
      // The years before that can still be claimed, until the end of the fourth after each.
      #expect(open.contains("31 December 2026") && open.contains("/ie/2022/interview?"))
    }
  }
}
