import ExactNumbers

/// A JSON document. Numbers keep their exact digits.
public enum JSON: Sendable {
  case object([(String, JSON)])
  case array([JSON])
  case string(String)
  case number(String)
  case boolean(Bool)
  case null

  /// The document as text, indented by two spaces, with the fields in the order in which they were given.
  public func text(indent: Int = 0) -> String {
    let inner = String(repeating: "  ", count: indent + 1)
    let outer = String(repeating: "  ", count: indent)
    switch self {
    case .object(let fields):
      if fields.isEmpty { return "{}" }
      let lines = fields.map { "\(inner)\(Self.quoted($0.0)): \($0.1.text(indent: indent + 1))" }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(outer)}"
    case .array(let items):
      if items.isEmpty { return "[]" }
      return "[\n" + items.map { inner + $0.text(indent: indent + 1) }.joined(separator: ",\n") + "\n\(outer)]"
    case .string(let text): return Self.quoted(text)
    case .number(let digits): return digits
    case .boolean(let flag): return flag ? "true" : "false"
    case .null: return "null"
    }
  }

  /// An optional text.
  package static func optional(_ text: String?) -> JSON { text.map { .string($0) } ?? .null }

  private static func quoted(_ text: String) -> String {
    var out = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\t": out += "\\t"
      case "\r": out += "\\r"
      default:
        if scalar.isObeyed {
          let digits = String(scalar.value, radix: 16)
          out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          out.unicodeScalars.append(scalar)
        }
      }
    }
    return out + "\""
  }
}

extension Value {
  /// The value in JSON: decimals as numbers with all their digits, other fractions as strings such as `"1/3"`.
  package func json(as type: ValueType) -> JSON {
    switch self {
    case .number(let number): number.isDecimal ? .number(type.text(of: self)) : .string(number.description)
    case .count(let count): .number(String(count))
    case .boolean(let flag): .boolean(flag)
    case .choice, .date: .string(description)
    case .months(let months): .array(months.values.map { $0.json(as: type) })
    }
  }
}

extension Diagnostic {
  /// The diagnostic in JSON: `code`, `message`, and `file`, `line`, `column`, `help` if they are known.
  public var json: JSON { .object(fields) }

  /// The fields of `json`.
  package var fields: [(String, JSON)] {
    let (message, help) = Language.forPrograms { (problem.sentence(reveals: true), self.help) }
    return [
      ("code", .string(problem.code)),
      ("message", .string(message)),
      ("help", .optional(help)),
      ("file", .optional(place?.file)),
      ("line", place.map { .number(String($0.line)) } ?? .null),
      ("column", place?.column.map { .number(String($0)) } ?? .null),
      ("rules", .array(rules.map { .string($0) })),
    ]
  }
}
