import Levy
import LevyTerminal

/// The remarks on results, shown on standard error.
extension Answer {
  /// Shows the remarks on this answer.
  ///
  /// - Parameter all: true if `--all` is set, which shows all of them in full; nil if the command has no such option.
  func noteLimits(all: Bool? = nil) { Limits.note([("", self)], all: all) }
}

enum Limits {
  /// Shows the remarks on several answers, once if they apply to all of them.
  static func note(_ answers: [(title: String, answer: Answer)], all: Bool? = nil) {
    var notes: [(text: Markup, titles: [String])] = []
    for (title, answer) in answers {
      for text in answer.notes(
        all: all == true, lister: all == nil ? "levy eval --all" : "--all", saysEffects: answers.count == 1,
        cutsCaveats: all == false)
      {
        if let place = notes.firstIndex(where: { $0.text.plain == text.plain }) {
          // Two caveats may have the same text.
          if notes[place].titles.last != title { notes[place].titles.append(title) }
        } else {
          notes.append((text, [title]))
        }
      }
    }
    for (text, titles) in notes {
      let isOfAll = titles.count == answers.count
      Terminal.note(Markup(isOfAll ? "" : titles.joined(separator: ", ") + ": ") + text)
    }
  }

  /// Shows the remarks on results of a case at several values of a fact.
  static func note(_ results: [String], _ calculator: Calculator, _ facts: Case, _ fact: String, at values: [String]) {
    var titles: [String] = []
    note(
      values.compactMap { value in
        var there = facts
        let title = "\(fact) = \(value)"
        guard !titles.contains(title), (try? there.remove(fact)) != nil, (try? there.give(fact, value)) != nil else {
          return nil
        }
        titles.append(title)
        return (title, calculator.answer(results, for: there, weighed: true))
      })
  }
}
