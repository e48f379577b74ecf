import LevyModel
import LevyPresentation
import LevyRules
import LevyWhatIf
import LuaSyntax

/// The case, and what a change of it changes.
extension Session {
  func assignment(_ line: String) -> (name: String, value: String)? {
    guard let equals = line.firstIndex(of: "="), !line[equals...].hasPrefix("==") else { return nil }
    let name = String(line[..<equals]).trimmingBlanks
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    // `law.NAME` is no fact.
    guard let first = parts.first, parts.count == 1 || !["case", "law"].contains(first),
      first.first.map({ $0.isLetter || $0 == "_" }) == true,
      parts.allSatisfy({ part in !part.isEmpty && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } })
    else { return nil }
    return (name, String(line[line.index(after: equals)...]).trimmingBlanks)
  }

  /// A case, by default the session's, with another value for a name.
  func giving(_ name: String, _ text: String, in facts: Case? = nil) throws(Diagnostic) -> Case {
    let name = spelled(name)
    var changed = facts ?? self.facts
    // An own name may be a word for a time too: `48000/y`.
    let replaced = ownNamesReplaced(text)
    let value = try calculator.value(replaced, for: name, in: changed, earlier: results.map(\.value))
    try changed.take(name)
    try changed.give(name, value, typed: replaced)
    return changed
  }

  /// What differs between earlier results and those of the case, and what is still missing.
  func changes(from before: Answer, given former: Case? = nil) -> Markup {
    let after = answer()
    var text = Comparison([("", before), ("", after)]).changes
    for failure in Comparison([("", after)]).failures where !failure.isMissing {
      text.add(failure.report())
      text.endLine()
    }
    if let missing = after.missingNames, missing != before.missingNames || text.pieces.isEmpty {
      text.add("missing: \(missing.joined(separator: ", "))", .hint)
      text.endLine()
    } else if text.pieces.isEmpty {
      text.add("no result changes" + (former.flatMap(whyNothingChanges).map { ": \($0)" } ?? ""), .hint)
      text.endLine()
    }
    return text
  }
}

extension Answer {
  /// The inputs that results lack, or nil if none does.
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
