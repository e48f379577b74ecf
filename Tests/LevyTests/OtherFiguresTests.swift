import Levy
import Testing

@testable import LevyRules

/// Rules with other figures of the law.
@Suite struct OtherFiguresTests {
  private static let declarations =
    input("m")
    + parameter("rate", #"{ ["2020-01-01"] = 0.1, ["2023-01-01"] = 0.25, ["2024-07-01"] = 0.5 }"#)
    + parameter("bands", #"{ ["2020-01-01"] = { { upto = 100, rate = 0.1 }, { rate = 0.3 } } }"#)
    + rule("tax", "return floor(case.m * law.rate, 0.01)")
    + rule("banded", "return floor(case.m * law.bands[2].rate, 0.01) + law.bands[1].upto")

  private func tax(_ rules: Rulebook, _ name: String, _ year: Int) throws -> String {
    try result(name, rules, year: year, ["m": "1000"])
  }

  @Test func figuresHoldUntilTheyChangeNext() throws {
    let rules = try rulebook(Self.declarations)
    let changed = try rules.changing([("rate", "0.2"), ("bands.2.rate", "0.4")], from: 2022)
    #expect(changed.digest != rules.digest)
    for (year, rate, banded) in [
      (2021, "100", "400"), (2022, "200", "500"), (2023, "250", "500"), (2025, "500", "500"),
    ] {
      #expect(try tax(changed, "tax", year) == rate)
      #expect(try tax(changed, "banded", year) == banded)
    }
    #expect(try tax(rules, "tax", 2022) == "100")
    // An entry of that very day is replaced, and a change may be changed again.
    let again = try rules.changing([("rate", "0.3")], from: 2023).changing([("rate", "0.4")], from: 2023)
    #expect(try tax(again, "tax", 2023) == "400")
    #expect(
      try again.changing([("rate", "0.25")], from: 2023).digest == rules.changing([("rate", "0.25")], from: 2023).digest
    )
  }

  @Test(arguments: [
    ("rates", "1", 2022, "rate"), ("rate", "much", 2022, "a number, not 'much'"),
    ("bands", "1", 2022, "name one of its parts"),
    ("bands.3.rate", "1", 2022, "no part '3'; there are 1, 2"),
    ("rate", "0.2", 2024, "changes within the year, on 2024-07-01"),
    ("rate", "0.2", 1066, "1066"), ("rate.", "0.2", 2022, "no part ''"),
  ])
  func whatIsWrongIsSaid(name: String, value: String, year: Int, words: String) throws {
    let rules = try rulebook(Self.declarations)
    let error = #expect(throws: RulebookErrors.self) { try rules.changing([(name, value)], from: year) }
    #expect(error?.diagnostics.first?.message.contains(words) == true, "\(error?.diagnostics.map(\.message) ?? [])")
  }
}
