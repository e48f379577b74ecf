import LevyModel
import LevyPresentation
import LevyRules
import LevyScript
import LuaSyntax

/// The meaning of a word in a rule file.
enum Subject {
  case variable(Variable)
  case parameter(Parameter)
  case declaration(DeclarationWord)
  case field(DeclarationWord.Field)
  case word(call: String, meaning: String)
  /// The file that `require` loads, below the rules folder.
  case module(path: String)

  init?(at cursor: Cursor, in rulebook: Rulebook?) {
    guard let index = cursor.index, let word = cursor.word else { return nil }
    let next = cursor.words.indices.contains(index + 1) ? cursor.words[index + 1] : nil
    let found =
      word.kind == .string
      ? word.quoted.flatMap { Self.named($0, after: cursor, in: rulebook) }
      : Self.field(word.text, cursor, isSet: next?.text == "=", in: rulebook)
        ?? Self.ofLanguage(word.text, cursor, declares: next?.kind == .string)
    guard let found else { return nil }
    self = found
  }

  /// The meaning of a string literal: the name of a declaration, a required file, or a name in a declaration.
  private static func named(_ text: String, after cursor: Cursor, in rulebook: Rulebook?) -> Subject? {
    let before = cursor.text(back: 1) == "(" ? cursor.text(back: 2) : cursor.text(back: 1)
    if before == "require" {
      let files = rulebook?.filePaths ?? []
      let path = text.replacing(".", with: "/") + ".lua"
      let own = (rulebook?.jurisdiction.code).map { "\($0)/\(path)" }
      return [own, path].compactMap(\.self).first(where: files.contains).map { .module(path: $0) }
    }
    if before == "parameter" { return rulebook?.parameter(named: text).map { .parameter($0) } }
    // A declaration names the facts of persons without the person.
    let found = variable(text, of: "case", in: rulebook) ?? variable(text, of: "", in: rulebook)
    return found.map { .variable($0) }
  }

  /// The meaning of a field that is read from a case, a person or the law, or set in a table.
  private static func field(_ name: String, _ cursor: Cursor, isSet: Bool, in rulebook: Rulebook?) -> Subject? {
    if let owner = cursor.owner {
      if owner == "law" { return rulebook?.parameter(named: name).map { .parameter($0) } }
      return variable(name, of: owner, in: rulebook).map { .variable($0) }
    }
    guard isSet else { return nil }
    if let declaration = cursor.declaration, declaration.beginsField {
      return declaration.word.fields.first { $0.name == name }.map { .field($0) }
    }
    // The facts and results of an example.
    return variable(name, of: "case", in: rulebook).map { .variable($0) }
  }

  private static func variable(_ name: String, of owner: String, in rulebook: Rulebook?) -> Variable? {
    guard let rulebook else { return nil }
    if owner == "case" { return rulebook.slot(of: name).map { rulebook.variables[$0] } }
    return rulebook.slots(ofField: name).first.map { rulebook.variables[$0] }
  }

  private static func ofLanguage(_ name: String, _ cursor: Cursor, declares: Bool) -> Subject? {
    if cursor.owner != nil { return nil }
    if declares, let word = DeclarationWord(rawValue: name) { return .declaration(word) }
    return RuleWords.all.first { $0.name == name }.map { .word(call: $0.call, meaning: $0.meaning) }
  }

  /// The places of the declaration; for a rule those of all its versions.
  var declaredPlaces: [Place] {
    switch self {
    case .variable(let variable): variable.versions.isEmpty ? [variable.place] : variable.versions.map(\.place)
    case .parameter(let parameter): [parameter.place]
    case .module(let path): [Place(file: path, line: 1)]
    case .declaration, .field, .word: []
    }
  }

  /// Returns a description in Markdown.
  func description(on day: CalendarDate) -> String {
    switch self {
    case .variable(let variable): Self.block(variable.markup.plain)
    case .parameter(let parameter):
      Self.block(parameter.markup.plain)
        + ((try? parameter.value(on: day, known: nil)).map { "\n\nOn \(day): `\($0.revision.summary.cut(to: 400))`" }
          ?? "")
    case .declaration(let word):
      "\(word.meaning)\n\n" + word.fields.map { "* `\($0.name)` \($0.meaning)" }.joined(separator: "\n")
    case .field(let field): "`\(field.name)`: \(field.meaning)"
    case .word(let call, let meaning): "`\(call)`\n\n\(meaning)"
    case .module(let path): "`\(path)`"
    }
  }

  /// The statutes that it cites, as they are worded on a day; empty if there are none, or if they cannot be read.
  func statutes(of rulebook: Rulebook, on day: CalendarDate) -> String {
    let sources: [String] =
      switch self {
      case .variable(let variable): variable.versions.filter { $0.holds(on: day) }.map(\.source)
      case .parameter(let parameter): [parameter.source]
      default: []
      }
    let sections = (try? Statutes(of: rulebook))?.cited(by: sources, on: day) ?? []
    return sections.map { section in
      let head = section.link.map { "[\(section.citation)](\($0))" } ?? section.citation
      return "\n\n" + ([head] + section.paragraphs).joined(separator: "\n\n")
    }.joined()
  }

  /// Returns the text as a fenced block, whose fence is longer than any in the text.
  private static func block(_ text: String) -> String {
    let ticks = text.split(whereSeparator: { $0 != "`" }).map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, ticks + 1))
    return "\(fence)text\n\(text.hasSuffix("\n") ? text : text + "\n")\(fence)"
  }
}
