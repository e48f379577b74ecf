/// Text of a page, safe between tags and within double quotes.
package typealias HTML = TargetText<HTMLTarget>
/// Text of an XML document.
package typealias XML = TargetText<XMLTarget>
/// The value of a property of a calendar, RFC 5545 § 3.3.11.
package typealias CalendarText = TargetText<CalendarTarget>
/// Text of a Markdown document, on one line.
package typealias Markdown = TargetText<MarkdownTarget>
/// Text within a comment: in C between its marks, in SQL after two dashes.
package typealias CodeComment = TargetText<CodeCommentTarget>
/// Text that a shell reads as part of a single word.
package typealias ShellWord = TargetText<ShellWordTarget>
/// Text of a spreadsheet's cell.
package typealias SpreadsheetCell = TargetText<SpreadsheetTarget>

package enum HTMLTarget: TextTarget {
  package static func escaped(_ text: String) -> String {
    text.escaped { scalar in
      switch scalar {
      case "'": "&#39;"
      case "\n", "\t": nil
      default: scalar.value < 32 ? "" : scalar.asEntity
      }
    }
  }
}

package enum XMLTarget: TextTarget {
  package static func escaped(_ text: String) -> String {
    text.escaped { scalar in
      switch scalar {
      case "\n": "&#10;"
      // XML 1.0 does not allow other control characters, not even escaped.
      default: scalar.value < 32 && scalar != "\t" ? "\u{FFFD}" : scalar.asEntity
      }
    }
  }
}

package enum CalendarTarget: TextTarget {
  package static func escaped(_ text: String) -> String {
    text.escaped { scalar in
      switch scalar {
      case "\\", ";", ",": "\\" + String(scalar)
      case "\n": "\\n"
      default: scalar.value < 32 || scalar.value == 127 ? " " : nil
      }
    }
  }
}

package enum MarkdownTarget: TextTarget {
  package static func escaped(_ text: String) -> String {
    text.escaped { scalar in
      if "\\`*_{}[]<>#|~".unicodeScalars.contains(scalar) { return "\\" + String(scalar) }
      return scalar.isObeyed ? " " : nil
    }
  }
}

package enum CodeCommentTarget: TextTarget {
  /// No line end or comment mark remains: no slash next to a star, and no backslash at the end of a line, which would
  /// join it with the next.
  package static func escaped(_ text: String) -> String {
    text.visible().replacing("*/", with: "* /").replacing("/*", with: "/ *").replacing("\\", with: "\u{2216}")
      .replacing("??/", with: "? ? /")
  }
}

package enum ShellWordTarget: TextTarget {
  package static func escaped(_ text: String) -> String {
    text.escaped { scalar in
      if scalar.isObeyed { return "" }
      let isPlain = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      return isPlain || "_-+./=:,@%^".unicodeScalars.contains(scalar) ? nil : "\\" + String(scalar)
    }
  }
}

package enum SpreadsheetTarget: TextTarget {
  /// Prefixes a cell that begins like a formula with an apostrophe, which spreadsheets read as "text follows".
  package static func escaped(_ text: String) -> String {
    guard let first = text.unicodeScalars.first, "=+-@\t\r'".unicodeScalars.contains(first) else { return text }
    return "'" + text
  }

  /// Reverses the escaping of a cell.
  package static func unescaped(_ cell: String) -> String {
    guard cell.first == "'" else { return cell }
    let text = String(cell.dropFirst())
    return escaped(text) == cell ? text : cell
  }
}

extension String {
  /// Replaces characters; `replacement` returns nil for a character that is kept.
  fileprivate func escaped(_ replacement: (Unicode.Scalar) -> String?) -> String {
    var out = ""
    for scalar in unicodeScalars {
      if let other = replacement(scalar) { out += other } else { out.unicodeScalars.append(scalar) }
    }
    return out
  }
}

extension Unicode.Scalar {
  /// The entity of a character that both HTML and XML escape.
  fileprivate var asEntity: String? {
    switch self {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    default: nil
    }
  }
}
