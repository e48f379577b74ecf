import ExactNumbers

/// A rule file as Lua is given it, with every number exact. What Lua would make of the text itself is not:
///
/// * It reads a numeral with a fraction as a binary float. Here it looks up the exact number: `_ENV["0.42"]`.
/// * It computes with numerals while it compiles. Where an operator stands between two, one of them is looked up.
/// * Its `==` is false between an integer and an exact number. Here it is a function, except where neither side can be
///   an exact number or the loader refuses it.
/// * Its loops count in floats if they begin with a text. Here a function refuses that.
///
/// No rule can say `_ENV`, and no name is like these keys. Lines stay where they are.
struct ExactSource: Sendable {
  /// What Lua is given.
  let bytes: [UInt8]
  /// The numbers that it looks up, by their numerals.
  let numerals: [String: Exact]
  /// Whether `<const>` was taken out, which would let Lua compute while it compiles. The file itself must be compiled
  /// too then, so that an assignment to a constant is found.
  let hasConstants: Bool

  init(_ source: [UInt8], tokens: [LuaToken]) {
    var rewriter = Rewriter(tokens: tokens)
    rewriter.rewrite()
    numerals = rewriter.numerals
    hasConstants = rewriter.hasConstants
    bytes = rewriter.edits.isEmpty ? source : Self.applied(rewriter.edits, to: source)
  }

  /// The number that a numeral says, if it is a decimal or a whole hexadecimal number that can be held.
  static func value(of numeral: String) -> Exact? {
    if numeral.hasPrefix("0x") || numeral.hasPrefix("0X") {
      return Int(numeral.dropFirst(2), radix: 16).map { Exact($0) }
    }
    // The parser would take separators of digits too, which Lua does not.
    return numeral.utf8.contains(UInt8(ascii: "_")) ? nil : try? Exact(parsing: numeral)
  }

  fileprivate struct Edit {
    let range: Range<Int>
    let text: String
  }

  private static func applied(_ edits: [Edit], to source: [UInt8]) -> [UInt8] {
    // What is put in at a place comes before what replaces the word there, and outer brackets before inner ones.
    let order = edits.indices.sorted { a, b in
      let (first, second) = (edits[a].range, edits[b].range)
      return (first.lowerBound, first.upperBound, a) < (second.lowerBound, second.upperBound, b)
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.count + 16 * edits.count)
    var position = 0
    for index in order {
      let edit = edits[index]
      bytes += source[position..<max(position, edit.range.lowerBound)]
      bytes += edit.text.utf8
      position = max(position, edit.range.upperBound)
    }
    return bytes + source[position...]
  }
}

private struct Rewriter {
  let tokens: [LuaToken]
  private(set) var edits: [ExactSource.Edit] = []
  private(set) var numerals: [String: Exact] = [:]
  private(set) var hasConstants = false

  init(tokens: [LuaToken]) { self.tokens = tokens }

  mutating func rewrite() {
    for index in tokens.indices {
      switch (tokens[index].kind, tokens[index].text) {
      case (.numeral, let text): rewriteNumeral(text, at: index)
      case (.symbol, "=="), (.symbol, "~="): rewriteComparison(at: index)
      case (.symbol, ">"): removeConstant(endingAt: index)
      case (.name, "for"): rewriteLoop(at: index)
      default: break
      }
    }
  }

  private func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

  private mutating func replace(_ index: Int, by text: String) {
    edits.append(.init(range: tokens[index].range, text: text))
  }

  private mutating func wrap(_ range: Range<Int>, in function: String) {
    guard let first = range.first, let last = range.last else { return }
    let (start, end) = (tokens[first].range.lowerBound, tokens[last].range.upperBound)
    edits.append(.init(range: start..<start, text: function + "("))
    edits.append(.init(range: end..<end, text: ")"))
  }

  // MARK: Numerals

  private mutating func rewriteNumeral(_ text: String, at index: Int) {
    guard !isContinued(index) else { return }
    guard let value = ExactSource.value(of: text) else {
      // The loader refuses it, but for what is no numeral of Lua's either.
      if Double(text) != nil { replace(index, by: "0") }
      return
    }
    let isFolded = isComputedWhileCompiling(index)
    if let integer = value.exactInt, !isFolded {
      let isPlain = text.utf8.allSatisfy { $0 &- 48 <= 9 } || text.utf8.dropFirst().first.map { $0 | 32 == 120 } == true
      if !isPlain { replace(index, by: String(integer)) }
      return
    }
    numerals[text] = value
    // A bracket that begins the next statement must not become a call.
    replace(index, by: "_ENV[\"\(text)\"]" + (self.text(index + 1) == "(" ? ";" : ""))
  }

  /// Whether what follows may follow a name but not a numeral: Lua must see that fault.
  private func isContinued(_ index: Int) -> Bool {
    guard tokens.indices.contains(index + 1) else { return false }
    let next = tokens[index + 1]
    return next.kind == .string || [".", ":", "[", "{", "="].contains(next.text)
  }

  /// Whether a numeral is the right operand of an operator whose left one is a numeral too.
  private func isComputedWhileCompiling(_ index: Int) -> Bool {
    var (place, isOperand) = (index - 1, false)
    while ["(", "-"].contains(text(place)) {
      isOperand = isOperand || text(place) == "-"
      place -= 1
    }
    if ["+", "*", "/", "//", "%", "^"].contains(text(place)) {
      isOperand = true
      place -= 1
    }
    guard isOperand else { return false }
    while text(place) == ")" { place -= 1 }
    return tokens.indices.contains(place) && tokens[place].kind == .numeral
  }

