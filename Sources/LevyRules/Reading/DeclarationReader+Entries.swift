import LevyModel
import LevyScript

/// Reads tables within declarations that concern a journal or the calendar of a year.
extension DeclarationReader {
  /// Reads `entries` of an input.
  mutating func entries(of type: ValueType?) -> EntryUse? {
    guard let declared = raw.fields.fields?["entries"] else { return nil }
    guard let fields = declared.fields, !fields.isEmpty else {
      fault(.wrongField("entries", expected: "a table such as { kind = \"medical\" }", found: declared.kind))
      return nil
    }
    checkNames(of: fields, allowed: ["kind", "less", "year", "months", "by", "flow", "projected"])
    if let type, type != .money {
      fault(.wrongField("entries", expected: "an input of type money", found: "one of type \(type.name)"))
    }
    let less = fields["less"] == nil ? [] : names("less", of: fields)
    guard let kinds = names("kind", of: fields), let less else { return nil }
    return EntryUse(
      kinds: kinds, less: less, yearOffset: wholeNumber("entries", "year", of: fields, within: -10...0),
      months: months(of: fields), span: word("entries", "by", of: fields) ?? .year,
      flow: word("entries", "flow", of: fields) ?? .outgoing, isProjected: flag("entries", "projected", of: fields))
  }

  private mutating func names(_ field: String, of fields: [String: DeclaredValue]) -> [String]? {
    let names = fields[field]?.text.map { [$0] } ?? fields[field]?.items?.compactMap(\.text) ?? []
    if !names.isEmpty, names.allSatisfy(Self.isName), names.count == fields[field]?.items?.count ?? 1 { return names }
    fault(
      .wrongField(
        "entries.\(field)", expected: "the name of a kind of entries, such as \"medical\", or a list of names",
        found: fields[field]?.summary ?? "nothing"))
    return nil
  }

  private mutating func months(of fields: [String: DeclaredValue]) -> ClosedRange<Int>? {
    guard let declared = fields["months"] else { return nil }
    let numbers: [Int] = declared.items?.compactMap { if case .integer(let number) = $0 { number } else { nil } } ?? []
    if let first = numbers.first, let last = numbers.last, numbers.count == 2, declared.items?.count == 2,
      (-11...24).contains(first), (first...24).contains(last), fields["by"] == nil, fields["projected"] == nil
    {
      return first...last
    }
    fault(
      .wrongField(
        "entries.months",
        expected: "a first and a last month from -11 to 24, such as { 1, 3 }, without by and projected",
        found: declared.summary))
    return nil
  }

  /// Reads the terms of a deadline.
  mutating func terms() -> DeadlineTerms? {
    guard raw.kind == .deadline, let fields = raw.fields.fields else { return nil }
    let action: DeadlineTerms.Action? = word(nil, "action", of: fields)
    let amount = text("amount")
    if let amount, action != .pay {
      fault(.wrongField("amount", expected: "action = \"pay\" beside it", found: amount))
    }
    let year = wholeNumber(nil, "amount_year", of: fields, within: -10...0)
    return DeadlineTerms(action: action ?? .other, amount: amount, amountYear: year, when: text("when"))
  }

  /// Reads `overview` of the jurisdiction.
  mutating func overview() -> OverviewResults {
    let nothing = OverviewResults(profit: nil, due: nil, by: nil)
    guard let declared = raw.fields.fields?["overview"] else { return nothing }
    guard let fields = declared.fields else {
      fault(.wrongField("overview", expected: "a table such as { profit = \"profit\" }", found: declared.kind))
      return nothing
    }
    checkNames(of: fields, allowed: ["profit", "due", "by"])
    return OverviewResults(profit: fields["profit"]?.text, due: fields["due"]?.text, by: fields["by"]?.text)
  }

  // MARK: Parts

  mutating func checkNames(of fields: [String: DeclaredValue], allowed: [String]) {
    for name in fields.keys.sorted() where !allowed.contains(name) {
      fault(.unknownField(name, nearest: NearestNames.of(name, among: allowed)))
    }
  }

  private mutating func word<Word: RawRepresentable & CaseIterable>(
    _ table: String?, _ field: String, of fields: [String: DeclaredValue]
  ) -> Word? where Word.RawValue == String {
    guard let declared = fields[field] else { return nil }
    if let word = declared.text.flatMap(Word.init) { return word }
    let words = Word.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    fault(.wrongField(Self.path(table, field), expected: "one of \(words)", found: declared.summary))
    return nil
  }

  private mutating func wholeNumber(
    _ table: String?, _ field: String, of fields: [String: DeclaredValue], within range: ClosedRange<Int>
  ) -> Int {
    guard let declared = fields[field] else { return 0 }
    if case .integer(let number) = declared, range.contains(number) { return number }
    fault(
      .wrongField(
        Self.path(table, field), expected: "a whole number from \(range.lowerBound) to \(range.upperBound)",
        found: declared.summary))
    return 0
  }

  private mutating func flag(_ table: String, _ field: String, of fields: [String: DeclaredValue]) -> Bool {
    guard let declared = fields[field] else { return false }
    if case .boolean(let flag) = declared { return flag }
    fault(.wrongField(Self.path(table, field), expected: "true or false", found: declared.summary))
    return false
  }

  private static func path(_ table: String?, _ field: String) -> String { table.map { "\($0).\(field)" } ?? field }
}
