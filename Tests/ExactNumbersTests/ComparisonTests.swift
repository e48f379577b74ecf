import ExactNumbers
import Testing

@Suite struct Comparison {
  @Test func ordersAsPlainFractionsDo() {
    var wrong: [String] = []
    for a in Sample.small {
      for b in Sample.small {
        if (a.exact < b.exact) != (a.fraction < b.fraction) { wrong.append("\(a) < \(b)") }
        if (a.exact == b.exact) != (a.fraction == b.fraction) { wrong.append("\(a) == \(b)") }
        if a.exact == b.exact, a.exact.hashValue != b.exact.hashValue { wrong.append("hashes of \(a) and \(b)") }
      }
    }
    #expect(wrong == [])
  }

  @Test func trailingZerosDoNotCount() {
    for digits: Int128 in [-25, 0, 1, 25] {
      var forms: Set<Exact> = []
      var power: Int128 = 1
      for scale in 0...36 {
        let form = Exact(numerator: digits * power, scale: scale)
        #expect(form == Exact(numerator: digits, scale: 0))
        forms.insert(form)
        power *= 10
      }
      #expect(forms.count == 1)
    }
  }

  /// Numbers so near each other, or so large, that a product of their parts needs more than 128 bits.
  @Test func comparesWhatNeedsTwiceTheBits() throws {
    let most = Int128.max
    let ascending = [
      Exact(numerator: -most, scale: 0), Exact(numerator: -most, scale: 1), Exact(numerator: -1, scale: 38), 0,
      Exact(numerator: 1, scale: 38), try Exact(numerator: most - 2, denominator: most - 1),
      try Exact(numerator: most - 1, denominator: most), 1, try Exact(numerator: most, denominator: most - 1),
      Exact(numerator: most, scale: 38), Exact(numerator: most, scale: 1), Exact(numerator: most - 1, scale: 0),
      Exact(numerator: most, scale: 0),
    ]
    for (i, a) in ascending.enumerated() {
      for (j, b) in ascending.enumerated() {
        #expect((a < b) == (i < j), "\(a) and \(b)")
        #expect((a == b) == (i == j), "\(a) and \(b)")
      }
    }
  }

  @Test(
    arguments: lines(
      """
      2.50 no 1 -
      3.00 yes 0 3
      -3 yes 0 -3
      0.00 yes 0 0
      1/3 no - -
      9223372036854775807 yes 0 9223372036854775807
      9223372036854775808 yes 0 -
      """))
  func wholeness(row: [String]) throws {
    let number = try Exact.of(row[0])
    #expect(number.isWhole == (row[1] == "yes"))
    #expect(number.fractionDigits == Int(row[2]))
    #expect(number.exactInt == Int(row[3]))
    // The same with trailing zeros.
    let longer = try number.adding(Exact(numerator: 0, scale: 10))
    #expect(longer.isWhole == number.isWhole && longer.exactInt == number.exactInt)
    #expect(longer.fractionDigits == number.fractionDigits && longer.stripped == number)
  }
}
