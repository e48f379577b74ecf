import Levy
import Testing

@testable import LevyCalculator
@testable import LevyPresentation
@testable import LevySession

/// An interview that asks first what moves the result most, and what it says at the end while results stand on estimates.
@Suite struct WeighedInterviewTests {
  private static let law =
    input("wages", "money")
    + input("dues", "money", "default = 0, typical = { 10 },")
    + input("trips", "money", "default = 0, typical = { 300 },")
    + input(
      "withheld", "money", "estimate = function(case) return floor(case.wages * 0.3, 0.01) end, min = 0,")
    + rule("tax", "return floor((case.wages - case.trips - case.dues) * 0.2, 0.01)")
    + rule("refund", "return case.withheld - case.tax")
      + """
      interview "back" {
        label = "What comes back", result = "refund", steps = { { "Pay", "wages", "dues", "trips", "withheld" } },
        closing = function(case)
          return { "You get {refund} of {wages} in {year}.", "It is certain.", "The tax is {tax}." }
        end,
      }

      """

  private func interview(weighs: Bool) throws -> Interview {
    let rules = try rulebook(Self.law)
    let interview = try Interview(Calculator(rules), wanted: ["back"], facts: facts(rules))
    interview.weighs = weighs
    return interview
  }

  private func asked(_ interview: Interview) -> [String] {
    ["1000", "", ""].reduce(into: [interview.next?.name ?? "-"]) { names, answer in
      _ = interview.answer(answer)
      names.append(interview.next?.name ?? "-")
    }
  }

  @Test func whatMovesItMostIsAskedFirst() throws {
    #expect(asked(try interview(weighs: false)) == ["wages", "dues", "trips", "withheld"])
    #expect(asked(try interview(weighs: true)) == ["wages", "trips", "dues", "withheld"])
  }

  @Test func howFarItCanMoveIsSaidAfterEachAnswer() throws {
    let weighed = try interview(weighs: true)
    // 300 withheld less 200; 60 of the trips and 2 of the dues.
    #expect(
      weighed.answer("1000").text.plain.hasPrefix(
        """
        Label of refund about 100.00
        with likely answers from 100.00 to 162.00; most by “Label of trips”, +60.00; by
        each other one at most 2.00

        """))
    #expect(weighed.answer("300").text.plain.contains("from 160.00 to 162.00; most by “Label of dues”, +2.00\n"))
    // An unchanged answer is not repeated.
    #expect(!weighed.answer("back").text.plain.contains("likely") && !weighed.answer("").text.plain.contains("likely"))
    #expect(try !interview(weighs: false).answer("1000").text.plain.contains("likely"))
  }

  /// Estimates are shown with "about"; no sentence sounds certain.
  @Test func theClosingTellsEstimates() throws {
    let calculator = try Calculator(rulebook(Self.law))
    let facts = try facts(calculator.rulebook, ["wages": "1000"])
    let plan = try #require(calculator.rulebook.interview(named: "back"))
    let completed = try calculator.estimates(for: facts, names: ["refund"]).facts
    #expect(
      try calculator.sentences(closing: plan, of: completed) == ["You get about 100.00 € of 1000.00 € in 2025."])
    var known = facts
    try known.give("withheld", "300")
    #expect(
      try calculator.sentences(closing: plan, of: known)
        == ["You get 100.00 € of 1000.00 € in 2025.", "It is certain.", "The tax is 200.00 €."])
    let shown = try interview(weighs: false)
    _ = shown.answer("1000")
    #expect(
      shown.outcome.plain.contains("You get about 100.00 € of 1000.00 €") && !shown.outcome.plain.contains("certain"))
    #expect(shown.outcome.plain.contains("estimated: Label of withheld: 300.00"))
  }
}
