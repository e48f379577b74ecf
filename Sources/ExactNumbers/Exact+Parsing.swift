/// The reason why a text is no number.
public enum NumberParseError: Error, Hashable, Sendable {
  /// The text is empty or consists of spaces.
  case empty
  /// The byte at this offset is not allowed; the offset is the length if the text ends too early.
  case notANumber(at: Int)
  /// A thousands separator at this offset is not followed by groups of three digits, or follows a leading zero.
  case misplacedSeparator(at: Int)
  /// The number needs more than 128 bits.
  case outOfRange
}

extension Exact {
  /// Parses a text: a sign, digits with `_` between them, a decimal mark, an exponent as in `2.5e-3`; in styles that
  /// have them, thousands separators before groups of three digits. Surrounding spaces are ignored.
  ///
  /// - Throws: `NumberParseError`.
  public init(parsing text: some StringProtocol, style: NumberStyle = .plain) throws(NumberParseError) {
    func parsed(_ buffer: UnsafeBufferPointer<UInt8>) -> Result<Exact, NumberParseError> {
      Result { () throws(NumberParseError) in try Exact.parse(buffer, style: style) }
    }
    let result = text.utf8.withContiguousStorageIfAvailable(parsed) ?? Array(text.utf8).withUnsafeBufferPointer(parsed)
    self = try result.get()
  }

  /// Parses UTF-8 bytes, as `init(parsing:style:)` does.
  ///
  /// - Throws: `NumberParseError`.
  @inlinable
  public static func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, style: NumberStyle = .plain
  ) throws(NumberParseError) -> Exact {
    if let number = short(bytes, decimalMark: style.decimalMark) { return number }
    return try parseAnything(bytes, style: style)
  }

  @usableFromInline
  static func parseAnything(
    _ bytes: UnsafeBufferPointer<UInt8>, style: NumberStyle
  ) throws(NumberParseError) -> Exact {
    var parser = NumberParser(bytes, style: style)
    return try parser.parse()
  }

  /// A fast path for up to 18 digits, perhaps a minus sign, perhaps a decimal mark; nil for any other text.
  @usableFromInline
  static func short(_ bytes: UnsafeBufferPointer<UInt8>, decimalMark: UInt8) -> Exact? {
    let count = bytes.count
    guard count > 0, count <= 20 else { return nil }
    let isNegative = bytes[0] == UInt8(ascii: "-")
    let start = isNegative ? 1 : 0
    var value: Int64 = 0
    var afterMark = 0
    var position = start
    while position < count {
      let digit = bytes[position] &- 48
      position &+= 1
      if digit <= 9 {
        // 20 digits may wrap; the count of digits is checked below.
        value = value &* 10 &+ Int64(truncatingIfNeeded: digit)
      } else {
        guard bytes[position &- 1] == decimalMark, afterMark == 0 else { return nil }
        afterMark = position
      }
    }
    let digits = count &- start &- (afterMark > 0 ? 1 : 0)
    guard digits > 0, digits <= 18 else { return nil }
    return Exact(
      numerator: Int128(isNegative ? 0 &- value : value), divisor: 1, scale: afterMark > 0 ? count &- afterMark : 0)
  }
}

/// Parses a number from left to right.
private struct NumberParser {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let style: NumberStyle
  private var position = 0
  private var end: Int
  /// The digits read so far, without trailing zeros.
  private var digits: Int128 = 0
  /// Trailing zeros that are not in `digits` yet: they matter only if another digit follows, and 1.000… may have any
  /// number.
  private var pendingZeros = 0
  private var scale = 0
  private var digitCount = 0
  /// True once `digits` has exceeded 128 bits. A text that is not a number is reported as such, however long it is.
  private var isTooLarge = false

  init(_ bytes: UnsafeBufferPointer<UInt8>, style: NumberStyle) {
    self.bytes = bytes
    self.style = style
    end = bytes.count
    while end > 0, bytes[end - 1] == 32 || bytes[end - 1] == 9 { end -= 1 }
    while position < end, bytes[position] == 32 || bytes[position] == 9 { position += 1 }
  }

