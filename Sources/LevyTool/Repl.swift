import ArgumentParser
import Levy
import LevyJournal
import LevyTerminal

struct Repl: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "repl",
    abstract: "Ask what-if questions at a prompt.",
    discussion: """
      NAME = VALUE gives a fact; any Lua expression over names is evaluated; :help lists the commands. Without a
      terminal it reads a script from standard input, shows no prompt, and exits with 1 if a line was wrong.

      On a terminal the last case of the jurisdiction is taken up again, unless facts or --case say another; without a
      jurisdiction, the last one.

      EXAMPLES
        levy repl de --year 2025
        levy repl de --year 2025 taxable_income=60000
        levy repl ie --year 2025 refund net_pay                shows these at each change
        levy repl --case examples/nora.case
        levy repl de --year 2025 zve=60000 -e 'income_tax / taxable_income'
        echo 'income_tax / taxable_income' | levy repl de --year 2025 zve=60000
        levy repl examples/monday.levy                         replays what :save-session wrote, and goes on
        levy repl examples/nora.case                           a case, as --case
        levy repl ie --year 2025 refund --journal own          facts from the journal; :journal adds entries
      """)

  @Argument(
    help: "The jurisdiction, such as de; or a file: a saved session or case.")
  var jurisdiction: String?
  @Argument(help: ArgumentHelp("Facts to begin with (NAME=VALUE), and results to watch (NAME).", valueName: "word"))
  var words: [String] = []
  @OptionGroup var law: LawOptions
  @OptionGroup var count: CountOptions
  @OptionGroup var rules: RulesOptions
  @Option(
    name: .customLong("case"), help: ArgumentHelp("Begin with the case of a file.", valueName: "file"),
    completion: .file())
  var caseFile: String?
  @Option(
    name: [.customShort("e"), .customLong("evaluate")],
    help: ArgumentHelp("Answer this entry and leave; may be given more than once.", valueName: "entry"))
  var entries: [String] = []
  @Flag(help: "Begin with an empty case.") var fresh = false
  @Flag(help: "Neither read nor write the history and the last case.") var noState = false

  func run() throws {
    try rules.apply()
    let isInteractive = entries.isEmpty && Terminal.isTerminal(0) && Terminal.isTerminal(1)
    let state = isInteractive && !noState ? StateFolder() : nil
    if let path = jurisdiction, let file = try SavedFile(path, rules: rules) {
      var repl = self
      repl.jurisdiction = nil
      guard case .session(let script) = file else {
        repl.caseFile = path
        return try repl.run()
      }
      let session = try repl.session(nil, script: script)
      let isRight = script.run(session)
      if isInteractive { try Prompt(session, state: state, resumes: false, isBegun: true).run() }
      if !isRight { throw Failure.silent(1) }
      return
    }
    if isInteractive {
      let session = try session(state, script: nil)
      let isNew = fresh || caseFile != nil || words.contains { $0.contains("=") }
      try Prompt(session, state: state, resumes: state != nil && !isNew).run()
    } else {
      let script = Script(entries)
      if !script.run(try session(nil, script: script)) { throw Failure.silent(1) }
    }
  }

  // MARK: The initial case

  private func session(_ state: StateFolder?, script: Script?) throws -> Session {
    let isOpen = jurisdiction == nil && caseFile == nil
    let replayed = isOpen ? script?.takeOpening() : nil
    let opening = try CaseOptions(
      jurisdiction: jurisdiction ?? replayed?.jurisdiction ?? (isOpen ? state?.lastJurisdiction : nil), words: words,
      file: caseFile, rules: rules)
    var law = law
    if law.year == nil, law.date == nil { law.year = replayed?.year }
    let (rulebook, words) = (opening.rulebook, opening.words)
    do {
      let calculator = try Calculator(rulebook, interruption: Interrupt.ofSession)
      let session = Session(
        calculator, folder: rules.root, facts: try facts(calculator, opening.file, words, law, state))
      if words.asked.isEmpty, let state {
        // Watched results that the rules no longer have are dropped.
        try session.watch(
          state.watched(rulebook.jurisdiction.code).filter { rulebook[$0] != nil })
      } else {
        try session.watch(words.asked)
      }
      session.width = Terminal.width
      if let journal = try count.journal() {
        for note in session.use(PromptJournal(journal: journal)) { Terminal.note(note) }
      }
      return session
    } catch let error as Diagnostic {
      throw Failure(error)
    }
  }

  private func facts(
    _ calculator: Calculator, _ file: CaseFile?, _ words: Words, _ law: LawOptions, _ state: StateFolder?
  ) throws -> Case {
    let given = words.given
    if let file { return try law.facts(calculator, from: file, words) }
    let isNew = fresh || !given.isEmpty || !words.wrong.isEmpty || law.date != nil
    let code = calculator.rulebook.jurisdiction.code
    if !isNew, let path = state?.lastCase(code) {
      do {
        return try law.facts(calculator, from: try CaseFile(path: path), Words([]))
      } catch let failure as Failure {
        Terminal.note("the last case is not taken up: \(failure.report.plain)")
      } catch let error as Diagnostic {
        Terminal.note("the last case is not taken up: \(error.message)")
      }
    }
    if law.year == nil, law.date == nil, !given.contains(where: { $0.name == "year" || $0.name == "date" }),
      words.wrong.isEmpty, state != nil
    {
      // At a prompt the year can be changed.
      return try Case(calculator.rulebook, year: calculator.rulebook.jurisdiction.years.upperBound)
    }
    return try law.facts(calculator.rulebook, words)
  }
}
