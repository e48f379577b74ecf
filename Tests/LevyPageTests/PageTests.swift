import Foundation
import Levy
import LevyJournal
import LevyPage
import Testing

/// The page without a network: what it answers to requests.
@Suite struct PageTests {
  static let rules = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("rules").path
  /// The shipped rules, read once for all pages.
  static let shelf = RuleShelf(root: rules)
  static let page = Page(shelf: shelf, hosts: ["127.0.0.1:1"], token: "t0k3n")

  static func get(_ target: String, _ page: Page = page, language: String? = nil) -> PageResponse {
    page.respond(
      to: PageRequest(
        target: "/" + target, host: "127.0.0.1:1", acceptedLanguages: language, cookies: "other=1; levy-1=t0k3n"))
  }

  /// The text of a page for people.
  static func words(_ body: String) -> String { body.replacing(/<[^>]*>/, with: "") }

  // MARK: Who may ask

  private static let known = "levy-1=t0k3n"

  private static let refused: [(PageRequest, Int)] = [
    (PageRequest(target: "/", host: "127.0.0.1:1"), 404),
    (PageRequest(target: "/t0k3n/de/2025/case", host: "127.0.0.1:1"), 404),
    (PageRequest(target: "/", host: "127.0.0.1:1", cookies: "levy-1=t0k3"), 404),
    (PageRequest(target: "/", host: "127.0.0.1:1", cookies: "levy-1=t0k3nx"), 404),
    (PageRequest(target: "/", host: "127.0.0.1:1", cookies: "levy-2=t0k3n"), 404),
    (PageRequest(target: "/?_token=t0k3nx", host: "127.0.0.1:1"), 404),
    (PageRequest(target: "/?_token=t0k3n", host: "evil.example"), 421),
    (PageRequest(target: "/?_token=t0k3n", host: "127.0.0.1:1", fetchSite: "cross-site"), 403),
    (PageRequest(target: "/de/2025/case?_token=t0k3n", host: "127.0.0.1:1"), 404),
    (PageRequest(target: "/", host: "127.0.0.1:1", cookies: known, authorization: "Bearer t0k3"), 404),
    (PageRequest(target: "/", host: "evil.example", cookies: known), 421),
    (PageRequest(target: "/", host: nil, cookies: known), 421),
    (PageRequest(target: "/", host: "127.0.0.1:1", fetchSite: "cross-site", cookies: known), 403),
    (PageRequest(target: "/", host: "127.0.0.1:1", fetchSite: "same-site", cookies: known), 403),
    (PageRequest(method: "DELETE", target: "/", host: "127.0.0.1:1", cookies: known), 405),
    (PageRequest(method: "POST", target: "/journal", host: "127.0.0.1:1", cookies: known), 403),
    (PageRequest(method: "POST", target: "/journal", host: "127.0.0.1:1", origin: "null", cookies: known), 403),
    (
      PageRequest(
        method: "POST", target: "/cases", host: "127.0.0.1:1", origin: "http://evil.example", cookies: known), 403
    ),
    (PageRequest(target: "/%zz", host: "127.0.0.1:1", cookies: known), 400),
    (PageRequest(target: "/..%2f..%2fetc/2025/case", host: "127.0.0.1:1", cookies: known), 404),
    (PageRequest(target: "/de/2025/nothing", host: "127.0.0.1:1", cookies: known), 404),
  ]

