import LevyModel
import LevyScript

/// Reads the ways from gross to net in the declaration of the jurisdiction.
extension DeclarationReader {
  /// Reads `waterfalls`.
  mutating func waterfalls() -> [WaterfallTerms] {
    guard let declared = raw.fields.fields?["waterfalls"] else { return [] }
    let example = "a list of tables such as { from = { \"gross\" }, less = { \"tax\" }, leaves = \"net\" }"
    guard let items = declared.items, !items.isEmpty else {
      fault(.wrongField("waterfalls", expected: example, found: declared.summary))
      return []
    }
    return items.enumerated().compactMap { number, item in
      guard let fields = item.fields else {
        fault(.wrongField("waterfalls", expected: example, found: item.summary))
        return nil
      }
      return waterfall(fields, path: "waterfalls[\(number + 1)]")
    }
  }

  private mutating func waterfall(_ fields: [String: DeclaredValue], path: String) -> WaterfallTerms? {
    checkNames(of: fields, allowed: ["from", "less", "plus", "leaves", "burden"])
    let from = amounts("from", of: fields, path)
    let (less, plus) = (amounts("less", of: fields, path), amounts("plus", of: fields, path))
    let (leaves, burden) = (amount("leaves", of: fields, path), amount("burden", of: fields, path))
    if fields["from"] == nil { fault(.missingField("\(path).from")) }
    if fields["leaves"] == nil { fault(.missingField("\(path).leaves")) }
    guard let leaves, !from.isEmpty else { return nil }
    return WaterfallTerms(from: from, less: less, plus: plus, leaves: leaves, burden: burden)
  }

  private mutating func amounts(_ field: String, of fields: [String: DeclaredValue], _ path: String) -> [String] {
    guard let declared = fields[field] else { return [] }
    let names = declared.items?.map(\.text) ?? []
    if !names.isEmpty, !names.contains(nil) { return names.compactMap(\.self) }
    fault(.wrongField("\(path).\(field)", expected: "a list of names of amounts", found: declared.summary))
    return []
  }

  private mutating func amount(_ field: String, of fields: [String: DeclaredValue], _ path: String) -> String? {
    guard let declared = fields[field] else { return nil }
    if let name = declared.text { return name }
    fault(.wrongField("\(path).\(field)", expected: "the name of an amount", found: declared.summary))
    return nil
  }
}
