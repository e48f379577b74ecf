import ExactNumbers
import Foundation
import Testing

@testable import LevyCalculator
@testable import LevyModel
@testable import LevyRules
@testable import LevyWhatIf

/// Kinks of random laws against what the interpreter says of each hundredth.
@Suite struct RandomKinkTests {
  /// The long mode: LEVY_LONG=1 takes thousands of laws.
  private static let isLong = ProcessInfo.processInfo.environment["LEVY_LONG"] != nil
  private static let steps = 400

  @Test(arguments: 0..<4 as Range<UInt64>) func noneIsMissedAndNoneIsFalse(_ seed: UInt64) throws {
    var random = Random(seed: 1403 + seed)
    var counts = (laws: 0, bends: 0, jumps: 0, joined: 0)
    for _ in 0..<(Self.isLong ? 1500 : 12) {
      let law = try RandomLaw(&random)
      let rulebook = try rulebook(law.text)
      let function = try CaseFunction(Calculator(rulebook), Case(rulebook, year: 2025), over: "a")
      guard (try? function.result("tested")) != nil else { continue }
      let found = try function.kinks("tested", in: 0...4)
      let steps = try Walk(law, rulebook, count: Self.steps)
      var check = KinkCheck(steps, found.all)
      check.run()
      counts.laws += 1
      counts.bends += check.bends
      counts.jumps += check.jumps
      counts.joined += check.joined
      let slot = try function.result("tested")
      for (number, step) in steps.steps.enumerated() {
        guard let slope = step.ahead else { continue }
        let x = Exact(numerator: Int128(number), scale: 2)
        let marginal = function.marginal(slot, at: x)
        #expect(marginal == slope, "from \(x) on\n\(law.text)")
      }
      try checkSolutions(function, steps, &random)
      #expect(found.isComplete)
      #expect(check.complaints.isEmpty, "\(check.complaints.joined(separator: "\n"))\n\(law.text)")
    }
    // The comparison means something only if there was something to compare.
    #expect(counts.laws > 10 && counts.bends > 3 && counts.jumps > 0, "\(counts)")
    #expect(counts.joined * 10 <= counts.bends, "\(counts)")
    if Self.isLong { print("kinks of random laws: \(counts)") }
  }
}

extension RandomKinkTests {
  /// The wanted values are a result, one close to it, and one beyond all.
  private func checkSolutions(_ function: CaseFunction, _ walk: Walk, _ random: inout Random) throws {
    let values = walk.steps.map(\.value)
    let some = values[random.below(values.count)]
    let little = Exact(numerator: 1, scale: 3)
    for wanted in [some, try some.adding(little), try some.subtracting(little), -7, 0, 2] {
      let found = try function.solutions("tested", is: wanted, in: 0...4)
      var steps: [Int] = []
      for stretch in found.stretches {
        let ends = try [stretch.from, stretch.to].map { try $0.multiplied(by: 100).exactInt ?? -1 }
        steps += ends[0]...ends[1]
      }
      #expect(found.isComplete)
      #expect(steps == values.indices.filter { values[$0] == wanted }, "\(wanted)")
      guard steps.isEmpty else { continue }
      #expect(found.below?.result == values.filter { $0 < wanted }.max())
      #expect(found.above?.result == values.filter { $0 > wanted }.min())
      for near in [found.below, found.above] {
        if let near { #expect(values[try near.at.multiplied(by: 100).exactInt ?? 0] == near.result) }
      }
    }
  }
}

/// A random law at each hundredth, as the interpreter has it.
struct Walk {
  struct Step {
    let path: Int
    let value: Exact
    /// The slope of the law without rounding from here on, with the answers of this step.
    let slope: Exact
    /// The slope just behind, with the answers there; nil if those of the next step differ again, if rounding may reach
    /// its next multiple just behind, and for most steps, which are not informative.
    let ahead: Exact?
  }
  /// By how much the other answers of a neighbouring step would move the result and the result without rounding.
  struct Move { let rounded, smooth: Exact }

  let steps: [Step]
  let moves: [Int: [Move]]
  let noise: Exact

