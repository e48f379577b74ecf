import Levy
import LevyScript

/// Entries for a session that are not typed: those of `-e`, of a file, or of standard input.
package final class Script {
  private let next: () -> String?
  /// The text before the line number in messages; nil if entries have no line numbers.
  private let place: String?
  /// Lines that were read ahead.
  private var waiting: [String] = []
  private var number = 0

  /// - Parameter entries: the entries of `-e`; if empty, standard input is read.
  package init(_ entries: [String]) {
    var lines = entries.makeIterator()
    next = entries.isEmpty ? { readLine() } : { lines.next() }
    place = entries.isEmpty ? "line " : nil
  }

  /// Reads the entries of a file.
  ///
  /// - Throws: `Diagnostic` if it cannot be read.
  package init(file path: String) throws(Diagnostic) {
    guard FileTree.isRegularFile(path) else {
      throw Diagnostic(.unreadable(path: path, reason: Wording("there is no such file", "es gibt keine solche Datei")))
    }
    let text = String(decoding: try FileTree.bytes(of: path, first: Self.mostBytes), as: UTF8.self)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).makeIterator()
    next = { lines.next() }
    place = "\(path):"
  }

  /// The maximum size of a file of entries in bytes.
  private static let mostBytes = 1 << 24

  private func line() -> String? {
    number += 1
    return waiting.isEmpty ? next() : waiting.removeFirst()
  }

  private func putBack(_ lines: [String]) {
    waiting = lines + waiting
    number -= lines.count
  }

  /// Returns the jurisdiction and year of a first entry such as `:jurisdiction de 2025`, and consumes that entry.
  package func takeOpening() -> (jurisdiction: String, year: String?)? {
    while let entry = line() {
      let words = entry.split(separator: " ").map(String.init)
      if words.isEmpty || words[0].hasPrefix("--") { continue }
      if words[0] == ":jurisdiction", (2...3).contains(words.count) {
        return (words[1], words.count == 3 ? words[2] : nil)
      }
      putBack([entry])
      return nil
    }
    return nil
  }

  /// True if the first entry sets a jurisdiction, as in a saved session. No entry is consumed.
  package var begins: Bool {
    var (read, isSession) = ([String](), false)
    while let entry = line() {
      read.append(entry)
      if entry.isEmpty || entry.hasPrefix("--") { continue }
      isSession = entry.hasPrefix(":jurisdiction ")
      break
    }
    putBack(read)
    return isSession
  }

  /// Runs the entries; returns true if none failed. The first errors are shown, the rest is counted.
  package func run(_ session: Session) -> Bool {
    var wrong = 0
    while var entry = line() {
      let first = number
      while session.isIncomplete(entry), let more = line() { entry += "\n" + more }
      var reply = session.respond(to: entry)
      while let more = reply.more, !reply.isError {
        Terminal.print(reply.text)
        guard let next = more() else { break }
        reply = next
      }
      if reply.isError {
        wrong += 1
        let place = place.map { "\($0)\(first): " } ?? ""
        if wrong <= Failure.mostShown { Terminal.note(Markup(place) + reply.text.withoutLastBreak) }
        if session.isGivenUp(entry) {
          Terminal.note("\(place)the entry is given up without its end; what follows is not read")
          break
        }
      } else if reply.more == nil {
        Terminal.print(reply.text)
      }
      if reply.isOver { break }
    }
    if wrong > Failure.mostShown { Terminal.note("… and \(wrong - Failure.mostShown) more errors") }
    return wrong == 0
  }
}
