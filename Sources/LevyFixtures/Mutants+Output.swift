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

  /// The finding for programs.
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

  /// A fixture table with a row for each change that a case was found to tell: its facts, and an empty expectation to be
  /// filled from another source than these rules.
  package static func proposal(_ all: [Mutants]) -> String {
    let rows = all.flatMap(\.survivors).compactMap { survivor in survivor.telling.map { (survivor, $0) } }
    var names: [String] = []
    var results: [String] = []
    for (_, telling) in rows {
      for fact in telling.facts.values where !names.contains(fact.name) { names.append(fact.name) }
      if !results.contains(telling.result) { results.append(telling.result) }
    }
    let dated = rows.contains { !$0.1.facts.isOfWholeYear }
    var text =
      ([dated ? "date" : "year"] + names + results.map { "expect.\($0)" } + ["source", "note"])
      .joined(separator: ",") + "\n"
    var seen: Set<String> = []
    for (survivor, telling) in rows {
      let facts = telling.facts
      let values = Dictionary(facts.values.map { ($0.name, $0.value.description) }) { first, _ in first }
      let head = dated ? facts.date.description : String(facts.year)
      let cells = [head] + names.map { values[$0] ?? "" } + results.map { _ in "" }
      // Two changes may be told by one case.
      guard seen.insert(cells.joined(separator: ",") + telling.result).inserted else { continue }
      let note =
        "\(telling.result) is wanted: it tells \(survivor.shortOld) from \(survivor.shortNew) at \(survivor.place)"
      text += (cells + ["", "\"\(note.replacing("\"", with: "'"))\""]).joined(separator: ",") + "\n"
    }
    return text
  }
}

extension Mutants.Survivor {
  /// The texts on one line.
  fileprivate var shortOld: String { Self.short(old) }
  fileprivate var shortNew: String { Self.short(new) }

  private static func short(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ").cut(to: 60)
  }

  /// Which cases do not notice.
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
  /// The facts as they are typed.
  fileprivate var words: String {
    let head = facts.isOfWholeYear ? "year=\(facts.year)" : "date=\(facts.date)"
    return ([head] + facts.values.map { "\($0.name)=\($0.value)" }).joined(separator: " ")
  }
}
