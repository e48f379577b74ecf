import ExactNumbers
import Testing

@Suite struct Powers {
  @Test(
    arguments: lines(
      """
      2 10 1024
      2 0 1
      0 0 1
      0 5 0
      0 -1 divisionByZero
      0 0.5 exponentNotWhole
      -2 3 -8
      -2 2 4
      2 -3 0.125
      3 -2 1/9
      2/3 3 8/27
      2/3 -1 1.5
      1.5 2.0 2.25
      0.1 38 0.00000000000000000000000000000000000001
      0.1 39 overflow
      10 38 100000000000000000000000000000000000000
      10 39 overflow
      2 126 85070591730234615865843651857942052864
      2 127 overflow
      -2 127 overflow
      1 10000 1
      1 10001 exponentTooLarge
      -1 9999 -1
      -1 -9999 -1
      -1 -10001 exponentTooLarge
      2 1/2 exponentNotWhole
      2 9223372036854775807 exponentTooLarge
      2 -9223372036854775808 exponentTooLarge
      2 9223372036854775808 exponentTooLarge
      """))
  func table(row: [String]) throws {
    let (base, exponent) = (try Exact.of(row[0]), try Exact.of(row[1]))
    #expect(outcome { try base.power(exponent) } == row[2])
  }

  @Test func isRepeatedMultiplication() throws {
    for sample in Sample.small {
      var product: Exact = 1
      for exponent in 0...6 {
        #expect(try sample.exact.power(Exact(exponent)) == product, "\(sample)^\(exponent)")
        if sample.exact != 0 {
          #expect(try sample.exact.power(Exact(-exponent)).multiplied(by: product) == 1, "\(sample)^-\(exponent)")
        }
        product = try product.multiplied(by: sample.exact)
      }
    }
  }
}
