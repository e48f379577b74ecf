import CLevyKernels
import LevyModel
import LevyTrace

/// Columns in memory as a source of rows.
struct MemoryTable: RowSource {
  let columns: [MemoryColumn]
  let count: Int
  /// The treatment of floats that are not whole cents in columns of amounts.
  let floats: MemoryColumn.FloatReading
  /// For each column, true if it holds amounts.
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

  @inline(__always)
  func key(row: Int, column: Int) -> CellKey? { columns[column].key(row) }

  func forEachKey(of column: Int, in rows: [Int32], _ body: (Int32, CellKey?) -> Void) {
    let cells = columns[column]
    for row in rows { body(row, cells.key(Int(row))) }
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
    if reader.readsAmounts, read(amounts: reader, column: column, rows: rows, into: target) { return }
    let cells = columns[column]
    let reading = areAmounts[column] ? floats : nil
    @inline(__always)
    func each(_ numerator: (Int) -> Double) {
      if cells.validity.isEmpty {
        for (place, row) in rows.enumerated() { target[place] = numerator(Int(row)) }
      } else {
        for (place, row) in rows.enumerated() {
          target[place] = cells.isGiven(Int(row)) ? numerator(Int(row)) : reader.nothing
        }
      }
    }
    func slowly(_ row: Int) -> Double { cells.withText(row, amountsAre: reading) { reader.numerator($0) } }
    /// Reads cells with a cache of recent numerators, by the cells' bits.
    @inline(__always)
    func remembering(_ quick: (Int, UInt64) -> Double?, _ key: (Int) -> UInt64) {
      withUnsafeTemporaryAllocation(of: (bits: UInt64, number: Double).self, capacity: 64) { known in
        known.initialize(repeating: (0, .infinity))
        each { row in
          let bits = key(row)
          if let number = quick(row, bits) { return number }
          let place = CellKey(bits, 0).place(among: 64)
          if known[place].bits != bits || known[place].number == .infinity { known[place] = (bits, slowly(row)) }
          return known[place].number
        }
      }
    }
    switch cells.layout {
    case .integers where reader.readsAmounts:
      each { row in
        guard let whole = cells.integer(row), whole.magnitude < 1 << 43 else { return .nan }
        return reader.accepted(Double(whole * 100))
      }
    case .integers:
      remembering { row, _ in
        guard let whole = cells.integer(row) else { return slowly(row) }
        return reader.numerator(whole: whole)
      } _: {
        UInt64(bitPattern: cells.integer($0) ?? 0)
      }
    case .decimals(_, _, 2) where reader.readsAmounts:
      each { row in
        guard let cents = cells.unscaled(row), cents.magnitude < 1 << 50 else { return .nan }
        return reader.accepted(Double(Int64(truncatingIfNeeded: cents)))
      }
    case .decimals(_, _, let scale):
      each { row in cells.unscaled(row).flatMap { reader.numerator(unscaled: $0, scale: scale) } ?? slowly(row) }
    case .doubles(let numbers):
      remembering { _, bits in
        reading == nil ? reader.numerator(float: Double(bitPattern: bits)) : nil
      } _: {
        numbers[cells.offset + $0].bitPattern
      }
    case .floats(let numbers):
      remembering { _, _ in
        nil
      } _: {
        UInt64(numbers[cells.offset + $0].bitPattern)
      }
    case .days(let days):
      remembering { _, _ in
        nil
      } _: {
        UInt64(UInt32(bitPattern: days[cells.offset + $0]))
      }
    case .bits(let bits) where reader.input.type == .boolean:
      each { Double(bits[(cells.offset + $0) >> 3] >> UInt8((cells.offset + $0) & 7) & 1) }
    case .texts(let bytes, let offsets):
      each { row in
        let (start, end) = (Int(offsets[cells.offset + row]), Int(offsets[cells.offset + row + 1]))
        return reader.numerator(UnsafeBufferPointer(start: bytes + start, count: end - start))
      }
    case .longTexts(let bytes, let offsets):
      each { row in
        let (start, end) = (Int(offsets[cells.offset + row]), Int(offsets[cells.offset + row + 1]))
        return reader.numerator(UnsafeBufferPointer(start: bytes + start, count: end - start))
      }
    case .views(let views, let buffers):
      let views = views + cells.offset * 16
      each { row in
        let view = views + row * 16
        let count = Int(view.loadUnaligned(as: Int32.self))
        if count > 12 {
          let buffer = Int((view + 8).loadUnaligned(as: Int32.self))
          guard buffers.indices.contains(buffer) else { return slowly(row) }
          let start = buffers[buffer] + Int((view + 12).loadUnaligned(as: Int32.self))
          return reader.numerator(UnsafeBufferPointer(start: start, count: count))
        }
        return reader.numerator(
          UnsafeBufferPointer(start: (view + 4).assumingMemoryBound(to: UInt8.self), count: count))
      }
    case .dictionary(let places, _):
      // A cache of the numerators of the dictionary's first words.
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

  /// Reads a column of amounts in vectorised loops; returns false if the layout has none, or rows are not contiguous.
  private func read(
    amounts reader: CellReader, column: Int, rows: ArraySlice<Int32>, into target: UnsafeMutablePointer<Double>
  ) -> Bool {
    let cells = columns[column]
    if case .doubles(let base) = cells.layout {
      read(floats: base + cells.offset, of: cells, reader, rows: rows, into: target)
      return true
    }
    guard let first = rows.firstOfRun else { return false }
    let (low, high, count, start) = (reader.low, reader.high, Int32(rows.count), cells.offset + first)
    switch cells.layout {
    case .integers(let base, bytes: 8, isSigned: true):
      levy_read_integers(base + start * 8, target, 100, low, high, count)
    case .decimals(let base, bytes: 8, scale: 2): levy_read_integers(base + start * 8, target, 1, low, high, count)
    case .decimals(let base, bytes: 8, scale: 0): levy_read_integers(base + start * 8, target, 100, low, high, count)
    case .decimals(let base, bytes: 16, scale: 2): levy_read_decimals(base + start * 16, target, 1, low, high, count)
    case .decimals(let base, bytes: 16, scale: 0): levy_read_decimals(base + start * 16, target, 100, low, high, count)
    default: return false
    }
    markNothing(reader, in: cells, rows: rows, target)
    return true
  }

  private func markNothing(
    _ reader: CellReader, in cells: MemoryColumn, rows: ArraySlice<Int32>, _ target: UnsafeMutablePointer<Double>
  ) {
    if cells.validity.isEmpty { return }
    for (place, row) in rows.enumerated() where !cells.isGiven(Int(row)) { target[place] = reader.nothing }
  }

  /// Reads floats as amounts.
  private func read(
    floats base: UnsafePointer<Double>, of cells: MemoryColumn, _ reader: CellReader, rows: ArraySlice<Int32>,
    into target: UnsafeMutablePointer<Double>
  ) {
    let kinds = [MemoryColumn.FloatReading.exact: LEVY_EXACT, .nearest: LEVY_NEAREST, .down: LEVY_DOWN]
    let kind = kinds[floats] ?? LEVY_EXACT
    if let first = rows.firstOfRun {
      levy_read_amounts(base + first, target, kind, reader.low, reader.high, Int32(rows.count))
    } else {
      withUnsafeTemporaryAllocation(of: Double.self, capacity: rows.count) { gathered in
        for (place, row) in rows.enumerated() { gathered[place] = base[Int(row)] }
        guard let gathered = gathered.baseAddress else { return }
        levy_read_amounts(gathered, target, kind, reader.low, reader.high, Int32(rows.count))
      }
    }
    markNothing(reader, in: cells, rows: rows, target)
    if levy_has_nan(target, Int32(rows.count)) == 0 { return }
    for (place, row) in rows.enumerated() where target[place].isNaN && cells.isGiven(Int(row)) {
      // An amount beyond the plan's range stays NaN.
      var cents = 0.0
      levy_read_amounts(base + Int(row), &cents, kind, -.infinity, .infinity, 1)
      if cents.isNaN { target[place] = cells.withText(Int(row), amountsAre: floats) { reader.numerator($0) } }
    }
  }
}
