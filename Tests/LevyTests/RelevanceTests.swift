import Differential
import Foundation
import Levy
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
    let rules = try rulebook(Self.inputs + more + rule("r", body, type: "number"))
    let form = try Sheet(facts(rules, given), wanted: ["r"]).form(by: try Calculator(rules))
    return form.fields.filter(\.isOpen).map(\.name).sorted()
  }

  /// What is asked, by what stands in the rule and what is known.
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
    #expect(try open("return floor(case.share * 0.5)").isEmpty, "half of a share is rounded to nothing")
    #expect(try open("return case.born.year * 0 + case.income", ["income": "3"]).isEmpty)
    // What a rule that is given would have read.
    let tax = rule("tax", "return floor(case.income * 0.2, 0.01)")
    #expect(try open("return max(0, case.tax - case.paid)", ["tax": "0"], more: tax).isEmpty)
    #expect(try open("return max(0, case.tax - case.paid)", ["income": "0"], more: tax).isEmpty)
  }

  /// What may decide whether there is a result at all is asked.
  @Test func whatMayFailIsAsked() throws {
    #expect(try open("local x = case.income / case.costs return 5") == ["costs", "income"])
    #expect(try open("if case.married then error(\"not covered\") end return 5") == ["married"])
    #expect(try open("if case.married then error(\"not covered\") end return 5", ["married": "no"]).isEmpty)
    #expect(try open("local x = 1 // case.share return 5") == ["share"])
    // An amount that is finer than a cent fails.
    let third = rule("third", "return case.income / 3")
    #expect(try open("return case.third * 0", more: third) == ["income"])
  }

  /// What cannot be followed is asked, all of it.
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
  @Test func hostileRulesAreContained() throws {
    let chain = (1..<600).map { rule("c\($0)", "return case.c\($0 - 1) + 1") }.joined()
    #expect(try open("return case.c599 * 0", more: rule("c0", "return case.income") + chain).count <= 1)
    let doubling = (1..<60).map { number in
      rule("d\(number)", "return max(case.d\(number - 1), case.d\(number - 1) * 2 - 1)", type: "number")
    }
    let grown = try open("return case.d59", more: rule("d0", "return case.income + 1") + doubling.joined())
    #expect(grown == ["income"])
  }

  /// What was left out, or ruled out by a gate, stays what it is; an answer that changes brings questions back.
  @Test func answersBringQuestionsBack() throws {
    let rules = try rulebook(
      Self.inputs + rule("tax", "return max(0, 100 - case.income - case.costs - case.paid)")
        + #"interview "i" { label = "I", result = "tax", gate = { g = { "paid" } },"#
        + #" steps = { { "A", "income", "costs" } } }"#)
    let calculator = try Calculator(rules)
    let interview = try Interview(calculator, wanted: ["i"], facts: facts(rules))
    #expect(interview.form.fields.map(\.name) == ["income", "costs", "g"])
    _ = interview.answer("100")
    #expect(interview.next == nil && interview.form.idle.map(\.name) == ["costs", "paid"])
    #expect(interview.review.plain.contains("2 questions are not asked: no answer can move the result."))
    #expect(interview.answer("list").text.plain.hasSuffix("no answer can move the result.\n"))
    #expect(interview.json.text().contains(#""not_asked": ["#))
    _ = interview.answer("income = 50")
    #expect(interview.next?.name == nil && interview.form.idle.isEmpty)
    #expect(try interview.sheet.next(by: calculator)?.name == "costs", "all fronts see the same")
    _ = interview.answer("change costs")
    _ = interview.answer("skip")
    #expect(interview.next?.name == "g")
    _ = interview.answer("none")
    #expect(interview.next == nil && interview.form.idle.isEmpty, "what is left out is not what cannot matter")
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

  // MARK: The interpreter has the last word

  /// Of random rules in the whole language: what cannot matter does not, whatever else holds.
  @Test func randomRules() throws {
    let isLong = ProcessInfo.processInfo.environment["LEVY_LONG"] != nil
    var (idle, moved) = (0, 0)
    for seed in 1...(isLong ? 4_000 : 120) {
      let rules = RandomRules(seed: seed)
      let cells = Self.cells(RandomTable(rules, rows: 8, seed: seed).text)
      let law = try Rulebook("xx", files: ["a.lua": rules.lua, "jurisdiction.lua": jurisdiction()])
      let calculator = try Calculator(law)
      var random = Random(seed: UInt64(seed))
      for rule in rules.rules {
        let slot = try #require(law.slot(of: rule.name))
        let empty = try Case(law, year: 2025)
        let relevance = try calculator.relevance(of: [slot], for: empty)
        for (row, other) in zip(cells, cells.dropFirst()) {
          let known = row.filter { _ in random.below(2) == 0 }
          let values = Self.given(known, empty).given.mapValues(\.value)
          guard let moving = relevance.facts(knowing: values) else { continue }
          let names = Set(moving.map { law.variables[$0].name })
          let base = Self.given(row, empty)
          let changed = row.merging(other) { own, new in new }.filter { name, _ in
            known[name] == nil && !names.contains(name)
          }
          idle += changed.count
          moved += names.count
          let after = Self.given(row.merging(changed) { $1 }, empty)
          let (first, second) = (Self.outcome(rule.name, calculator, base), Self.outcome(rule.name, calculator, after))
          #expect(
            first == second || first == "missing" || second == "missing",
            "seed \(seed), \(rule.name): \(known) known, \(changed.keys) changed: \(rule.body.lua)")
        }
      }
    }
    #expect(idle > 100 && moved > 100)
  }

  /// Of the shipped rules: with part of a random case known, neither a question that is not asked nor several of them
  /// move the result.
  @Test(arguments: [
    ("ie", 2008, "refund"), ("ie", 2025, "refund"), ("ie", 2024, "form_11"), ("de", 2025, "refund"),
    ("uk", 2025, "income_tax"),
  ])
  func shippedRules(code: String, year: Int, wanted: String) throws {
    let law = try Rulebook(code, in: Self.shipped)
    let calculator = try Calculator(law)
    let maker = TableMaker(law, year: year)
    var random = Random(seed: UInt64(year))
    let isLong = ProcessInfo.processInfo.environment["LEVY_LONG"] != nil
    var idle = 0
    for _ in 0..<(isLong ? 60 : 3) {
      for row in Self.cells(maker.table(rows: 4, &random)) {
        let part = random.below(3) + 1
        let known = Self.given(row.filter { _ in random.below(4) < part }, try Case(law, year: year))
        let sheet = try Sheet(known, wanted: [wanted])
        let form = try sheet.form(by: calculator)
        idle += form.idle.count
        var other = known
        for name in form.idle.map(\.name) { if let cell = row[name] { try? other.give(name, cell) } }
        // What is still open may be answered in any way.
        var (first, second) = (known, other)
        for field in form.fields where field.isOpen {
          guard let cell = row[field.name], random.below(2) == 0 else { continue }
          try? first.give(field.name, cell)
          try? second.give(field.name, cell)
        }
        for (a, b) in [(known, other), (first, second)] {
          let outcomes = form.answer.lines.map { line in
            (Self.outcome(line.name, calculator, a), Self.outcome(line.name, calculator, b))
          }
          for (one, changed) in outcomes where ![one, changed].contains("nobody") {
            #expect(one == changed, "\(form.idle.map(\.name)) of \(known.facts.map(\.name))")
          }
        }
      }
    }
    #expect(idle > 0)
  }

  /// The cells of a table's rows, by name.
  private static func cells(_ table: String) -> [[String: String]] {
    let lines = table.split(separator: "\n").map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    return lines.dropFirst().map { line in
      Dictionary(uniqueKeysWithValues: zip(lines[0], line).map { (String($0), String($1)) }.filter { !$1.isEmpty })
    }
  }

  private static func given(_ cells: [String: String], _ facts: Case) -> Case {
    cells.sorted { $0.key < $1.key }.reduce(into: facts) { facts, cell in try? facts.give(cell.key, cell.value) }
  }

  private static func outcome(_ name: String, _ calculator: Calculator, _ facts: Case) -> String {
    do throws(Diagnostic) {
      return try calculator.evaluate(name, for: facts).description
    } catch {
      switch error.problem {
      case .missing: return "missing"
      case .noSuchPerson(_, true, _): return "nobody"
      default: return "failure"
      }
    }
  }
}
