import LevyCalculator
import LevyModel
import LevyRules
import LevyScript
import LuaSyntax

/// The reason why the server rejects a request, in words for people.
struct Refusal: Error {
  let message: String
}

/// References to a name, and renaming it.
extension EditorServer {
  func references(_ message: Message) -> JSON? {
    guard let (document, place, rulebook, thing, _) = thing(of: message) else { return nil }
    let mentions = mentions(of: MentionSearch(thing, in: rulebook), in: place)
    let isDeclarationWanted = message.flag("context", "includeDeclaration") ?? true
    let declared = document.text.source.declarations.map(\.nameRange)
    return .array(
      mentions.filter { mention in
        isDeclarationWanted || mention.path != document.path
          || !declared.contains { $0.contains(mention.range.lowerBound) }
      }.map { mention in
        .object([
          ("uri", .string(FileURI.uri(mention.path))), ("range", JSON(mention.range, in: headedText(of: mention.path))),
        ])
      })
  }

  /// Returns the range of the name under the cursor, if it can be renamed.
  func prepareRename(_ message: Message) throws(Refusal) -> JSON? {
    guard let (document, _, rulebook, thing, word) = thing(of: message) else { return nil }
    try check(thing, in: rulebook)
    let end = word.range.upperBound - (word.kind == .string ? 1 : 0)
    return .object([
      ("range", JSON(end - thing.name.utf8.count..<end, in: document.text)), ("placeholder", .string(thing.name)),
    ])
  }

  /// Returns the edits that rename a thing everywhere; they are refused unless the rules are the same apart from the
  /// name.
  func rename(_ message: Message) throws(Refusal) -> JSON? {
    guard let newName = message.text("newName"), let (_, place, rulebook, thing, _) = thing(of: message) else {
      return nil
    }
    if workspaces[place]?.isStale == true { settle() }
    if workspaces[place]?.hasErrors != false { throw Refusal(message: "the rules have errors; mend them first") }
    try check(thing, in: rulebook)
    try check(newName, in: rulebook)
    let search = MentionSearch(thing, in: rulebook)
    let mentions = mentions(of: search, in: place)
    for mention in mentions {
      let text = headedText(of: mention.path)
      let (line, _) = text.source.place(of: mention.range.lowerBound)
      let at = "\(place.inner(mention.path) ?? mention.path):\(line)"
      if !mention.isSure {
        let excerpt = text.source.text(ofLine: line)?.trimmingBlanks.cut(to: 60) ?? ""
        throw Refusal(message: "\(at): it is not certain that '\(thing.name)' here is the same: \(excerpt)")
      }
      if place.inner(mention.path)?.hasPrefix(place.jurisdiction + "/") != true {
        throw Refusal(message: "\(at): this file belongs to the rules of others too")
      }
    }
    let edits = Dictionary(grouping: mentions, by: \.path)
    try checkResult(of: edits, search, newName, place)
    return .object([
      (
        "changes",
        .object(
          edits.sorted { $0.key < $1.key }.map { path, mentions in
            let text = headedText(of: path)
            return (
              FileURI.uri(path),
              .array(
                mentions.map { .object([("range", JSON($0.range, in: text)), ("newText", .string(newName))]) })
            )
          })
      )
    ])
  }

  // MARK: Checks

  /// - Throws: `Refusal` for a name that means several things.
  private func check(_ thing: NamedThing, in rulebook: Rulebook) throws(Refusal) {
    let facts = Set(rulebook.declaredVariables.filter { $0.field == thing.name }.map(\.place))
    if facts.count + (rulebook.parameter(named: thing.name) == nil ? 0 : 1) > 1 {
      throw Refusal(message: "'\(thing.name)' is the name of more than one thing")
    }
    let isMade = rulebook.sources.all.contains { file in
      guard let checks = try? SourceChecks(file) else { return false }
      return NamesInCode(checks).names(in: 1...Int.max).contains { name in
        guard case .joined(let prefix, let suffix, let unknown) = name, unknown > 0, !(prefix + suffix).isEmpty else {
          return false
        }
        return thing.name.hasPrefix(prefix) && thing.name.hasSuffix(suffix)
      }
    }
    if isMade { throw Refusal(message: "rules put names together from parts, among which '\(thing.name)' may be") }
  }

