import ExactNumbers
import LevyModel
import LevyPresentation
import LevyRules

extension LawChanges {
  private var title: String {
    let names = [years.lowerBound, years.upperBound].map(jurisdiction.taxYear.name)
    return "\(jurisdiction.label): "
      + say("what changes from \(names[0]) to \(names[1])", "was sich von \(names[0]) zu \(names[1]) ändert")
      + (since.map { say(", as enacted since \($0)", ", beschlossen seit \($0.inGerman)") } ?? "")
  }

  private var last: String { jurisdiction.taxYear.name(of: years.upperBound) }

  /// The changes for people.
  package var markup: Markup {
    var text = withoutMissing
    if !missing.isEmpty {
      text.add(say("No figure for \(last) yet", "Noch keine Zahl für \(last)"), .heading)
      text.endLine()
      for parameter in missing { text.add(parameter.line) }
    }
    return text
  }

  /// The changes without the list of missing figures.
  var withoutMissing: Markup {
    var text = Markup(title, .heading)
    text.endLine()
    for figure in figures { text.add(figure.markup) }
    for rule in rules { text.add(rule.markup) }
    if figures.isEmpty, rules.isEmpty {
      text.add(say("  nothing that the rules have\n", "  nichts, was die Regeln haben\n"), .hint)
    }
    if undated > 0 {
      text.add(
        say(
          "  \(undated) more do not say when they were enacted\n",
          "  \(undated) weitere sagen nicht, wann sie beschlossen wurden\n"), .hint)
    }
    return text
  }

  /// The changes as JSON.
  package var json: JSON {
    .object([
      ("from", .number(String(years.lowerBound))), ("to", .number(String(years.upperBound))),
      ("since", .optional(since?.description)), ("figures", .array(figures.map(\.json))),
      ("rules", .array(rules.map(\.json))), ("undated", .number(String(undated))),
      ("missing", .array(missing.map { .string($0.name) })),
    ])
  }

  /// The changes as an Atom feed, with an entry for each. Its dates come from the rules, so that the feed does not
  /// depend on the day on which it is written.
  package var feed: String {
    let code = jurisdiction.code
    let newest = (figures.map { $0.enacted ?? $0.since } + rules.map(\.day)).max()
    let entries = figures.map { $0.entry(of: code) } + rules.map { $0.entry(of: code) }
    let document: XML = """
      <?xml version="1.0" encoding="utf-8"?>
      <feed xmlns="http://www.w3.org/2005/Atom">
        <id>levy:\(code):\(years.lowerBound):\(years.upperBound)</id>
        <title>\(title)</title>
        <updated>\(newest.map(\.description) ?? "1970-01-01")T00:00:00Z</updated>
        <author><name>Levy \(levyVersion)</name></author>
      \(entries)</feed>

      """
    return document.text
  }

  /// An entry of the feed.
  fileprivate static func entry(_ id: String, _ title: String, _ day: CalendarDate, _ content: Markup) -> XML {
    """
      <entry>
        <id>levy:\(id)</id>
        <title>\(title)</title>
        <updated>\(day)T00:00:00Z</updated>
        <content type="text">\(content.plain)</content>
      </entry>

    """
  }
}

extension Parameter {
  /// The name and label, on a line.
  var line: Markup {
    var text = Markup("  ")
    text.add(name, .name)
    text.add("  \(label)")
    text.endLine()
    return text
  }
}

extension LawChanges.Figure {
  fileprivate func entry(of code: String) -> XML {
    LawChanges.entry(
      "\(code):\(parameter.name):\(since)",
      say("\(parameter.label) from \(since)", "\(parameter.label) ab dem \(since.inGerman)"), enacted ?? since, markup)
  }

  fileprivate var markup: Markup {
    var text = Markup("  \(Value.date(since).text(in: .current))  ", .heading)
    text.add(parameter.name, .name)
    text.add("  \(parameter.label)")
    text.endLine()
    for part in parts {
      text.add("    " + (part.path.isEmpty ? "" : part.path + ": "))
      text.add("\(Self.shown(part.before)) → \(Self.shown(part.after))", .value)
      if let growth = part.growth {
        text.add("  (\(growth >= 0 ? "+" : "")\(Self.shown(growth.description)) %)", .hint)
      }
      text.endLine()
    }
    if parts.isEmpty { text.add("    \(Self.shown(before)) → \(Self.shown(after))\n", .value) }
    text.add("    \(parameter.source)", .citation)
    text.add(enacted.map { say("; enacted \($0)", "; beschlossen am \($0.inGerman)") } ?? "")
    text.add("  \(parameter.place)", .place)
    text.endLine()
    return text
  }

  /// Formats a number in the current language; other texts stay as they are in the rules.
  private static func shown(_ text: String?) -> String {
    guard let text else { return say("none", "keine") }
    return (try? Exact(parsing: text))?.formatted(fractionDigits: nil, style: Language.current?.numberStyle ?? .plain)
      ?? text
  }

  fileprivate var json: JSON {
    .object([
      ("name", .string(parameter.name)), ("label", .string(parameter.label)), ("since", .string(since.description)),
      ("enacted", .optional(enacted?.description)), ("before", .optional(before)), ("after", .optional(after)),
      (
        "parts",
        .array(
          parts.map { part in
            .object([
              ("path", .string(part.path)), ("before", .string(part.before ?? "none")),
              ("after", .string(part.after ?? "none")),
              ("growth_percent", part.growth.map { .number($0.description) } ?? .null),
            ])
          })
      ),
      ("source", .string(parameter.source)), ("file", .string(parameter.place.file)),
      ("line", .number(String(parameter.place.line))),
    ])
  }
}

extension LawChanges.Rule {
  fileprivate func entry(of code: String) -> XML {
    LawChanges.entry(
      "\(code):\(name):\(day):\(begins)", say("\(label) from \(day)", "\(label) ab dem \(day.inGerman)"), day, markup)
  }

  fileprivate var markup: Markup {
    var text = Markup("  \(Value.date(day).text(in: .current))  ", .heading)
    text.add(name, .name)
    let change =
      begins ? say("another version of the rule", "eine andere Fassung der Regel") : say("ends", "endet")
    text.add("  \(label): \(change)")
    text.endLine()
    text.add("    \(source)", .citation)
    text.add("  \(place)", .place)
    text.endLine()
    return text
  }

  fileprivate var json: JSON {
    .object([
      ("name", .string(name)), ("label", .string(label)), ("day", .string(day.description)),
      ("begins", .boolean(begins)), ("source", .string(source)), ("file", .string(place.file)),
      ("line", .number(String(place.line))),
    ])
  }
}
