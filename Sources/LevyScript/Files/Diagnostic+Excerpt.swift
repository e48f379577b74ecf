import LevyModel
import LuaSyntax

extension RuleSources {
  /// The number of errors for which an excerpt is made.
  package static let mostPinpointed = 40

  /// Adds excerpts to the first diagnostics, up to a number: nobody reads thousands, and searching the words of each
  /// takes long.
  package func pinpointed(
    _ diagnostics: [Diagnostic], first most: Int = mostPinpointed
  ) -> [Diagnostic] {
    // Consecutive diagnostics mostly concern one file, whose words are then split only once.
    var words = FileWords()
    return diagnostics.prefix(most).map { pinpointed($0, &words) } + diagnostics.dropFirst(most)
  }

  /// Adds the line of the rule file to a diagnostic, with the exact range of the problem in it.
  package func pinpointed(_ diagnostic: Diagnostic) -> Diagnostic {
    var words = FileWords()
    return pinpointed(diagnostic, &words)
  }

  /// The words of the file that was searched last; a cache.
  private struct FileWords {
    private var file: String?
    private var words: [Word] = []

    mutating func words(of file: RuleFile) -> [Word] {
      if self.file != file.path { (self.file, words) = (file.path, file.tree.source.words) }
      return words
    }
  }

  private func pinpointed(_ diagnostic: Diagnostic, _ words: inout FileWords) -> Diagnostic {
    guard let place = diagnostic.place, diagnostic.excerpt == nil,
      let file = file(place.file)
    else { return diagnostic }
    var diagnostic = diagnostic
    let source = file.tree.source
    let offender = diagnostic.problem.offender
    var range = Self.fault(diagnostic.problem, in: file, at: place)
    if range == nil, place.column != nil || offender != nil {
      range = Self.range(of: offender, in: source, words.words(of: file), at: place)
    }
    let (line, column) = range.map { source.place(of: $0.lowerBound) } ?? (place.line, place.column ?? 0)
    guard let text = source.text(ofLine: line) else { return diagnostic }
    diagnostic.place = Place(file: place.file, line: line, column: range == nil ? place.column : column)
    diagnostic.excerpt = Excerpt(
      text, line: line, byte: range == nil ? place.column.map { $0 - 1 } : column - 1,
      count: range.map { $0.upperBound - $0.lowerBound } ?? 1)
    return diagnostic
  }

  /// The range of a file's syntax error, if that is the problem.
  private static func fault(_ problem: Problem, in file: RuleFile, at place: Place) -> SourceRange? {
    guard case .syntax = problem, let range = file.tree.fault?.range,
      file.tree.source.place(of: range.lowerBound).line == place.line
    else { return nil }
    return range
  }

  /// The range of the word that a problem is about: the one at the place, or the first from its line on that equals the
  /// offender.
  private static func range(
    of offender: Problem.Offender?, in source: SourceText, _ words: [Word], at place: Place
  ) -> SourceRange? {
    guard source.lineStarts.indices.contains(place.line - 1) else { return nil }
    let lineStart = source.lineStarts[place.line - 1]
    let start = firstWord(words, from: lineStart)
    if start == words.count { return nil }
    if let column = place.column {
      return words[start...].first { $0.range.lowerBound >= lineStart + column - 1 }
        .flatMap { $0.range.lowerBound == lineStart + column - 1 ? $0.range : nil }
    }
    guard let offender else { return nil }
    let nextLine = source.lineStarts.indices.contains(place.line) ? source.lineStarts[place.line] : source.bytes.count
    let end =
      offender.isInDeclaration
      ? endOfDeclaration(words, from: start)
      : firstWord(words, from: nextLine)
    return words[start..<end].indices.first { index in
      let word = words[index]
      guard word.isName(offender.word) else { return false }
      let before = index > 0 ? words[index - 1].text : ""
      return !offender.isGlobal || (before != "." && before != ":")
    }.map { words[innermost(offender.steps, words, from: $0)].range }
  }

  /// Follows a path from a field to a value within it, as far as the text shows it.
  private static func innermost(_ steps: [String], _ words: [Word], from start: Int) -> Int {
    var start = start
    for step in steps {
      // A path does not say which version of a revised value is meant.
      guard let open = words[start...].firstIndex(where: { $0.text == "{" }), words[max(open, 1) - 1].text != "revised"
      else {
        return start
      }
      var (index, element, depth) = (open + 1, 1, 0)
      // A number is the index of an element, any other text is the name of a field.
      func isMeant() -> Bool {
        if let place = Int(step) { return place == element && ["{", ",", ";"].contains(words[index - 1].text) }
        return words[index].isName(step)
      }
      while index < words.count, depth > 0 || !isMeant() {
        switch words[index].text {
        case "{", "(": depth += 1
        case "}", ")": depth -= 1
        case ",", ";": if depth == 0 { element += 1 }
        default: break
        }
        if depth < 0 { return start }
        index += 1
      }
      if index == words.count { return start }
      start = index
    }
    return start
  }

