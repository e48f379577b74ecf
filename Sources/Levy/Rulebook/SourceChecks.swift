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
  private let tokens: [LuaToken]

  init(_ file: RuleFile) {
    self.file = file.path
    tokens = LuaLexer.tokens(of: file.bytes)
  }

  /// All reads of `case.NAME` and `law.NAME`.
  var reads: [NameRead] {
    tokens.indices.dropLast(2).compactMap { index in
      guard let record = Self.records[tokens[index].text], tokens[index].kind == .name,
        tokens[index + 1].text == ".", tokens[index + 2].kind == .name,
        index == 0 || (tokens[index - 1].text != "." && tokens[index - 1].text != ":")
      else { return nil }
      return NameRead(record: record, name: tokens[index + 2].text, place: place(of: tokens[index + 2]))
    }
  }

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
        guard comparesNumeral(at: index), !comparesPlain(at: index, isPlain: isPlain),
          !(readsBareNames && comparesBareName(at: index, isPlain: isPlain))
        else { return nil }
        return Diagnostic(.numeralComparison(symbol: token.text), at: place(of: token))
      case (.symbol, "&"), (.symbol, "|"), (.symbol, "~"), (.symbol, "<<"), (.symbol, ">>"):
        return Diagnostic(.unsafeSyntax(symbol: token.text), at: place(of: token))
      case (.name, "close"), (.name, "goto"):
        // The library's Lua 5.4.4 has faults in to-be-closed variables; no rule needs jumps.
        let attribute = index > 0 && tokens[index - 1].text == "<"
        guard token.text == "goto" || attribute else { return nil }
        return Diagnostic(.unsafeSyntax(symbol: token.text), at: place(of: token))
      case (.numeral, _):
        return Self.isExactInDouble(token.text)
          ? nil : Diagnostic(.longNumeral(text: token.text), at: place(of: token))
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

  /// Whether a double holds what the numeral says: at most 15 digits, or hexadecimal.
  private static func isExactInDouble(_ numeral: String) -> Bool {
    if numeral.hasPrefix("0x") || numeral.hasPrefix("0X") { return true }
    let mantissa = numeral.prefix { $0 != "e" && $0 != "E" }.filter(\.isNumber)
    return mantissa.drop { $0 == "0" }.count <= 15
  }
}
