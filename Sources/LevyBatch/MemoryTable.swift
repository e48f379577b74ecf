import CLevyKernels
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

  func isEmpty(row: Int, column: Int) -> Bool {
    let cells = columns[column]
    guard cells.isGiven(row) else { return true }
    switch cells.layout {
    case .integers, .decimals, .bits, .days, .instants: return false
    case .floats, .doubles: return cells.double(row).map(\.isNaN) ?? true
    case .texts, .longTexts, .views, .dictionary, .nothing: return cells.isEmptyText(row)
    }
  }

  private func mayBeEmpty(column: Int) -> Bool {
    if !columns[column].validity.isEmpty { return true }
    return switch columns[column].layout {
    case .integers, .decimals, .bits, .days, .instants: false
    case .floats, .doubles, .texts, .longTexts, .views, .dictionary, .nothing: true
    }
  }

  func read(
    _ reader: CellReader, column: Int, rows: ArraySlice<Int32>, into target: UnsafeMutablePointer<Double>
  ) -> Bool {
    fill(target, by: reader, column: column, rows: rows)
    return mayBeEmpty(column: column)
  }

  private func fill(
    _ target: UnsafeMutablePointer<Double>, by reader: CellReader, column: Int, rows: ArraySlice<Int32>
  ) {
    if reader.readsAmounts, let first = rows.firstOfRun,
      read(reader, column: column, from: first, count: rows.count, into: target)
    {
      return
    }
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
    case .bits(let bits) where reader.input.type == .boolean:
      each { Double(bits[(cells.offset + $0) >> 3] >> UInt8((cells.offset + $0) & 7) & 1) }
    case .dictionary(let places, _):
      // The meanings of the first words, as far as they were needed.
      withUnsafeTemporaryAllocation(of: Double.self, capacity: 256) { known in
        known.initialize(repeating: .infinity)
        each { row in
          guard let place = places.integer(row).map({ Int($0) }) else { return .nan }
          guard known.indices.contains(place) else { return slowly(row) }
          if known[place] == .infinity { known[place] = slowly(row) }
          return known[place]
        }
      }
    default: each(slowly)
    }
  }

  /// Reads amounts that are contiguous in memory, many at once; false if their layout is another.
  private func read(
    _ reader: CellReader, column: Int, from first: Int, count: Int, into target: UnsafeMutablePointer<Double>
  ) -> Bool {
    let cells = columns[column]
    let (low, high, rows, start) = (reader.low, reader.high, Int32(count), cells.offset + first)
    var isFloat = false
    switch cells.layout {
    case .integers(let base, bytes: 8, isSigned: true):
      levy_read_integers(base + start * 8, target, 100, low, high, rows)
    case .decimals(let base, bytes: 8, scale: 2): levy_read_integers(base + start * 8, target, 1, low, high, rows)
    case .decimals(let base, bytes: 8, scale: 0): levy_read_integers(base + start * 8, target, 100, low, high, rows)
    case .decimals(let base, bytes: 16, scale: 2): levy_read_decimals(base + start * 16, target, 1, low, high, rows)
    case .decimals(let base, bytes: 16, scale: 0): levy_read_decimals(base + start * 16, target, 100, low, high, rows)
    case .doubles(let base):
      let floats = [MemoryColumn.FloatReading.exact: LEVY_EXACT, .nearest: LEVY_NEAREST, .down: LEVY_DOWN]
      levy_read_amounts(base + start, target, floats[self.floats] ?? LEVY_EXACT, low, high, rows)
      isFloat = true
    default: return false
    }
    if !cells.validity.isEmpty {
      for place in 0..<count where !cells.isGiven(first + place) { target[place] = reader.nothing }
    }
    guard isFloat, levy_has_nan(target, rows) != 0 else { return true }
    for place in 0..<count where target[place].isNaN && cells.isGiven(first + place) {
      target[place] = withCell(row: first + place, column: column) { reader.numerator($0) }
    }
    return true
  }
}
