import Foundation
import Testing

@testable import LevyFixtures
@testable import LevyRules

/// The rules, years and lines that examples reach.
@Suite struct CoverageTests {
  private static let rules = """
    local function taper(x)
      if x > 100 then
        return 1
      end
      return 2
    end
    input "income" { label = "Income", type = money }
    rule "tax" { label = "Tax", source = "§", type = money, from = "2024-01-01",
      compute = function(case)
        return taper(case.income)
      end }
    rule "fee" { label = "Fee", source = "§", type = money,
      compute = function(case)
        if case.year == 2025 then
          return 1
        else
          return 2
        end
      end }
    rule "idle" { label = "Idle", source = "§", type = money, compute = function() return 1 end }

    """

  private func coverage(_ examples: String, results: [String] = []) throws -> Coverage {
    let folder = NSTemporaryDirectory() + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder + "/xx", withIntermediateDirectories: true)
    try jurisdiction(results: results).write(toFile: folder + "/xx/jurisdiction.lua", atomically: true, encoding: .utf8)
    try (Self.rules + examples).write(toFile: folder + "/xx/a.lua", atomically: true, encoding: .utf8)
    var report = FixtureReport()
    var coverage: Coverage?
    for suite in try FixtureSuites(root: folder, paths: []).all {
      try suite.run(try Rulebook("xx", in: folder), into: &report, covering: &coverage)
    }
    #expect(report.passed)
    return try #require(coverage)
  }

  private func example(_ year: Int, _ result: String, _ expected: Int) -> String {
    "example \"\(year)\" { source = \"§\", year = \(year), given = { income = 50 }, "
      + "expect = { \(result) = \(expected) } }\n"
  }

  @Test func rulesByYear() throws {
    let found = try coverage(example(2025, "tax", 2) + example(2025, "fee", 1) + example(2026, "fee", 2))
    #expect(found.rules.map(\.name) == ["tax", "fee", "idle"])
    #expect(found.rules.map(\.missed) == [[2024, 2026], [2020, 2021, 2022, 2023, 2024], Array(2020...2026)])
    #expect(found.rules[0].years == [2024, 2025, 2026])
  }

  @Test func linesOfRulesAndOfWhatTheyUse() throws {
    let one = try coverage(example(2025, "tax", 2) + example(2025, "fee", 1))
    #expect(one.files.map(\.path) == ["xx/a.lua"])
    #expect(one.files[0].lines == [2, 3, 5, 10, 14, 15, 17, 20])
    #expect(one.files[0].missed == [3, 17, 20])
    #expect(one.markup.plain.contains("not lines 3, 17, 20\n"))
    let both = try coverage(example(2025, "tax", 2) + example(2025, "fee", 1) + example(2024, "fee", 2))
    #expect(both.files[0].missed == [3, 20])
  }

  private static let versions = """
    rule "levy" { label = "Levy", source = "§", type = money, to = "2024-12-31", compute = function(case)
      return case.fee
    end }
    rule "levy" { label = "Levy", source = "§", type = money, from = "2025-01-01", compute = function(case)
      return case.fee
    end }

    """

  /// Rules that a case runs are reached; only the expected ones are asserted.
  @Test func reachedIsNotAsserted() throws {
    let found = try coverage(Self.versions + example(2025, "levy", 1) + example(2024, "fee", 2))
    let rules = Dictionary(uniqueKeysWithValues: found.rules.map { ($0.name, $0) })
    let (levy, fee, tax) = (try #require(rules["levy"]), try #require(rules["fee"]), try #require(rules["tax"]))
    #expect(fee.reached == [2024, 2025] && fee.asserted == [2024])
    #expect(levy.asserted == [2025] && levy.unasserted == [2020, 2021, 2022, 2023, 2024, 2026])
    #expect(levy.versions.map(\.isAsserted) == [false, true])
    #expect(levy.versions.map(\.period) == ["to 2024-12-31", "from 2025-01-01"])
    #expect(tax.asserted.isEmpty)
    #expect(found.markup.plain.contains("not asserted to 2024-12-31  xx/a.lua:21\n"))
    #expect(found.markup.plain.contains("\nxx: 2 of 4 rules, 2 of 5 versions, 2 of 24 years of rules asserted\n"))
  }

  /// A case that gives the value that it expects says nothing of the rule.
  @Test func whatIsGivenIsNotAsserted() throws {
    let pinned = #"example "p" { source = "§", year = 2025, given = { fee = 7 }, expect = { fee = 7 } }"#
    #expect(try coverage(pinned).rules.allSatisfy(\.asserted.isEmpty))
  }

  /// A disputed figure differs from what the rules say, so it asserts nothing of them.
  @Test func disputedFiguresAssertNothing() throws {
    let book = try rulebook(Self.rules)
    var (report, runner) = (FixtureReport(), try FixtureRunner(book, usesPlans: false))
    let recorder = CoverageRecorder(runner.calculator)
    runner.onCase = { recorder.note($0) }
    let table = "year,expect.fee,disputed\n2025,2,doubtful\n2024,2,\n"
    runner.runTable(.bytes(Array(table.utf8)), name: "xx/t.csv", into: &report)
    var found: Coverage?
    recorder.add(to: &found)
    #expect(report.passed)
    #expect(found?.rules.first { $0.name == "fee" }?.asserted == [2024])
  }

  @Test func mainResultsByYear() throws {
    let text = try coverage(
      example(2025, "tax", 2) + example(2024, "tax", 2), results: ["tax", "idle", "fee"]
    ).markup.plain
    #expect(text.contains("  tax  not in 2026; main result, not asserted in 2026  xx/a.lua:8\n"))
    #expect(text.contains("  idle  never; main result, never asserted  xx/a.lua:20\n"))
  }

  @Test func asAMatrix() throws {
    let examples = example(2025, "tax", 2) + example(2025, "fee", 1) + example(2024, "fee", 2)
    let found = try coverage(examples + Self.versions)
    // Years are those from 2020 to 2026; `tax` is in force from 2024 on, `levy` runs in no case.
    #expect(
      found.matrix.plain == """
        xx    20  21  22  23  24  25  26
        tax                    -   x   -
        fee    -   -   -   -   x   x   -
        idle   -   -   -   -   -   -   -
        levy   -   -   -   -   -   -   -
        x: expected by a case; o: only run by one; -: run by none

        """)
    let run = try coverage(Self.versions + example(2025, "levy", 1)).matrix.plain
    #expect(run.contains("\nfee    -   -   -   -   -   o   -\n"))
  }

  @Test func asText() throws {
    let text = try coverage(example(2025, "fee", 1)).markup.plain
    #expect(text.hasPrefix("xx: 1 of 3 rules, 1 of 17 years of rules, 2 of 8 lines reached\n"))
    #expect(text.contains("  fee  not in 2020–2024, 2026  xx/a.lua:12\n"))
    #expect(text.contains("  idle  never  xx/a.lua:20\n"))
  }
}
