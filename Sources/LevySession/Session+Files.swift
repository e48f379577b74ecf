import LevyCalculator
import LevyModel
import LevyPresentation
import LevyRules
import LevyScript
import Tables

/// Cases and sessions as files.
extension Session {
  func save(_ path: String, replaces: Bool = false) throws -> Reply {
    try facts.save(
      to: FileTree.expanded(path), replaces: replaces,
      help: Wording("':save! \(path)' replaces it", "':save! \(path)' ersetzt es"))
    return Reply(text: Markup("written to \(path)\n", .hint))
  }

  func load(_ path: String) throws -> Reply {
    let file = try CaseFile(path: FileTree.expanded(path))
    if let jurisdiction = file.jurisdiction, jurisdiction != rulebook.jurisdiction.code {
      let calculator = try calculator(by: Rulebook(jurisdiction, in: folder))
      _ = change(to: .init(calculator, try file.facts(calculator, year: facts.year)))
    } else {
      _ = change(to: try file.facts(calculator, year: facts.year))
    }
    return Reply(text: try overview(all: false))
  }

  // MARK: The session as a script

  func saveSession(_ path: String, replaces: Bool = false) throws -> Reply {
    try TextFile.write(
      script, to: FileTree.expanded(path), beginsWith: Self.firstLine, replaces: replaces,
      help: Wording("':save-session! \(path)' replaces it", "':save-session! \(path)' ersetzt es"))
    return Reply(text: Markup("written to \(path); 'levy run \(path)' replays it\n", .hint))
  }

  /// The first line of scripts, by which they are recognised.
  private static let firstLine = "-- A session of levy"

  /// The initial facts of the session and all entries that were not errors, as a script for `levy run`.
  package var script: String {
    var text = "\(Self.firstLine), for levy run FILE.\n"
    text += ":jurisdiction \(opening.rulebook.jurisdiction.code) \(opening.year)\n"
    if !opening.isOfWholeYear { text += "date = \(opening.date)\n" }
    if let known = opening.known { text += ":known \(known)\n" }
    for fact in opening.values {
      let type = opening.rulebook[fact.name]?.type
      text += "\(fact.name) = \(type?.unmistakable(fact.value) ?? fact.value.description)\n"
    }
    for entry in transcript { text += entry + "\n" }
    return text
  }

  /// The results of earlier expressions.
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
  /// - replaces: true to replace a file that is not a case.
  /// - help: the advice on how to replace such a file.
  /// - Throws: `Diagnostic` if the file cannot be written, or must not be replaced.
  package func save(to path: String, replaces: Bool = false, help: Wording? = nil) throws(Diagnostic) {
    try TextFile.write(fileText, to: path, beginsWith: Self.firstLine, replaces: replaces, help: help)
  }

  /// Checks that a case may be written to a path: that there is no file, or an earlier case.
  ///
  /// - Throws: `Diagnostic` if not.
  package static func checkSave(to path: String, help: Wording? = nil) throws(Diagnostic) {
    try TextFile.check(path, beginsWith: Self.firstLine, help: help)
  }
}

extension TextFile {
  /// Checks that a text may be written to a path without destroying another file.
  ///
  /// - Parameter beginning: the first line of texts of its kind.
  /// - Throws: `Diagnostic` if there is another file.
  fileprivate static func check(_ path: String, beginsWith beginning: String, help: Wording?) throws(Diagnostic) {
    guard FileTree.exists(path) else {
      let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
      if FileTree.isFolder(folder) { return }
      let reason = Wording("there is no folder \(folder)", "es gibt keinen Ordner \(folder)")
      throw Diagnostic(.unwritable(path: path, reason: reason))
    }
    // A terminal or a pipe cannot be overwritten, and reading from it might block forever.
    guard FileTree.isRegularFile(path) else { return }
    let bytes = try FileTree.bytes(of: path, first: beginning.utf8.count)
    if bytes.isEmpty || bytes.elementsEqual(beginning.utf8) { return }
    var diagnostic = Diagnostic(.fileExists(path: path))
    diagnostic.advice = help
    throw diagnostic
  }

  fileprivate static func write(
    _ text: String, to path: String, beginsWith beginning: String, replaces: Bool, help: Wording?
  ) throws(Diagnostic) {
    if !replaces { try check(path, beginsWith: beginning, help: help) }
    do throws(TableError) {
      try write(text, to: .path(path))
    } catch {
      throw Diagnostic(error)
    }
  }
}
