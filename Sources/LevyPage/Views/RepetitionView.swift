import LevyCalculator
import LevyCharts
import LevyModel
import LevyRules
import LevySheet

/// Persons and things of which there may be several, such as pensions: the fields of each stand together, and one can be added
/// or taken away, by buttons of the form.
extension ScenarioView {
  /// The persons and things of the case that can be added and taken away.
  func repetitions() throws(Diagnostic) -> [Repetition] {
    let facts = try facts().facts
    return try page.shelf.withCalculator(rulebook) { (calculator) throws(Diagnostic) in
      try calculator.repetitions(in: facts)
    }
  }

  /// Fields in their order, those of each member of a repetition together.
  ///
  /// - Parameters:
  ///   - fields: the fact of each field, or of a gate the first of those that it keeps back, and the field.
  func together(_ fields: [(fact: Variable?, html: HTML)], _ all: [Repetition]) -> HTML {
    var (out, rest): (HTML, ArraySlice) = ("", fields[...])
    while let first = rest.first {
      guard let repetition = all.first(where: { first.fact?.person.map($0.members.contains) ?? false }),
        let member = first.fact?.person
      else {
        out += first.html
        // The button stands behind what there is, which may be nothing.
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

/// One more, or one less, by a button that was pressed.
struct RepetitionChange {
  private let repetition: Repetition
  /// The one that is taken away; nil if one is added.
  private let member: Person?
  private let rulebook: Rulebook
  private let gates: [InterviewPlan.Gate]

  /// - Returns: nil if no such button was pressed. Whoever pressed one of a page that is out of date sees what there is.
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

  /// Where it is seen.
  var place: String {
    if member == nil, let next = repetition.next { return "m-" + next.name }
    return "f-" + repetition.counter.name
  }

  /// The facts and the settings of the case afterwards, as they were typed.
  func changed(_ pairs: [(name: String, value: String)]) -> [(name: String, value: String)] {
    let counter = repetition.counter.name
    let left = member.map { member in pairs.compactMap { without(member, $0) } } ?? pairs
    let count = repetition.count + (member == nil ? 1 : -1)
    return left.filter { rulebook[$0.name]?.name != counter } + [(counter, "\(count)")]
  }

  /// A fact or a setting once a member is gone.
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
    // A name that stays is left as it was typed.
    return moved(own).map { ($0 == own ? pair.name : $0, pair.value) }
  }
}
