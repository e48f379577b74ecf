import ExactNumbers
import Testing

@Suite struct Printing {
  /// value, then printed with at least 2 digits: plain, english, german.
  @Test(
    arguments: lines(
      """
      0 0.00 0.00 0,00
      5 5.00 5.00 5,00
      -5 -5.00 -5.00 -5,00
      0.5 0.50 0.50 0,50
      -0.003 -0.003 -0.003 -0,003
      12.345 12.345 12.345 12,345
      999 999.00 999.00 999,00
      1000 1000.00 1,000.00 1.000,00
      -1234567.8 -1234567.80 -1,234,567.80 -1.234.567,80
      100000 100000.00 100,000.00 100.000,00
      1/3 1/3 1/3 1/3
      """))
  func atLeastTwoDigits(row: [String]) throws {
    let number = try Exact.of(row[0])
    let texts = [NumberStyle.plain, .english, .german].map { number.formatted(minimumFractionDigits: 2, style: $0) }
    #expect(texts == Array(row[1...]))
  }

  /// value, digits, the text.
  @Test(
    arguments: lines(
      """
      1.005 2 1.01
      -1.005 2 -1.01
      1.004 2 1.00
      -0.004 2 0.00
      1/3 2 0.33
      2/3 0 1
      2.5 0 3
      7 3 7.000
      1 -4 1
      0.999 2 1.00
      1234.5 0 1235
      """))
  func exactlySoManyDigits(row: [String]) throws {
    #expect(try Exact.of(row[0]).formatted(fractionDigits: Int(row[1])) == row[2])
  }

  @Test func trailingZerosAreNotPrinted() {
    #expect(Exact(numerator: 2500, scale: 3).description == "2.5")
    #expect(Exact(numerator: 3000, scale: 3).description == "3")
    #expect(Exact(numerator: 0, scale: 38).description == "0")
    #expect(Exact(numerator: 2500, scale: 3).formatted(minimumFractionDigits: -1) == "2.5")
  }

  @Test func whatIsPrintedIsReadBack() throws {
    var generator = SplitMix(state: 5)
    let edges = [Int128.max, -Int128.max, 1, -1, 0, 1000, 999].flatMap { digits in
      (0...38).map { Exact(numerator: digits, scale: $0) }
    }
    let random = (0..<3_000).map { _ in
      let digits = Int128.random(in: -Int128.max...Int128.max, using: &generator)
      let shift = Int128.random(in: 0...126, using: &generator)
      return Exact(numerator: digits >> shift, scale: Int.random(in: 0...38, using: &generator))
    }
    for number in edges + random {
      for style in [NumberStyle.plain, .english, .german] {
        let text = number.formatted(minimumFractionDigits: 0, style: style)
        #expect(try Exact(parsing: text, style: style) == number, "\(text)")
      }
    }
  }

  /// Doubles of numbers of any size are those of the standard library, or almost.
  @Test func doublesAreNear() throws {
    var most: Int128 = 1
    for bits in 1...126 {
      most = most * 2 - (bits % 3 == 0 ? 1 : 0)
      for numerator in [most, -most, most / 3, -most / 7] {
        for number in [
          Exact(numerator: numerator, scale: 0), Exact(numerator: numerator, scale: 21),
          try Exact(numerator: numerator, denominator: most / 11 * 7 + 1),
        ] {
          let power = (0..<number.scale).reduce(Int128(1)) { power, _ in power * 10 }
          let bottom = number.isDecimal ? power : number.divisor
          let expected = Double(number.numerator) / Double(bottom)
          #expect(abs(number.doubleValue - expected) <= 2 * expected.ulp, "\(number)")
        }
      }
    }
    #expect(Exact(numerator: -1, scale: 2).doubleValue == -0.01 && Exact(1 << 53).doubleValue == 0x1p53)
  }
}
