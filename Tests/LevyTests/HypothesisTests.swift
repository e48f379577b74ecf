import Differential
import Levy
import LevyTrace
import Testing

@testable import LevyBatch
@testable import LevyCalculator
@testable import LevyRules

/// Capital income is taxed by the tariff where all taxes together are lower so; allowances for children depend on it.
let capitalRules =
  input("wages", "money", "default = 0") + input("capital", "money", "default = 0")
  + input("children", "count(8)", "default = 0") + input("tariff_wanted", "boolean", "default = true")
    + """
    person "child" {
      label = "Child", source = "§ 1", at_most = 3, plural = "offspring",
      present = function(case, law, number) return number <= case.children end,
    }
    hypothesis "by_tariff" { label = "capital by the tariff", source = "§ 5", sets = { chosen = true } }
    hypothesis "flat_taxed" { label = "capital taxed flat", source = "§ 5", sets = { chosen = false } }
    hypothesis "one_more" {
      label = "one child more", source = "§ 6",
      sets = { children = function(case, law) return case.children + law.more end },
    }
    parameter "more" { label = "More", source = "§ 6", type = count(8), since = { ["2020-01-01"] = 1 } }

    """ + rule("income", "return case.wages + (case.chosen and case.capital or 0)")
    + """
    rule "allowance" { of = "child", label = "Allowance", source = "§ 2", type = money,
      compute = function(child, law, case) return case.income > 50000 and 2000 or 1000 * child.number end }

    """
  + rule("tax", "return floor(max(0, case.income - 10000 - sum(case.offspring, \"allowance\")) * 0.3, 0.01)")
  + rule("flat", "return case.chosen and 0 or floor(case.capital * 0.25, 0.01)")
  + rule("taxes", "return case.tax + case.flat")
  + rule(
    "chosen", "return case.capital > 0 and case.by_tariff.taxes < case.flat_taxed.taxes", type: "boolean")
  + rule("saved", "return case.taxes - case.one_more.taxes")
  + rule("saved_by_tariff", "return case.by_tariff.taxes - case.by_tariff.one_more.taxes")
  + rule("plain", "return case.wages + 1")

@Suite("Hypotheses") struct HypothesisTests {
  private let book: Rulebook

  init() throws { book = try rulebook(capitalRules, results: ["taxes"]) }

  @Test(arguments: [
    // 2,000 and 7,000 by 30 %; 5,000 by 25 %.
    ("taxes", "1850"), ("chosen", "false"), ("by_tariff.taxes", "2100"), ("flat_taxed.taxes", "1850"),
    ("flat_taxed.tax", "600"), ("by_tariff.income", "17000"), ("one_more.taxes", "1550"), ("saved", "300"),
    ("saved_by_tariff", "300"), ("by_tariff.one_more.taxes", "1800"), ("one_more.child.1.allowance", "1000"),
    // Names that do not depend on the hypothesis keep their values.
    ("by_tariff.plain", "12001"), ("by_tariff.wages", "12000"), ("by_tariff.flat_taxed.taxes", "1850"),
  ]) func results(_ name: String, _ expected: String) throws {
    #expect(try result(name, book, ["wages": "12000", "capital": "5000"]) == expected)
  }

  /// The line of a set function is that of the function, and of a set value that of the hypothesis.
  @Test func linesOfWhatIsSet() {
    let lines = book.hypotheses.declared.map { $0.sets.values.map { $0.upperBound - $0.lowerBound } }
    let starts = book.hypotheses.declared.map { hypothesis in
      hypothesis.sets.values.map { $0.lowerBound - hypothesis.place.line }
    }
    #expect(lines == [[0], [0], [0]] && starts == [[0], [0], [2]], "\(starts)")
  }

  @Test func theBetterWayIsChosen() throws {
    #expect(try result("chosen", book, ["wages": "9000", "capital": "5000"]) == "true")
    #expect(try result("taxes", book, ["wages": "9000", "capital": "5000"]) == "1200")
  }

