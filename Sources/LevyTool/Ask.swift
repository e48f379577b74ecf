import ArgumentParser
import Levy
import LevyScript
import LevyTerminal

struct Ask: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ask",
    abstract: "Ask for what a result needs, question by question.",
    discussion: """
      Only what the result still needs is asked, section by section; what is asked depends on the answers. Return takes
      what stands in brackets; 'help' lists what else may be written: back, list, change, skip, clear, undo, why, year,
      save, reset, done. No answer is lost by moving. Without a terminal the answers are read from standard input, one on
      a line.

      With --save each answer is written at once; a case that the file holds already is gone on with. At a terminal the
      last case is taken up, which 'levy repl' shares: of another year what lasts, the rest is proposed.

      EXAMPLES
        levy ask ie --year 2009
        levy ask ie --year 2009 refund --save nora.case
        levy ask --save nora.case refund                      goes on with it
        levy ask ie --years 2009..2012 refund
        levy ask ie --year 2009 refund --json < /dev/null     what would be asked
      """)

  @Argument(help: "The jurisdiction, such as de; a case file names its own.") var jurisdiction: String?
  @Argument(help: ArgumentHelp("Facts that are known (NAME=VALUE) and the results to find.", valueName: "word"))
  var words: [String] = []
  @OptionGroup var law: LawOptions
  @OptionGroup var count: CountOptions
  @OptionGroup var rules: RulesOptions
  @Option(name: .customLong("case"), help: ArgumentHelp("Begin with the case of a file.", valueName: "file"))
  var caseFile: String?
  @Option(help: ArgumentHelp("Write the case to a file at the end.", valueName: "file"), completion: .file())
  var save: String?
  @Option(
    help: ArgumentHelp("Ask about several years in turn, such as 2009..2012; a table at the end.", valueName: "years"))
  var years: String?
  @Flag(help: "Begin with an empty case.") var fresh = false
  @Flag(help: "Neither read nor write the last case.") var noState = false
  @Flag(help: "Print one JSON document with the results and the questions that are open.") var json = false

  func run() throws {
    try rules.apply()
    try checkSave()
    let opening = try CaseOptions(jurisdiction: jurisdiction, words: words, file: begun, rules: rules) {
      $0.interviews.map(\.name)
    }
    let (rulebook, words) = (opening.rulebook, opening.words)
    do {
      let calculator = try Calculator(rulebook)
      let isAtTerminal = Terminal.isTerminal(0) && Terminal.isTerminal(1)
      let state = isAtTerminal && !noState ? StateFolder() : nil
      let range = try yearRange(rulebook)
      var law = law
      if let range { law.year = String(range.lowerBound) }
      let typed = try law.facts(calculator, from: opening.file, words)
      try checkYear(opening.file, typed)
      let facts = try count.counted(typed, quietly: json)
      var sheet = try Sheet(facts, wanted: words.asked)
      let isNew = fresh || opening.file != nil || !words.given.isEmpty || law.date != nil
      if !isNew, let state { sheet = try takeUp(sheet, calculator, state) }
      let interview = try Interview(calculator, sheet)
      interview.today = CalendarDate(Terminal.today)
      interview.width = Terminal.width
      if let range {
        try ask(interview, about: range, isAtTerminal, state)
        return
      }
      let keeper = CaseKeeper(save, state: state)
      let isRight =
        isAtTerminal ? try atTerminal(interview, keeper) : fromPipe(interview, keeper)
      try finish(interview.weighed, interview, keeper)
      if !isRight { throw Failure.silent(1) }
    } catch let error as Diagnostic {
      throw Failure(error)
    }
  }

  private func yearRange(_ rulebook: Rulebook) throws -> ClosedRange<Int>? {
    guard let years else { return nil }
    try Failure.exclusive(["--years": true, "--year": law.year != nil, "--date": law.date != nil])
    if let range = rulebook.jurisdiction.years(years) { return range }
    throw Failure.usage(
      .word(years, of: "--years", expected: Wording("years such as 2009..2012", "Jahre, etwa 2009..2012")))
  }

  /// Asks about several years, one after the other: facts that carry over are given, the others are proposed. A table
  /// with all years follows.
  private func ask(
    _ first: Interview, about years: ClosedRange<Int>, _ isAtTerminal: Bool, _ state: StateFolder?
  ) throws {
    var (interview, asked, isRight) = (first, YearlyQuestionnaires(), true)
    for year in years {
      if year > years.lowerBound {
        let sheet = try interview.sheet.moved(toYear: year, by: interview.calculator)
        interview = try Interview(interview.calculator, sheet)
        (interview.today, interview.width) = (first.today, first.width)
      }
      let keeper = CaseKeeper(save.map { $0.numbered(year) }, state: state)
      let wasRight =
        isAtTerminal ? try atTerminal(interview, keeper) : fromPipe(interview, keeper, isLast: year == years.upperBound)
      isRight = wasRight && isRight
      try keeper.finish(interview.facts)
      asked.add(interview.questionnaire)
    }
    if json {
      JSONDocument.print(
        [("forms", .array(asked.all.map { JSONDocument.part($0.json, errors: $0.answer.errors) }))],
        errors: asked.all.flatMap(\.answer.errors))
    } else {
      if isAtTerminal { Terminal.print("") }
      Terminal.print(asked.markup(interview, today: first.today))
    }
    if !json, !isAtTerminal { Limits.note(asked.all.map { ($0.facts.yearName, $0.answer) }) }
    for questionnaire in asked.all { try questionnaire.answer.report(quietly: json) }
    if !isRight { throw Failure.silent(1) }
  }

  private func atTerminal(_ interview: Interview, _ keeper: CaseKeeper) throws -> Bool {
    guard let editor = LineEditor(complete: { interview.completion(of: $0) }) else {
      throw Failure.usage(.noEditing)
    }
    interview.weighs = true
    Terminal.print(interview.introduction)
    Terminal.print(interview.question)
    while !interview.isOver {
      switch editor.read(prompt: interview.prompt) {
      case .line(let line):
        interview.width = Terminal.width
        let reply = interview.answer(line)
        Terminal.print(reply.text)
        if let path = reply.saves { keeper.save(interview.facts, to: path) }
        keeper.note(interview.facts)
        if reply.asks, !interview.isOver { Terminal.print(interview.question) }
      case .interrupted: break
      case .end: interview.end()
      }
    }
    return true
  }

  /// Asks with answers from a pipe. Returns true if all of them were accepted. Questions are shown only to users who
  /// type the answers while the output goes elsewhere.
  ///
  /// - Parameter isLast: true if lines after the last answer may change earlier ones; otherwise they are about the next
  ///   year.
  private func fromPipe(_ interview: Interview, _ keeper: CaseKeeper, isLast: Bool = true) -> Bool {
    var (isRight, number) = (true, 0)
    func line() -> String? {
      if Terminal.isTerminal(0) { Terminal.note(interview.question + interview.prompt) }
      return readLine()
    }
    interview.asksAgain = false
    while isLast ? !interview.isOver : interview.next != nil, let line = line() {
      number += 1
      let (asked, reply) = (interview.next?.name ?? "review", interview.answer(line))
      if let path = reply.saves { keeper.save(interview.facts, to: path) }
      if reply.isError {
        isRight = false
        Terminal.note(Markup("line \(number), \(asked): ") + reply.text.withoutLastBreak)
        // The next line is for the next question.
        if interview.next != nil { _ = interview.answer(":skip") }
      } else if !reply.asks {
        Terminal.print(reply.text)
      }
    }
    return isRight
  }

  private func finish(_ answer: Answer, _ interview: Interview, _ keeper: CaseKeeper) throws {
    if json {
      JSONDocument.print(interview.json, errors: answer.errors)
    } else {
      if Terminal.isTerminal(1) { Terminal.print("") }
      Terminal.print(answer.markup)
    }
    try keeper.finish(interview.facts)
    // On a terminal the review has shown it already.
    if !json, !(Terminal.isTerminal(0) && Terminal.isTerminal(1)) { answer.noteLimits() }
    try answer.report(quietly: json)
  }

  /// The path of the initial case: by default the file of `--save`, so that saving does not lose its facts.
  private var begun: String? {
    guard let save, caseFile == nil, years == nil, FileTree.isRegularFile(save), (try? CaseFile(path: save)) != nil
    else {
      return caseFile
    }
    return save
  }

  /// Throws if the file of `--save` is of another year: a saved case is never moved to another year silently.
  private func checkYear(_ file: CaseFile?, _ facts: Case) throws {
    guard let file, file.path == save, let year = file.law("year"), year != facts.yearName else { return }
    throw Failure.usage(
      .otherCase(
        path: file.path, of: year, not: facts.yearName,
        help: Wording(
          "give another name to --save; --case \(file.path) begins with its facts",
          "für --save einen anderen Namen wählen; --case \(file.path) beginnt mit seinen Angaben")))
  }

  /// Returns the sheet of the last case of the jurisdiction, moved to the year of the interview.
  private func takeUp(_ sheet: Sheet, _ calculator: Calculator, _ state: StateFolder) throws -> Sheet {
    let (rulebook, facts) = (calculator.rulebook, try sheet.facts(by: calculator.rulebook))
    guard let path = state.lastCase(rulebook.jurisdiction.code, year: facts.yearName),
      let last = try? CaseFile(path: path).facts(calculator), !last.values.isEmpty
    else { return sheet }
    let taken = try Sheet(last, wanted: words(of: sheet))
    let count = last.values.count
    if last.year == facts.year {
      Terminal.note("your last case (\(count) fact\(count == 1 ? "" : "s")); 'reset' forgets it, 'list' shows it")
      return taken
    }
    Terminal.note("your case of \(last.yearName): what lasts is taken over, the rest proposed; 'reset' forgets it")
    return try taken.moved(toYear: facts.year, by: rulebook)
  }

  private func words(of sheet: Sheet) -> [String] { sheet.interview.map { [$0] } ?? sheet.wanted }

  /// Checks before the first question whether the case can be saved.
  private func checkSave() throws {
    guard let save else { return }
    if let caseFile, caseFile != save, FileTree.isRegularFile(save), (try? CaseFile(path: save)) != nil {
      throw Failure.usage(
        "\(save) holds a case already, which --case \(caseFile) would replace",
        "\(save) enthält schon einen Fall, den --case \(caseFile) ersetzte")
    }
    do {
      try Case.checkSave(
        to: save,
        help: Wording("give another name, or remove it first", "einen anderen Namen wählen, oder es zuerst entfernen"))
    } catch {
      throw Failure(error)
    }
  }
}

extension String {
  /// Inserts a year into the name of a file, before its extension: `nora-2009.case`.
  fileprivate func numbered(_ year: Int) -> String {
    guard let dot = lastIndex(of: "."), !self[dot...].contains("/"), dot != startIndex else { return "\(self)-\(year)" }
    return self[..<dot] + "-\(year)" + self[dot...]
  }
}
