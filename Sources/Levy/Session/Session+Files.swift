import Tables

/// Cases and sessions as files.
extension Session {
  func save(_ path: String, replaces: Bool = false) throws -> Reply {
    try facts.save(to: FileTree.expanded(path), replaces: replaces, help: "':save! \(path)' replaces it")
    return Reply(text: Markup("written to \(path)\n", .hint))
  }

  func load(_ path: String) throws -> Reply {
    let file = try CaseFile(path: FileTree.expanded(path))
    if let jurisdiction = file.jurisdiction, jurisdiction != rulebook.jurisdiction.code {
      let fresh = try Rulebook(jurisdiction, in: folder)
      let calculator = try Self.calculator(fresh)
      begin(try file.facts(calculator, year: facts.year), by: calculator)
    } else {
      let loaded = try file.facts(calculator, year: facts.year)
      earlier.append(facts)
      facts = loaded
    }
    return Reply(text: try overview(all: false))
  }

  // MARK: The session as a script

  func saveSession(_ path: String, replaces: Bool = false) throws -> Reply {
    try TextFile.write(
      script, to: FileTree.expanded(path), replaces: replaces, help: "':save-session! \(path)' replaces it")
    return Reply(text: Markup("written to \(path); 'levy repl < \(path)' replays it\n", .hint))
  }

  /// What the session began with and all that was entered since, other than what was wrong, as a script for `levy repl`.
  public var script: String {
    var text = "-- A session of levy, for levy repl < FILE.\n"
    text += ":jurisdiction \(opening.rulebook.jurisdiction.code) \(opening.year)\n"
    if opening.date != .lastDay(of: opening.year) { text += "date = \(opening.date)\n" }
    if let known = opening.known { text += ":known \(known)\n" }
    for (name, value) in opening.facts {
      let type = try? opening.rulebook.variable(named: name).type
      text += "\(name) = \(type?.unmistakable(value) ?? value.description)\n"
    }
    for entry in transcript where !Self.leavesNoTrace(entry) { text += entry + "\n" }
    return text
  }

  /// Whether a command would do nothing in a replay, or write a file again.
  private static func leavesNoTrace(_ entry: String) -> Bool {
    let word = entry.dropFirst().prefix { !$0.isWhitespace && $0 != "!" }
    return entry.hasPrefix(":") && ["save", "save-session", "help", "h", "?", "quit", "q", "exit"].contains(word)
  }

  /// What earlier expressions came to.
  var listOfResults: Markup {
    if results.isEmpty { return Markup("no expression has been evaluated yet\n", .hint) }
    let rows = results.enumerated().map { index, result in
      ("_\(index + 1)", Answer.text(of: result.value, type: result.type))
    }
    let widths = (rows.map(\.0.count).max() ?? 0, rows.map(\.1.count).max() ?? 0)
    var text = Markup()
    for (row, result) in zip(rows, results) {
      text.add(row.0, .name, width: widths.0 + 2)
      text.add(row.1, .value, width: widths.1, rightAligned: true)
      text.add("  " + result.expression.replacing("\n", with: " "), .hint)
      text.endLine()
    }
    return text
  }
}

extension Case {
  /// Writes the case to a file.
  ///
  /// - Parameters:
  ///   - replaces: whether a file is replaced that is no case or session of Levy's.
  ///   - help: how to replace such a file.
  /// - Throws: `Diagnostic` if the file cannot be written, or is not to be replaced.
  public func save(to path: String, replaces: Bool = false, help: String? = nil) throws(Diagnostic) {
    try TextFile.write(fileText, to: path, replaces: replaces, help: help)
  }

  /// Whether a case may be written to a path: there is nothing, or an earlier case or session.
  ///
  /// - Throws: `Diagnostic` if not.
  public static func checkSave(to path: String, help: String? = nil) throws(Diagnostic) {
    guard FileTree.exists(path) else {
      let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
      if FileTree.isFolder(folder) { return }
      throw Diagnostic(.table(message: "\(path): there is no folder \(folder)"))
    }
    let text = String(decoding: try FileTree.bytes(of: path).prefix(64), as: UTF8.self)
    let isOwn = ["-- A case of levy", "-- A session of levy"].contains(where: text.hasPrefix)
    if !isOwn, !text.isEmpty { throw Diagnostic(.fileExists(path: path, help: help)) }
  }
}

extension TextFile {
  fileprivate static func write(_ text: String, to path: String, replaces: Bool, help: String?) throws(Diagnostic) {
    if !replaces { try Case.checkSave(to: path, help: help) }
    do throws(TableError) {
      try write(text, to: .path(path))
    } catch {
      throw Diagnostic(error)
    }
  }
}
