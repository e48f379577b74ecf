import LevyModel

extension Value {
  /// The numerator of the value over a denominator, or nil if it is not whole.
  @inline(__always)
  package func numerator(as type: ValueType, over denominator: Int) -> Double? {
    switch self {
    case .number(let number):
      guard number.isDecimal, let digits = Int64(exactly: number.numerator), number.scale <= 18 else { return nil }
      // Both factors below 2^63; the product of all that fits a column is far below 2^63 too.
      let (scaled, overflow) = digits.multipliedReportingOverflow(by: Int64(denominator))
      let power = Self.powers[number.scale]
      guard !overflow, scaled % power == 0 else { return nil }
      return Double(scaled / power)
    default: return type.plainNumber(self).map(Double.init)
    }
  }

  private static let powers: [Int64] = (0...18).map { (0..<$0).reduce(Int64(1)) { power, _ in power * 10 } }
}
