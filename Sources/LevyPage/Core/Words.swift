import LevyCalculator
import LevyModel
import LevyPresentation
import LevyRules

/// Words for people: labels in place of the names that rules have.
extension ScenarioView {
  /// A text of the rules, with labels in place of the names that only rules have.
  ///
  /// - Parameter person: whose facts a name without a person means.
  func plain(_ text: String, of person: Person? = nil) -> String {
    rulebook.plain(text, of: person)
  }

  /// A sentence in which no amount breaks off from its unit, and no section from its sign.
  func sentence(_ text: String) -> HTML {
    let parts = plain(text).split(separator: " ", omittingEmptySubsequences: false)
    var out: HTML = ""
    var place = 0
    while place < parts.count {
      let (last, next) = (parts[place].last, place + 1 < parts.count ? parts[place + 1] : "")
      let isAmount = last?.isNumber == true && (next.hasPrefix("€") || next.hasPrefix("%")) || last == "§" && next != ""
      let gap: HTML = place == 0 ? "" : " "
      if isAmount {
        out += "\(gap)<span class=\"number\">\(parts[place]) \(parts[place + 1])</span>"
      } else {
        out += "\(gap)\(parts[place])"
      }
      place += isAmount ? 2 : 1
    }
    return out
  }

  /// Why there is no result, in words.
  func plain(_ diagnostic: Diagnostic) -> String {
    guard let wrong = scenario.facts.misread.values.first(where: { $0.diagnostic.problem == diagnostic.problem }) else {
      return plain(diagnostic.message)
    }
    return "\(rulebook[wrong.name]?.label ?? wrong.name): \(words(wrong.diagnostic))"
  }

  /// Why a fact counts for nothing.
  func words(_ reason: UnusedFact.Reason) -> String {
    switch reason {
    case .decided(let by, let value, let type):
      let fact = rulebook[by].map { "\($0.label): \(text(of: value, $0.type))" } ?? "\(by) = \(text(of: value, type))"
      return say("not used, since “\(fact)”", "nicht verwendet, da „\(fact)“")
    case .pinned(let by):
      let label = rulebook[by]?.label ?? by
      return say("not used, since “\(label)” is given", "nicht verwendet, da „\(label)“ angegeben ist")
    case .unread, .noDifference, .incomplete: return plain(reason.words())
    }
  }

  /// What the journal gave, and what it did not since it was typed.
  func words(_ count: EntryCount) -> [HTML] {
    count.counted.map { item in
      "\(item.variable.label): \(text(of: .number(item.sum.amount), .money)), \(item.sum.words)"
    }
      + count.typed.map { item in
        let amount = text(of: .number(item.sum.amount), .money)
        return say(
          "\(item.variable.label): as you gave it, not \(amount), \(item.sum.words)",
          "\(item.variable.label): wie angegeben, nicht \(amount), \(item.sum.words)")
      }.map { "\($0)" }
  }

  /// What an assumption or estimate takes for given: the label, and the value in words.
  func row(_ assumption: Assumption, note: HTML = "") -> Row {
    let value =
      assumption.isNothing && assumption.type != .boolean
      ? say("none", "keine") : text(of: assumption.value, assumption.type)
    return Row(
      label: "<a href=\"\(question(assumption.name))\">\(assumption.label)</a>", value: "\(value)", note: note)
  }

  /// Each thing that is doubtful or not covered, once, with its statute.
  func caveats(_ answer: Answer) -> [HTML] {
    var seen: Set<String> = []
    return (answer.doubtful + answer.caveats).map(\.caveat).filter { seen.insert($0.text).inserted }.map { caveat in
      let title =
        switch caveat.kind {
        case .notCovered: say("Not in it:", "Nicht enthalten:")
        case .doubtful: say("Is that right?", "Stimmt das?")
        case .impossible: say("Impossible:", "Unmöglich:")
        }
      let source: HTML = caveat.source.isEmpty ? "" : " <span class=\"m-citation\">\(caveat.source)</span>"
      let text = plain(caveat.text)
      return "<b>\(title)</b> \(text.prefix(1).uppercased() + text.dropFirst())\(source)"
    }
  }
}
