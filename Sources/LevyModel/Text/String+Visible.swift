extension StringProtocol {
  /// The text with each character that a terminal would obey, and each mark that turns text around, written out:
  /// `\u{1B}`, `\n`. Everything that comes from a rule file, a table or a case file is shown like that.
  ///
  /// - Parameter keepsLines: whether ends of lines and tabs stay.
  package func visible(keepsLines: Bool = false) -> String {
    if isUnsuspicious { return String(self) }
    var text = ""
    for scalar in unicodeScalars {
      if !scalar.isObeyed || keepsLines && (scalar == "\n" || scalar == "\t") {
        text.unicodeScalars.append(scalar)
      } else {
        text += scalar.writtenOut
      }
    }
    return text
  }

  /// Whether it is one line of which a terminal shows every character.
  package var isOneVisibleLine: Bool { isUnsuspicious || !unicodeScalars.contains(where: \.isObeyed) }

  /// The text, or its beginning where it is longer than `most` characters. To measure it takes no longer than that.
  package func cut(to most: Int) -> String {
    guard let end = index(startIndex, offsetBy: most, limitedBy: endIndex), end < endIndex else { return String(self) }
    return self[..<end] + "…"
  }

  /// Whether no byte can be part of a character that would be escaped, which is true of most texts.
  private var isUnsuspicious: Bool {
    utf8.withContiguousStorageIfAvailable { bytes in !bytes.contains { $0.isSuspect } } ?? false
  }
}

extension UInt8 {
  fileprivate var isSuspect: Bool { self < 32 || self == 127 || self == 0xC2 || self == 0xD8 || self == 0xE2 }
}

extension Unicode.Scalar {
  /// Whether it is a control character, a line end, or a bidirectional mark.
  package var isObeyed: Bool {
    switch value {
    case 0..<32, 127...159, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  fileprivate var writtenOut: String {
    switch self {
    case "\n": "\\n"
    case "\t": "\\t"
    case "\r": "\\r"
    default: "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
  }
}

extension String {
  /// Whether it may be a word of a choice. People type such words, shells and spreadsheets pass them on, and they must
  /// have no special meaning anywhere.
  package var isChoiceWord: Bool {
    let parts = split(separator: " ", omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      !part.isEmpty
        && part.unicodeScalars.allSatisfy { scalar in
          let properties = scalar.properties
          return properties.isAlphabetic || properties.numericType != nil
            || properties.generalCategory == .nonspacingMark
            || "_-./+".unicodeScalars.contains(scalar)
        }
    } && first != "-"
  }
}
