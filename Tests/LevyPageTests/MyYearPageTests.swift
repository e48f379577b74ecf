import Foundation
import LevyJournal
import LevyModel
import LevyPage
import Testing

/// My year: what lies aside, which days are next and which are over, and the journal by month.
@Suite struct MyYearPageTests {
  private let folder = NSTemporaryDirectory() + "levy-page-" + UUID().uuidString
  private let journal: Journal
  private let page: Page

  init() throws {
    journal = try Journal(path: folder + "/journal.sqlite", creates: "EUR")
    page = Page(
      shelf: PageTests.shelf, journal: journal, hosts: ["127.0.0.1:1"], token: "t0k3n",
      today: CalendarDate("2025-11-26"))
  }

  private func post(_ fields: String) -> PageResponse {
    page.respond(
      to: PageRequest(
        method: "POST", target: "/journal", host: "127.0.0.1:1", origin: "http://127.0.0.1:1", cookies: "levy-1=t0k3n",
        body: fields))
  }

  private func add(_ day: String, _ amount: String, _ payee: String, _ kind: String) {
    let response = post("do=add&day=\(day)&amount=\(amount)&payee=\(payee)&kind=\(kind)")
    #expect(response.status == 303, "\(response.body)")
  }

  private func get(_ target: String) -> String { PageTests.get(target, page).body }

  private func places(_ words: [String], in body: String) -> [String.Index] {
    words.compactMap { body.range(of: $0)?.lowerBound }
  }

  /// A quarter's tax that was not paid is overdue with its amount; a prepayment that nobody may have set is not. What is done
  /// is noted in the journal, and is over.
  @Test func whatIsOverdueIsTheirs() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    add("2025-02-10", "5000", "Client", "income")
    add("2025-02-10", "950", "Client", "vat_received")
    let target = "de/2025/timeline?_journal=1&vat_returns=quarter"
    let shown = get(target)
    let order = places(
      [
        "<h2>Overdue</h2>", "Value added tax of quarter 1", "<h2>Still to come</h2>", "<h2>Over</h2>",
        "income tax, quarter 1",
      ],
      in: shown)
    #expect(order.count == 5 && order == order.sorted(), "\(shown)")
    #expect(shown.contains("950.00 €") && shown.contains("The tax office sets the amount"), "\(shown)")
    let form = "do=met&_in=de&_year=2025&name=vat_of_quarter_1_due"
    #expect(post(form + "&_query=_journal%3D1%26vat_returns%3Dquarter").location == "/" + target)
    #expect(post(form + "&_case=3&_query=").location == "/cases/3/timeline")
    #expect(try journal.metDeadlines("de", year: 2025) == ["vat_of_quarter_1_due"])
    let after = get(target)
    let end = places(["<h2>Still to come</h2>", "<h2>Over</h2>", "Value added tax of quarter 1"], in: after)
    #expect(end.count == 3 && end == end.sorted(), "\(after)")
    for wrong in ["_in=xx", "_in=%2F%2Fevil.example", "name=nothing", "_year=soon"] {
      let kept = form.split(separator: "&").filter { !wrong.hasPrefix($0.prefix { $0 != "=" }) }.joined(separator: "&")
      #expect(post("\(kept)&\(wrong)").status == 422, "\(wrong)")
    }
  }

  /// Of dates that are alike each says of which other tax year it is. Without entries there is no cash flow.
  @Test func datesOfOtherYearsSayWhich() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let target = "ie/2025/overview?salary=42000&tax_paid=5200&medical_expenses=800"
    let shown = get(target)
    for year in ["2023", "2024"] { #expect(shown.contains("claim a refund (\(year))"), "\(shown)") }
    #expect(!shown.contains("(2025)") && !shown.contains("Money that came in"), "\(shown)")
    add("2025-02-10", "5000", "Client", "income")
    #expect(get(target).contains("Money that came in"))
  }

  /// The amount owed and the next deadline come before the cash flow; the journal's facts are folded, and interest is
  /// asked for.
  @Test func whatIsNextComesFirst() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for month in 1...9 { add("2025-0\(month)-10", "4000", "Client", "income") }
    add("2025-06-28", "900", "Savings", "set_aside")
    let shown = get("de/2025/overview?_journal=1&_lang=de")
    let order = places(
      ["Es fehlen:", "<h2>Demnächst</h2>", "Gewinn bisher", "Nächste Rücklage bis", "Was das Journal ergab"], in: shown)
    #expect(order.count == 5 && order == order.sorted(), "\(shown)")
    #expect(shown.contains("jeder weitere Monat wie die 10 Monate bis 31. Oktober 2025"), "\(shown)")
    #expect(shown.contains("name=\"_rate\"") && !shown.contains("Zinsen bis"))
    // 900 for 398 days, to 31 July 2026, at 2 % of 365 days.
    let interest = get("de/2025/overview?_journal=1&_lang=de&_rate=2")
    #expect(interest.contains("Zinsen bis 31. Juli 2026") && interest.contains("19,63 €"), "\(interest)")
    #expect(PageTests.get("de/2025/overview?_journal=1&_rate=much", page).status == 422)
  }

  /// The journal begins with the month that is chosen; what is not sorted is one press away; what was searched stays while an
  /// entry is changed.
  @Test func theJournalGoesByMonth() {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    add("2025-03-10", "10", "March", "expense")
    add("2025-04-30", "20", "April", "unsorted")
    add("2025-05-01", "30", "May", "expense")
    let all = get("journal?_lang=de")
    #expect(
      all.contains("<option value=\"2025-04\">April 2025</option>") && all.contains("placeholder=\"60,00\""), "\(all)")
    #expect(all.contains("href=\"journal?_kind=unsorted\"") && all.contains("einsortieren (1)"), "\(all)")
    let april = get("journal?_month=2025-04&_lang=de")
    #expect(
      april.contains(">April</span>") && april.contains(">March</span>") && !april.contains(">May</span>"), "\(april)")
    #expect(april.contains("href=\"journal?_month=2025-04&amp;_lang=de&amp;_edit=1\""), "\(april)")
    let edited = post("do=edit&entry=1&day=2025-03-10&amount=11&payee=March&kind=expense&_month=2025-04&_lang=de")
    #expect(edited.location == "journal?_month=2025-04&_lang=de")
    let form = get("journal?_month=2025-04&_edit=1")
    #expect(form.contains("name=\"_month\" value=\"2025-04\""), "\(form)")
    #expect(PageTests.get("journal?_month=nonsense", page).status == 200)
  }
}
