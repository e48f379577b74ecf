import Levy
import Testing

@testable import LevyBatch
@testable import LevyCalculator
@testable import LevyModel
@testable import LevyRules
@testable import LevySheet

/// A word that is typed with a number in it, as tax codes are printed, gives two facts.
@Suite struct WordWithNumberTests {
  private static let words =
    "choice { 'L', 'K', 'D0', '12L', number = 'code_number',"
    + " aliases = { L = { '#L' }, K = { 'K#', 'K# W1' } } }"
  private static let law =
    input("code", words) + input("code_number", "count(9999)") + input("pay")
    + rule(
      "due",
      "if case.code == 'K' then return case.pay + case.code_number end"
        + " if case.code == 'L' then return case.pay - case.code_number end"
        + " if case.code == 'D0' then return 1 end return 2")

  @Test(arguments: [("K475", "575"), ("k475 w1", "575"), ("30L", "70"), ("D0", "1"), ("12L", "2"), ("12l", "2")])
  func aCodeIsTypedAsItIsPrinted(code: String, due: String) throws {
    let rules = try rulebook(Self.law)
    #expect(try result("due", rules, ["code": code, "pay": "100"]) == due)
    var job = try BatchJob(rules, outputs: ["due"])
    job.year = 2025
    #expect(try run(job, "code,pay\n\(code),100\n").lines[1].hasSuffix(",\(due).00"))
    job.kept = ["pay"]
    var fixed = try BatchJob(rules, outputs: ["due"])
    fixed.year = 2025
    try fixed.give("code", code)
    #expect(try run(fixed, "pay\n100\n").lines[1].hasSuffix(",\(due).00"))
  }

  @Test(arguments: ["475K", "D1", "K", "K12345", "K4.5", "K4 75", "K-4", "KK4", "#L", "K#", "K99999999999999999999"])
  func whatIsNoCodeIsRefused(code: String) throws {
    let rules = try rulebook(Self.law)
    let found = problem { try result("due", rules, ["code": code, "pay": "100"]) }
    // K alone is a word, whose number is not given.
    #expect(found?.code == (code == "K" ? "missing" : "bad-value"), "\(code)")
  }

  /// An alias of two words is ambiguous, and a number next to others could mean several.
  @Test(arguments: [
    ("K = { 'X#' }, L = { 'x#' }", "'x#' for K and for L"), ("K = { 'x' }, L = { 'X' }", "'x' for K and for L"),
    ("K = { 'l' }", "'l' for K and for L"), ("K = { 'K#1' }", "'K#1'"), ("K = { '1#' }", "'1#'"),
    ("K = { '##' }", "'##'"),
    ("K = { '# #' }", "'# #'"), ("K = { 'Low' }", "'low' for K and for L"),
  ])
  func aliasesThatMeanTwo(aliases: String, found: String) throws {
    let words =
      "choice { 'L', 'K', number = 'n', labels = { L = 'low', K = { en = 'key', de = 'Schlüssel' } }, aliases = { "
    let wrong = diagnostics(
      input("code", words + aliases + " } }") + input("n", "count(9)") + rule("r", "return case.n"))
    #expect(wrong.count == 1 && wrong[0].message.contains(found), "\(wrong)")
    let right = "K = { 'K#', 'K# W1', 'k#', 'key' }, L = { '#L', 'l' }"
    #expect(
      problems(input("code", words + right + " } }") + input("n", "count(9)") + rule("r", "return case.n")).isEmpty)
  }

  @Test func bothWaysAtOnceAreOneFactTwice() throws {
    let rules = try rulebook(Self.law)
    let twice = Problem.givenTwice(name: "code", other: "code_number")
    #expect(problem { try result("due", rules, ["code_number": "3", "code": "K475", "pay": "100"]) } == twice)
    var job = try BatchJob(rules, outputs: ["due"])
    job.year = 2025
    let table = try run(job, "code,code_number,pay\nK475,,100\nK,475,100\nK475,475,100\nD0,3,100\n")
    #expect(table.lines[1].hasSuffix(",575.00") && table.lines[2].hasSuffix(",575.00"))
    #expect(table.shownFaults == ["3:4 code K475 given-twice"])
    try job.give("code_number", "9")
    #expect(problem { try job.give("code", "K475") } == twice)
  }

  /// Plans that read neither fact check them as the interpreter does.
  @Test func bothWaysAreRefusedWhereNoResultReadsThem() throws {
    var job = try BatchJob(rulebook(Self.law + rule("other", "return case.pay")), outputs: ["other"])
    job.year = 2025
    let table = try run(job, "code,code_number,pay\nK475,,1\nK475,475,2\nK,475,3\nD0,,4\n")
    #expect(table.shownFaults == ["2:3 code K475 given-twice"])
  }

  @Test func aCodeTakesTheNumberOfTheOneBeforeWithIt() throws {
    let rules = try rulebook(Self.law)
    var facts = try facts(rules, ["code": "K475", "pay": "100"])
    try facts.set("code", "D0")
    #expect(!facts.gives("code_number"))
    try facts.set("code", "30L")
    #expect(try Calculator(rules).evaluate("due", for: facts) == .number(70))
    #expect(facts.values.map(\.name) == ["code", "code_number", "pay"])

    var sheet = try Sheet(Case(rules, year: 2025), wanted: ["due"])
    sheet = try sheet.setting("code", typed: "K475", by: Calculator(rules))
    sheet = try sheet.setting("code", typed: "k30", by: Calculator(rules))
    #expect(sheet.entries["code"]?.value == .choice("K") && sheet.entries["code_number"]?.value == .count(30))
  }

  @Test func rulesThatAreReadBackTakeTheSameCodes() throws {
    var writer = StoreStream()
    let type = try #require(rulebook(Self.law)["code"]?.type)
    try type.store(in: &writer)
    var reader = StoreStream(writer.bytes[...])
    #expect(try ValueType(from: &reader) == type)
  }

  @Test func aNumberNeedsItsFact() {
    #expect(problems(input("code", "choice { 'K', aliases = { K = { 'K#' } } }")).count == 1)
    for fact in ["none", "code", "tax"] {
      let type = "choice { 'K', number = '\(fact)', aliases = { K = { 'K#' } } }"
      #expect(problems(input("code", type) + rule("tax", "return 1")).count == 1, "\(fact)")
    }
    let examples =
      Self.law
      + "example 'K475' { year = 2025, given = { code = 'K475', pay = 100 }, expect = { due = 575 }, source = 'by hand' }"
    #expect(problems(examples).isEmpty)
  }
}
