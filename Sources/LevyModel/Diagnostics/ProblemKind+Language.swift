extension Problem.Kind {
  /// Problems of Lua and of evaluation, which rule files cause.
  var languageExplanation: Explanation? {
    switch self {
    case .syntax:
      Explanation(
        meaning: "The file is not Lua 5.4. The message is Lua's own; the fault is often on the line before.",
        wrong: "rule \"tax\" { label = \"Tax\" source = \"§ 1\" }",
        right: "rule \"tax\" {\n  label = \"Tax\", source = \"§ 1\", type = money,\n"
          + "  compute = function(case) return case.income end,\n}")
    case .script:
      Explanation(
        meaning: "Lua stopped while a file was read: the message says what it could not do.",
        wrong: "local steps = nil\nlocal first = steps[1]", right: "local steps = { 10, 20 }\nlocal first = steps[1]")
    case .forbidden:
      Explanation(
        meaning: "Rules may not reach files, the clock, the system or other code: the same case must give the same "
          + "result on every day and machine. The year and day of a case are case.year and case.date.",
        wrong: Self.rule("return os.time()"), right: Self.rule("return case.year"))
    case .readOnly:
      Explanation(
        meaning: "What rules share cannot change, and there are no global variables: a result must not depend on what "
          + "ran before.",
        wrong: Self.rule("total = case.income return total"), right: Self.rule("local total = case.income return total")
      )
    case .numeralComparison:
      Explanation(
        meaning: "An amount is an exact number, and Lua's == between one and a numeral is always false. eq compares "
          + "values; <, <=, > and >= work as ever.",
        wrong: Self.rule("return case.income == 0 and 1 or 2"), right: Self.rule("return eq(case.income, 0) and 1 or 2")
      )
    case .unsafeSyntax:
      Explanation(
        meaning:
          "Operations on bits work on machine integers, not on exact numbers; goto and <close> are not needed by "
          + "any rule, and with _ENV a function could remember one case in the next.",
        wrong: Self.rule("return case.income | 1"), right: Self.rule("return max(case.income, 1)"))
    case .longNumeral:
      Explanation(
        meaning: "Numbers are exact and have up to 38 digits; what a numeral says beyond that would be lost silently.",
        wrong: Self.rule("return 1e300"), right: Self.rule("return 1e9"))
    case .unknownModule:
      Explanation(
        meaning: "require \"a.b\" runs a/b.lua of the jurisdiction's folder or, failing that, of the rules folder.",
        wrong: "local shapes = require \"shpaes\"", right: "local shapes = { taper = 1 }")
    case .circle:
      Explanation(
        meaning: "A result that needs itself has no value. The message shows the way round; one of these rules must do "
          + "without the next, or the case must give one of the values.",
        wrong: Self.rule("return case.fee") + "\n" + Self.rule("return case.tax", name: "fee"),
        right: Self.rule("return case.fee") + "\n" + Self.rule("return case.income", name: "fee"))
    case .wrongResult:
      Explanation(
        meaning: "A rule returned what its type does not hold: most often an amount with fractions of a cent. Round "
          + "where the statute says so.",
        wrong: Self.rule("return case.income / 3"), right: Self.rule("return floor(case.income / 3, 0.01)"))
    case .number:
      Explanation(
        meaning: "Arithmetic has no exact result: a division by zero, or a number of more than 38 digits.",
        wrong: Self.rule("return case.income / 0"), right: Self.rule("return floor(case.income / 2, 0.01)"))
    case .ruleFailed:
      Explanation(
        meaning: "The function of a rule stopped with an error. The message is Lua's, or the one that the rule gave to "
          + "error(…).",
        wrong: Self.rule("return case.income + nil"), right: Self.rule("return case.income + 1"))
    case .stopped:
      Explanation(
        meaning:
          "A rule may use so many instructions, so much memory and time, so that a slip cannot hang the program. "
          + "A loop probably does not end.",
        wrong: Self.rule("while true do end"), right: Self.rule("for _ = 1, 10 do end return 1"))
    case .tooMuch:
      Explanation(
        meaning:
          "Reading the rules of a jurisdiction is limited in files, bytes, declarations and values. A folder from "
          + "elsewhere then cannot take the program down. docs/security.md lists the limits; a program may set others.",
        wrong: "local label = {}\nfor i = 1, 40 do label = { label, label } end\n"
          + "input \"fact\" { label = label, type = money }",
        right: "input \"fact\" { label = \"Fact\", type = money }")
    case .notFollowed:
      Explanation(
        meaning: "A batch turns rules into formulas once, and then computes columns. This rule cannot be turned, so it "
          + "is interpreted for each row: slower, with the same results. It is a note, not an error. Arithmetic, "
          + "comparisons and the words of the rule language can be followed.",
        wrong: Self.rule("return #tostring(case.income)"), right: Self.rule("return floor(case.income)"))
    case .fails:
      Explanation(
        meaning: "levy check follows each rule for all cases at once. In the cases that it names the rule fails, or "
          + "returns what its type does not hold: a figure has no value yet, a table lacks a field, an amount is not "
          + "rounded. It is a warning.",
        wrong: Self.rule("if case.income > 100 then return case.income / 3 end return 0"),
        right: Self.rule("if case.income > 100 then return floor(case.income / 3, 0.01) end return 0"))
    case .unlikeUnits:
      Explanation(
        meaning:
          "levy check follows what numbers are numbers of: amounts a month and a year, rates, counts. Two that are unlike "
          + "were added, compared, limited by each other or divided, or a rule returns an amount for another time than "
          + "its 'per' says. Where nothing is declared nothing is said. It is a warning.",
        wrong: "input \"rent\" { label = \"Rent\", type = money, per = \"month\", default = 0 }\n"
          + "input \"pay\" { label = \"Pay\", type = money, per = \"year\", default = 0 }\n"
          + Self.rule("return case.pay - case.rent"),
        right: "input \"rent\" { label = \"Rent\", type = money, per = \"month\", default = 0 }\n"
          + "input \"pay\" { label = \"Pay\", type = money, per = \"year\", default = 0 }\n"
          + Self.rule("return case.pay - 12 * case.rent"))
    case .duplicateKey:
      Explanation(
        meaning:
          "A key stands twice in a table, where Lua keeps the last and drops the first without a word: a date of "
          + "a history that is written twice loses a year's figure.",
        wrong: "parameter \"fee\" { label = \"Fee\", source = \"§ 2\",\n"
          + "  since = { [\"2024-01-01\"] = 5, [\"2024-01-01\"] = 6 } }\n" + Self.rule("return law.fee"),
        right: "parameter \"fee\" { label = \"Fee\", source = \"§ 2\",\n"
          + "  since = { [\"2020-01-01\"] = 5, [\"2024-01-01\"] = 6 } }\n" + Self.rule("return law.fee"))
    case .noReturn:
      Explanation(
        meaning: "A function that must give a value has no 'return', so it would give none.",
        wrong: Self.rule("local tax = case.income"), right: Self.rule("local tax = case.income return tax"))
    case .zeroIndex:
      Explanation(
        meaning: "The first item of a Lua list is number 1. What is read at 0 is nil.",
        wrong: Self.rule("local steps = { 5, 10 } return steps[0] or 0"),
        right: Self.rule("local steps = { 5, 10 } return steps[1]"))
    case .traced:
      Explanation(
        meaning:
          "trace(label, value) shows a value while a rule is being written: with levy eval --trace, and below a failing "
          + "test. It changes no result, and is a warning of levy check so that it is not forgotten.",
        wrong: Self.rule("local base = case.income return trace(\"base\", base)"),
        right: Self.rule("local base = case.income return base"))
    case .taxpayersFact:
      Explanation(
        meaning: "A rule of each person reads a fact of the case that each person has. It is the taxpayer's, so that "
          + "the spouse's result would be made of it too. It is a warning.",
        wrong: Self.ofPersons("case.wages"), right: Self.ofPersons("person.wages"))
    case .floorsMoney:
      Explanation(
        meaning:
          "In Lua // divides and rounds down to a whole number, so that an amount loses its cents. Where that is meant, "
          + "floor(x / 2) says so, and so does a comment on the line. It is a warning.",
        wrong: Self.rule("return case.income // 3"), right: Self.rule("return floor(case.income / 3)"))
    case .bareNumber:
      Explanation(
        meaning:
          "A number of the law stands in a function. As a parameter it would have a source and a history, explanations "
          + "would show it, and a new year would be a new line. Small counts, powers of ten, steps of rounding and days "
          + "of the calendar are passed over, and so is one with a comment on its line or above it. It is a note.",
        wrong: Self.rule("return floor(case.income * 0.2, 0.01)"),
        right: "parameter \"rate\" { label = \"Rate\", source = \"§ 2\", since = { [\"2020-01-01\"] = 0.2 } }\n"
          + Self.rule("return floor(case.income * law.rate, 0.01)"))
    default: nil
    }
  }

  private static func ofPersons(_ wages: String) -> String {
    "person \"spouse\" { label = \"Spouse\", source = \"§ 1\", present = function(case) return true end }\n"
      + "input \"wages\" { of = \"person\", label = \"Wages\", type = money, default = 0 }\n"
      + "rule \"levy\" {\n  of = \"person\", label = \"Levy\", source = \"§ 2\", type = money,\n"
      + "  compute = function(person, law, case) return floor(\(wages) / 10, 0.01) end,\n}"
  }

  private static func rule(_ body: String, name: String = "tax") -> String {
    "rule \"\(name)\" {\n  label = \"Tax\", source = \"§ 1\", type = money,\n"
      + "  compute = function(case, law) \(body) end,\n}"
  }
}
