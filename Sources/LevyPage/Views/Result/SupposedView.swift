import ExactNumbers
import LevyCalculator
import LevyCharts
import LevyModel
import LevyPresentation
import LevyRules

/// A slider below the result: the results if the main amount, such as an income, were another. The case itself does not
/// change.
extension ScenarioView {
  /// The slider and its results; empty for a case that gives no such amount.
  func supposition(_ answer: Answer) throws(Diagnostic) -> HTML {
    let facts = try facts().facts
    guard let fact = try rateChoices(facts).base.flatMap({ rulebook[$0] }), fact.isInput,
      answer.lines.first?.value != nil,
      let own = facts.values.first(where: { $0.name == fact.name })?.value.exact, own > 0,
      let most = try? own.multiplied(by: 2).ceil(step: 1000)
    else { return "" }
    // The slider has at least a hundred steps, at round amounts.
    let step = most >= 20_000 ? 100 : 10
    let at = scenario.setting("if") ?? "\((try? own.floor()) ?? own)"
    return """
      <section><h2>\(say("What if", "Was wäre, wenn"))</h2>
      <form id="if" class="supposed" method="get" action="interview" data-live="supposed" data-live-address="supposed?">\(hidden())
      <div class="field"><label for="if-amount">\(fact.label)</label>
      <input type="range" id="if-amount" name="_if" min="0" max="\(most)" step="\(step)" value="\(at)" aria-describedby="if-help">
      <p class="help" id="if-help">\(say("From 0 to ", "Von 0 bis "))\(text(of: .number(most), fact.type)). \(say("Your case stays as it is.", "Ihr Fall bleibt, wie er ist."))</p></div>
      <p class="actions"><button class="quiet" type="submit">\(say("Compute", "Rechnen"))</button></p></form>
      <div id="supposed" aria-live="polite">\(try supposed())</div></section>
      """
  }

  /// The results with the supposed amount; empty if none is supposed.
  func supposed() throws(Diagnostic) -> HTML {
    guard let typed = scenario.setting("if") else { return "" }
    let facts = try facts().facts
    guard let fact = try rateChoices(facts).base.flatMap({ rulebook[$0] }), fact.isInput else { return "" }
    let asked = interviewPlan.map { [$0.result] } ?? wanted
    let ways = rulebook.jurisdiction.waterfalls.flatMap { [$0.burden, $0.leaves].compactMap(\.self) }
    let names = (asked + ways.filter { rulebook.isInForce($0, on: facts.date) }).reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    do throws(Diagnostic) {
      let value = try rulebook.notation(of: fact.name).value(typed: typed, for: fact.name, style: .inForce)
      var changed = facts
      try changed.set(fact.name, value)
      let (now, then) = try page.shelf.withCalculator(rulebook) { (calculator) throws(Diagnostic) in
        (
          calculator.answer(names, asked: facts),
          calculator.answer(names, asked: changed)
        )
      }
      let rows = zip(now.lines, then.lines).compactMap { before, line -> Row? in
        guard let value = line.value else { return nil }
        let difference = try? value.exact?.subtracting(before.value?.exact ?? 0)
        let note = difference.map { difference in
          let amount = rulebook.jurisdiction.written(Answer.difference(difference, type: line.type), line.type)
          return difference == 0 ? say("as now", "wie jetzt") : say("\(amount) from now", "\(amount) gegenüber jetzt")
        }
        return Row(
          label: "\(line.label)", value: "\(line.about)\(text(of: value, line.type))",
          note: before.value == nil ? "" : "\(note ?? "")",
          attributes: " data-name=\"\(line.name)\" data-value=\"\(value)\"" as HTML)
      }
      if rows.isEmpty, let failure = then.failures.first { throw failure }
      return """
        <p class="sentence">\(say("With", "Bei")) \(text(of: value, fact.type)):</p>\(Row.list(rows))\(leftAsGiven(facts, but: fact))
        """
    } catch {
      return "<p class=\"fault\" role=\"alert\">\(plain(error))</p>"
    }
  }

  /// The remark that given facts were kept although their estimate would change with the amount.
  private func leftAsGiven(_ facts: Case, but supposed: Variable) -> HTML {
    let given = facts.values.compactMap { rulebook[$0.name] }.filter { fact in
      if fact.name == supposed.name { return false }
      if case .input(let input) = fact.origin { return input.hasEstimate }
      return fact.versions.contains { $0.holds(on: facts.date) && $0.hasEstimate }
    }
    if given.isEmpty { return "" }
    let labels = given.map(\.label).joined(separator: ", ")
    let words = say(
      "Kept as you gave it, though it would be another: \(labels).",
      "Wie angegeben belassen, obwohl es dann anders wäre: \(labels).")
    return "<p class=\"caution\">\(words)</p>"
  }
}
