import ExactNumbers
import LevyModel
import LevyPresentation

extension Kinks {
  /// A remark that kinks may be missing because the search was incomplete; nil if all were found.
  package var remark: String? {
    isComplete ? nil : "not every step was looked at, so kinks may be missing; a narrower stretch shows more"
  }

  /// The kinks for people, each with the rule that causes it.
  ///
  /// Slopes are amounts per unit of the fact, not percentages: the fact may be monthly and the result yearly.
  public var markup: Markup { Language.speaking(language) { table } }

  private var table: Markup {
    if all.isEmpty { return Markup("\(result) has no kink there\n", .hint) }
    let places = [fact] + all.map { Answer.text(of: factType.value($0.at), type: factType) }
    let slopes = ["\(result) per 1 more"] + all.map(Self.slopes)
    let hasJumps = all.contains { $0.jump != 0 }
    let jumps = ["jump"] + all.map { $0.jump == 0 ? "" : Answer.difference($0.jump, type: resultType) }
    let widths = [places, slopes, jumps].map { $0.map(\.count).max() ?? 0 }
    var text = Markup()
    func columns(_ row: Int) {
      text.add(places[row], row == 0 ? .heading : .name, width: widths[0], rightAligned: true)
      text.add(slopes[row], row == 0 ? .heading : .value, width: widths[1] + 2, rightAligned: true)
      if hasJumps { text.add(jumps[row], row == 0 ? .heading : .value, width: widths[2] + 2, rightAligned: true) }
    }
    columns(0)
    text.endLine()
    for (index, kink) in all.enumerated() {
      columns(index + 1)
      text.add("  " + kink.rule, .name)
      text.add("  \(kink.source)", .citation)
      text.add("  \(kink.place)", .place)
      if kink.falls { text.add("  falls", .error) }
      text.endLine()
      let room = 76
      let condition = kink.condition.count > room ? kink.condition.prefix(room) + "…" : kink.condition
      text.add("  \(condition)", .hint)
      text.endLine()
    }
    return text
  }

  /// Both slopes, with enough digits to show that they differ.
  private static func slopes(_ kink: Kink) -> String {
    var digits = 4
    func shown() -> [String] { [kink.before, kink.after].map { $0.formatted(fractionDigits: digits, style: style) } }
    while digits < 12, kink.before != kink.after, shown()[0] == shown()[1] { digits += 2 }
    return shown().joined(separator: " → ")
  }

  private static var style: NumberStyle { Language.shownStyle }

  /// The kinks as JSON.
  public var json: JSON {
    .object([
      ("kinks", .array(all.map { .object($0.fields(factType)) })),
      ("complete", .boolean(isComplete)),
    ])
  }
}

extension Kinks.Kink {
  /// The JSON fields of the kink.
  ///
  /// - Parameter type: the type of the fact.
  package func fields(_ type: ValueType) -> [(String, JSON)] {
    [
      ("at", type.value(at).json(as: type)), ("before", Value.number(before).json(as: .number)),
      ("after", Value.number(after).json(as: .number)), ("jump", Value.number(jump).json(as: .number)),
      ("falls", .boolean(falls)), ("rule", .string(rule)), ("source", .string(source)), ("file", .string(place.file)),
      ("line", .number(String(place.line))), ("condition", .string(condition)),
    ]
  }
}
