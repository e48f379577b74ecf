import ExactNumbers
import LevyModel

/// A value in a declaration, copied from Lua.
package indirect enum DeclaredValue: Sendable, Hashable {
  case absent
  case boolean(Bool)
  case integer(Int)
  case number(Exact)
  case badNumber(String)
  case text(String)
  case list([DeclaredValue])
  case record([String: DeclaredValue])
  case function(line: Int)
  case other(String)

  /// All texts in the value, including the names of fields.
  package var texts: Set<String> {
    var (texts, open): (Set<String>, [DeclaredValue]) = ([], [self])
    while let next = open.popLast() {
      switch next {
      case .text(let text): texts.insert(text)
      case .list(let items): open += items
      case .record(let fields):
        texts.formUnion(fields.keys)
        open += fields.values
      default: break
      }
    }
    return texts
  }

  /// The kind of the value, for messages.
  package var kind: String {
    switch self {
    case .absent: "nothing"
    case .boolean: "true or false"
    case .integer, .number, .badNumber: "a number"
    case .text: "a text"
    case .list: "a list"
    case .record(let fields): fields.isEmpty ? "an empty table" : "a table with names"
    case .function: "a function"
    case .other(let kind): kind
    }
  }

  /// A short form for people: `12096`, `0.42`, `{ … }`.
  package var summary: String {
    switch self {
    case .absent: "nil"
    case .boolean(let flag): String(flag)
    case .integer(let number): String(number)
    case .number(let number): number.description
    case .badNumber(let text), .other(let text): text
    case .text(let text): Self.markNames[text] ?? text.visible()
    case .list(let items): "{ " + items.map(\.summary).joined(separator: ", ") + " }"
    case .record(let fields):
      "{ " + fields.keys.sorted().map { "\($0) = \(fields[$0, default: .absent].summary)" }.joined(separator: ", ")
        + " }"
    case .function: "function"
    }
  }

  package static let repealedMark = "\0repealed"
  package static let unchangedMark = "\0unchanged"
  private static let markNames = [repealedMark: "repealed", unchangedMark: "unchanged"]
  package static let indexedMark = "\0indexed"
  package static let revisedMark = "\0revised"

  /// The number as an exact one; nil for other values.
  package var exact: Exact? {
    switch self {
    case .integer(let number): Exact(number)
    case .number(let number): number
    default: nil
    }
  }

  /// All numbers in the value.
  package var numbers: [Exact] {
    var (numbers, open) = ([Exact](), [self])
    while let next = open.popLast() {
      if let number = next.exact { numbers.append(number) }
      open += (next.items ?? []) + (next.fields.map { Array($0.values) } ?? [])
    }
    return numbers
  }

  package var text: String? { if case .text(let text) = self { text } else { nil } }
  package var fields: [String: DeclaredValue]? {
    switch self {
    case .record(let fields): fields
    case .list(let items) where items.isEmpty: [:]
    default: nil
    }
  }
  /// The items of a list; an empty table is an empty list.
  package var items: [DeclaredValue]? {
    switch self {
    case .list(let items): items
    case .record(let fields) where fields.isEmpty: []
    default: nil
    }
  }
  package var function: Int? { if case .function(let line) = self { line } else { nil } }
}

extension ValueType {
  /// Converts a declared value to a value of this type; nil if it does not fit.
  package func value(of declared: DeclaredValue) -> Value? {
    switch (self, declared) {
    case (.boolean, .boolean(let flag)): .boolean(flag)
    case (.choice, .text(let text)), (.date, .text(let text)), (.quantity, .text(let text)): parse(text)
    case (.count(let maximum), .integer(let count)): (0...maximum).contains(count) ? .count(count) : nil
    case (.quantity(let unit), _): declared.exact.flatMap { unit.has($0) ? .number($0) : nil }
    default: nil
    }
  }
}
