import LevyModel
import LevyRules
import LevyScript
import Tables

/// A server of the Language Server Protocol for rule files. It receives and sends messages; the caller transports the
/// bytes, calls `settle` after a pause in typing, and runs surveys in the background.
package final class EditorServer {
  /// The rules folder given at the start, with symbolic links resolved.
  private let root: String?
  let today: CalendarDate
  /// The case file whose values are shown beside the lines.
  let caseFile: String?
  private let send: (JSON) -> Void
  /// Receives long-running work, whose findings come back through `receive`.
  package var startSurvey: (Survey) -> Void = { _ in }

  private enum Phase { case new, running, shutDown }
  private var phase = Phase.new
  /// The exit status, set when the editor ends the server: 0, or 1 if there was no `shutdown` before.
  package private(set) var status: Int32?

  var documents: [String: Document] = [:]
  var workspaces: [RulesPlace: Workspace] = [:]
  /// The files whose problems are shown.
  var shown: Set<String> = []

  package init(root: String?, today: CalendarDate, caseFile: String? = nil, send: @escaping (JSON) -> Void) {
    self.root = root.flatMap(FileTree.resolved)
    (self.today, self.caseFile) = (today, caseFile)
    self.send = send
  }

  // MARK: Messages

  package func receive(_ part: MessageReader.Part) {
    switch part {
    case .message(let bytes): receive(bytes)
    case .tooLong(let count):
      let most = MessageReader.longest
      send(.failure(.null, -32600, "the message of \(count) bytes was not read; \(most) is the most"))
    case .noHeader:
      send(.failure(.null, -32700, "expected a header such as 'Content-Length: 120'"))
      status = 1
    }
  }

  private func receive(_ bytes: [UInt8]) {
    let message: Message
    do throws(JSONLeaves.Failure) {
      message = try Message(bytes)
    } catch {
      return send(.failure(.null, -32700, "the message is no object of JSON: line \(error.line)"))
    }
    // A response, not a request.
    guard let method = message.method else { return }
    guard let id = message.id else { return notice(method, message) }
    switch (phase, method) {
    case (.new, "initialize"):
      phase = .running
      send(.response(id, Self.abilities))
    case (.new, _): send(.failure(id, -32002, "'initialize' comes first"))
    case (.shutDown, _): send(.failure(id, -32600, "the server was shut down"))
    case (.running, "shutdown"):
      phase = .shutDown
      send(.response(id, .null))
    case (.running, _):
      guard let answer = answer(to: method) else { return send(.failure(id, -32601, "there is no '\(method)'")) }
      // While someone types, rules are read in pauses; until then the names of the previous rules are used.
      if document(of: message).flatMap(rulebook) == nil { settle() }
      do throws(Refusal) {
        send(.response(id, try answer(message) ?? .null))
      } catch {
        send(.failure(id, -32803, error.message))
      }
    }
  }

  private func answer(to method: String) -> ((Message) throws(Refusal) -> JSON?)? {
    switch method {
    case "textDocument/completion": completion
    case "textDocument/hover": hover
    case "textDocument/definition": definition
    case "textDocument/documentSymbol": symbols
    case "textDocument/references": references
    case "textDocument/prepareRename": prepareRename
    case "textDocument/rename": rename
    case "textDocument/codeAction": actions
    case "textDocument/codeLens": lenses
    case "textDocument/inlayHint": hints
    default: nil
    }
  }

  private static let abilities = JSON.object([
    (
      "capabilities",
      .object([
        // Each change contains the whole text.
        (
          "textDocumentSync",
          .object([("openClose", .boolean(true)), ("change", .number("1")), ("save", .boolean(true))])
        ),
        ("completionProvider", .object([("triggerCharacters", .array([".", "\"", "'"].map { .string($0) }))])),
        ("hoverProvider", .boolean(true)), ("definitionProvider", .boolean(true)),
        ("documentSymbolProvider", .boolean(true)), ("referencesProvider", .boolean(true)),
        ("renameProvider", .object([("prepareProvider", .boolean(true))])),
        ("codeActionProvider", .object([("codeActionKinds", .array([.string("quickfix")]))])),
        ("codeLensProvider", .object([])), ("inlayHintProvider", .boolean(true)),
        ("positionEncoding", .string("utf-16")),
      ])
    ), ("serverInfo", .object([("name", .string("levy"))])),
  ])

  private func notice(_ method: String, _ message: Message) {
    if method == "exit" { status = phase == .shutDown ? 0 : 1 }
    guard phase == .running, let uri = message.text("textDocument", "uri") else { return }
    switch method {
    case "textDocument/didOpen": if let text = message.text("textDocument", "text") { open(uri, text) }
    case "textDocument/didChange": if let text = message.changedText { change(uri, text) }
    case "textDocument/didSave": save(uri)
    case "textDocument/didClose": close(uri)
    default: break
    }
  }

  func publish(_ path: String, _ problems: [JSON]) {
    send(
      .notification(
        "textDocument/publishDiagnostics",
        .object([("uri", .string(FileURI.uri(path))), ("diagnostics", .array(problems))])))
  }

  /// Returns the jurisdictions to which a file belongs.
  func places(of path: String) -> [RulesPlace] { RulesPlace.all(of: path, root: root) }

  /// Returns the open file to which a message refers.
  func document(of message: Message) -> Document? {
    message.text("textDocument", "uri").flatMap(FileURI.path).flatMap { documents[$0] }
  }

  /// Returns the rules to which an open file belongs, in their last version without errors.
  func rulebook(of document: Document) -> Rulebook? {
    document.places.lazy.compactMap { self.workspaces[$0]?.rulebook }.first
  }
}
