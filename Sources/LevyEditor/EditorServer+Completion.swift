import LevyModel
import LevyPresentation
import LevyRules
import LevyScript
import LuaSyntax

/// Completion at the cursor.
extension EditorServer {
  func completion(_ message: Message) -> JSON? {
    guard let (document, cursor) = cursor(of: message) else { return nil }
    let proposals = Proposal.all(at: cursor, in: rulebook(of: document))
    return .array(proposals.map(\.json))
  }
}

/// A completion.
struct Proposal {
  /// The kind of a completion, with the numbers of the protocol.
  enum Kind: Int { case function = 3, field = 5, variable = 6, module = 9, word = 14, option = 12, parameter = 21 }

  let name: String
  let kind: Kind
  let detail: String
  var help: String?

  var json: JSON {
    .object(
      [
        ("label", .string(name)), ("kind", .number(String(kind.rawValue))), ("detail", .string(detail)),
      ] + (help.map { [("documentation", .string($0))] } ?? []))
  }

  static func all(at cursor: Cursor, in rulebook: Rulebook?) -> [Proposal] {
    if let word = cursor.word, word.kind == .string { return texts(at: cursor, in: rulebook) }
    if let owner = cursor.owner { return rulebook.map { members(of: owner, in: $0) } ?? [] }
    if cursor.text(back: 1) == "." { return [] }
    if let declaration = cursor.declaration, declaration.beginsField {
      let present = cursor.fields(from: declaration.open)
      return declaration.word.fields.filter { !present.contains($0.name) }.map {
        Proposal(name: $0.name, kind: .field, detail: $0.isRequired ? "required" : "", help: $0.meaning)
      }
    }
    let declarations = DeclarationWord.allCases.map {
      Proposal(name: $0.name, kind: .word, detail: "", help: $0.meaning)
    }
    let words = RuleWords.all.map { Proposal(name: $0.name, kind: .function, detail: $0.call, help: $0.meaning) }
    return (cursor.openings.isEmpty ? declarations : []) + words
      + keywords.map { Proposal(name: $0, kind: .word, detail: "") }
  }

  private static let keywords = [
    "and", "else", "elseif", "end", "false", "for", "function", "if", "local", "nil", "not", "or", "require", "return",
    "then", "true", "while",
  ]

  /// The fields of a case, a person or the law.
  private static func members(of owner: String, in rulebook: Rulebook) -> [Proposal] {
    if owner == "law" {
      return rulebook.parameters.map {
        Proposal(name: $0.name, kind: .parameter, detail: $0.label, help: $0.source)
      }
    }
    let persons = rulebook.household
    if owner == "case" {
      return rulebook.namedVariables.filter { $0.person?.isTaxpayer != false }.map(proposal)
        + persons.caseNames.sorted().map { Proposal(name: $0, kind: .variable, detail: "a person, or several") }
        + rulebook.hypotheses.declared.map {
          Proposal(name: $0.name, kind: .variable, detail: $0.label, help: $0.source)
        }
    }
    // Local variables may have any name; those of a person have the fields of persons.
    guard persons.isUsed, !["string", "table", "math"].contains(owner) else { return [] }
    var seen: Set<String> = []
    let facts = rulebook.declaredVariables.filter { $0.person != nil && seen.insert($0.field).inserted }
    return persons.listsOfMembers.sorted().map { Proposal(name: $0, kind: .variable, detail: "several") }
      + facts.map {
        Proposal(name: $0.field, kind: .variable, detail: "\($0.type.name): \($0.label)", help: $0.help)
      }
  }

  private static func proposal(_ variable: Variable) -> Proposal {
    Proposal(
      name: variable.name, kind: .variable, detail: "\(variable.type.name): \(variable.label)", help: variable.help)
  }

  /// Completions within quotes: words of the compared choice, files, and names that a declaration refers to.
  private static func texts(at cursor: Cursor, in rulebook: Rulebook?) -> [Proposal] {
    guard let rulebook, let before = cursor.text(back: 1) else { return [] }
    let isRequired = before == "require" || before == "(" && cursor.text(back: 2) == "require"
    if isRequired {
      return rulebook.filePaths.map { path in
        let own = rulebook.jurisdiction.code + "/"
        let inner = path.hasPrefix(own) ? String(path.dropFirst(own.count)) : path
        return Proposal(
          name: String(inner.dropLast(".lua".count)).replacing("/", with: "."), kind: .module, detail: path)
      }
    }
    if before == "=", cursor.text(back: 2) == "per" {
      return Period.allCases.map { Proposal(name: $0.rawValue, kind: .option, detail: "an amount \($0.words)") }
    }
    guard before == "==" || before == "~=" else { return names(at: cursor, in: rulebook) }
    guard cursor.text(back: 3) == ".", let field = cursor.text(back: 2),
      let slot = rulebook.slot(of: field) ?? rulebook.slots(ofField: field).first,
      case .choice(let choice) = rulebook.variables[slot].type
    else { return [] }
    return choice.options.map { Proposal(name: $0, kind: .option, detail: choice.labels[$0] ?? field) }
  }

  /// The names of results, in fields of declarations that refer to them.
  private static func names(at cursor: Cursor, in rulebook: Rulebook) -> [Proposal] {
    guard let open = cursor.openings.last, open >= 2, cursor.words[open].text == "{",
      cursor.words[open - 1].text == "=",
      ["results", "concerns", "parts"].contains(cursor.words[open - 2].text)
    else { return [] }
    return rulebook.namedVariables.filter { !$0.versions.isEmpty && $0.person?.isTaxpayer != false }.map(proposal)
  }
}
