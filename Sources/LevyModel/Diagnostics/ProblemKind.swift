extension Problem {
  /// The kinds of problems. A kind's raw value is its code: a stable name for programs, and for `levy explain`.
  package enum Kind: String, Sendable, CaseIterable {
    // Names and values
    case unknownName = "unknown-name"
    case decidesNothing = "decides-nothing"
    case badValue = "bad-value"
    case ambiguous
    case outOfRange = "out-of-range"
    case givenTwice = "given-twice"
    case missing
    case unusedFact = "unused-fact"
    case noSuchPerson = "no-such-person"
    case supposed
    case impossible
    case noYear = "no-year"
    case dateOutsideYear = "date-outside-year"
    case noLaw = "no-law"
    case notKnown = "not-known"
    case otherRules = "other-rules"
    // Evaluation
    case circle
    case wrongResult = "wrong-result"
    case number
    case ruleFailed = "rule-failed"
    case stopped
    case notFollowed = "not-followed"
    // Lua
    case syntax
    case script
    case forbidden
    case readOnly = "read-only"
    case numeralComparison = "numeral-comparison"
    case unsafeSyntax = "unsafe-syntax"
    case longNumeral = "long-numeral"
    case unknownModule = "unknown-module"
    case tooMuch = "too-much"
    // Declarations
    case declaration
    case unknownField = "unknown-field"
    case missingField = "missing-field"
    case wrongField = "wrong-field"
    case badDate = "bad-date"
    case overlap
    case gap
    case duplicateName = "duplicate-name"
    case history
    case unused
    case unreachable
    case fails
    case unlikeUnits = "unlike-units"
    case idleQuestion = "idle-question"
    case duplicateKey = "duplicate-key"
    case noReturn = "no-return"
    case zeroIndex = "zero-index"
    case traced
    case taxpayersFact = "taxpayers-fact"
    case floorsMoney = "floors-money"
    case uncached
    case bareNumber = "bare-number"
    case computedName = "computed-name"
    // Files and tables
    case unreadable
    case fileExists = "file-exists"
    case unwritable
    case sameFile = "same-file"
    case unknownJurisdiction = "unknown-jurisdiction"
    case noRules = "no-rules"
    case table
    case malformedRow = "malformed-row"
    case resultColumn = "result-column"
    // The command
    case usage
    case nothingFound = "nothing-found"
  }
}

