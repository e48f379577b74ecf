import Testing

@testable import LevyRules

/// Lines that no case reaches, as `levy check` finds them.
@Suite struct UnreachableTests {
  /// The lines that are found, counted from the first of the rule's body.
  private func lines(_ body: String, _ more: String = "") throws -> [Int] {
    let before =
      more + input("m") + input("k", "count(3)") + parameter("late", "{ [\"2024-01-01\"] = 5 }")
      + "local function helper(case)\nif case.k > 5 then\nreturn 1\nend\nreturn 2\nend\n"
    let findings = try rulebook(before + rule("r", "\n" + body + "\n")).findings()
    let found = findings.warnings.filter { $0.problem == .unreachable }
    let first = before.split(separator: "\n", omittingEmptySubsequences: false).count
    return found.compactMap { $0.place.map { $0.line - first } }
  }

  @Test func whatConditionsBeforeLeaveNothingOf() throws {
    #expect(try lines("if case.m > 10 then\nreturn 1\nend\nif case.m > 20 then\nreturn 2\nend\nreturn 3") == [5])
    #expect(try lines("if case.m > 20 then\nreturn 1\nend\nif case.m > 10 then\nreturn 2\nend\nreturn 3").isEmpty)
    #expect(try lines("if case.k > 3 then\nlocal a = 1\nreturn a\nend\nreturn 3") == [2])
    #expect(try lines("if case.k >= 0 then\nreturn 1\nend\nreturn 3") == [4])
  }

  /// Lines are recorded however far down a file they are, and those before as well.
  @Test(arguments: [250, 600, 5000]) func longFiles(blank: Int) throws {
    let gap = String(repeating: "\n", count: blank)
    #expect(try lines("if case.k > 3 then\nreturn 1\nend\n\(gap)if case.m > 1 then\nreturn 2\nend\nreturn 3") == [2])
    #expect(
      try lines("if case.k > 1 then\nreturn 1\nend\n\(gap)if case.k > 2 then\nreturn 2\nend\nreturn 3") == [blank + 5])
  }

  @Test func oldLawIsReachedInItsYears() throws {
    #expect(try lines("if case.year < 2023 then\nreturn 1\nend\nreturn law.late").isEmpty)
    #expect(try lines("if case.year < 2010 then\nreturn 1\nend\nreturn 2") == [2])
  }

  /// The result of a rule may differ from year to year, and so may those of rules that read it.
  @Test func whatOtherRulesComeToIsReachedInItsYears() throws {
    let step = parameter("height", "{ [\"2020-01-01\"] = 1, [\"2023-01-01\"] = 2 }") + rule("step", "return law.height")
    #expect(try lines("if case.step > 1 then\nreturn 1\nend\nreturn 2", step).isEmpty)
    #expect(try lines("if case.step > 2 then\nreturn 1\nend\nreturn 2", step) == [2])
  }

  @Test func loopsAndFailures() throws {
    #expect(try lines("for i = 1, 3 do\nif case.m > i then\nreturn i\nend\nend\nreturn 0").isEmpty)
    #expect(try lines("if case.m > 3 then\nerror('no')\nend\nreturn 0").isEmpty)
  }

  /// Each of them is looked into, though they are of the same lines.
  @Test func rulesThatALoopMakes() throws {
    let rules =
      input("n") + "for _, name in ipairs { 'a', 'b' } do\n"
      + "rule(name) { label = 'R', source = '§ 1', type = money, compute = function(case)\n"
      + "if case.n > 5 then\nif case.n > 7 and name == 'b' then\nreturn case.n / 3\nend\nreturn 1\nend\nreturn 2\n"
      + "end }\nend\n"
    let unrounded = try rulebook(rules).findings().warnings.compactMap { finding in
      if case .unrounded(let rule, _) = finding.problem { rule } else { nil }
    }
    #expect(unrounded == ["b"])
  }

  @Test func helpersThatRulesName() throws { #expect(try lines("return helper(case)") == [-4]) }
}
