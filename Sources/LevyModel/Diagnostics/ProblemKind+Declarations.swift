extension Problem.Kind {
  /// Problems of declarations and of the names in them.
  var declarationExplanation: Explanation? {
    switch self {
    case .unknownName:
      Explanation(
        meaning:
          "Nothing is declared under this name: an input, rule, parameter, field or column is misspelt, or a rule "
          + "uses an alias, which are for users. In rules, facts are read as case.NAME and figures as law.NAME.",
        wrong: Self.rule("return case.incme"), right: Self.rule("return case.income"))
    case .declaration:
      Explanation(
        meaning: "A declaration is a word of the rule language, a name in lower case and a table.",
        wrong: "input \"Wages\" { label = \"Wages\", type = money }",
        right: "input \"wages\" { label = \"Wages\", type = money }")
    case .unknownField:
      Explanation(
        meaning: "The declaration has a field that this kind of declaration does not know; most often it is misspelt. "
          + "levy definitions writes a file from which editors know the fields.",
        wrong: "input \"wages\" { lable = \"Wages\", type = money }",
        right: "input \"wages\" { label = \"Wages\", type = money }")
    case .missingField:
      Explanation(
        meaning:
          "A field that the declaration must have is not there. Rules and parameters need a source: the statute.",
        wrong: "input \"wages\" { label = \"Wages\" }", right: "input \"wages\" { label = \"Wages\", type = money }")
    case .wrongField:
      Explanation(
        meaning: "A field holds a value of another kind than it must, or one that its type or limits do not allow.",
        wrong: "input \"wages\" { label = \"Wages\", type = money, default = \"much\" }",
        right: "input \"wages\" { label = \"Wages\", type = money, default = 0 }")
    case .badDate:
      Explanation(
        meaning: "Dates are written \"YYYY-MM-DD\", and the day must exist.",
        wrong: "parameter \"fee\" { label = \"Fee\", source = \"§ 2\", since = { [\"2025-02-30\"] = 5 } }",
        right: "parameter \"fee\" { label = \"Fee\", source = \"§ 2\", since = { [\"2025-01-01\"] = 5 } }\n"
          + Self.rule("return law.fee"))
    case .overlap:
      Explanation(
        meaning: "On some days two versions of a rule hold. A version ends on the day before the next begins.",
        wrong: Self.version("to = \"2024-06-30\"") + "\n" + Self.version("from = \"2024-06-30\""),
        right: Self.version("to = \"2024-06-30\"") + "\n" + Self.version("from = \"2024-07-01\""))
    case .gap:
      Explanation(
        meaning: "On some days between two versions of a rule none holds. If that is the law, declare a version that "
          + "returns 0.",
        wrong: Self.version("to = \"2023-12-31\"") + "\n" + Self.version("from = \"2025-01-01\""),
        right: Self.version("to = \"2023-12-31\"") + "\n" + Self.version("from = \"2024-01-01\""))
    case .duplicateName:
      Explanation(
        meaning: "A name or alias may be declared once in a jurisdiction. Versions of a rule may share a name if they "
          + "have dates.",
        wrong: "input \"wages\" { label = \"Wages\", type = money }\ninput \"wages\" { label = \"Pay\", type = money }",
        right: "input \"wages\" { label = \"Wages\", type = money }\ninput \"pay\" { label = \"Pay\", type = money }")
    case .history:
      Explanation(
        meaning:
          "A history leaves open what it says of a year: it changed in most years and says neither that each year has a "
          + "value of its own (every = \"year\") nor that one holds until an act says otherwise (until_changed = true), or a "
          + "value begins within a year and is read for the whole of it. It is a warning.",
        wrong: Self.fee("[\"2025-01-01\"] = 6, [\"2025-07-02\"] = 7"),
        right: Self.fee("[\"2025-01-01\"] = 6, [\"2026-01-01\"] = 7"))
    case .unused:
      Explanation(
        meaning: "No rule reads this parameter: it is misspelt where it should be read, or no longer needed. It is a "
          + "warning.",
        wrong: "parameter \"fee\" { label = \"Fee\", source = \"§ 2\", since = { [\"2020-01-01\"] = 5 } }",
        right: "parameter \"fee\" { label = \"Fee\", source = \"§ 2\", since = { [\"2020-01-01\"] = 5 } }\n"
          + Self.rule("return law.fee"))
    case .idleQuestion:
      Explanation(
        meaning: "Rules read this fact, but no answer can move the result of an interview. Whatever else is answered, "
          + "it comes to the same: the fact is multiplied by a rate of zero, or lost in a minimum. The interview does "
          + "not ask for it then. A note of levy check --interviews, and no error: it may be meant.",
        wrong: Self.rule("return case.income * 0") + Self.interview,
        right: Self.rule("return case.income") + Self.interview)
    case .unreachable:
      Explanation(
        meaning:
          "No case comes to this line in any year. The conditions before it cover all there is: perhaps one is the "
          + "wrong way round, or the line is no longer needed. It is a warning.",
        wrong: Self.steps(5, 10), right: Self.steps(10, 5))
    default: nil
    }
  }

  private static let interview = "\ninterview \"refund\" { label = \"Refund\", result = \"tax\" }"

  private static func fee(_ since: String) -> String {
    "parameter \"fee\" { label = \"Fee\", source = \"§ 2\", since = { \(since) } }\n" + Self.rule("return law.fee")
  }

  private static func rule(_ body: String) -> String {
    "rule \"tax\" {\n  label = \"Tax\", source = \"§ 1\", type = money,\n  compute = function(case, law) \(body) end,\n}"
  }

  private static func steps(_ first: Int, _ second: Int) -> String {
    Self.rule(
      "\n    if case.income > \(first) then\n      return 1\n    end\n"
        + "    if case.income > \(second) then\n      return 2\n    end\n    return 3\n ")
  }

  private static func version(_ dates: String) -> String {
    "rule \"tax\" {\n  label = \"Tax\", source = \"§ 1\", type = money, \(dates),\n"
      + "  compute = function(case) return case.income end,\n}"
  }
}
