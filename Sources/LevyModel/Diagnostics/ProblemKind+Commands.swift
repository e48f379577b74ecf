extension Problem.Kind {
  /// Problems of input by users: facts, years, files, tables.
  var commandExplanation: Explanation? {
    switch self {
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
        wrong: "levy eval de --year 2025 est=9000 spouse_wages=30000 est --strict",
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
        wrong: "levy check nowhere", right: "levy check rules")
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
        wrong: "levy test de -k nosuchcase", right: "levy test de -k solidarity")
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
        wrong: "levy check --rules docs", right: "levy check --rules rules")
    case .table:
      Explanation(
        meaning: "A file is no CSV table: it is empty, has no or a double header, or a quoted cell never ends.",
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
    default: nil
    }
  }
}
