import LevyModel
import LevyRules
import LevyWhatIf

extension Session {
  /// What other values would change: `NAME = VALUE`, several of them separated by commas.
  func whatIf(_ text: String) throws -> Reply {
    var then = facts
    for part in parts(text) {
      guard let (name, value) = assignment(part) else {
        throw Diagnostic(.usage(message: "'\(part)': expected NAME = VALUE"))
      }
      then = try giving(name, value, in: then)
    }
    lastMove = (current, .init(calculator, then))
    let comparison = Comparison([
      ("now", answer()), ("then", answer(.init(calculator, then))),
    ])
    return Reply(text: comparison.markup(onlyMoving: true))
  }

  /// Cut at the commas, outside brackets, behind which another `NAME =` begins: other commas belong to a value. A blank
  /// does as well before a name of the rules.
  func parts(_ text: String) -> [String] {
    var (parts, depth) = ([""], 0)
    for index in text.indices {
      let character = text[index]
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if depth == 0, character == "," || character == " ",
        let begun = text[text.index(after: index)...].prefixMatch(of: Self.beginOfAssignment)
      {
        let isWhole = parts.last.flatMap(assignment).map { !$0.value.isEmpty } ?? false
        if character == "," || isWhole && rulebook.slot(of: String(begun.output.1)) != nil {
          parts.append("")
          continue
        }
      }
      parts[parts.count - 1].append(character)
    }
    return parts.map(\.trimmingBlanks).filter { !$0.isEmpty }
  }

  private static var beginOfAssignment: Regex<(Substring, Substring)> { /\s*([A-Za-z_][\w.]*)\s*=(?!=)/ }

  func keep(_ name: String) -> Reply {
    if name.isEmpty {
      if scenarios.isEmpty { return Reply(text: Markup("no scenario is kept; write :scenario NAME\n", .hint)) }
      return Reply(text: Markup(scenarios.map { $0.name + "\n" }.joined(), .name))
    }
    scenarios.removeAll { $0.name == name }
    scenarios.append((name, facts))
    return Reply(text: Markup("kept as \(name)\n", .hint))
  }

  func use(_ name: String) throws -> Reply { change(to: try scenario(name)) }

  func scenario(_ name: String) throws(Diagnostic) -> Case {
    if name == "now" { return facts }
    if let kept = scenarios.first(where: { $0.name == name }) { return kept.facts }
    throw Diagnostic(
      .unknownName(name: name, role: .scenario, nearest: NearestNames.of(name, among: scenarios.map(\.name))))
  }

  /// The case beside scenarios, or in several years.
  func compare(_ text: String) throws -> Reply {
    let words = text.split { $0 == " " || $0 == "," }.map(String.init)
    var columns: [(title: String, facts: Case)] = []
    if words.isEmpty {
      guard !scenarios.isEmpty else {
        return Reply(text: Markup("no scenario is kept; write :scenario NAME, or :compare 2024..2026\n", .hint))
      }
      columns = scenarios + [("now", facts)]
    }
    for word in words {
      if let years = rulebook.jurisdiction.years(word) {
        for year in years { columns.append((String(year), try moved(toYear: year))) }
      } else {
        columns.append((word, try scenario(word)))
      }
    }
    if columns.count == 1 { columns.append(("now", facts)) }
    let comparison = Comparison(columns.map { ($0.title, answer(.init(calculator, $0.facts))) })
    return Reply(text: comparison.markup())
  }
}

extension Jurisdiction {
  /// The years that `2025`, `2020..2026` or `2020-2026` mean; nil for another text. They may lie outside the rules'.
  public func years(_ text: String) -> ClosedRange<Int>? {
    let dotted = text.replacing("..", with: "-").split(separator: "-", omittingEmptySubsequences: false)
    let ends = dotted.compactMap { $0.count == 4 ? Int($0) : nil }
    guard ends.count == dotted.count, let first = ends.first, let last = ends.last, ends.count <= 2, first <= last
    else { return nil }
    return first...last
  }
}
