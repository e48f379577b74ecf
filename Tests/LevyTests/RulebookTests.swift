import Levy
import Testing

@Suite("What is wrong with a rulebook as a whole")
struct RulebookTests {
  /// A name that is declared with a fault is known; reading it is no second error.
  @Test func faultyDeclarationsAreKnown() {
    let found = problems(
      "input 'x' { label = 7, type = money }\n" + "parameter 'p' { label = 7 }\n"
        + rule("r", "return case.x + law.p") + rule("q", "return case.p + law.x"))
    let unknown = found.compactMap { problem in
      if case .unknownName(let name, let role, _) = problem { "\(role) \(name)" } else { nil }
    }
    #expect(unknown.sorted() == ["inRule p", "parameter x"])
  }

  @Test func goodRulesLoad() throws {
    let rules = try rulebook(
      input("income") + rule("tax", "return case.income", more: #"aliases = { "T" },"#), results: ["tax"])
    #expect(rules.names == ["T", "date", "income", "tax", "year"])
    #expect(rules.jurisdiction.label == "Testland")
    #expect(rules.jurisdiction.years == 2020...2026)
    #expect(rules.jurisdiction.results == ["tax"])
    #expect(try rules.variable(named: "T").name == "tax")
  }

  // MARK: Names

  @Test func noJurisdiction() {
    let error = #expect(throws: RulebookErrors.self) { try Rulebook("xx", files: ["a.lua": input("x")]) }
    #expect(error?.diagnostics.map(\.problem) == [.declaration("jurisdiction 'xx'", fault: .noneInFolder)])
  }

  @Test func noFiles() {
    let error = #expect(throws: RulebookErrors.self) { try Rulebook("xx", files: [:]) }
    #expect(error?.diagnostics.map(\.problem) == [.declaration("jurisdiction 'xx'", fault: .noneInFolder)])
  }

  @Test func twoJurisdictions() {
    #expect(problems(jurisdiction()) == [.duplicateName(name: "jurisdiction", first: nil)])
  }

  @Test(
    arguments: [
      input("x") + input("x"), input("x") + rule("x", "return 1"), rule("x", "return 1") + rule("x", "return 2"),
      parameter("x", #"{ ["2020-01-01"] = 1 }"#) + parameter("x", #"{ ["2021-01-01"] = 1 }"#),
      input("x") + input("y", "money", #"aliases = { "x" }"#),
      input("a", "money", #"aliases = { "x" }"#) + input("b", "money", #"aliases = { "x" }"#),
      rule("x", "return 1", more: #"to = "2021-12-31","#)
        + rule("x", "return 1", type: "rate", more: #"from = "2022-01-01","#),
    ])
  func duplicateName(_ rules: String) {
    let found = diagnostics(rules)
    #expect(found.map(\.problem) == [.duplicateName(name: "x", first: Place(file: "xx/a.lua", line: 1))])
    #expect(found.first?.line == "xx/a.lua:2")
  }

  @Test(arguments: ["year", "date"])
  func calendarNamesAreTaken(_ name: String) {
    let found = problems(input(name))
    #expect(found.count == 1)
    guard case .duplicateName(name, _)? = found.first else {
      Issue.record("\(found)")
      return
    }
  }

  @Test func namesOfInputsAndParametersMayAgree() {
    #expect(problems(input("x") + parameter("x", #"{ ["2020-01-01"] = 1 }"#)).isEmpty)
  }

  @Test func unknownNamesHaveAPlaceAndNearestNames() {
    let found = diagnostics(input("income") + rule("tax", "return case.incom") + rule("levy", "return law.rat"))
    #expect(found.count == 2)
    #expect(found.first?.problem == .unknownName(name: "incom", role: .inRule, nearest: ["income"]))
    #expect(found.first?.place?.line == 2)
    #expect(found.last?.problem == .unknownName(name: "rat", role: .parameter, nearest: []))
    #expect(found.last?.place?.line == 3)
  }

  @Test func columnsCountFromOne() {
    let found = diagnostics("local function f(case)\n  return case.nothing\nend")
    #expect(found.map(\.location) == ["xx/a.lua:2:15"])
  }

  @Test func rulesReadNamesNotAliases() {
    let rules = input("income", "money", #"aliases = { "zve" }"#) + rule("tax", "return case.zve")
    #expect(problems(rules) == [.unknownName(name: "zve", role: .inRule, nearest: ["income"])])
  }

  @Test func unknownResult() {
    let found = problems(rule("tax", "return 1"), results: ["tac"])
    #expect(found == [.unknownName(name: "tac", role: .asked, nearest: ["tax"])])
  }

  @Test func unusedParameterIsAWarning() throws {
    let rules = try rulebook(parameter("p", #"{ ["2020-01-01"] = 1 }"#))
    #expect(rules.warnings.map(\.problem) == [.unused(name: "p")])
    #expect(rules.warnings.map(\.location) == ["xx/a.lua:1:11"])
  }

  // MARK: Versions

  private func version(_ limits: String) -> String { rule("r", "return 1", more: limits) }

  @Test func versionsThatMeetAreFine() {
    #expect(
      problems(
        version(#"from = "2022-01-01", to = "2022-12-31","#) + version(#"to = "2021-12-31","#)
          + version(#"from = "2023-01-01","#)
      ).isEmpty)
  }

  @Test func overlappingVersions() {
    let found = diagnostics(version(#"to = "2022-01-01","#) + version(#"from = "2022-01-01","#))
    #expect(found.map(\.problem) == [.declaration("rule 'r'", fault: .overlap("to 2022-01-01", "from 2022-01-01"))])
    #expect(found.map(\.location) == ["xx/a.lua:2"])
  }

  @Test func gapBetweenVersions() {
    let found = diagnostics(version(#"to = "2021-12-30","#) + version(#"from = "2022-01-01","#))
    #expect(
      found.map(\.problem) == [.declaration("rule 'r'", fault: .gap(after: "2021-12-30", before: "2022-01-01"))])
    #expect(
      found.first?.description
        == "xx/a.lua:2: rule 'r' has a gap: nothing holds after 2021-12-30 and before 2022-01-01")
  }

  // MARK: Circles

  @Test func circle() {
    let rules = ["a": "b", "b": "c", "c": "a", "d": "a"].sorted { $0.key < $1.key }
    let found = diagnostics(rules.map { rule($0.key, "return case.\($0.value)") }.joined())
    #expect(found.map(\.problem) == [.circle(["a", "b", "c", "a"])])
    #expect(found.map(\.location) == ["xx/a.lua:1"])
    #expect(found.first?.problem.words.hasPrefix("a circle of rules: a → b → c → a") == true)
  }

  @Test func ruleThatNeedsItself() {
    #expect(problems(rule("a", "return case.a")) == [.circle(["a", "a"])])
  }

  @Test func versionsThatNeverMeetFormNoCircle() {
    #expect(
      problems(
        rule("a", "return case.b", more: #"to = "2021-12-31","#) + rule("a", "return 1", more: #"from = "2022-01-01","#)
          + rule("b", "return case.a", more: #"from = "2022-01-01","#)
          + rule("b", "return 1", more: #"to = "2021-12-31","#)
      ).isEmpty)
  }

  // MARK: Many at once

  @Test func allErrorsOfAllFilesAreReported() {
    let found = diagnostics(
      input("x", "money", "typo = 1,") + rule("r", "return case.nothing"),
      files: [
        "b.lua": "this is not Lua", "c.lua": "local x = max(1)\nlocal y = function() return x == 2 end",
        "sub/d.lua": parameter("p", #"{ ["2020"] = 1 }"#),
      ])
    let shown = found.map { "\($0.place?.description ?? "nowhere") \($0.problem.code)" }
    #expect(
      shown == [
        "xx/b.lua:1:6 syntax", "xx/a.lua:1:49 unknown-field", "xx/a.lua:2:108 unknown-name",
        "xx/c.lua:2:31 numeral-comparison", "xx/sub/d.lua:1:68 bad-date",
      ])
  }

  @Test func aFaultInADeclarationIsReportedOnce() {
    #expect(problems(input("x", "money", "default = zilch,")) == [.unknownGlobal(name: "zilch", nearest: [])])
  }
}
