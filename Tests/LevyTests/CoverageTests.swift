import Foundation
import Levy
import Testing

/// Which rules, years and lines examples reach.
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

  private func coverage(_ examples: String) throws -> Coverage {
    let folder = NSTemporaryDirectory() + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder + "/xx", withIntermediateDirectories: true)
    try jurisdiction().write(toFile: folder + "/xx/jurisdiction.lua", atomically: true, encoding: .utf8)
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

  @Test func asText() throws {
    let text = try coverage(example(2025, "fee", 1)).markup.plain
    #expect(text.hasPrefix("xx: 1 of 3 rules, 1 of 17 years of rules, 2 of 8 lines reached\n"))
    #expect(text.contains("  fee  not in 2020–2024, 2026  xx/a.lua:12\n"))
    #expect(text.contains("  idle  never  xx/a.lua:20\n"))
  }
}
