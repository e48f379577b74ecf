import ArgumentParser
import Levy
import LevyTrace

extension Bench {
  static let states = [
    "BW", "BY", "BE", "BB", "HB", "HH", "HE", "MV", "NI", "NW", "RP", "SL", "SN", "ST", "SH", "TH",
  ]

  /// Measures the time for three German taxes from columns in memory to columns in memory, and the share of the plan's
  /// program in it.
  func columns(_ rulebook: Rulebook) throws {
    let given = ["taxable_income", "filing", "federal_state", "church_member"]
    let outputs = ["income_tax", "solidarity_surcharge", "church_tax"]
    var seed: UInt64 = 7
    func random(_ bound: UInt64) -> Int64 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int64(seed >> 33 % bound)
    }
    func column(_ bound: UInt64) -> [Int64] { (0..<1_000_000).map { _ in random(bound) } }
    let cents = column(300_000).map { $0 * 100 }
    let (filing, state, church) = (column(2), column(16), column(2))
    let clock = ContinuousClock()
    var timing: PlanTiming?
    let making = try clock.measure { timing = try plan(Calculator(rulebook), given, outputs) }
    guard let timing else { return }

    var job = try BatchJob(rulebook, outputs: outputs)
    job.year = 2025
    job.given = ["taxable_income"]
    let plain = try TableEvaluator(job, header: given, countsRows: false)
    let counting = try TableEvaluator(job, header: given)
    let table = BenchColumns()
    defer { table.free() }
    let memory = [
      MemoryColumn(.decimals(table.numbers(cents), bytes: 8, scale: 2)), table.words(filing, ["single", "joint"]),
      table.words(state, Self.states), MemoryColumn(.bits(table.bits(church))),
    ]
    func time(_ evaluator: TableEvaluator, rows: Int) -> String {
      var least = Duration.seconds(Int64.max)
      for _ in 0..<max(3, 2_000_000 / rows) {
        least = min(least, clock.measure { _ = evaluator.evaluate(memory, count: rows) })
      }
      return "\((Self.seconds(least) * 1e10 / Double(rows)).rounded() / 10) ns a case"
    }
    let (inCache, inMemory) = (time(plain, rows: 10_000), time(plain, rows: 1_000_000))
    let counted = time(counting, rows: 1_000_000)
    let program = timing.nanoseconds(rows: 20_000_000) { Double([cents, filing, state, church][$0][$1]) }
    Self.line("make a plan", "\(Self.milliseconds(making)) ms")
    Self.line(
      "plan, program alone", "\((program * 10).rounded() / 10) ns a case, \(timing.instructionCount) instructions")
    Self.line(
      "plan, columns",
      "\(inCache) over 10000 rows, \(inMemory) over 1000000 (\(counted) where what they stand on is counted)")
  }

  /// Returns the plan of 2025 for some results; throws if it does not compute all of them.
  func plan(_ calculator: Calculator, _ given: [String], _ outputs: [String]) throws -> PlanTiming {
    let timing = try PlanTiming(calculator, date: .lastDay(of: 2025), given: given, outputs: outputs)
    if !timing.isComplete { throw ValidationError("the plan leaves some of \(outputs.joined(separator: ", ")) out") }
    return timing
  }
}

/// Columns in the layout of Arrow.
private final class BenchColumns {
  private var memory: [UnsafeMutableRawPointer] = []

  func free() { for each in memory { each.deallocate() } }

  private func held<Element>(_ elements: [Element]) -> UnsafePointer<Element> {
    let copy = UnsafeMutablePointer<Element>.allocate(capacity: elements.count)
    copy.initialize(from: elements, count: elements.count)
    memory.append(UnsafeMutableRawPointer(copy))
    return UnsafePointer(copy)
  }

  func numbers(_ numbers: [Int64]) -> UnsafeRawPointer { UnsafeRawPointer(held(numbers)) }

  func bits(_ flags: [Int64]) -> UnsafePointer<UInt8> {
    var bits = [UInt8](repeating: 0, count: flags.count / 8 + 1)
    for (row, flag) in flags.enumerated() where flag != 0 { bits[row >> 3] |= 1 << UInt8(row & 7) }
    return held(bits)
  }

  /// A column of words, by their indices in a list.
  func words(_ places: [Int64], _ words: [String]) -> MemoryColumn {
    var (bytes, offsets): ([UInt8], [Int32]) = ([], [0])
    for word in words {
      bytes += word.utf8
      offsets.append(Int32(bytes.count))
    }
    let list = MemoryColumn(.texts(held(bytes), held(offsets)))
    return MemoryColumn(
      .dictionary(MemoryColumn(.integers(numbers(places), bytes: 8, isSigned: true)), of: list))
  }
}
