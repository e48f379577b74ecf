import LevyCalculator
import LevyModel
import LevyRules

/// Persons or things whose number is a fact, such as the children of a household or the pensions of a person: one can
/// be added, and each can be removed.
package struct Repetition {
  /// The fact that is their number.
  package let counter: Variable
  /// All possible members, in order.
  package let members: [Person]
  /// The number of members in the case.
  package let count: Int
  private let rulebook: Rulebook

  fileprivate init(_ rulebook: Rulebook, counter: Variable, members: [Person], count: Int) {
    (self.rulebook, self.counter, self.members, self.count) = (rulebook, counter, members, count)
  }

  /// The member that can be added next; nil if there are no more.
  package var next: Person? { members.indices.contains(count) ? members[count] : nil }

  /// Returns the label of a member: `Child 2`.
  package func label(of member: Person) -> String {
    rulebook[member.name(of: Person.presence)]?.label ?? member.name
  }

  /// Returns the new name of a fact or gate after a member was removed: the facts of later members move up, and so do
  /// the gates that hide such facts. Nil for a fact of the member itself.
  package func name(_ name: String, without member: Person, gates: [InterviewPlan.Gate]) -> String? {
    guard let gate = gates.first(where: { $0.name == name }) else { return moved(name, without: member) }
    guard let first = gate.members.first, moved(first, without: member) != first else { return name }
    return moved(first, without: member).flatMap { fact in gates.first { $0.members.contains(fact) }?.name }
  }

  private func moved(_ name: String, without member: Person) -> String? {
    for later in members where later.number >= member.number && name.hasPrefix(later.name + ".") {
      if later.number == member.number { return nil }
      return members[later.number - 2].name + name.dropFirst(later.name.count)
    }
    return name
  }
}

extension Calculator {
  /// Returns the repetitions of a case: persons and things whose number is a single fact of their owner.
  ///
  /// - Throws: `Diagnostic` if it is a case of other rules.
  package func repetitions(in facts: Case) throws(Diagnostic) -> [Repetition] {
    var groups: [[Person]] = []
    for member in rulebook.household.members where !member.isTaxpayer {
      if let last = groups.last?.last, last.kind == member.kind, last.owner == member.owner {
        groups[groups.count - 1].append(member)
      } else {
        groups.append([member])
      }
    }
    var all: [Repetition] = []
    for members in groups where members.count > 1 {
      guard let counter = rulebook.household.counter(of: members[0]).flatMap({ rulebook[$0] }) else { continue }
      let count = members.prefix { (try? evaluate($0.name(of: Person.presence), for: facts)) == .boolean(true) }.count
      // The presence of a member may also be given by itself; then the number is not the counter's.
      guard (try? evaluate(counter.name, for: facts)) == .count(count) else { continue }
      all.append(Repetition(rulebook, counter: counter, members: members, count: count))
    }
    return all
  }
}

extension Sheet {
  /// Returns the sheet with one more member.
  ///
  /// - Throws: `Diagnostic` if the rules allow no more.
  package func adding(to repetition: Repetition, by rulebook: Rulebook) throws(Diagnostic) -> Sheet {
    try setting(repetition.counter.name, .count(repetition.count + 1), by: rulebook)
  }

  /// Returns the sheet without a member: the facts of later members move up.
  ///
  /// - Throws: `Diagnostic` if the rules require more members.
  package func removing(
    _ member: Person, of repetition: Repetition, by rulebook: Rulebook
  ) throws(Diagnostic) -> Sheet {
    let gates = interview.flatMap(rulebook.interview(named:))?.gates ?? []
    func moved(_ name: String) -> String? { repetition.name(name, without: member, gates: gates) }
    func moved<Content>(_ all: [String: Content]) -> [String: Content] {
      all.reduce(into: [:]) { kept, entry in if let name = moved(entry.key) { kept[name] = entry.value } }
    }
    var sheet = self
    (sheet.entries, sheet.misread, sheet.proposals) = (moved(entries), moved(misread), moved(proposals))
    (sheet.skipped, sheet.declined) = (Set(skipped.compactMap(moved)), Set(declined.compactMap(moved)))
    sheet.applying = moved(applying).mapValues { Set($0.compactMap(moved)) }
    return try sheet.setting(repetition.counter.name, .count(repetition.count - 1), by: rulebook)
  }
}
