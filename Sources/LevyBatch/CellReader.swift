import ExactNumbers
import LevyModel
import LevyTrace

/// Parses the cells of one column to numerators, without making values of them.
package struct CellReader: Sendable {
  let input: Plan.Input
  private let notation: Notation
  private let style: NumberStyle
  /// The value of a number's last digit over the denominator, by the number of decimals; 0 if it is not whole.
  private let steps: SIMD8<Int64>
  /// The least numerator for which the plan is made.
  let low: Double
  let high: Double
  /// The words of a choice or boolean with at most 8 bytes; nil for numbers.
  private let words: PackedWords?
  /// A cache of other cells' numerators; nil for numbers. A reader belongs to one thread at a time.
  private nonisolated(unsafe) let recent: RecentTexts?
  /// The largest number of decimals with which every number is whole over the denominator, and their power of ten.
  private let finest: (step: Int64, power: Double)?

  init(_ input: Plan.Input, notation: Notation, style: NumberStyle) {
    self.input = input
    self.notation = notation
    self.style = style
    let steps = style == .plain ? Self.steps(input, unit: notation.unit ?? 1) : SIMD8()
    self.steps = steps
    low = Double(input.numerators.lowerBound)
    high = Double(input.numerators.upperBound)
    let words = Self.words(input.type)
    self.words = words.isEmpty ? nil : PackedWords(words)
    switch input.type {
    case .choice, .boolean, .date: recent = RecentTexts()
    case .quantity, .count: recent = nil
    }
    finest = (0...Self.mostDecimals).last { steps[$0] > 0 }.map { (steps[$0], Self.powers[$0]) }
  }

  private static let powers = (0...mostDecimals).map { (0..<$0).reduce(1.0) { power, _ in power * 10 } }

  /// True if cells are amounts in the currency's unit, and numerators are cents.
  var readsAmounts: Bool { notation.type == .money && input.denominator == 100 }

  /// The numerator, or NaN if the plan is not made for it.
  @inline(__always)
  func accepted(_ number: Double) -> Double { number >= low && number <= high ? number : .nan }

  /// The numerator of an empty cell, or NaN.
  var nothing: Double { input.defaultNumerator ?? .nan }

  /// The numerator of a cell, or NaN if the interpreter must parse it.
  @inline(__always)
  func numerator(_ bytes: UnsafeBufferPointer<UInt8>) -> Double {
    if bytes.isEmpty { return input.defaultNumerator ?? .nan }
    let number: Double
    if let recent {
      if let known = word(bytes) ?? recent[bytes] { return accepted(known) }
      number = slowly(bytes)
      recent.note(number, of: bytes)
    } else {
      number = plainNumber(bytes) ?? slowly(bytes)
    }
    return accepted(number)
  }

  private func slowly(_ bytes: UnsafeBufferPointer<UInt8>) -> Double {
    notation.parse(bytes, style: style)?.numerator(as: input.type, over: input.denominator) ?? .nan
  }

  /// The numerator of a short word. Packing makes NUL bytes at the end indistinguishable, so such texts are left out.
  @inline(__always)
  private func word(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    guard let words, bytes.count <= 8, bytes[bytes.count - 1] != 0 else { return nil }
    return words[PackedWords.packed(bytes)]
  }

  /// The numerator of a whole number; nil if its text must be parsed.
  @inline(__always)
  func numerator(whole number: Int64) -> Double? {
    let (product, isTooLarge) = number.multipliedReportingOverflow(by: steps[0])
    return steps[0] == 0 || isTooLarge ? nil : accepted(Double(product))
  }

  /// The numerator of a decimal; nil if its text must be parsed.
  @inline(__always)
  func numerator(unscaled number: Int128, scale: Int) -> Double? {
    guard (0...Self.mostDecimals).contains(scale), steps[scale] > 0, number.magnitude < 1 << 50 else { return nil }
    let (product, isTooLarge) = Int64(number).multipliedReportingOverflow(by: steps[scale])
    return isTooLarge ? nil : accepted(Double(product))
  }

  /// The numerator of a float, except for amounts; nil if its text must be parsed. Of all decimals of up to 15 digits
  /// at most one is nearest to a given float, so that it is the float's shortest text.
  @inline(__always)
  func numerator(float number: Double) -> Double? {
    // Smaller floats are written with an exponent.
    guard let finest, number == 0 || number.magnitude >= 1e-4 else { return nil }
    let digits = (number * finest.power).rounded()
    guard digits.magnitude < 1e15, digits / finest.power == number else { return nil }
    let (product, isTooLarge) = Int64(digits).multipliedReportingOverflow(by: finest.step)
    return isTooLarge ? nil : accepted(Double(product))
  }

  private static func steps(_ input: Plan.Input, unit: Exact) -> SIMD8<Int64> {
    var steps = SIMD8<Int64>()
    for decimals in 0...mostDecimals {
      guard let place = try? unit.multiplied(by: Exact(numerator: 1, scale: decimals)) else { continue }
      guard input.type.isNumeric, input.type.grain.map(place.isMultiple) ?? true else { continue }
      let step = try? place.multiplied(by: Exact(input.denominator)).exactInt
      if let step, step > 0 { steps[decimals] = Int64(step) }
    }
    return steps
  }

  private static let mostDecimals = 7

  /// The numerator of up to 15 digits, perhaps with a decimal point; nil for any other text.
  @inline(__always)
  private func plainNumber(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    guard bytes.count <= 15 else { return nil }
    var digits: Int64 = 0
    var index = 0
    while index < bytes.count {
      let digit = bytes[index] &- 48
      guard digit <= 9 else { break }
      digits = digits &* 10 &+ Int64(digit)
      index += 1
    }
    let decimals = max(0, bytes.count - index - 1)
    if index < bytes.count {
      guard index > 0, bytes[index] == UInt8(ascii: "."), (1...Self.mostDecimals).contains(decimals) else { return nil }
      for place in (index + 1)..<bytes.count {
        let digit = bytes[place] &- 48
        guard digit <= 9 else { return nil }
        digits = digits &* 10 &+ Int64(digit)
      }
    }
    let step = steps[decimals]
    // Numbers beyond 2^53 are beyond the range of every plan, even if rounding makes them inexact.
    let (number, isTooLarge) = digits.multipliedReportingOverflow(by: step)
    return step == 0 || isTooLarge ? nil : Double(number)
  }

  private static func words(_ type: ValueType) -> [(word: UInt64, number: Double)] {
    var words: [(word: UInt64, number: Double)] = []
    func add(_ text: String, _ number: Int) {
      if (1...8).contains(text.utf8.count) { words.append((PackedWords.packed(text), Double(number))) }
    }
    switch type {
    case .choice(let choice):
      let numbers = Dictionary(zip(choice.options, 0...)) { first, _ in first }
      for (number, word) in choice.options.enumerated() { add(word, number) }
      for (text, word) in choice.lookup.sorted(by: { $0.key < $1.key }) where numbers[text] == nil {
        if let number = numbers[word] { add(text, number) }
      }
    case .boolean:
      for (text, flag) in ValueType.booleans.sorted(by: { $0.key.count > $1.key.count }) { add(text, flag ? 1 : 0) }
    default: break
    }
    return words
  }
}
