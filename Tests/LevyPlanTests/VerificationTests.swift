import CLevyKernels
import Testing

@testable import LevyPlan

/// The proof about programs: numbers are exact for all rows that need them, and no more than that is required.
@Suite struct VerificationTests {
  private static let million = -1_000_000...1_000_000

  /// The faults in a program of two facts.
  private func faults(
    _ first: ClosedRange<Int> = million, _ second: ClosedRange<Int> = million,
    _ make: (inout ColumnProgram, Register, Register) -> Register
  ) -> [String] {
    var program = ColumnProgram()
    let (a, b) = (program.addInput(), program.addInput())
    let result = make(&program, a, b)
    return program.faults(inputs: [(a, first), (b, second)], outputs: [result])
  }

  @Test func numbersBeyondColumns() {
    #expect(faults { $0.add(.MULTIPLY, $1, $2) }.isEmpty)
    #expect(faults(0...1 << 40) { $0.add(.MULTIPLY, $1, $2) }.count > 0)
    #expect(faults(0...1 << 40, 0...1 << 10) { $0.add(.MULTIPLY, $1, $2) }.isEmpty)
    #expect(faults(0...1 << 40, 0...1 << 10 + 1) { $0.add(.MULTIPLY, $1, $2) }.count > 0)
    #expect(faults { program, a, _ in program.add(.SCALE, a, constant: 2e9) }.count > 0)
    #expect(faults { program, _, _ in program.add(.CONSTANT, constant: 1e24) }.count > 0)
    #expect(faults { program, _, _ in program.add(.CONSTANT, constant: 0x1p50 + 1) }.count > 0)
    #expect(faults { program, _, _ in program.add(.CONSTANT, constant: 0.5) }.count > 0)
    #expect(faults { program, a, _ in program.add(.MAXIMUM_CONSTANT, a, constant: 1e24) }.count > 0)
  }

