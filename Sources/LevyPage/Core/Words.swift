import LevyCalculator
import LevyModel
import LevyPresentation
import LevyRules

/// Texts for people: labels in place of the names in rules.
extension ScenarioView {
  /// Returns a text of the rules with labels in place of names.
  ///
  /// - Parameter person: the person to whom names without a person refer.
  func plain(_ text: String, of person: Person? = nil) -> String {
    rulebook.plain(text, of: person)
  }

  /// A sentence that does not break between an amount and its unit, or between § and the number of a section.
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

  /// The reason why there is no result, in words.
  func plain(_ diagnostic: Diagnostic) -> String {
    guard let wrong = scenario.facts.misread.values.first(where: { $0.diagnostic.problem == diagnostic.problem }) else {
      return plain(diagnostic.message)
    }
    return "\(rulebook[wrong.name]?.label ?? wrong.name): \(words(wrong.diagnostic))"
  }

  /// The reason why a fact is not used, in words.
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

  /// The facts that were taken from the journal, and those for which a typed value was used in place of the journal's.
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

  /// A row for an assumption or estimate: its label, and its value in words.
  func row(_ assumption: Assumption, note: HTML = "") -> Row {
    let value =
      assumption.isNothing && assumption.type != .boolean
      ? say("none", "keine") : text(of: assumption.value, assumption.type)
    return Row(
      label: "<a href=\"\(question(assumption.name))\">\(assumption.label)</a>", value: "\(value)", note: note)
  }

  /// The caveats of an answer, each once, with its statute; the doubtful ones come first.
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
