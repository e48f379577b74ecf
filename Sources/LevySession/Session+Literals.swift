import ExactNumbers
import LevyModel
import LevyWhatIf

/// Entries that are values, not expressions: `28,772.99`, `42 %`, `30.06.2025`.
extension Session {
  /// True if a text is a value that is read without Lua, even if it is wrong for the name.
  func isLiteral(_ text: String, for name: String? = nil) -> Bool {
    if TypedNumber(text) != nil || !CalendarDate.readings(of: text, language: .current).isEmpty { return true }
    guard let name, let notation = try? rulebook.notation(of: name) else { return false }
    return (try? notation.written(typed: text, for: name, style: .inForce)) != nil
  }

  /// Parses an entry that is only a number or a day; returns nil for an expression.
  ///
  /// - Throws: `Diagnostic` if it could mean two values, or is an amount in a currency other than the rules' own.
  func literal(_ entry: String) throws(Diagnostic) -> (value: Value, type: ValueType)? {
    if rulebook.slot(of: entry) != nil { return nil }
    if let number = TypedNumber(entry) {
      let type: ValueType = number.isPercent ? .rate : number.currency == nil ? .number : .money
      let notation = Notation(ownType: type, unit: nil, currency: rulebook.jurisdiction.currency)
      return try notation.written(typed: entry, for: "value", style: .inForce).map { ($0, type) }
    }
    let days = CalendarDate.readings(of: entry, language: .current)
    if days.isEmpty { return nil }
    // 2025-03-01 is a day; other texts with these signs may be calculations.
    let isSum = CalendarDate(entry) == nil && entry.contains { "/-".contains($0) }
    let sum = isSum ? [entry.replacing("/", with: " / ").replacing("-", with: " - ")] : []
    guard let day = days.first, days.count + sum.count == 1 else {
      throw Diagnostic(.ambiguous(name: "value", value: entry, readings: days.map(\.description) + sum))
    }
    return (.date(day), .date)
  }
}