  @Test func wideNumbers() {
    func wide(_ constant: Int128) -> [String] {
      faults { program, a, _ in
        let product = program.add(.WIDE_MULTIPLY, program.add(.WIDEN, a), program.add(wideConstant: constant))
        return program.add(
          .NARROW, program.add(.WIDE_FLOOR_QUOTIENT, product, program.add(wideConstant: constant)))
      }
    }
    #expect(wide(1 << 99).isEmpty)
    #expect(wide(1 << 101).count > 0)
    #expect(
      faults { program, a, _ in
        program.add(
          .NARROW, program.add(.WIDE_ADD, program.add(.WIDEN, a), program.add(wideConstant: 1 << 50)))
      }.count > 0)
  }

  /// A kernel reads columns of one width; only what chooses is narrow for both.
  @Test func widthsOfColumns() {
    #expect(
      faults { program, a, b in
        let chooser = program.add(.LESS, a, b)
        return program.add(.NARROW, program.add(.WIDE_SELECT, program.add(.WIDEN, a), program.add(.WIDEN, b), chooser))
      }.isEmpty)
    #expect(
      faults { program, a, b in
        let chooser = program.add(.WIDEN, program.add(.LESS, a, b))
        return program.add(.SELECT, a, b, chooser)
      }.count > 0)
    #expect(
      faults { program, a, b in
        program.add(.NARROW, program.add(.WIDE_SELECT, a, program.add(.WIDEN, b), program.add(.LESS, a, b)))
      }.count > 0)
    #expect(faults { program, a, b in program.add(.ADD, a, program.add(.WIDEN, b)) }.count > 0)
    #expect(
      faults { program, a, b in program.add(.NARROW, program.add(.WIDE_ADD, program.add(.WIDEN, a), b)) }.count > 0)
  }

  @Test func divisors() {
    for divisor in [0, -1, 0x1p51, 0.5] {
      #expect(faults { program, a, _ in program.add(.FLOOR_BY, a, constant: divisor) }.count > 0)
      #expect(faults { program, a, _ in program.add(.INDIVISIBLE, a, constant: divisor) }.count > 0)
    }
    #expect(faults { program, a, _ in program.add(.ROUND_BY, a, constant: 0x1p50) }.isEmpty)
    #expect(faults { program, a, b in program.add(.ROUND_EVEN_QUOTIENT, a, b) }.isEmpty)
  }

  /// Numbers that only some rows need have to be exact only there.
  @Test func answersNarrowWhatIsNeeded() {
    func chosen(_ limit: Double) -> [String] {
      faults { program, a, b in
        let isSmall = program.add(.LESS_CONSTANT, a, constant: limit)
        return program.select(program.add(.SCALE, a, constant: 2e9), b, isSmall)
      }
    }
    // Above, there is no limit below.
    #expect(chosen(1e5).count > 0)
    func between(_ low: Double, _ high: Double) -> [String] {
      faults { program, a, b in
        let (isBelow, isSmall) = (
          program.add(.LESS_CONSTANT, a, constant: low), program.add(.LESS_CONSTANT, a, constant: high)
        )
        let scaled = program.add(.SCALE, a, constant: 2e9)
        return program.select(b, program.select(scaled, b, isSmall), isBelow)
      }
    }
    #expect(between(-1_000, 1_000).isEmpty)
    #expect(between(-1_000, 2_000_000).count > 0)
    #expect(between(-3_000_000, 1_000).count > 0)
    #expect(
      faults(0...1 << 30, 0...1) { program, a, b in
        let scaled = program.add(.SCALE, program.add(.ADD_CONSTANT, a, constant: 1), constant: 0x1p30)
        return program.select(scaled, b, program.add(.LESS_OR_EQUAL_CONSTANT, a, constant: 0x1p20 - 1))
      }.isEmpty)
    #expect(
      faults(0...1 << 30, 0...1) { program, a, b in
        let scaled = program.add(.SCALE, program.add(.ADD_CONSTANT, a, constant: 1), constant: 0x1p30)
        return program.select(scaled, b, program.add(.LESS_OR_EQUAL_CONSTANT, a, constant: 0x1p20))
      }.count > 0)
  }

  /// Knowledge of a multiple is knowledge of the number itself, unless the factor is zero.
  @Test func answersAboutMultiples() {
    func faults(_ limit: Double, by factor: Double) -> [String] {
      self.faults(0...1 << 30, 0...1) { program, a, b in
        let isSmall = program.add(
          .LESS_OR_EQUAL_CONSTANT, program.add(.SCALE, a, constant: factor), constant: limit)
        return program.select(program.add(.SCALE, a, constant: 0x1p30), b, isSmall)
      }
    }
    #expect(faults(0x1p22 - 1, by: 4).isEmpty)
    #expect(faults(0x1p22 + 4, by: 4).count > 0)
    #expect(faults(0x1p22, by: 0).count > 0)
  }

  /// A proof that would go too deep is none, and takes no more of the stack.
  @Test func deepPrograms() {
    func chain(_ length: Int) -> [String] {
      faults(0...1 << 30, 0...1) { program, a, b in
        let isSmall = program.add(.LESS_OR_EQUAL_CONSTANT, a, constant: 0x1p10)
        var sum = program.select(program.add(.SCALE, a, constant: 0x1p30), b, isSmall)
        for _ in 0..<length { sum = program.add(.ADD, sum, b) }
        return sum
      }
    }
    #expect(chain(100).isEmpty)
    #expect(chain(10_000).count > 0)
  }

  /// For a sum with a choice, each branch may be exact where the sum of the widest ranges is not.
  @Test func choicesAreTried() {
    // Also where a choice whose answer is known stands before it.
    for isBehindAnother in [false, true] {
      #expect(
        faults(0...1 << 49, 0...1) { program, a, b in
          let isSmall = program.add(.LESS_CONSTANT, a, constant: 0x1p48)
          let other = program.select(
            program.add(.ADD_CONSTANT, b, constant: 0x1p49 + 0x1p48 - 1), b, isSmall)
          let isKnown = program.add(.LESS_CONSTANT, b, constant: 5)
          return program.add(.ADD, isBehindAnother ? program.add(.SELECT, a, b, isKnown) : a, other)
        }.isEmpty)
    }
  }
}
