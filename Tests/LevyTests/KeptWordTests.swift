import Testing

@testable import LevyBatch
@testable import LevyCalculator
@testable import LevyRules

/// A rule file may keep words of the language in locals. What the engine shares with all rules is no part of what a file
/// shares, and stays as it is.
@Suite struct KeptWordTests {
  private static let words = [
    "abs", "add_months", "add_years", "age", "assert", "bands", "boolean", "by", "ceil", "choice", "clamp", "count",
    "date", "each", "easter", "eq", "error", "exact", "floor", "ipairs", "last_of_month", "list", "math", "max", "min",
    "money", "months", "next_working_day", "number", "optional", "pairs", "rate", "record", "repealed", "require",
    "revised", "round", "rule", "select", "string", "string.format", "sum", "table", "table.sort", "tonumber",
    "tostring", "trace", "type", "weekday",
  ]

  private static let dates = """
    local first = date(2025, 1, 1)
    local all = first == date("2025-01-01") and last_of_month(first) == date(2025, 1, 31)
      and add_months(first, 2) == date(2025, 3, 1) and eq(add_years(first, 1) - first, 365) and first < first + 1
      and easter(2025) == date(2025, 4, 20) and next_working_day(first, { first }) == date(2025, 1, 2)
      and eq(weekday(first), 3) and eq(age(first, case.d), 0) and eq(first.year, 2025)
    for month in months(case) do all = all and month.first <= month.last and last_of_month(month.first) == month.last end
    for _, number in pairs({ 3, 1, 2 }) do all = all and number > 0 end
    return all
    """

  @Test(arguments: words) func wordsInLocals(word: String) throws {
    let law = try rulebook(
      "local kept = \(word)\nlocal holder = { kept }\n" + rule("k", "return kept and holder[1] and 1")
        + input("d", "date") + rule("r", Self.dates, type: "boolean"),
      files: ["b.lua": "local again = \(word)\n" + rule("l", "return again and 1")])
    // The first has the state that the rules were read into, others run files when they are needed.
    for _ in 1...2 {
      let calculator = try Calculator(law)
      for name in ["k", "l"] { #expect(try calculator.evaluate(name, for: facts(law)) == .number(1)) }
      #expect(try calculator.evaluate("r", for: facts(law, ["d": "2025-12-01"])) == .boolean(true))
    }
    var job = try BatchJob(law, outputs: ["r"])
    job.year = 2025
    #expect(try run(job, "d\n2025-12-01\n").lines[1] == "2025-12-01,true")
  }
}
