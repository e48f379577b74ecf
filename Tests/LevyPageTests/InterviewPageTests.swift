import LevyPage
import Testing

/// The interview on the page: steps within reach, nothing lost.
@Suite struct InterviewPageTests {
  private func get(_ query: String) -> PageResponse { PageTests.get("ie/2009/interview?" + query) }

  /// Presses a button and follows to where it leads.
  private func press(_ query: String) throws -> (address: String, body: String) {
    let answer = get(query)
    #expect(answer.status == 303, "\(answer.body)")
    let address = try #require(answer.location)
    let query = try #require(address.split(separator: "?", maxSplits: 1).last.map(String.init))
    return (query, get(query).body)
  }

  @Test func theStepsAreThoseOfTheRules() {
    let body = get("_interview=refund").body
    #expect(body.contains("Tax refund") && body.contains(">Details</h1></legend>"))
    for step in ["Details", "Home", "Expenses", "Result"] { #expect(body.contains("\(step)"), "\(step)") }
    #expect(body.contains("aria-current=\"step\">Details"))
    // Help stands beside the field.
    #expect(body.contains("id=\"f-tax_paid-help\""))
    // Each step is one button away.
    #expect(body.contains("name=\"_to\" value=\"rent_paid\""))
  }

  @Test func anyStepIsReachedWithWhatWasTyped() throws {
    let (address, body) = try press("_interview=refund&salary=42000&_shown=salary,tax_paid&_to=medical_expenses")
    #expect(address.contains("salary=42000") && address.contains("_at=medical_expenses"))
    #expect(!address.contains("_shown") && !address.contains("_to"))
    #expect(body.contains(">Expenses</h1></legend>"))
    #expect(body.contains("<input type=\"hidden\" name=\"salary\" value=\"42000\">"))
    let back = try press("_interview=refund&salary=42000&medical_expenses=800&_shown=medical_expenses&_to=salary").body
    #expect(back.contains("name=\"medical_expenses\" value=\"800\"") && back.contains("value=\"42000\""))
  }

  @Test func whatCannotBeUnderstoodIsAskedAgain() throws {
    let (address, body) = try press("_interview=refund&salary=much&_shown=salary&_next=salary")
    #expect(address.contains("salary=much") && address.contains("_at=salary"))
    #expect(body.contains("value=\"much\"") && body.contains("aria-invalid") && body.contains("id=\"f-salary-fault\""))
    // Another step stays within reach.
    let home = try press("_interview=refund&salary=much&_shown=salary&_to=rent_paid").body
    #expect(home.contains(">Home</h1></legend>"))
  }

  @Test func anAnswerThatBringsAQuestionKeepsItsStep() throws {
    let first = get("_interview=refund&salary=42000&tax_paid=7000").body
    let shown = try #require(first.split(separator: "name=\"_shown\" value=\"").last?.split(separator: "\"").first)
    #expect(!shown.contains("assessment") && shown.contains("marital_status"))
    let step = "_interview=refund&salary=42000&tax_paid=7000&marital_status=married"
    let (address, body) = try press("\(step)&_shown=\(shown)&_next=salary")
    #expect(address.contains("_at=salary") && body.contains("f-assessment"))
    #expect(body.contains(">Details</h1></legend>"))
    let more = try #require(body.split(separator: "name=\"_shown\" value=\"").last?.split(separator: "\"").first)
    let next = try press(address.replacing("_at=salary", with: "") + "&_shown=\(more)&_next=salary").body
    #expect(!next.contains(">Details</h1></legend>"), "\(next)")
  }

  @Test func theProgressCountsWhatWasPassed() throws {
    func done(_ body: String) throws -> Int {
      let words = try #require(body.firstMatch(of: /(\d+) of (\d+) questions done/))
      return Int(words.output.1) ?? -1
    }
    #expect(try done(get("_interview=refund").body) == 0)
    let (_, body) = try press("_interview=refund&salary=42000&_shown=salary,tax_paid,trade_union_member&_next=salary")
    // The tax is needed, so that a question without an answer stays open.
    #expect(try done(body) == 2)
  }

  @Test func whatAppliesIsAskedNext() throws {
    let query = "_interview=refund&salary=42000&tax_paid=7000"
    let first = try press(query + "&_to=more_expenses").body
    #expect(first.contains("type=\"checkbox\" name=\"_apply."), "\(first)")
    let name = try #require(first.firstMatch(of: /name="_apply\.(\w+)"/)).output.1
    #expect(!first.contains("id=\"f-\(name)\""))
    let (address, body) = try press(
      query + "&_apply.\(name)=1&_shown=more_income,more_expenses,unusual&_next=more_income")
    #expect(address.contains("_apply.\(name)=1") && body.contains("id=\"f-\(name)\""), "\(body)")
  }

  @Test func theResultTellsTheOutcome() throws {
    let body = get("_interview=refund&salary=42000&tax_paid=7000&_at=.").body
    #expect(body.contains("Tax refund, 2009</h1>") && body.contains("Taken for granted"))
    #expect(body.contains("levy ask ie --year 2009 salary=42000 tax_paid=7000 refund"))
    #expect(body.contains("Questions are still open in"))
  }

  /// The result of an interview stays in the other views, before the main results, even if it is none of them.
  @Test func whatWasShownStaysAmongAllFacts() throws {
    let shown = PageTests.get("ie/2025/case?_interview=refund&salary=42000&tax_paid=5400").body
    // 20 % of 42,000 less credits of 2,000 each are 4,400.
    #expect(shown.contains("class=\"line\" data-name=\"refund\"") && shown.contains(">1,000.00 €<"), "\(shown)")
    #expect(shown.contains("data-name=\"usc\"") && !shown.contains("not used, since"))
    #expect(shown.contains("31 December 2029") && !PageTests.words(shown).contains("2029-12-31"))
  }

  /// Without a refund, the amount is the one to be paid, and the day by which a return was due is not hidden.
  @Test func whatIsToBePaidIsTheAmount() {
    let pension = "statutory_pension=30000&statutory_pension_start_year=2015&first_full_year_pension=24000"
    let rest = "birth_date=1949-05-03&health_contributions=2500&care_contributions=1080&sick_pay=no&health_subsidy=yes"
    let body = PageTests.get("de/2025/interview?_interview=refund&\(pension)&\(rest)&_at=.").body
    // The table of 2025 has 1,412 for 19,082.
    #expect(body.contains("class=\"amount\"") && body.contains("data-value=\"1412\""), "\(body)")
    #expect(PageTests.words(body).contains("1,412.00 € more is to be paid"))
    #expect(body.contains("Last day for the income tax return") && body.contains("31 July 2026"))
  }

  /// In German no step has an English name, which a question that no step names would bring along.
  @Test func eachQuestionStandsInAStep() {
    let couple = "salary=42000&marital_status=married&spouse.salary=20000&_lang=de"
    for address in ["refund&", "sole_trader&turnover=46000&", "landlord&residential_rents=18000&"] {
      for year in [2010, 2025] {
        let body = PageTests.get("ie/\(year)/interview?_interview=\(address)\(couple)").body
        #expect(body.contains("Seltenes <span"))
        #expect(!body.contains("Details <span") && !body.contains("Spouse <span"), "\(year) \(address)")
      }
    }
  }

  @Test func allIsForgottenOnlyAfterASecondQuestion() {
    let body = get("_interview=refund&salary=42000").body
    #expect(body.contains("href=\"reset?salary=42000&amp;_interview=refund"))
    let question = PageTests.get("ie/2009/reset?salary=42000&_interview=refund&_from=interview").body
    #expect(question.contains("Forget this fact?") && question.contains("interview?salary=42000"))
    #expect(question.contains("id=\"forget\" href=\"interview?_interview=refund\""))
    // A link leads to views of the page alone.
    #expect(!PageTests.get("ie/2009/reset?salary=1&_from=%2F%2Fevil.example").body.contains("evil"))
  }

  @Test func rulesWithoutInterviewsAskByTheirHeadings() {
    let response = PageTests.get("uk/2025-26/interview")
    #expect(response.status == 200 && response.body.contains("aria-current=\"step\""))
  }

  @Test func questionsAreInTheLanguage() {
    #expect(PageTests.get("de/2025/interview?_lang=de").body.contains("Nächster Schritt"))
  }
}

/// Cases side by side.
@Suite struct CompareTests {
  /// § 32a EStG for 2025: 14,415 of 60,000 alone, 8,606 jointly, 4,303 of 30,000.
  @Test func casesDifferInSomeFacts() {
    let query = "taxable_income=60000&_c2.filing=joint&_c3.taxable_income=30000"
    let body = PageTests.get("de/2025/years?" + query).body
    for amount in ["14,415.00 €", "8,606.00 €", "4,303.00 €"] { #expect(body.contains(amount), "\(amount)") }
    #expect(
      body.contains("levy compare de --year 2025 taxable_income=60000 --with filing=joint --with taxable_income=30000"))
    // A fourth may be filled in, and the others are kept in other views.
    #expect(body.contains("name=\"_c4.filing\""))
    #expect(body.contains("href=\"why?taxable_income=60000&amp;_c2.filing=joint"))
  }

  @Test func whatCannotBeUnderstoodIsSaidOfItsCase() {
    let body = PageTests.get("de/2025/years?taxable_income=60000&_c2.filing=sometimes&_c3.filing=joint").body
    #expect(body.contains("case 2: filing") && body.contains("8,606.00 €"))
  }
}
