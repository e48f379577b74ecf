import ExactNumbers
import Testing

@testable import Levy

@Suite("Numbers that a person types")
struct TypedNumberTests {
  static let typed = [
    ("60k", "60000"), ("60K", "60000"), ("1.5m", "1500000"), ("-2k", "-2000"), ("60_000", "60000"), ("0.5k", "500"),
    ("60_000k", "60000000"), ("7", "7"),
  ]

  @Test(arguments: typed) func mean(text: String, number: String) throws {
    #expect(Exact(typed: text) == (try Exact(parsing: number)))
  }

  @Test(arguments: ["k", "", "60kk", "60 k m", "0x10k", "m1"]) func areRefused(text: String) {
    #expect(Exact(typed: text) == nil)
  }

  @Test func inFactsAndStretches() throws {
    let rules = try rulebook(
      input("income", "money", #"default = 0, "#)
        + input("quota", "rate", "default = 0,") + rule("tax", "return floor(case.income * 0.25, 0.01)"))
    var facts = try Case(rules, year: 2025)
    try facts.give("income", "60k")
    #expect(facts.facts.first?.value == .number(60_000))
    #expect(throws: Diagnostic.self) { try facts.give("quota", "1k") }
    #expect(try Stretch("income=1k..0.2m", rules).range == 1_000...200_000)
  }
}
