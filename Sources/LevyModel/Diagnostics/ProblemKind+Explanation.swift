extension Problem.Kind {
  /// A full explanation of a kind of problem, with a wrong and a right example.
  package struct Explanation: Sendable {
    /// The meaning of the problem, and the reason why it is refused.
    package let meaning: String
    /// An example that causes it: lines of a rule file, or of a shell if they begin with `levy`.
    package let wrong: String
    /// The corrected example.
    package let right: String

    /// The first sentence or clause of the meaning.
    package var summary: String {
      let end = zip(meaning.indices, meaning.indices.dropFirst()).first { index, next in
        ".:;".contains(meaning[index]) && meaning[next] == " "
      }
      return String(meaning[..<(end?.0 ?? meaning.index(before: meaning.endIndex))])
    }

    /// True if the examples are lines of a shell.
    package var isCommand: Bool { wrong.hasPrefix("levy ") || wrong.contains("| levy ") }
  }
}

extension Problem.Kind.Explanation {
  /// The explanation as markup.
  package func markup(of kind: Problem.Kind) -> Markup {
    var text = Markup(kind.rawValue, .name)
    text.add("\n\n\(meaning)\n")
    for (title, lines) in [("Wrong", wrong), ("Right", right)] {
      text.add("\n\(title)\n", .heading)
      text.add(lines.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)\n" }.joined())
    }
    return text
  }

  /// The explanation as JSON.
  package func json(of kind: Problem.Kind) -> JSON {
    .object([
      ("code", .string(kind.rawValue)), ("meaning", .string(meaning)), ("wrong", .string(wrong)),
      ("right", .string(right)),
    ])
  }
}

/// Snippets of declarations from which examples are composed.
extension Problem.Kind.Explanation {
  static let interview = "\ninterview \"refund\" { label = \"Refund\", result = \"tax\" }"

  static func fee(_ since: String) -> String {
    "parameter \"fee\" { label = \"Fee\", source = \"§ 2\", since = { \(since) } }\n" + rule("return law.fee")
  }

  static func rule(_ body: String, name: String = "tax") -> String {
    "rule \"\(name)\" {\n  label = \"Tax\", source = \"§ 1\", type = money,\n"
      + "  compute = function(case, law) \(body) end,\n}"
  }

  static func steps(_ first: Int, _ second: Int) -> String {
    rule(
      "\n    if case.income > \(first) then\n      return 1\n    end\n"
        + "    if case.income > \(second) then\n      return 2\n    end\n    return 3\n ")
  }

  static func version(_ dates: String) -> String {
    "rule \"tax\" {\n  label = \"Tax\", source = \"§ 1\", type = money, \(dates),\n"
      + "  compute = function(case) return case.income end,\n}"
  }

  static func ofPersons(_ wages: String) -> String {
    "person \"spouse\" { label = \"Spouse\", source = \"§ 1\", present = function(case) return true end }\n"
      + "input \"wages\" { of = \"person\", label = \"Wages\", type = money, default = 0 }\n"
      + "rule \"levy\" {\n  of = \"person\", label = \"Levy\", source = \"§ 2\", type = money,\n"
      + "  compute = function(person, law, case) return floor(\(wages) / 10, 0.01) end,\n}"
  }
}
