import LevyCalculator
import LevyModel

/// What results stand on that nobody gave, for people.
package struct AssumptionNote: Sendable {
  private let assumptions: [Assumption]
  private let foremost: [Assumption]
  private let remarks: [String: String]
  private let scope: String

  /// Makes the note.
  ///
  /// - Parameters:
  ///   - foremost: the few of them that are worth a word; by default the first that do not say that there is nothing.
  ///   - scope: where it was assumed, such as ` where needed`.
  ///   - remarks: what else there is to say of an assumption, by its name.
  package init(
    _ assumptions: [Assumption], foremost: [Assumption] = [], scope: String = "", remarks: [String: String] = [:]
  ) {
    self.assumptions = assumptions
    self.foremost = Array((foremost.isEmpty ? assumptions.filter { !$0.isNothing } : foremost).prefix(3))
    self.scope = scope
    self.remarks = remarks
  }

  /// `assumed: Filing status: single (filing); 63 more (--all)`; nil if nothing was assumed.
  package var markup: Markup? {
    guard !assumptions.isEmpty else { return nil }
    let shown = foremost.count + 1 >= assumptions.count ? assumptions : foremost
    var parts = shown.map { "\($0.label): \(value(of: $0)) (\($0.name)\(remarks[$0.name] ?? ""))" }
    let rest = assumptions.count - shown.count
    if rest > 0 {
      parts.append(
        shown.isEmpty
          ? say("\(rest) facts (--all)", "\(rest) Angaben (--all)")
          : say("\(rest) more (--all)", "\(rest) weitere (--all)"))
    }
    return line(parts.joined(separator: "; "))
  }

  /// `assumed: filing = single, months_worked = 12, children = 0, …`, all of them; nil if nothing was assumed.
  package var whole: Markup? {
    guard !assumptions.isEmpty else { return nil }
    return line(
      assumptions.map { "\($0.name) = \(value(of: $0))\(remarks[$0.name] ?? "")" }.joined(separator: ", "))
  }

  private func line(_ content: String) -> Markup {
    var text = Markup()
    text.add(say("assumed", "angenommen") + "\(scope): ", .hint)
    text.add(content)
    return text
  }

  private func value(of assumption: Assumption) -> String {
    if assumption.isNothing, !(assumption.type == .boolean) { return say("none", "keine") }
    return Answer.word(for: assumption.value, type: assumption.type)
  }
}

extension Answer {
  /// The defaults that the results stand on, in one line, the few that could move them most by name; nil if there are none.
  package var assumptionNote: Markup? { AssumptionNote(assumptions, foremost: foremost).markup }

  /// The same with all of them.
  package var allAssumptions: Markup? { AssumptionNote(assumptions).whole }
}
