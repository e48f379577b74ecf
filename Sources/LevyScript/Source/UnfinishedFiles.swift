import LuaSyntax

/// Files that failed while they ran, with the declarations that they would have made, as far as their source shows.
package struct UnfinishedFiles: Sendable {
  package let paths: Set<String>
  /// The names that they apparently declare.
  package private(set) var names: Set<String> = []
  /// The kinds of persons that they apparently declare.
  package private(set) var kinds: Set<String> = []
  /// True if one of them computes the names of its declarations.
  private var namesAreComputed = false
  /// The names for which they apparently have words for people.
  private var worded: Set<String> = []
  /// True if one of them may have such words for any name.
  private var wordsAreOfAny = false
  /// Prefixes and suffixes of names that helper functions would have declared.
  private var parts: Set<String> = []

  package var isEmpty: Bool { paths.isEmpty }

  /// - Parameters:
  ///   - paths: the files that failed.
  ///   - files: all files.
  package init(_ paths: Set<String> = [], among files: [RuleFile] = []) {
    self.paths = paths
    for file in files where paths.contains(file.path) { add(file) }
  }

  private mutating func add(_ file: RuleFile) {
    switch file.tree.fault?.kind {
    // After an unclosed string, code and text cannot be distinguished.
    case .unfinishedString, .unfinishedLongString, .unfinishedLongComment:
      (namesAreComputed, wordsAreOfAny) = (true, true)
    default: break
    }
    let words = file.tree.source.words
    // The opening parentheses of calls of helpers.
    var helpers: Set<Int> = []
    for (index, word) in words.enumerated().dropLast() where word.kind == .name {
      // `rule "name"`, or `helper("name", …)`.
      let argument = words[index + 1].text == "(" ? index + 2 : index + 1
      let isDeclaring = Self.declaring.contains(word.text)
      let isWording = word.text == DeclarationWord.words.name
      guard argument < words.count, words[argument].kind == .string else {
        if isDeclaring { namesAreComputed = true }
        if isWording { wordsAreOfAny = true }
        continue
      }
      let name = String(words[argument].text.dropFirst().dropLast())
      names.insert(name)
      if isWording { worded.insert(name) }
      // A helper may declare several names that it makes from one, and names that stand elsewhere in its arguments.
      if !isDeclaring {
        parts.insert(name)
        if argument > index + 1 { helpers.insert(index + 1) }
      }
      if [DeclarationWord.person.name, DeclarationWord.thing.name].contains(word.text) { kinds.insert(name) }
      guard words.dropFirst(argument + 1).first?.text == ".." else { continue }
      if isDeclaring { namesAreComputed = true }
      if isWording { wordsAreOfAny = true }
    }
    // How many parentheses are open since the outermost call of a helper; zero outside of one.
    var open = 0
    for (index, word) in words.enumerated() {
      if word.text == "(", open > 0 || helpers.contains(index) { open += 1 }
      if word.text == ")", open > 0 { open -= 1 }
      if word.kind == .string, open > 0 { names.insert(String(word.text.dropFirst().dropLast())) }
    }
  }

  private static let declaring = Set([DeclarationWord.input, .rule, .parameter, .deadline].map(\.name))

  /// True if these files may have words for people for a name.
  package func mayWord(_ name: String) -> Bool { wordsAreOfAny || worded.contains(name) }

  /// True if these files may have declared a name that has no declaration.
  package func mayDeclare(_ name: String) -> Bool {
    if isEmpty { return false }
    if namesAreComputed || names.contains(name) { return true }
    let places = name.indices.filter { name[$0] == "_" }
    return places.contains { parts.contains(String(name[..<$0])) }
      || places.contains { parts.contains(String(name[$0...].dropFirst())) }
  }
}
