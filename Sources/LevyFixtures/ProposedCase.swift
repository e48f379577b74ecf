import LevyModel
import LevyRules

/// A case whose result should be looked up in a source other than these rules: its facts, the wanted result, and the
/// purpose.
package struct ProposedCase: Sendable {
  package let facts: Case
  package let result: String
  package let note: String

  package init(facts: Case, result: String, note: String) {
    (self.facts, self.result, self.note) = (facts, result, note)
  }

  /// Returns a fixture table with a row for each case, and empty expectations.
  package static func table(_ rows: [ProposedCase]) -> String {
    var names: [String] = []
    var results: [String] = []
    for row in rows {
      for fact in row.facts.values where !names.contains(fact.name) { names.append(fact.name) }
      if !results.contains(row.result) { results.append(row.result) }
    }
    let dated = rows.contains { !$0.facts.isOfWholeYear }
    var text =
      ([dated ? "date" : "year"] + names + results.map { "expect.\($0)" } + ["source", "note"])
      .joined(separator: ",") + "\n"
    var seen: Set<String> = []
    for row in rows {
      let values = Dictionary(row.facts.values.map { ($0.name, $0.value.description) }) { first, _ in first }
      let head = dated ? row.facts.date.description : String(row.facts.year)
      let cells = [head] + names.map { values[$0] ?? "" } + results.map { _ in "" }
      // A case may serve several purposes.
      guard seen.insert(cells.joined(separator: ",") + row.result).inserted else { continue }
      text += (cells + ["", "\"\(row.note.replacing("\"", with: "'"))\""]).joined(separator: ",") + "\n"
    }
    return text
  }
}