  private var current: UInt8? { position < end ? bytes[position] : nil }

  mutating func parse() throws(NumberParseError) -> Exact {
    guard position < end else { throw .empty }
    var isNegative = false
    if let sign = current, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      isNegative = sign == UInt8(ascii: "-")
      position += 1
    }
    try readWhole()
    if current == style.decimalMark {
      position += 1
      try readDigits(isFraction: true)
    }
    guard digitCount > 0 else { throw .notANumber(at: position) }
    var exponent = 0
    if let byte = current, byte | 32 == UInt8(ascii: "e") { exponent = try readExponent() }
    guard position == end else { throw .notANumber(at: position) }
    return try value(isNegative: isNegative, exponent: exponent)
  }

  /// Reads the digits before the decimal mark, with thousands separators.
  private mutating func readWhole() throws(NumberParseError) {
    let start = position
    try readDigits(isFraction: false)
    guard let separator = style.thousandsSeparator, current == separator else { return }
    // Nobody writes 0.125 for a hundred and twenty-five.
    guard (1...3).contains(digitCount), bytes[start] != UInt8(ascii: "0") else {
      throw .misplacedSeparator(at: position)
    }
    while current == separator {
      let place = position
      position += 1
      let before = digitCount
      try readDigits(isFraction: false)
      guard digitCount - before == 3 else { throw .misplacedSeparator(at: place) }
    }
  }

  private mutating func readDigits(isFraction: Bool) throws(NumberParseError) {
    var mayBeUnderscore = false
    while let byte = current {
      if byte == UInt8(ascii: "_") {
        guard mayBeUnderscore, position + 1 < end, bytes[position + 1] &- 48 <= 9 else {
          throw .notANumber(at: position)
        }
        position += 1
        continue
      }
      guard byte &- 48 <= 9 else { return }
      append(byte &- 48)
      if isFraction { scale += 1 }
      mayBeUnderscore = true
      position += 1
    }
  }

  private mutating func append(_ digit: UInt8) {
    digitCount += 1
    if digit == 0 {
      if digits != 0 { pendingZeros += 1 }
      return
    }
    guard !isTooLarge, digits == 0 || pendingZeros < Exact.largestScale else {
      isTooLarge = true
      return
    }
    let (raised, overflow) = digits.multipliedReportingOverflow(by: PowersOfTen[digits == 0 ? 0 : pendingZeros + 1])
    let (sum, overflows) = raised.addingReportingOverflow(Int128(digit))
    isTooLarge = overflow || overflows
    digits = sum
    pendingZeros = 0
  }

  private mutating func readExponent() throws(NumberParseError) -> Int {
    position += 1
    var isNegative = false
    if let sign = current, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      isNegative = sign == UInt8(ascii: "-")
      position += 1
    }
    guard let first = current, first &- 48 <= 9 else { throw .notANumber(at: position) }
    var exponent = 0
    while let byte = current, byte &- 48 <= 9 {
      // No text has so many zeros that a number with a larger exponent could be in range.
      exponent = min(exponent * 10 + Int(byte &- 48), 1 << 48)
      position += 1
    }
    return isNegative ? -exponent : exponent
  }

  private func value(isNegative: Bool, exponent: Int) throws(NumberParseError) -> Exact {
    if isTooLarge { throw .outOfRange }
    if digits == 0 { return 0 }
    let signed = isNegative ? -digits : digits
    let places = scale - exponent - pendingZeros
    guard abs(places) <= Exact.largestScale else { throw .outOfRange }
    if places >= 0 { return Exact(numerator: signed, divisor: 1, scale: places) }
    let (raised, overflow) = signed.multipliedReportingOverflow(by: PowersOfTen[-places])
    if overflow || raised == .min { throw .outOfRange }
    return Exact(numerator: raised, divisor: 1, scale: 0)
  }
}
