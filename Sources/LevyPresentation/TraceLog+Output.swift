import LevyCalculator
import LevyModel

extension TraceLog {
  /// The traced values for people, one on a line: `trace: base = 12500  tax, de/tax.lua:12`.
  package func markup(indent: Int = 0) -> Markup {
    var text = Markup()
    let margin = String(repeating: " ", count: indent)
    for note in notes {
      text.add(margin)
      text.add("trace: ", .hint)
      text.add("\(note.label) = \(note.value)".visible())
      let origin = [note.rule, note.place?.description].compactMap { $0?.visible() }.joined(separator: ", ")
      text.add("  " + origin, .place)
      text.endLine()
    }
    if notes.isEmpty { text.add("\(margin)trace: no rule that ran has a trace(…)\n", .hint) }
    if omitted > 0 { text.add("\(margin)… and \(omitted) more\n", .hint) }
    return text
  }

  /// The traced values as JSON fields: `trace`, and the number of values that were omitted.
  package var fields: [(String, JSON)] {
    let values = notes.map { note in
      JSON.object([
        ("label", .string(note.label)), ("value", .string(note.value)), ("rule", .optional(note.rule)),
        ("file", .optional(note.place?.file)), ("line", note.place.map { .number(String($0.line)) } ?? .null),
      ])
    }
    return [("trace", .array(values))] + (omitted > 0 ? [("trace_omitted", .number(String(omitted)))] : [])
  }
}
