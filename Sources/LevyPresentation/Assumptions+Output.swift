import LevyCalculator
import LevyModel

/// What results stand on that nobody gave, in one line for people.
package struct AssumptionNote: Sendable {
  private let assumptions: [Assumption]
  private let remarks: [String: String]
  private let scope: String

  /// Makes the note.
  ///
  /// - Parameters:
  ///   - scope: where it was assumed, such as ` where needed`.
  ///   - remarks: what else there is to say of an assumption, by its name.
  package init(_ assumptions: [Assumption], scope: String = "", remarks: [String: String] = [:]) {
    self.assumptions = assumptions
    self.scope = scope
    self.remarks = remarks
  }

  /// `assumed: filing = single, months_worked = 12, children = 0 and 60 more of 0 or no`; nil if nothing was.
  package var markup: Markup? {
    guard !assumptions.isEmpty else { return nil }
    let telling = assumptions.filter { !$0.isNothing }
    let nothing = assumptions.filter(\.isNothing)
    var shown = telling.prefix(8) + nothing.prefix(3)
    // The last one takes no more room than to say that there is one more.
    if shown.count + 1 >= assumptions.count { shown = telling + nothing[...] }
    var text = Markup()
    text.add(say("assumed", "angenommen") + "\(scope): ", .hint)
    text.add(shown.map(words).joined(separator: ", "))
    if shown.count < assumptions.count {
      let more = assumptions.count - shown.count
      text.add(say(" and \(more) more", " und \(more) weitere"))
      if telling.count <= 8 { text.add(say(" of 0 or no", " von 0 oder nein")) }
    }
    return text
  }

  private func words(_ assumption: Assumption) -> String {
    let value = Answer.word(for: assumption.value, type: assumption.type)
    return "\(assumption.name) = \(value)\(remarks[assumption.name] ?? "")"
  }
}

extension Answer {
  /// The defaults that the results stand on, in one line; nil if there are none.
  package var assumptionNote: Markup? { AssumptionNote(assumptions).markup }
}
