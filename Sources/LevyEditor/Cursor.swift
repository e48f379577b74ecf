import LevyRules
import LevyScript
import LuaSyntax

/// The words around a position in a text, which need not be valid Lua while it is being written.
struct Cursor {
  let words: [Word]
  /// The index of the word that contains the position or ends at it, if there is one.
  let index: Int?
  /// The number of words before the position, without the word at it.
  let before: Int

  init(_ source: SourceText, at offset: Int) {
    let words = source.words
    self.words = words
    // Of two adjacent words, the first is the one being written, unless it is not a name.
    let touching = words.indices.filter { words[$0].range.lowerBound <= offset && offset <= words[$0].range.upperBound }
    let inside = touching.first { words[$0].kind == .string && words[$0].isOpen(at: offset) }
    index = inside ?? touching.first { words[$0].kind == .name }
    before = index ?? words.prefix { $0.range.upperBound <= offset }.count
  }

  var word: Word? { index.map { words[$0] } }

  /// Returns a word before the position, counted backwards: 1 is the last.
  func text(back count: Int) -> String? { words.indices.contains(before - count) ? words[before - count].text : nil }

  /// Returns the contents of a string literal before the position, counted backwards in words.
  func string(back count: Int) -> String? {
    words.indices.contains(before - count) ? words[before - count].quoted : nil
  }

  /// The object before the dot: `case` in `case.wages`, `law` in `law.on(day).rate`; nil if the word is not a field.
  var owner: String? {
    guard text(back: 1) == "." else { return nil }
    guard let closing = text(back: 2), [")", "]"].contains(closing) else { return text(back: 2) }
    var (place, depth) = (before - 2, 0)
    while place >= 0 {
      if [")", "]"].contains(words[place].text) { depth += 1 }
      if ["(", "["].contains(words[place].text) { depth -= 1 }
      if depth == 0 { break }
      place -= 1
    }
    guard place >= 1 else { return nil }
    // A call of law.on, or a member of a list: case.children[2].
    if words[place - 1].text == "on", place >= 3 { return words[place - 3].text }
    return words[place - 1].text
  }

  /// The declaration whose table contains the position, outside of functions and tables nested in it; `beginsField` is
  /// true if a new field begins there.
  var declaration: (word: DeclarationWord, open: Int, beginsField: Bool)? {
    guard let open = openings.last, words[open].text == "{" else { return nil }
    var place = open - 1
    if place >= 0, words[place].text == "(" { place -= 1 }
    guard place >= 1, words[place].kind == .string,
      let word = DeclarationWord(rawValue: String(words[place - 1].text))
    else { return nil }
    let last = words[before - 1].text
    return (word, open, ["{", ",", ";"].contains(last))
  }

  /// The indices of the brackets and blocks that are open at the position, outermost first.
  var openings: [Int] { Self.openings(words[..<before]) }

  private static func openings(_ words: ArraySlice<Word>) -> [Int] {
    var open: [Int] = []
    for index in words.indices where words[index].kind != .string {
      switch words[index].text {
      // `for` and `while` are counted by their `do`.
      case "{", "(", "[", "function", "if", "do", "repeat": open.append(index)
      case "}", ")", "]", "end", "until": _ = open.popLast()
      default: break
      }
    }
    return open
  }

  /// Returns the names of the fields in the table that opens at a word.
  func fields(from open: Int) -> Set<String> {
    var (depth, found) = (0, Set<String>())
    for index in open..<max(open, words.count - 1) {
      if ["{", "(", "function", "if", "do", "repeat"].contains(words[index].text) { depth += 1 }
      if ["}", ")", "end", "until"].contains(words[index].text) { depth -= 1 }
      if depth == 0 { break }
      if depth == 1, words[index + 1].text == "=", words[index].kind == .name, index != self.index {
        found.insert(words[index].text)
      }
    }
    return found
  }
}

extension Word {
  /// True if a position is within the quotes of the literal.
  func isOpen(at offset: Int) -> Bool {
    offset > range.lowerBound && (offset < range.upperBound || quoted == nil)
  }

  /// The contents of a short string literal; nil if it is another word, or not closed.
  var quoted: String? {
    guard kind == .string, let first = text.first, first == "\"" || first == "'", text.count > 1, text.last == first
    else {
      return nil
    }
    return String(text.dropFirst().dropLast())
  }
}
