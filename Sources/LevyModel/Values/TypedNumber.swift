import ExactNumbers

/// A number as people type it, split into its parts: `60k`, `€ 60 000,50`, `42 %`, `-28'772.99`.
package struct TypedNumber {
  /// The sign, the digits and the marks between them, without grouping blanks or apostrophes.
  private(set) var digits = ""
  /// True if blanks or apostrophes group the thousands.
  private(set) var isGrouped = false
  /// The number of zeros of a suffix: 3 for `k`, 6 for `m`.
  private(set) var zeros = 0
  package private(set) var isPercent = false
  /// The code of the currency whose sign, name or code was typed.
  package private(set) var currency: Currency?

  /// Splits a text; nil if it is no number, whatever its marks mean.
  package init?(_ text: String) {
    var rest = text.withSimpleBlanks[...]
    var sign = Self.takeSign(&rest)
    let word = rest.prefix(while: \.isOfWord)
    if let found = Currency(word) {
      currency = found
      rest = rest.dropFirst(word.count)
    }
    if sign.isEmpty { sign = Self.takeSign(&rest) }
    if rest.last == "%" {
      rest.removeLast()
      isPercent = true
    } else {
      guard takeUnit(&rest) else { return nil }
    }
    guard !(isPercent && currency != nil), let bare = ungrouped(rest.trimmed) else { return nil }
    digits = sign + bare
    guard value(.english) != nil || value(.german) != nil else { return nil }
  }

  /// The number in a style; nil if it is none in that style, or is out of range.
  package func value(_ style: NumberStyle) -> Exact? {
    guard let number = try? Exact(parsing: digits, style: style) else { return nil }
    return zeros == 0 ? number : try? number.multiplied(by: Exact(zeros == 3 ? 1_000 : 1_000_000))
  }

  // MARK: Parts

  private static func takeSign(_ rest: inout Substring) -> String {
    rest = rest.trimmed
    guard let first = rest.first, "+-\u{2212}".contains(first) else { return "" }
    rest = rest.dropFirst().trimmed
    return first == "+" ? "" : "-"
  }

  /// Removes `k`, `m` and a currency from the end; false if there is a second currency.
  private mutating func takeUnit(_ rest: inout Substring) -> Bool {
    let word = rest[(rest.lastIndex { !$0.isOfWord }.map(rest.index(after:)) ?? rest.startIndex)...]
    // The shorter one matches `60kEUR`.
    for length in [word.count, word.count - 1] where length > 0 {
      guard let found = Currency(word.suffix(length)) else { continue }
      guard currency == nil else { return false }
      currency = found
      rest = rest.dropLast(length).trimmed
      break
    }
    switch rest.last {
    case "k", "K": zeros = 3
    case "m", "M": zeros = 6
    default: return true
    }
    rest.removeLast()
    return true
  }

  /// Removes blanks or apostrophes between groups of three digits; nil if there is anything else, or if groups are not
  /// of three.
  private mutating func ungrouped(_ rest: Substring) -> String? {
    // A mark at the end looks as if something were cut off.
    guard let first = rest.first, first.isDigit || ".,".contains(first), rest.last?.isDigit == true else { return nil }
    guard let mark = rest.first(where: { $0 == " " || $0 == "'" }) else { return String(rest) }
    let whole = rest.prefix { !".,".contains($0) }
    let groups = whole.split(separator: mark, omittingEmptySubsequences: false)
    guard groups.count > 1, (1...3).contains(groups[0].count), groups[0].first != "0",
      groups.dropFirst().allSatisfy({ $0.count == 3 }), groups.allSatisfy({ $0.allSatisfy(\.isDigit) })
    else { return nil }
    isGrouped = true
    return groups.joined() + rest[whole.endIndex...]
  }
}

/// A currency, by its ISO code.
package struct Currency: Equatable {
  let code: String

  /// The currency with a sign, name or code. Codes must be in capitals; well-known ones may be in any case.
  init?(_ word: some StringProtocol) {
    let small = word.lowercased()
    if let code = Self.signs[small] {
      self.code = code
    } else if word.count == 3, word.utf8.allSatisfy({ (65...90).contains($0) }) {
      code = String(word)
    } else {
      return nil
    }
  }

  /// True if the sign or name may be used for amounts of a jurisdiction's currency. Several currencies are called
  /// dollars.
  func means(_ code: String) -> Bool { self.code == code || self.code == "$" && code.hasSuffix("D") }

  private static let signs = [
    "€": "EUR", "eur": "EUR", "euro": "EUR", "euros": "EUR", "£": "GBP", "gbp": "GBP", "$": "$", "usd": "USD",
    "chf": "CHF",
  ]
}

extension Character {
  fileprivate var isDigit: Bool { isASCII && isNumber }
  fileprivate var isOfWord: Bool { isLetter || isCurrencySymbol }
}

extension Substring {
  /// The text without blanks at its ends.
  package var trimmed: Substring {
    var text = self
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return text
  }
}

extension String {
  /// The text without blanks at its ends, with no-break and narrow blanks and curly apostrophes replaced by plain ones.
  var withSimpleBlanks: String {
    var text = ""
    for character in self {
      switch character {
      case "\u{A0}", "\u{202F}", "\u{2009}", "\u{2007}", "\t": text.append(" ")
      case "\u{2019}": text.append("'")
      default: text.append(character)
      }
    }
    return text.trimmingBlanks
  }
}
