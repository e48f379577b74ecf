import Testing

@testable import LevyBatch
@testable import LevyCalculator

/// The length of a list with gaps, which Lua takes from how it happens to have stored it, is an error wherever it is asked
/// for; by plans as by the interpreter.
@Suite struct LengthTests {
  @Test(arguments: [
    "local t = { 1, nil, 3 } return #t + case.a", "local t = { 1, nil, 3, x = 1 } return #t + case.a",
    "local t = { 1 } t[3] = 3 return #t + case.a", "local t = {} t[2] = 1 return #t + case.a",
    "local t = { 1, 2, 3 } t[2] = nil return #t + case.a", "local t = { nil, nil, 3 } return #t + case.a",
    "local t = { 1, nil, 3 } table.insert(t, 4) return case.a",
    "local t = { 1, nil, 3 } return (table.remove(t) or 0) + case.a",
    "local t = { 1, nil, 3 } return case.a + select('#', table.unpack(t))",
    "local t = { 1, nil, 3 } table.sort(t) return case.a",
    "local t = { 'a', nil, 'b' } return string.len(table.concat(t)) + case.a",
    "local t = { 1, nil, 3 } return case.a > 3 and #t + exact(0) or case.a", "return #law.figures + case.a",
    "return #kept + case.a", "next_working_day(date(2025, 1, 1), { nil, date(2025, 1, 1) }) return case.a",
  ])
  func gapsAreErrors(body: String) throws {
    let law = try rulebook(
      "local kept = { 1, nil, 3 }\n" + input("a") + parameter("figures", "{ [\"2020-01-01\"] = { 1, nil, 3 } }")
        + rule("r", body))
    var job = try BatchJob(law, outputs: ["r"])
    job.year = 2025
    let faults = try run(job, "a\n5\n6\n").faults
    #expect(faults.count == 2)
    #expect(faults.allSatisfy { $0.diagnostic.message.contains("so that it has no length") }, "\(faults)")
  }

  @Test(arguments: [
    ("return #{} + #{ 1, 2, 3 } + #{ 1, x = 2 } + #{ x = 1, [-1] = 3, [0] = 4 }", "4"),
    ("local t = {} for i = 1, 100 do t[#t + 1] = i end return #t", "100"),
    ("local t = { 1, 2, 3 } t[#t] = nil return #t", "2"),
    ("local t = { { 1 }, { 2, 3 } } return -#t[#t] * 2 + #'abc' + #({ 'ab' })[1]", "1"),
    ("local t = { 1, 2 } return #t == 2 and not (#t == 3) and 1 or 0", "1"),
    ("return #law.figures + #case.words", "6"),
  ])
  func listsHaveOne(body: String, expected: String) throws {
    let law = try rulebook(
      parameter("figures", "{ [\"2020-01-01\"] = { 1, 2, 3 } }")
        + input("words", "choice { 'one', 'three' }", "default = 'one'") + rule("r", body, type: "number"))
    #expect(try result("r", law) == expected)
  }

  /// Objects of the host have no contents of their own, and are not empty lists.
  @Test(arguments: [
    "#case", "#law", "#case.spouse", "#date(2025, 1, 1)", "#math", "#law.on(date(2024, 1, 1))",
    "#table.concat(case)",
    "select('#', table.unpack(law))", "select('#', table.unpack(date(2025, 1, 1)))",
  ])
  func recordsHaveNone(expression: String) throws {
    let law = try rulebook(Self.couple + rule("r", "local x = \(expression) return case.a", type: "number"))
    #expect(diagnostic { try result("r", law, ["a": "1"]) }?.message.contains("attempt to get length of a") == true)
  }

  @Test(arguments: [
    "case", "law", "case.spouse", "date(2025, 1, 1)", "case.persons", "math", "law.on(date(2024, 1, 1))",
  ])
  func recordsHaveNoPairs(expression: String) throws {
    let law = try rulebook(
      Self.couple + rule("r", "for _ in pairs(\(expression)) do end return case.a", type: "number"))
    #expect(
      diagnostic { try result("r", law, ["a": "1"]) }?.message.contains("'pairs' needs a table, but got a") == true)
  }

  private static let couple =
    input("a") + parameter("p", "{ [\"2020-01-01\"] = 4 }")
    + "person \"spouse\" { label = \"Spouse\", source = \"1\", present = function(case) return case.a > 0 end }\n"

  @Test(arguments: ["#nil", "#(1)", "#true", "#case.a"]) func whatHasNone(expression: String) throws {
    let law = try rulebook(input("a", "money", "default = 1") + rule("r", "local x = \(expression) return 1"))
    #expect(diagnostic { try result("r", law) }?.message.contains("attempt to get length of a") == true)
  }
}
