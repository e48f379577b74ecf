import LevyCalculator
import LevyCharts
import LevyModel
import LevyRules
import LevySheet

/// Persons and things of which there may be several, such as pensions: the fields of each stand together, and buttons
/// of the form add or remove one.
extension ScenarioView {
  /// The repetitions of the case whose members can be added and removed.
  func repetitions() throws(Diagnostic) -> [Repetition] {
    let facts = try facts().facts
    return try page.shelf.withCalculator(rulebook) { (calculator) throws(Diagnostic) in
      try calculator.repetitions(in: facts)
    }
  }

  /// Arranges fields in their order, with those of each member of a repetition together.
  ///
  /// - Parameters:
  /// - fields: each field with its fact; a gate with the first fact that it hides.
  func together(_ fields: [(fact: Variable?, html: HTML)], _ all: [Repetition]) -> HTML {
    var (out, rest): (HTML, ArraySlice) = ("", fields[...])
    while let first = rest.first {
      guard let repetition = all.first(where: { first.fact?.person.map($0.members.contains) ?? false }),
        let member = first.fact?.person
      else {
        out += first.html
        // The button that adds one follows the present members, or the counter if there are none.
        if let counted = all.first(where: { $0.counter.name == first.fact?.name }),
          counted.count == 0 || !fields.contains(where: { $0.fact?.person == counted.members[0] })
        {
          out += adding(counted)
        }
        rest.removeFirst()
        continue
      }
      let own = rest.prefix { $0.fact?.person == member }
      rest = rest.dropFirst(own.count)
      out += group(member, of: repetition, own.map(\.html))
      if member.number == repetition.count { out += adding(repetition) }
    }
    return out
  }

  private func group(_ member: Person, of repetition: Repetition, _ fields: [HTML]) -> HTML {
    let label = repetition.label(of: member)
    let away: HTML =
      member.number > repetition.count
      ? ""
      : """
      <p class="changes"><button class="quiet small" type="submit" name="_remove" value="\(member.name)">\(say("Take away", "Entfernen"))<span class="unseen">: \(label)</span></button></p>
      """
    return """
      <fieldset class="member" id="m-\(member.name)"><legend>\(label)</legend>\(fields)\(away)</fieldset>
      """
  }

  private func adding(_ repetition: Repetition) -> HTML {
    guard let next = repetition.next else { return "" }
    let label = repetition.label(of: next)
    return """
      <p class="changes"><button class="quiet small" type="submit" name="_add" value="\(repetition.counter.name)">\(say("Add: \(label)", "Hinzufügen: \(label)"))</button></p>
      """
  }
}

/// The change of a repetition by a pressed button: one member more, or one less.
struct RepetitionChange {
  private let repetition: Repetition
  /// The member that is removed; nil if one is added.
  private let member: Person?
  private let rulebook: Rulebook
  private let gates: [InterviewPlan.Gate]

  /// - Returns: nil if no such button was pressed, or if it was pressed on an outdated page and does not apply any
  ///   more.
  init?(_ view: ScenarioView) throws(Diagnostic) {
    let (added, removed) = (view.scenario.setting("add"), view.scenario.setting("remove"))
    if added == nil, removed == nil { return nil }
    (rulebook, gates) = (view.rulebook, view.interviewPlan?.gates ?? [])
    for repetition in try view.repetitions() {
      let present = repetition.members.prefix(repetition.count)
      let member = present.first { $0.name == removed }
      if member == nil, repetition.counter.name != added || repetition.next == nil { continue }
      (self.repetition, self.member) = (repetition, member)
      return
    }
    return nil
  }

  /// The fragment of the address at which the change is visible.
  var place: String {
    if member == nil, let next = repetition.next { return "m-" + next.name }
    return "f-" + repetition.counter.name
  }

  /// Returns the facts and settings of the case after the change, as they were typed.
  func changed(_ pairs: [(name: String, value: String)]) -> [(name: String, value: String)] {
    let counter = repetition.counter.name
    let left = member.map { member in pairs.compactMap { without(member, $0) } } ?? pairs
    let count = repetition.count + (member == nil ? 1 : -1)
    return left.filter { rulebook[$0.name]?.name != counter } + [(counter, "\(count)")]
  }

  /// Returns a fact or a setting after the member was removed; nil if it goes with the member.
  private func without(
    _ member: Person, _ pair: (name: String, value: String)
  ) -> (name: String, value: String)? {
    let moved = { (name: String) in repetition.name(name, without: member, gates: gates) }
    if pair.name == "_passed" {
      return (pair.name, pair.value.split(separator: ",").compactMap { moved(String($0)) }.joined(separator: ","))
    }
    let apply = "_apply."
    if pair.name.hasPrefix(apply) {
      return moved(String(pair.name.dropFirst(apply.count))).map { (apply + $0, pair.value) }
    }
    guard !pair.name.hasPrefix("_"), let own = rulebook[pair.name]?.name else { return pair }
    // A name that does not change is left as it was typed.
    return moved(own).map { ($0 == own ? pair.name : $0, pair.value) }
  }
}
