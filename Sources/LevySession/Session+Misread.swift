import LevyCalculator
import LevyModel
import LevyRules
import LevyWhatIf

extension Session {
  /// Records the facts of an entry that could not be parsed: results with their earlier values, or without them, would
  /// not be the intended ones.
  ///
  /// - Returns: a remark on that; empty if the entry gives no facts.
  func noteMisread(_ entry: Entry, _ text: String, _ diagnostic: Diagnostic) -> Markup {
    if case .stopped = diagnostic.problem { return Markup() }
    var (changed, names) = (facts, [String]())
    for (name, value) in entry.given(in: text) {
      guard let slot = rulebook.name(typed: name).flatMap(rulebook.slot) else { continue }
      let own = rulebook.variables[slot].name
      changed.note(misread: value, for: own, diagnostic)
      names.append(own)
    }
    if names.isEmpty { return Markup() }
    _ = change(to: changed)
    let list = names.map(named).joined(separator: ", ")
    return Markup(
      say(
        "what depends on \(list) is not computed until it is given anew; :undo takes that back\n",
        "was von \(list) abhängt, wird nicht gerechnet, bis es neu angegeben ist; :undo nimmt das zurück\n"), .hint)
  }
}
