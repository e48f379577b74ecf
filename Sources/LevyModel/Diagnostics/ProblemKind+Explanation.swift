extension Problem.Kind {
  /// A full explanation of a kind of problem, with an example of wrong and right.
  package struct Explanation: Sendable {
    /// The meaning of the problem, and why it is refused.
    package let meaning: String
    /// An example that causes it: lines of a rule file, or of a shell if they begin with `levy`.
    package let wrong: String
    /// How to write it instead.
    package let right: String

    /// The first statement of the meaning.
    package var summary: String {
      let end = zip(meaning.indices, meaning.indices.dropFirst()).first { index, next in
        ".:;".contains(meaning[index]) && meaning[next] == " "
      }
      return String(meaning[..<(end?.0 ?? meaning.index(before: meaning.endIndex))])
    }

    /// Whether the examples are lines of a shell.
    package var isCommand: Bool { wrong.hasPrefix("levy ") || wrong.contains("| levy ") }
  }

  /// The kind at length.
  package var explanation: Explanation {
    languageExplanation ?? declarationExplanation ?? commandExplanation
      ?? Explanation(meaning: rawValue, wrong: "", right: "")
  }
}

extension Problem.Kind.Explanation {
  /// The explanation as people read it.
  package func markup(of kind: Problem.Kind) -> Markup {
    var text = Markup(kind.rawValue, .name)
    text.add("\n\n\(meaning)\n")
    for (title, lines) in [("Wrong", wrong), ("Right", right)] {
      text.add("\n\(title)\n", .heading)
      text.add(lines.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)\n" }.joined())
    }
    return text
  }

  /// The explanation for programs.
  package func json(of kind: Problem.Kind) -> JSON {
    .object([
      ("code", .string(kind.rawValue)), ("meaning", .string(meaning)), ("wrong", .string(wrong)),
      ("right", .string(right)),
    ])
  }
}
