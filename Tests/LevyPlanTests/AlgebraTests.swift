import ExactNumbers
import LevyPlan
import Testing

@Suite struct AlgebraTests {
  private static let (a, b) = (Node(0), Node(1))

  static let operations: [Expression] = [
    .sum(a, b), .difference(a, b), .product(a, b), .quotient(a, b), .minimum(a, b), .maximum(a, b), .magnitude(a),
    .rounded(.down, a, step: 1), .rounded(.up, a, step: 100),
    .rounded(.halfEven, a, step: Exact(numerator: 1, scale: 2)),
    .rounded(.halfAwayFromZero, a, step: 7), .rounded(.towardZero, a, step: 36), .rounded(.halfTowardZero, a, step: 1),
  ]

  @Test("what an operation makes of numbers lies in what it makes of ranges with them", arguments: operations)
  func inclusion(_ operation: Expression) throws {
    let numbers = [-12345, -366, -101, -37, -3, -1, 0, 1, 2, 6, 50, 99, 1000, 98765].flatMap { number in
      [1, 3, 100].compactMap { try? Exact(number).divided(by: Exact($0)) }
    }
    var checked = 0
    for (place, x) in numbers.enumerated() {
      for (other, y) in numbers.enumerated() where (place * 7 + other) % 3 == 0 {
        let (p, q) = (numbers[(place * 5 + 2) % numbers.count], numbers[(other * 11 + 5) % numbers.count])
        let ranges = [Interval(min(x, p), max(x, p)), Interval(min(y, q), max(y, q))]
        if case .quotient = operation, ranges[1].containsZero {
          #expect(throws: ExactError.divisionByZero) { try operation.evaluated { ranges[$0.index] } }
          continue
        }
        let range = try #require(try operation.evaluated { ranges[$0.index] })
        for (one, two) in [(x, y), (p, q), (x, q)] {
          let value = try #require(try operation.evaluated { [one, two][$0.index] })
          #expect(value >= range.low && value <= range.high, "\(operation) of \(one), \(two)")
          checked += 1
        }
      }
    }
    #expect(checked > 500)
  }

  @Test("an operation of numbers is that of ranges of one number each", arguments: operations)
  func points(_ operation: Expression) throws {
    for (x, y) in [(5, 3), (-7, 2), (250, -9)] {
      let pair = [Exact(x), Exact(y)]
      let value = try #require(try operation.evaluated { pair[$0.index] })
      #expect(try operation.evaluated { Interval(pair[$0.index]) } == Interval(value))
    }
  }

  @Test("what is no operation has no value of operands")
  func leaves() throws {
    let leaves: [Expression] = [.constant(1), .fact(Atom(number: 3)), .chosen(Atom(number: 3), values: [1, 2])]
    for leaf in leaves { #expect(try leaf.evaluated { _ in Exact(1) } == nil) }
  }
}
