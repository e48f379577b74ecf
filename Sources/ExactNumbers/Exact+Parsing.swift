/// Why a text is no number.
public enum NumberParseError: Error, Hashable, Sendable {
  /// There is no text but spaces.
  case empty
  /// The byte at this offset does not belong in a number; the offset is the length if the text ends too soon.
  case notANumber(at: Int)
  /// A separator of thousands at this offset does not stand before a group of three digits.
  case misplacedSeparator(at: Int)
  /// The number needs more than 128 bits.
  case outOfRange
}

extension Exact {
  /// Parses a text: a sign, digits with `_` between them, a decimal mark, an exponent as in `2.5e-3`; in styles that
  /// have them, separators of thousands before groups of three digits. Surrounding spaces do not count.
  ///
  /// - Throws: `NumberParseError`.
  public init(parsing text: some StringProtocol, style: NumberStyle = .plain) throws(NumberParseError) {
    let bytes = Array(text.utf8)
    let result = bytes.withUnsafeBufferPointer { buffer in
      Result { () throws(NumberParseError) in try Exact.parse(buffer, style: style) }
    }
    self = try result.get()
  }

  /// Parses UTF-8 bytes, as `init(parsing:style:)` does.
  ///
  /// - Throws: `NumberParseError`.
  public static func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, style: NumberStyle = .plain
  ) throws(NumberParseError) -> Exact {
    if let whole = shortWhole(bytes) { return whole }
    var parser = NumberParser(bytes, style: style)
    return try parser.parse()
  }

  /// The most frequent case: up to 18 digits and nothing else.
  @inline(__always)
  private static func shortWhole(_ bytes: UnsafeBufferPointer<UInt8>) -> Exact? {
    guard bytes.count > 0, bytes.count <= 18 else { return nil }
    var value: Int64 = 0
    for byte in bytes {
      let digit = byte &- 48
      if digit > 9 { return nil }
      value = value &* 10 &+ Int64(digit)
    }
    return Exact(numerator: Int128(value), divisor: 1, scale: 0)
  }
}

/// Reads one number from left to right.
private struct NumberParser {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let style: NumberStyle
  private var position = 0
  private var end: Int
  private var digits: Int128 = 0
  private var scale = 0
  private var digitCount = 0

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

  /// The digits before the decimal mark, with separators of thousands.
  private mutating func readWhole() throws(NumberParseError) {
    try readDigits(isFraction: false)
    guard let separator = style.thousandsSeparator, current == separator else { return }
    guard (1...3).contains(digitCount) else { throw .misplacedSeparator(at: position) }
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
      try append(byte &- 48)
      if isFraction { scale += 1 }
      mayBeUnderscore = true
      position += 1
    }
  }

  private mutating func append(_ digit: UInt8) throws(NumberParseError) {
    let (raised, overflow) = digits.multipliedReportingOverflow(by: 10)
    let (sum, overflows) = raised.addingReportingOverflow(Int128(digit))
    if overflow || overflows { throw .outOfRange }
    digits = sum
    digitCount += 1
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
      exponent = min(exponent * 10 + Int(byte &- 48), 1_000_000)
      position += 1
    }
    return isNegative ? -exponent : exponent
  }

  private func value(isNegative: Bool, exponent: Int) throws(NumberParseError) -> Exact {
    let signed = isNegative ? -digits : digits
    if digits == 0 { return 0 }
    var value = Exact(numerator: signed, divisor: 1, scale: 0)
    var places = scale - exponent
    while places > 0, value.numerator % 10 == 0 {
      value = Exact(numerator: value.numerator / 10, divisor: 1, scale: 0)
      places -= 1
    }
    if places > Exact.largestScale || places < -Exact.largestScale { throw .outOfRange }
    if places >= 0 { return Exact(numerator: value.numerator, divisor: 1, scale: places) }
    let (raised, overflow) = value.numerator.multipliedReportingOverflow(by: PowersOfTen[-places])
    if overflow || raised == .min { throw .outOfRange }
    return Exact(numerator: raised, divisor: 1, scale: 0)
  }
}
