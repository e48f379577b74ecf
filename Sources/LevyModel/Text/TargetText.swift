/// A language into which text is inserted, such as HTML or a comment in C.
package protocol TextTarget: Sendable {
  /// Escapes untrusted text so that it has no special meaning in the language.
  static func escaped(_ text: String) -> String
}

/// Text in a target language. String literals are trusted; interpolated values come from rules, tables, journals or
/// files and are escaped, unless they are text of the same target. Functions that write a target accept only this type,
/// so that a plain string cannot be passed by mistake.
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
