import ArgumentParser
import Levy

struct Ask: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Ask for what a result needs, question by question.",
    discussion: """
      Only what the result still needs is asked, section by section; what is asked depends on the answers. Return takes
      the default, ? explains, back goes back, skip leaves out, done stops asking. Without a terminal the answers are
      read from standard input, one on a line.

      EXAMPLES
        levy ask ie --year 2009
        levy ask ie --year 2009 refund --save nora.case
        levy ask --case nora.case refund
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
  @Flag(help: "Print one JSON document with the results and the questions that are open.") var json = false

  func run() throws {
    rules.apply()
    try checkSave()
    let opening = try CaseOptions(jurisdiction: jurisdiction, words: words, file: caseFile, rules: rules)
    let rulebook = try rules.rulebook(opening.jurisdiction)
    let words = Words(opening.words)
    do {
      let calculator = try Calculator(rulebook)
      let typed =
        try opening.file.map { try law.facts(calculator, from: $0, given: words.given) }
        ?? law.facts(rulebook, given: words.given)
      let facts = try count.counted(typed, quietly: json)
      let interview = try Interview(calculator, wanted: words.asked, facts: facts)
      let isRight = Terminal.isTerminal(0) && Terminal.isTerminal(1) ? try atTerminal(interview) : fromPipe(interview)
      try finish(calculator.answer(words.asked, for: interview.facts), interview)
      if !isRight { throw Failure.silent(1) }
    } catch let error as Diagnostic {
      throw Failure(error)
    }
  }

  private func atTerminal(_ interview: Interview) throws -> Bool {
    let commands = ["?", "back", "skip", "done"]
    let complete = { (text: String) in interview.completion(of: text, commands: commands) }
    guard let editor = LineEditor(complete: complete) else {
      throw Failure.usage("the terminal cannot be used for editing lines; pass the answers on standard input")
    }
    Terminal.print(Interview.introduction)
    while interview.next != nil {
      Terminal.print(interview.question)
      var isAnswered = false
      while !isAnswered {
        switch editor.read(prompt: interview.prompt) {
        case .line(let line):
          let reply = interview.answer(line)
          Terminal.print(reply.text)
          isAnswered = reply.text.pieces.isEmpty
        case .interrupted: break
        case .end: return true
        }
      }
    }
    return true
  }

  /// Whether all answers were taken. Questions are shown only to those who type the answers while the output goes
  /// elsewhere.
  private func fromPipe(_ interview: Interview) -> Bool {
    var (isRight, number) = (true, 0)
    func line() -> String? {
      if Terminal.isTerminal(0) { Terminal.note(interview.question + interview.prompt) }
      return readLine()
    }
    while let question = interview.next, let line = line() {
      number += 1
      let reply = interview.answer(line)
      if reply.isError {
        isRight = false
        Terminal.note(Markup("line \(number), \(question.variable.name): ") + reply.text.withoutLastBreak)
        // The next line is for the next question.
        _ = interview.answer("skip")
      } else {
        Terminal.print(reply.text)
      }
    }
    return isRight
  }

  private func finish(_ answer: Answer, _ interview: Interview) throws {
    if json {
      Terminal.print(interview.json.text())
    } else {
      if Terminal.isTerminal(1) { Terminal.print("") }
      Terminal.print(answer.markup)
    }
    if let save {
      try interview.facts.save(to: save)
      Terminal.note("the case is in \(save); 'levy repl --case \(save)' goes on with it")
    }
    try answer.report(quietly: json)
  }

  /// Whether the case can be saved is better known before the first question than after the last.
  private func checkSave() throws {
    guard let save else { return }
    do {
      try Case.checkSave(to: save, help: "give another name, or remove it first")
    } catch {
      throw Failure(error)
    }
  }
}