  private mutating func removeConstant(endingAt index: Int) {
    guard index >= 4, tokens[index - 1].text == "const", tokens[index - 2].text == "<",
      tokens[index - 3].kind == .name, ["local", ",", ">"].contains(tokens[index - 4].text)
    else { return }
    for place in index - 2...index { replace(place, by: String(repeating: " ", count: tokens[place].range.count)) }
    hasConstants = true
  }

  // MARK: Comparisons

  private mutating func rewriteComparison(at index: Int) {
    guard let left = operand(endingBefore: index), let right = operand(beginningAfter: index) else { return }
    if isNeverNumber(left) || isNeverNumber(right) { return }
    // Next to anything else than a count the loader refuses a numeral.
    if isWholeNumeral(left) && isPath(right) || isWholeNumeral(right) && isPath(left) { return }
    wrap(left.lowerBound..<right.upperBound, in: (tokens[index].text == "~=" ? "not " : "") + "_ENV[\"==\"]")
    replace(index, by: ",")
  }

  /// The operand to the left of a comparison. Nil where it is a comparison, a negation or a function, none of which is
  /// a number.
  private func operand(endingBefore index: Int) -> Range<Int>? {
    var (place, depth) = (index - 1, 0)
    scan: while place >= 0 {
      switch (tokens[place].kind, tokens[place].text) {
      case (.symbol, ")"), (.symbol, "]"), (.symbol, "}"): depth += 1
      case (.symbol, "("), (.symbol, "["), (.symbol, "{"):
        if depth == 0 { break scan }
        depth -= 1
      case (.symbol, let symbol) where depth == 0:
        if Self.separators.contains(symbol) { break scan }
        if Self.comparisons.contains(symbol) { return nil }
      case (.name, let word) where depth == 0:
        if Self.wordsBeforeOperands.contains(word) { break scan }
        if Self.otherWords.contains(word) { return nil }
      default: break
      }
      place -= 1
    }
    return place + 1 < index ? place + 1..<index : nil
  }

  /// The operand to the right of a comparison, as above. It ends where a word follows that cannot belong to it.
  private func operand(beginningAfter index: Int) -> Range<Int>? {
    var (place, depth) = (index + 1, 0)
    scan: while place < tokens.count {
      let (kind, text) = (tokens[place].kind, tokens[place].text)
      switch (kind, text) {
      case (.symbol, "("), (.symbol, "["), (.symbol, "{"): depth += 1
      case (.symbol, ")"), (.symbol, "]"), (.symbol, "}"):
        if depth == 0 { break scan }
        depth -= 1
      case (.symbol, _) where depth == 0:
        if Self.separators.contains(text) || Self.comparisons.contains(text) || text == "::" { break scan }
      case (.name, _) where depth == 0, (.numeral, _) where depth == 0:
        if text == "not" || text == "function" { return nil }
        if kind == .name, Self.wordsBeforeOperands.contains(text) || Self.otherWords.contains(text) { break scan }
        if place > index + 1, endsOperand(place - 1) { break scan }
      default: break
      }
      place += 1
    }
    return place > index + 1 ? index + 1..<place : nil
  }

  private func endsOperand(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .name, .numeral, .string: true
    case .symbol: [")", "]", "}", "..."].contains(tokens[index].text)
    }
  }

  private func isNeverNumber(_ operand: Range<Int>) -> Bool {
    guard let first = operand.first else { return false }
    // A text that something is joined to is one, too.
    return tokens[first].kind == .string || operand.count == 1 && ["nil", "true", "false"].contains(text(first))
  }

  private func isWholeNumeral(_ operand: Range<Int>) -> Bool {
    guard let last = operand.last, tokens[last].kind == .numeral else { return false }
    return operand.count == 1 || operand.count == 2 && text(operand.lowerBound) == "-"
  }

  /// Whether an operand is a name, a field as `case.children`, or the length of one.
  private func isPath(_ operand: Range<Int>) -> Bool {
    operand.allSatisfy {
      tokens[$0].kind == .name || text($0) == "." || $0 == operand.lowerBound && text($0) == "#"
    }
  }

  private static let separators: Set<String> = [",", ";", "="]
  private static let comparisons: Set<String> = ["==", "~=", "<", "<=", ">", ">="]
  private static let wordsBeforeOperands: Set<String> = [
    "return", "if", "elseif", "while", "until", "and", "or", "in",
  ]
  private static let otherWords: Set<String> = [
    "break", "do", "else", "end", "for", "function", "goto", "local", "not", "repeat", "then",
  ]

  // MARK: Loops

  private mutating func rewriteLoop(at index: Int) {
    guard text(index + 2) == "=" else { return }
    var parts: [Range<Int>] = []
    var (start, place, depth) = (index + 3, index + 3, 0)
    while place < tokens.count {
      let text = tokens[place].text
      if ["(", "[", "{"].contains(text) { depth += 1 }
      if [")", "]", "}"].contains(text) { depth -= 1 }
      if depth == 0, text == "," || text == "do" {
        parts.append(start..<place)
        start = place + 1
      }
      if depth == 0, text == "do" { break }
      place += 1
    }
    // What is in the middle is the end, which Lua itself brings down to a whole number.
    for part in [parts.first, parts.count == 3 ? parts.last : nil].compactMap(\.self) where !isWholeNumeral(part) {
      wrap(part, in: "_ENV[\"for\"]")
    }
  }
}
