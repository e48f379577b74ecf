import LevyRules
import LevyScript
import LuaSyntax

/// A declaration in a file.
struct WrittenDeclaration {
  let word: String
  let name: String
  let range: Range<Int>
  let nameRange: Range<Int>
}

extension SourceText {
  /// The declarations with literal names, even if the file is not valid Lua yet.
  var declarations: [WrittenDeclaration] {
    let words = words
    let declaring = Set(DeclarationWord.allCases.map(\.name))
    var found: [WrittenDeclaration] = []
    var place = 0
    while place + 1 < words.count {
      let (word, name) = (words[place], words[place + 1])
      place += 1
      guard word.kind == .name, declaring.contains(word.text), let text = name.quoted, !text.isEmpty else { continue }
      var (depth, end) = (0, place)
      for index in words.indices[(place + 1)...] {
        if ["{", "("].contains(words[index].text) { depth += 1 }
        if ["}", ")"].contains(words[index].text) { depth -= 1 }
        if depth <= 0 {
          if words[index].text == "}" || words[index].text == ")" { end = index }
          break
        }
        // An unfinished declaration ends where the next begins.
        if index + 1 < words.count, declaring.contains(words[index].text), words[index + 1].kind == .string { break }
        end = index
      }
      found.append(
        WrittenDeclaration(
          word: word.text, name: text, range: word.range.lowerBound..<words[end].range.upperBound,
          nameRange: name.range.lowerBound..<name.range.upperBound))
    }
    return found
  }
}
