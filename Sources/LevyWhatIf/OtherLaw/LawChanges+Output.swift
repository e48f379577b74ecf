import LevyModel
import LevyPresentation
import LevyRules

extension LawChanges {
  private var title: String {
    let names = [years.lowerBound, years.upperBound].map(jurisdiction.taxYear.name)
    return "\(jurisdiction.label): what changes from \(names[0]) to \(names[1])"
      + (since.map { ", as enacted since \($0)" } ?? "")
  }

  private var last: String { jurisdiction.taxYear.name(of: years.upperBound) }

  /// The changes for people.
  package var markup: Markup {
    var text = withoutMissing
    if !missing.isEmpty {
      text.add("No figure for \(last) yet", .heading)
      text.endLine()
      for parameter in missing { text.add(parameter.line) }
    }
    return text
  }

  /// The same without what is not known yet.
  var withoutMissing: Markup {
    var text = Markup(title, .heading)
    text.endLine()
    for figure in figures { text.add(figure.markup) }
    for rule in rules { text.add(rule.markup) }
    if figures.isEmpty, rules.isEmpty { text.add("  nothing that the rules have\n", .hint) }
    if undated > 0 { text.add("  \(undated) more do not say when they were enacted\n", .hint) }
    return text
  }

  /// The changes for programs.
  package var json: JSON {
    .object([
      ("from", .number(String(years.lowerBound))), ("to", .number(String(years.upperBound))),
      ("since", .optional(since?.description)), ("figures", .array(figures.map(\.json))),
      ("rules", .array(rules.map(\.json))), ("undated", .number(String(undated))),
      ("missing", .array(missing.map { .string($0.name) })),
    ])
  }

  /// The changes as an Atom feed, an entry for each. It is dated by what the rules say, so that it is the same on every day.
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

  /// What changes, when it was enacted or holds from, and the lines that say so.
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
  /// Name and label on a line.
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
      "\(code):\(parameter.name):\(since)", "\(parameter.label) from \(since)", enacted ?? since, markup)
  }

  fileprivate var markup: Markup {
    var text = Markup("  \(since)  ", .heading)
    text.add(parameter.name, .name)
    text.add("  \(parameter.label)")
    text.endLine()
    for part in parts {
      text.add("    " + (part.path.isEmpty ? "" : part.path + ": "))
      text.add("\(part.before) → \(part.after)", .value)
      if let growth = part.growth { text.add("  (\(growth >= 0 ? "+" : "")\(growth) %)", .hint) }
      text.endLine()
    }
    if parts.isEmpty { text.add("    \(before ?? "none") → \(after ?? "none")\n", .value) }
    text.add("    \(parameter.source)", .citation)
    text.add(enacted.map { "; enacted \($0)" } ?? "")
    text.add("  \(parameter.place)", .place)
    text.endLine()
    return text
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
              ("path", .string(part.path)), ("before", .string(part.before)), ("after", .string(part.after)),
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
    LawChanges.entry("\(code):\(name):\(day):\(begins)", "\(label) from \(day)", day, markup)
  }

  fileprivate var markup: Markup {
    var text = Markup("  \(day)  ", .heading)
    text.add(name, .name)
    text.add("  \(label): \(begins ? "another version of the rule" : "ends")")
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
