import LevyCalculator
import LevyModel
import LevyPresentation
import LevyRules
import LevySheet

/// A walk through the questions of a sheet: one at a time, with a way back, to any other question, and to a review at
/// the end.
///
/// The questions depend on the answers: an input is asked for if the wanted results read it in this case and its
/// `ask_if` does not exclude it. Moving changes nothing; an answer stays until it is replaced or removed by name. An
/// interview does not use a terminal: a front end shows `question` and `prompt` and passes lines in.
package final class Interview {
  /// The reply to a line.
  package struct Reply: Sendable {
    /// The text to show.
    package var text = Markup()
    /// True if the line was an error; then nothing has changed.
    package var isError = false
    /// True if the question should be shown again, because it has changed or scrolled away.
    package var asks = false
    /// The path to which the case should be saved; empty for the usual file, nil if saving was not requested.
    package var saves: String?
  }

  /// The rules.
  package let calculator: Calculator
  /// The facts given so far.
  package private(set) var sheet: Sheet
  /// The sheets of other years that were left, for returning to them.
  var years: [Int: Sheet] = [:]
  /// The questionnaire for the sheet.
  package private(set) var questionnaire: Questionnaire
  /// The current question; nil at the review.
  package private(set) var next: Questionnaire.Question?
  /// True if the interview is over. Until then every answer can be changed.
  package private(set) var isOver = false
  /// The maximum width of lines.
  package var width = 80
  /// True if doubtful facts are asked about at once; if not, they are only mentioned.
  package var asksAgain = true
  /// True if the question that moves the result most is asked first under each heading, and the remaining range of the
  /// result is shown after each answer. This takes as long as a hundred answers.
  package var weighs = false
  /// The current day, from which it is known which deadlines have passed.
  package var today: CalendarDate?

  /// The questions before the current one, in order.
  private var trail: [String] = []
  /// The question that was asked before this one.
  var lastAnswered: String? { trail.last }
  private var earlier: [(sheet: Sheet, at: String?, trail: [String])] = []
  private var weighing: (sheet: Sheet, answer: Answer)?
  var shownSection: String?
  /// The remaining range of the result that was shown last.
  var saidOpen = ""
  /// True while the interview waits for a confirmation.
  var confirms = false

  /// Begins an interview.
  ///
  /// - Parameter wanted: the results to find, or the name of an interview of the rules; by default the jurisdiction's
  ///   main results.
  /// - Throws: `Diagnostic` for an unknown name.
  package convenience init(_ calculator: Calculator, wanted: [String] = [], facts: Case) throws(Diagnostic) {
    try self.init(calculator, try Sheet(facts, wanted: wanted))
  }

  /// Continues with a sheet.
  ///
  /// - Throws: `Diagnostic` if it belongs to other rules.
  package init(_ calculator: Calculator, _ sheet: Sheet) throws(Diagnostic) {
    self.calculator = calculator
    self.sheet = sheet
    questionnaire = try sheet.questionnaire(by: calculator)
    next = questionnaire.next()
  }

  /// The case with the facts given so far.
  package var facts: Case { questionnaire.facts }

  /// The results so far, with the range within which the first can move by unanswered questions.
  package var weighed: Answer {
    if let weighing, weighing.sheet == sheet { return weighing.answer }
    let answer = calculator.answer(sheet.wanted, asked: facts, weighed: true, settled: sheet.skipped)
    weighing = (sheet, answer)
    return answer
  }

  /// The names of the facts that move the result, those with the greatest effect first.
  private var foremost: [String] {
    guard let outlook = weighed.outlook else { return [] }
    return (outlook.movers + outlook.others).map { calculator.rulebook.variables[$0.slot].name }
  }

  // MARK: Moves

  /// Replaces the sheet; `undo` restores it.
  func change(to sheet: Sheet) throws(Diagnostic) {
    let questionnaire = try sheet.questionnaire(by: calculator)
    earlier.append((self.sheet, next?.name, trail))
    (self.sheet, self.questionnaire) = (sheet, questionnaire)
    next = next.flatMap { question(named: $0.name) }
  }

  /// Goes to the next open question.
  func advance() {
    if let name = next?.name {
      trail.removeAll { $0 == name }
      trail.append(name)
    }
    next = questionnaire.next(after: next?.name ?? trail.last, foremost: weighs ? foremost : [])
  }

  /// Goes to the previous question. Returns false if there is none.
  func stepBack() -> Bool {
    while let name = trail.popLast() {
      guard let field = question(named: name) else { continue }
      next = field
      return true
    }
    return false
  }

  /// Goes to a question.
  func go(to field: Questionnaire.Question) {
    if let name = next?.name, next?.isOpen == false { trail.append(name) }
    next = field
  }

  /// Goes to the review.
  func leaveQuestions() {
    if let name = next?.name { trail.append(name) }
    next = nil
  }

  /// Undoes the last change. Returns false if there was none.
  func takeBack() throws(Diagnostic) -> Bool {
    guard let last = earlier.popLast() else { return false }
    (questionnaire, sheet) = (try last.sheet.questionnaire(by: calculator), last.sheet)
    trail = last.trail
    next = last.at.flatMap(question(named:)) ?? questionnaire.next()
    return true
  }

  /// Ends the interview.
  package func end() { isOver = true }

  /// Starts the questions of a sheet at the first open one.
  func begin(_ sheet: Sheet) throws(Diagnostic) {
    try change(to: sheet)
    trail = []
    next = questionnaire.next()
    shownSection = nil
  }

  /// Returns a question of the questionnaire, or one about any other input.
  func question(named name: String) -> Questionnaire.Question? {
    if let field = questionnaire.field(named: name) { return field }
    guard let variable = calculator.rulebook[name], variable.origin.isAnswerable else {
      return nil
    }
    return Questionnaire.Question(variable, entry: sheet.entries[variable.name])
  }
}

extension Variable.Origin {
  fileprivate var isAnswerable: Bool {
    switch self {
    case .input, .rule: true
    case .deadline, .calendar, .caveat: false
    }
  }
}

extension Interview {
  /// The results so far, as in `Answer.json`, with the open questions, for programs with a user interface of their own.
  package var json: JSON { questionnaire.json(with: weighed) }

  /// Returns the completions of an answer.
  package func completion(of text: String) -> Completion {
    var words = Self.commandWords.map { ($0.word, $0.meaning) }
    switch next?.variable?.type {
    case .choice(let choice): words += choice.options.map { ($0, choice.labels[$0] ?? "") }
    case .boolean: words += [("yes", ""), ("no", "")]
    default: break
    }
    if let space = text.lastIndex(of: " ") {
      words = questionnaire.fields.map { ($0.name, $0.label) }
      return Session.choose(from: words, begun: String(text[text.index(after: space)...]))
    }
    return Session.choose(from: words, begun: text)
  }
}