extension Problem.Kind {
  /// The explanation of the kind, with examples that the tests run.
  package var explanation: Explanation {
    switch self {
    // Input: facts, years, files, tables
    case .badValue:
      Explanation(
        meaning: "The value is not of the name's type. levy describe JURISDICTION NAME shows what may be given.",
        wrong: "levy eval de --year 2025 zve=60000 filing=jiont",
        right: "levy eval de --year 2025 zve=60000 filing=joint")
    case .ambiguous:
      Explanation(
        meaning:
          "What was typed could mean two values, such as 60.000, which is sixty to some and sixty thousand to others. "
          + "The error names both, each written so that it means one thing. With --lang de or en a mark of thousands of "
          + "that language is no doubt.",
        wrong: "levy eval de --year 2025 zve=60.000 est", right: "levy eval de --year 2025 zve=60000 est")
    case .outOfRange:
      Explanation(
        meaning: "The value is of the right type, but outside the limits that its declaration sets.",
        wrong: "levy eval de --year 2025 zve=-5", right: "levy eval de --year 2025 zve=5")
    case .givenTwice:
      Explanation(
        meaning: "The same fact is given twice, perhaps once by its name and once by an alias.",
        wrong: "levy eval de --year 2025 zve=60000 taxable_income=60000", right: "levy eval de --year 2025 zve=60000")
    case .missing:
      Explanation(
        meaning: "A result needs facts that are not given and have no default. A missing fact is never taken for zero.",
        wrong: "levy eval de --year 2025 est", right: "levy eval de --year 2025 est zve=60000")
    case .decidesNothing:
      Explanation(
        meaning: "The rules know the word, and that nothing which they compute depends on it.",
        wrong: "levy eval de --year 2025 zve=60000 wohngeld=3000 est", right: "levy eval de --year 2025 zve=60000 est")
    case .unusedFact:
      Explanation(
        meaning:
          "With --strict each fact that is given must count for something that was asked for. The message names what keeps it "
          + "from being read.",
        wrong: "levy eval de --year 2025 est=9000 wages=30000 est --strict",
        right: "levy eval de --year 2025 est=9000 est --strict")
    case .noSuchPerson:
      Explanation(
        meaning:
          "A fact is given, or a result asked for, of a person who is not there. Nobody has a spouse's wages who is not "
          + "married, for instance. Who is there follows from other facts; the message names the "
          + "rule that says so.",
        wrong: "levy eval ie --year 2025 salary=50000 spouse.salary=20000",
        right:
          "levy eval ie --year 2025 salary=50000 marital_status=married spouse.salary=20000")
    case .supposed:
      Explanation(
        meaning:
          "A rule compares the case with what it would be if something were otherwise. A result that is given is that of "
          + "the case as it is; what it would be otherwise, only the facts say from which it follows.",
        wrong: "levy eval de --year 2025 zve=60000 capital_receipts=5000 tariff_better",
        right: "levy eval de --year 2025 profit=60000 capital_receipts=5000 tariff_better")
    case .impossible:
      Explanation(
        meaning:
          "Facts are given that cannot all be true, so that any result would be one of nobody's case. A check of the rules "
          + "says what they should have in common; the message names the facts.",
        wrong: "levy eval ie --year 2025 salary=40000 remote_days=366 income_tax",
        right: "levy eval ie --year 2025 salary=40000 remote_days=100 income_tax")
    case .noYear:
      Explanation(
        meaning:
          "Law differs from year to year, so tables and exports must say their year. A single case "
          + "is of today's year unless it says another.",
        wrong: "printf 'zve\\n60000\\n' | levy batch de - --given zve --output income_tax",
        right: "printf 'zve\\n60000\\n' | levy batch de - --given zve --output income_tax --year 2025")
    case .dateOutsideYear:
      Explanation(
        meaning: "The day whose law applies must lie in the case's year.",
        wrong: "levy batch de people.csv   # with the columns year and date: 2025,2024-06-30",
        right: "levy batch de people.csv   # 2025,2025-06-30")
    case .noLaw:
      Explanation(
        meaning:
          "There is no law for that year or day: the rules do not cover it, a rule is not in force, or a parameter "
          + "has no value then. Another year's law is never used in its place.",
        wrong: "levy eval de --year 1999 zve=60000", right: "levy eval de --year 2002 zve=60000")
    case .notKnown:
      Explanation(
        meaning:
          "The rules do not say what was known on the day of --known: law that holds later may have been enacted by "
          + "then or not. A figure is known from its first day on, or from the day that revised { … } "
          + "gives it. Later law is never passed off as known.",
        wrong: "levy eval de --year 2005 --known 2004-06-30 zve=60000 est",
        right: "levy eval de --year 2005 --known 2005-06-30 zve=60000 est")
    case .otherRules:
      Explanation(
        meaning:
          "A program has a case computed by other rules than it was made by: of another jurisdiction, or of the same one read "
          + "again after its files had changed. The same name may stand for something else there. Case.moved(to:) "
          + "gives the same values by their names and says what does not fit.",
        wrong: "levy …   # of a program: Calculator(newRules).evaluate(\"tax\", for: oldCase)",
        right: "levy …   # of a program: Calculator(newRules).evaluate(\"tax\", for: oldCase.moved(to: newRules))")
    case .unreadable:
      Explanation(
        meaning: "A file or folder could not be read: it is not there, or permission is lacking. Rules are sought in "
          + "--rules, else LEVY_RULES, else ./rules, else beside the program.",
        wrong: "levy check nowhere", right: "levy check ie")
    case .usage:
      Explanation(
        meaning:
          "The command line or the entry is not of the form that the command takes: an option is misspelt, lacks "
          + "its value or excludes another, or a word stands where a fact should. levy help COMMAND shows the form.",
        wrong: "levy eval de --yeer 2025 zve=60000", right: "levy eval de --year 2025 zve=60000")
    case .nothingFound:
      Explanation(
        meaning:
          "All went well, but there is nothing: no value gives the wanted result, or no test matches. That is no "
          + "success, so the exit code is 1.",
        wrong: "levy test ie -k nosuchcase", right: "levy test ie -k assignee")
    case .unwritable:
      Explanation(
        meaning:
          "Results could not be written: the disk is full, the output was closed, or permission is lacking. What "
          + "was written is incomplete.",
        wrong: "levy eval de --year 2025 zve=60000 > /dev/full", right: "levy eval de --year 2025 zve=60000 > /dev/null"
      )
    case .sameFile:
      Explanation(
        meaning:
          "A file that is to be written is also read, or written as something else too. It may have several names, or "
          + "be reached through a link. One of the two would be lost, so nothing is written.",
        wrong: "levy batch de examples/people.csv --keep id,name --given zve -o examples/people.csv",
        right: "levy batch de examples/people.csv --keep id,name --given zve -o /dev/null")
    case .fileExists:
      Explanation(
        meaning: "There is a file of that name which levy did not write, or wrote as something else. It is left alone, "
          + "as a session is where a case is to be saved. At the prompt, :save! and :save-session! replace it.",
        wrong: "levy ask de --year 2025 zve=60000 est --save README.md   # which is no case",
        right: "levy ask de --year 2025 zve=60000 est --save new.case")
    case .unknownJurisdiction:
      Explanation(
        meaning: "The rules folder has no folder of that name. Each folder in it is a jurisdiction.",
        wrong: "levy describe fr", right: "levy describe de")
    case .noRules:
      Explanation(
        meaning: "The folder has no folders with rule files, so it is no rules folder.",
        wrong: "levy describe ie --rules docs", right: "levy describe ie --rules rules")
    case .table:
      Explanation(
        meaning:
          "A file is no CSV table: it is empty, has no or a double header, or a quoted cell never ends; or a table of "
          + "further things does not go with the rows to which they belong.",
        wrong: "levy batch de /dev/null --year 2025",
        right: "printf 'zve\\n60000\\n' | levy batch de - --given zve --year 2025 --output est")
    case .malformedRow:
      Explanation(
        meaning:
          "A row has more or fewer cells than the header, or expects nothing where it should. The other rows are "
          + "computed.",
        wrong: "levy batch de people.csv   # header: year,zve   row: 2025,60000,5",
        right: "levy batch de people.csv   # header: year,zve   row: 2025,60000")
    case .resultColumn:
      Explanation(
        meaning:
          "A column of the table has the name of a result. One that was left over from last year would stand in place of the "
          + "rules, and all results with it, so it is taken only if it is named. One that bears the very name under which a "
          + "result is to be added would not be told from it.",
        wrong: "printf 'zve\\n60000\\n' | levy batch de - --year 2025 --output est",
        right: "printf 'zve\\n60000\\n' | levy batch de - --year 2025 --output est --given zve")

    // Declarations, and the names in them
    case .unknownName:
      Explanation(
        meaning:
          "Nothing is declared under this name: an input, rule, parameter, field or column is misspelt, or a rule "
          + "uses an alias, which are for users. In rules, facts are read as case.NAME and figures as law.NAME.",
        wrong: Explanation.rule("return case.incme"), right: Explanation.rule("return case.income"))
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
          + Explanation.rule("return law.fee"))
    case .overlap:
      Explanation(
        meaning: "On some days two versions of a rule hold. A version ends on the day before the next begins.",
        wrong: Explanation.version("to = \"2024-06-30\"") + "\n" + Explanation.version("from = \"2024-06-30\""),
        right: Explanation.version("to = \"2024-06-30\"") + "\n" + Explanation.version("from = \"2024-07-01\""))
    case .gap:
      Explanation(
        meaning: "On some days between two versions of a rule none holds. If that is the law, declare a version that "
          + "returns 0.",
        wrong: Explanation.version("to = \"2023-12-31\"") + "\n" + Explanation.version("from = \"2025-01-01\""),
        right: Explanation.version("to = \"2023-12-31\"") + "\n" + Explanation.version("from = \"2024-01-01\""))
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
        wrong: Explanation.fee("[\"2025-01-01\"] = 6, [\"2025-07-02\"] = 7"),
        right: Explanation.fee("[\"2025-01-01\"] = 6, [\"2026-01-01\"] = 7"))
    case .unused:
      Explanation(
        meaning: "No rule reads this parameter: it is misspelt where it should be read, or no longer needed. It is a "
          + "warning.",
        wrong: "parameter \"fee\" { label = \"Fee\", source = \"§ 2\", since = { [\"2020-01-01\"] = 5 } }",
        right: "parameter \"fee\" { label = \"Fee\", source = \"§ 2\", since = { [\"2020-01-01\"] = 5 } }\n"
          + Explanation.rule("return law.fee"))
    case .idleQuestion:
      Explanation(
        meaning: "Rules read this fact, but no answer can move the result of an interview. Whatever else is answered, "
          + "it comes to the same: the fact is multiplied by a rate of zero, or lost in a minimum. The interview does "
          + "not ask for it then. A note of levy check --interviews, and no error: it may be meant.",
        wrong: Explanation.rule("return case.income * 0") + Explanation.interview,
        right: Explanation.rule("return case.income") + Explanation.interview)
    case .unreachable:
      Explanation(
        meaning:
          "No case comes to this line in any year. The conditions before it cover all there is: perhaps one is the "
          + "wrong way round, or the line is no longer needed. It is a warning.",
        wrong: Explanation.steps(5, 10), right: Explanation.steps(10, 5))

