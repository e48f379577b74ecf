import LevyCharts
import LevyModel

/// All facts are forgotten only after a confirmation, with or without a script.
extension ScenarioView {
  /// The link to the question whether to forget all facts.
  var resetLink: HTML {
    if scenario.typed.isEmpty { return "" }
    let address = "reset?" + scenario.query(kept + [("from", name)])
    return "<a class=\"button quiet\" href=\"\(address)\">\(say("Reset", "Zurücksetzen"))</a>"
  }

  func resetView() -> HTML {
    let from = Self.isView(scenario.setting("from") ?? "") ? scenario.setting("from") ?? "case" : "case"
    let count = scenario.typed.count
    let empty = PageRequest.query(kept.filter { ["lang", "journal", "of", "interview"].contains($0.0) })
    let facts = scenario.typed.map { fact -> HTML in
      let label = rulebook[fact.name]?.label ?? fact.name
      return "<tr><th scope=\"row\">\(label)</th><td class=\"number\">\(fact.text)</td></tr>"
    }
    return """
      <h1>\(count == 1 ? say("Forget this fact?", "Diese Angabe vergessen?") : say("Forget these \(count) facts?", "Diese \(count) Angaben vergessen?"))</h1>
      <table><tbody>\(facts)</tbody></table>
      <p class="actions"><a class="button" href="\(from)?\(scenario.query(kept))">\(say("Keep them", "Behalten"))</a>
      <a class="button quiet" id="forget" href="\(from)?\(empty)">\(say("Forget", "Vergessen"))</a></p>
      """
  }
}