  @Test(arguments: refused)
  func othersAreTurnedAway(_ request: PageRequest, _ status: Int) {
    let response = Self.page.respond(to: request)
    #expect(response.status == status)
    #expect(!response.body.contains("t0k3n"))
    // Forbidden requests are refused before their body is read.
    if status != 404 { #expect(Self.page.refusal(of: request)?.status == status) }
  }

  @Test func aVisitBeginsWithTheTokenAndGoesOnWithoutIt() throws {
    let first = Self.page.respond(
      to: PageRequest(target: "/?_token=t0k3n", host: "127.0.0.1:1", fetchSite: "none"))
    #expect(first.status == 303 && first.location == "/")
    let cookie = try #require(first.cookie)
    #expect(cookie.hasPrefix("levy-1=t0k3n; ") && cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"))
    #expect(Self.get("").status == 200 && !Self.get("").body.contains("t0k3n"))
    // Programs say it in a header.
    let program = PageRequest(
      target: "/api/de/2025/eval?taxable_income=60000", host: "127.0.0.1:1", authorization: "Bearer t0k3n")
    #expect(Self.page.respond(to: program).body.contains("14415"))
  }

  @Test func tokensAreLongAndDiffer() {
    let tokens = (0..<20).map { _ in Page(rules: Self.rules).token }
    #expect(Set(tokens).count == 20)
    #expect(tokens.allSatisfy { $0.count == 32 })
  }

  // MARK: Views

  @Test(arguments: [
    "case", "interview", "reset", "results", "why", "waterfall", "chart", "years", "solve", "forms", "timeline",
  ])
  func viewsShow(_ view: String) {
    let response = Self.get("de/2025/\(view)?taxable_income=60000")
    #expect(response.status == 200, "\(response.body)")
    #expect(!response.body.contains("class=\"fault\""), "\(view): \(response.body)")
    // Nothing runs or looks different that the server did not send as a file of its own.
    #expect(
      !response.body.contains("style=") && !response.body.contains("onclick") && !response.body.contains("javascript:"))
    // A link to a statute is followed only by whom it is of use, and is not told where it was.
    let body = response.body.replacing(/<a href="https:\/\/[^"]*" rel="noreferrer">/, with: "")
    #expect(!body.contains("http://") && !body.contains("https://"))
  }

  /// What a source cites is a link beside it, for results and for figures of the law.
  @Test(arguments: ["income_tax", "church_tax", "tariff"]) func statutesAreLinked(name: String) {
    let body = Self.get("de/2025/why?taxable_income=60000&_name=\(name)").body
    let link = /<h3><a href="https:\/\/www\.gesetze-im-internet\.de\/estg\/__\d+a?\.html" rel="noreferrer">§ \d+a/
    #expect(body.contains(link), "\(name)")
  }

