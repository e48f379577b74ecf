import LevyCalculator
import LevyCharts
import LevyModel
import LevyPresentation
import LevyRules

/// The explanation of a result, and its declaration.
extension ScenarioView {
  func whyView() throws(Diagnostic) -> HTML {
    let (facts, _) = try facts()
    let name = scenario.setting("name") ?? rulebook.mainResults(on: facts.date).first ?? ""
    let explanation: HTML
    if rulebook.parameter(named: name) != nil {
      explanation = ""
    } else {
      do throws(Diagnostic) {
        let made = try page.shelf.withCalculator(rulebook) { (calculator) throws(Diagnostic) in
          try calculator.explain(name, for: facts)
        }
        explanation = """
          <h1>\(made.label): \(text(of: made.value, made.type))</h1>
          <ul class="tree">\(node(made, depth: 0))</ul>
          """
      } catch {
        explanation = "<h1>\(name)</h1><p class=\"fault\" role=\"alert\">\(error.message)</p>"
      }
    }
    let results = rulebook.mainResults(on: facts.date)
    let options = (results.contains(name) ? results : [name] + results).map { result -> HTML in
      let label = rulebook[result]?.label ?? result
      return "<option value=\"\(result)\"\(result == name ? " selected" as HTML : "")>\(label)</option>"
    }
    let declared: HTML = (try? rulebook.description(of: name)).map { "<pre class=\"declared\">\($0.html)</pre>" } ?? ""
    return """
      <form class="bar" method="get" action="why">\(hidden())
      <label for="why-name">\(say("Result", "Ergebnis"))</label> <select id="why-name" name="_name">\(options)</select>
      <button type="submit">\(say("Show", "Zeigen"))</button></form>
      \(explanation)
      <h2>\(say("What the rules declare", "Was die Regeln sagen"))</h2>\(declared)
      \(commandLine(scenario.command("eval", [name, "--explain"])))
      """
  }

  private func link(_ name: String) -> HTML { "why?\(scenario.query([("name", name)] + kept))" }

  /// A value with its inputs. Lua limits the depth of calls between rules, and so the depth of this recursion.
  private func node(_ made: Explanation, depth: Int) -> HTML {
    let value = text(of: made.value, made.type)
    let origin: HTML
    switch made.origin {
    case .given where made.entries != nil: origin = "<span class=\"m-hint\">\(made.entries?.summary ?? "")</span>"
    case .given(let pinned):
      origin =
        "<span class=\"m-hint\">\(pinned ? say("given in place of its rule", "statt der Regel angegeben") : say("given", "angegeben"))</span>"
    case .assumed: origin = "<span class=\"m-hint\">\(say("default", "Vorgabe"))</span>"
    case .calendar: origin = "<span class=\"m-hint\">\(say("the case's", "des Falls"))</span>"
    case .rule(let source, let place):
      origin = "<span class=\"m-citation\">\(source)</span> <span class=\"m-place\">\(place)</span>"
    }
    let head: HTML = """
      <a href="\(link(made.name))">\(made.label)</a> <b class="number">\(value)</b> \(origin)
      """
    var parts = made.parameters.map { use -> HTML in
      """
      <li class="law"><a href="\(link(use.name))">\(use.label)</a> <b class="number">\(use.value.count > 60 ? String(use.value.prefix(57)) + "…" : use.value)</b>
      <span class="m-hint">\(say("since", "seit")) \(use.since)</span> <span class="m-citation">\(use.source)</span></li>
      """
    }
    parts += (made.entries?.entries.suffix(50) ?? []).map { entry -> HTML in
      """
      <li class="entry"><a href="../../journal?_edit=\(entry.number)">\(entry.day)</a>
      <b class="number">\(text(of: .number(made.entries?.amount(of: entry) ?? 0), .money))</b> \(entry.payee)</li>
      """
    }
    parts += made.inputs.map { node($0, depth: depth + 1) }
    if made.isRepeated { return "<li>\(head) <span class=\"m-hint\">\(say("see above", "siehe oben"))</span></li>" }
    if parts.isEmpty { return "<li>\(head)</li>" }
    let open: HTML = depth < 1 ? " open" : ""
    return "<li><details\(open)><summary>\(head)</summary><ul>\(parts)</ul></details></li>"
  }
}
