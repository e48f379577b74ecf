import Foundation
import Testing

/// The same rules give the same results in every process, though addresses, the seed of hashes and the clock differ.
@Suite struct FreshProcessTests {
  private static let rules = """
    jurisdiction "xx" { label = "Testland", currency = "EUR", years = { 2020, 2026 }, results = { "all" } }
    local words = {}
    for i = 1, 60 do words["word" .. i * 7919 % 1000] = i end
    local function mixed(list)
      local sum = 0
      for _, value in ipairs(list) do sum = (sum * 31 + value) % 1000003 end
      return sum
    end
    rule "by_name" { label = "N", source = "§", type = number, compute = function()
      local list = {}
      for _, value in pairs(words) do list[#list + 1] = value end
      return mixed(list)
    end }
    rule "by_rank" { label = "R", source = "§", type = number, compute = function()
      local list, places = {}, {}
      for i = 1, 500 do list[i] = { rank = i % 3, place = i } end
      table.sort(list, function(a, b) return a.rank < b.rank end)
      for i, item in ipairs(list) do places[i] = item.place end
      return mixed(places)
    end }
    rule "by_text" { label = "T", source = "§", type = number, compute = function()
      local text = string.format("%s \\0%s", {}, mixed) .. tostring({}) .. tostring(mixed) .. tostring(words)
      return #text + 1000 * mixed { string.len(text), #text }
    end }
    rule "all" { label = "A", source = "§", type = number, compute = function(case)
      return case.by_name * 10000000 + case.by_rank + case.by_text
    end }
    """

  private static func eval(_ scratch: Scratch, cache: String) throws -> Outcome {
    try shell(
      "LEVY_CACHE=\(cache) levy eval xx --rules \(scratch.path)/rules --year 2025 --json all by_name by_rank by_text")
  }

  /// Processes that read the rules and processes that use the cache give the same output.
  @Test func agree() throws {
    let scratch = try Scratch()
    try scratch.write("rules/xx/a.lua", Self.rules)
    let outcomes = try (0..<8).map { try Self.eval(scratch, cache: $0 % 2 == 0 ? "off" : scratch.path + "/cache") }
    #expect(outcomes[0].status == 0, "\(outcomes[0].err)")
    #expect(Set(outcomes.map(\.out)).count == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path + "/cache").count == 1)
  }

  /// Also where a rule compares what would be under several hypotheses: plans are the same to the last register.
  @Test func plansAgree() throws {
    let scratch = try Scratch()
    let plans = try (0..<8).map {
      try shell("LEVY_CACHE=\($0 % 2 == 0 ? "off" : scratch.path) levy plan ie --year 2012 --instructions").out
    }
    #expect(plans[0].count > 1000)
    #expect(Set(plans).count == 1)
  }

  /// A rule that was edited holds at once, and a mistake in it is told each time.
  @Test func anEditHoldsAtOnce() throws {
    let scratch = try Scratch()
    try scratch.write("rules/xx/a.lua", Self.rules)
    let before = try Self.eval(scratch, cache: scratch.path + "/cache").out
    try scratch.write("rules/xx/a.lua", Self.rules.replacingOccurrences(of: "% 1000003", with: "% 1000033"))
    let after = try Self.eval(scratch, cache: scratch.path + "/cache")
    #expect(after.out != before)
    #expect(try Self.eval(scratch, cache: "off").out == after.out)
    try scratch.write("rules/xx/a.lua", Self.rules.replacingOccurrences(of: "case.by_rank", with: "case.by_rang"))
    for _ in 0..<2 { #expect(try Self.eval(scratch, cache: scratch.path + "/cache").status == 2) }
  }
}
