import Testing

@testable import LevyBatch
@testable import LevyCalculator
@testable import LevyRules
@testable import LevyTrace
@testable import LevyWhatIf

/// A rule fails where the interpreter's would, also where the value that fails is not used: by the plan as well.
@Suite struct PlanCheckTests {
  private static let declarations =
    parameter("none", "{ [\"2020-01-01\"] = 0 }")
    + input("m") + input("w") + input("k", "count(5)") + input("f", "boolean")
    + rule("s", "return case.m / case.w", type: "rate")
    + rule("g", "return case.m / case.w > 1", type: "boolean")
    + rule("c", "return case.m - case.w", type: "count(5)")

  private static let noCounts: Set = ["0", "0.01", "5", "101", "94.99", "999999999999.99", "10995116277.76"]

  private static let everyAmount = noCounts.union(["95", "100"])

  /// Each with the amounts w, for m = 100, at which the rule fails.
  private static let rules: [(body: String, failing: Set<String>)] = [
    ("local unused = case.m / case.w return 7", ["0"]),
    ("local share = round(case.m / case.w, 0.01) if case.w < 1 then return 5 end return share", ["0"]),
    ("if case.w < 1 then return 5 end return round(case.m / case.w, 0.01)", []),
    ("return (case.m / case.w) ^ 0", ["0"]),
    ("return (case.m // case.w) ^ 0", ["0"]),
    ("local unused = case.m % case.w return case.m", ["0"]),
    ("if case.m / case.w > 1 then return 3 end return 3", ["0"]),
    ("if floor(case.m / case.w) > 1 then return 3 end return 3", ["0"]),
    ("if case.k == 2 then local unused = case.m / case.w end return 3", []),
    ("if case.k == 1 then local unused = case.m / case.w end return 3", ["0"]),
    ("local t = max(0, case.m / (case.w - 5)) return case.w", ["5"]),
    ("local unused = case.s return 3", ["0"]),
    ("if case.g then return 3 end return 3", ["0"]),
    // Divisions whose quotient divides again, and those by a figure of zero.
    ("local unused = case.m / (0.42 / case.w) return 3", ["0", "10995116277.76"]),
    ("return round(case.m / (1 / case.w), 0.01)", ["0"]),
    ("return round(2 + case.m / (3 / case.w), 0.01)", ["0"]),
    ("local a = min(case.m, case.w) / (case.w / law.none) return 3", everyAmount),
    ("local unused = case.w / law.none return 3", everyAmount),
    ("local unused = case.w / law.none / 3 return 3", everyAmount),
    ("if case.w // law.none > 3 then return 3 end return 3", everyAmount),
    ("if case.w < 1 then local unused = case.w % law.none end return 3", ["0", "0.01"]),
    ("return round(floor(case.m / case.w) / 7, 0.01)", ["0"]),
    ("if eq(case.w % law.none, case.m) then return 3 end return 4", everyAmount),
    ("if case.w * 0 < law.none % law.none then return 3 end return 4", everyAmount),
    // 100 - w is no count from 0 to 5.
    ("local unused = case.c return 3", noCounts),
    ("if case.c == 2 then return 3 end return 3", noCounts),
    // Numbers of more digits than there are.
    ("local a = case.w * case.w * case.w local unused = a * a return 3", ["999999999999.99", "10995116277.76"]),
    ("if case.w * case.w * case.w * case.w < 0 then return 3 end return 3", ["999999999999.99", "10995116277.76"]),
    // 1 / 2^40 has 40 decimals.
    ("return round(0.01 / case.w, 0.01)", ["0", "10995116277.76"]),
    ("local unused = 0.01 / case.w return 3", ["0", "10995116277.76"]),
  ]

  @Test(arguments: rules.indices)
  func failsAsTheInterpreterDoes(_ number: Int) throws {
    let (body, failing) = Self.rules[number]
    let amounts = ["0", "0.01", "5", "95", "100", "101", "94.99", "999999999999.99", "10995116277.76"]
    var job = try BatchJob(rulebook(Self.declarations + rule("r", body, type: "number")), outputs: ["r"])
    job.year = 2025
    let table = "m,w,k,f\n" + amounts.map { "100,\($0),1,yes\n" }.joined()
    let result = try run(job, table)
    #expect(Set(result.faults.map { amounts[$0.row - 1] }) == failing, "\(body)")
  }

  /// The same rows give the same, be they few or many.
  @Test func theNumberOfRowsDoesNotMatter() throws {
    let body = "local share = round(case.m / case.w, 0.01) if case.w < 1 then return 5 end return share"
    var job = try BatchJob(rulebook(Self.declarations + rule("r", body)), outputs: ["r"])
    job.year = 2025
    for count in [1, 199, 201, 600] {
      let table = "m,w\n" + (0..<count).map { "7,\($0 % 3)\n" }.joined()
      let result = try run(job, Array(table.utf8))
      #expect(result.faults.map(\.row) == (0..<count).filter { $0 % 3 == 0 }.map { $0 + 1 })
    }
  }

  /// A plan does not go through a formula of any depth.
  @Test func longSumsAreInterpreted() throws {
    let body = "local s = exact(0) for i = 1, 3000 do s = s + max(0, case.m - i) end return s"
    var job = try BatchJob(rulebook(Self.declarations + rule("r", body)), outputs: ["r"])
    job.year = 2025
    #expect(try run(job, "m\n3\n0\n5.5\n").lines.prefix(4) == ["m,r", "3,3.00", "0,0.00", "5.5,12.50"])
  }

  /// A check on one path leaves the others alone.
  @Test func checksAreOfTheirPathOnly() throws {
    let body = "if case.k == 1 then local unused = case.m / case.w return 3 end return 4"
    let law = try rulebook(Self.declarations + rule("r", body))
    let plan = try PlanDescription(Calculator(law), date: .lastDay(of: 2025), outputs: ["r"])
    #expect(plan.entries.last?.reason == nil)
    var facts = try Case(law, year: 2025)
    for (name, text) in ["m": "100", "k": "1"] { try facts.give(name, text) }
    let function = try CaseFunction(Calculator(law), facts, over: "w")
    let slot = try function.result("r")
    #expect(function.look(slot, at: 0) == nil)
    #expect(function.look(slot, at: 1)?.point.value == 3)
  }
}
