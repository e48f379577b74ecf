/// A column of values in memory, in the layout of Arrow. The caller owns the memory and must not change it while the
/// column is in use.
package struct MemoryColumn {
  /// The memory layout of values.
  package enum Layout {
    /// Integers with this number of bytes.
    case integers(UnsafeRawPointer, bytes: Int, isSigned: Bool)
    case floats(UnsafePointer<Float>)
    case doubles(UnsafePointer<Double>)
    /// Integers of 4, 8, 16 or 32 bytes, with `scale` digits after the decimal point.
    case decimals(UnsafeRawPointer, bytes: Int, scale: Int)
    /// Booleans, one bit each.
    case bits(UnsafePointer<UInt8>)
    /// UTF-8 texts and their offsets.
    case texts(UnsafePointer<UInt8>, UnsafePointer<Int32>)
    case longTexts(UnsafePointer<UInt8>, UnsafePointer<Int64>)
    /// Views of 16 bytes, and the buffers to which the long ones point.
    case views(UnsafeRawPointer, [UnsafePointer<UInt8>])
    /// Days since 1970.
    case days(UnsafePointer<Int32>)
    /// Ticks since 1970, with this number of ticks a day; a value that is not midnight is no date.
    case instants(UnsafePointer<Int64>, ticksADay: Int64)
    /// Indices into the values of another column.
    indirect case dictionary(MemoryColumn, of: MemoryColumn)
    /// Nulls only.
    case nothing
  }

  /// The treatment of floats that are not whole cents in columns of amounts.
  package enum FloatReading: String, Sendable, CaseIterable {
    /// They are errors.
    case exact
    /// They are rounded to the nearest cent.
    case nearest
    /// They are rounded down to a cent.
    case down
  }

  let layout: Layout
  /// Validity bits, 1 where there is a value; without any, all values are there.
  let validity: [(bits: UnsafePointer<UInt8>, offset: Int)]
  let offset: Int

  /// - Parameters:
  ///   - validity: validity bits, 1 where there is a value, each list with its own offset; without any, all values
  ///     are there.
  ///   - offset: the index of the first value in memory.
  package init(_ layout: Layout, validity: [(bits: UnsafePointer<UInt8>, offset: Int)] = [], offset: Int = 0) {
    self.layout = layout
    self.validity = validity
    self.offset = offset
  }

  /// The column from a row on.
  package func from(_ row: Int) -> MemoryColumn {
    if case .dictionary(let places, let values) = layout {
      return MemoryColumn(
        .dictionary(places.from(row), of: values), validity: validity.map { ($0.bits, $0.offset + row) })
    }
    return MemoryColumn(layout, validity: validity.map { ($0.bits, $0.offset + row) }, offset: offset + row)
  }

  @inline(__always)
  func isGiven(_ row: Int) -> Bool {
    for (bits, offset) in validity where bits[(offset + row) >> 3] >> UInt8((offset + row) & 7) & 1 == 0 {
      return false
    }
    return true
  }

  /// A whole number as 64 bits, or nil if it does not fit.
  @inline(__always)
  func integer(_ row: Int) -> Int64? {
    guard case .integers(let base, let bytes, let isSigned) = layout else { return nil }
    let place = base + (offset + row) * bytes
    switch (bytes, isSigned) {
    case (1, true): return Int64(place.loadUnaligned(as: Int8.self))
    case (1, false): return Int64(place.loadUnaligned(as: UInt8.self))
    case (2, true): return Int64(place.loadUnaligned(as: Int16.self))
    case (2, false): return Int64(place.loadUnaligned(as: UInt16.self))
    case (4, true): return Int64(place.loadUnaligned(as: Int32.self))
    case (4, false): return Int64(place.loadUnaligned(as: UInt32.self))
    case (8, true): return place.loadUnaligned(as: Int64.self)
    default: return Int64(exactly: place.loadUnaligned(as: UInt64.self))
    }
  }

  /// The unscaled number of a decimal, or nil if it does not fit.
  @inline(__always)
  func unscaled(_ row: Int) -> Int128? {
    guard case .decimals(let base, let bytes, _) = layout else { return nil }
    let place = base + (offset + row) * bytes
    switch bytes {
    case 4: return Int128(place.loadUnaligned(as: Int32.self))
    case 8: return Int128(place.loadUnaligned(as: Int64.self))
    case 32:
      let (low, high) = (place.loadUnaligned(as: Int128.self), (place + 16).loadUnaligned(as: Int128.self))
      return high == low >> 127 ? low : nil
    default: return place.loadUnaligned(as: Int128.self)
    }
  }

  /// True if a value of a text column is null or empty.
  @inline(__always)
  func isEmptyText(_ row: Int) -> Bool {
    guard isGiven(row) else { return true }
    return switch layout {
    case .texts(_, let offsets): offsets[offset + row] == offsets[offset + row + 1]
    case .longTexts(_, let offsets): offsets[offset + row] == offsets[offset + row + 1]
    case .views(let views, _): (views + (offset + row) * 16).loadUnaligned(as: Int32.self) == 0
    case .dictionary(let places, let values): places.integer(row).map { values.isEmptyWord(Int($0)) } ?? true
    default: true
    }
  }

  /// True if a value in a dictionary is null or empty.
  func isEmptyWord(_ row: Int) -> Bool {
    switch layout {
    case .texts, .longTexts, .views, .dictionary, .nothing: isEmptyText(row)
    case .floats, .doubles: !isGiven(row) || double(row)?.isNaN ?? true
    case .integers, .decimals, .bits, .days, .instants: !isGiven(row)
    }
  }

  /// A float as the double with the same shortest text.
  @inline(__always)
  func double(_ row: Int) -> Double? {
    switch layout {
    case .doubles(let base): base[offset + row]
    case .floats(let base): Double("\(base[offset + row])")
    default: nil
    }
  }

  /// A key for a value: values of the column with the same key have the same text. Nil for an empty one, or if there is
  /// none.
  @inline(__always)
  func key(_ row: Int) -> CellKey? {
    guard isGiven(row) else { return nil }
    switch layout {
    case .integers: return integer(row).map { CellKey(UInt64(bitPattern: $0), 0) }
    case .dictionary(let places, let words):
      guard let place = places.integer(row), !words.isEmptyWord(Int(place)) else { return nil }
      return CellKey(UInt64(bitPattern: place), 0)
    case .days(let days): return CellKey(UInt64(UInt32(bitPattern: days[offset + row])), 0)
    case .instants(let instants, _): return CellKey(UInt64(bitPattern: instants[offset + row]), 0)
    case .bits(let bits): return CellKey(UInt64(bits[(offset + row) >> 3] >> UInt8((offset + row) & 7) & 1), 0)
    case .doubles(let numbers):
      let number = numbers[offset + row]
      return number.isNaN ? nil : CellKey(number.bitPattern, 0)
    case .floats(let numbers):
      let number = numbers[offset + row]
      return number.isNaN ? nil : CellKey(UInt64(number.bitPattern), 0)
    case .decimals:
      guard let number = unscaled(row).map({ UInt128(bitPattern: $0) }) else { return nil }
      return CellKey(UInt64(truncatingIfNeeded: number), UInt64(truncatingIfNeeded: number >> 64))
    case .texts, .longTexts, .views: return withText(row, amountsAre: nil) { $0.isEmpty ? nil : CellKey($0) }
    case .nothing: return nil
    }
  }
}
