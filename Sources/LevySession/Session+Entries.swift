import LevyCalculator
import LevyModel
import LevyPresentation
import LevyRules
import LevyWhatIf

/// Entries other than a single fact or expression.
extension Session {
  /// Defines a name by `let NAME = EXPRESSION`, for use in expressions and values.
  func define(_ name: String, as value: String) throws(Diagnostic) -> Reply {
    if rulebook.slot(of: name) != nil || RuleWords.ofExpressions.contains(where: { $0.name == name }) {
      throw Diagnostic(
        usage: "'\(name)' is a name of the rules", "'\(name)' ist ein Name der Regeln",
        help: Wording(
          "choose another name, or write \(name) = \(value)",
          "einen anderen Namen wählen, oder \(name) = \(value) schreiben"))
    }
    let count = results.count
    let text = try expression(value)
    if results.count > count { named[name] = results.count }
    return Reply(text: text)
  }

  /// Returns a name in the spelling of the rules if only its capitals differ, and adds a remark about that.
  func spelled(_ name: String) -> String {
    guard named[name] == nil, let meant = rulebook.name(typed: name), meant != name else { return name }
    remarks.append("\(name) is taken as \(meant)")
    return meant
  }

  /// Returns an expression in which comparisons with a number, such as `x == 5`, are calls of `eq`, which compares
  /// exactly.
  static func comparing(_ text: String) -> String {
    var parts: [String] = []
    for word in text.split(separator: " ", omittingEmptySubsequences: false).map(String.init) {
      if word == "and" || word == "or" {
        parts += [word, ""]
      } else {
        if parts.isEmpty { parts = [""] }
        parts[parts.count - 1] += (parts[parts.count - 1].isEmpty ? "" : " ") + word
      }
    }
    return parts.map { part in
      guard let match = part.wholeMatch(of: /([^=~<>"'()]+?)\s*([=~])=\s*([^=~<>"'()]+)/),
        !match.output.1.hasPrefix("not ")
      else { return part }
      let sides = [match.output.1, match.output.3].map { String($0).trimmingBlanks }
      guard sides.contains(where: { TypedNumber($0) != nil }) else { return part }
      return (match.output.2 == "~" ? "not " : "") + "eq(\(sides[0]), \(sides[1]))"
    }.joined(separator: " ")
  }

  /// Returns an expression in which the names that `let` has defined are replaced by their results.
  func ownNamesReplaced(_ text: String) -> String {
    if named.isEmpty { return text }
    var (replaced, word, before) = ("", "", Character(" "))
    for character in text + " " {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
        continue
      }
      // A word after a dot is a field, not a name of its own.
      replaced += before == "." ? word : named[word].map { "_\($0)" } ?? word
      replaced.append(character)
      (word, before) = ("", character)
    }
    return String(replaced.dropLast())
  }

  /// Processes `:watch`: sets or shows the watched results.
  func watchCommand(_ text: String) throws(Diagnostic) -> Reply {
    let names = text.split { $0 == " " || $0 == "," }.map(String.init)
    if !names.isEmpty { try watch(names == ["all"] ? [] : names) }
    var shown = answer().markup
    if let missing = answer().missingNames { shown.add("missing: \(missing.joined(separator: ", "))\n", .hint) }
    return Reply(text: shown)
  }

  /// The reason why a changed fact moved nothing: a given result hides it, or no result that is shown reads it.
  func whyNothingChanges(since former: Case) -> String? {
    let names = Set(facts.values.map(\.name)).union(former.values.map(\.name))
    func value(_ name: String, _ facts: Case) -> Value? { facts.values.first { $0.name == name }?.value }
    let changed = names.filter { value($0, former) != value($0, facts) }
    guard changed.count == 1, let name = changed.first else { return nil }
    if let old = value(name, former), let new = value(name, facts), old == new { return nil }
    let reads = calculator.reads(for: facts)
    func reaches(_ start: String) -> Bool {
      var (seen, open) = (Set([start]), [start])
      while let next = open.popLast() {
        if next == name { return true }
        for read in reads[next]?.facts ?? [] where seen.insert(read).inserted { open.append(read) }
      }
      return false
    }
    let pinned = facts.values.map(\.name).filter { $0 != name && reads[$0] != nil && reaches($0) }
    if !pinned.isEmpty {
      let list = pinned.joined(separator: ", ")
      return "\(list) \(pinned.count == 1 ? "is" : "are") given; :unset \(pinned[0]) lets the rules compute it"
    }
    if answer().lines.contains(where: { reaches($0.name) }) { return nil }
    return "none of those shown reads \(name); :watch chooses others, :used-by \(name) says which do"
  }
}
