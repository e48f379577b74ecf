import LevyCharts
import LevyModel
import LevyRules

extension Page {
  /// The jurisdictions and their years, to begin with.
  func start(_ request: PageRequest) throws(PageFailure) -> PageResponse {
    let names: [String]
    do { names = try shelf.jurisdictions() } catch { throw .diagnostic(error) }
    var cards: HTML = ""
    for name in names {
      guard let shelved = try? shelf.rules(name) else {
        cards += "<li class=\"card\"><b>\(name)</b> \(say("has errors", "hat Fehler"))</li>"
        continue
      }
      let jurisdiction = shelved.rulebook.jurisdiction
      let links = jurisdiction.years.reversed().map { year -> HTML in
        let label = jurisdiction.taxYear.name(of: year)
        return "<a href=\"\(name)/\(label.replacing("/", with: "-"))/case\">\(label)</a> "
      }
      cards += "<li class=\"card\"><h2>\(jurisdiction.label)</h2><p class=\"years\">\(links)</p></li>"
    }
    let journalLink: HTML =
      journal == nil ? "" : "<p><a class=\"button\" href=\"journal\">\(say("Journal", "Journal"))</a></p>"
    let body: HTML = """
      <h1>\(say("Which taxes, which year?", "Welche Steuern, welches Jahr?"))</h1>
      <ul class="cards">\(cards)</ul>\(journalLink)
      """
    return PageResponse(body: Layout(title: "levy", base: "", body: body).text)
  }
}
