import LevyModel

extension Nudges {
  /// The figures whose change no case notices, for people.
  package var markup: Markup {
    var text = Markup()
    for survivor in survivors {
      text.add("\(survivor.place)", .place)
      text.add("  \(survivor.parameter)", .name)
      text.add(" of \(survivor.since)")
      if let known = survivor.known { text.add(", known since \(known)") }
      if !survivor.path.isEmpty { text.add("  \(survivor.path)") }
      text.add("  \(survivor.value) → \(survivor.nudged)", .value)
      text.add("  \(survivor.unnoticed)\n")
    }
    text.add(jurisdiction, .name)
    text.add(": \(count) figures changed, \(count - survivors.count) noticed, \(survivors.count) not\n")
    return text
  }

  /// The findings as JSON.
  package var json: JSON {
    .object([
      ("jurisdiction", .string(jurisdiction)),
      ("figures", .number(String(count))),
      (
        "unnoticed",
        .array(
          survivors.map { survivor in
            .object([
              ("parameter", .string(survivor.parameter)), ("since", .string(survivor.since.description)),
              ("known", .optional(survivor.known?.description)), ("path", .string(survivor.path)),
              ("value", .string(survivor.value)), ("nudged", .string(survivor.nudged)),
              ("readers", .number(String(survivor.readers))), ("file", .string(survivor.place.file)),
              ("line", .number(String(survivor.place.line))),
            ])
          })
      ),
    ])
  }
}

extension Nudges.Survivor {
  /// The number of cases that do not notice the change, in words.
  fileprivate var unnoticed: String {
    switch readers {
    case 0: "no case reads it"
    case 1: "unnoticed by 1 case"
    default: "unnoticed by \(readers) cases"
    }
  }
}
