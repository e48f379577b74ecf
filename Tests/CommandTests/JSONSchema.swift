import Foundation

/// As much of JSON Schema as `docs/json.schema.json` uses. A word that is not known here is a fault, so that nothing passes
/// unlooked at.
struct JSONSchema {
  private let definitions: [String: Any]
  private static let remarks: Set = ["$schema", "$defs", "title", "description"]

  init(_ text: String) throws {
    let whole = try JSONText.value(text) as? [String: Any]
    definitions = whole?["$defs"] as? [String: Any] ?? [:]
  }

  /// Returns the violations of one of the definitions by a document.
  func faults(of document: Any, by name: String) -> [String] {
    guard let definition = definitions[name] else { return ["there is no definition '\(name)'"] }
    return faults(document, definition, at: "$")
  }

  /// The names of the definitions.
  var names: Set<String> { Set(definitions.keys) }

  private func faults(_ value: Any, _ schema: Any, at path: String) -> [String] {
    guard let schema = schema as? [String: Any] else { return ["\(path): the schema is no object"] }
    return schema.flatMap { word, rule -> [String] in
      switch (word, rule) {
      case (let word, _) where Self.remarks.contains(word): return []
      case ("$ref", let name as String):
        let definition = definitions[String(name.dropFirst("#/$defs/".count))]
        return definition.map { faults(value, $0, at: path) } ?? ["\(path): there is no \(name)"]
      case ("type", let names):
        let types = names as? [String] ?? [names as? String ?? ""]
        return types.contains { Self.isOf($0, value) } ? [] : ["\(path): \(value) is not \(types)"]
      case ("const", let wanted as String): return value as? String == wanted ? [] : ["\(path): is not \(wanted)"]
      case ("enum", let words as [String]):
        return (value as? String).map(words.contains) == true ? [] : ["\(path): \(value) is none of \(words)"]
      case ("anyOf", let choices as [Any]):
        let found = choices.map { faults(value, $0, at: path) }
        return found.contains(where: \.isEmpty) ? [] : found.min { $0.count < $1.count } ?? []
      case ("items", let item):
        return (value as? [Any] ?? []).enumerated().flatMap { faults($1, item, at: "\(path)[\($0)]") }
      case ("minItems", let least as Double):
        return (value as? [Any]).map { Double($0.count) < least } == true ? ["\(path): has too few items"] : []
      case ("required", let names as [String]):
        let object = value as? [String: Any] ?? [:]
        return names.filter { object[$0] == nil }.map { "\(path): lacks \($0)" }
      case ("properties", let fields as [String: Any]):
        let object = value as? [String: Any] ?? [:]
        return object.flatMap { name, part in fields[name].map { faults(part, $0, at: "\(path).\(name)") } ?? [] }
      case ("additionalProperties", let rule):
        let known = schema["properties"] as? [String: Any] ?? [:]
        let others = (value as? [String: Any] ?? [:]).filter { known[$0.key] == nil }
        if let isAllowed = rule as? Bool { return isAllowed ? [] : others.map { "\(path): has also \($0.key)" } }
        return others.flatMap { faults($1, rule, at: "\(path).\($0)") }
      default: return ["\(path): '\(word)' is not understood"]
      }
    }
  }

  private static func isOf(_ type: String, _ value: Any) -> Bool {
    switch type {
    case "null": value is NSNull
    case "boolean": value is Bool
    case "integer": (value as? Double).map { $0 == $0.rounded() } ?? false
    case "number": value is Double
    case "string": value is String
    case "array": value is [Any]
    case "object": value is [String: Any]
    default: false
    }
  }
}

/// A JSON document as Swift's own values, in which a flag is no number.
enum JSONText: Decodable {
  case value(Any)

  static func value(_ text: String) throws -> Any { try JSONDecoder().decode(JSONText.self, from: Data(text.utf8)).any }

  private var any: Any {
    switch self {
    case .value(let value): value
    }
  }

  init(from decoder: any Decoder) throws {
    let one = try decoder.singleValueContainer()
    if one.decodeNil() {
      self = .value(NSNull())
    } else if let flag = try? one.decode(Bool.self) {
      self = .value(flag)
    } else if let number = try? one.decode(Double.self) {
      self = .value(number)
    } else if let text = try? one.decode(String.self) {
      self = .value(text)
    } else if let items = try? one.decode([JSONText].self) {
      self = .value(items.map(\.any))
    } else {
      self = .value(try one.decode([String: JSONText].self).mapValues(\.any))
    }
  }
}