  init(_ law: RandomLaw, _ rulebook: Rulebook, count: Int) throws {
    let calculator = try Calculator(rulebook)
    let date = CalendarDate.lastDay(of: 2025)
    let names = ["a", "rounded", "smooth", "path"] + (0..<law.questions).map { "b\($0)" }
    let slots = Dictionary(uniqueKeysWithValues: try names.map { ($0, try rulebook.slot(of: $0, role: .asked)) })
    func value(_ name: String, _ x: Exact, path: Int? = nil) throws -> Exact {
      calculator.begin(date: date, known: nil)
      calculator.give(.number(x), slot: slots["a"] ?? Rulebook.yearSlot)
      for question in 0..<law.questions {
        if let path {
          calculator.give(.number(Exact(path >> question & 1 + 1)), slot: slots["b\(question)"] ?? Rulebook.yearSlot)
        }
      }
      return try #require(try calculator.result(slots[name] ?? Rulebook.yearSlot).exact)
    }
    func place(_ number: Int) -> Exact { Exact(numerator: Int128(number), scale: 2) }
    let bit = Exact(numerator: 1, scale: 7)
    var steps: [Step] = []
    var moves: [Int: [Move]] = [:]
    for number in 0...count {
      let x = place(number)
      let path = try #require(try value("path", x).exactInt)
      let rise = try value("smooth", x.adding(bit), path: path).subtracting(value("smooth", x, path: path))
      var ahead: Exact?
      let behind = try value("path", x.adding(bit)).exactInt
      if behind == (try value("path", place(number + 1)).exactInt), behind == path ? number % 7 == 0 : !law.isRounded {
        let twice = try value("smooth", x.adding(bit).adding(bit)).subtracting(value("smooth", x.adding(bit)))
        ahead = try twice.divided(by: bit)
      }
      steps.append(
        Step(path: path, value: try value("rounded", x), slope: try rise.divided(by: bit), ahead: ahead))
      guard number > 0, steps[number - 1].path != path else { continue }
      moves[number] = try [place(number - 1), x].map { x in
        func move(_ name: String) throws -> Exact {
          try value(name, x, path: path).subtracting(value(name, x, path: steps[number - 1].path))
        }
        return Move(rounded: try move("rounded"), smooth: try move("smooth"))
      }
    }
    (self.steps, self.moves, noise) = (steps, moves, law.noise)
  }

  /// True if the slope at a step differs from the one before by more than a ten-thousandth.
  func bends(_ number: Int) -> Bool {
    let (before, after) = (steps[number - 1].slope.doubleValue, steps[number].slope.doubleValue)
    return abs(after - before) > max(abs(before), abs(after)) / 10_000
  }

  /// True if the amounts jump at a step; nil if rounding may be the cause.
  func jumps(_ number: Int) -> Bool? {
    guard let moves = moves[number] else { return false }
    let signs = moves.map { $0.rounded > 0 ? 1 : $0.rounded < 0 ? -1 : 0 }
    if signs[0] * signs[1] <= 0 { return false }
    let least = noise.doubleValue * 4
    return moves.allSatisfy { abs($0.smooth.doubleValue) > least && ($0.smooth > 0) == (signs[0] > 0) } ? true : nil
  }
}

/// Compares what was found with what is there.
struct KinkCheck {
  private let walk: Walk
  private var found: [Int: Kinks.Kink] = [:]
  private(set) var complaints: [String] = []
  private(set) var bends = 0
  private(set) var jumps = 0
  private(set) var joined = 0

  init(_ walk: Walk, _ kinks: [Kinks.Kink]) {
    self.walk = walk
    for kink in kinks {
      let number = (try? kink.at.multiplied(by: 100).exactInt) ?? nil
      if let number, found[number] == nil { found[number] = kink } else { complaints.append("twice at \(kink.at)") }
    }
  }

  mutating func run() {
    /// The slope that the list says to hold, and whether rounding may still take the rules to and fro.
    var slope = walk.steps[0].slope
    for number in 1..<walk.steps.count {
      let (before, after) = (walk.steps[number - 1], walk.steps[number])
      let kink = found[number]
      let jump = kink?.jump ?? 0
      if let must = walk.jumps(number), must != (jump != 0) {
        complain(number, must ? "a jump is missed" : "a false jump of \(jump)")
      }
      if jump != 0 {
        jumps += 1
        if (try? after.value.subtracting(before.value)) != jump { complain(number, "a wrong jump of \(jump)") }
      }
      let bend = kink.map { $0.before != $0.after } ?? false
      if bend { bends += 1 }
      switch (walk.bends(number), bend) {
      case (true, true):
        if kink?.before != before.slope { complain(number, "a wrong slope before") }
        slope = kink?.after ?? slope
        if kink?.after != after.slope { joined += 1 }
      case (false, true): complain(number, "a false bend")
      case (true, false):
        // To and fro by rounding, until the slope is the one that was said.
        if walk.moves[number] == nil || jump != 0 { complain(number, "a bend is missed") }
        joined += 1
      case (false, false): break
      }
    }
    if walk.steps.last?.slope != slope { complain(walk.steps.count - 1, "another slope at the end") }
  }

  private mutating func complain(_ number: Int, _ what: String) {
    let (before, after) = (walk.steps[number - 1], walk.steps[number])
    let kink = found[number].map { "\($0.before) → \($0.after) \($0.jump)" } ?? "none"
    complaints.append(
      "\(what) at \(number): \(before.slope) → \(after.slope), values \(before.value) → \(after.value), paths "
        + "\(before.path) → \(after.path), found \(kink), moves \(walk.moves[number].map { "\($0)" } ?? "none")")
  }
}
