import ExactNumbers
import Testing

/// An operation on the package's numbers, and the same on plain fractions.
struct Operation: Sendable {
  var name: String
  var exact: @Sendable (Exact, Exact) throws -> Exact
  var plain: @Sendable (Fraction, Fraction) -> Fraction
}

@Suite struct Arithmetic {
  /// The operations of both kinds of number, whose results must agree.
  static let operations: [Operation] = [
    Operation(name: "+", exact: { try $0 + $1 }, plain: { $0 + $1 }),
    Operation(name: "-", exact: { try $0 - $1 }, plain: { $0 - $1 }),
    Operation(name: "*", exact: { try $0 * $1 }, plain: { $0 * $1 }),
    Operation(name: "/", exact: { try $0 / $1 }, plain: { $0 / $1 }),
  ]

  /// The cases in which an operation gives another result than plain fractions, or one in a wrong form.
  static func disagreements(_ a: Sample, _ b: Sample) -> [String] {
    operations.compactMap { operation in
      let name = operation.name
      if name == "/", b.fraction.top == 0 {
        return outcome { try operation.exact(a.exact, b.exact) } == "divisionByZero" ? nil : "\(a) / 0"
      }
      guard let result = try? operation.exact(a.exact, b.exact) else { return "\(a) \(name) \(b) throws" }
      let isRight = result.fraction == operation.plain(a.fraction, b.fraction) && result.isWellFormed
      return isRight ? nil : "\(a) \(name) \(b) = \(result)"
    }
  }

  @Test func agreesWithPlainFractionsOnSmallNumbers() {
    var wrong: [String] = []
    for a in Sample.small {
      #expect(a.exact.isWellFormed && a.exact.fraction == a.fraction)
      for b in Sample.small { wrong += Self.disagreements(a, b) }
    }
    #expect(wrong == [])
  }

  @Test func agreesWithPlainFractionsOnRandomNumbers() {
    var generator = SplitMix(state: 1)
    var wrong: [String] = []
    for _ in 0..<6_000 { wrong += Self.disagreements(.random(&generator), .random(&generator)) }
    #expect(wrong == [])
  }

  @Test func obeysTheLawsOfArithmetic() throws {
    var generator = SplitMix(state: 2)
    for _ in 0..<3_000 {
      let (a, b) = (Sample.random(&generator).exact, Sample.random(&generator).exact)
      let c = Sample.random(&generator).exact
      let all = "\(a), \(b), \(c)"
      #expect(try a.adding(b) == b.adding(a), "\(all)")
      #expect(try a.multiplied(by: b) == b.multiplied(by: a), "\(all)")
      #expect(try a.adding(b).adding(c) == a.adding(b.adding(c)), "\(all)")
      #expect(try a.multiplied(by: b.adding(c)) == a.multiplied(by: b).adding(a.multiplied(by: c)), "\(all)")
      #expect(try a.subtracting(b) == b.subtracting(a).negated, "\(all)")
      if b != 0 { #expect(try a.divided(by: b).multiplied(by: b) == a, "\(all)") }
      #expect(a.negated.negated == a && a.magnitude >= 0 && (a.magnitude == a || a.magnitude == a.negated), "\(all)")
    }
  }

  @Test(
    arguments: lines(
      """
      1/3 + 2/3 1
      1/3 * 3 1
      1/6 + 1/6 1/3
      1/6 + 1/3 0.5
      1/3 - 1/3 0
      2/3 / 1/3 2
      1/3 / 1099511627776 1/3298534883328
      -1/3 * -3 1
      5 / -15 -1/3
      1 / 8 0.125
      25 * 0.04 1
      1 / 3 1/3
      7 / 0.1 70
      0.7 / 1000 0.0007
      0 / -3 0
      """))
  func fractionsComeBackToDecimals(row: [String]) throws {
    let operation = try #require(Self.operations.first { $0.name == row[1] })
    let result = try operation.exact(.of(row[0]), .of(row[2]))
    #expect(result.description == row[3])
    #expect(result.isDecimal == !row[3].contains("/"))
    #expect(result.isWellFormed)
  }

  @Test(
    arguments: lines(
      """
      7 3 2 1
      -7 3 -3 2
      7 -3 -3 -2
      -7 -3 2 -1
      6 3 2 0
      -6 3 -2 0
      7.5 2 3 1.5
      -0.01 1 -1 0.99
      0 5 0 0
      1 1/3 3 0
      1/2 1/3 1 1/6
      -1/2 1/3 -2 1/6
      14415 36 400 15
      """))
  func floorDivisionAndItsRest(row: [String]) throws {
    let (a, b) = (try Exact.of(row[0]), try Exact.of(row[1]))
    #expect(try a.floorDivided(by: b).description == row[2])
    #expect(try a.modulo(b).description == row[3])
  }

  @Test func floorDivisionAndItsRestMakeUpTheNumber() throws {
    var wrong: [String] = []
    for a in Sample.small {
      for b in Sample.small where b.fraction.top != 0 {
        let (quotient, rest) = (try a.exact.floorDivided(by: b.exact), try a.exact.modulo(b.exact))
        let isWhole = quotient.isWhole && quotient.fraction.floor == (a.fraction / b.fraction).floor
        let isBelowDivisor = rest.magnitude < b.exact.magnitude && (rest == 0 || (rest < 0) == (b.exact < 0))
        let sum = try quotient.multiplied(by: b.exact).adding(rest)
        if !isWhole || !isBelowDivisor || sum != a.exact { wrong.append("\(a) // \(b) = \(quotient) rest \(rest)") }
      }
    }
    #expect(wrong == [])
    #expect(outcome { try Exact(1).floorDivided(by: 0) } == "divisionByZero")
    #expect(outcome { try Exact(1).modulo(0) } == "divisionByZero")
  }
}
