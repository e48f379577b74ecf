extension StringProtocol {
  /// Escapes control characters that a terminal would interpret, and bidirectional marks: `\u{1B}`, `\n`. All text from
  /// rule files, tables and case files is shown like this.
  ///
  /// - Parameter keepsLines: whether line ends and tabs are kept.
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

  /// True if it is a single line without characters that would be escaped.
  package var isOneVisibleLine: Bool { isUnsuspicious || !unicodeScalars.contains(where: \.isObeyed) }

  /// Cuts the text to `most` characters, in time that does not depend on its length.
  package func cut(to most: Int) -> String {
    guard let end = index(startIndex, offsetBy: most, limitedBy: endIndex), end < endIndex else { return String(self) }
    return self[..<end] + "…"
  }

  /// True if no byte can be part of a character that would be escaped, as in most texts.
  private var isUnsuspicious: Bool {
    utf8.withContiguousStorageIfAvailable { bytes in !bytes.contains { $0.isSuspect } } ?? false
  }
}

extension UInt8 {
  fileprivate var isSuspect: Bool { self < 32 || self == 127 || self == 0xC2 || self == 0xD8 || self == 0xE2 }
}

extension Unicode.Scalar {
  /// True if it is a control character, a line end, or a bidirectional mark.
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
  /// True if it may be a word of a choice. People type such words, and shells and spreadsheets pass them on, so they
  /// must have no special meaning anywhere.
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
