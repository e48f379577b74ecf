import LevyScript
import LuaSyntax

extension MentionSearch {
  /// The context of a word, which shows what it means.
  struct Site {
    private let words: [Word]
    private let index: Int
    /// The fields that contain the word, the innermost first: that of the word itself, then those of the tables around
    /// it.
    private let keys: [String]

    init(_ words: [Word], _ index: Int, in tables: [String]) {
      (self.words, self.index) = (words, index)
      let isField = index > 1 && words[index - 1].text == "=" && words[index - 2].kind == .name
      keys = (isField ? [words[index - 2].text] : []) + tables
    }

    /// The maximum number of words that are examined around a word, so that the time for each word does not grow with
    /// the text.
    private static let mostSteps = 500

    /// The fields of declarations whose texts are names of facts and results, on their own or in lists.
    static let naming: Set<String> = [
      "results", "concerns", "parts", "steps", "profit", "due", "from", "less", "plus", "leaves", "burden", "instead",
      "default_if_given", "asks", "of", "result", "over", "rising", "falling", "same", "given", "amount", "when", "is",
      "part_of", "sets", "expect",
    ]
    /// The fields whose keys are names, and whose values are not.
    private static let keyed: Set<String> = ["given", "expect", "sets"]
    /// The fields with texts for people, and with other words.
    private static let texts: Set<String> = [
      "label", "labels", "help", "ask", "asks", "source", "message", "text", "note", "section", "announced",
      "for_the_year",
      "aliases", "typical", "default", "absent", "type", "per", "plural", "action", "purpose", "grade", "every",
      "currency", "swap", "code", "en", "de", "index", "by",
    ]

    private func text(_ offset: Int) -> String {
      words.indices.contains(index + offset) ? words[index + offset].text : ""
    }

    /// Returns true if a word outside quotes certainly means the name, false if it may, and nil if it means something
    /// else.
    ///
    /// - Parameter read: what the file reads there, if that is known.
    func isRead(_ read: NameRead?, of kind: NamedThing.Kind) -> Bool? {
      if [".", ":"].contains(text(-1)) {
        if let read { return (read.record == .parameter) == (kind == .parameter) ? true : nil }
        // A field of a figure, or of an object that the text does not identify.
        return kind == .parameter || root == "law" ? nil : false
      }
      guard text(1) == "=", ["{", ",", ";"].contains(text(-1)), kind == .fact else { return nil }
      if keys.contains("gate") { return false }
      return keys.contains(where: Self.keyed.contains) ? true : nil
    }

    /// Returns true if a text in quotes certainly means the name, false if it may, and nil if it means something else.
    ///
    /// - Parameter isKnown: returns true for the name of a fact or result.
    func isName(_ read: NameRead?, of kind: NamedThing.Kind, isKnown: (String) -> Bool) -> Bool? {
      if let declaring = declaring {
        switch declaring {
        case .parameter: return kind == .parameter ? true : nil
        case .input, .rule, .deadline: return kind == .fact ? true : nil
        case .words: return true
        case .jurisdiction, .person, .thing, .example, .interview, .check, .caveat, .property, .hypothesis, .form:
          return nil
        }
      }
      if read != nil { return kind == .fact ? true : nil }
      if ["==", "~=", "choice", "require", "trace"].contains(text(-1)) || ["==", "~="].contains(text(1)) {
        return nil
      }
      if text(-1) == "(", ["choice", "require", "trace"].contains(text(-2)) { return nil }
      // `index = "consumer_prices"` and `indexed("consumer_prices")` name figures.
      if kind == .parameter { return keys.first == "index" || text(-2) == "indexed" }
      guard let own = keys.first else { return isInListOfNames(isKnown) }
      if keys.contains("choice") || Self.texts.contains(own) { return nil }
      // A value of a fact, not a name.
      if text(-1) == "=", keys.dropFirst().contains(where: Self.keyed.contains) { return nil }
      return keys.contains(where: Self.naming.contains)
    }

    /// The keyword of the declaration to which a text gives its name: `rule "tax"`.
    private var declaring: DeclarationWord? {
      DeclarationWord(rawValue: text(-1)) ?? (text(-1) == "(" ? DeclarationWord(rawValue: text(-2)) : nil)
    }

    /// The object at the beginning of the chain of fields, calls and indices before the word.
    private var root: String {
      var place = index - 2
      let end = max(0, index - Self.mostSteps)
      while place >= end {
        var depth = 0
        while place >= end {
          if [")", "]"].contains(words[place].text) { depth += 1 }
          if ["(", "["].contains(words[place].text) { depth -= 1 }
          if depth == 0, words[place].kind == .name { break }
          place -= 1
        }
        guard place >= 1, [".", ":"].contains(words[place - 1].text) else { break }
        place -= 2
      }
      return place >= end ? words[place].text : ""
    }

    /// True if the texts of the list that contains the word are names, except for a heading before them.
    private func isInListOfNames(_ isKnown: (String) -> Bool) -> Bool {
      var (texts, place, depth) = ([String?](), index, 0)
      while place >= max(0, index - Self.mostSteps), depth >= 0 {
        if words[place].kind == .string, depth == 0 { texts.append(words[place].quoted) }
        if ["}", ")", "]"].contains(words[place].text) { depth += 1 }
        if ["{", "(", "["].contains(words[place].text) { depth -= 1 }
        if depth < 0, words[place].text != "{" { return false }
        place -= 1
      }
      if depth >= 0 { return false }
      // The first text of a list may be its heading.
      let heading = texts.count > 1 ? texts.removeLast() : nil
      if texts.isEmpty, heading == nil { return false }
      (place, depth) = (index + 1, 0)
      while place < min(words.count, index + Self.mostSteps), depth >= 0 {
        if words[place].kind == .string, depth == 0 { texts.append(words[place].quoted) }
        if ["{", "(", "["].contains(words[place].text) { depth += 1 }
        if ["}", ")", "]"].contains(words[place].text) { depth -= 1 }
        place += 1
      }
      return depth < 0 && texts.allSatisfy { $0.map(isKnown) ?? false }
    }
  }
}

extension MentionSearch.Site {
  /// Returns the fields of the tables around some words, the innermost first. Functions end the search outwards, and
  /// tables that are not fields are left out.
  static func tables(around places: Set<Int>, in words: [Word]) -> [Int: [String]] {
    // An open table with its field, if it has one, or another bracket or block.
    enum Opening { case table(String?), function, other }
    var (open, found) = ([Opening](), [Int: [String]]())
    for (index, word) in words.enumerated() {
      if places.contains(index) {
        var keys: [String] = []
        for opening in open.reversed().prefix(mostSteps) {
          if case .function = opening { break }
          if case .table(let key?) = opening { keys.append(key) }
        }
        found[index] = keys
      }
      if word.kind == .string { continue }
      switch word.text {
      case "{":
        let before = index > 0 ? words[index - 1].text : ""
        let isField = before == "=" && index > 1 && words[index - 2].kind == .name
        let isLocal = index > 2 && words[index - 3].text == "local"
        open.append(.table(before == "choice" ? before : isField && !isLocal ? words[index - 2].text : nil))
      case "function": open.append(.function)
      // `for` and `while` are counted by their `do`.
      case "(", "[", "if", "do", "repeat": open.append(.other)
      case "}", ")", "]", "end", "until": _ = open.popLast()
      default: break
      }
    }
    return found
  }
}
