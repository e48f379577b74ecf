import LevyModel
import LevyRules
import LevyScript
import LevyWhatIf
import LuaSyntax

/// A change of a file that an editor offers.
struct QuickFix {
  struct Edit {
    let range: Range<Int>
    let text: String
  }

  let title: String
  let edits: [Edit]

  /// Returns the fixes for a problem.
  ///
  /// - Parameters:
  /// - range: the range of the problem.
  /// - text: the text of the file.
  static func all(for problem: Problem, at range: Range<Int>, in text: DocumentText, _ rulebook: Rulebook) -> [QuickFix]
  {
    switch problem {
    case .unknownName(let name, _, let nearest), .unknownGlobal(let name, let nearest),
      .badValue(_, let name, _, let nearest), .declaration(_, .unknownField(let name, let nearest)):
      return replacing(name, by: nearest, at: range, in: text)
    case .history(let name, let fault): return history(name, fault, in: text, rulebook)
    default: return []
    }
  }

  // MARK: Did you mean

  private static func replacing(
    _ name: String, by nearest: [String], at range: Range<Int>, in text: DocumentText
  ) -> [QuickFix] {
    let words = text.source.words.filter { word in
      range.contains(word.range.lowerBound) && (word.kind == .string ? word.quoted == name : word.text == name)
    }
    // If the name occurs twice, it is unknown which one is wrong.
    guard words.count == 1, let word = words.first else { return [] }
    let quotes = word.kind == .string ? 1 : 0
    let inner = word.range.lowerBound + quotes..<word.range.upperBound - quotes
    return nearest.prefix(3).map {
      QuickFix(title: "Replace '\(name)' by '\($0)'", edits: [Edit(range: inner, text: $0)])
    }
  }

  // MARK: A figure

  /// Moves a number of a rule that should be a figure of the law into a parameter above it, which gets the rule's
  /// source.
  ///
  /// - Parameter file: the parsed file.
  static func parameter(at offset: Int, in text: DocumentText, _ file: RuleFile, _ rulebook: Rulebook) -> QuickFix? {
    let source = text.source
    guard let numeral = source.words.first(where: { $0.kind == .numeral && $0.contains(offset) }),
      let declaration = source.declarations.last(where: { $0.range.contains(numeral.range.lowerBound) }),
      let bare = (try? SourceChecks(file))?.bareNumbers,
      bare.contains(where: { text.offset(of: $0.place) == numeral.range.lowerBound }),
      let statute = source.text(ofField: "source", of: declaration), let law = lawAtHand(at: offset, source)
    else { return nil }
    let base = String(declaration.name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }) + "_figure"
    var (name, number) = (base, 1)
    while rulebook.parameter(named: name) != nil || rulebook.slot(of: name) != nil {
      number += 1
      name = "\(base)_\(number)"
    }
    let jurisdiction = rulebook.jurisdiction
    let declared = """
      parameter "\(name)" {
        label  = "Figure of \(declaration.name)",
        source = \(statute),
        since  = { ["\(jurisdiction.taxYear.firstDay(of: jurisdiction.years.lowerBound))"] = \(numeral.text) },
      }


      """
    return QuickFix(
      title: "Make \(numeral.text) a parameter",
      edits: [
        Edit(range: declaration.range.lowerBound..<declaration.range.lowerBound, text: declared),
        Edit(range: numeral.range.lowerBound..<numeral.range.upperBound, text: "law.\(name)"),
      ] + law)
  }

  /// Returns the edits that give a function access to `law`: none, or another parameter; nil if it cannot have it.
  private static func lawAtHand(at offset: Int, _ source: SourceText) -> [Edit]? {
    let cursor = Cursor(source, at: offset)
    let functions = cursor.openings.filter { cursor.words[$0].text == "function" }
    func parameters(_ function: Int) -> [Word] {
      Array(cursor.words[(function + 1)...].drop { $0.text != "(" }.dropFirst().prefix { $0.text != ")" })
    }
    if functions.contains(where: { parameters($0).contains { $0.text == "law" } }) { return [] }
    // The function of a declaration receives the law after its case or its person.
    guard functions.count == 1, let only = functions.first, parameters(only).count == 1,
      let first = parameters(only).first, ["case", "person"].contains(first.text)
    else { return nil }
    return [Edit(range: first.range.upperBound..<first.range.upperBound, text: ", law")]
  }

  // MARK: Histories

  private static func history(
    _ name: String, _ fault: Problem.HistoryFault, in text: DocumentText, _ rulebook: Rulebook
  ) -> [QuickFix] {
    switch fault {
    case .unsaidRenewal:
      guard let declaration = text.source.declarations.first(where: { $0.name == name && $0.word == "parameter" }),
        let since = text.source.field("since", of: declaration)
      else { return [] }
      return [("every", "\"year\""), ("until_changed", "true")].map { field, value in
        QuickFix(
          title: "Say \(field) = \(value)", edits: [Edit(range: since..<since, text: "\(field) = \(value), ")])
      }
    case .skips(let years):
      let days = years.compactMap { rulebook.jurisdiction.taxYear.year(named: $0) }
        .map(rulebook.jurisdiction.taxYear.firstDay)
      return entries(of: days, in: name, text, rulebook, title: "Add \(years.joined(separator: ", "))")
    case .withinYear, .unordered, .published: return []
    }
  }

  /// Adds the next year to a figure that every year has to set anew, offered at its declaration.
  static func nextYear(at offset: Int, in text: DocumentText, _ rulebook: Rulebook) -> [QuickFix] {
    guard let declaration = text.source.declarations.first(where: { $0.range.contains(offset) }),
      declaration.word == "parameter", let parameter = rulebook.parameter(named: declaration.name),
      parameter.renewal == .everyYear
    else { return [] }
    let jurisdiction = rulebook.jurisdiction
    let year = (parameter.said.map(jurisdiction.taxYear.year).max() ?? jurisdiction.years.upperBound) + 1
    return entries(
      of: [jurisdiction.taxYear.firstDay(of: year)], in: declaration.name, text, rulebook,
      title: "Add \(jurisdiction.taxYear.name(of: year))")
  }

  /// Adds empty entries to a history, which the author fills in.
  private static func entries(
    of days: [CalendarDate], in name: String, _ text: DocumentText, _ rulebook: Rulebook, title: String
  ) -> [QuickFix] {
    guard let parameter = rulebook.parameter(named: name),
      let changed = rulebook.withEmptyEntries(on: days, of: parameter, in: text.bytes), changed != text.bytes
    else { return [] }
    // The edit leaves out the common beginning and end.
    let before = zip(text.bytes, changed).prefix { $0 == $1 }.count
    let most = min(text.bytes.count, changed.count) - before
    let behind = zip(text.bytes.reversed(), changed.reversed()).prefix(most).prefix { $0 == $1 }.count
    let new = String(decoding: changed[before..<changed.count - behind], as: UTF8.self)
    return [QuickFix(title: title, edits: [Edit(range: before..<text.bytes.count - behind, text: new)])]
  }
}

