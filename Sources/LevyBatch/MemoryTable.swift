import LevyModel
import LevyTrace

/// Columns in memory as rows that give facts.
struct MemoryTable: RowSource {
  let columns: [MemoryColumn]
  let count: Int
  /// How floats are read in columns of amounts.
  let floats: MemoryColumn.FloatReading
  /// Which columns hold amounts.
  let areAmounts: [Bool]

  var hasProblems: Bool { false }
  func flaw(row: Int) -> (column: Int?, reason: String)? { nil }

  @inline(__always)
  func withCell<Result, Failure: Error>(
    row: Int, column: Int, _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try columns[column].withText(row, amountsAre: areAmounts[column] ? floats : nil, body)
  }

  func read(_ reader: CellReader, column: Int, rows: ArraySlice<Int32>, into target: UnsafeMutablePointer<Double>) {
    let cells = columns[column]
    func each(_ numerator: (Int) -> Double) {
      for (place, row) in rows.enumerated() {
        target[place] = cells.isGiven(Int(row)) ? numerator(Int(row)) : reader.nothing
      }
    }
    func slowly(_ row: Int) -> Double { withCell(row: row, column: column) { reader.numerator($0) } }
    switch cells.layout {
    case .integers where reader.readsAmounts:
      each { row in
        guard let whole = cells.integer(row), whole.magnitude < 1 << 43 else { return .nan }
        return reader.accepted(Double(whole * 100))
      }
    case .decimals(_, _, 2) where reader.readsAmounts:
      each { row in
        guard let cents = cells.unscaled(row), cents.magnitude < 1 << 50 else { return .nan }
        return reader.accepted(Double(cents))
      }
    case .doubles where reader.readsAmounts:
      each { row in
        guard let number = cells.double(row) else { return .nan }
        if number.isNaN { return reader.nothing }
        if let cents = MemoryColumn.cents(number, floats) { return reader.accepted(cents) }
        let cents = (number * 100).rounded()
        // A float that prints with at most two decimals is the nearest to that many cents.
        return cents.magnitude < 0x1p50 && cents / 100 == number ? reader.accepted(cents) : slowly(row)
      }
    case .bits(let bits) where reader.input.type == .boolean:
      each { Double(bits[(cells.offset + $0) >> 3] >> UInt8((cells.offset + $0) & 7) & 1) }
    case .dictionary(let places, _):
      var known: [Int64: Double] = [:]
      each { row in
        guard let place = places.integer(row) else { return .nan }
        if let number = known[place] { return number }
        let number = slowly(row)
        known[place] = number
        return number
      }
    default: each(slowly)
    }
  }
}
