/// A name that a rule file reads from its case or from the law.
struct NameRead: Hashable {
  enum Record: Hashable { case fact, parameter }
  let record: Record
  let name: String
  let place: Place
}

/// What can be seen in a rule file's source without running it.
struct SourceChecks {
  private let file: String
  let tokens: [LuaToken]

  init(_ file: RuleFile) {
    self.file = file.path
    tokens = file.tokens
  }

  /// All reads of `case.NAME` and `law.NAME`.
  var reads: [NameRead] {
    tokens.indices.dropLast(2).compactMap { index in
      guard tokens[index].kind == .name, tokens[index + 1].text == ".", tokens[index + 2].kind == .name,
        let record = Self.records[tokens[index].text],
        index == 0 || (tokens[index - 1].text != "." && tokens[index - 1].text != ":")
      else { return nil }
      return NameRead(record: record, name: tokens[index + 2].text, place: place(of: tokens[index + 2]))
    }
  }

  /// A text that a rule compares with a fact.
  struct WordComparison {
    let fact: String
    let word: String
    let place: Place
  }

  /// All comparisons of `case.NAME` with a literal text.
  var wordComparisons: [WordComparison] {
    tokens.indices.compactMap { index in
      guard tokens[index].text == "==" || tokens[index].text == "~=", index >= 1, index + 1 < tokens.count else {
        return nil
      }
      let (before, after) = (tokens[index - 1], tokens[index + 1])
      if after.kind == .string, let fact = fact(endingAt: index - 1) { return comparison(fact, with: after) }
      if before.kind == .string, index + 3 < tokens.count, let fact = fact(endingAt: index + 3),
        index + 4 == tokens.count || ![".", ":", "["].contains(tokens[index + 4].text)
      {
        return comparison(fact, with: before)
      }
      return nil
    }
  }

  private func fact(endingAt index: Int) -> String? {
    guard index >= 2, tokens[index].kind == .name, tokens[index - 1].text == ".", tokens[index - 2].text == "case"
    else { return nil }
    return tokens[index].text
  }

  private func comparison(_ fact: String, with token: LuaToken) -> WordComparison? {
    // Escapes would have to be undone; a word of a choice has none.
    guard !token.text.contains("\\"), token.text.first != "[" else { return nil }
    return WordComparison(fact: fact, word: String(token.text.dropFirst().dropLast()), place: place(of: token))
  }

  /// Names that stand for nothing: neither the file nor the environment has them.
  ///
  /// - Parameter isKnown: whether the environment has a name.
  func unknownNames(isKnown: (String) -> Bool) -> [(name: String, field: LuaToken?, place: Place)] {
    let declared = declaredNames
    return tokens.indices.compactMap { index in
      let token = tokens[index]
      guard token.kind == .name, token.text != "_ENV", !Self.keywords.contains(token.text),
        !declared.contains(token.text),
        !isKnown(token.text)
      else { return nil }
      let before = index > 0 ? tokens[index - 1].text : ""
      let after = index + 1 < tokens.count ? tokens[index + 1].text : ""
      guard ![".", ":", "::", "goto"].contains(before), after != "=", !(before == "<" && after == ">") else {
        return nil
      }
      let field = after == "." && index + 2 < tokens.count ? tokens[index + 2] : nil
      return (token.text, field, place(of: token))
    }
  }

  /// Names of locals, loops, functions and their parameters, and of what is assigned to, wherever in the file.
  private var declaredNames: Set<String> {
    var names: Set<String> = ["self"]
    var index = 0
    while index < tokens.count {
      let (kind, text) = (tokens[index].kind, tokens[index].text)
      index += 1
      if index < tokens.count, tokens[index].text == "=" {
        let isKey = index >= 2 && ["{", ",", ";"].contains(tokens[index - 2].text)
        if !isKey { names.insert(text) }
      }
      guard kind == .name, text == "local" || text == "for" || text == "function" else { continue }
      while index < tokens.count {
        let token = tokens[index]
        let isList =
          token.kind == .name && !["in", "do"].contains(token.text) || [",", "(", ".", ":", "..."].contains(token.text)
        guard isList else { break }
        names.insert(token.text)
        index += 1
      }
    }
    return names
  }

  private static let keywords: Set<String> = [
    "and", "break", "do", "else", "elseif", "end", "false", "for", "function", "goto", "if", "in", "local", "nil",
    "not", "or", "repeat", "return", "then", "true", "until", "while",
  ]

  private static let records: [String: NameRead.Record] = ["case": .fact, "law": .parameter]

