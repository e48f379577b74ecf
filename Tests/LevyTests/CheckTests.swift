import Levy
import Testing

@testable import LevyBatch
@testable import LevyCalculator
@testable import LevyModel
@testable import LevyRules
@testable import LevyWhatIf

private func check(_ name: String, _ holds: String, _ more: String = "", of: String = "case, law") -> String {
  "check \"\(name)\" { \(more) message = \"\(name): {part} of {whole}\", "
    + "holds = function(\(of)) return \(holds) end }\n"
}

private let rules =
  input("whole", "money", "default = 0,") + input("part", "money", "default = 0,") + input("since", "date")
  + input("idle", "money", "default = 7,")
  + parameter("limit", #"{ ["2020-01-01"] = 100 }"#)
  + rule("rest", "return case.whole - case.part")
  + rule("tax", "return floor(case.rest / 10, 0.01)")
  + check("part_within_whole", "case.part <= case.whole", #"grade = "impossible","#)
  + check("large", "case.whole <= law.limit")
  + check("begun", "case.part == case.whole or case.since.year <= case.year")
  + check("later", "case.part <= 5", #"from = "2026-01-01","#)

private func answer(_ names: [String], year: Int = 2025, _ given: KeyValuePairs<String, String>) throws -> Answer {
  let calculator = try Calculator(rulebook(rules))
  return try calculator.answer(names, for: facts(calculator.rulebook, year: year, given))
}

@Suite("What facts should have in common")
struct CheckTests {
  @Test func whatCannotBeTrueHasNoResults() throws {
    let refused = try answer(["tax", "rest"], ["part": "50", "whole": "40"])
    #expect(refused.lines.allSatisfy { $0.value == nil })
    #expect(
      refused.failures.first?.problem.sentence(reveals: true)
        == "whole = 40.00 and part = 50.00 cannot both be true: part_within_whole: 50.00 of 40.00")
    #expect(refused.failures.first?.code.rawValue == "impossible")
    #expect(refused.failures.first?.name == "part_within_whole")
    #expect(refused.failures.first?.problem.sentence(reveals: false) == "whole and part cannot both be true")
    let alone = try answer(["tax"], ["part": "50"])
    #expect(
      alone.failures.first?.problem.sentence(reveals: true)
        == "part = 50.00 cannot be true: part_within_whole: 50.00 of 0.00")
    #expect(try answer(["tax"], ["part": "40", "whole": "40"])["tax"] == .number(0))
    // Whatever is asked for, an expression too.
    let calculator = try Calculator(rulebook(rules))
    let impossible = try facts(calculator.rulebook, ["part": "50"])
    #expect(problem { try calculator.evaluate(expression: "tax + 1", for: impossible) }?.kind == .impossible)
    #expect(problem { try calculator.explain("idle", for: impossible) }?.kind == .impossible)
  }

  @Test func whatIsDoubtfulIsSaidBesideTheResults() throws {
    let answer = try answer(["tax", "idle"], ["whole": "200"])
    #expect(answer["tax"] == .number(20))
    #expect(answer.doubtful.map(\.caveat.text) == ["large: 0.00 of 200.00"])
    #expect(answer.caveats.isEmpty)
    #expect(answer.caveatNotes.map(\.plain) == ["doubtful: large: 0.00 of 200.00"])
    #expect(answer.json.text().contains("\"text\": \"large: 0.00 of 200.00\""))
    // Facts that a check reads are not assumed for a result, and not counted as read.
    #expect(answer.assumptions.map(\.name) == ["part", "idle"])
    #expect(try CheckTests.doubts(["part": "1", "whole": "5", "since": "2026-01-01"]) == ["begun"])
    #expect(try CheckTests.doubts(["part": "1", "whole": "5"]).isEmpty, "without a day it cannot be told")
    #expect(try CheckTests.doubts(["part": "7", "whole": "8"]).isEmpty)
    #expect(try CheckTests.doubts(year: 2026, ["part": "7", "whole": "8"]) == ["later"])
  }

  private static func doubts(year: Int = 2025, _ given: KeyValuePairs<String, String>) throws -> [String] {
    try answer(["tax"], year: year, given).doubtful.map(\.caveat.name)
  }

  /// A calculator remembers what checks look at where nothing is given; that must not outlive the facts or the day.
  @Test func oneCaseAfterTheOther() throws {
    let calculator = try Calculator(rulebook(rules))
    func doubts(_ year: Int, _ given: KeyValuePairs<String, String>) throws -> [String] {
      let answer = try calculator.answer(["tax"], for: facts(calculator.rulebook, year: year, given))
      return answer.doubtful.map(\.caveat.name) + answer.failures.map(\.code.rawValue)
    }
    for _ in 0..<2 {
      #expect(try doubts(2025, [:]).isEmpty)
      #expect(try doubts(2025, ["whole": "200"]) == ["large"])
      #expect(try doubts(2026, ["whole": "9"]).isEmpty)
      #expect(try doubts(2026, ["part": "6", "whole": "9"]) == ["later"])
      #expect(try doubts(2025, ["part": "6", "whole": "9"]).isEmpty)
      #expect(try doubts(2025, ["part": "6", "whole": "5"]) == ["impossible"])
    }
    calculator.isStrict = true
    #expect(try doubts(2025, ["part": "6"]) == ["impossible"])
  }

  @Test func aTableRefusesAndDoubtsRowByRow() throws {
    var job = try BatchJob(rulebook(rules), outputs: ["tax", "idle"])
    job.year = 2025
    let table = "whole,part,since\n100,50,2025-01-01\n40,50,\n200,1,\n,1,\n300,1,2026-02-02\n,,\n"
    let result = try run(job, table)
    #expect(result.shownFaults == ["2:3 - - impossible", "4:5 - - impossible"])
    job.rowsWorthAPlan = 0
    for usesPlans in [true, false] {
      job.usesPlans = usesPlans
      let result = try run(job, Array(table.utf8))
      // All rows that fail a check have the same words, with names in place of values.
      #expect(
        result.faults.map(\.diagnostic.message) == [
          "what is given cannot all be true: part_within_whole: part of whole\n  help: correct it, or leave it out",
          "what is given cannot all be true: part_within_whole: part of whole\n  help: correct it, or leave it out",
        ])
      let summary = result.summary
      #expect(
        summary.doubtful.map { "\($0.caveat.text), \($0.rows)" } == [
          "large: part of whole, 2", "begun: part of whole, 1",
        ])
      #expect(summary.caveats.isEmpty)
      if usesPlans { #expect(summary.planned == 4) }
    }
    // A check whose facts have no column costs nothing.
    var other = try BatchJob(rulebook(rules), outputs: ["tax"])
    other.year = 2025
    let plan = try run(other, Array("idle\n5\n".utf8))
    #expect(plan.summary.doubtful.isEmpty)
    // Facts that are given for all rows count in each row.
    try job.give("part", "50")
    #expect(try run(job, "whole\n60\n40\n").shownFaults == ["2:3 - - impossible"])
  }

  @Test func ofPersons() throws {
    let more =
      check(
        "paid", "person.tax_paid <= person.wages", #"of = "person", grade = "impossible","#, of: "person, law, case"
      )
      .replacing("{part} of {whole}", with: "{tax_paid.label} {tax_paid}, {wages.label} {wages}, {year}")
      + check("months", "person.months <= 6 or case.wages > 10", #"of = "child","#, of: "person, law, case")
      .replacing("{part} of {whole}", with: "{months}")
      + "caveat \"rich\" { of = \"person\", concerns = { \"levies\" }, source = \"§ 9\", text = \"Over {wages}.\", "
      + "when = function(person) return person.wages > 100 end }\n"
    let book = try rulebook(householdRules + more, results: ["levies"])
    let calculator = try Calculator(book)
    func answer(_ given: KeyValuePairs<String, String>) throws -> Answer {
      try calculator.answer(["levies"], for: facts(book, given))
    }
    let spouse = try answer(["wages": "50", "is_married": "yes", "spouse.wages": "5", "spouse.tax_paid": "6"])
    #expect(
      spouse.failures.first?.problem.sentence(reveals: true)
        == "spouse.wages = 5.00 and spouse.tax_paid = 6.00 cannot both be true: "
        + "paid: Paid by the spouse 6.00, Spouse's wages 5.00, 2025")
    #expect(try answer(["wages": "50", "tax_paid": "60"]).failures.count == 1)
    #expect(try answer(["wages": "60", "tax_paid": "60"]).failures.isEmpty)
    let both = try answer(["wages": "101", "is_married": "yes", "spouse.wages": "102"])
    #expect(
      both.caveats.map { "\($0.caveat.name): \($0.caveat.text)" } == [
        "rich: Over 101.00.", "spouse.rich: Spouse: Over 102.00.",
      ])
    let children = try answer(["wages": "1", "number_of_children": "2", "child.2.months": "5"])
    #expect(children.doubtful.map(\.caveat.text) == ["Child 1: months: 12"])

    var job = try BatchJob(book, outputs: ["levies"])
    job.year = 2025
    let table = """
      wages,tax_paid,is_married,spouse.wages,spouse.tax_paid,number_of_children,child.1.months,child.2.months
      200,60,no,,,0,,
      50,60,no,,,0,,
      50,50,yes,5,6,0,,
      50,50,yes,500,6,0,,
      5,5,yes,500,6,2,7,
      5,5,no,,,1,5,
      """
    let result = try run(job, table)
    #expect(result.shownFaults == ["2:3 - - impossible", "3:4 - - impossible"])
    job.rowsWorthAPlan = 0
    for usesPlans in [true, false] {
      job.usesPlans = usesPlans
      let summary = try run(job, Array((table + "\n").utf8)).summary
      let said = (summary.doubtful + summary.caveats).map { "\($0.caveat.name) \($0.rows)" }
      #expect(said == ["child.1.months 1", "child.2.months 1", "rich 1", "spouse.rich 2"])
    }
  }

  @Test(arguments: ["doubtful", "impossible"]) func aCheckThatIsStoppedDoesNotHold(grade: String) throws {
    let book = try rulebook(
      input("part", "money", "default = 0,") + rule("r", "return case.part")
        + "check \"slow\" { grade = \"\(grade)\", message = \"m\", holds = function(case)\n"
        + "while case.part > 5 do end return true end }\n" + check("other", "case.part < 100"))
    let calculator = try Calculator(book, limits: LuaLimits(instructions: 100_000))
    #expect(try calculator.evaluate("r", for: facts(book, ["part": "5"])) == .number(5))
    for asked in ["r", "part"] {
      let stopped = diagnostic { try calculator.evaluate(asked, for: facts(book, ["part": "6"])) }
      #expect(stopped?.problem == .stopped(by: .instructions))
      // It says which check, and where.
      #expect(stopped?.rules == ["slow"] && stopped?.line?.hasPrefix("xx/a.lua:") == true)
    }
    // The next case is another one.
    #expect(try calculator.evaluate("r", for: facts(book, ["part": "4"])) == .number(4))
    for usesPlans in [true, false] {
      var job = try BatchJob(book, outputs: ["r"])
      job.year = 2025
      job.limits = LuaLimits(instructions: 100_000)
      (job.usesPlans, job.rowsWorthAPlan) = (usesPlans, 0)
      let result = try run(job, "part\n5\n6\n7\n4\n")
      #expect(result.lines == ["part,r", "5,5.00", "6,", "7,", "4,4.00", ""])
      #expect(result.shownFaults == ["2:3 - - stopped", "3:4 - - stopped"])
    }
  }

  @Test func aFunctionOfOneFactLeavesOutWhatIsImpossible() throws {
    let calculator = try Calculator(rulebook(rules))
    let function = try CaseFunction(calculator, facts(calculator.rulebook, ["part": "50"]), over: "whole")
    let tax = try function.result("tax")
    #expect(function.look(tax, at: 49) == nil)
    #expect(function.look(tax, at: 60)?.point.value == 1)
  }

  @Test func itsShapeIsChecked() {
    func wrong(_ text: String) -> [String] {
      diagnostics(input("part") + input("whole") + rule("r", "return 1") + text).map {
        $0.problem.sentence(reveals: true)
      }
    }
    #expect(wrong(check("c", "true")).isEmpty)
    #expect(
      wrong(check("c", "true", #"grade = "fatal","#)) == [
        "check 'c' has a wrong 'grade': expected \"doubtful\" or \"impossible\", found \"fatal\""
      ])
    #expect(wrong(check("c", "case.parts > 1")) == ["unknown name 'case.parts'"])
    #expect(wrong("check \"c\" { message = \"m\" }") == ["check 'c' lacks the field 'holds'"])
    #expect(
      wrong(check("c", "true") + check("c", "true")).first?.hasSuffix("is declared twice; first at xx/a.lua:4") == true)
    #expect(
      wrong(check("c", "true", #"of = "spouse","#)) == [
        "check 'c' has a wrong 'of': expected one or more of person, taxpayer, found spouse"
      ])
  }

  @Test func aCheckThatFailsOfNothingIsFound() throws {
    let book = try rulebook(
      input("part", "money", "default = 1,") + input("whole", "money", "default = 0,") + rule("r", "return case.part")
        + check("c", "case.part <= case.whole"))
    let warnings = try book.findings().warnings.map { $0.problem.sentence(reveals: true) }
    #expect(warnings == ["'c' fails where nothing is given: a check should hold then"])
  }
}