  /// - Throws: `Refusal` for a text that is not a valid name, or is already in use.
  private func check(_ newName: String, in rulebook: Rulebook) throws(Refusal) {
    let words = SourceText(Array(newName.utf8)).words
    let isName =
      words.count == 1 && words[0].kind == .name && words[0].text == newName
      && newName.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) || $0 == 95 }
    if !isName { throw Refusal(message: "'\(newName.visible())' is no name: small letters, digits and _") }
    let isTaken =
      rulebook.slot(of: newName) != nil || !rulebook.slots(ofField: newName).isEmpty
      || rulebook.parameter(named: newName) != nil || rulebook.household.names.contains(newName)
    if isTaken { throw Refusal(message: "'\(newName)' is a name already") }
  }

  /// Reads the rules with the edits applied, and checks that all names are as before and all worked examples have the
  /// same results.
  private func checkResult(
    of edits: [String: [Mention]], _ search: MentionSearch, _ newName: String, _ place: RulesPlace
  ) throws(Refusal) {
    var texts = unsavedTexts(of: place)
    for (path, mentions) in edits where path.hasSuffix(".lua") {
      guard let inner = place.inner(path) else { continue }
      var bytes = text(of: path).bytes
      for range in mentions.map(\.range).sorted(by: { $0.lowerBound > $1.lowerBound }) {
        bytes.replaceSubrange(range, with: newName.utf8)
      }
      texts[inner] = bytes
    }
    let (old, new): (Rulebook, Rulebook)
    old = search.rulebook
    do throws(RulebookErrors) {
      new = try Rulebook(place.jurisdiction, in: place.root, unsaved: texts, store: nil)
    } catch {
      let first = error.diagnostics.first
      let at = first?.place.map { "\($0): " } ?? ""
      throw Refusal(message: "the rules would have an error: \(at)\(first?.message ?? "")")
    }
    func renamed(_ name: String) -> String {
      search.fullNames.contains(name) ? String(name.dropLast(search.thing.name.count)) + newName : name
    }
    let parameters = old.parameters.map { search.thing == NamedThing(.parameter($0)) ? newName : $0.name }
    guard Set(old.declaredVariables.map { renamed($0.name) }) == Set(new.declaredVariables.map(\.name)),
      Set(parameters) == Set(new.parameters.map(\.name)), new.warnings.count <= old.warnings.count,
      Self.outcomes(of: old) == Self.outcomes(of: new)
    else {
      throw Refusal(
        message: "the rules would not be the same; '\(search.thing.name)' is written in a way that is not seen")
    }
  }

  /// The results of the worked examples.
  private static func outcomes(of rulebook: Rulebook) -> [Value?] {
    guard let calculator = try? Calculator(rulebook) else { return [] }
    return rulebook.examples.flatMap { example in
      example.expected.map { try? calculator.evaluate($0.name, for: example.facts) }
    }
  }

  // MARK: Texts

  /// Returns the thing under the cursor, with the rules that declare it.
  private func thing(
    of message: Message
  ) -> (document: Document, place: RulesPlace, rulebook: Rulebook, thing: NamedThing, word: Word)? {
    guard let (document, cursor) = cursor(of: message), let word = cursor.word,
      let place = document.places.first(where: { workspaces[$0]?.rulebook != nil }),
      let rulebook = workspaces[place]?.rulebook, let subject = Subject(at: cursor, in: rulebook),
      let thing = NamedThing(subject)
    else { return nil }
    return (document, place, rulebook, thing, word)
  }

  /// Returns all mentions of a name: in rules, in files of forms and in headers of tables.
  private func mentions(of search: MentionSearch, in place: RulesPlace) -> [Mention] {
    let sources = search.rulebook.sources
    let forms = (try? RuleSources(.forms, of: sources))?.all ?? []
    let inRules = (sources.all + forms).flatMap { file -> [Mention] in
      let path = "\(place.root)/\(file.path)"
      let bytes = text(of: path).bytes
      // An unchanged file is parsed already.
      return search.mentions(in: bytes == file.bytes ? file : RuleFile(path: file.path, bytes: bytes), at: path)
    }
    let folder = "\(place.root)/\(place.jurisdiction)"
    let tables = (try? FileTree.files(below: folder, suffix: ".csv")) ?? []
    return inRules
      + tables.sorted().flatMap {
        search.mentions(inHeader: headedText(of: "\(folder)/\($0)").bytes, of: "\(folder)/\($0)")
      }
  }

  /// Returns the text of a rule file, or the header of a table, which alone contains names.
  private func headedText(of path: String) -> DocumentText {
    if !path.hasSuffix(".csv") { return text(of: path) }
    let beginning = (try? FileTree.bytes(of: path, first: 1 << 16, limit: .max)) ?? []
    return DocumentText(Array(beginning.prefix { $0 != 10 }))
  }
}
