import LevyCharts
import LevyModel

/// Removing all facts takes a confirmation, with or without a script.
extension ScenarioView {
  /// The link to the confirmation.
  var resetLink: HTML {
    if scenario.typed.isEmpty { return "" }
    let address = "reset?" + scenario.query(kept + [("from", name)])
    return "<a class=\"button quiet\" href=\"\(address)\">\(say("Reset", "Zurücksetzen"))</a>"
  }

  func resetView() -> HTML {
    let from = Self.isView(scenario.setting("from") ?? "") ? scenario.setting("from") ?? "case" : "case"
    let count = scenario.typed.count
    let empty = PageRequest.query(kept.filter { ["lang", "journal", "of", "interview"].contains($0.0) })
    let facts = scenario.typed.map { fact in
      Row(label: "\(rulebook[fact.name]?.label ?? fact.name)", value: "\(fact.text)")
    }
    let forget: HTML =
      scenario.document == nil
      ? "<a class=\"button quiet\" id=\"forget\" href=\"\(from)?\(empty)\">\(say("Forget", "Vergessen"))</a>"
      : "<button class=\"quiet\" id=\"forget\" type=\"submit\">\(say("Forget", "Vergessen"))</button>"
    return """
      <h1>\(count == 1 ? say("Forget this fact?", "Diese Angabe vergessen?") : say("Forget these \(count) facts?", "Diese \(count) Angaben vergessen?"))</h1>
      \(Row.list(facts))
      <form class="actions" method="\(method)" action="reset">\(scenario.setting("lang").map { hiddenField("_lang", $0) } ?? "")
      <a class="button" href="\(from)?\(scenario.query(kept))">\(say("Keep them", "Behalten"))</a>
      \(forget)</form>
      """
  }
}
