import Foundation
import Levy
import LevyJournal
import LevyPage
import Testing

/// Pensions and children, added and taken away by buttons that need no script.
@Suite struct RepetitionPageTests {
  private static let pensions =
    "statutory_pension=12000&statutory_pension_start_year=2015&first_full_year_pension=11000&further_pensions=2"
    + "&further_pension.1.amount=3000&further_pension.1.start_year=2018&further_pension.2.amount=4000"
    + "&further_pension.2.start_year=2020"

  private func follow(_ target: String) throws -> (address: String, body: String) {
    let answer = PageTests.get(target)
    #expect(answer.status == 303, "\(answer.body)")
    let address = try #require(answer.location)
    return (address, PageTests.get("de/2025/" + address.prefix { $0 != "#" }).body)
  }

  @Test(arguments: ["case?", "interview?_interview=refund&_at=further_pensions&"]) func oneIsAdded(view: String) throws
  {
    let before = PageTests.get("de/2025/\(view)\(Self.pensions)").body
    #expect(before.contains("<fieldset class=\"member\" id=\"m-further_pension.2\"><legend>Further pension 2</legend>"))
    #expect(before.contains("name=\"_add\" value=\"further_pensions\"") && before.contains(">Add: Further pension 3<"))
    #expect(!before.contains("m-further_pension.3"))
    let (address, after) = try follow("de/2025/\(view)\(Self.pensions)&_add=further_pensions")
    #expect(
      address.hasSuffix("#m-further_pension.3") && address.contains("further_pensions=3") && !address.contains("_add"))
    #expect(after.contains("id=\"m-further_pension.3\"") && after.contains("value=\"4000\""))
  }

  @Test(arguments: ["case?", "interview?_interview=refund&_at=further_pensions&"]) func oneIsTakenAway(view: String)
    throws
  {
    let passed = "&_passed=further_pension.1.first_full_year,further_pension.2.first_full_year"
    let (address, after) = try follow("de/2025/\(view)\(Self.pensions)\(passed)&_remove=further_pension.1")
    #expect(address.contains("further_pensions=1") && address.contains("further_pension.1.amount=4000"))
    #expect(address.contains("further_pension.1.start_year=2020") && !address.contains("further_pension.2"))
    #expect(address.contains("_passed=further_pension.1.first_full_year&") || address.contains("first_full_year#"))
    #expect(!after.contains("m-further_pension.2") && !after.contains("value=\"3000\""))
    // After the last one is removed, one can still be added, and a button of an outdated page changes nothing.
    let (none, empty) = try follow("de/2025/\(address.prefix { $0 != "#" })&_remove=further_pension.1")
    #expect(none.contains("further_pensions=0") && empty.contains(">Add: Further pension 1<"))
    #expect(PageTests.get("de/2025/\(view)\(Self.pensions)&_remove=further_pension.3").status == 200)
    #expect(PageTests.get("de/2025/\(view)\(Self.pensions)&_add=wages").status == 200)
  }

  /// The reader of a German page finds no word of English.
  @Test func inGerman() {
    let body = PageTests.get("de/2025/case?_lang=de&\(Self.pensions)").body
    #expect(body.contains(">Hinzufügen: Weitere Rente 3<") && body.contains(">Entfernen<"))
  }

  @Test func aSavedCaseTakesThem() throws {
    let folder = NSTemporaryDirectory() + "levy-page-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let page = Page(
      shelf: PageTests.shelf, cases: try SavedCases(path: folder + "/cases.sqlite"), hosts: ["127.0.0.1:1"],
      token: "t0k3n", today: CalendarDate("2026-11-25"))
    func post(_ target: String, _ body: String) -> PageResponse {
      page.respond(
        to: PageRequest(
          method: "POST", target: "/" + target, host: "127.0.0.1:1", origin: "http://127.0.0.1:1",
          cookies: "levy-1=t0k3n", body: body))
    }
    #expect(post("de/2025/save", "_name=Rita&_interview=refund&\(Self.pensions)").status == 303)
    let added = post("cases/1/case", "_add=further_pensions")
    #expect(added.status == 303 && added.location?.hasSuffix("#m-further_pension.3") == true)
    // Unsaved text is saved before anything moves.
    _ = post(
      "cases/1/case", "further_pension.2.amount=4500&_had=further_pension.2.amount%3D4000&_remove=further_pension.1")
    let file = PageTests.get("cases/1/file", page).body
    #expect(file.contains("further_pensions = 2") && file.contains("further_pension.1.amount = 4500"))
    #expect(!file.contains("3000") && !file.contains("further_pension.2"))
  }
}
