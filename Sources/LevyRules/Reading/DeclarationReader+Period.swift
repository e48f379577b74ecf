import LevyModel
import LevyScript

extension DeclarationReader {
  /// Reads `per`, the period of amounts.
  mutating func per(_ isMoney: Bool) -> Period? {
    guard let declared = raw.fields.fields?["per"] else { return nil }
    let period = period(declared, of: "per")
    if let period, !isMoney {
      let expected = "it beside type = money, or a shape that holds money"
      fault(.wrongField("per", expected: expected, found: "\"\(period.rawValue)\""))
    }
    return period
  }

  /// Reads a `per` that is a table of fields of the parameter's values, each with its period; nil if it is no table.
  mutating func fieldPeriods(_ shape: Shape?) -> [String: Period]? {
    guard let fields = raw.fields.fields?["per"]?.fields else { return nil }
    let names = shape?.moneyFields ?? []
    var periods: [String: Period] = [:]
    for (name, declared) in fields.sorted(by: { $0.key < $1.key }) {
      if names.contains(name) {
        periods[name] = period(declared, of: "per.\(name)")
      } else {
        fault(.unknownField("per.\(name)", nearest: NearestNames.of(name, among: names.sorted())))
      }
    }
    return periods
  }

  private mutating func period(_ declared: DeclaredValue, of field: String) -> Period? {
    let words = Period.allCases.map(\.rawValue)
    guard let word = declared.text else {
      fault(.wrongField(field, expected: "one of \(Self.quoted(words))", found: declared.summary))
      return nil
    }
    if let period = Period(rawValue: word) { return period }
    let nearest = NearestNames.of(word, among: words)
    let hint = nearest.isEmpty ? "one of \(Self.quoted(words))" : Self.quoted(nearest, between: " or ")
    fault(.wrongField(field, expected: hint, found: "\"\(word.cut(to: 60))\""))
    return nil
  }

  private static func quoted(_ words: [String], between: String = ", ") -> String {
    words.map { "\"\($0)\"" }.joined(separator: between)
  }
}
