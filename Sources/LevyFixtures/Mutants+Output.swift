import LevyModel
import LevyRules

extension Mutants {
  /// The changes that no case notices, for people.
  package var markup: Markup {
    var text = Markup()
    for survivor in survivors {
      text.add("\(survivor.place)", .place)
      text.add("  \(survivor.shortOld) → \(survivor.shortNew)", .value)
      text.add("  \(survivor.unnoticed)")
      if let telling = survivor.telling {
        text.add("; \(telling.result) tells: \(telling.words)", .hint)
      }
      text.endLine()
    }
    text.add(jurisdiction, .name)
    let told = survivors.count { $0.telling != nil }
    text.add(": \(count) changes of rules, \(count - survivors.count) noticed, \(survivors.count) not")
    text.add(
      "; of those \(told) would be by a case that was found, and \(unreached) are of code that no case reaches\n")
    return text
  }

  /// The findings as JSON.
  package var json: JSON {
    .object([
      ("jurisdiction", .string(jurisdiction)), ("changes", .number(String(count))),
      ("unreached", .number(String(unreached))),
      (
        "unnoticed",
        .array(
          survivors.map { survivor in
            .object([
              ("file", .string(survivor.place.file)), ("line", .number(String(survivor.place.line))),
              ("old", .string(survivor.old)), ("new", .string(survivor.new)),
              ("readers", .number(String(survivor.readers))), ("asked", .number(String(survivor.asked))),
              ("result", .optional(survivor.telling?.result)), ("case", .optional(survivor.telling?.words)),
            ])
          })
      ),
    ])
  }

  /// The cases that distinguish a change from the original.
  package var proposed: [ProposedCase] {
    survivors.compactMap { survivor in
      survivor.telling.map { telling in
        ProposedCase(
          facts: telling.facts, result: telling.result,
          note:
            "\(telling.result) is wanted: it tells \(survivor.shortOld) from \(survivor.shortNew) at \(survivor.place)")
      }
    }
  }
}

extension Mutants.Survivor {
  /// The old and the new text, shortened to one line.
  fileprivate var shortOld: String { Self.short(old) }
  fileprivate var shortNew: String { Self.short(new) }

  private static func short(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ").cut(to: 60)
  }

  /// The number of cases that do not notice the change, in words.
  fileprivate var unnoticed: String {
    switch (readers, asked) {
    case (0, _): "no case reaches it"
    case (1, _): "unnoticed by 1 case"
    case (let readers, let asked) where asked < readers: "unnoticed by \(asked) of \(readers) cases"
    default: "unnoticed by \(readers) cases"
    }
  }
}

extension TellingCase {
  /// The facts as they can be typed.
  fileprivate var words: String {
    let head = facts.isOfWholeYear ? "year=\(facts.year)" : "date=\(facts.date)"
    return ([head] + facts.values.map { "\($0.name)=\($0.value)" }).joined(separator: " ")
  }
}
