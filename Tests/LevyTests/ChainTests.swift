import ExactNumbers
import Testing

@testable import LevyBatch
@testable import LevyCalculator
@testable import LevyModel
@testable import LevyRules
@testable import LevyTrace

/// Rules that stand on rules that stand on rules: as deep for plans as for the interpreter, deeper than Lua nests calls, and
/// as long as anybody likes without an end of the process.
@Suite struct ChainTests {
  /// Rules r0, which is what `first` says, to r-n, each one more than the one before.
  private static func chain(_ count: Int, _ first: String = "return case.a", _ each: String = "") -> String {
    (1..<count).reduce(into: input("a") + rule("r0", first)) { text, number in
      text += rule("r\(number)", "\(each) return case.r\(number - 1) + 1")
    }
  }

  private func lines(_ law: Rulebook, _ output: String) throws -> BatchResult {
    var job = try BatchJob(law, outputs: [output])
    job.year = 2025
    return try run(job, "a\n5\n7\n")
  }

  @Test(arguments: [90, 96, 190, 500]) func deepChainsWork(count: Int) throws {
    let law = try rulebook(Self.chain(count))
    #expect(try Calculator(law).evaluate("r\(count - 1)", for: facts(law, ["a": "5"])) == .number(Exact(count + 4)))
    let lines = try lines(law, "r\(count - 1)").lines
    #expect(lines[1] == "5,\(count + 4).00" && lines[2] == "7,\(count + 6).00")
    let plan = try PlanDescription(Calculator(law), date: .lastDay(of: 2025), outputs: ["r\(count - 1)"])
    #expect(plan.entries.allSatisfy { $0.reason == nil })
  }

  @Test(arguments: ["return case.a", "return string.len(tostring(case.a)) + exact(0)"])
  func deeperOnesAreRefusedByBoth(first: String) throws {
    let law = try rulebook(Self.chain(3000, first))
    let faults = try lines(law, "r2999").faults
    #expect(faults.count == 2 && faults.allSatisfy { $0.diagnostic.message.contains("more than 500 rules wait") })
    #expect(try lines(law, "r499").faults.isEmpty)
    #expect(try lines(law, "r500").faults.count == 2)
  }

  /// A circle that is longer than calls nest, by names that the files do not show.
  @Test func longCircles() throws {
    let law = try rulebook(Self.chain(300, "local name = 'r' .. 299 return case[name]"))
    guard case .circle(let names)? = diagnostic({ try result("r299", law) })?.problem else {
      Issue.record("no circle")
      return
    }
    #expect(names.count == 301 && names.first == names.last)
  }

  /// A rule that ran anew after what it waited for was computed by itself is told once.
  @Test func nothingIsToldTwice() throws {
    let law = try rulebook(Self.chain(180, "return case.a", "trace('x', 1)"))
    let calculator = try Calculator(law)
    let recorder = TraceRecorder()
    calculator.traceRecorder = recorder
    _ = try calculator.evaluate("r179", for: facts(law, ["a": "1"]))
    #expect(Set(recorder.log.notes.map(\.rule)).count == 179 && recorder.log.notes.count == 179)
    var explanation: Explanation? = try calculator.explain("r179", for: facts(law, ["a": "1"]))
    var depth = 0
    while explanation?.inputs.count == 1, let next = explanation?.inputs.first {
      (explanation, depth) = (next, depth + 1)
    }
    #expect(depth == 180)
  }

  /// Recursion within a rule is not a chain of rules.
  @Test func otherNestingIsRefused() throws {
    let law = try rulebook(
      "local function f(n) local t = { 2, 1 } table.sort(t, function(a, b) return f(n + 1) end) return n end\n"
        + rule("r", "return f(1)"))
    #expect(diagnostic { try result("r", law) } != nil)
  }
}
