import LevyCalculator
import LevyModel
import LevyPresentation
import LevyRules

/// A sheet with what its rules derive from it: the questions, the answers, the next question, and the results.
public struct Questionnaire: Sendable {
  /// A question.
  public struct Question: Sendable, Hashable, Identifiable {
    /// The name, which is unique within the questionnaire.
    public var id: String { name }
    /// The name of the input, the rule or the gate.
    public let name: String
    /// The label: a short noun phrase.
    public let label: String
    /// The question as a sentence.
    public let question: String
    /// The heading under which it is asked.
    public let section: String
    /// The subject of the question.
    public let subject: Subject
    /// The answer, if there is one.
    public let entry: Sheet.Entry?
    /// The value that applies or is proposed without an answer.
    public let proposal: Proposal?
    /// True if it was skipped.
    public let isSkipped: Bool
    /// The reason why a result fails without an answer, if it does.
    public let lack: String?

    /// True if it is neither answered nor skipped.
    public var isOpen: Bool { entry == nil && !isSkipped }
    /// The input or rule; nil for a gate.
    package var variable: Variable? { if case .fact(let variable) = subject { variable } else { nil } }
  }

  /// The subject of a question.
  public enum Subject: Sendable, Hashable {
    /// An input, or a rule whose result may be known.
    case fact(Variable)
    /// The selection of facts that apply at all.
    case gate(among: [Variable])
  }

  /// The value that applies or is proposed if nothing is given.
  public enum Proposal: Sendable, Hashable {
    /// The default, which applies.
    case assumed(Value)
    /// The value that the rule computes, which applies.
    case computed(Value)
    /// The estimate, which applies and makes results estimates.
    case estimated(Value)
    /// The value of another year, which does not apply until it is accepted.
    case earlier(Value)

    /// The value.
    public var value: Value {
      switch self {
      case .assumed(let value), .computed(let value), .estimated(let value), .earlier(let value): value
      }
    }
  }

  /// The sheet.
  public let sheet: Sheet
  /// The case of the sheet.
  public let facts: Case
  /// The questions that apply to the case, in order.
  public let fields: [Question]
  /// The questions that are not asked because no answer can change the results, given the known facts and regardless of
  /// other answers.
  public let idle: [Variable]
  /// The results so far.
  public let answer: Answer
  /// The names and messages of the checks that fail.
  public let doubts: [(name: String, message: String)]

  /// The number of questions that are answered or skipped.
  package var answered: Int { fields.count { !$0.isOpen } }
  /// The number of open questions. It may rise, since answers lead to further questions.
  package var open: Int { fields.count - answered }

  /// The questions grouped by headings, in order.
  package var sections: [(title: String, fields: [Question])] {
    let titles = fields.reduce(into: [String]()) { if !$0.contains($1.section) { $0.append($1.section) } }
    return titles.map { title in (title, fields.filter { $0.section == title }) }
  }

  /// Returns the question to ask next: the first open one under the heading of the last one, or else the first open
  /// one.
  public func next(after name: String? = nil) -> Question? { next(after: name, foremost: []) }

  /// Returns the question to ask next; under its heading, one without which there is no result is preferred, then the
  /// first of the given names.
  package func next(after name: String?, foremost: [String]) -> Question? {
    let section = name.flatMap { name in fields.first { $0.name == name }?.section }
    let first = fields.first { $0.isOpen && $0.section == section } ?? fields.first(where: \.isOpen)
    guard let first, !foremost.isEmpty else { return first }
    let open = fields.filter { $0.isOpen && $0.section == first.section }
    return open.first { $0.lack != nil } ?? foremost.lazy.compactMap { name in open.first { $0.name == name } }.first
      ?? first
  }

  /// Returns the question of a name or an alias, if it is among the fields.
  package func field(named name: String) -> Question? {
    let own = facts.rulebook.slot(of: name).map { facts.rulebook.variables[$0].name } ?? name
    return fields.first { $0.name == own }
  }
}

extension Questionnaire: Equatable {
  /// True if two questionnaires show the same: equal sheets, questions and results.
  public static func == (one: Questionnaire, other: Questionnaire) -> Bool {
    one.sheet == other.sheet && one.fields == other.fields && one.answer == other.answer
  }
}

extension Questionnaire.Question {
  /// A question about a fact that the results do not need.
  package init(_ variable: Variable, entry: Sheet.Entry?) {
    self.init(
      name: variable.name, label: variable.label, question: variable.label, section: variable.heading,
      subject: .fact(variable), entry: entry, proposal: nil, isSkipped: false, lack: nil)
  }
}

extension Sheet {
  /// Returns the questionnaire of the sheet.
  ///
  /// - Throws: `Diagnostic` if the rules are not those of the sheet, or reject it.
  public func questionnaire(by calculator: Calculator) throws(Diagnostic) -> Questionnaire {
    var maker = try QuestionnaireMaker(self, calculator)
    return try maker.questionnaire()
  }

  /// Returns the question to ask next, or nil if none is open.
  ///
  /// - Throws: `Diagnostic`, as `questionnaire(by:)`.
  package func next(by calculator: Calculator) throws(Diagnostic) -> Questionnaire.Question? {
    try questionnaire(by: calculator).next()
  }
}
