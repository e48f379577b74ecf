import ExactNumbers

/// The style of numbers in a table or at a prompt.
public typealias NumberStyle = ExactNumbers.NumberStyle

extension ValueType {
  /// True if exactly three digits follow the only mark, so that it may separate thousands: an amount written `54.000`
  /// may be 54 or 54,000.
  private static func mayBeThousands(_ bytes: UnsafeBufferPointer<UInt8>, _ style: NumberStyle) -> Bool {
    guard let mark = bytes.lastIndex(of: style.decimalMark), bytes.count > mark + 3,
      let typed = TypedNumber(text(bytes))
    else { return false }
    if case .either = typed.reading(in: style, decimals: 2) { return true }
    return false
  }

  /// Parses user input; nil if it is no value of this type.
  ///
  /// - Parameter bytes: UTF-8, with or without surrounding spaces.
  package func parse(_ bytes: UnsafeBufferPointer<UInt8>, style: NumberStyle = .plain) -> Value? {
    switch self {
    case .quantity(let unit):
      let typed = isShare ? Self.share(bytes, style: style) : try? Exact.parse(bytes, style: style)
      guard let typed, unit.has(typed), unit.terms.grain == nil || !Self.mayBeThousands(bytes, style) else {
        return nil
      }
      return .number(typed)
    case .count(let maximum):
      guard let number = try? Exact.parse(bytes, style: style), let count = number.exactInt,
        !Self.mayBeThousands(bytes, style)
      else { return nil }
      return (0...maximum).contains(count) ? .count(count) : nil
    case .choice(let choice):
      return choice.word(for: Self.text(bytes)).map { .choice($0) }
    case .boolean:
      let text = Self.text(bytes)
      return (Self.booleans[text] ?? Self.booleans[text.lowercased()]).map { .boolean($0) }
    case .date:
      return CalendarDate(Self.text(bytes)).map { .date($0) }
    }
  }

  /// Parses user input; nil if it is no value of this type.
  package func parse(_ text: String, style: NumberStyle = .plain) -> Value? {
    var text = text
    return text.withUTF8 { parse($0, style: style) }
  }

  package static let cent = Exact(numerator: 1, scale: 2)

  package static let booleans: [String: Bool] = [
    "true": true, "false": false, "yes": true, "no": false, "ja": true, "nein": false, "1": true, "0": false,
    "wahr": true, "falsch": false, "y": true, "n": false, "on": true, "off": false, "j": true,
  ]

  private static func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    var bytes = bytes[...]
    while bytes.first == 32 || bytes.first == 9 { bytes.removeFirst() }
    while bytes.last == 32 || bytes.last == 9 { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func share(_ bytes: UnsafeBufferPointer<UInt8>, style: NumberStyle) -> Exact? {
    var end = bytes.count
    while end > 0, bytes[end - 1] == 32 { end -= 1 }
    guard end > 0, bytes[end - 1] == UInt8(ascii: "%") else { return try? Exact.parse(bytes, style: style) }
    let percent = try? Exact.parse(UnsafeBufferPointer(rebasing: bytes[..<(end - 1)]), style: style)
    return percent.flatMap { try? $0.multiplied(by: cent) }
  }
}
