import CLevyKernels
import Testing

/// Floats as cents, against the whole numbers that a float is a power of two times of.
@Suite struct FloatAmountTests {
  /// The cents that are not above a float of less than 2^45, and whether it is a half above them, or more.
  private static func cents(_ value: Double) -> (below: Int128, isHalf: Bool, isAboveHalf: Bool) {
    if value == 0 { return (0, false, false) }
    let significand = Int128(value.sign == .minus ? -1 : 1) * Int128(value.significand * 0x1p52)
    let scaled = significand * 100
    let places = 52 - Int(value.exponent)
    guard places > 0 else { return (scaled << -places, false, false) }
    // Values close to zero.
    guard places < 100 else { return (value < 0 ? -1 : 0, false, value < 0) }
    let below = scaled >> places
    let rest = scaled - (below << places)
    let half = Int128(1) << (places - 1)
    return (below, rest == half, rest > half)
  }

  private static func nearest(_ value: Double) -> Double {
    let (below, isHalf, isAboveHalf) = cents(value)
    return Double(isAboveHalf || isHalf && value > 0 ? below + 1 : below)
  }

  private static func down(_ value: Double) -> Double {
    // A float that prints as whole cents is that many.
    nearest(value) / 100 == value ? nearest(value) : Double(cents(value).below)
  }

  private static let values: [Double] = {
    var random = SystemRandomNumberGenerator()
    var values: [Double] = [0, 1.115, 2.675, 1.005, 0.285, 1.255, 0.015, 0.005, 0.01, 1e-300, 0x1p42 + 0.125]
    for _ in 0..<20_000 {
      let size = Double(Int64(1) << Int64.random(in: 0..<43, using: &random))
      let any = Double.random(in: 0..<size, using: &random)
      let halves = ((any * 200).rounded() / 200)
      let thousandths = ((any * 1000).rounded() / 1000)
      for value in [any, halves, thousandths] where value < 0x1p43 { values += [value, value.nextUp, value.nextDown] }
    }
    return values.filter { $0 >= 0 } + values.map { -$0 }.filter { $0 < 0 }
  }()

  @Test func eachReadingIsExact() {
    #expect(levy_cents(1.115, LEVY_NEAREST) == 111 && levy_cents(2.5, LEVY_NEAREST) == 250)
    let values = Self.values
    var read = [Double](repeating: 0, count: values.count)
    for (floats, meaning) in [
      (LEVY_NEAREST, Self.nearest), (LEVY_DOWN, Self.down),
      (LEVY_EXACT, { Self.nearest($0) / 100 == $0 ? Self.nearest($0) : .nan }),
    ] {
      levy_read_amounts(values, &read, floats, -0x1p60, 0x1p60, Int32(values.count))
      for (value, found) in zip(values, read) {
        let expected = meaning(value)
        let isSame = found == expected || found.isNaN && expected.isNaN
        let single = levy_cents(value, floats)
        #expect(isSame && (single == expected || single.isNaN && expected.isNaN), "\(value): \(found), not \(expected)")
        if !isSame { break }
      }
    }
  }
}
