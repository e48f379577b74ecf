import ExactNumbers
import LevyModel
import LevyTrace

/// Reads cells of one column as numerators, without making a value of each.
package struct CellReader: Sendable {
  let input: Plan.Input
  private let notation: Notation
  private let style: NumberStyle
  /// The value of the last digit of a number in a cell, over the denominator, by the number of decimals; 0 if it is not
  /// whole.
  private let steps: SIMD8<Int64>
  /// The numerators that the plan is made for.
  let low: Double
  let high: Double
  /// Spellings of the words of a choice or boolean with at most 8 bytes; nil for numbers.
  private let words: PackedWords?

  init(_ input: Plan.Input, notation: Notation, style: NumberStyle) {
    self.input = input
    self.notation = notation
    self.style = style
    steps = style == .plain ? Self.steps(input, unit: notation.unit ?? 1) : SIMD8()
    low = Double(input.numerators.lowerBound)
    high = Double(input.numerators.upperBound)
    let words = Self.words(input.type)
    self.words = words.isEmpty ? nil : PackedWords(words)
  }

  /// Whether cells are amounts in the currency's unit, and numerators are cents.
  var readsAmounts: Bool { notation.type == .money && input.denominator == 100 }

  /// A numerator that is one of those the plan is made for, else NaN.
  @inline(__always)
  func accepted(_ number: Double) -> Double { number >= low && number <= high ? number : .nan }

  /// The numerator of an empty cell, or NaN.
  var nothing: Double { input.defaultNumerator ?? .nan }

  /// The numerator of a cell, or NaN if the interpreter has to read it.
  @inline(__always)
  func numerator(_ bytes: UnsafeBufferPointer<UInt8>) -> Double {
    if bytes.isEmpty { return input.defaultNumerator ?? .nan }
    let quick = if let words { bytes.count <= 8 ? words[PackedWords.packed(bytes)] : nil } else { plainNumber(bytes) }
    let number = quick ?? slowly(bytes)
    return number >= low && number <= high ? number : .nan
  }

  private func slowly(_ bytes: UnsafeBufferPointer<UInt8>) -> Double {
    notation.parse(bytes, style: style)?.numerator(as: input.type, over: input.denominator) ?? .nan
  }

  private static func steps(_ input: Plan.Input, unit: Exact) -> SIMD8<Int64> {
    var steps = SIMD8<Int64>()
    for decimals in 0...mostDecimals {
      guard let place = try? unit.multiplied(by: Exact(numerator: 1, scale: decimals)) else { continue }
      switch input.type {
      case .money: if !place.isMultiple(of: ValueType.cent) { continue }
      case .count: if place.exactInt == nil { continue }
      case .rate, .number: break
      case .choice, .boolean, .date: continue
      }
      let step = try? place.multiplied(by: Exact(input.denominator)).exactInt
      if let step, step > 0 { steps[decimals] = Int64(step) }
    }
    return steps
  }

  private static let mostDecimals = 7

  /// Up to 15 digits, some of them perhaps after a decimal point, over the denominator.
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
    // Numbers beyond 2^53 are beyond the range of every plan, however they are rounded.
    let (number, isTooLarge) = digits.multipliedReportingOverflow(by: step)
    return step == 0 || isTooLarge ? nil : Double(number)
  }

  private static func words(_ type: ValueType) -> [(word: UInt64, number: Double)] {
    var words: [(word: UInt64, number: Double)] = []
    func add(_ text: String, _ number: Int) {
      if (1...8).contains(text.utf8.count) { words.append((PackedWords.packed(text.utf8), Double(number))) }
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
