import ExactNumbers
import Levy
import Testing

@testable import LevyCalculator
@testable import LevyModel
@testable import LevyPresentation
@testable import LevyRules
@testable import LevyScript

/// The range within which a result can move by facts that are not given, and the facts that were varied for it.
@Suite struct OutlookTests {
  private static let law =
    input("wages", "money", "default = 0, min = 0,")
    + input("trips", "money", "default = 0, typical = { 300 },")
    + input("gifts", "money", "default = 0, typical = { 20, 50 },")
    + input("dues", "money", "default = 0, typical = { 10 },")
    + input("small", "money", "default = 0, typical = { 1 },")
    + input("rest", "money", "default = 0,")
    + input("hidden", "money", "default = 0, typical = { 9000 }, ask_if = function() return false end,")
    + input("class", #"choice { "one", "two" }"#, #"default = "one","#)
    + input(
      "withheld", "money",
      "estimate = function(case) local rate = case.class == \"one\" and 0.2 or 0.1 "
        + "return floor(case.wages * rate, 0.01), floor(case.wages * 0.25, 0.01), { \"no_such_rule\" } end,")
    + rule("deducted", "return case.trips + case.gifts + case.dues + case.small + case.rest + case.hidden")
    + rule("tax", "return floor((case.wages - case.deducted) * 0.2, 0.01)")
    + rule("balance", "return case.withheld - case.tax")
    + rule("square", "return case.wages * case.wages", type: "number")

  private func answer(
    _ names: [String], _ given: KeyValuePairs<String, String>, law: String = law, settled: Set<String> = []
  ) throws -> Answer {
    let calculator = try Calculator(rulebook(law))
    return try calculator.answer(
      names, for: facts(calculator.rulebook, given), estimating: true, weighed: true, settled: settled)
  }

  private func said(_ answer: Answer) throws -> [String] {
    try #require(answer.outlook).movers.map { mover in
      "\(answer.rulebook.variables[mover.slot].name) \(mover.value) \(mover.difference)"
    }
  }

