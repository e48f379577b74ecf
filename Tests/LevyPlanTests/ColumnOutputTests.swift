import CLevyKernels
import Testing

/// Columns as they come into a plan and leave it: what does not fit is marked or said, and nothing else is.
@Suite struct ColumnOutputTests {
  private func marked(_ numbers: [Double]) -> [Double?] { numbers.map { $0.isNaN ? nil : $0 } }

  @Test func integersUpToTheirLimits() {
    var target = [Double](repeating: 7, count: 8)
    let source: [Int64] = [-10, -11, 20, 21, 0, .max, .min, 5]
    source.withUnsafeBytes { levy_read_integers($0.baseAddress, &target, 10, -100, 200, 8) }
    #expect(marked(target) == [-100, nil, 200, nil, 0, nil, nil, 50])
  }

  /// The upper half of 128-bit numbers in range is only the sign.
  @Test func decimalsOfWhichTheUpperHalfIsTheSign() {
    var target = [Double](repeating: 7, count: 9)
    let source: [Int64] = [0, 0, 0, -1, 0, 1, 5, 0, -5, -1, -5, 0, 5, -1, 21, 0, -10, -1]
    source.withUnsafeBytes { levy_read_decimals($0.baseAddress, &target, 10, -100, 200, 9) }
    #expect(marked(target) == [0, nil, nil, 50, -50, nil, nil, nil, -100])
  }

  @Test func amountsUpToTheirLimits() {
    let source = [0, 1, 1.01, -1, -1.01, 0.005, 0x1p43, -0x1p43, .nan, .infinity]
    func read(_ floats: levy_floats, _ low: Double, _ high: Double) -> [Double?] {
      var target = [Double](repeating: 7, count: 10)
      source.withUnsafeBytes { levy_read_amounts($0.baseAddress, &target, floats, low, high, 10) }
      return marked(target)
    }
    #expect(read(LEVY_EXACT, -100, 100) == [0, 100, nil, -100, nil, nil, nil, nil, nil, nil])
    #expect(read(LEVY_NEAREST, -101, 101).prefix(5) == [0, 100, 101, -100, -101])
    #expect(read(LEVY_DOWN, -0x1p50, 0x1p50) == [0, 100, 101, -100, -101, 0, nil, nil, nil, nil])
  }

  private static let fitting = [0, 1, -1, 0x1p51 - 1, -(0x1p51 - 1), .nan]

  @Test(arguments: [
    ([Double](), false), ([0x1p51], true), ([-0x1p51], true), ([0x1p52, 3], true), ([.infinity], true),
  ])
  func numbersThatAreTooLarge(more: [Double], isLarge: Bool) {
    let source = Self.fitting + more
    var (integers, decimals) = ([Int64](repeating: 7, count: 16), [Int64](repeating: 7, count: 32))
    var amounts = [Double](repeating: 7, count: 16)
    let rows = Int32(source.count)
    #expect((levy_write_integers(source, &integers, rows) != 0) == isLarge)
    #expect((levy_write_decimals(source, &decimals, rows) != 0) == isLarge)
    #expect((levy_write_amounts(source, &amounts, rows) != 0) == isLarge)
    #expect(Array(integers.prefix(6)) == [0, 1, -1, (1 << 51) - 1, 1 - (1 << 51), 0])
    #expect(Array(decimals.prefix(12)) == [0, 0, 1, 0, -1, -1, (1 << 51) - 1, 0, 1 - (1 << 51), -1, 0, 0])
    #expect(Array(amounts.prefix(3)) == [0, 0.01, -0.01])
    #expect(integers[source.count] == 7 && decimals[2 * source.count] == 7 && amounts[source.count] == 7)
  }

  @Test func marksAreSeen() {
    #expect(levy_has_nan([1, 2, 3], 3) == 0)
    #expect(levy_has_nan([1, .nan, 3], 3) != 0)
    #expect(levy_has_nan([1, 2, .nan], 2) == 0)
  }
}
