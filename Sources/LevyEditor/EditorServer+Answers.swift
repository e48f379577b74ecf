import LevyModel
import LevyScript
import LuaSyntax

/// Requests about the word under the cursor, and about a file as a whole.
extension EditorServer {
  func hover(_ message: Message) -> JSON? {
    guard let (document, cursor) = cursor(of: message), let word = cursor.word,
      let subject = Subject(at: cursor, in: rulebook(of: document))
    else { return nil }
    let statutes = rulebook(of: document).map { subject.statutes(of: $0, on: today) } ?? ""
    let text = subject.description(on: today) + statutes
    return .object([
      ("contents", .object([("kind", .string("markdown")), ("value", .string(text))])),
      ("range", JSON(word.range.lowerBound..<word.range.upperBound, in: document.text)),
    ])
  }

  func definition(_ message: Message) -> JSON? {
    guard let (document, cursor) = cursor(of: message), let root = document.places.first?.root,
      let subject = Subject(at: cursor, in: rulebook(of: document))
    else { return nil }
    let places = subject.declaredPlaces.filter { $0.line > 0 }
    return .array(
      places.map { place in
        let position = JSON(TextPosition(line: place.line - 1, character: 0))
        return .object([
          ("uri", .string(FileURI.uri("\(root)/\(place.file)"))),
          ("range", .object([("start", position), ("end", position)])),
        ])
      })
  }

  /// The declarations of a file.
  func symbols(_ message: Message) -> JSON? {
    guard let document = document(of: message) else { return nil }
    return .array(
      document.text.source.declarations.map { declaration in
        .object([
          ("name", .string(declaration.name)), ("detail", .string(declaration.word)),
          (
            "kind",
            .number(
              declaration.word == DeclarationWord.rule.name
                ? "12" : declaration.word == DeclarationWord.parameter.name ? "14" : "13")
          ),
          ("range", JSON(declaration.range, in: document.text)),
          ("selectionRange", JSON(declaration.nameRange, in: document.text)),
        ])
      })
  }

  /// Returns the open file and the cursor to which a message refers.
  func cursor(of message: Message) -> (document: Document, cursor: Cursor)? {
    guard let document = document(of: message), let position = message.position else { return nil }
    return (document, Cursor(document.text.source, at: document.text.offset(of: position)))
  }
}
