import LevyModel
import LevyPresentation
import LevyRules
import LevyWhatIf
import LuaSyntax

/// Changes of the case, and their effects on the results.
extension Session {
  /// Returns a case, by default the session's, with another value for a name.
  func giving(_ name: String, _ text: String, in facts: Case? = nil) throws(Diagnostic) -> Case {
    let name = spelled(name)
    // A name defined by `let` may coincide with the name of a period, as in `48000/y`.
    let replaced = ownNamesReplaced(text)
    return try calculator.giving(name, replaced, in: facts ?? self.facts, earlier: results.map(\.value))
  }

  /// The differences between earlier results and those of the case, and the inputs that are still missing.
  func changes(from before: Answer, given former: Case? = nil) -> Markup {
    let after = answer()
    var text = Comparison([("", before), ("", after)]).changes
    for failure in Comparison([("", after)]).failures where !failure.isMissing {
      text.add(failure.report())
      text.endLine()
    }
    if let missing = after.missingNames, missing != before.missingNames || text.pieces.isEmpty {
      text.add(lacking(missing))
    } else if text.pieces.isEmpty {
      let why = former.flatMap(whyNothingChanges)
      text.add(say("no result changes", "kein Ergebnis ändert sich") + (why.map { ": \($0)" } ?? ""), .hint)
      text.endLine()
      if why != nil { return text }
    }
    let known = before.caveatNotes
    let fresh = after.caveatNotes.filter { !known.contains($0) }
    for note in fresh + after.unused.filter({ !before.unused.contains($0) }).notes {
      text.add(note)
      text.endLine()
    }
    return text
  }
}

extension Session {
  /// A line with the missing facts: their labels, and their names in brackets.
  func lacking(_ names: [String]) -> Markup {
    Markup(say("missing: ", "es fehlt: ") + names.map(named).joined(separator: ", ") + "\n", .hint)
  }

  /// The label of a fact, with its name in brackets.
  func named(_ name: String) -> String { rulebook[name].map { "\($0.label) (\(name))" } ?? name }
}

extension Answer {
  /// The names of the inputs that results lack; nil if none is missing.
  var missingNames: [String]? {
    var names: [String] = []
    for case .missing(let inputs, _) in failures.map(\.problem) {
      for input in inputs where !names.contains(input.name) { names.append(input.name) }
    }
    return names.isEmpty ? nil : names
  }
}

extension Diagnostic {
  var isMissing: Bool { if case .missing = problem { true } else { false } }
}
