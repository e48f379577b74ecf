import LevyModel
import LevyRules
import LevySheet
import LevyWhatIf

/// Persons and things added in one entry: `pensions += { amount = 12000, start_year = 2015 }`.
extension Session {
  /// Returns the facts of an entry that adds one or several members of a repetition: their new number, and the facts of
  /// each.
  ///
  /// - Returns: nil for another entry.
  /// - Throws: `Diagnostic` if the name is not that of a repetition, or a field is not a fact.
  func things(in text: String) throws(Diagnostic) -> [(name: String, value: String)]? {
    guard let match = text.wholeMatch(of: /([A-Za-z_][\w.]*)\s*\+=\s*\{(.*)\}/.dotMatchesNewlines()) else { return nil }
    let (name, body) = (String(match.output.1), String(match.output.2).trimmingBlanks)
    let all = try calculator.repetitions(in: facts)
    let meant = rulebook["\(name).1.\(Person.presence)"]?.person
    guard let repetition = all.first(where: { $0.counter === rulebook[name] || $0.members[0] == meant }) else {
      let names = all.map(\.counter.name)
      if rulebook.slot(of: name) == nil { throw rulebook.unknown(name, role: .given, among: names) }
      throw Diagnostic(
        usage: "of '\(name)' there are not several, so none can be added",
        "von '\(name)' gibt es nicht mehrere, daher ist keines hinzuzufügen")
    }
    let list = /\s*\{[^{}]*\}(\s*,\s*\{[^{}]*\})*\s*,?\s*/
    let isList = body.hasPrefix("{")
    // Text between the members of a list would be ignored.
    if isList ? body.wholeMatch(of: list) == nil : body.contains(where: { "{}".contains($0) }) {
      let one = "{ \(Self.example(of: repetition.members[0], rulebook)) }"
      throw Diagnostic(.usage(.form(["\(name) += \(one)", "\(name) += { \(one), \(one) }"])))
    }
    let told = isList ? body.matches(of: /\{([^{}]*)\}/).map { String($0.output.1) } : [body]
    let count = repetition.count + told.count
    if count > repetition.members.count {
      let expected = Wording("at most \(repetition.members.count)", "höchstens \(repetition.members.count)")
      throw Diagnostic(.badValue(name: repetition.counter.name, value: "\(count)", expected: expected))
    }
    var given = [(name: repetition.counter.name, value: "\(count)")]
    for (member, facts) in zip(repetition.members.dropFirst(repetition.count), told) {
      for fact in Assignment.parts(of: facts, rulebook) {
        guard let (field, value) = Assignment.read(fact) else {
          throw Diagnostic(.usage(.form(["\(name) += { \(Self.example(of: member, rulebook)) }"])))
        }
        _ = try rulebook.slot(of: member.name(of: field), role: .given)
        given.append((member.name(of: field), value))
      }
    }
    return given
  }

  /// An example of facts of a member: `amount = VALUE`.
  private static func example(of member: Person, _ rulebook: Rulebook) -> String {
    let facts = rulebook.namedVariables.filter { $0.person == member && $0.isFact }
    return facts.prefix(2).map { "\($0.field) = \(say("VALUE", "WERT"))" }.joined(separator: ", ")
  }
}
