import ExactNumbers
import LevyScript
import Testing

@testable import LevyFixtures
@testable import LevyModel
@testable import LevyRules

/// Rules changed in one place must be noticed by a case that reaches it.
@Suite struct MutantTests {
  private func mutants(
    _ rules: String, _ table: String, of names: [String] = [], results: [String] = ["tax"], workers: Int = 1
  ) throws -> Mutants {
    let book = try rulebook(rules, results: results)
    var (report, runner) = (FixtureReport(), try FixtureRunner(book, usesPlans: false))
    let recorder = TrialRecorder(runner.calculator, trials: Trials(recordsLines: true))
    runner.onCase = { recorder.note($0) }
    runner.runTable(.bytes(Array(table.utf8)), name: "xx/t.csv", into: &report)
    #expect(report.passed)
    return try Mutants(book, of: names, trials: recorder.trials, workers: workers)
  }

  private func shown(_ mutants: Mutants) -> [String] { mutants.survivors.map { "\($0.old) > \($0.new) \($0.readers)" } }

  private static let step =
    input("income")
    + rule("tax", "if case.income > 1000 then return floor((case.income - 1000) * 0.2, 0.01) end return 0")

  /// Only a case at the threshold would tell whether it counts.
  @Test func whatNoCaseTellsSurvives() throws {
    let found = try mutants(Self.step, "year,income,expect.tax\n2025,2000,200\n2025,500,0\n")
    #expect(found.count == 6)
    // At 1,000 both ways give nothing: no case can tell.
    #expect(
      shown(found) == ["floor > ceil 2", "floor > round 2", "> > >= 2"].sorted { $0 > $1 } || shown(found).count == 3)
    #expect(found.survivors.contains { $0.old == ">" && $0.new == ">=" && $0.telling == nil })
    let rounding = try #require(found.survivors.first { $0.old == "floor" && $0.new == "ceil" })
    #expect(rounding.place.file == "xx/a.lua" && rounding.place.line == 2)
    let telling = try #require(rounding.telling)
    #expect(telling.result == "tax")
    #expect(found.unreached == 0)
  }

  @Test func casesThatTellAreProposed() throws {
    let found = try mutants(Self.step, "year,income,expect.tax\n2025,2000,200\n2025,500,0\n")
    let lines = ProposedCase.table(found.proposed).split(separator: "\n")
    #expect(lines.first == "year,income,expect.tax,source,note")
    #expect(lines.count >= 2)
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("2025,") && $0.contains(",,,\"tax is wanted: it tells ") })
    // Filled in by somebody who knows, the row tells.
    let income = try #require(lines.dropFirst().first?.split(separator: ",")[1])
    let right = try result("tax", rulebook(Self.step), ["income": String(income)])
    let table = "year,income,expect.tax\n2025,2000,200\n2025,500,0\n2025,\(income),\(right)\n"
    #expect(try mutants(Self.step, table).survivors.count < found.survivors.count)
  }

  /// All kinds of changes, each of which the one case that reaches it notices.
  @Test(arguments: [
    ("return case.a + case.b", ["+ > -", "case.a + case.b > case.a"]),
    ("return case.a - case.b", ["- > +", "case.a - case.b > case.a"]),
    ("return case.a * 3", ["* > /"]), ("return min(case.a, case.b)", ["min > max"]),
    ("return round(case.a / 7, 0.01)", ["round > floor", "round > ceil", "/ > *"]),
    ("if case.a < case.b and case.b > 5 then return 1 end return 2", ["< > <=", "and > or", "> > >="]),
    ("if not eq(case.a, 1) then return 1 end return 2", ["not eq(case.a, 1) > (eq(case.a, 1))"]),
    ("return -case.a", ["-case.a > (case.a)"]),
  ])
  func kindsOfChanges(_ body: String, _ expected: [String]) throws {
    let rules = input("a", "money", "default = 0") + input("b", "money", "default = 0") + rule("tax", body)
    let checks = try SourceChecks(RuleFile(path: "xx/a.lua", bytes: Array(rules.utf8)))
    let found = checks.mutations(in: Set(1...9)).map { "\($0.old) > \($0.new)" }
    #expect(Set(found) == Set(expected), "\(found)")
  }

  /// Lines stay where they are, since a declaration is known by its line.
  @Test func aTermOfSeveralLinesIsLeftOut() throws {
    let rules =
      input("a", "money", "default = 0") + input("b", "money", "default = 0")
      + "rule \"tax\" { label = \"Tax\", source = \"§\", type = money, compute = function(case)\n  return case.a\n    + case.b\nend }\n"
      + rule("other", "return case.a")
    let found = try mutants(rules, "year,a,b,expect.tax,expect.other\n2025,5,7,12,5\n", results: ["tax", "other"])
    #expect(found.survivors.isEmpty, "\(shown(found))")
    #expect(found.count == 2)
  }

  @Test func anEntryIsTakenFromItsNeighbour() throws {
    let rules =
      input("income") + parameter("rate", #"{ ["2020-01-01"] = 0.4, ["2024-01-01"] = 0.5, ["2026-01-01"] = 0.6 }"#)
      + rule("tax", "return case.income * law.rate")
    let found = try mutants(rules, "year,income,expect.tax\n2025,100,50\n")
    #expect(shown(found) == ["rate of 2026-01-01 > that of 2024-01-01 0"])
    let all = try mutants(rules, "year,income,expect.tax\n2025,100,50\n2026,100,60\n", workers: 3)
    #expect(all.survivors.isEmpty)
    #expect(all.count == 3)
  }

  @Test func onlyWhatAResultDependsOn() throws {
    let rules =
      input("income") + rule("tax", "return case.part * 2") + rule("part", "return case.income * 3")
      + rule("other", "return case.income + 1")
    let table = "year,income,expect.tax\n2025,100,600\n"
    #expect(try mutants(rules, table, of: ["tax"]).count == 2)
    #expect(try mutants(rules, table, of: ["part"]).count == 1)
    let all = try mutants(rules, table)
    #expect(all.count == 4 && all.unreached == 2 && shown(all).allSatisfy { $0.hasSuffix(" 0") })
    #expect(throws: Diagnostic.self) { try mutants(rules, table, of: ["taks"]) }
  }

  @Test func theTaxpayerInPlaceOfAPerson() throws {
    let rules =
      #"person "spouse" { label = "Spouse", source = "§", present = function(case) return case.married end }"# + "\n"
      + input("married", "boolean", "default = false") + input("wages", "money", "default = 0, of = \"person\"")
      + #"rule "levy" { of = "person", label = "Levy", source = "§", type = money, compute = function(person, law, case) return person.wages * 2 end }"#
      + "\n" + rule("tax", "return sum(case.persons, \"levy\")")
    let alone = try mutants(rules, "year,wages,expect.tax\n2025,100,200\n")
    #expect(shown(alone).contains { $0.hasPrefix("person > case.taxpayer") })
    let both = try mutants(rules, "year,married,wages,spouse.wages,expect.tax\n2025,yes,100,50,300\n")
    #expect(!shown(both).contains { $0.hasPrefix("person > case.taxpayer") })
  }
}
