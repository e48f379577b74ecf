import LevyModel
import LevyScript
import LevyState

/// A table that must have a value for each word of a choice. It is checked once all declarations are read.
struct WordTable {
  let choice: String
  let words: Set<String>
  let path: String
  let raw: RawDeclaration
}

extension DeclarationReader {
  static let shapeNames = ["record", "list", "bands", "by"]

  /// Reads the shape of a parameter's values; nil if they are plain or no shape is declared.
  mutating func shape() -> Shape? {
    guard let type = raw.fields.fields?["type"], let name = Self.shapeName(type), Self.shapeNames.contains(name) else {
      return nil
    }
    return shape(type)
  }

  private static func shapeName(_ value: DeclaredValue?) -> String? { value?.fields?["type"]?.text }

  private mutating func shape(_ declared: DeclaredValue) -> Shape? {
    let arguments = declared.fields?["arguments"]
    switch Self.shapeName(declared) {
    case "record": return fields(arguments, of: "record").map { .record($0) }
    case "list": return inner(arguments?.fields?["shape"], of: "list(money)").map { .list($0) }
    case "by":
      guard let choice = arguments?.fields?["choice"]?.text else {
        wrong("the name of a choice, such as by(\"federal_state\", rate)", arguments)
        return nil
      }
      return inner(arguments?.fields?["shape"], of: "by(\"\(choice)\", rate)").map { .by(choice: choice, $0) }
    case "bands":
      guard let fields = fields(arguments, of: "bands") else { return nil }
      guard let edge = Shape.Edge.allCases.first(where: { fields[$0.rawValue] != nil }) else {
        wrong("bands with 'upto', 'width' or 'from', such as bands { upto = money, rate = rate }", arguments)
        return nil
      }
      return .bands(edge, fields)
    default: return type(declared).map { .plain($0) }
    }
  }

  private mutating func inner(_ declared: DeclaredValue?, of example: String) -> Shape? {
    if let declared, Self.shapeName(declared) != nil { return shape(declared) }
    wrong("a type, such as \(example)", declared)
    return nil
  }

  private mutating func fields(_ declared: DeclaredValue?, of word: String) -> [String: Shape.Field]? {
    guard let named = declared?.fields, !named.isEmpty else {
      wrong("fields with their types, such as \(word) { upto = money, rate = rate }", declared)
      return nil
    }
    var fields: [String: Shape.Field] = [:]
    for (name, declared) in named.sorted(by: { $0.key < $1.key }) {
      let isOptional = Self.shapeName(declared) == "optional"
      let one = isOptional ? declared.fields?["arguments"]?.fields?["shape"] : declared
      guard let shape = inner(one, of: isOptional ? "optional(money)" : "\(word) { \(name) = money }") else {
        return nil
      }
      fields[name] = .init(shape: shape, isOptional: isOptional)
    }
    return fields
  }

  private mutating func wrong(_ expected: String, _ found: DeclaredValue?) {
    fault(.wrongField("type", expected: expected, found: found?.summary ?? "nothing"))
  }

  /// Checks a value of the history against the shape.
  mutating func check(_ value: DeclaredValue, shape: Shape, path: String) {
    if value.text == DeclaredValue.repealedMark { return }
    var check = ShapeCheck()
    check.check(value, shape, path: path)
    for found in check.faults { fault(found) }
    tables += check.tables.map { WordTable(choice: $0.choice, words: $0.words, path: $0.path, raw: raw) }
  }
}
