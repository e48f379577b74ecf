import LevyCalculator
import LevyModel
import LevyPresentation
import LevyRules
import LevySheet

/// Persons and things of which there may be several, in an interview: adding and removing one.
extension Interview {
  /// Adds a person or thing, and goes to its first question.
  func add(_ words: String) throws(Diagnostic) -> Reply {
    let repetition = try repetition(meantBy: words)
    let before = questionnaire
    try change(to: sheet.adding(to: repetition, by: calculator.rulebook))
    if let first = questionnaire.fields.first(where: { $0.variable?.person == repetition.next }) { go(to: first) }
    return Reply(text: change(from: before.answer), asks: true)
  }

  /// Removes a person or thing; those after it move up.
  func remove(_ words: String) throws(Diagnostic) -> Reply {
    let all = try repetitionsAsked()
    for repetition in all {
      for member in repetition.members.prefix(repetition.count) {
        let isMeant = words == member.name || words.lowercased() == repetition.label(of: member).lowercased()
        if !isMeant { continue }
        let before = questionnaire
        try change(to: sheet.removing(member, of: repetition, by: calculator.rulebook))
        return reply(before)
      }
    }
    let present = all.flatMap { $0.members.prefix($0.count).map(\.name) }
    if present.isEmpty { throw Self.none }
    throw Diagnostic(.usage(.form(present.map { "remove \($0)" })))
  }

  private static var none: Diagnostic {
    Diagnostic(
      usage: "there is nothing here of which there are several", "es gibt hier nichts, wovon es mehrere gibt")
  }

  /// The repetitions about whose number the interview asks.
  private func repetitionsAsked() throws(Diagnostic) -> [Repetition] {
    try calculator.repetitions(in: facts).filter { question(isAsked: $0.counter.name) }
  }

  private func question(isAsked name: String) -> Bool { questionnaire.field(named: name) != nil }

  /// Returns the repetition with a name or label: that of its counter or of its kind. Without words, returns that of
  /// the current question, of the last answer, or the only one.
  private func repetition(meantBy words: String) throws(Diagnostic) -> Repetition {
    let all = try repetitionsAsked().filter { $0.next != nil }
    if words.isEmpty {
      let persons = [next?.variable, lastAnswered.flatMap { calculator.rulebook[$0] }].compactMap { $0?.person }
      let near = persons.lazy.compactMap { person in all.first { $0.members.contains(person) } }.first
      if let found = near ?? (all.count == 1 ? all[0] : nil) { return found }
    } else if let found = all.first(where: { $0.counter.isCalled(words) || $0.members[0].kind == words }) {
      return found
    }
    if all.isEmpty { throw Self.none }
    throw Diagnostic(.usage(.form(all.map { "add \($0.counter.name)" })))
  }

  /// A hint that another one can be added, shown after the last question about a person or thing.
  func another(after name: String?) -> Markup {
    guard let person = name.flatMap({ calculator.rulebook[$0] })?.person, !person.isTaxpayer,
      next?.variable?.person != person,
      let repetition = try? repetitionsAsked().first(where: { $0.members.contains(person) }),
      person.number == repetition.count, let another = repetition.next
    else { return Markup() }
    let label = repetition.label(of: another)
    return Markup(Self.said("add: there is another one, \(label)\n", "add: es gibt noch eines, \(label)\n"), .hint)
  }
}
