import Differential
import Foundation
import Levy
import LuaRuntime
import Testing

@testable import LevyCalculator
@testable import LevyRules
@testable import LevyTrace

/// Only questions that can matter are asked.
@Suite("What can move a result")
struct RelevanceTests {
  private static let inputs =
    input("income", "money", "default = 0, min = 0,") + input("costs", "money", "default = 0, min = 0,")
    + input("paid", "money", "default = 0, min = 0,") + input("married", "boolean", "default = false,")
    + input("kind", "choice { \"a\", \"b\", \"c\" }", "default = \"a\",")
    + input("children", "count(9)", "default = 0,")
    + input("born", "date", "default = \"1980-06-15\",")
    + input("share", "rate", "default = 0, min = 0, max = 1,")

  private static let shipped =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .path + "/rules"

  private func open(
    _ body: String, _ given: KeyValuePairs<String, String> = [:], more: String = ""
  ) throws -> [String] {
    let rules = try rulebook(
      Self.inputs + more + input("unread", "boolean", "default = false,") + rule("r", body, type: "number"))
    // If nothing on a sheet is known, everything is asked.
    var known = try facts(rules, given)
    try known.give("unread", "yes")
    let form = try Sheet(known, wanted: ["r"]).questionnaire(by: try Calculator(rules))
    return form.fields.filter(\.isOpen).map(\.name).sorted()
  }

  /// The open questions, by the rule and the known facts.
  @Test func whatTheRangesDecideIsNotAsked() throws {
    // A rate of zero, a minimum that is reached, a maximum that never is, a question that has one answer.
    #expect(try open("return case.income * 0 + case.costs") == ["costs"])
    #expect(try open("return max(0, 100 - case.income - case.costs)") == ["costs", "income"])
    #expect(try open("return max(0, 100 - case.income - case.costs)", ["income": "100"]).isEmpty)
    #expect(try open("return max(0, 100 - case.income - case.costs)", ["income": "99.99"]) == ["costs"])
    #expect(try open("return min(10, 20 + case.income)").isEmpty)
    #expect(try open("if case.children < 10 then return case.paid end return case.income") == ["paid"])
    #expect(try open("if case.share > 1 then return case.income end return 7").isEmpty)
    #expect(try open("if case.kind == \"a\" then return 5 elseif case.married then return 5 end return 5").isEmpty)
    #expect(try open("return floor(case.children * 0.1)").isEmpty, "a tenth of nine is rounded to nothing")
    #expect(try open("return floor(case.share * 0.1)") == ["share"], "it may have too many decimals")
    #expect(try open("return case.born.year * 0 + case.income", ["income": "3"]).isEmpty)
    // It is 10 in all years that plans know, and 0 in the year 5.
    let rest = "floor((exact(10) % case.born.year) ^ 1, 0.01)"
    for body in ["return 10 % case.born.year", "return \(rest)"] {
      #expect(try open(body).contains("born"))
      #expect(try open(body, ["born": "2001-01-01"]).isEmpty)
    }
    // A rule is followed for each year that plans know; it may differ in others, about which nothing is claimed.
    let listed = "local odd = { [5] = 3 } return (odd[case.born.year] or 7) + case.income * 0"
    #expect(try open(listed).contains("born"))
    for (born, isKnown) in [
      ("1899-12-31", false), ("1900-01-01", true), ("2100-12-31", true), ("2101-01-01", false),
    ] {
      #expect(try open(listed, ["born": born]).isEmpty == isKnown, "\(born)")
    }
    // Facts that a given rule would have read.
    let tax = rule("tax", "return floor(case.income * 0.2, 0.01)")
    #expect(try open("return max(0, case.tax - case.paid)", ["tax": "0"], more: tax).isEmpty)
    #expect(try open("return max(0, case.tax - case.paid)", ["income": "0"], more: tax).isEmpty)
  }

