import Foundation
import Levy
import LevyJournal
import LevyPage
import Testing

/// The journal's page: payees that are spelled in several ways, and entries of which one is to be right.
@Suite struct PayeesPageTests {
  private let folder = NSTemporaryDirectory() + "levy-page-" + UUID().uuidString
  private let journal: Journal
  private let page: Page

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    journal = try Journal(path: folder + "/journal.sqlite", creates: "EUR")
    page = Page(shelf: PageTests.shelf, journal: journal, hosts: ["127.0.0.1:1"], token: "t0k3n")
  }

  private func get(_ target: String) -> PageResponse { PageTests.get(target, page) }

  private func post(_ form: String) -> PageResponse {
    page.respond(
      to: PageRequest(
        method: "POST", target: "/journal", host: "127.0.0.1:1", origin: "http://127.0.0.1:1", cookies: "levy-1=t0k3n",
        body: form))
  }

  @Test func payeesBecomeOne() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for payee in ["Müller", "MUELLER", "Müller", "Aldi", "Byrne", "BYRNE"] {
      _ = try journal.add(journal.content(of: ["2025-03-14", "60", payee], kind: "private"))
    }
    let shown = get("journal?_payees=1").body
    #expect(shown.contains("Müller (2)") && shown.contains("MUELLER (1)") && shown.contains("All 2 by what most"))
    let one = post("do=unify&name=M%C3%BCller&into=MUELLER")
    #expect(one.status == 303 && one.location == "journal?_payees=1")
    #expect(try journal.payees().map(\.name) == ["Aldi", "BYRNE", "MUELLER"])
    #expect(post("do=alike").status == 303)
    #expect(try journal.payees().allSatisfy { $0.spellings.count == 1 })
    #expect(get("journal?_payees=1").body.contains("No name is spelled in two ways"))
    #expect(post("do=unify&name=Aldi&into=Lidl").status == 303)
    #expect(try journal.payees().map(\.name).contains("Lidl"))
    #expect(
      post("do=unify&name=nobody&into=Lidl").status == 422 && post("do=unify&name=&into=").status == 422
        && post("do=unify&name=BYRNE&into=+").status == 422)
  }

  /// Numbers at the ends of what there is, entries that are none, names that are none: an answer each time, and no entry changes.
  @Test func oddFormsChangeNothing() throws {
    let forms = [
      "do=edit&entry=1&day=2025-03-14&amount=-92233720368547758.08&payee=A&kind=set_aside",
      "do=edit&entry=1&day=2025-03-14&amount=92233720368547758.08&payee=A&kind=private",
      "do=add&day=2025-03-14&amount=-92233720368547758.08&payee=A&kind=private",
      "do=add&day=0000-00-00&amount=5&payee=A&kind=private", "do=add&day=2025-03-14&amount=5&payee=A&kind=%1B%5B2J",
      "do=merge&other=1&survivor=2&cents=9223372036854775807", "do=merge&other=1&survivor=1&cents=-9223372036854775808",
      "do=merge&other=2&survivor=9223372036854775807", "do=merge&other=9223372036854775808&survivor=1",
      "do=apart&other=-1&survivor=1&threshold=-9223372036854775808", "do=again&entry=-9223372036854775808",
      "do=remove&entry=9223372036854775807", "do=sort&kind.9223372036854775807=private",
      "do=sort&kind.-1=private&kind.x=y",
      "do=unify&name=Nobody&into=%1B%5B2J", "do=unify&name=Aldi&into=%20", "do=%1B%5B2J", "do", "",
    ]
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for payee in ["Aldi", "ALDI"] {
      _ = try journal.add(journal.content(of: ["2025-03-14", "60", payee], kind: "private"))
    }
    let before = try [1, 2].map { try journal.entry($0).content }
    for form in forms {
      let answer = post(form)
      #expect(answer.status == 422 && answer.body.contains("class=\"fault\""), "\(form): \(answer)")
      #expect(!answer.body.contains("\u{1B}"), "\(form)")
    }
    #expect(try [1, 2].map { try journal.entry($0).content } == before)
    #expect(throws: Diagnostic.self) { try journal.entry(3) }
  }

  @Test func oddAddressesAreAnswered() throws {
    let queries = [
      "_duplicates=9223372036854775807", "_duplicates=-9223372036854775808", "_duplicates=99999999999999999999",
      "_skip=9223372036854775807", "_skip=-9223372036854775808", "_duplicates=80&_skip=-5", "_find=%25%27%22%00%FF*_",
      "_find=NEAR(%22a%22%20OR*", "_find=%3E%3D-92233720368547758.08", "_kind=%3Cscript%3E", "_part=list&_kind=%1B",
      "_payees=1&_payees=2&_edit=1",
    ]
    defer { try? FileManager.default.removeItem(atPath: folder) }
    _ = try journal.add(journal.content(of: ["2025-03-14", "60", "<script>Aldi"], kind: "private"))
    for query in queries {
      let answer = get("journal?" + query)
      #expect(answer.status == 200 && !answer.body.contains("<script>"), "\(query): \(answer)")
    }
  }

  /// Several entries are sorted at once, with the kinds of earlier ones proposed; an entry is changed; a kind has its total.
  @Test func entriesAreSortedChangedAndTotalled() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let first = try journal.add(journal.content(of: ["2025-03-14", "60", "Aldi"], kind: "private"))
    let numbers = try ["-5", "-7", "-9"].enumerated().map { place, amount in
      try journal.add(
        journal.content(of: ["2025-04-0\(place + 1)", amount, place == 2 ? "Byrne" : "ALDI"], kind: "unsorted")
      )
      .id
    }
    let shown = get("journal").body
    #expect(shown.contains("id=\"sorting\""))
    #expect(
      shown.components(separatedBy: "<option value=\"private\" selected>").count == 3, "two are proposed: \(shown)")
    let chosen = "&kind.\(numbers[0])=private&kind.\(numbers[1])=private&kind.\(numbers[2])="
    #expect(post("do=sort" + chosen).status == 303)
    #expect(try numbers.map { try journal.entry($0).content.kind } == ["private", "private", "unsorted"])
    #expect(post("do=sort&kind.\(numbers[2])=nonsense").status == 422)
    let edited = get("journal?_edit=\(first.id)").body
    #expect(
      edited.contains("value=\"edit\"") && edited.contains("value=\"60.00\"") && edited.contains("value=\"Aldi\""))
    let form = "do=edit&entry=\(first.id)&day=2025-03-15&amount=61&payee=Lidl&kind=expense&note=&place="
    #expect(post(form).status == 303)
    let content = try journal.entry(first.id).content
    #expect(content.payee == "Lidl" && content.kind == "expense" && content.cents == Cents(-6100))
    // 250 in place of the 300 that a bank's table says were put aside are put aside too.
    var row = try journal.content(of: ["2025-05-01", "-300", "Savings"], kind: "unsorted")
    row.source = "bank"
    let saved = try journal.add(row)
    let day = try #require(CalendarDate("2025-05-01"))
    for (amount, aside) in [("-300.00", 30_000), ("250", 25_000), ("-250", 25_000)] as [(String, Int64)] {
      let form = "do=edit&entry=\(saved.id)&day=2025-05-01&amount=\(amount)&payee=Savings&kind=set_aside"
      #expect(post(form).status == 303)
      #expect(try journal.entries(of: ["set_aside"], from: day, to: day).map(\.cents) == [aside])
    }
    let found = get("journal?_kind=private").body
    #expect(found.contains("2 entries · in 0.00 € · out 12.00 €"), "\(found)")
    #expect(!found.contains("Lidl"))
  }

  /// If two amounts differ, the page asks which is right.
  @Test func differentAmountsHaveAButtonEach() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for amount in ["64.50", "46.50"] {
      _ = try journal.add(journal.content(of: ["2025-03-14", amount, "Byrne"], kind: "private"))
    }
    let shown = get("journal?_duplicates=80").body
    #expect(shown.contains("One entry, 64.50 €") && shown.contains("One entry, 46.50 €"), "\(shown)")
  }
}
