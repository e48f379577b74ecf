import ExactNumbers
import LevyCalculator
import LevyModel
import LevyRules

/// A note for people on the defaults that results have read.
package struct AssumptionNote: Sendable {
  private let assumptions: [Assumption]
  private let foremost: [Assumption]
  private let remarks: [String: String]
  private let scope: String
  private let lister: String?
  private let title: String
  private let namesFacts: Bool

  /// Makes the note.
  ///
  /// - Parameters:
  ///   - foremost: the assumptions that are named; by default the first that do not mean nothing.
  ///   - scope: the scope of the assumptions, such as ` where needed`.
  ///   - remarks: further text on assumptions, by name.
  ///   - lister: the option that shows the whole list, such as `--all`.
  ///   - title: the first word; by default "assumed".
  ///   - namesFacts: whether labels are followed by names.
  package init(
    _ assumptions: [Assumption], foremost: [Assumption] = [], scope: String = "", remarks: [String: String] = [:],
    lister: String?, title: String? = nil, namesFacts: Bool = true
  ) {
    self.namesFacts = namesFacts
    self.assumptions = assumptions
    self.title = title ?? say("assumed", "angenommen")
    self.foremost = Array((foremost.isEmpty ? assumptions.filter { !$0.isNothing } : foremost).prefix(3))
    self.scope = scope
    self.remarks = remarks
    self.lister = lister
  }

  /// The note on one line: `assumed: Filing status: single (filing); 63 more (--all)`; nil if nothing was assumed.
  package var markup: Markup? {
    guard !assumptions.isEmpty else { return nil }
    let shown = foremost.count + 1 >= assumptions.count ? assumptions : foremost
    var parts = shown.map { assumption in
      let remark = remarks[assumption.name] ?? ""
      let behind = namesFacts ? assumption.name + remark : String(remark.drop { "; ".contains($0) })
      return "\(assumption.label): \(value(of: assumption))" + (behind.isEmpty ? "" : " (\(behind))")
    }
    let rest = assumptions.count - shown.count
    if rest > 0 {
      let words = shown.isEmpty ? say("\(rest) facts", "\(rest) Angaben") : say("\(rest) more", "\(rest) weitere")
      parts.append(words + (lister.map { " (\($0))" } ?? ""))
    }
    return line(parts.joined(separator: "; "))
  }

  /// The note with all assumptions: `assumed: filing = single, months_worked = 12, children = 0, …`; nil if nothing was
  /// assumed.
  package var whole: Markup? {
    guard !assumptions.isEmpty else { return nil }
    return line(
      assumptions.map { "\($0.name) = \(value(of: $0))\(remarks[$0.name] ?? "")" }.joined(separator: ", "))
  }

  private func line(_ content: String) -> Markup {
    var text = Markup()
    text.add("\(title)\(scope): ", .hint)
    text.add(content)
    return text
  }

  private func value(of assumption: Assumption) -> String {
    if assumption.isNothing, assumption.type != .boolean { return say("none", "keine") }
    return Answer.word(for: assumption.value, type: assumption.type, namesFacts: namesFacts)
  }
}

extension Assumption {
  /// The value as JSON; null for a date that means "none".
  package var json: JSON { type == .date && isNothing ? .null : value.json(as: type) }
}

extension Answer {
  /// A note on the defaults that results have read, on one line, which names the few that could move them most; nil if
  /// there are none.
  ///
  /// - Parameters:
  ///   - lister: the option that shows the whole list, such as `--all`.
  ///   - saysEffects: whether their possible effects are added.
  ///   - namesFacts: whether labels are followed by names.
  package func assumptionNote(lister: String?, saysEffects: Bool = true, namesFacts: Bool = true) -> Markup? {
    // A few need no selection.
    let few = assumptions.count <= Calculator.mostMovers
    let foremost = !isWeighed ? [] : few ? assumptions : movers(among: assumptions).map(\.assumption)
    return AssumptionNote(
      assumptions, foremost: foremost, remarks: saysEffects ? effects(namesFacts) : [:], lister: lister,
      namesFacts: namesFacts
    ).markup
  }

  /// The possible effects of the facts that move the foremost result most, by name: `; joint: refund +1885.00`.
  private func effects(_ namesFacts: Bool) -> [String: String] {
    guard let outlook else { return [:] }
    let result = rulebook.variables[outlook.result]
    return outlook.movers.reduce(into: [:]) { effects, mover in
      let fact = rulebook.variables[mover.slot]
      let other = Answer.word(for: mover.value, type: fact.type, namesFacts: namesFacts)
      let difference = Answer.difference(mover.difference, type: result.type)
      effects[fact.name] = "; \(other): \(namesFacts ? result.name : result.label) \(difference)"
    }
  }

  /// Those of the assumptions that move the foremost result most, with their effects.
  package func movers(among assumptions: [Assumption]) -> [(assumption: Assumption, effect: Mover)] {
    (outlook?.movers ?? []).compactMap { mover in
      assumptions.first { $0.name == rulebook.variables[mover.slot].name }.map { ($0, mover) }
    }
  }