  /// Links to the next year have what is left of this one, those to other years do not.
  @Test func theNextYearTakesWhatIsLeft() throws {
    let body = Self.get("ie/2025/interview?salary=40000&other_rents=1000&other_rental_expenses=4000").body
    func link(to year: Int) throws -> Substring {
      let links = body.matches(of: /<a href="(\/ie\/[^"]*)"/).map(\.output.1)
      return try #require(links.first { $0.hasPrefix("/ie/\(year)/") })
    }
    #expect(try link(to: 2026).contains("rental_losses_forward=3000"))
    #expect(try !link(to: 2024).contains("rental_losses_forward"))
    #expect(!Self.get("ie/2025/interview?salary=40000").body.contains("rental_losses_forward="))
  }

  /// Given facts and their results are on their lines of the forms, estimates on none.
  @Test func theFormsSayWhereToWriteWhat() {
    let facts = "wages=52000&wage_tax_withheld=8000&donations=200"
    let body = Self.get("de/2025/forms?\(facts)").body
    #expect(body.contains("Line 5 (110/111)") && body.contains("52,000.00 €"))
    #expect(body.contains("Line 6 (140/141)") && body.contains("8,000.00 €"))
    // Two lines of donations are told as one sum.
    #expect(body.contains("200.00 €") && body.contains("to be divided among these lines"))
    #expect(!body.contains("4,446.00 €"), "an estimate of health insurance")
    #expect(body.contains("href=\"interview?wages=52000"))
    let unread = Self.get("de/2025/forms?\(facts.replacing("52000", with: "52.000"))").body
    #expect(unread.contains("What could not be understood is on no line.") && !unread.contains("52,000.00 €"))
    #expect(Self.get("de/2025/forms").body.contains("Nothing that was said so far belongs on a form."))
    #expect(Self.get("de/2003/forms?wages=5").body.contains("no forms of this year"))
    #expect(Self.get("uk/2025-26/forms?trading_receipts=30000").body.contains("SA103"))
  }

  @Test func theResultIsThatOfTheCommand() {
    let body = Self.get("de/2025/results?taxable_income=60000").body
    #expect(body.contains("14,415.00 €"))
    #expect(Self.get("de/2025/results?taxable_income=60000&_lang=de").body.contains("14.415,00 €"))
    #expect(body.contains("levy eval de --year 2025 taxable_income=60000"))
  }

  /// In a choice of many one searches by typing; what is shown and sent is the label, and what means nothing stays.
  @Test func aLongChoiceIsSearched() {
    let body = Self.get("ie/2025/case?salary=40000&profession=nurse_supplied").body
    #expect(body.contains("<datalist id=\"l-profession\">") && !body.contains("value=\"nurse_supplied\""))
    let shown = body.firstMatch(of: /list="l-profession" value="([^"]+)"/).map { String($0.output.1) } ?? ""
    #expect(shown.hasPrefix("Nurse") && body.contains("<option value=\"\(shown)\">"))
    let typed = shown.replacing(" ", with: "+").replacing(",", with: "%2C").replacing("&#39;", with: "%27")
    let again = Self.get("ie/2025/case?salary=40000&profession=\(typed)").body
    #expect(again.contains("list=\"l-profession\" value=\"\(shown)\"") && !again.contains("f-profession-fault"))
    let odd = Self.get("ie/2025/case?salary=40000&profession=nonsense").body
    #expect(odd.contains("value=\"nonsense\"") && odd.contains("f-profession-fault"))
  }

  /// The amount can still move, by facts whose questions are a click away.
  @Test func howFarItCanMoveIsSaid() {
    let body = Self.get("de/2025/case?wages=52000&_of=refund").body
    #expect(body.contains("What could still move it") && body.contains("class=\"range\""))
    #expect(
      body.contains(" answers were varied, one at a time") && body.contains("href=\"#f-work_expenses\">Other expenses"))
    let interview = Self.get("de/2025/interview?_interview=refund&wages=52000&_lang=de").body
    #expect(interview.contains("Was es noch bewegen kann") && interview.contains("wie angenommen"))
    #expect(interview.contains(/Keine andere übliche Antwort bewegt es um mehr als [0-9.]+,[0-9]{2} €\./))
    // One that a gate keeps back is chosen there.
    #expect(interview.contains(/_apply\.donations=1(&amp;[^"]*)?&amp;_at=donations/))
    // Questions that were passed without an answer count as answered.
    let passed = Self.get("de/2025/interview?_interview=refund&wages=52000&_passed=work_expenses").body
    func movers(_ body: String) -> Substring? {
      body.split(separator: "rows movers").dropFirst().first?.split(separator: "</ul>").first
    }
    #expect(movers(interview)?.contains("_at=work_expenses\"") == true)
    #expect(movers(passed)?.contains("_at=work_expenses\"") == false)
  }

  /// Invisible characters, and those that change the direction of text, are escaped in the command to be copied.
  @Test func theCommandShowsWhatItIs() {
    let body = Self.get("de/2025/results?taxable_income=60000&church_member=%E2%80%AEyes").body
    #expect(body.contains(#"$&#39;church_member=\u202Eyes&#39;"#), "\(body)")
  }

  @Test func theBrowsersLanguageCountsUnlessTheAddressSaysOther() {
    #expect(Self.get("de/2025/case", language: "de-DE,de;q=0.9").body.contains("<html lang=\"de\">"))
    #expect(Self.get("de/2025/case?_lang=en", language: "de-DE").body.contains("<html lang=\"en\">"))
  }

  @Test func whatCannotBeUnderstoodIsKeptAndSaid() {
    let known = "de/2025/case?taxable_income=60000&church_member=perhaps&_of=income_tax"
    let body = Self.get(known).body
    #expect(body.contains("&#39;perhaps&#39;: expected"))
    #expect(body.contains("14,415.00 €"), "what does not depend on it stands")
    #expect(!Self.get(known.replacing("=income_tax", with: "=church_tax")).body.contains("data-value"))
    let unknown = Self.get(known + "&nonsense=1").body
    #expect(unknown.contains("unknown name &#39;nonsense&#39;") && !unknown.contains("14,415.00 €"))
  }

  @Test func unknownNamesWithoutEndAreNotAllLookedFor() {
    let names = (0..<500).map { "nonsense\($0)=1" }.joined(separator: "&")
    let body = Self.get("de/2025/case?taxable_income=60000&\(names)&filing=joint").body
    // Each beside its link, and the first in place of the results.
    #expect((20...22).contains(body.ranges(of: "unknown name &#39;nonsense").count), "\(body)")
    #expect(!body.contains("8,606.00 €"))
  }

  @Test(arguments: ["case", "results", "why", "waterfall", "chart", "years", "solve", "forms", "timeline"])
  func nothingTypedBecomesPartOfThePage(_ view: String) {
    let attack = "%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E"
    for query in [
      "taxable_income=\(attack)", "\(attack)=1", "_name=\(attack)",
      "_over=\(attack)&_result=\(attack)&_of=\(attack)&_to=\(attack)",
      "_years=\(attack)",
    ] {
      let body = Self.get("de/2025/\(view)?\(query)").body
      #expect(!body.contains("<script>"), "\(view)?\(query)")
    }
  }

  @Test(arguments: ["interview", "reset", "years"])
  func noSettingBecomesPartOfThePage(_ view: String) {
    let attack = "%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E"
    for query in [
      "_interview=\(attack)&_at=\(attack)&_passed=\(attack)&_apply.\(attack)=1&_from=\(attack)", "\(attack)=1",
      "_years=2025&_c2.taxable_income=\(attack)&_c3.\(attack)=1&_more=\(attack)",
    ] {
      let body = Self.get("de/2025/\(view)?\(query)").body
      #expect(!body.contains("<script>"), "\(view)?\(query)")
    }
    for move in ["_to=%0d%0aSet-Cookie:a", "_next=\(attack)&_shown=\(attack)"] {
      let location = Self.get("de/2025/interview?\(move)").location ?? ""
      #expect(location.hasPrefix("interview?") && !location.contains("\r") && !location.contains("<"), "\(location)")
    }
  }

  @Test func whyEndsInTheLaw() {
    let body = Self.get("de/2025/why?taxable_income=60000&_name=income_tax").body
    #expect(body.contains("§ 32a") && body.contains("14,415.00 €"))
    #expect(body.contains("_name=taxable_income"))
  }

  @Test func theChartDrawsBothRates() {
    let body = Self.get("de/2025/chart?_over=taxable_income&_to=100000&_result=income_tax").body
    #expect(body.contains("line effective") && body.contains("line marginal"))
    // The beginning of the tariff of 2025 (§ 32a EStG).
    #expect(body.contains("12,097") || body.contains("12,096"), "\(body)")
  }

  @Test func reverseFindsTheFact() {
    let body = Self.get("de/2025/solve?_find=taxable_income&_result=income_tax&_value=14415").body
    #expect(body.contains("60,000") || body.contains("60000"), "\(body)")
  }

  @Test func aYearWithoutLawIsAnError() {
    let response = Self.get("de/1999/case")
    #expect(response.status == 422 && response.body.contains("no law for the year 1999"))
  }

  @Test func yearsThatBeginInAprilHaveAnAddress() {
    #expect(Self.get("uk/2025-26/case").status == 200)
  }

  // MARK: Rules that change

  @Test func brokenRulesAreShownAndTheOldOnesStay() throws {
    let folder = NSTemporaryDirectory() + "levy-page-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder + "/xx", withIntermediateDirectories: true)
    func write(_ factor: String) throws {
      let text = """
        jurisdiction "xx" { label = "Testland", currency = "EUR", years = { 2020, 2026 }, results = { "tax" } }
        input "income" { label = "Income", type = money }
        rule "tax" { label = "Tax", source = "§ 1", type = money, compute = function(case) return case.income * \(factor) end }
        """
      try text.write(toFile: folder + "/xx/a.lua", atomically: true, encoding: .utf8)
    }
    try write("2")
    let page = Page(rules: folder, token: "t0k3n")
    #expect(Self.get("xx/2025/results?income=10", page).body.contains("20.00 €"))
    let stamp = Self.get("xx/2025/stamp", page).body
    try write("3")
    #expect(Self.get("xx/2025/stamp", page).body != stamp)
    #expect(Self.get("xx/2025/results?income=10", page).body.contains("30.00 €"))
    try write("end")
    let broken = Self.get("xx/2025/case?income=10", page).body
    #expect(broken.contains("30.00 €") && broken.contains("error[syntax]"))
    try write("4")
    #expect(Self.get("xx/2025/case?income=10", page).body.contains("40.00 €"))
  }

  // MARK: Programs

  @Test func theInterfaceIsThatOfTheDocument() throws {
    let document =
      try JSONSerialization.jsonObject(with: Data(Self.get("api/openapi.json").body.utf8)) as? [String: Any]
    let paths = try #require(document?["paths"] as? [String: [String: Any]])
    #expect(paths.count == 4)
    for (path, methods) in paths {
      let address = "api" + path.replacing("{jurisdiction}", with: "de").replacing("{year}", with: "2025")
      let query = [
        "eval": "?taxable_income=60000", "ask": "?taxable_income=60000&_question=compare%20income_tax%202024..2026",
      ]
      let response = Self.get(address + (query[path.split(separator: "/").last.map(String.init) ?? ""] ?? ""))
      #expect(response.status == 200 && response.contentType.hasPrefix("application/json"), "\(address)")
      let answer = try JSONSerialization.jsonObject(with: Data(response.body.utf8)) as? [String: Any]
      let content = (((methods["get"] as? [String: Any])?["responses"] as? [String: Any])?["200"] as? [String: Any])?[
        "content"]
      let schema = ((content as? [String: Any])?["application/json"] as? [String: Any])?["schema"] as? [String: Any]
      for field in try #require(schema?["required"] as? [String]) {
        #expect(answer?[field] != nil, "\(path) lacks \(field)")
      }
    }
    let compared = Self.get("api/de/2025/ask?taxable_income=60000&_question=compare%20income_tax%202025..2026").body
    #expect(compared.contains("14415.00") && compared.contains("14233.00"))
    let unsolved = Self.get("api/de/2025/ask?_question=solve%20income_tax%20=%205%20for%20taxable_income=60000..70000")
      .body
    #expect(unsolved.contains("no value of taxable_income from 60000 to 70000 gives income_tax = 5"))
    let lacking = Self.get("api/de/2025/ask?_question=explain%20income_tax").body
    #expect(lacking.contains("\"name\": \"income_tax\"") && lacking.contains("\"missing\""))
    #expect(Self.get("api/de/2025/ask?taxable_income=60000").status == 422)
    // A setting that there is not would be taken to be in force.
    for wrong in [
      "eval?_estmate=1", "eval?_estimate=0", "eval?_explain=yes", "eval?_question=explain",
      "ask?_question=explain&_of=est",
      "timeline?_estimate=1", "eval?_=1",
    ] {
      #expect(Self.get("api/de/2025/\(wrong)").status == 422, "\(wrong)")
    }
    #expect(Self.get("api/de/2025/eval?taxable_income=60000&_explain=&_lang=de").status == 200)
    #expect(Self.get("api/de/describe?_names=est").status == 422)
    let twice = Self.get("api/de/2025/eval?taxable_income=60000&_of=est,est").body
    #expect(twice.components(separatedBy: "\"est\":").count == 2, "a name stands in a document once: \(twice)")
    let refused = Self.get("api/de/2025/eval?taxable_income=much")
    #expect(refused.status == 422 && refused.body.contains("\"bad-value\""))
    #expect(Self.get("api/de/2025/nothing").status == 404)
  }
}

