import LevyCalculator
import LevyModel
import LevyPresentation
import LevyRules
import LevySheet

/// A walk over a sheet: a question at a time, with the way back, to any other question, and to a review at the end.
///
/// The questions depend on the answers: an input is asked for if the wanted results read it in this case and its
/// `ask_if` does not exclude it. Moving changes nothing; an answer stays until it is replaced or taken back by name. An
/// interview does not use a terminal: a front end shows `question` and `prompt` and passes lines in.
package final class Interview {
  /// The reply to a line.
  package struct Reply: Sendable {
    /// The text to show.
    package var text = Markup()
    /// Whether the line was an error; then nothing has changed.
    package var isError = false
    /// Whether the question should be shown, because it is another one or has scrolled away.
    package var asks = false
    /// The path to which the case should be saved, if that was asked for; empty for the usual file.
    package var saves: String?
  }

  /// The rules.
  package let calculator: Calculator
  /// The known facts.
  package private(set) var sheet: Sheet
  /// The sheets of the years that were left, to which one may come back.
  var years: [Int: Sheet] = [:]
  /// The sheet as the rules see it.
  package private(set) var questionnaire: Questionnaire
  /// The question that is asked; nil at the review.
  package private(set) var next: Questionnaire.Question?
  /// Whether it is over. Until then every answer may be changed.
  package private(set) var isOver = false
  /// How wide lines may be.
  package var width = 80
  /// Whether there are questions about doubtful facts at once; if not, they are only mentioned.
  package var asksAgain = true
  /// Whether what moves the result most is asked first under each heading, and it is said after each answer how far the
  /// result can still move. It takes as long as a hundred answers.
  package var weighs = false
  /// The current day, by which deadlines have passed or not.
  package var today: CalendarDate?

  /// The questions that led to this one, in order.
  private var trail: [String] = []
  /// The question that was asked before this one.
  var lastAnswered: String? { trail.last }
  private var earlier: [(sheet: Sheet, at: String?, trail: [String])] = []
  private var weighing: (sheet: Sheet, answer: Answer)?
  var shownSection: String?
  /// How far the result could still move, as it was said last.
  var saidOpen = ""
  /// Whether the interview waits for a confirmation.
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

  /// The case, with the facts known so far.
  package var facts: Case { questionnaire.facts }

  /// The results so far, with how far the foremost can move by what was not answered.
  package var weighed: Answer {
    if let weighing, weighing.sheet == sheet { return weighing.answer }
    let answer = calculator.answer(sheet.wanted, asked: facts, weighed: true, settled: sheet.skipped)
    weighing = (sheet, answer)
    return answer
  }

  /// The names of the facts that move the result most, those first that do so most.
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

  /// Goes to the previous question. Returns whether there is one.
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

  /// Undoes the last change. Returns whether there was one.
  func takeBack() throws(Diagnostic) -> Bool {
    guard let last = earlier.popLast() else { return false }
    (questionnaire, sheet) = (try last.sheet.questionnaire(by: calculator), last.sheet)
    trail = last.trail
    next = last.at.flatMap(question(named:)) ?? questionnaire.next()
    return true
  }

  /// Ends the interview.
  package func end() { isOver = true }

  /// Begins the questions of a sheet, at the first that is open.
  func begin(_ sheet: Sheet) throws(Diagnostic) {
    try change(to: sheet)
    trail = []
    next = questionnaire.next()
    shownSection = nil
  }

  /// A question of the questionnaire, or one about any other input.
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
  /// The results so far, as `Answer.json`, and the questions that are open, for programs that ask in their own way.
  package var json: JSON { questionnaire.json(with: weighed) }

  /// The possible continuations of an answer.
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
