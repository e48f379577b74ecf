import LevyModel
import LevyRules

/// A case that somebody should look up: its facts, the result that is wanted, and what it is for. Its expectation comes from
/// another source than these rules.
package struct ProposedCase: Sendable {
  package let facts: Case
  package let result: String
  package let note: String

  package init(facts: Case, result: String, note: String) {
    (self.facts, self.result, self.note) = (facts, result, note)
  }

  /// A fixture table with a row for each, and empty expectations.
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
      // One case may be for several things.
      guard seen.insert(cells.joined(separator: ",") + row.result).inserted else { continue }
      text += (cells + ["", "\"\(row.note.replacing("\"", with: "'"))\""]).joined(separator: ",") + "\n"
    }
    return text
  }
}
