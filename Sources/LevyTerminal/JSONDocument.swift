import Levy

/// The output of `--json`: one object for every outcome, with `command`, `stamp` and `errors` in all of them.
package enum JSONDocument {
  /// The stamp of the command's rules and case, as far as they are known by now.
  nonisolated(unsafe) private static var stamp: () -> Stamp = { Stamp() }
  /// Whether the document has been printed.
  nonisolated(unsafe) private static var isPrinted = false

  /// Sets the stamp of the command. It is computed when a document is printed: the digest of the rules takes a while.
  package static func set(stamp: @autoclosure @escaping () -> Stamp) { self.stamp = stamp }

  /// Whether the command line asks for a document.
  package static var isWanted: Bool { CommandLine.arguments.prefix { $0 != "--" }.contains("--json") }

  /// The command that was given, such as `eval`, `journal list`.
  private static var command: String {
    let words = CommandLine.arguments.dropFirst().prefix { !$0.hasPrefix("-") }
    return words.prefix(words.first == "journal" ? 2 : 1).joined(separator: " ")
  }

  /// Prints the document.
  ///
  /// - Parameters:
  ///   - content: an object, whose own stamp and errors are left out.
  ///   - errors: what is wrong, in the order in which it is to be read.
  package static func print(_ content: JSON, errors: [JSON] = []) {
    guard case .object(let fields) = content else { return print([("value", content)], errors: errors) }
    print(fields, errors: errors)
  }

  /// A part that has a stamp and errors of its own, which it has as whole documents have them.
  package static func part(_ content: JSON, errors: [JSON]) -> JSON {
    guard case .object(let fields) = content else { return content }
    return .object(fields.filter { $0.0 != "errors" } + [("errors", .array(errors))])
  }

  package static func print(_ fields: [(String, JSON)], errors: [JSON] = []) {
    isPrinted = true
    let own = fields.filter { !["command", "stamp", "errors"].contains($0.0) }
    let all = [("command", JSON.string(command))] + own + [("stamp", stamp().json), ("errors", .array(errors))]
    Terminal.print(JSON.object(all).text())
  }

  /// Prints a document that contains only errors, if one is wanted and none was printed.
  package static func print(_ failure: Failure) {
    guard isWanted, !isPrinted, failure.status != 0 else { return }
    print([], errors: failure.diagnostics.map(\.json))
  }
}