    // Lua and evaluation
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
        wrong: Explanation.rule("return os.time()"), right: Explanation.rule("return case.year"))
    case .readOnly:
      Explanation(
        meaning: "What rules share cannot change, and there are no global variables: a result must not depend on what "
          + "ran before.",
        wrong: Explanation.rule("total = case.income return total"),
        right: Explanation.rule("local total = case.income return total")
      )
    case .numeralComparison:
      Explanation(
        meaning: "An amount is an exact number, and Lua's == between one and a numeral is always false. eq compares "
          + "values; <, <=, > and >= work as ever.",
        wrong: Explanation.rule("return case.income == 0 and 1 or 2"),
        right: Explanation.rule("return eq(case.income, 0) and 1 or 2")
      )
    case .unsafeSyntax:
      Explanation(
        meaning:
          "Operations on bits work on machine integers, not on exact numbers; goto and <close> are not needed by "
          + "any rule, and with _ENV a function could remember one case in the next.",
        wrong: Explanation.rule("return case.income | 1"), right: Explanation.rule("return max(case.income, 1)"))
    case .longNumeral:
      Explanation(
        meaning: "Numbers are exact and have up to 38 digits; what a numeral says beyond that would be lost silently.",
        wrong: Explanation.rule("return 1e300"), right: Explanation.rule("return 1e9"))
    case .unknownModule:
      Explanation(
        meaning: "require \"a.b\" runs a/b.lua of the jurisdiction's folder or, failing that, of the rules folder.",
        wrong: "local shapes = require \"shpaes\"", right: "local shapes = { taper = 1 }")
    case .circle:
      Explanation(
        meaning: "A result that needs itself has no value. The message shows the way round; one of these rules must do "
          + "without the next, or the case must give one of the values.",
        wrong: Explanation.rule("return case.fee") + "\n" + Explanation.rule("return case.tax", name: "fee"),
        right: Explanation.rule("return case.fee") + "\n" + Explanation.rule("return case.income", name: "fee"))
    case .wrongResult:
      Explanation(
        meaning: "A rule returned what its type does not hold: most often an amount with fractions of a cent. Round "
          + "where the statute says so.",
        wrong: Explanation.rule("return case.income / 3"),
        right: Explanation.rule("return floor(case.income / 3, 0.01)"))
    case .number:
      Explanation(
        meaning: "Arithmetic has no exact result: a division by zero, or a number of more than 38 digits.",
        wrong: Explanation.rule("return case.income / 0"),
        right: Explanation.rule("return floor(case.income / 2, 0.01)"))
    case .ruleFailed:
      Explanation(
        meaning: "The function of a rule stopped with an error. The message is Lua's, or the one that the rule gave to "
          + "error(…).",
        wrong: Explanation.rule("return case.income + nil"), right: Explanation.rule("return case.income + 1"))
    case .stopped:
      Explanation(
        meaning:
          "A rule may use so many instructions, so much memory and time, so that a slip cannot hang the program. "
          + "A loop probably does not end.",
        wrong: Explanation.rule("while true do end"), right: Explanation.rule("for _ = 1, 10 do end return 1"))
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
        wrong: Explanation.rule("return #tostring(case.income)"), right: Explanation.rule("return floor(case.income)"))
    case .fails:
      Explanation(
        meaning: "levy check follows each rule for all cases at once. In the cases that it names the rule fails, or "
          + "returns what its type does not hold: a figure has no value yet, a table lacks a field, an amount is not "
          + "rounded. It is a warning.",
        wrong: Explanation.rule("if case.income > 100 then return case.income / 3 end return 0"),
        right: Explanation.rule("if case.income > 100 then return floor(case.income / 3, 0.01) end return 0"))
    case .unlikeUnits:
      Explanation(
        meaning:
          "levy check follows what numbers are numbers of: amounts a month and a year, rates, counts. Two that are unlike "
          + "were added, compared, limited by each other or divided, or a rule returns an amount for another time than "
          + "its 'per' says. Where nothing is declared nothing is said. It is a warning.",
        wrong: "input \"rent\" { label = \"Rent\", type = money, per = \"month\", default = 0 }\n"
          + "input \"pay\" { label = \"Pay\", type = money, per = \"year\", default = 0 }\n"
          + Explanation.rule("return case.pay - case.rent"),
        right: "input \"rent\" { label = \"Rent\", type = money, per = \"month\", default = 0 }\n"
          + "input \"pay\" { label = \"Pay\", type = money, per = \"year\", default = 0 }\n"
          + Explanation.rule("return case.pay - 12 * case.rent"))
    case .duplicateKey:
      Explanation(
        meaning:
          "A key stands twice in a table, where Lua keeps the last and drops the first without a word: a date of "
          + "a history that is written twice loses a year's figure.",
        wrong: "parameter \"fee\" { label = \"Fee\", source = \"§ 2\",\n"
          + "  since = { [\"2024-01-01\"] = 5, [\"2024-01-01\"] = 6 } }\n" + Explanation.rule("return law.fee"),
        right: "parameter \"fee\" { label = \"Fee\", source = \"§ 2\",\n"
          + "  since = { [\"2020-01-01\"] = 5, [\"2024-01-01\"] = 6 } }\n" + Explanation.rule("return law.fee"))
    case .noReturn:
      Explanation(
        meaning: "A function that must give a value has no 'return', so it would give none.",
        wrong: Explanation.rule("local tax = case.income"),
        right: Explanation.rule("local tax = case.income return tax"))
    case .zeroIndex:
      Explanation(
        meaning: "The first item of a Lua list is number 1. What is read at 0 is nil.",
        wrong: Explanation.rule("local steps = { 5, 10 } return steps[0] or 0"),
        right: Explanation.rule("local steps = { 5, 10 } return steps[1]"))
    case .traced:
      Explanation(
        meaning:
          "trace(label, value) shows a value while a rule is being written: with levy eval --trace, and below a failing "
          + "test. It changes no result, and is a warning of levy check so that it is not forgotten.",
        wrong: Explanation.rule("local base = case.income return trace(\"base\", base)"),
        right: Explanation.rule("local base = case.income return base"))
    case .taxpayersFact:
      Explanation(
        meaning: "A rule of each person reads a fact of the case that each person has. It is the taxpayer's, so that "
          + "the spouse's result would be made of it too. It is a warning.",
        wrong: Explanation.ofPersons("case.wages"), right: Explanation.ofPersons("person.wages"))
    case .floorsMoney:
      Explanation(
        meaning:
          "In Lua // divides and rounds down to a whole number, so that an amount loses its cents. Where that is meant, "
          + "floor(x / 2) says so, and so does a comment on the line. It is a warning.",
        wrong: Explanation.rule("return case.income // 3"), right: Explanation.rule("return floor(case.income / 3)"))
    case .uncached:
      Explanation(
        meaning:
          "A function assigns to a local variable of the function or file around it. What such a function does may depend on "
          + "what ran before, so that the rules of the jurisdiction cannot be taken from the cache and each start takes "
          + "longer, with the same results. It is a note, not an error.",
        wrong: Explanation.rule(
          "local sum = 0 local function add(x) sum = sum + x end add(case.income) return sum"),
        right: Explanation.rule("local function add(sum, x) return sum + x end return add(0, case.income)"))
    case .computedName:
      Explanation(
        meaning:
          "A rule reads a fact or a figure by a name that is put together while it runs. No search finds that read, another "
          + "name for the fact misses it, and `levy check` cannot tell that the fact is there and used. It is a warning.",
        wrong: Explanation.rule("return case[\"in\" .. \"come\"]"), right: Explanation.rule("return case.income"))
    case .bareNumber:
      Explanation(
        meaning:
          "A number of the law stands in a function. As a parameter it would have a source and a history, explanations "
          + "would show it, and a new year would be a new line. Small counts, powers of ten, steps of rounding and days "
          + "of the calendar are passed over, and so is one with a comment on its line or above it. It is a note.",
        wrong: Explanation.rule("return floor(case.income * 0.2, 0.01)"),
        right: "parameter \"rate\" { label = \"Rate\", source = \"§ 2\", since = { [\"2020-01-01\"] = 0.2 } }\n"
          + Explanation.rule("return floor(case.income * law.rate, 0.01)"))
    }
  }
}
