import Levy
import Testing

/// A case holds values by their place in its own rules, so other rules must not compute it.
@Suite("Cases of other rules") struct OtherRulesTests {
  private static let one =
    input("wages") + input("rent", "money", "default = 0,") + rule("tax", "return case.wages / 4")
  /// The same names in another order, which would silently swap the values.
  private static let other =
    input("rent", "money", "default = 0,") + input("wages", "money", #"aliases = { "pay" },"#)
    + rule("tax", "return case.wages / 4")

  private func rulebooks() throws -> (Rulebook, Rulebook) {
    (try rulebook(Self.one, results: ["tax"]), try rulebook(Self.other, results: ["tax"]))
  }

  @Test func everyQuestionIsRefused() throws {
    let (one, other) = try rulebooks()
    let facts = try facts(one, ["wages": "1000", "rent": "40"])
    let calculator = try Calculator(other)
    let expected = Problem.otherRules(case: "xx \(one.digest)", rules: "xx \(other.digest)")
    #expect(problem { try calculator.evaluate("tax", for: facts) } == expected)
    #expect(problem { try calculator.explain("tax", for: facts) } == expected)
    #expect(problem { try calculator.evaluate(expression: "1 + 1", for: facts) } == expected)
    #expect(problem { try calculator.caseFacts(for: facts) } == expected)
    #expect(problem { try Interview(calculator, facts: facts) } == expected)
    #expect(calculator.answer(for: facts).failures.map(\.problem) == [expected])
    #expect(calculator.answer(["tax", "rent"], for: facts).failures.map(\.problem) == [expected, expected])
    #expect(problem { try CaseFunction(calculator, facts, over: "wages") } == expected)
    #expect(problem { try Sweep(other, facts, over: Stretch("wages=0..100", other)) } == expected)
    let sides = (Attribution.Side(try Calculator(one), facts), Attribution.Side(calculator, facts))
    #expect(problem { try Attribution("tax", from: sides.0, to: sides.1) } == expected)
    let session = Session(calculator, folder: "rules", facts: facts)
    #expect(session.respond(to: "tax").isError)
  }

  /// A case with more slots than the rules have was a trap.
  @Test func fewerDeclarationsAreNoTrap() throws {
    let (one, _) = try rulebooks()
    let small = try rulebook(rule("tax", "return 1"))
    #expect(
      problem { try Calculator(small).evaluate("tax", for: facts(one, ["rent": "1"])) }
        == .otherRules(case: "xx \(one.digest)", rules: "xx \(small.digest)"))
  }

  @Test func theSameTextReadTwiceIsTheSame() throws {
    let (one, again) = (try rulebook(Self.one), try rulebook(Self.one))
    #expect(try Calculator(again).evaluate("tax", for: facts(one, ["wages": "1000"])) == .number(250))
  }

  @Test func namesCarryACaseOver() throws {
    let (one, other) = try rulebooks()
    var facts = try facts(one, year: 2024, ["wages": "1000", "rent": "40", "tax": "7"])
    facts.known = CalendarDate("2024-06-30")
    let moved = try facts.moved(to: other)
    #expect(moved.year == 2024 && moved.date == facts.date && moved.known == facts.known)
    #expect(try Calculator(other).evaluate("pay", for: moved) == .number(1000))
    #expect(try Calculator(other).evaluate("rent", for: moved) == .number(40))
    #expect(try Calculator(other).evaluate("tax", for: moved) == .number(7))
  }

  @Test func whatCannotBeCarriedOverIsAnError() throws {
    let (one, _) = try rulebooks()
    let facts = try facts(one, ["rent": "40.50"])
    #expect(
      problem { try facts.moved(to: rulebook(input("wages"))) }
        == .unknownName(name: "rent", role: .given, nearest: []))
    let counted = problem { try facts.moved(to: rulebook(input("rent", "count(9)"))) }
    #expect(counted == .badValue(name: "rent", value: "40.5", expected: ValueType.count(maximum: 9).expected(.plain)))
    let limited = problem { try facts.moved(to: rulebook(input("rent", "money", "min = 0, max = 40,"))) }
    #expect(limited == .outOfRange(name: "rent", value: "40.5", minimum: 0, maximum: 40))
  }
}