  /// Up to the ends of ranges, and of parts of days.
  @Test func whatIsDecidedAtTheEndsOfRanges() throws {
    func first(_ condition: String, _ given: KeyValuePairs<String, String> = [:], more: String = "") throws -> [String]
    {
      try open("if \(condition) then return case.paid end return case.income", given, more: more)
    }
    // An operand that always loses, though it may be equal.
    #expect(try open("return min(case.share, 1 + case.income)") == ["share"])
    #expect(try open("return min(1 + case.income, case.share)") == ["share"])
    #expect(try open("return max(case.share, 0 - case.income)") == ["share"])
    #expect(try open("return max(0 - case.income, case.share)") == ["share"])
    #expect(try open("return min(case.share, case.income)") == ["income", "share"])
    // Equality of what is known, and of what cannot be.
    #expect(try first("eq(case.costs, 5)", ["costs": "5"]) == ["paid"])
    #expect(try first("eq(case.costs, 5)", ["costs": "4"]) == ["income"])
    #expect(try first("eq(case.share, 2)") == ["income"])
    // The year, the month and the day of a date, and each of them of any date.
    for (part, number) in [("year", 1980), ("month", 6), ("day", 15)] {
      #expect(try first("eq(case.born.\(part), \(number))", ["born": "1980-06-15"]) == ["paid"], "\(part)")
    }
    #expect(try first("case.born.year > 9999") == ["income"])
    #expect(try first("case.born.month > 12") == ["income"])
    #expect(try first("case.born.day > 31") == ["income"])
    // However the parts of a date are told apart, by a path for each month or in one formula for all days.
    #expect(try open("if case.born.month == 3 then return min(7, 8 + case.income) end return 7").isEmpty)
    #expect(try open("return max(31, case.born.day)").isEmpty)
    #expect(try open("return max(30, case.born.day)") == ["born"])
    // Ends of ranges are kept to the last of twelve decimals.
    let small = input("small", "money", "default = 0, min = 0, max = 9,")
    #expect(try open("return max(0.00000095, case.small * 0.0000001)", more: small).isEmpty)
    #expect(try open("return max(0.00000085, case.small * 0.0000001)", more: small) == ["small"])
    // An operand that never wins may still be too long for an exact number, or just not.
    for (most, isAsked) in [(15_000_000, false), (20_000_000, true)] {
      let large = input("large", "money", "default = 0, min = 0, max = \(most),")
      #expect(try open("return min(5, 6 + case.large ^ 4)", more: large).contains("large") == isAsked, "\(most)")
    }
    // A count has two limits.
    let few = input("few", "count(9)", "default = 0, max = 5,")
    #expect(try first("case.few > 5", more: few) == ["income"])
  }

  /// Facts that may decide whether there is a result at all are asked.
  @Test func whatMayFailIsAsked() throws {
    #expect(try open("local x = case.income / case.costs return 5") == ["costs", "income"])
    #expect(try open("if case.married then error(\"not covered\") end return 5") == ["married"])
    #expect(try open("if case.married then error(\"not covered\") end return 5", ["married": "no"]).isEmpty)
    #expect(try open("local x = 1 // case.share return 5") == ["share"])
    // An amount that is finer than a cent fails.
    let third = rule("third", "return case.income / 3")
    #expect(try open("return case.third * 0", more: third) == ["income"])
    let fine = rule("fine", "return floor(case.income / 7, 0.001)")
    #expect(try open("return case.fine * 0", more: fine) == ["income"])
    let whole = rule("whole", "return floor(case.income / 7, 0.01)")
    #expect(try open("return case.whole * 0", more: whole).isEmpty)
    // So does a count that is larger than its type says.
    for (fact, largest) in [("children", 9), ("days", 365)] {
      func asked(_ most: Int) throws -> [String] {
        let number = rule("number", "return case.\(fact)", type: "count(\(most))")
        return try open("return case.number * 0", more: input("days", "count(365)", "default = 0") + number)
      }
      #expect(try asked(largest - 1) == [fact])
      #expect(try asked(largest).isEmpty)
    }
  }

