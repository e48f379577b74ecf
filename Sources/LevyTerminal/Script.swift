import Levy
import LevyScript

/// Entries for a session that come from no keyboard: of `-e`, or the lines of standard input.
package final class Script {
  private let next: () -> String?
  /// The text before the line number of an entry; nil if entries have none.
  private let place: String?
  /// Lines that were read ahead.
  private var waiting: [String] = []
  private var number = 0

  /// - Parameter entries: what `-e` gives; if there is nothing, standard input is read.
  package init(_ entries: [String]) {
    var lines = entries.makeIterator()
    next = entries.isEmpty ? { readLine() } : { lines.next() }
    place = entries.isEmpty ? "line " : nil
  }

  /// The entries of a file.
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

  /// The bytes of the longest file of entries.
  private static let mostBytes = 1 << 24

  private func line() -> String? {
    number += 1
    return waiting.isEmpty ? next() : waiting.removeFirst()
  }

  private func putBack(_ lines: [String]) {
    waiting = lines + waiting
    number -= lines.count
  }

  /// The jurisdiction and year of a first entry such as `:jurisdiction de 2025`, which is then done with.
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

  /// Whether it begins with a jurisdiction, as a saved session does. No entry is consumed.
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

  /// Answers the entries; whether all of them were right. Of many errors the first are shown, and the rest counted.
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