@Suite("What the author of rules of persons hears of")
struct PersonSlipTests {
  private func warnings(_ wages: String) throws -> [String] {
    let more =
      "rule \"own\" { of = \"person\", label = \"Own\", source = \"§ 1\", type = money,\n"
      + "compute = function(person, law, case) return \(wages) end }"
    return try rulebook(householdRules + more, results: ["levies"]).warnings.map { $0.problem.sentence(reveals: true) }
  }

  @Test func aFactOfTheTaxpayer() throws {
    #expect(
      try warnings("case.wages") == [
        "'case.wages' is the taxpayer's, whoever the rule is of, and each person has a 'wages'"
      ])
    for wages in ["person.wages", "case.taxpayer.wages", "case.spouse.wages", "case.number_of_children"] {
      #expect(try warnings(wages).isEmpty)
    }
  }

  /// A rule that all persons have is looked into once.
  @Test func whatIsWrongForAllIsSaidOnce() throws {
    let more =
      "rule \"own\" { of = \"child\", label = \"Own\", source = \"§ 1\", type = money,\n"
      + "compute = function(child, law, case) return child.months / 1000 end }"
    let found = try rulebook(householdRules + more, results: ["levies"]).findings().warnings.compactMap { finding in
      if case .unrounded(let rule, _) = finding.problem { rule } else { nil }
    }
    #expect(found.count == 1 && found[0].hasSuffix("own"), "\(found)")
  }

  @Test func aKindThatThereIsNot() throws {
    #expect(try warnings("person.kind == \"spouse\" and 1 or person.kind == \"taxpayer\" and 2 or 3").isEmpty)
    let found = diagnostic { try warnings("person.kind == \"taxpayr\" and 1 or 2") }
    #expect(
      found?.problem.sentence(reveals: true) == "person.kind = 'taxpayr': expected one of taxpayer, child, spouse")
    #expect(found?.suggestions == ["taxpayer"])
  }

  @Test func aFigureOfAnotherType() {
    func wrong(_ value: String) -> [String] {
      diagnostics(
        parameter("p", "{ [\"2020-01-01\"] = \(value) }", more: "type = money,") + rule("r", "return law.p")
      ).map { $0.problem.sentence(reveals: true) }
    }
    #expect(wrong("463").isEmpty && wrong("repealed").isEmpty && wrong("revised { [\"2019-12-01\"] = 463 }").isEmpty)
    for value in ["\"463\"", "{}", "{ 463 }", "true", "revised { [\"2019-12-01\"] = \"463\" }"] {
      #expect(wrong(value).first?.hasPrefix("parameter 'p' has a wrong 'since[\"2020-01-01\"]'") == true, "\(value)")
    }
  }
}