  /// Exact numbers have so many digits, above and below the bar; what would have more fails.
  @Test func whatMayBecomeTooLongIsAsked() throws {
    for (factor, fits) in [("1.0000000001", true), ("1.0000000000000000000001", false)] {
      #expect(try open("return case.income * \(factor) * 0").isEmpty == fits)
      #expect((failure("local x = exact(999999999999999.99) * \(factor) return 0") == nil) == fits)
    }
    for (divisor, fits) in [("exact(10) ^ 20", true), ("exact(5) ^ 37", false)] {
      #expect(try open("return case.income / 3 / \(divisor) * 0").isEmpty == fits)
      #expect((failure("local x = exact(0.03) / 3 / \(divisor) return 0") == nil) == fits)
    }
  }

  /// All facts of rules that cannot be followed are asked.
  @Test func whatIsNotFollowedIsAsked() throws {
    #expect(try open("return #tostring(case.income) * 0 + case.costs * 0") == ["costs", "income"])
    let many = "local x = case.paid * 0 for i = 1, 13 do if floor(case.income / i) % 7 > 3 then x = x + i end end"
    #expect(try open("\(many) return x * 0") == ["income", "paid"])
    let endless = "local x = 0 for i = 1, 1e9 do x = x + 1 end return x * 0"
    #expect(try open("if case.married then \(endless) end return case.costs * 0").contains("married"))
  }

  /// Without a default a fact has to be asked for: without it there is no result.
  @Test func whatHasToBeGivenIsAsked() throws {
    #expect(try open("return case.pay * 0 + case.income * 0", more: input("pay")) == ["pay"])
  }

  /// A chain of rules deeper than rules can be run, and a formula that grows with each rule.
  /// Of results that the case gives no rule is followed, and nothing that only they read is asked; under a hypothesis such a
  /// result is refused, and so is what reads it.
  @Test func whatGivenResultsStandOnIsNotAsked() throws {
    let rule = rule("sum", "local s = case.income; while s > case.income do s = s - 1 end return s + case.costs")
    #expect(try open("return case.sum + case.paid", ["sum": "5"], more: rule) == ["paid"])
    #expect(try open("return case.sum + case.paid", more: rule) == ["costs", "income", "paid"])
    let other = "hypothesis \"h\" { label = \"h\", source = \"§ 1\", sets = { income = 7 } }\n" + rule
    let body = "if case.paid > 3 then return case.h.sum end return case.kind == \"a\" and 1 or 2"
    #expect(try open(body, ["sum": "5"], more: other) == ["kind", "paid"])
  }

  @Test func hostileRulesAreContained() throws {
    let chain = (1..<600).map { rule("c\($0)", "return case.c\($0 - 1) + 1") }.joined()
    #expect(try open("return case.c599 * 0", more: rule("c0", "return case.income") + chain).count <= 1)
    // Nothing is claimed about rules that are nested too deeply.
    #expect(try open("return case.c80 * 0", more: rule("c0", "return case.income") + chain).isEmpty)
    #expect(try open("return case.c300 * 0", more: rule("c0", "return case.income") + chain) == ["income"])
    // The possible depth depends on the rules.
    let plain = (1..<401).map { rule("e\($0)", "return case.e\($0 - 1)") }.joined()
    #expect(try open("return case.e300 * 0", more: rule("e0", "return case.income") + plain).isEmpty)
    #expect(try open("return case.e400 * 0", more: rule("e0", "return case.income") + plain) == ["income"])
    let doubling = (1..<60).map { number in
      rule("d\(number)", "return max(case.d\(number - 1), case.d\(number - 1) * 2 - 1)", type: "number")
    }
    let grown = try open("return case.d59", more: rule("d0", "return case.income + 1") + doubling.joined())
    #expect(grown == ["income"])
  }

