import Levy

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A session on a terminal.
struct Prompt {
  private let session: Session
  private let state: StateFolder?
  private let watcher: FolderWatcher?

  init(_ session: Session, state: StateFolder?) {
    self.session = session
    self.state = state
    watcher = FolderWatcher(session.folder, suffixes: [".lua"])
  }

  func run() throws {
    let opened = LineEditor(
      watched: watcher?.descriptor ?? -1, complete: session.completion, wake: takeUpRules)
    guard let editor = opened else {
      throw Failure.usage("the terminal cannot be used for editing lines; pass a script on standard input")
    }
    Interrupt.stopsSession()
    session.namesResults = true
    for entry in state?.history ?? [] { editor.remember(entry) }
    Terminal.print(session.banner)
    if !session.facts.facts.isEmpty { Terminal.print(session.respond(to: ":show").text) }
    var remembered = session.facts.fileText
    while let entry = read(editor) {
      if entry.isEmpty { continue }
      // As in shells, a leading space keeps an entry out of the history.
      if !entry.hasPrefix(" ") {
        editor.remember(entry)
        state?.append(entry)
      }
      let reply = session.respond(to: entry)
      if reply.isError {
        Terminal.note(reply.text.withoutLastBreak)
      } else {
        Terminal.print(reply.text)
      }
      if reply.isOver { return }
      let text = session.facts.fileText
      if text != remembered {
        state?.remember(session.facts)
        remembered = text
      }
    }
    Terminal.print("\n", terminator: "")
  }

  /// Reads an entry, which may take several lines; nil at the end. Ctrl-C drops what has been written of it.
  private func read(_ editor: LineEditor) -> String? {
    var entry: String?
    while true {
      switch editor.read(prompt: entry == nil ? session.prompt : session.continuationPrompt) {
      case .line(let line):
        let whole = entry.map { $0 + "\n" + line } ?? line
        // An empty line ends an entry that would go on.
        if !session.isIncomplete(whole) || (entry != nil && line.isEmpty) { return whole }
        entry = whole
      case .interrupted: return ""
      case .end: return entry == nil ? nil : ""
      }
    }
  }

  /// Takes up rule files that were saved while the prompt waits; whether it wrote on the terminal.
  private func takeUpRules() -> Bool {
    let code = session.rulebook.jurisdiction.code
    // The rules may require files from elsewhere too.
    let elsewhere = Set(session.rulebook.filePaths)
    let changed = (watcher?.changes() ?? []).filter { $0.hasPrefix(code + "/") || elsewhere.contains($0) }
    if changed.isEmpty { return false }
    let reply = session.respond(to: ":reload")
    // Over the line that is being edited, which is drawn again below.
    Terminal.print("\r\u{1B}[K", terminator: "")
    Terminal.print(Markup("\(Terminal.clock) \(changed.sorted().joined(separator: ", ")) changed: ", .hint))
    if reply.isError {
      Terminal.print("")
      Terminal.note(reply.text.withoutLastBreak)
    } else {
      Terminal.print(reply.text)
    }
    return true
  }
}