  /// The index of the first word at or after an offset.
  private static func firstWord(_ words: [Word], from offset: Int) -> Int {
    var (low, high) = (0, words.count)
    while low < high {
      let middle = (low + high) / 2
      if words[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The index of the word at the end of a declaration's table.
  private static func endOfDeclaration(_ words: [Word], from start: Int) -> Int {
    var depth = 0
    for index in start..<words.count {
      if words[index].text == "{" { depth += 1 }
      if words[index].text == "}" {
        depth -= 1
        if depth <= 0 { return index + 1 }
      }
    }
    return words.count
  }
}

extension Diagnostic {
  /// Adds the excerpt `NAME=VALUE` to a diagnostic of a fact that was given like that.
  package func quoting(_ name: String, _ value: String) -> Diagnostic {
    var diagnostic = self
    let isAboutName =
      switch problem {
      case .unknownName, .decidesNothing, .givenTwice: true
      default: false
      }
    diagnostic.excerpt = Excerpt("\(name)=\(value)", part: isAboutName ? name : value)
    return diagnostic
  }
}

extension Diagnostic {
  /// Replaces the value in a diagnostic by the text that was typed.
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
  /// The word in the source that a problem is about.
  package struct Offender {
    package let word: String
    /// True if the word may be anywhere in the declaration that begins at the diagnostic's line.
    var isInDeclaration = false
    /// The path of indices and fields from there to the part that is wrong.
    var steps: [String] = []
    /// True if the word is a global name and not a field.
    var isGlobal = false
  }

  /// The word in the source that a problem is about, if it is about one.
  package var offender: Offender? {
    switch self {
    case .unknownGlobal(let name, _), .globalAssignment(let name):
      return Offender(word: name, isGlobal: true)
    case .forbidden(let name): return Offender(word: Self.lastPart(name))
    case .unknownMember(_, let name), .readOnly(let name): return Offender(word: name)
    case .unknownName(let name, .inRule, _), .unknownName(let name, .parameter, _):
      return Offender(word: Self.lastPart(name))
    case .unknownName(let name, _, _), .decidesNothing(let name), .badValue(let name, _, _, _),
      .outOfRange(let name, _, _, _):
      return Offender(word: name, isInDeclaration: true)
    case .ambiguous(nil, let text, _): return Offender(word: text)
    case .numeralComparison(let symbol), .unsafeSyntax(let symbol), .longNumeral(let symbol):
      return Offender(word: symbol)
    case .unknownModule(let name): return Offender(word: name)
    case .changesLocal(_, let local): return Offender(word: local, isInDeclaration: true)
    case .duplicateName(let name, _), .unused(let name): return Offender(word: name, isInDeclaration: true)
    case .history(let name, let fault):
      if case .withinYear(let day, _, _) = fault { return Offender(word: day.description, isInDeclaration: true) }
      return Offender(word: name, isInDeclaration: true)
    case .declaration(_, let fault):
      return fault.word.map { Offender(word: $0, isInDeclaration: true, steps: fault.steps) }
    default: return nil
    }
  }

  private static func lastPart(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }
}

extension Problem.DeclarationFault {
  /// The path within the field with which a fault's path begins: `"2025-01-01"`, `2`, `rate` of
  /// `since["2025-01-01"][2].rate`.
  fileprivate var steps: [String] {
    switch self {
    case .wrongField(let path, _, _), .missingField(let path):
      path.contains("[") ? path.split { "[].\"".contains($0) }.dropFirst().map(String.init) : []
    default: []
    }
  }

  fileprivate var word: String? {
    switch self {
    case .badDate(let name): name
    case .unknownField(let path, _): path.split(separator: ".").last.map(String.init)
    case .wrongField(let path, _, _): String(path.prefix { $0 != "[" && $0 != "." })
    // A missing field is nowhere in the text, but the entry that lacks it is.
    case .missingField(let path): path.contains("[") ? String(path.prefix { $0 != "[" }) : nil
    case .badName, .noTable, .emptyHistory, .overlap, .gap, .noneInFolder, .misplaced, .undated: nil
    }
  }
}

extension Word {
  /// True if the word is a name or string literal with this text.
  fileprivate func isName(_ name: String) -> Bool {
    text == name || kind == .string && text.dropFirst().dropLast() == name
  }
}
