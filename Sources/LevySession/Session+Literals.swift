import ExactNumbers
import LevyModel
import LevyWhatIf

/// Entries that are values, not expressions: `28,772.99`, `42 %`, `30.06.2025`.
extension Session {
  /// Whether a text is a value that needs no Lua, even if it is wrong for the name.
  func isLiteral(_ text: String, for name: String? = nil) -> Bool {
    if TypedNumber(text) != nil || !CalendarDate.readings(of: text).isEmpty { return true }
    guard let name, let notation = try? rulebook.notation(of: name) else { return false }
    return (try? notation.written(typed: text, for: name)) != nil
  }

  /// The value of an entry that is nothing but a number or a day, and its type; nil for an expression.
  ///
  /// - Throws: `Diagnostic` if it could mean two values, or be an amount in a currency that is not the rules' own.
  func literal(_ entry: String) throws(Diagnostic) -> (value: Value, type: ValueType)? {
    if rulebook.slot(of: entry) != nil { return nil }
    if let number = TypedNumber(entry) {
      let type: ValueType = number.isPercent ? .rate : number.currency == nil ? .number : .money
      let notation = Notation(ownType: type, unit: nil, currency: rulebook.jurisdiction.currency)
      return try notation.written(typed: entry, for: "value").map { ($0, type) }
    }
    let days = CalendarDate.readings(of: entry)
    if days.isEmpty { return nil }
    // 2025-03-01 is a day; other texts with these signs may be meant as a calculation.
    let isSum = CalendarDate(entry) == nil && entry.contains { "/-".contains($0) }
    let sum = isSum ? [entry.replacing("/", with: " / ").replacing("-", with: " - ")] : []
    guard let day = days.first, days.count + sum.count == 1 else {
      throw Diagnostic(.ambiguous(name: "value", value: entry, readings: days.map(\.description) + sum))
    }
    return (.date(day), .date)
  }

  /// The entry in a form that means the same in a replay, in any language and on any day.
  func replayable(_ entry: String) -> String {
    if entry.hasPrefix(":") || entry.hasPrefix("let ") { return entry }
    if let match = entry.prefixMatch(of: /\s*([A-Za-z_][\w.]*)\s*[+-]=/) {
      // The new value of the fact.
      let name = rulebook[String(match.output.1)]?.name
      guard let fact = facts.values.first(where: { $0.name == name }),
        let type = try? rulebook.notation(of: fact.name).type
      else { return entry }
      return "\(fact.name) = \(type.unmistakable(fact.value))"
    }
    let parts = Assignment.parts(of: entry, rulebook)
    if parts.count > 1, parts.allSatisfy({ Assignment.read($0) != nil }) {
      return parts.map(replayable).joined(separator: ", ")
    }
    guard let (name, text) = Assignment.read(entry), let notation = try? rulebook.notation(of: name),
      let value = try? notation.written(typed: text, for: name)
    else { return entry }
    let isAlike = [NumberStyle.plain, .english, .german].allSatisfy { style in
      (try? notation.written(typed: text, for: name, style: style)) == value
    }
    if isAlike, notation.type != .date { return entry }
    return "\(name) = \(notation.type.unmistakable(value))"
  }
}
