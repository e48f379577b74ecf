import LevyCalculator
import LevyModel
import LevyPresentation
import LevyRules

/// A sheet as its rules see it: the questions, the answers, the next question, and the results.
public struct Questionnaire: Sendable {
  /// A question.
  public struct Question: Sendable, Hashable, Identifiable {
    /// The name, which is unique in a questionnaire.
    public var id: String { name }
    /// The name of the input, the rule or the gate.
    public let name: String
    /// A short noun phrase.
    public let label: String
    /// The question in words.
    public let question: String
    /// The heading under which it is asked.
    public let section: String
    /// The subject of the question.
    public let subject: Subject
    /// The entry, if it is answered.
    public let entry: Sheet.Entry?
    /// The value that holds, or is proposed, if there is no answer.
    public let proposal: Proposal?
    /// Whether it was skipped.
    public let isSkipped: Bool
    /// The reason why the result fails without it, if it does.
    public let lack: String?

    /// Whether it is neither answered nor skipped.
    public var isOpen: Bool { entry == nil && !isSkipped }
    /// The input or rule, unless it is a gate.
    package var variable: Variable? { if case .fact(let variable) = subject { variable } else { nil } }
  }

  /// The subject of a question.
  public enum Subject: Sendable, Hashable {
    /// An input, or a rule whose result may be known.
    case fact(Variable)
    /// Which of several facts apply at all.
    case gate(among: [Variable])
  }

  /// The value that holds or is proposed if nothing is given.
  public enum Proposal: Sendable, Hashable {
    /// The default, which is in effect.
    case assumed(Value)
    /// The value that the rule computes, which is in effect.
    case computed(Value)
    /// The estimate, which is in effect and makes results estimates.
    case estimated(Value)
    /// The value of another year, which is not in effect until it is accepted.
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
  /// Its case.
  public let facts: Case
  /// The questions that concern the case, in order.
  public let fields: [Question]
  /// Questions that are not asked because no answer can change the results, given the known facts and whatever else is
  /// answered.
  public let idle: [Variable]
  /// The results so far.
  public let answer: Answer
  /// The checks of facts that fail, by the name of the check.
  public let doubts: [(name: String, message: String)]

  /// How many questions are answered or left out.
  package var answered: Int { fields.count { !$0.isOpen } }
  /// How many are open. There may be more, since answers open questions.
  package var open: Int { fields.count - answered }

  /// The questions by their headings, in order.
  package var sections: [(title: String, fields: [Question])] {
    let titles = fields.reduce(into: [String]()) { if !$0.contains($1.section) { $0.append($1.section) } }
    return titles.map { title in (title, fields.filter { $0.section == title }) }
  }

  /// The question to ask next: the first that is open under the heading of the last one, else the first of all.
  public func next(after name: String? = nil) -> Question? { next(after: name, foremost: []) }

  /// The question to ask next, of those under its heading one without which there is no result, or else the first of
  /// some names, if one of them is open there.
  package func next(after name: String?, foremost: [String]) -> Question? {
    let section = name.flatMap { name in fields.first { $0.name == name }?.section }
    let first = fields.first { $0.isOpen && $0.section == section } ?? fields.first(where: \.isOpen)
    guard let first, !foremost.isEmpty else { return first }
    let open = fields.filter { $0.isOpen && $0.section == first.section }
    return open.first { $0.lack != nil } ?? foremost.lazy.compactMap { name in open.first { $0.name == name } }.first
      ?? first
  }

  /// The question of a name or of its alias, if it is among the fields.
  package func field(named name: String) -> Question? {
    let own = facts.rulebook.slot(of: name).map { facts.rulebook.variables[$0].name } ?? name
    return fields.first { $0.name == own }
  }
}

extension Questionnaire: Equatable {
  /// Whether two questionnaires show the same: equal sheets, questions and results.
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
  /// The sheet in the light of its rules.
  ///
  /// - Throws: `Diagnostic` if the rules are not those of the sheet, or do not take it.
  public func questionnaire(by calculator: Calculator) throws(Diagnostic) -> Questionnaire {
    var maker = try QuestionnaireMaker(self, calculator)
    return try maker.questionnaire()
  }

  /// The question to ask next, or nil if none is open.
  ///
  /// - Throws: `Diagnostic`, as `questionnaire(by:)`.
  package func next(by calculator: Calculator) throws(Diagnostic) -> Questionnaire.Question? {
    try questionnaire(by: calculator).next()
  }
}
