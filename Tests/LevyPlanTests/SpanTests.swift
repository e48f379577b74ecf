import CLevyKernels
import Testing

@testable import LevyPlan

/// The spans of the second proof contain each possible number: tried exhaustively for small spans.
@Suite struct SpanTests {
  /// Spans about zero, some of multiples only.
  private static let spans = [
    Span(-6, -2), Span(-4), Span(-3, 0), Span(-2, 2), Span(-1, 4), Span(0), Span(0, 3), Span(1, 5), Span(2), Span(5, 8),
    Span(-6, 6, step: 3), Span(0, 6, step: 2), Span(-8, 4, step: 4),
  ]

  /// Far more often than `#expect` could say it.
  private func check(_ isTrue: Bool, _ words: @autoclosure () -> String) { if !isTrue { Issue.record("\(words())") } }

  private static func numbers(_ span: Span) -> [Int] {
    (Int(span.low)...Int(span.high)).filter { span.step == 0 || $0 % Int(span.step) == 0 }
  }

  private static func holds(_ span: Span?, _ number: Int) -> Bool {
    guard let span, span.low <= number, number <= span.high else { return false }
    return span.step == 0 ? number == 0 : number % Int(span.step) == 0
  }

  private static func floor(_ a: Int, _ b: Int) -> Int { a / b - (a % b != 0 && (a < 0) != (b < 0) ? 1 : 0) }

  @Test func resultsOfTwo() {
    for a in Self.spans {
      for b in Self.spans {
        let (few, more) = (Self.numbers(a), Self.numbers(b))
        var quotients: Set<Int> = []
        for x in few {
          for y in more {
            check(Self.holds(a.adding(b), x + y) && Self.holds(a.subtracting(b), x - y), "\(a) \(b) \(x) \(y)")
            check(Self.holds(a.multiplied(by: b), x * y), "\(a) \(b) \(x) \(y)")
            check(Self.holds(a.minimum(b), min(x, y)) && Self.holds(a.maximum(b), max(x, y)), "\(a) \(b) \(x) \(y)")
            check(Self.holds(a.isLess(b, orEqual: false), x < y ? 1 : 0), "\(a) \(b) \(x) \(y)")
            check(Self.holds(a.isLess(b, orEqual: true), x <= y ? 1 : 0), "\(a) \(b) \(x) \(y)")
            check(Self.holds(a.equals(b), x == y ? 1 : 0), "\(a) \(b) \(x) \(y)")
            if y != 0 { quotients.formUnion([Self.floor(x, y), -Self.floor(-x, y)]) }
            if x == y { #expect(Self.holds(a.cut(to: b), x), "\(a) \(b) \(x)") }
          }
        }
        if let span = a.quotients(by: b) {
          check(quotients.allSatisfy { span.low <= $0 && $0 <= span.high }, "\(a) \(b) \(quotients)")
        } else {
          #expect(quotients.isEmpty)
        }
        // No further than the numbers go.
        #expect(a.adding(b).low == a.low + b.low && a.adding(b).high == a.high + b.high)
        #expect(a.subtracting(b).low == a.low - b.high && a.subtracting(b).high == a.high - b.low)
        let joined = a.joined(b)
        #expect((few + more).allSatisfy { Self.holds(joined, $0) } && joined.low == min(a.low, b.low))
        #expect((a.cut(to: b) == nil) == (a.high < b.low || b.high < a.low))
      }
    }
  }

  @Test func resultsOfOne() {
    for a in Self.spans {
      let numbers = Self.numbers(a)
      check(numbers.allSatisfy { Self.holds(a.absolute, abs($0)) && Self.holds(a.negated, -$0) }, "\(a)")
      #expect(a.containsZero == (a.low <= 0 && a.high >= 0))
      #expect(a.magnitude == max(a.low.magnitude, a.high.magnitude))
    }
  }

  /// The results of instructions on two numbers, in arithmetic of the tests' own.
  private static let operations: [(levy_operation, @Sendable (Int, Int) -> Int?)] = [
    (.ADD, { $0 + $1 }), (.SUBTRACT, { $0 - $1 }), (.MULTIPLY, { $0 * $1 }), (.MINIMUM, { min($0, $1) }),
    (.MAXIMUM, { max($0, $1) }), (.LESS, { $0 < $1 ? 1 : 0 }), (.LESS_OR_EQUAL, { $0 <= $1 ? 1 : 0 }),
    (.EQUAL, { $0 == $1 ? 1 : 0 }), (.FLOOR_QUOTIENT, { $1 == 0 ? nil : floor($0, $1) }),
    (.CEIL_QUOTIENT, { $1 == 0 ? nil : -floor(-$0, $1) }), (.TRUNCATE_QUOTIENT, { $1 == 0 ? nil : $0 / $1 }),
  ]

  /// The same with a constant as the second.
  private static let constantOperations: [(levy_operation, @Sendable (Int, Int) -> Int?)] = [
    (.ADD_CONSTANT, { $0 + $1 }), (.SCALE, { $0 * $1 }), (.MINIMUM_CONSTANT, { min($0, $1) }),
    (.MAXIMUM_CONSTANT, { max($0, $1) }), (.LESS_CONSTANT, { $0 < $1 ? 1 : 0 }),
    (.LESS_OR_EQUAL_CONSTANT, { $0 <= $1 ? 1 : 0 }), (.EQUAL_CONSTANT, { $0 == $1 ? 1 : 0 }),
    (.FLOOR_BY, { $1 < 1 ? nil : floor($0, $1) }), (.CEIL_BY, { $1 < 1 ? nil : -floor(-$0, $1) }),
    (.TRUNCATE_BY, { $1 < 1 ? nil : $0 / $1 }), (.DIVIDE, { $1 < 1 || $0 % $1 != 0 ? nil : $0 / $1 }),
    (.ROUND_BY, { $1 < 1 ? nil : ($0 < 0 ? -1 : 1) * floor(2 * abs($0) + $1, 2 * $1) }),
    (.INDIVISIBLE, { $1 < 1 || $0 % $1 == 0 ? nil : $0 }), (.ABSOLUTE, { a, _ in abs(a) }),
  ]

  /// Results are in the spans of results, and what is implied of operands is true of all that have such a result.
  @Test func instructions() {
    let answers = [Span(0), Span(1), Span(0, 1), Span(-3, 2), Span(2, 9), Span(-20, -1)]
    for (operations, isConstant) in [(Self.operations, false), (Self.constantOperations, true)] {
      for (operation, compute) in operations {
        for a in Self.spans {
          for b in isConstant ? (-4...8).map({ Span($0) }) : Self.spans {
            var program = ColumnProgram()
            let (x, y) = (program.addInput(), program.addInput())
            _ =
              isConstant
              ? program.add(operation, x, constant: Double(b.low)) : program.add(operation, x, y)
            let instruction = program.instructions[0]
            let result = instruction.applied(to: isConstant ? [a] : [a, b], [])
            let implied = answers.map { answer in instruction.implied(by: answer, []) { $0 == x ? a : b } }
            for first in Self.numbers(a) {
              for second in Self.numbers(b) {
                guard let number = compute(first, second) else { continue }
                check(Self.holds(result.span, number), "\(operation.rawValue) \(first) \(second)")
                for (answer, implied) in zip(answers, implied) where Self.holds(answer, number) {
                  for (column, span) in implied {
                    let operand = column == x ? first : second
                    if operand < span.low || operand > span.high {
                      Issue.record("\(operation.rawValue) of \(first), \(second): \(answer) implies \(span)")
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
}