@Suite struct JournalPageTests {
  private let folder = NSTemporaryDirectory() + "levy-page-" + UUID().uuidString
  private let journal: Journal
  private let page: Page

  init() throws {
    journal = try Journal(path: folder + "/journal.sqlite", creates: "EUR")
    page = Page(
      shelf: PageTests.shelf, journal: journal, hosts: ["127.0.0.1:1"], token: "t0k3n",
      today: CalendarDate("2025-06-15"))
  }

  private func post(_ fields: String) -> PageResponse {
    page.respond(
      to: PageRequest(
        method: "POST", target: "/journal", host: "127.0.0.1:1", origin: "http://127.0.0.1:1", cookies: "levy-1=t0k3n",
        body: fields))
  }

  @Test func entriesAreAddedRepeatedFoundAndRemoved() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(post("do=add&day=2025-03-14&amount=60&payee=Dr+M%C3%BCller&kind=medical").status == 303)
    #expect(post("do=again&entry=1").location == "journal")
    let list = PageTests.get("journal?_find=muller", page).body
    #expect(list.contains("Dr Müller") && list.contains("15 June 2025"))
    #expect(PageTests.get("journal", page).body.contains("<b class=\"number\">60.00 €</b> (1)"))
    #expect(post("do=remove&entry=1").status == 303)
    #expect(try journal.find(EntryQuery()).count == 1)
    #expect(post("do=undo").status == 303)
    #expect(try journal.find(EntryQuery()).count == 2)
  }

  @Test func whatWasTypedIsNotLostByAMistake() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let response = post("do=add&day=2025-02-30&amount=60&payee=%3Cb%3EDr&kind=medical")
    #expect(response.status == 422)
    #expect(response.body.contains("value=\"2025-02-30\"") && response.body.contains("&lt;b&gt;Dr"))
    #expect(try journal.find(EntryQuery()).isEmpty)
  }

  @Test func aPersonDecidesOfDuplicates() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for _ in 0..<2 { _ = post("do=add&day=2025-03-14&amount=60&payee=Byrne&kind=expense") }
    #expect(PageTests.get("journal?_duplicates=80", page).body.contains("same amount, same day, same words"))
    _ = post("do=merge&survivor=1&other=2")
    #expect(try journal.find(EntryQuery()).map(\.id) == [1])
  }

  /// Without a script the page is asked for again until it is done; here it is done at once.
  @Test func aDecisionLeadsToTheNextPair() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for payee in ["Byrne", "Byrne", "Nolan", "Nolan"] {
      _ = post("do=add&day=2025-03-14&amount=60&payee=\(payee)&kind=expense")
    }
    let body = PageTests.get("journal?_duplicates=95", page).body
    #expect(body.contains("#1") && body.contains("#3") && body.contains("levy journal duplicates --threshold 95"))
    #expect(post("do=apart&survivor=1&other=2&threshold=95").location == "journal?_duplicates=95")
    let rest = PageTests.get("journal?_duplicates=95", page).body
    #expect(!rest.contains("name=\"survivor\" value=\"1\"") && rest.contains("name=\"survivor\" value=\"3\""))
    #expect(post("do=merge&survivor=3&other=4&threshold=95").status == 303)
    #expect(PageTests.get("journal?_duplicates=95", page).body.contains("No pair is that alike."))
    // Entries that were added since are compared too.
    _ = post("do=add&day=2025-03-14&amount=60&payee=Nolan&kind=expense")
    #expect(PageTests.get("journal?_duplicates=95", page).body.contains("name=\"survivor\" value=\"3\""))
    #expect(PageTests.get("journal?_duplicates=95&_lang=de", page).body.contains("gleicher Betrag"))
  }

  @Test func aSearchIsCancelled() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try journal.learn([.init(name: "expense", flow: .outgoing)])
    let bank =
      "Date,Amount,Payee\n"
      + (0..<6000).map { "2025-01-\(10 + $0 % 2),-10.00,Payee of the row \($0)\n" }.joined()
    let file = folder + "/bank.csv"
    try bank.write(toFile: file, atomically: true, encoding: .utf8)
    for source in ["one", "two"] {
      var options = ImportOptions()
      options.source = source
      _ = try journal.takeIn(path: file, options: options)
    }
    let body = PageTests.get("journal?_duplicates=60", page).body
    #expect(body.contains("<progress id=\"compared\"") && body.contains("http-equiv=\"refresh\""), "\(body)")
    // The remaining time is not shown before anything was compared.
    #expect(body.contains("the entries are read") || body.contains(/record \d+ of 12000(, \d+ seconds left)?</))
    #expect(!body.contains("record 0 of 0") && !body.contains(/record 0 of 12000,/))
    #expect(post("do=stop").location == "journal?_stopped=1")
    #expect(PageTests.get("journal?_stopped=1", page).body.contains("nothing was changed"))
  }

  /// A page has a hundred entries; what was searched stays on the way, and after a change.
  @Test func aLongJournalHasPages() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try journal.learn([.init(name: "expense", flow: .outgoing)])
    let bank =
      "Date,Amount,Payee\n"
      + (0..<250).map { "2025-0\(1 + $0 / 100)-\(10 + $0 % 18),-10.00,Payee \($0)\n" }.joined()
    let file = folder + "/bank.csv"
    try bank.write(toFile: file, atomically: true, encoding: .utf8)
    _ = try journal.takeIn(path: file, options: ImportOptions())
    var target = "journal?_find=payee"
    var seen: [String] = []
    for count in [100, 100, 50] {
      let body = PageTests.get(target, page).body
      let found = body.matches(of: />Payee (\d+)</).map { String($0.output.1) }
      #expect(found.count == count)
      seen += found
      let next = body.firstMatch(of: /href="(journal\?_find=payee&amp;_skip=\d+)">Earlier/)
      #expect((next == nil) == (count == 50))
      target = String(next?.output.1 ?? "").replacing("&amp;", with: "&")
      #expect(body.contains(">Later entries<") == (seen.count > 100))
    }
    #expect(Set(seen).count == 250)
    #expect(post("do=again&entry=1&_find=payee&_skip=100").location == "journal?_find=payee&_skip=100")
    #expect(PageTests.get("journal?_skip=nonsense", page).status == 200)
  }

  @Test func theJournalGivesFactsAndTheYearToDate() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for month in 1...5 { _ = post("do=add&day=2025-0\(month)-10&amount=5000&payee=Client&kind=income") }
    let results = PageTests.get("de/2025/results?_journal=1", page).body
    #expect(results.contains("25,000.00 €, 5 entries of the journal") && !results.contains("further_receipts = "))
    let overview = PageTests.get("de/2025/overview", page).body
    // 25,000 in five months are 60,000 in twelve.
    #expect(overview.contains("60,000.00") && overview.contains("a projection"))
    #expect(overview.contains("<svg"))
    #expect(PageTests.get("de/2025/why?_journal=1&_name=profit", page).body.contains("journal?_edit=1"))
  }
}
