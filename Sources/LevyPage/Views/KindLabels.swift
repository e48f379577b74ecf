import LevyJournal
import LevyModel
import LevyRules

/// The names of the kinds of entries for people: words for the journal's own kinds, for others the label of the fact to
/// which they add up.
struct KindLabels {
  private var facts: [String: String] = [:]

  init(_ page: Page) {
    for name in (try? page.shelf.jurisdictions()) ?? [] {
      guard let rulebook = try? page.shelf.rules(name).rulebook,
        rulebook.jurisdiction.currency == page.journal?.currency
      else { continue }
      for variable in rulebook.namedVariables {
        guard case .input(let input) = variable.origin, let use = input.entries, use.flows.count == 1,
          use.yearOffset == 0, facts[use.kinds[0]] == nil
        else { continue }
        facts[use.kinds[0]] = variable.label
      }
    }
  }

  subscript(kind: String) -> String {
    switch kind {
    case "income": say("Income", "Einnahme")
    case "expense": say("Business expense", "Betriebsausgabe")
    case "tax_paid": say("Tax paid", "Gezahlte Steuer")
    case "private": say("Private", "Privat")
    case CountedEntry.setAside: say("Put aside", "Zurückgelegt")
    case "transfer": say("Between own accounts", "Zwischen eigenen Konten")
    case Journal.unsorted: say("Not sorted yet", "Noch nicht einsortiert")
    default: facts[kind] ?? kind.replacing("_", with: " ")
    }
  }
}
