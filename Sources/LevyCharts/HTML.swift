import LevyModel

/// Text of a page. What is put into it is escaped, unless it is itself text of a page.
package struct HTML: ExpressibleByStringInterpolation, Sendable {
  package private(set) var text: String

  package init(stringLiteral text: String) { self.text = text }
  package init(stringInterpolation parts: Parts) { text = parts.text }
  package init(_ parts: [HTML]) { text = parts.map(\.text).joined() }

  /// What stands between quotes in the source is the page's own; values are escaped.
  package struct Parts: StringInterpolationProtocol {
    fileprivate var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity * 2) }

    package mutating func appendLiteral(_ literal: String) { text += literal }
    package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      text += HTML.escaped(value.description)
    }
    package mutating func appendInterpolation(_ value: HTML) { text += value.text }
    package mutating func appendInterpolation(_ values: [HTML]) { for value in values { text += value.text } }
  }

  package static func += (page: inout HTML, more: HTML) { page.text += more.text }

  /// Safe between tags and within double quotes.
  package static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { "&<>\"'".utf8.contains($0) || $0 < 32 }) else { return text }
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "\"": out += "&quot;"
      case "'": out += "&#39;"
      case "\n", "\t": out.unicodeScalars.append(scalar)
      default: if scalar.value >= 32 { out.unicodeScalars.append(scalar) }
      }
    }
    return out
  }
}

extension Markup {
  /// The text for a page, each piece with its meaning as a class.
  package var html: HTML {
    HTML(
      pieces.map { piece in
        let name =
          switch piece.kind {
          case .plain: ""
          case .heading: "m-heading"
          case .name: "m-name"
          case .value: "m-value"
          case .citation: "m-citation"
          case .place: "m-place"
          case .error: "m-error"
          case .hint: "m-hint"
          }
        return name.isEmpty ? "\(piece.text)" : "<span class=\"\(name)\">\(piece.text)</span>"
      })
  }
}
