import Levy

/// Entries for a session that come from no keyboard: of `-e`, or the lines of standard input.
final class Script {
  private let next: () -> String?
  private let isNumbered: Bool
  private var held: String?
  private var number = 0

  /// - Parameter entries: what `-e` gives; if there is nothing, standard input is read.
  init(_ entries: [String]) {
    var lines = entries.makeIterator()
    next = entries.isEmpty ? { readLine() } : { lines.next() }
    isNumbered = entries.isEmpty
  }

  private func line() -> String? {
    if let line = held {
      held = nil
      return line
    }
    number += 1
    return next()
  }

  /// The jurisdiction and year of a first entry such as `:jurisdiction de 2025`, which is then done with.
  func takeOpening() -> (jurisdiction: String, year: String?)? {
    while let entry = line() {
      let words = entry.split(separator: " ").map(String.init)
      if words.isEmpty || words[0].hasPrefix("--") { continue }
      if words[0] == ":jurisdiction", (2...3).contains(words.count) {
        return (words[1], words.count == 3 ? words[2] : nil)
      }
      held = entry
      return nil
    }
    return nil
  }

  /// Answers the entries; whether all of them were right. Of many errors the first are shown, and the rest counted.
  func run(_ session: Session) -> Bool {
    var wrong = 0
    while var entry = line() {
      let first = number
      while session.isIncomplete(entry), let more = line() { entry += "\n" + more }
      let reply = session.respond(to: entry)
      if reply.isError {
        wrong += 1
        let place = isNumbered ? "line \(first): " : ""
        if wrong <= Failure.mostShown { Terminal.note(Markup(place) + reply.text.withoutLastBreak) }
        if session.isGivenUp(entry) {
          Terminal.note("\(place)the entry is given up without its end; what follows is not read")
          break
        }
      } else {
        Terminal.print(reply.text)
      }
      if reply.isOver { break }
    }
    if wrong > Failure.mostShown { Terminal.note("… and \(wrong - Failure.mostShown) more errors") }
    return wrong == 0
  }
}
