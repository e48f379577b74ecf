import ExactNumbers
import Testing

@Suite struct Doubles {
  static let readings: [(Double, String)] = [
    (0.42, "0.42"), (0.1, "0.1"), (-2.5, "-2.5"), (0.0, "0"), (-0.0, "0"), (3.0, "3"), (1e15, "1000000000000000"),
    (-1e15, "-1000000000000000"), (999_999_999_999_999.0, "999999999999999"), (1e22, "10000000000000000000000"),
    (1e38, "100000000000000000000000000000000000000"), (1e-7, "0.0000001"), (123456.789012345, "123456.789012345"),
    (1e-38, "0.00000000000000000000000000000000000001"), (0.1 + 0.2, "tooManyDigits"), (1.1 * 1.1, "tooManyDigits"),
    (1.0 / 3.0, "tooManyDigits"), (9_007_199_254_740_993.0, "tooManyDigits"), (1e15 + 1, "tooManyDigits"),
    (Double.leastNonzeroMagnitude, "overflow"), (1e39, "overflow"),
    (1e308, "overflow"), (1e-39, "overflow"), (Double.nan, "notFinite"),
    (Double.infinity, "notFinite"), (-Double.infinity, "notFinite"), (Double.greatestFiniteMagnitude, "tooManyDigits"),
  ]

  @Test(arguments: readings)
  func table(double: Double, expected: String) {
    #expect(outcome { try Exact(shortest: double) } == expected)
  }

  @Test func aLiteralKeepsItsValue() throws {
    #expect(try Exact(shortest: 0.42) == Exact(numerator: 42, scale: 2))
    for hundredths in -20_000...20_000 {
      let number = Exact(numerator: Int128(hundredths), scale: 2)
      guard let double = Double(number.description), let read = try? Exact(shortest: double), read == number else {
        Issue.record("\(number)")
        continue
      }
    }
  }

  @Test(
    arguments: lines(
      """
      0.42 0.42
      -12.5 -12.5
      1/4 0.25
      170141183460469231731687303715884105727 1.7014118346046923e38
      """))
  func forCharts(row: [String]) throws {
    #expect(try Exact.of(row[0]).doubleValue == #require(Double(row[1])))
    #expect(try abs(Exact.of("1/3").doubleValue - 1.0 / 3.0) < 1e-15)
  }
}
