import Levy

/// The output of `--json`: one object for every outcome, always with `command`, `stamp` and `errors`.
package enum JSONDocument {
  /// Returns the stamp of the command's rules and case, as far as they are known.
  nonisolated(unsafe) private static var stamp: () -> Stamp = { Stamp() }
  /// True after the document was printed.
  nonisolated(unsafe) private static var isPrinted = false

  /// Sets the stamp of the command. It is computed lazily, since the digest of the rules takes a while.
  package static func set(stamp: @autoclosure @escaping () -> Stamp) { self.stamp = stamp }

  /// True if the command line contains `--json`.
  package static var isWanted: Bool { CommandLine.arguments.prefix { $0 != "--" }.contains("--json") }

  /// The name of the command, such as `eval` or `journal list`.
  private static var command: String {
    let words = CommandLine.arguments.dropFirst().prefix { !$0.hasPrefix("-") }
    return words.prefix(words.first == "journal" ? 2 : 1).joined(separator: " ")
  }

  /// Prints the document.
  ///
  /// - Parameters:
  /// - content: an object, whose own stamp and errors are left out.
  /// - errors: the errors, in the order in which they are to be read.
  package static func print(_ content: JSON, errors: [JSON] = []) {
    guard case .object(let fields) = content else { return print([("value", content)], errors: errors) }
    print(fields, errors: errors)
  }

  /// A part of a document with a stamp and errors of its own, in the same format.
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

  /// Prints a document that contains only errors, if one is requested and none was printed.
  package static func print(_ failure: Failure) {
    guard isWanted, !isPrinted, failure.status != 0 else { return }
    print([], errors: failure.diagnostics.map(\.json))
  }
}
