import Levy
import Testing

/// Faults in rule files that are found without running them.
@Suite("Faults seen in the source of rules") struct SourceCheckTests {
  private let filing = input("filing", "choice { \"single\", \"joint\" }")

  @Test(arguments: ["case.filing == 'jont'", "case.filing ~= \"jont\"", "'jont' == case.filing"])
  func aWordThatTheChoiceDoesNotHave(_ condition: String) {
    let found = diagnostics(filing + rule("r", "return \(condition) and 1 or 2"))
    #expect(
      found.map(\.problem) == [
        .badValue(
          name: "case.filing", value: "jont", expected: Wording("one of single, joint", "eines von single, joint"),
          nearest: ["joint"])
      ])
    #expect(found.first?.message.contains("^^^^^^\n") == true)
  }

  @Test(arguments: [
    "case.filing == 'joint'", "'single' ~= case.filing", "case.filing .. '' == 'jont'", "case.name == 'jont'",
  ])
  func comparisonsThatAreFine(_ condition: String) {
    let name = input("name", "choice { \"jont\" }")
    #expect(problems(filing + name + rule("r", "return \(condition) and 1 or 2")).isEmpty)
  }

  @Test func anUnknownNameInARuleThatNothingRuns() {
    let found = diagnostics(input("income") + rule("r", "if case.income > 1e9 then return flor(income) end return 1"))
    #expect(
      found.map(\.problem) == [
        .unknownGlobal(name: "flor", nearest: ["floor"]), .unknownGlobal(name: "income", nearest: ["case.income"]),
      ])
  }

  @Test func namesOfTheFileAreKnown() {
    let file = """
      local m, n <const> = {}, 2
      function m.f(a, ...) local b = a for i, c in ipairs({ ... }) do b = b + c + i end return b end
      function m:g(d) return self.x or d end
      local function h(e) return function(f) return e + f + n end end
      local t = { key = 1, other = m }

      """
    #expect(problems(file + rule("r", "return m.f(1, 2) + h(1)(2) + t.key")).isEmpty)
  }

  @Test func aFolderOfAnotherName() {
    let error = #expect(throws: RulebookErrors.self) {
      try Rulebook(
        "xx", files: ["a.lua": "jurisdiction \"yy\" { label = \"Y\", currency = \"EUR\", years = { 2020, 2026 } }"])
    }
    #expect(
      error?.diagnostics.map(\.problem) == [
        .declaration(
          "jurisdiction 'yy'", fault: .wrongField("name", expected: "that of the folder, \"xx\"", found: "\"yy\""))
      ])
  }

  @Test(arguments: [
    ("min = 5, max = 4,", "min"), ("min = 5, default = 4,", "default"), ("max = 5, default = 6,", "default"),
  ])
  func limitsThatContradict(_ fields: String, _ wrong: String) {
    let found = problems(input("x", "money", fields))
    #expect(found.count == 1)
    guard case .declaration("input 'x'", .wrongField(wrong, _, _))? = found.first else {
      Issue.record("\(found)")
      return
    }
  }

  @Test func faultsOfAHistoryComeInTheirOrder() {
    let dates = ["2020-13-01", "2021-13-01", "2022-13-01", "2023-13-01", "2024-13-01"]
    let since = dates.map { "[\"\($0)\"] = 1" }.joined(separator: ", ")
    let found = problems(parameter("p", "{ \(since) }") + rule("r", "return law.p"))
    #expect(found == dates.map { .declaration("parameter 'p'", fault: .badDate($0)) })
  }
}
