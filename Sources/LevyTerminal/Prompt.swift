import Levy

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A session on a terminal.
package struct Prompt {
  private let session: Session
  private let state: StateFolder?
  private let watcher: FolderWatcher?
  private let resumes: Bool
  private let isBegun: Bool

  /// - Parameters:
  /// - resumes: true if the case is the stored one of the last session.
  /// - isBegun: true if the output of the session so far was shown.
  package init(_ session: Session, state: StateFolder?, resumes: Bool, isBegun: Bool = false) {
    (self.resumes, self.isBegun) = (resumes, isBegun)
    self.session = session
    self.state = state
    watcher = FolderWatcher(session.folder, suffixes: [".lua"])
  }

  package func run() throws {
    let opened = LineEditor(
      watched: watcher?.descriptor ?? -1, complete: session.completion, wake: takeUpRules, preview: session.preview)
    guard let editor = opened else {
      throw Failure.usage(.noEditing)
    }
    Interrupt.stopsSession()
    session.namesResults = true
    for entry in state?.history ?? [] { editor.remember(entry) }
    Terminal.print(session.banner)
    if !isBegun, !session.facts.values.isEmpty {
      let count = session.facts.values.count
      Terminal.print(session.respond(to: ":show").text)
      let facts = "\(count) fact\(count == 1 ? "" : "s")"
      if resumes { Terminal.print(Markup("your last case (\(facts)); :reset forgets it\n", .hint)) }
    }
    var (remembered, watched) = (session.facts.fileText, session.watched)
    while let entry = read(editor) {
      if entry.isEmpty { continue }
      session.width = Terminal.width
      // As in shells, a leading space keeps an entry out of the history.
      if !entry.hasPrefix(" ") {
        editor.remember(entry)
        state?.append(entry)
      }
      let reply = session.respond(to: entry)
      show(reply)
      if reply.isOver { return }
      if session.watched != watched {
        watched = session.watched
        state?.remember(watched: watched, of: session.rulebook.jurisdiction.code)
      }
      let text = session.facts.fileText
      if text != remembered {
        state?.remember(session.facts)
        remembered = text
      }
    }
    Terminal.print("\n", terminator: "")
  }

  /// Shows a reply; a long one is shown part by part.
  private func show(_ reply: Session.Reply) {
    var reply = reply
    while true {
      if reply.clears, Terminal.allowsEscapes { Terminal.print("\u{1B}[H\u{1B}[2J", terminator: "") }
      if reply.isError { return Terminal.note(reply.text.withoutLastBreak.wrapped(to: session.width)) }
      Terminal.print(reply.text)
      guard let next = reply.more?() else { return }
      reply = next
    }
  }

  /// Reads an entry, which may span several lines; nil at the end of the input. Ctrl-C discards it.
  private func read(_ editor: LineEditor) -> String? {
    var entry: String?
    while true {
      switch editor.read(prompt: entry == nil ? session.prompt : session.continuationPrompt, previews: entry == nil) {
      case .line(let line):
        let whole = entry.map { $0 + "\n" + line } ?? line
        // An empty line ends an unfinished entry.
        if !session.isIncomplete(whole) || (entry != nil && line.isEmpty) { return whole }
        entry = whole
      case .interrupted: return ""
      case .end: return entry == nil ? nil : ""
      }
    }
  }

  /// Reloads rule files that were saved while the prompt waits. Returns true if it wrote to the terminal.
  private func takeUpRules() -> Bool {
    let code = session.rulebook.jurisdiction.code
    // The rules may also require files from elsewhere.
    let elsewhere = Set(session.rulebook.filePaths)
    let changed = (watcher?.changes() ?? []).filter { $0.hasPrefix(code + "/") || elsewhere.contains($0) }
    if changed.isEmpty { return false }
    let reply = session.respond(to: ":reload")
    // Over the line that is being edited, which is drawn again below.
    Terminal.write("\r\u{1B}[K", to: 1)
    Terminal.print(Markup("\(Terminal.clock) \(changed.sorted().joined(separator: ", ")) changed: ", .hint))
    if reply.isError {
      Terminal.print("")
      Terminal.note(reply.text.withoutLastBreak)
    } else {
      Terminal.print(reply.text)
    }
    session.tidy()
    return true
  }
}