extension SourceText {
  /// Returns the offset of a field in the table of a declaration, not in tables nested in it.
  fileprivate func field(_ name: String, of declaration: WrittenDeclaration) -> Int? {
    let words = words(of: declaration)
    return place(of: name, in: words).map { words[$0].range.lowerBound }
  }

  /// Returns the source of a field that is a text or a name, such as `"§ 1"` or `statute`.
  fileprivate func text(ofField name: String, of declaration: WrittenDeclaration) -> String? {
    let words = words(of: declaration)
    guard let place = place(of: name, in: words), place + 3 < words.count,
      [",", "}", ";"].contains(words[place + 3].text)
    else { return nil }
    return words[place + 2].text
  }

  private func words(of declaration: WrittenDeclaration) -> [Word] {
    words.filter { declaration.range.contains($0.range.lowerBound) }
  }

  private func place(of name: String, in words: [Word]) -> Int? {
    var depth = 0
    for (place, word) in words.enumerated() where word.kind != .string {
      if ["{", "(", "function", "if", "do", "repeat"].contains(word.text) { depth += 1 }
      if ["}", ")", "end", "until"].contains(word.text) { depth -= 1 }
      if depth == 1, word.text == name, place + 1 < words.count, words[place + 1].text == "=" { return place }
    }
    return nil
  }
}

extension Word {
  /// True if a position is in the word, or at one of its ends.
  fileprivate func contains(_ offset: Int) -> Bool { range.lowerBound <= offset && offset <= range.upperBound }
}

extension DocumentText {
  /// Returns the offset of a place with a column; nil if it has none.
  fileprivate func offset(of place: Place?) -> Int? {
    guard let place, let column = place.column, source.lineStarts.indices.contains(place.line - 1) else { return nil }
    return source.lineStarts[place.line - 1] + column - 1
  }
}
