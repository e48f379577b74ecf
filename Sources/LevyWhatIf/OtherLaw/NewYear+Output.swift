import LevyModel
import LevyRules

extension NewYear {
  private var name: String { jurisdiction.taxYear.name(of: year) }

  /// The list for people.
  package var markup: Markup {
    var text = Markup()
    text.add("\(jurisdiction.label), \(name): \(missing.count) figures to be looked up", .heading)
    text.endLine()
    for figure in missing { text.add(figure.markup) }
    text.endLine()
    text.add(changes.withoutMissing)
    return text
  }

  /// The list as JSON.
  package var json: JSON {
    .object([
      ("year", .number(String(year))), ("missing", .array(missing.map(\.json))), ("changes", changes.json),
    ])
  }
}

extension NewYear.Figure {
  fileprivate var markup: Markup {
    var text = parameter.line
    for (since, value) in last {
      text.add("    since \(since)  ")
      text.add(value, .value)
      text.endLine()
    }
    text.add("    \(parameter.source)", .citation)
    text.add("  \(parameter.place)", .place)
    text.endLine()
    if let announced = parameter.announced { text.add("    announced: \(announced)\n") }
    if let expected { text.add("    projected: \(expected)\n", .hint) }
    if let index, expected == nil {
      text.add("    projected by law.\(index), which has no value for the year\n", .hint)
    }
    if let fit { text.add(fit.markup) }
    return text
  }

  fileprivate var json: JSON {
    .object([
      ("name", .string(parameter.name)), ("label", .string(parameter.label)), ("source", .string(parameter.source)),
      ("announced", .optional(parameter.announced)), ("file", .string(parameter.place.file)),
      ("line", .number(String(parameter.place.line))),
      (
        "last",
        .array(
          last.map { .object([("since", .string($0.since.description)), ("value", .string($0.value))]) })
      ),
      ("projected", .optional(expected)), ("index", .optional(index)), ("fit", fit?.json ?? .null),
    ])
  }
}

extension NewYear.Fit {
  fileprivate var markup: Markup {
    var text = Markup("    the formula fits \(agreeing) of \(agreeing + others.count) past years\n", .hint)
    for other in others {
      text.add("      \(other.year): \(other.projected), published \(other.published)\n")
    }
    return text
  }

  fileprivate var json: JSON {
    .object([
      ("agreeing", .number(String(agreeing))),
      (
        "others",
        .array(
          others.map {
            .object([
              ("year", .string($0.year)), ("projected", .string($0.projected)), ("published", .string($0.published)),
            ])
          })
      ),
    ])
  }
}
