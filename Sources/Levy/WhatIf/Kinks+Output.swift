import ExactNumbers

extension Kinks {
  /// The kinks for people, each with the rule that makes it.
  ///
  /// - Parameter type: the type of the fact.
  public func markup(_ type: ValueType) -> Markup {
    var text = Markup()
    let places = all.map { Answer.text(of: type.value($0.at), type: type) }
    let rates = all.map { "\(Self.percent($0.before)) → \(Self.percent($0.after))" }
    let jumps = all.map { kink in
      kink.jump == 0 ? "" : (kink.jump > 0 ? "+" : "") + kink.jump.formatted(fractionDigits: 2)
    }
    let widths = [places, rates, jumps].map { $0.map(\.count).max() ?? 0 }
    for (index, kink) in all.enumerated() {
      text.add(places[index], .name, width: widths[0], rightAligned: true)
      text.add(rates[index], .value, width: widths[1] + 2, rightAligned: true)
      if widths[2] > 0 { text.add(jumps[index], .value, width: widths[2] + 2, rightAligned: true) }
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

  /// The kinks for programs.
  ///
  /// - Parameter type: the type of the fact.
  public func json(_ type: ValueType) -> JSON {
    .object([
      (
        "kinks",
        .array(
          all.map { kink in
            .object([
              ("at", type.value(kink.at).json(as: type)),
              ("before", Value.number(kink.before).json(as: .rate)),
              ("after", Value.number(kink.after).json(as: .rate)),
              ("jump", Value.number(kink.jump).json(as: .number)),
              ("falls", .boolean(kink.falls)),
              ("rule", .string(kink.rule)),
              ("source", .string(kink.source)),
              ("file", .string(kink.place.file)),
              ("line", .number(String(kink.place.line))),
              ("condition", .string(kink.condition)),
            ])
          })
      ),
      ("complete", .boolean(isComplete)),
    ])
  }

  private static func percent(_ rate: Exact) -> String {
    ((try? rate.multiplied(by: 100)) ?? rate).formatted(fractionDigits: 2) + " %"
  }
}
