import LevyModel
import LevyRules

/// A setting such as `c2.salary`: a fact in which a case shown beside this one differs.
struct CaseColumn {
  /// The number of the other case; this one counts as 1.
  let number: Int
  /// The name of the fact.
  let name: String

  /// The maximum number of cases that are shown side by side.
  static let most = 4

  init?(setting: String) {
    let parts = setting.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2, parts[0].count == 2, parts[0].hasPrefix("c"), let number = Int(parts[0].dropFirst()),
      (2...Self.most).contains(number)
    else { return nil }
    (self.number, name) = (number, parts[1])
  }
}

extension Scenario {
  /// The facts of the cases beside this one that differ from it, as typed, by the numbers of the cases.
  var others: [(number: Int, facts: [(name: String, text: String)])] {
    var found: [Int: [(name: String, text: String)]] = [:]
    for (setting, text) in settings.sorted(by: { $0.key < $1.key }) where !text.trimmingBlanks.isEmpty {
      guard let column = CaseColumn(setting: String(setting.dropFirst())) else { continue }
      found[column.number, default: []].append((column.name, text))
    }
    return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Returns the base case with facts changed, as it is shown beside this one.
  ///
  /// - Throws: `Diagnostic` for a name or a text that the rules reject.
  func beside(_ facts: [(name: String, text: String)], in base: Case) throws(Diagnostic) -> Case {
    var changed = base
    for (name, text) in facts {
      try changed.remove(name)
      try changed.give(name, text)
    }
    return changed
  }
}
