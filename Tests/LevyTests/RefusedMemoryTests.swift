import Foundation
import Levy
import LuaRuntime
import Testing

@testable import LevyCalculator
import LevyScript

/// Refuses memory on the way through reading rules, a result, its explanation and a table, as `FaultInjection` does for the
/// runtime: the limit rises in small steps until nothing fails any more. What comes out is right or says that memory ran
/// out, and what was refused some leaves no trace. With `LEVY_LONG`, steps are as small as an allocation.
@Suite struct RefusedMemoryTests {
  static let rules = """
    local half = require "half"
    input "income" { label = "Income", type = money, aliases = { "pay" } }
    input "filing" { label = "Filing", type = choice { "single", "joint" }, default = "single" }
    input "born" { label = "Born", type = date, default = "1980-06-15" }
    parameter "bands" { label = "Bands", source = "§ 1", since = {
      ["2020-01-01"] = { { upto = 10000, rate = 0 }, { from = 10000, rate = 0.2 } },
      ["2024-01-01"] = { { upto = 12000, rate = 0 }, { from = 12000, rate = 0.25 } } } }
    rule "tax" { label = "Tax", source = "§ 1", type = money, compute = function(case, law)
      local tax = 0
      for _, band in ipairs(law.bands) do
        tax = tax + max(0, min(case.income, band.upto or case.income) - (band.from or 0)) * band.rate
      end
      if case.filing == "joint" then tax = half(tax) end
      return floor(tax, 0.01)
    end }
    rule "list" { label = "List", source = "§ 2", type = money, compute = function(case)
      local list = {}
      for i = 1, 20 do list[#list + 1] = "item " .. i .. tostring(case.tax) end
      return #table.concat(list, ",") + case.tax + (case.born.year - 1980) * 0.1
    end }
    example "one" { year = 2025, given = { income = 20000 }, expect = { tax = 2000 }, source = "by hand" }
    """
  static let files = [
    "a.lua": rules, "half.lua": "return function(amount) return amount / 2 end", "j.lua": jurisdiction(),
  ]
  /// (20000.50 − 12000) × 25 %, down to a cent.
  static let tax = "2000.12"

  private static let isLong = ProcessInfo.processInfo.environment["LEVY_LONG"] != nil

  /// Tries with more and more memory, until it went well a few times; how often it was refused some.
  private func refusals(from start: Int, step: Int, _ attempt: (Int) throws -> Bool) rethrows -> Int {
    var (memory, successes, refusals) = (start, 0, 0)
    while successes < 5, memory < start + 2_000_000 {
      if try attempt(memory) { successes += 1 } else { refusals += 1 }
      memory += Self.isLong ? 24 : step
    }
    #expect(successes == 5)
    return refusals
  }

  /// Returns true if the work succeeded; it may fail only for lack of memory.
  private func isDone(_ work: () throws -> Void) -> Bool {
    do {
      try work()
      return true
    } catch let error as RulebookErrors {
      for diagnostic in error.diagnostics { #expect(isRefusal(diagnostic), "\(diagnostic.message)") }
    } catch let error as Diagnostic {
      #expect(isRefusal(error), "\(error.message)")
    } catch {
      Issue.record("\(error)")
    }
    return false
  }

  private func isRefusal(_ diagnostic: Diagnostic) -> Bool {
    if case .stopped(by: .memory) = diagnostic.problem { true } else { false }
  }

  @Test func rulesAreReadOrNot() throws {
    var limits = LoadLimits()
    let refused = refusals(from: 0, step: 197) { memory in
      limits.memory = memory
      return isDone {
        let rulebook = try Rulebook("xx", files: Self.files, limits: limits)
        #expect(rulebook.variables.count == 7)
        #expect(rulebook.examples.count == 1)
      }
    }
    #expect(refused > 100)
  }

  @Test func aResultIsRightOrNot() throws {
    let rulebook = try Rulebook("xx", files: Self.files)
    let facts = try facts(rulebook, ["income": "20000.50"])
    let expected = try Calculator(rulebook).evaluate("list", for: facts)
    // In a state of its own each time, for much is made only once. The garbage of loading is room for the first.
    let refused = refusals(from: -100_000, step: 397) { memory in
      isDone {
        let calculator = try Calculator(rulebook, limits: LuaLimits(memory: memory))
        let (tax, list) = try (calculator.evaluate("tax", for: facts), calculator.evaluate("list", for: facts))
        #expect(tax.description == Self.tax)
        #expect(list == expected)
      }
    }
    #expect(refused > 100)
  }

  @Test func aStateSurvivesEveryRefusal() throws {
    let rulebook = try Rulebook("xx", files: Self.files)
    let facts = try facts(rulebook, ["income": "20000.50", "filing": "joint"])
    let calculator = try Calculator(rulebook)
    let expected = try "\(calculator.explain("list", for: facts))"
    let lua = calculator.state.lua
    let (idle, plenty) = (lua.memoryUsed, lua.limits.memory)
    let refused = try refusals(from: idle - 100_000, step: 97) { memory in
      lua.limits.memory = memory
      let isExplained = isDone {
        let explanation = try calculator.explain("list", for: facts)
        #expect("\(explanation)" == expected)
      }
      let isComputed = isDone {
        let tax = try calculator.evaluate("tax", for: facts)
        #expect(tax.description == "1000.06")
      }
      #expect(lua.height == 0)
      lua.limits.memory = plenty
      let tax = try calculator.evaluate("tax", for: facts)
      #expect(tax.description == "1000.06")
      return isExplained && isComputed
    }
    #expect(refused > 100)
  }

  @Test(arguments: [true, false]) func aTablesRowsAreRightOrNot(usesPlans: Bool) throws {
    let rulebook = try Rulebook("xx", files: Self.files)
    var job = try BatchJob(rulebook, outputs: ["tax", "list"])
    (job.year, job.usesPlans) = (2025, usesPlans)
    let table = Array("income,filing\n20000.50,single\n20000.50,joint\n5000,single\n".utf8)
    let expected = try run(job, table).lines
    #expect(expected[1].hasPrefix("20000.50,single,2000.12,"))
    let refused = refusals(from: -100_000, step: 797) { memory in
      job.limits.memory = memory
      let result: BatchResult
      do {
        result = try run(job, table)
      } catch Batch.Failure.job(let errors) {
        for diagnostic in errors.diagnostics { #expect(isRefusal(diagnostic), "\(diagnostic.message)") }
        return false
      } catch {
        Issue.record("\(error)")
        return false
      }
      for fault in result.faults { #expect(isRefusal(fault.diagnostic), "\(fault.diagnostic.message)") }
      let failed = Set(result.faults.map(\.row))
      for row in 1...3 where !failed.contains(row) { #expect(result.lines[row] == expected[row]) }
      return result.faults.isEmpty
    }
    #expect(refused > 50)
  }
}
