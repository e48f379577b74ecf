extension Exact {
  /// The shortest decimal that prints a double: 0.42 is forty-two hundredths.
  ///
  /// - Throws: `notFinite`; `tooManyDigits` if that decimal has more than 15 digits, for then the double does not stem
  ///   from a short literal but from float arithmetic (0.1 + 0.2); `overflow` beyond 10^±38.
  public init(shortest double: Double) throws(ExactError) {
    guard double.isFinite else { throw .notFinite }
    if double.magnitude < 1e15, let whole = Int(exactly: double) {
      self.init(whole)
      return
    }
    var text = double.description
    let number = text.withUTF8 { try? Exact.parse($0) }
    let digits = text.utf8.prefix { $0 | 32 != UInt8(ascii: "e") }.filter { $0 &- 48 <= 9 }
    let significant = digits.drop { $0 == 48 }.reversed().drop { $0 == 48 }
    if significant.count > 15 { throw .tooManyDigits }
    guard let number else { throw .overflow }
    self = number
  }
}
