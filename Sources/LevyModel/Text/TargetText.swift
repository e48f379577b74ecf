/// A language in which text goes out, such as HTML or a comment in C.
package protocol TextTarget: Sendable {
  /// Text of strangers so that it means nothing but itself there.
  static func escaped(_ text: String) -> String
}

/// Text of a target. Literals in the source are trusted; interpolated values come from rules, tables, journals or files
/// and are escaped, unless they are text of the target themselves. Each target accepts only such text, so that a plain
/// string cannot be passed by mistake.
package struct TargetText<Target: TextTarget>: ExpressibleByStringInterpolation, Sendable {
  package private(set) var text: String

  package init(stringLiteral text: String) { self.text = text }
  package init(stringInterpolation parts: Parts) { text = parts.text }
  package init(_ parts: [TargetText]) { text = parts.map(\.text).joined() }

  package struct Parts: StringInterpolationProtocol {
    fileprivate var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity * 2) }

    package mutating func appendLiteral(_ literal: String) { text += literal }
    package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      text += Target.escaped(value.description)
    }
    package mutating func appendInterpolation(_ value: TargetText) { text += value.text }
    package mutating func appendInterpolation(_ values: [TargetText]) { for value in values { text += value.text } }
  }

  package static func += (text: inout TargetText, more: TargetText) { text.text += more.text }
}