  /// A note on the estimated facts, the first of them with their values; nil if there are none.
  package func estimateNote(
    all: Bool, lister: String?, saysEffects: Bool = true, namesFacts: Bool = true
  ) -> Markup? {
    let movers = movers(among: estimates).map(\.assumption)
    let note = AssumptionNote(
      estimates, foremost: movers + estimates.filter { !movers.contains($0) },
      remarks: saysEffects ? effects(namesFacts) : [:], lister: lister, title: say("estimated", "geschätzt"),
      namesFacts: namesFacts)
    return all ? note.whole : note.markup
  }

  /// The outlook of the foremost result: `range: refund from 0.00 to 316.00, with one of 31 facts at another likely
  /// value, or the 3 that move it most together; 147 others as they are`; nil if nothing moves it.
  package func rangeNote(namesFacts: Bool = true) -> Markup? {
    guard let outlook, !outlook.movers.isEmpty else { return nil }
    let result = rulebook.variables[outlook.result]
    let least = Answer.text(of: .number(outlook.least), type: result.type)
    let greatest = Answer.text(of: .number(outlook.greatest), type: result.type)
    return Markup(say("range: ", "Spanne: "), .hint)
      + Markup(
        "\(namesFacts ? result.name : result.label) "
          + say("from \(least) to \(greatest), with ", "von \(least) bis \(greatest), wenn ")
          + outlook.words)
  }

  /// A note on all defaults that results have read.
  package var allAssumptions: Markup? { AssumptionNote(assumptions, lister: nil).whole }
}

extension Outlook {
  /// The outlook within an interview: `with likely answers from 0.00 to 316.00; most by “Donations”, +77.00; by each
  /// other one at most 15.00`; nil if it is not known how far the result can move.
  package func stillOpen(by rulebook: Rulebook) -> String? {
    guard let first = movers.first else {
      return left > 0 ? nil : say("no likely answer moves it any more", "keine übliche Antwort bewegt es noch")
    }
    let type = rulebook.variables[result].type
    func text(_ number: Exact) -> String { Answer.text(of: .number(number), type: type) }
    let (label, most) = (rulebook.variables[first.slot].label, Answer.difference(first.difference, type: type))
    let next = (movers.dropFirst().first ?? others.first).map { text($0.difference.magnitude) }
    return say(
      "with likely answers from \(text(least)) to \(text(greatest)); most by “\(label)”, \(most)",
      "mit üblichen Antworten von \(text(least)) bis \(text(greatest)); am meisten durch „\(label)“, \(most)"
    ) + (next.map { say("; by each other one at most \($0)", "; durch jede andere höchstens \($0)") } ?? "")
  }

  /// The outlook as JSON, with all facts that move the result.
  func json(by rulebook: Rulebook) -> JSON {
    let result = rulebook.variables[result]
    func json(_ number: Exact) -> JSON { Value.number(number).json(as: result.type) }
    let facts = (movers + others).map { mover in
      let fact = rulebook.variables[mover.slot]
      return JSON.object([
        ("name", .string(fact.name)), ("value", mover.value.json(as: fact.type)),
        ("difference", json(mover.difference)),
      ])
    }
    return .object([
      ("result", .string(result.name)), ("least", json(least)), ("greatest", json(greatest)), ("movers", .array(facts)),
      ("varied", .number(String(varied))), ("left", .number(String(left))),
    ])
  }

  /// The scope of the outlook as a sentence, for a page.
  package var sentence: String {
    let one = varied == 1
    let together =
      movers.count < 2
      ? ""
      : say(", then the \(movers.count) that move it most together", ", dann die \(movers.count) wichtigsten zusammen")
    let rest =
      switch left {
      case 0: ""
      case 1: say(" 1 other was left as it is.", " 1 weitere blieb, wie angenommen.")
      default: say(" \(left) others were left as they are.", " \(left) weitere blieben, wie angenommen.")
      }
    return say(
      one ? "1 answer was varied" : "\(varied) answers were varied, one at a time",
      one ? "1 Angabe wurde verändert" : "\(varied) Angaben wurden einzeln verändert") + together + "." + rest
  }

  /// The scope of the outlook: `one of 31 facts at another likely value, or the 3 that move it most together; 147
  /// others as they are`.
  package var words: String {
    let one =
      varied == 1
      ? say("one fact at another likely value", "eine Angabe einen anderen üblichen Wert hätte")
      : say(
        "one of \(varied) facts at another likely value",
        "eine von \(varied) Angaben einen anderen üblichen Wert hätte")
    let together =
      movers.count < 2
      ? ""
      : say(", or the \(movers.count) that move it most together", " oder die \(movers.count) wichtigsten zusammen")
    let rest =
      switch left {
      case 0: ""
      case 1: say("; 1 other as it is", "; 1 weitere wie angenommen")
      default: say("; \(left) others as they are", "; \(left) weitere wie angenommen")
      }
    return one + together + rest
  }
}