  /// Traps of Lua that a rule must not fall into.
  ///
  /// - Parameters:
  ///   - readsBareNames: whether the case's names stand alone too, as at the prompt.
  ///   - isPlain: whether a name of the case is a plain Lua integer, which `==` compares rightly.
  func traps(readsBareNames: Bool = false, isPlain: (String) -> Bool) -> [Diagnostic] {
    tokens.indices.compactMap { index in
      let token = tokens[index]
      switch (token.kind, token.text) {
      case (.symbol, "=="), (.symbol, "~="):
        if comparesNumeral(at: index) {
          let isSum = index >= 2 && tokens[index - 1].kind == .numeral && Self.joining.contains(tokens[index - 2].text)
          if !isSum, comparesPlain(at: index, isPlain: isPlain) { return nil }
          if readsBareNames, comparesBareName(at: index, isPlain: isPlain) { return nil }
        } else if !comparesCountAlone(at: index, isPlain: isPlain) {
          return nil
        }
        return Diagnostic(.numeralComparison(symbol: token.text), at: place(of: token))
      case (.symbol, "&"), (.symbol, "|"), (.symbol, "~"), (.symbol, "<<"), (.symbol, ">>"):
        return Diagnostic(.unsafeSyntax(symbol: token.text), at: place(of: token))
      case (.name, "close"), (.name, "goto"):
        // The library's Lua 5.4.4 has faults in to-be-closed variables; no rule needs jumps.
        let attribute = index > 0 && tokens[index - 1].text == "<"
        guard token.text == "goto" || attribute else { return nil }
        return Diagnostic(.unsafeSyntax(symbol: token.text), at: place(of: token))
      case (.name, "_ENV"):
        // By it a function could keep what it computed for one case for the next.
        return Diagnostic(.unsafeSyntax(symbol: token.text), at: place(of: token))
      case (.numeral, _):
        let numeral = readsBareNames ? PromptSource.numeral(token.text) : token.text
        return ExactSource.value(of: numeral) == nil
          ? Diagnostic(.longNumeral(text: token.text), at: place(of: token)) : nil
      default: return nil
      }
    }
  }

  private func place(of token: LuaToken) -> Place { Place(file: file, line: token.line, column: token.column) }

  private func comparesNumeral(at index: Int) -> Bool {
    let before = index > 0 && tokens[index - 1].kind == .numeral
    guard index + 1 < tokens.count else { return before }
    let next = tokens[index + 1].text == "-" && index + 2 < tokens.count ? index + 2 : index + 1
    return before || tokens[next].kind == .numeral
  }

  private func comparesPlain(at index: Int, isPlain: (String) -> Bool) -> Bool {
    func isPlainField(dot: Int) -> Bool {
      guard dot > 0, dot + 1 < tokens.count, tokens[dot].text == "." else { return false }
      let name = tokens[dot + 1].text
      return tokens[dot - 1].text == "case" ? isPlain(name) : Self.dateFields.contains(name)
    }
    if isPlainField(dot: index - 2) { return true }
    if index >= 2, tokens[index - 2].text == "#", tokens[index - 1].kind == .name { return true }
    return isPlainField(dot: index + 2) && !(index + 4 < tokens.count && tokens[index + 4].text == ".")
  }

  /// Whether a count of the case stands on one side only, and on the other what may be an exact number.
  private func comparesCountAlone(at index: Int, isPlain: (String) -> Bool) -> Bool {
    func isCount(dot: Int) -> Bool {
      guard dot > 0, dot + 1 < tokens.count, tokens[dot].text == "." else { return false }
      return tokens[dot - 1].text == "case" && isPlain(tokens[dot + 1].text)
    }
    let isBefore = isCount(dot: index - 2)
    let isAfter = isCount(dot: index + 2)
    guard isBefore != isAfter else { return false }
    // A word such as nil, a text and the length of a list are no exact numbers.
    let other = tokens[isBefore ? index + 1 : index - 1]
    let isLength = isBefore ? other.text == "#" : index >= 2 && tokens[index - 2].text == "#"
    return other.kind != .string && other.text != "nil" && !isLength
  }

  private func comparesBareName(at index: Int, isPlain: (String) -> Bool) -> Bool {
    func isBare(_ name: Int, beside: Int) -> Bool {
      guard tokens.indices.contains(name), tokens[name].kind == .name, isPlain(tokens[name].text) else { return false }
      return !tokens.indices.contains(beside) || !Self.joining.contains(tokens[beside].text)
    }
    return isBare(index - 1, beside: index - 2) || isBare(index + 1, beside: index + 2)
  }

  /// What makes a name part of something larger, which may be an exact number.
  private static let joining: Set<String> = [".", "[", "(", "+", "-", "*", "/", "//", "%", "^"]

  private static let dateFields: Set<String> = ["year", "month", "day"]
}
