import ExactNumbers
import LevyCalculator
import LevyModel
import LevyPresentation
import LevyRules
import LevyWhatIf

extension PropertyCheck.Finding {
  /// The outcome in a word: `fails`, `proved`, `held` or `untried`.
  package var word: String {
    if counterexample != nil { return "fails" }
    // Proved for every fact and every result of the property, if only for one household.
    if !proofs.isEmpty, proofs.count == property.over.count * property.compared.count { return "proved" }
    return held > 0 ? "held" : "untried"
  }

  /// The finding for people.
  package var markup: Markup {
    Language.speaking(counterexample?.cases.first?.rulebook.language) {
      var text = Markup()
      text.add(word, counterexample != nil || !isGood ? .error : .heading, width: 9)
      text.add("\(property.title)", .name)
      text.add("  \(property.place)", .place)
      text.endLine()
      for proof in proofs {
        text.add("  proved for \(proof.fact) from \(proof.from) to \(proof.to) in \(proof.year): \(proof.result)")
        let rounding = proof.rounding == 0 ? "" : ", but for rounding by at most \(proof.rounding)"
        text.add(", with no other facts than the property gives\(rounding)", .hint)
        text.endLine()
      }
      text.add("  \(tally)", .hint)
      text.endLine()
      if let counterexample { text.add(counterexample.markup) }
      return text
    }
  }

  /// The number of cases that were tried, for people.
  private var tally: String {
    var parts: [String] = []
    let noun = property.comparesCases ? "pairs of cases" : "cases"
    parts.append(counterexample == nil ? "held in \(held) \(noun)" : "held in \(held) \(noun) before")
    if others > 0 { parts.append("\(others) are not meant") }
    if without > 0 {
      parts.append("\(without) have no results" + (reason.map { ": \($0.message.prefix { $0 != "\n" })" } ?? ""))
    }
    return parts.joined(separator: ", ")
  }

  /// The finding as JSON.
  package var json: JSON {
    .object([
      ("property", .string(property.title)), ("source", .string(property.source)),
      ("file", .string(property.place.file)), ("line", .number(String(property.place.line))),
      ("outcome", .string(word)), ("held", .number(String(held))), ("not_meant", .number(String(others))),
      ("without_results", .number(String(without))), ("reason", .optional(reason?.message)),
      (
        "proofs",
        .array(
          proofs.map {
            .object([
              ("result", .string($0.result)), ("over", .string($0.fact)), ("from", .number($0.from.description)),
              ("to", .number($0.to.description)), ("year", .string($0.year)),
              ("rounding", .number($0.rounding.description)),
            ])
          })
      ),
      ("counterexample", counterexample?.json ?? .null),
    ])
  }
}

extension PropertyCheck.Counterexample {
  fileprivate var markup: Markup {
    var text = Markup("  ")
    text.add(reason, .error)
    text.endLine()
    for (title, facts) in lines where !facts.isEmpty {
      text.add("  \(title)", .heading, width: 10)
      text.add(facts.map { "\($0.name)=\($0.value)" }.joined(separator: " "))
      text.endLine()
    }
    text.add(comparison.markup())
    for command in commands {
      text.add("  \(command)", .hint)
      text.endLine()
    }
    return text
  }

  /// The facts that the cases have in common, and those of each.
  private var lines: [(title: String, facts: [(name: String, value: Value)])] {
    let all = cases.map(\.values)
    guard all.count == 2 else { return [("case", all[0])] }
    func differs(_ fact: (name: String, value: Value), from other: [(name: String, value: Value)]) -> Bool {
      !other.contains { $0.name == fact.name && $0.value == fact.value }
    }
    return [
      ("both", all[0].filter { !differs($0, from: all[1]) }), ("before", all[0].filter { differs($0, from: all[1]) }),
      ("after", all[1].filter { differs($0, from: all[0]) }),
    ]
  }

  /// The commands that reproduce the counterexample.
  private var commands: [String] {
    let head = "\(cases[0].jurisdiction) --year \(cases[0].year)"
    func words(_ facts: [(name: String, value: Value)]) -> String {
      facts.map { " " + Self.quoted("\($0.name)=\($0.value)") }.joined()
    }
    let wanted = results.map { " \($0)" }.joined()
    let (first, second) = (cases[0].values, cases[cases.count - 1].values)
    let changed = second.filter { fact in !first.contains { $0.name == fact.name && $0.value == fact.value } }
    let isDiff = first.allSatisfy { fact in second.contains { $0.name == fact.name } }
    if cases.count == 2, isDiff, !changed.isEmpty {
      let to = changed.map { " --to " + Self.quoted("\($0.name)=\($0.value)") }.joined()
      return ["levy diff \(head)\(words(first))\(to)\(wanted)"]
    }
    return cases.map { "levy eval \(head)\(words($0.values))\(wanted)" }
  }

  /// Quotes a word for the shell; words of choices may contain blanks.
  private static func quoted(_ word: String) -> String { word.contains(" ") ? "'\(word)'" : word }

  fileprivate var json: JSON {
    .object([
      ("reason", .string(reason)),
      (
        "cases",
        .array(
          cases.map { facts in
            .object(
              [("year", .number(String(facts.year)))]
                + facts.values.map { ($0.name, .string($0.value.description)) })
          })
      ), ("comparison", comparison.json), ("commands", .array(commands.map { .string($0) })),
    ])
  }
}

extension PropertyCheck {
  /// The number of properties by outcome, in a line.
  package static func summary(_ findings: [Finding]) -> String {
    let counts = ["proved", "held", "untried", "fails"].compactMap { word -> String? in
      let count = findings.count { $0.word == word }
      return count == 0 && word != "fails" ? nil : "\(count) \(word == "fails" ? "failed" : word)"
    }
    return "\(findings.count) properties: " + counts.joined(separator: ", ")
  }
}
