import LevyModel
import LevyRules

/// Names that were found, with their labels.
package struct FoundNames: Sendable {
  let rows: [(name: String, label: String)]

  /// The names, one on a line.
  package var markup: Markup {
    let width = rows.map(\.name.count).max() ?? 0
    var shown = Markup()
    for row in rows {
      shown.add(row.name, .name, width: width + 2)
      shown.add(row.label)
      shown.endLine()
    }
    return shown
  }

  /// The names as JSON.
  package var json: JSON {
    .object([("found", .array(rows.map { .object([("name", .string($0.name)), ("label", .string($0.label))]) }))])
  }
}

extension Rulebook {
  /// Finds declarations whose name, label, help, aliases, words or statute contain all of some words, ignoring case.
  ///
  /// - Throws: `Diagnostic` if there are none.
  package func found(_ text: String) throws(Diagnostic) -> FoundNames {
    let words = text.lowercased().split(separator: " ").map(String.init)
    func has(_ texts: [String?]) -> Bool {
      let all = texts.compactMap { $0?.lowercased() }
      return !words.isEmpty && words.allSatisfy { word in all.contains { $0.contains(word) } }
    }
    var rows: [(name: String, label: String)] = []
    for variable in declaredVariables where variable.standsFor == nil {
      var texts: [String?] = [variable.name, variable.label, variable.help, variable.question, variable.section]
      texts += variable.aliases + variable.versions.map(\.source)
      if case .input(let input) = variable.origin { texts.append(input.source) }
      if case .choice(let choice) = variable.type { texts += choice.options + choice.labels.values }
      if has(texts) { rows.append((variable.name, variable.label)) }
    }
    for parameter in parameters where has([parameter.name, parameter.label, parameter.source, parameter.note]) {
      rows.append(("law." + parameter.name, parameter.label))
    }
    if rows.isEmpty {
      throw Diagnostic(nothing: "nothing is declared with '\(text)'", "mit '\(text)' ist nichts deklariert")
    }
    return FoundNames(rows: rows)
  }
}
