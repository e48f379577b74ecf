import CLevyKernels
import ExactNumbers
import LevyModel

extension MemoryColumn {
  /// Calls `body` with a cell's text, as it would be in a text table.
  @inline(__always)
  func withText<Result, Failure: Error>(
    _ row: Int, amountsAre reading: FloatReading?, _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard isGiven(row) else { return try body(UnsafeBufferPointer(start: nil, count: 0)) }
    switch layout {
    case .texts(let bytes, let offsets):
      let (start, end) = (Int(offsets[offset + row]), Int(offsets[offset + row + 1]))
      return try body(UnsafeBufferPointer(start: bytes + start, count: end - start))
    case .longTexts(let bytes, let offsets):
      let (start, end) = (Int(offsets[offset + row]), Int(offsets[offset + row + 1]))
      return try body(UnsafeBufferPointer(start: bytes + start, count: end - start))
    case .views(let views, let buffers):
      let view = views + (offset + row) * 16
      let count = Int(view.loadUnaligned(as: Int32.self))
      if count <= 12 {
        return try body(
          UnsafeBufferPointer(start: (view + 4).assumingMemoryBound(to: UInt8.self), count: count))
      }
      let buffer = Int((view + 8).loadUnaligned(as: Int32.self))
      let start = Int((view + 12).loadUnaligned(as: Int32.self))
      guard buffers.indices.contains(buffer) else { return try body(UnsafeBufferPointer(start: nil, count: 0)) }
      return try body(UnsafeBufferPointer(start: buffers[buffer] + start, count: count))
    case .dictionary(let places, let values):
      guard let place = places.integer(row) else { return try body(UnsafeBufferPointer(start: nil, count: 0)) }
      return try values.withText(Int(place), amountsAre: reading, body)
    default:
      // Copies the string's bytes, since typed throws do not pass through `withUTF8`.
      let bytes = Array(text(row, amountsAre: reading).utf8)
      var outcome: Swift.Result<Result, Failure>?
      bytes.withUnsafeBufferPointer { bytes in
        do throws(Failure) { outcome = .success(try body(bytes)) } catch { outcome = .failure(error) }
      }
      guard let outcome else { return try body(UnsafeBufferPointer(start: nil, count: 0)) }
      return try outcome.get()
    }
  }

  private func text(_ row: Int, amountsAre reading: FloatReading?) -> String {
    switch layout {
    case .integers(let base, let bytes, _):
      return integer(row).map { "\($0)" } ?? "\((base + (offset + row) * bytes).loadUnaligned(as: UInt64.self))"
    case .decimals(_, _, let scale):
      guard let number = unscaled(row) else { return "a number of more than 38 digits" }
      if scale < 0 { return "\(number)" + String(repeating: "0", count: -scale) }
      return scale <= Exact.largestScale ? Exact(numerator: number, scale: scale).description : "\(number)e-\(scale)"
    case .doubles, .floats:
      guard let number = double(row), !number.isNaN else { return "" }
      if let cents = Self.cents(number, reading) { return Exact(numerator: Int128(cents), scale: 2).description }
      return Self.text(of: number)
    case .bits(let bits): return bits[(offset + row) >> 3] >> UInt8((offset + row) & 7) & 1 == 1 ? "true" : "false"
    case .days(let days): return CalendarDate(daysSince1970: Int(days[offset + row]))?.description ?? "no day"
    case .instants(let ticks, let ticksADay):
      let instant = ticks[offset + row]
      let day = instant.isMultiple(of: ticksADay) ? CalendarDate(daysSince1970: Int(instant / ticksADay)) : nil
      return day?.description ?? "a time of day"
    case .texts, .longTexts, .views, .dictionary, .nothing: return ""
    }
  }

  /// The cents to which an amount is rounded; nil if it must be whole cents, or is too large for that.
  @inline(__always)
  static func cents(_ number: Double, _ reading: FloatReading?) -> Double? {
    guard let reading, reading != .exact, number.magnitude < 0x1p45 else { return nil }
    return levy_cents(number, reading == .nearest ? LEVY_NEAREST : LEVY_DOWN)
  }

  /// The shortest text of a float, without an exponent if it is a whole number.
  private static func text(of number: Double) -> String {
    if let whole = Int64(exactly: number) { return "\(whole)" }
    return "\(number)"
  }
}

extension CalendarDate {
  /// The day with this number, counted from 1 January 1970, in the Gregorian calendar.
  init?(daysSince1970 days: Int) {
    guard (-719_162...2_932_896).contains(days) else { return nil }
    // Eras of 400 years that begin on 1 March, so that a leap day is the last day of its year.
    let shifted = days + 719_468
    let era = shifted >= 0 ? shifted / 146_097 : (shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let isNextYear = month >= 10
    self.init(
      year: yearOfEra + era * 400 + (isNextYear ? 1 : 0), month: isNextYear ? month - 9 : month + 3,
      day: dayOfYear - (153 * month + 2) / 5 + 1)
  }

  /// The number of days from 1 January 1970.
  package var daysSince1970: Int {
    let year = month <= 2 ? self.year - 1 : self.year
    let era = year / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}