  /// Facts that were skipped or ruled out by a gate keep their defaults; a changed answer brings questions back.
  @Test func answersBringQuestionsBack() throws {
    let rules = try rulebook(
      Self.inputs + rule("tax", "return max(0, 100 - case.income - case.costs - case.paid)")
        + #"interview "i" { label = "I", result = "tax", gate = { g = { "paid" } },"#
        + #" steps = { { "A", "income", "costs" } } }"#)
    let calculator = try Calculator(rules)
    let interview = try Interview(calculator, wanted: ["i"], facts: facts(rules))
    #expect(interview.questionnaire.fields.map(\.name) == ["income", "costs", "g"])
    _ = interview.answer("100")
    #expect(interview.next == nil && interview.questionnaire.idle.map(\.name) == ["costs", "paid"])
    #expect(interview.review.plain.contains("2 questions are not asked: no answer can move the result."))
    #expect(interview.answer("list").text.plain.hasSuffix("no answer can move the result.\n"))
    #expect(interview.json.text().contains(#""not_asked": ["#))
    _ = interview.answer("income = 50")
    #expect(interview.next?.name == nil && interview.questionnaire.idle.isEmpty)
    #expect(try interview.sheet.next(by: calculator)?.name == "costs", "all fronts see the same")
    _ = interview.answer("change costs")
    _ = interview.answer("skip")
    #expect(interview.next?.name == "g")
    _ = interview.answer("none")
    #expect(interview.next == nil && interview.questionnaire.idle.isEmpty, "what is left out is not what cannot matter")
  }

  /// Facts that decide whether a question is asked, and those that a check compares, are asked with it.
  @Test func whatDecidesQuestionsIsAsked() throws {
    let pension = input("pension", "money", "default = 0, ask_if = function(case) return case.married end,")
    let body = "local known = case.married return case.pension + case.costs * 0"
    #expect(try open(body, more: pension) == ["married"])
    #expect(try open(body, ["married": "yes"], more: pension) == ["pension"])
    let check = #"check "c" { holds = function(case) return case.costs <= case.income end, message = "M" }"#
    let sum = "return case.income + case.costs * 0 + case.paid * 0"
    #expect(try open(sum, more: check) == ["costs", "income"])
  }

  /// While a rule fails, all is asked: whoever gives what it lacks may answer the rest.
  @Test func whileARuleFailsAllIsAsked() throws {
    let body = "local x = case.costs * 0 if case.children > 3 then error(\"not covered; give income\") end return x"
    #expect(try open(body) == ["children"])
    #expect(try open(body, ["children": "5"]).contains("costs"))
    // Also while a fact is missing, so that the rule has not failed yet.
    let later = "local needed = case.needed " + body
    #expect(try open(later, ["children": "5"], more: input("needed")).contains("costs"))
    #expect(try !open(later, more: input("needed")).contains("costs"))
  }

  @Test func checkNamesIdleQuestions() throws {
    let rules = try rulebook(
      Self.inputs + parameter("rate", "{ [\"2020-01-01\"] = 0, [\"2022-01-01\"] = 0.1, [\"2025-01-01\"] = 0 }")
        + rule("tax", "return floor(case.income * law.rate, 0.01) + case.costs")
        + #"interview "i" { label = "I", result = "tax" }"#)
    #expect(
      try rules.idleQuestions().map(\.problem) == [
        .idleQuestion(name: "income", interview: "i", years: "2020 to 2021, 2025 to 2026")
      ])
  }

  /// A result that an interview asks for may be anything, and what it is set off against matters then.
  @Test func whatIsAskedForIsOpen() throws {
    let law =
      Self.inputs + rule("base", "return case.income * 0", more: "ask = \"How much?\",")
      + rule("tax", "return max(0, case.base - case.costs)")
    func idle(_ steps: String) throws -> [Problem] {
      try rulebook(law + "interview \"i\" { label = \"I\", result = \"tax\", steps = { { \"A\", \(steps) } } }")
        .idleQuestions().map(\.problem)
    }
    func named(_ name: String) -> Problem { .idleQuestion(name: name, interview: "i", years: "2020 to 2026") }
    #expect(try idle("\"income\"") == [named("income"), named("costs")])
    #expect(try idle("\"base\"") == [named("income")])
  }

  /// One of those that `plan-differential questions` tries.
  @Test func shippedRules() throws {
    let root = try UncheckedRules.copy(of: Self.shipped)
    defer { try? FileManager.default.removeItem(atPath: root) }
    var relevance = ShippedRelevance()
    try relevance.compare(try #require(ShippedRelevance.Wanted.all.first), in: root, rounds: 10)
    #expect(relevance.faults.isEmpty, "\(relevance.faults)")
  }
}
