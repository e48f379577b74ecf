import LevyModel
import LevyRules

/// The syntax of facts in an entry: `salary = 42,000`.
package enum Assignment {
  /// Parses an assignment into name and value; nil for another form.
  package static func read(_ text: String) -> (name: String, value: String)? {
    guard let equals = text.firstIndex(of: "="), !text[equals...].hasPrefix("==") else { return nil }
    let name = String(text[..<equals]).trimmingBlanks
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    // `law.NAME` is not a fact.
    guard let first = parts.first, parts.count == 1 || !["case", "law"].contains(first),
      first.first.map({ $0.isLetter || $0 == "_" }) == true,
      parts.allSatisfy({ part in !part.isEmpty && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } })
    else { return nil }
    return (name, String(text[text.index(after: equals)...]).trimmingBlanks)
  }

  /// Splits a text at the commas outside brackets that are followed by another `NAME =`; other commas belong to a
  /// value. A blank before a name of the rules splits as well.
  package static func parts(of text: String, _ rulebook: Rulebook) -> [String] {
    var (parts, depth) = ([""], 0)
    for index in text.indices {
      let character = text[index]
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if depth == 0, character == "," || character == " ",
        let begun = text[text.index(after: index)...].prefixMatch(of: beginning)
      {
        let isWhole = parts.last.flatMap(read).map { !$0.value.isEmpty } ?? false
        if character == "," || isWhole && rulebook.slot(of: String(begun.output.1)) != nil {
          parts.append("")
          continue
        }
      }
      parts[parts.count - 1].append(character)
    }
    return parts.map(\.trimmingBlanks).filter { !$0.isEmpty }
  }

  private static var beginning: Regex<(Substring, Substring)> { /\s*([A-Za-z_][\w.]*)\s*=(?!=)/ }
}