  @Test func whatMayDifferHasSlots() {
    func differs(_ name: String) -> Bool { book.slot(of: name).map { book.variables[$0].name == name } ?? false }
    for name in ["by_tariff.taxes", "by_tariff.child.2.allowance", "one_more.children", "one_more.child.1.present"] {
      #expect(differs(name), "\(name)")
    }
    for name in ["by_tariff.plain", "by_tariff.chosen.x", "one_more.plain", "by_tariff.children"] {
      #expect(!differs(name), "\(name)")
    }
    #expect(!book.names.contains { $0.hasPrefix("by_tariff") })
  }

  @Test func labelsSayWhatIsSupposed() throws {
    let label = try book.variable(named: "taxes").label
    #expect(try book.variable(named: "by_tariff.taxes").label == "capital by the tariff: \(label)")
    let explanation = try Calculator(book).explain("saved", for: facts(book, ["wages": "12000"]))
    #expect(explanation.inputs.map(\.name) == ["taxes", "one_more.taxes"])
    #expect(explanation.inputs[1].inputs.first?.arithmetic != nil)
  }

  @Test func factsAreOfTheCase() {
    #expect(
      problem { try facts(book, ["by_tariff.wages": "5"]) }
        == .unknownName(name: "by_tariff.wages", role: .given, nearest: ["wages"]))
  }

  /// A given result is that of the case as it is; under a hypothesis it is unknown.
  @Test func aGivenResultIsNotSupposed() throws {
    #expect(
      problem { try result("chosen", book, ["tax": "700", "capital": "5000"]) }
        == .supposed(name: "tax", hypothesis: "by_tariff", wanted: "chosen"))
    #expect(try result("taxes", book, ["tax": "700", "capital": "5000", "chosen": "no"]) == "1950")
    #expect(try result("by_tariff.plain", book, ["plain": "7"]) == "7")
  }

  @Test func aHypothesisAboutItselfIsACircle() {
    #expect(problem { try result("one_more.saved", book) } == .circle(["one_more.saved", "one_more"]))
  }

  @Test func aCircleIsToldWhenRulesAreRead() {
    let rules =
      "hypothesis \"h\" { label = \"h\", source = \"s\", sets = { a = function(case) return case.h.b end } }\n"
      + input("a", "money", "default = 0") + rule("b", "return case.a")
    #expect(problems(rules) == [.circle(["h.a", "h.b", "h.a"])])
  }

  @Test func plansAgree() throws {
    let table = """
      wages,capital,children
      12000,5000,0
      9000,5000,2
      60000,5000,3
      60000,0,1
      49000,3000,8
      """
    var job = try BatchJob(book, outputs: ["taxes", "saved", "saved_by_tariff", "chosen", "by_tariff.one_more.taxes"])
    job.year = 2025
    let interpreted = try run(job, table)
    job.rowsWorthAPlan = 0
    let planned = try run(job, Array(table.utf8))
    #expect(planned.lines == interpreted.lines)
    #expect(planned.summary.planned == 4)
  }

  /// A rule that runs under a hypothesis ran, whether the law of the year makes a difference there or not; what is set did not.
  @Test(arguments: [2024, 2025]) func caveatsAreOfWhatRanUnderHypotheses(year: Int) throws {
    let rules =
      input("wages", "money", "default = 0") + input("lost", "money", "default = 0")
        + """
        hypothesis "h" { label = "h", source = "§ 1", sets = { joint = true } }
        rule "levy" { label = "L", source = "§ 2", type = money, to = "2024-12-31",
          compute = function(case) return case.joint and case.wages or 0 end }
        rule "levy" { label = "L", source = "§ 2", type = money, from = "2025-01-01",
          compute = function(case) return case.wages end }
        caveat "of_levy" { concerns = { "levy" }, text = "Not covered.", source = "§ 3",
          when = function(case) return case.lost > 0 end }
        caveat "of_joint" { concerns = { "joint" }, text = "Not covered.", source = "§ 3",
          when = function(case) return case.lost > 0 end }

        """ + rule("joint", "return case.wages > 100", type: "boolean") + rule("out", "return case.h.levy")
    var job = try BatchJob(try rulebook(rules), outputs: ["out"])
    job.year = year
    let table = "wages,lost\n50,3\n60,0\n"
    let summary = try run(job, table).summary
    #expect(summary.caveats.map { "\($0.caveat.name) \($0.rows)" } == ["of_levy 1"])
    #expect(summary.unused.isEmpty)
    job.rowsWorthAPlan = 0
    #expect(try run(job, Array(table.utf8)).summary.planned == 2)
  }

  /// However a rule comes by the name of what a hypothesis sets, its result follows from it.
  @Test(arguments: [
    "return case.chosen and 1 or 0", "return case[\"cho\" .. \"sen\"] and 1 or 0",
    "local name = \"cho\" .. \"sen\" return case[name] and 1 or 0", "return read(case, \"chosen\") and 1 or 0",
    "return read(case, \"cho\" .. \"sen\") and 1 or 0", "return read(case, law.names.first) and 1 or 0",
    "return read(case, names[1]) and 1 or 0", "local it = case return it.chosen and 1 or 0",
    "for _, name in ipairs(names) do if case[name] then return 1 end end return 0",
    "return case[case.word] and 1 or 0",
    "for one in each(case.persons) do if case[one.kind .. \"_y\"] then return 1 end end return 0",
    "return case[string.lower(\"CHOSEN\")] and 1 or 0",
  ]) func namesThatArePutTogether(body: String) throws {
    let rules =
      """
      local names = { "chosen" }
      local function read(case, name) return case[name] end
      parameter "names" {
        label = "Names", source = "§ 1", type = record { first = choice { "chosen" } },
        since = { ["2020-01-01"] = { first = "chosen" } },
      }
      hypothesis "h" { label = "h", source = "§ 1", sets = { chosen = true, taxpayer_y = true } }

      """ + input("chosen", "boolean", "default = false")
      + input("word", "choice { \"chosen\" }", "default = \"chosen\"")
      + input("taxpayer_y", "boolean", "default = false")
      + "person \"child\" { label = \"C\", source = \"s\", at_most = 1, present = function() return true end }\n"
      + rule("r", body, type: "number") + rule("outer", "return case.r + 0", type: "number")
      + rule("used", "return law.names.first == \"chosen\" and 1 or 0", type: "number")
    let book = try rulebook(rules)
    #expect(try result("outer", book) == "0")
    #expect(try result("h.outer", book) == "1")
  }

  /// A rule follows from what the function of a hypothesis reads that it applies, also under another hypothesis.
  @Test(arguments: [
    ("of_b", "0"), ("a.of_b", "100"), ("a.b.c.x", "100"), ("a.of_b_and_c", "100"), ("a.helped", "100"),
    ("a.of_d", "100"), ("a.d.of_b", "100"), ("d.of_b", "0"), ("a.of_e", "103"), ("e.y", "3"),
  ]) func functionsOfHypothesesAreFollowed(_ name: String, _ expected: String) throws {
    let rules =
      input("z", "boolean", "default = false") + input("y", "money", "default = 0")
        + """
        local function of(case, name) return case[name].y_alone end
        hypothesis "a" { label = "a", source = "§ 1", sets = { z = true } }
        hypothesis "b" { label = "b", source = "§ 1", sets = { y = function(case) return case.z and 100 or 0 end } }
        hypothesis "c" { label = "c", source = "§ 1", sets = { z = false } }
        hypothesis "d" { label = "d", source = "§ 1", sets = { w = function(case) return case.b.y_alone end } }
        hypothesis "e" { label = "e", source = "§ 1", sets = { y = function(case) return case.d.w + 3 end } }

        """ + input("w", "money", "default = 0") + rule("x", "return case.y + (case.z and 1000 or 0)")
      + rule("y_alone", "return case.y") + rule("of_b", "return case.b.y_alone")
      + rule("of_b_and_c", "return case.b.c.x") + rule("helped", "return of(case, \"b\")")
      + rule("of_d", "return case.d.w") + rule("of_e", "return case.e.y_alone")
    #expect(try result(name, rulebook(rules)) == expected)
  }

  /// Names that only remarks read exist under hypotheses, too.
  @Test func checksApplyHypothesesWithinEachOther() throws {
    let rules =
      capitalRules + """
        check "c" { message = "odd", source = "§ 1", holds = function(case) return case.one_more.flat_taxed.taxes >= 0 end }

        """
    #expect(try result("one_more.flat_taxed.taxes", rulebook(rules), ["wages": "12000"]) == "300")
  }

  /// If German spouses file apart, each fact that both have is the spouse's own in the spouse's return.
  @Test(arguments: ["spouse_apart", "spouse_apart_by_halves"]) func factsOfSpousesAreDivided(name: String) throws {
    let rulebook = try Rulebook("de", in: Shipped.root)
    let hypothesis = try #require(rulebook.hypotheses.declared.first { $0.name == name })
    let facts = Set(rulebook.variables.filter { $0.isInput && $0.hypothetical == nil }.map(\.name))
    // For further pensions and the like, the sum is exchanged, which is a result.
    let twins = facts.filter { facts.contains("spouse." + $0) && !$0.hasPrefix("further_") }
    #expect(twins.count > 100)
    #expect(twins.filter { rulebook.slot(of: $0).map { hypothesis.sets[$0] == nil } ?? true } == [])
  }

  @Test func keptRulesAreTheSame() throws {
    let bytes = try #require(book.stored())
    let kept = try Rulebook(stored: bytes[...], of: book.sources)
    #expect(kept.variables.map(\.name) == book.variables.map(\.name))
    #expect(kept.hypotheses.scopes.map(\.inner) == book.hypotheses.scopes.map(\.inner))
    #expect(try result("saved_by_tariff", kept, ["wages": "12000", "capital": "5000"]) == "300")
  }

  @Test(arguments: [
    ("sets = { x = 1 }", "unknown-field"), ("sets = {}", "wrong-field"), ("", "missing-field"),
    ("sets = { a = \"red\" }", "wrong-field"), ("sets = { year = 2020 }", "unknown-field"),
  ]) func slips(_ fields: String, _ kind: String) {
    let rules =
      "hypothesis \"h\" { label = \"h\", source = \"s\", \(fields) }\n" + input("a", "money", "default = 0")
      + rule("b", "return case.h.c")
    let found = problems(rules)
    #expect(found.count == 2)
    guard case .declaration("hypothesis 'h'", let fault)? = found.first else {
      Issue.record("\(found)")
      return
    }
    switch fault {
    case .unknownField: #expect(kind == "unknown-field")
    case .wrongField: #expect(kind == "wrong-field")
    case .missingField: #expect(kind == "missing-field")
    default: Issue.record("\(fault)")
    }
    guard case .unknownName("c", .inRule, _)? = found.last else {
      Issue.record("\(found)")
      return
    }
  }

  @Test func namesThatAreTaken() {
    for name in ["a", "present", "child"] {
      let rules =
        "hypothesis \"\(name)\" { label = \"h\", source = \"s\", sets = { a = 1 } }\n"
        + input("a", "money", "default = 0") + rule("b", "return case.a")
        + "person \"child\" { label = \"C\", source = \"s\", present = function() return true end }\n"
      #expect(problems(rules).contains { if case .duplicateName(name, _) = $0 { true } else { false } }, "\(name)")
    }
  }
}
