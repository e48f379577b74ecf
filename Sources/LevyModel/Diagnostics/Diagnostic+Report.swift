extension Diagnostic: CustomStringConvertible {
  /// The place and the problem, without values of the case, so that it may be logged.
  public var description: String { text(reveals: false) }

  /// The place, the problem with the offending value, an excerpt and a remedy.
  public var message: String { markup.plain }

  /// The message as markup.
  public var markup: Markup {
    var markup = Markup(text(reveals: true))
    if let excerpt {
      markup.add("\n")
      markup.add(excerpt.markup)
    }
    if let help {
      let title = say("  help: ", "  Hilfe: ")
      markup.add("\n\(title)", .hint)
      markup.add(help.split(separator: "\n").joined(separator: "\n" + String(repeating: " ", count: title.count)))
    }
    return markup
  }

  /// The message with its severity and code: `error[bad-value]: …`. Overlong lines are cut.
  package func report(severity: String? = nil) -> Markup {
    (Markup("\(severity ?? say("error", "Fehler"))[\(problem.code)]: ", .error) + markup).withLines(
      ofAtMost: Self.longestLine)
  }

  private static let longestLine = 1000

  private func text(reveals: Bool) -> String {
    var text = (place.map { "\($0): ".visible() } ?? "") + problem.sentence(reveals: reveals)
    switch problem {
    case .ruleFailed, .wrongResult, .missing, .circle, .impossible: break
    default: if let rule = rules.last?.visible() { text += say(" (in rule '\(rule)')", " (in der Regel '\(rule)')") }
    }
    return text
  }
}

extension RulebookErrors: CustomStringConvertible {
  /// The messages, one below the other.
  public var description: String { diagnostics.map(\.message).joined(separator: "\n") }
}
