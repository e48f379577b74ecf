import LevyModel

extension RuleSources {
  /// The diagnostic with the line of the rule file that it speaks of, and with the exact place of what is wrong there.
  package func pinpointed(_ diagnostic: Diagnostic) -> Diagnostic {
    guard let place = diagnostic.place, diagnostic.excerpt == nil,
      let file = all.first(where: { $0.path == place.file })
    else { return diagnostic }
    var diagnostic = diagnostic
    let token = Self.token(diagnostic.problem.offender, of: LuaLexer.tokens(of: file.bytes), at: place)
    let line = token?.line ?? place.line
    let column = token?.column ?? place.column
    let lines = file.bytes.split(separator: 10, maxSplits: line, omittingEmptySubsequences: false)
    guard line >= 1, line <= lines.count else { return diagnostic }
    var text = String(decoding: lines[line - 1], as: UTF8.self)
    if text.last == "\r" { text.removeLast() }
    diagnostic.place = Place(file: place.file, line: line, column: column)
    diagnostic.excerpt = Excerpt(text, line: line, byte: column.map { $0 - 1 }, count: token?.text.utf8.count ?? 1)
    return diagnostic
  }

  private static func token(_ offender: Problem.Offender?, of tokens: [LuaToken], at place: Place) -> LuaToken? {
    if let column = place.column { return tokens.first { $0.line == place.line && $0.column == column } }
    guard let offender else { return nil }
    guard let start = tokens.firstIndex(where: { $0.line >= place.line }) else { return nil }
    let end =
      offender.isInDeclaration
      ? endOfDeclaration(tokens, from: start) : tokens[start...].firstIndex { $0.line > place.line } ?? tokens.count
    return tokens[start..<end].indices.first { index in
      let token = tokens[index]
      guard token.text == offender.word || token.kind == .string && token.text.dropFirst().dropLast() == offender.word
      else { return false }
      let follows = index > 0 ? tokens[index - 1].text : ""
      return !offender.isGlobal || (follows != "." && follows != ":")
    }.map { tokens[$0] }
  }

  /// The end of the table of a declaration that begins at a word.
  private static func endOfDeclaration(_ tokens: [LuaToken], from start: Int) -> Int {
    var depth = 0
    for index in start..<tokens.count {
      if tokens[index].text == "{" { depth += 1 }
      if tokens[index].text == "}" {
        depth -= 1
        if depth <= 0 { return index + 1 }
      }
    }
    return tokens.count
  }
}

extension Diagnostic {
  /// The diagnostic of a fact that was given as `NAME=VALUE`, with that as its excerpt.
  public func quoting(_ name: String, _ value: String) -> Diagnostic {
    var diagnostic = self
    let isAboutName =
      switch problem {
      case .unknownName, .givenTwice: true
      default: false
      }
    diagnostic.excerpt = Excerpt("\(name)=\(value)", part: isAboutName ? name : value)
    return diagnostic
  }
}

extension Diagnostic {
  /// The diagnostic of a value that a person typed, with the text in place of what it came to.
  package func quoting(typed text: String) -> Diagnostic {
    var quoting = self
    quoting.problem =
      switch problem {
      case .badValue(let name, _, let expected, let nearest):
        .badValue(name: name, value: text, expected: expected, nearest: nearest)
      case .outOfRange(let name, _, let low, let high):
        .outOfRange(name: name, value: text, minimum: low, maximum: high)
      default: problem
      }
    return quoting
  }
}

extension Problem {
  /// The word of a source that a problem is about.
  package struct Offender {
    package let word: String
    /// Whether it may stand anywhere in the declaration that begins at the diagnostic's line.
    var isInDeclaration = false
    /// Whether it stands for itself, not for a field.
    var isGlobal = false
  }

  /// The word of the source that is wrong, if it is one.
  package var offender: Offender? {
    switch self {
    case .unknownGlobal(let name, _), .globalAssignment(let name):
      return Offender(word: name, isGlobal: true)
    case .forbidden(let name): return Offender(word: Self.lastPart(name))
    case .unknownMember(_, let name), .readOnly(let name): return Offender(word: name)
    case .unknownName(let name, .inRule, _), .unknownName(let name, .parameter, _):
      return Offender(word: Self.lastPart(name))
    case .unknownName(let name, _, _), .badValue(let name, _, _, _), .outOfRange(let name, _, _, _):
      return Offender(word: name, isInDeclaration: true)
    case .ambiguous(nil, let text, _): return Offender(word: text)
    case .numeralComparison(let symbol), .unsafeSyntax(let symbol), .longNumeral(let symbol):
      return Offender(word: symbol)
    case .unknownModule(let name): return Offender(word: name)
    case .changesLocal(_, let local): return Offender(word: local, isInDeclaration: true)
    case .duplicateName(let name, _), .unused(let name): return Offender(word: name, isInDeclaration: true)
    case .declaration(_, let fault): return fault.word.map { Offender(word: $0, isInDeclaration: true) }
    default: return nil
    }
  }

  private static func lastPart(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }
}

extension Problem.DeclarationFault {
  fileprivate var word: String? {
    switch self {
    case .unknownField(let name, _), .badDate(let name): name
    case .wrongField(let path, _, _): String(path.prefix { $0 != "[" && $0 != "." })
    case .badName, .noTable, .missingField, .emptyHistory, .overlap, .gap, .noneInFolder, .undated: nil
    }
  }
}
