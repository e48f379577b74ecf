import ExactNumbers
import LevyModel
import LevyTrace

/// Reads cells of one column as numerators, without making a value of each.
package struct CellReader: Sendable {
  let input: Plan.Input
  private let notation: Notation
  private let style: NumberStyle
  /// What a whole number in a cell counts, over hundredths; 0 if that is no whole number of hundredths.
  private let step: Int64
  /// The numerators that the plan is made for.
  let low: Double
  let high: Double
  /// Ways to say the words of a choice or boolean in at most 8 bytes, packed into one number.
  private let words: [(packed: UInt64, number: Double)]

  init(_ input: Plan.Input, notation: Notation, style: NumberStyle) {
    self.input = input
    self.notation = notation
    self.style = style
    step = Int64((try? notation.unit?.multiplied(by: 100).exactInt) ?? (notation.unit == nil ? 100 : 0))
    low = Double(input.numerators.lowerBound)
    high = Double(input.numerators.upperBound)
    words = Self.words(input.type)
  }

  /// Whether cells are amounts in the currency's own unit, and numerators cents.
  var readsAmounts: Bool { notation.type == .money && input.denominator == 100 }

  /// A numerator that is one of those the plan is made for, else NaN.
  @inline(__always)
  func accepted(_ number: Double) -> Double { number >= low && number <= high ? number : .nan }

  /// The numerator of a cell that gives nothing, or NaN.
  var nothing: Double { input.defaultNumerator ?? .nan }

  /// The numerator of a cell, or NaN if the interpreter has to look at it.
  @inline(__always)
  func numerator(_ bytes: UnsafeBufferPointer<UInt8>) -> Double {
    if bytes.isEmpty { return input.defaultNumerator ?? .nan }
    let quick = words.isEmpty ? amount(bytes) : word(bytes)
    let number = quick ?? slowly(bytes)
    return number >= low && number <= high ? number : .nan
  }

  private func slowly(_ bytes: UnsafeBufferPointer<UInt8>) -> Double {
    notation.parse(bytes, style: style)?.numerator(as: input.type, over: input.denominator) ?? .nan
  }

  /// Up to 15 digits, with up to two of them after a decimal point, over hundredths.
  @inline(__always)
  private func amount(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    guard bytes.count <= 15, input.denominator == 100, style == .plain, (1...100).contains(step) else { return nil }
    var digits: Int64 = 0
    var index = 0
    while index < bytes.count {
      let digit = bytes[index] &- 48
      guard digit <= 9 else { break }
      digits = digits &* 10 &+ Int64(digit)
      index += 1
    }
    if index == bytes.count { return Double(digits &* step) }
    guard index > 0, step == 100, bytes[index] == UInt8(ascii: "."), bytes.count - index == 3 else { return nil }
    let (tens, ones) = (bytes[index + 1] &- 48, bytes[index + 2] &- 48)
    guard tens <= 9, ones <= 9 else { return nil }
    return Double(digits &* 100 &+ Int64(tens) &* 10 &+ Int64(ones))
  }

  @inline(__always)
  private func word(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    guard bytes.count <= 8 else { return nil }
    let packed = Self.packed(bytes)
    for word in words where word.packed == packed { return word.number }
    return nil
  }

  @inline(__always)
  private static func packed(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var packed: UInt64 = 0
    for byte in bytes { packed = packed << 8 | UInt64(byte) }
    return packed
  }

  private static func words(_ type: ValueType) -> [(packed: UInt64, number: Double)] {
    var words: [(packed: UInt64, number: Double)] = []
    func add(_ text: String, _ number: Int) {
      if (1...8).contains(text.utf8.count) { words.append((packed(text.utf8), Double(number))) }
    }
    switch type {
    case .choice(let choice):
      for (number, word) in choice.options.enumerated() { add(word, number) }
    case .boolean:
      for (text, flag) in ValueType.booleans.sorted(by: { $0.key.count > $1.key.count }) { add(text, flag ? 1 : 0) }
    default: break
    }
    return words
  }
}