  @Test func theThreeThatMoveItMostAreTold() throws {
    let found = try answer(["balance"], ["wages": "10000"])
    let outlook = try #require(found.outlook)
    #expect(found["balance"] == .number(0))
    // 10 % withheld in place of 20 %, or 25 %; 300 less taxed. The last two go together, and what is given of what is withheld
    // does not go by the class.
    #expect(try said(found) == ["class two -1000", "withheld 2500 500", "trips 300 60"])
    #expect(outlook.least == -1000 && outlook.greatest == 560)
    // 'rest' has no likely other value, and nobody is asked for what is hidden.
    #expect(outlook.varied == 6 && outlook.left == 1)
    #expect(
      found.rangeNote()?.plain
        == "range: balance from -1000.00 to 560.00, with one of 6 facts at another likely value, or the 3 that move it most "
        + "together; 1 other as it is")
    #expect(
      try #require(found.estimateNote(all: false, lister: nil)).plain.contains("(withheld; 2500.00: balance +500.00)"))
    #expect(try #require(found.assumptionNote(lister: nil)).plain.contains("(trips; 300.00: balance +60.00)"))
  }

  /// The result of each varied case is the one that would be shown if the fact were given.
  @Test func estimatesFollow() throws {
    // The tax does not go by the class, but what is withheld does: 10 % of 10,000.
    let found = try answer(["balance"], ["wages": "10000", "trips": "0", "gifts": "0", "dues": "0", "small": "0"])
    #expect(try said(found) == ["class two -1000", "withheld 2500 500"])
    #expect(try #require(found.outlook).least == -1000)
    #expect(try answer(["balance"], ["wages": "10000", "class": "two"])["balance"] == .number(-1000))
  }

  /// An estimate that is the result of another case goes by the facts that choose that case.
  @Test func estimatesOfOtherCasesFollow() throws {
    let law =
      input("wages", "money", "default = 0, min = 0,")
      + input("class", #"choice { "one", "two" }"#, #"default = "one","#)
      + input(
        "withheld", "money",
        "estimate = function(case) return { case.class == \"one\" and \"tax\" or \"half\", "
          + "given = { wages = case.wages } } end,")
      + rule("tax", "return floor(case.wages * 0.2, 0.01)") + rule("half", "return floor(case.wages * 0.1, 0.01)")
      + rule("balance", "return case.withheld - case.tax")
    #expect(try said(answer(["balance"], ["wages": "10000"], law: law)) == ["class two -1000"])
  }

  /// Programs are told the same, with all facts that move the result, and only if that was asked for.
  @Test func programsAreToldAllThatMovesIt() throws {
    let found = try answer(["balance", "tax"], ["wages": "10000"])
    let json = found.json.text()
    #expect(
      json.contains(
        """
          "range": {
            "result": "balance",
            "least": -1000.00,
            "greatest": 560.00,
            "movers": [
              {
                "name": "class",
                "value": "two",
                "difference": -1000.00
              },
              {
                "name": "withheld",
                "value": 2500.00,
                "difference": 500.00
              },
              {
                "name": "trips",
                "value": 300.00,
                "difference": 60.00
              },
              {
                "name": "gifts",
                "value": 50.00,
                "difference": 10.00
              },
        """), "\(json)")
    #expect(json.contains("\"varied\": 6,\n    \"left\": 1\n"))
    let calculator = try Calculator(rulebook(Self.law))
    let facts = try facts(calculator.rulebook, ["wages": "10000"])
    #expect(!calculator.answer(["balance"], for: facts, estimating: true).json.text().contains("range"))
    #expect(try answer(["square"], ["wages": "3"]).json.text().contains("\"range\": null"))
  }

  @Test func whatIsStillOpenIsSaidInALine() throws {
    let found = try answer(["balance"], ["wages": "10000"])
    #expect(
      found.outlook?.stillOpen(by: found.rulebook)
        == "with likely answers from -1000.00 to 560.00; most by “Label of class”, -1000.00; by each other one at most "
        + "500.00")
    // Nothing moves it, of what has a likely value; but what 'gift' may be is not known.
    let still =
      input("other", "boolean", "default = false,") + input("gift", "money", "default = 0,")
      + rule("fixed", "return case.other and case.gift or case.gift")
    let open = try answer(["fixed"], [:], law: still)
    #expect(try #require(open.outlook).left == 1 && open.outlook?.stillOpen(by: open.rulebook) == nil)
    let given = try answer(["fixed"], ["gift": "5"], law: still)
    #expect(given.outlook?.stillOpen(by: given.rulebook) == "no likely answer moves it any more")
  }

  @Test func whatIsSettledIsNotVaried() throws {
    let found = try answer(["balance"], ["wages": "10000"], settled: ["trips", "gifts"])
    #expect(try said(found) == ["class two -1000", "withheld 2500 500", "dues 10 2"])
    #expect(try #require(found.outlook).varied == 4)
    // An estimate is none the less one.
    let all: Set<String> = ["trips", "gifts", "dues", "small", "class", "withheld", "rest"]
    #expect(try said(answer(["balance"], ["wages": "10000"], settled: all)) == ["withheld 2500 500"])
  }

  @Test func whatNothingMovesIsSaid() throws {
    let still = input("other", "boolean", "default = false,") + rule("fixed", "return case.other and 5 or 5")
    let found = try answer(["fixed"], [:], law: still)
    let outlook = try #require(found.outlook)
    #expect(outlook.movers.isEmpty && outlook.least == 5 && outlook.greatest == 5 && outlook.varied == 1)
    #expect(found.rangeNote() == nil)
    // Nothing was tried of a result that stands on facts, or on what has no other likely value.
    #expect(try answer(["square"], ["wages": "3"]).outlook == nil)
    #expect(try answer(["balance"], [:]).outlook?.movers.isEmpty == false)
  }

  @Test func impossibleCasesDoNotCount() throws {
    let law =
      Self.law + "check \"few_trips\" { holds = function(case) return case.trips < 200 end, message = \"too many\", "
      + "grade = \"impossible\" }\n"
    let found = try answer(["balance"], ["wages": "10000"], law: law)
    #expect(try said(found) == ["class two -1000", "withheld 2500 500", "gifts 50 10"])
    #expect(try #require(found.outlook).varied == 5 && found.outlook?.left == 2)
  }

  /// Reading what rules return does not use up what reading their declarations may take.
  @Test func estimatesCanBeMadeForEver() throws {
    var limits = LoadLimits()
    (limits.values, limits.seconds) = (1000, 60)
    let calculator = try Calculator(
      Rulebook("xx", files: ["a.lua": Self.law, "jurisdiction.lua": jurisdiction()], limits: limits))
    let facts = try facts(calculator.rulebook, ["wages": "1000"])
    for _ in 0..<1000 {
      #expect(calculator.answer(["balance"], for: facts, estimating: true)["balance"] == .number(0))
    }
  }

  /// The effect that is shown for each fact is the one after it is given, in the shipped rules.
  @Test(arguments: [
    ("de", "refund", ["wages": "52000"]), ("de", "refund", ["wages": "52000", "filing": "joint"]),
    ("de", "put_aside_per_month", ["monthly_income": "4000"]), ("de", "total_tax", ["statutory_pension": "30000"]),
    ("ie", "refund", ["salary": "52000"]), ("ie", "balance_of_return", ["residential_rents": "18000"]),
    ("uk", "take_home_pay_of_year", ["employment_income": "52000"]),
    ("uk", "due_in_january", ["trading_receipts": "40000"]),
  ])
  func whatIsSaidIsWhatIsShown(jurisdiction: String, name: String, given: [String: String]) throws {
    let rulebook = try Rulebook(jurisdiction, in: Shipped.root)
    let calculator = try Calculator(rulebook)
    var facts = try Case(rulebook, year: 2025)
    for (name, text) in given { try facts.give(name, text) }
    let found = calculator.answer([name], for: facts, estimating: true, weighed: true)
    let outlook = try #require(found.outlook)
    let base = try #require(found[name]?.exact)
    #expect(
      !outlook.movers.isEmpty && outlook.least <= base && base <= outlook.greatest && outlook.least < outlook.greatest)
    for mover in outlook.movers {
      var changed = facts
      try changed.give(rulebook.variables[mover.slot].name, mover.value)
      let shown = calculator.answer([name], for: changed, estimating: true)[name]?.exact
      #expect(try shown == base.adding(mover.difference), "\(rulebook.variables[mover.slot].name)")
      #expect(try #require(shown) >= outlook.least && #require(shown) <= outlook.greatest)
    }
  }
}
