import LevyModel
import LevyPresentation
import LevyRules
import LevyScript
import LevyWhatIf

/// The completions of an entry.
package struct Completion: Sendable {
  /// A word that may replace the begun one.
  package struct Candidate: Sendable, Hashable {
    /// The word.
    package let text: String
    /// The meaning of the word.
    package let label: String
  }

  /// The number of characters before the cursor that the candidates replace.
  package let replaced: Int
  /// The candidates, in order.
  package let candidates: [Candidate]
  private let begun: String

  init(begun: String, candidates: [Candidate]) {
    self.begun = begun
    self.candidates = candidates
    replaced = begun.unicodeScalars.count
  }

  /// The text that can be inserted without a choice; nil if it is no longer than what was typed.
  package var insertion: String? {
    guard let first = candidates.first?.text else { return nil }
    if candidates.count == 1 { return first == begun ? nil : first }
    let common = candidates.dropFirst().reduce(first) { $0.commonPrefix(with: $1.text) }
    return common.count > begun.count ? common : nil
  }

  /// Lists the candidates for a terminal: with their meanings if there are at most 20, else in columns.
  package func listing(width: Int) -> String {
    let longest = (candidates.map(\.text.count).max() ?? 0) + 2
    if candidates.count <= 20 {
      return candidates.map { candidate in
        let padding = String(repeating: " ", count: longest - candidate.text.count)
        let line = candidate.text + (candidate.label.isEmpty ? "" : padding + candidate.label)
        return String(line.prefix(max(width - 1, 20))) + "\n"
      }.joined()
    }
    let columns = max(1, width / longest)
    let rows = (candidates.count + columns - 1) / columns
    return (0..<rows).map { row in
      let cells = stride(from: row, to: candidates.count, by: rows).map { index in
        candidates[index].text + String(repeating: " ", count: longest - candidates[index].text.count)
      }
      return cells.joined().trimmingBlanks + "\n"
    }.joined()
  }
}

extension Session {
  /// Returns the completions of the text before the cursor.
  package func completion(of text: String) -> Completion {
    if text.hasPrefix(":") {
      guard let space = text.firstIndex(of: " ") else {
        return Self.choose(from: Self.commands.map { (":" + $0.name, $0.summary.text) }, begun: text)
      }
      let name = text[..<space].dropFirst().prefix { $0 != "!" }
      let rest = String(text[text.index(after: space)...])
      let command = Self.commands.first { $0.name == name || $0.others.contains(String(name)) }
      return completion(of: rest, as: command?.kind ?? .none)
    }
    return entryCompletion(of: text)
  }

  private func completion(of text: String, as kind: Command.Argument) -> Completion {
    let word = String(text.split(separator: " ", omittingEmptySubsequences: false).last ?? "")
    switch kind {
    case .none: return Completion(begun: "", candidates: [])
    case .command: return Self.choose(from: Self.commands.map { ($0.name, $0.summary.text) }, begun: word)
    case .scenario:
      return Self.choose(from: scenarios.map { ($0.name, "") } + years.map { ($0, "") }, begun: word)
    case .year: return Self.choose(from: years.map { ($0, "") }, begun: word)
    case .jurisdiction:
      let codes = (try? Rulebook.jurisdictions(in: folder)) ?? []
      return Self.choose(from: codes.map { ($0, "") }, begun: word)
    case .file: return Self.choose(from: Self.files(word), begun: word)
    case .name: return names(word, isExpression: false)
    case .parameter: return Self.choose(from: rulebook.parameters.map { ($0.name, $0.label) }, begun: word)
    case .assignment: return entryCompletion(of: String(text.split(separator: ",").last ?? "").trimmingLeft)
    }
  }

  private func entryCompletion(of text: String) -> Completion {
    let path = String(text.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }.reversed())
    // The name of another person's fact contains dots.
    let isOfPerson = rulebook.household.members.dropFirst().contains { path.hasPrefix($0.kind + ".") }
    let word = isOfPerson ? path : String(path.split(separator: ".", omittingEmptySubsequences: false).last ?? "")
    let before = text.dropLast(word.count)
    if let (name, value) = Assignment.read(text), value == word || value.hasPrefix("\""),
      let type = rulebook[name]?.type
    {
      switch type {
      case .choice(let choice):
        return Self.choose(from: choice.options.map { ($0, choice.labels[$0] ?? "") }, begun: word)
      case .boolean: return Self.choose(from: [("yes", ""), ("no", "")], begun: word)
      case .count where name == "year": return Self.choose(from: years.map { ($0, "") }, begun: word)
      case .count, .quantity, .date: break
      }
    }
    if before.hasSuffix("law.") { return completion(of: word, as: .parameter) }
    if before.hasSuffix("case.") { return names(word, isExpression: false) }
    return names(word, isExpression: true)
  }

  private var years: [String] { rulebook.jurisdiction.years.map(String.init) }

  /// Names for completion; aliases and words of expressions are included once something is typed.
  private func names(_ word: String, isExpression: Bool) -> Completion {
    var all = rulebook.shownVariables.map { ($0.name, $0.label) }
    if !word.isEmpty {
      for variable in rulebook.variables { all += variable.aliases.map { ($0, variable.label) } }
      if isExpression { all += RuleWords.ofExpressions.map { ($0.name, $0.meaning) } }
    }
    return Self.choose(from: all, begun: word)
  }

  private static func files(_ word: String) -> [(String, String)] {
    let folder = word.lastIndex(of: "/").map { String(word[...$0]) } ?? ""
    let entries = (try? FileTree.entries(of: folder.isEmpty ? "." : FileTree.expanded(folder))) ?? []
    // File names with control characters are not put onto the line, since a terminal would obey them.
    return entries.filter { $0.name.isOneVisibleLine }.map { (folder + $0.name + ($0.isFolder ? "/" : ""), "") }
  }

  static func choose(from all: [(text: String, label: String)], begun: String) -> Completion {
    let small = begun.lowercased()
    var chosen = all.filter { $0.text.hasPrefix(begun) }
    if chosen.isEmpty { chosen = all.filter { $0.text.lowercased().hasPrefix(small) } }
    let candidates = Set(chosen.map { Completion.Candidate(text: $0.text, label: $0.label) })
    return Completion(begun: begun, candidates: candidates.sorted { $0.text < $1.text })
  }
}

extension String {
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }

  fileprivate var trimmingLeft: String { String(drop(while: \.isWhitespace)) }
}
