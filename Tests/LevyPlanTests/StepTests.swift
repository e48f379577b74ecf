import CLevyKernels
import Testing

/// Operations that make a number and round or bound it at once, against 128-bit arithmetic.
@Suite struct StepTests {
  struct Made: Sendable, CustomTestStringConvertible {
    let code: levy_operation
    /// Constants k, m and n.
    let constants: [Int128]
    /// The number of operands.
    let reads: Int
    /// The number, and the parts that must be exact on the way.
    let meaning: @Sendable (_ a: Int128, _ b: Int128, _ c: Int128) -> (number: Int128, parts: [Int128])
    var testDescription: String { "\(String(cString: levy_operation_meaning(code))) \(constants)" }
  }

  static let made: [Made] = [[2, -3, 5], [1, -1, 0], [-1, 1, 0], [100, 7, -100], [3, 1, 1]].flatMap { constants in
    let (k, m, n) = (Int128(constants[0]), Int128(constants[1]), Int128(constants[2]))
    func made(
      _ code: levy_operation, reads: Int = 2,
      _ meaning: @escaping @Sendable (_ a: Int128, _ b: Int128, _ c: Int128) -> (number: Int128, parts: [Int128])
    ) -> Made { Made(code: code, constants: [k, m, n], reads: reads, meaning: meaning) }
    return [
      made(.SCALE_ADD, reads: 1) { a, _, _ in (a * k + m, [a * k]) },
      made(.COMBINE) { a, b, _ in (a * k + b * m + n, [a * k, b * m, a * k + b * m]) },
      made(.SUM, reads: 3) { a, b, c in
        (a * k + b * m + c * n, [a * k, b * m, c * n, a * k + b * m])
      },
      made(.MULTIPLY_ADD) { a, b, _ in (a * (b * k + n) + m, [b * k, b * k + n, a * (b * k + n)]) },
      made(.LEAST) { a, b, _ in (min(a * k, b * m), [a * k, b * m]) },
      made(.GREATEST) { a, b, _ in (max(a * k, b * m), [a * k, b * m]) },
    ]
  }

  /// The steps on a number, in the order of the operations.
  static let steps: [@Sendable (_ x: Int128, _ d: Int128) -> Int128] = [
    { x, _ in x }, { KernelTests.floor($0, $1) }, { -KernelTests.floor(-$0, $1) }, { KernelTests.round($0, $1) },
    { min($0, $1) }, { max($0, $1) },
  ]

  @Test("a number is made and then rounded or bounded", arguments: made)
  func steps(_ made: Made) {
    var checked = 0
    let numbers = KernelTests.numbers
    for (step, wanted) in Self.steps.enumerated() {
      for (round, d) in KernelTests.divisors.enumerated() {
        var block = block(made, step, d)
        let pairs = numbers.indices.map { place -> (a: Int128, b: Int128, c: Int128) in
          // Products are of small numbers.
          let other = numbers[(place * 11 + round) % numbers.count]
          let third = numbers[(place * 5 + round + 1) % numbers.count]
          return (numbers[place], made.code == .MULTIPLY_ADD ? other % 4096 : other, third)
        }
        for start in stride(from: 0, to: pairs.count, by: Int(LEVY_BLOCK)) {
          let part = pairs[start..<min(start + Int(LEVY_BLOCK), pairs.count)]
          for (row, (a, b, c)) in part.enumerated() { block.fill(row, Double(a), Double(b), Double(c)) }
          let results = block.run(part.count)
          for (result, (a, b, c)) in zip(results, part) {
            let (number, parts) = made.meaning(a, b, c)
            guard abs(number) <= 1 << 50, parts.allSatisfy({ abs($0) <= 1 << 53 }) else { continue }
            checked += 1
            #expect(Double(wanted(number, d)) == result, "step \(step) a=\(a) b=\(b) c=\(c) d=\(d): \(result)")
          }
        }
      }
    }
    #expect(checked > 1000)
  }

  @Test("a mark in any operand marks what is made", arguments: made)
  func marks(_ made: Made) {
    for step in Self.steps.indices {
      for marked in 0..<made.reads {
        var block = block(made, step, 2)
        let numbers = (0..<3).map { $0 == marked ? Double.nan : 3 }
        block.fill(0, numbers[0], numbers[1], numbers[2])
        #expect(block.run(1)[0].isNaN, "step \(step) operand \(marked)")
      }
    }
  }

  private func block(_ made: Made, _ step: Int, _ d: Int128) -> Block {
    let code = levy_operation(rawValue: made.code.rawValue + UInt32(step)) ?? made.code
    var block = Block(code, k: made.constants[0], m: made.constants[1])
    (block.instruction.offset, block.instruction.bound) = (Double(made.constants[2]), Double(d))
    return block
  }
}
