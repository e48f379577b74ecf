import LevyPage
import Testing

/// The result page: what would come out with another amount, and sentences that stand on estimates.
@Suite struct SupposedPageTests {
  private func get(_ target: String) -> String { PageTests.get(target).body }

  /// The number of a result in a list of rows.
  private func value(_ name: String, in body: String) -> Substring? {
    body.split(separator: "data-name=\"\(name)\" data-value=\"").dropFirst().first?.prefix { $0 != "\"" }
  }

  @Test func anotherAmountIsTriedAndTheCaseStays() throws {
    let query = "_interview=refund&salary=42000&tax_paid=7000&_at=."
    let page = get("ie/2025/interview?\(query)")
    #expect(
      page.contains("type=\"range\"") && page.contains("name=\"_if\"") && page.contains("for=\"if-amount\">Salary"))
    #expect(page.contains("max=\"84000\" step=\"100\" value=\"42000\""))
    // Nothing is supposed as yet.
    #expect(page.contains("<div id=\"supposed\" aria-live=\"polite\"></div>"))
    // A form without a script, and what a script fetches, say the same.
    let tried = get("ie/2025/interview?\(query)&_if=50000")
    let part = get("ie/2025/supposed?\(query)&_if=50000")
    #expect(tried.contains(part) && part.contains("With 50,000.00 €:") && tried.contains("value=\"50000\""))
    #expect(tried.contains("name=\"salary\" value=\"42000\""))
    let other = get("ie/2025/supposed?\(query.replacing("42000", with: "50000"))&_if=50000")
    let (now, then) = (try #require(value("refund", in: page)), try #require(value("refund", in: part)))
    #expect(now != then && then == value("refund", in: other))
    #expect(other.contains("as now"))
    // The tax withheld would differ.
    #expect(part.contains("though it would be another: Income tax paid.<"), "\(part)")
    #expect(part.contains("Net pay"))
  }

  @Test(arguments: ["much", "-5", "1e9999", "<b>"])
  func whatIsNoAmountIsSaid(_ text: String) {
    let typed = text.replacing("<", with: "%3C").replacing(">", with: "%3E")
    let part = PageTests.get("ie/2025/supposed?_interview=refund&salary=42000&_if=\(typed)")
    #expect(part.status == 200 && part.body.contains("class=\"fault\"") && !part.body.contains("<b>"), "\(part.body)")
  }

  /// Without an amount there is no slider.
  @Test func nothingIsSupposedOfNothing() {
    #expect(!get("de/2025/interview?_interview=refund&_at=.").contains("type=\"range\""))
    #expect(get("de/2025/supposed?_interview=refund&_if=5").contains("data-name") == false)
  }

  @Test func sentencesTellEstimates() {
    let refund = get("de/2025/interview?_interview=refund&wages=52000&wage_tax_withheld=8200&_at=.")
    #expect(refund.contains("For 2025 you get back about <span class=\"number\">758.00 €.</span>"), "\(refund)")
    #expect(refund.contains("Still estimated: ") && !refund.contains("No duty"))
    let german = get("de/2025/interview?_interview=refund&wages=52000&_at=.&_lang=de")
    // Estimated tax is not described as withheld.
    #expect(german.contains("sind noch etwa ") && german.contains("Noch geschätzt: "))
    #expect(!german.contains("Einbehalten wurde, was geschuldet ist"))
  }
}
