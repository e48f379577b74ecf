import LevyModel
import LevyScript

/// The tables within declarations that speak of a journal and of the calendar of a year.
extension DeclarationReader {
  /// Reads `entries` of an input.
  mutating func entries(of type: ValueType?) -> EntryUse? {
    guard let declared = raw.fields.fields?["entries"] else { return nil }
    guard let fields = declared.fields, !fields.isEmpty else {
      fault(.wrongField("entries", expected: "a table such as { kind = \"medical\" }", found: declared.kind))
      return nil
    }
    checkNames(of: fields, allowed: ["kind", "year", "by", "flow", "projected"])
    if let type, type != .money {
      fault(.wrongField("entries", expected: "an input of type money", found: "one of type \(type.name)"))
    }
    let kinds = fields["kind"]?.text.map { [$0] } ?? fields["kind"]?.items?.compactMap(\.text) ?? []
    guard !kinds.isEmpty, kinds.allSatisfy(Self.isName), kinds.count == fields["kind"]?.items?.count ?? 1 else {
      fault(
        .wrongField(
          "entries.kind", expected: "the name of a kind of entries, such as \"medical\", or a list of names",
          found: fields["kind"]?.summary ?? "nothing"))
      return nil
    }
    return EntryUse(
      kinds: kinds, yearOffset: wholeNumber("entries", "year", of: fields, within: -10...0),
      span: word("entries", "by", of: fields) ?? .year, flow: word("entries", "flow", of: fields) ?? .outgoing,
      isProjected: flag("entries", "projected", of: fields))
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
    guard let declared = raw.fields.fields?["overview"] else { return OverviewResults(profit: nil, due: nil) }
    guard let fields = declared.fields else {
      fault(.wrongField("overview", expected: "a table such as { profit = \"profit\" }", found: declared.kind))
      return OverviewResults(profit: nil, due: nil)
    }
    checkNames(of: fields, allowed: ["profit", "due"])
    return OverviewResults(profit: fields["profit"]?.text, due: fields["due"]?.text)
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
