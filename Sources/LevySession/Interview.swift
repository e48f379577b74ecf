import LevyCalculator
import LevyModel
import LevyPresentation
import LevyRules

/// Questions in turn, until a result has all that it needs.
///
/// What is asked depends on the answers: an input is asked for if the wanted results read it in this case and its
/// `ask_if` does not say otherwise. An interview knows no terminal; a front end shows `question` and passes answers in.
public final class Interview {
  /// What an answer led to.
  public struct Reply: Sendable {
    /// What to show.
    public var text = Markup()
    /// Whether the answer was not taken.
    public var isError = false
  }

  let calculator: Calculator
  let wanted: [String]
  /// The case, as far as it is known.
  public private(set) var facts: Case
  /// What is asked next; nil when all is answered.
  public private(set) var next: CaseFact?
  /// The names that were answered or skipped, in order, with the case before.
  private var passed: [(name: String, before: Case)] = []
  private var isStopped = false
  private var shownSection: String?

  /// Begins an interview.
  ///
  /// - Parameter wanted: the results to find; by default the jurisdiction's main results.
  /// - Throws: `Diagnostic` for an unknown name.
  public init(_ calculator: Calculator, wanted: [String] = [], facts: Case) throws(Diagnostic) {
    self.calculator = calculator
    self.wanted = wanted
    self.facts = facts
    next = try pending().first
  }

  /// The questions that are open, in the order of their sections.
  func pending() throws(Diagnostic) -> [CaseFact] {
    if isStopped { return [] }
    let open = try calculator.caseFacts(wanted, for: facts).filter { fact in
      fact.variable.isInput && fact.isRead && fact.isOfConcern && !fact.isGiven
        && !passed.contains { $0.name == fact.variable.name }
    }
    // Sections stay together, the one that is being asked first: an answer may open questions in an earlier one.
    let current = next?.variable.heading
    let sections = open.reduce(into: [current].compactMap(\.self)) { sections, fact in
      if !sections.contains(fact.variable.heading) { sections.append(fact.variable.heading) }
    }
    return sections.flatMap { section in open.filter { $0.variable.heading == section } }
  }

  /// The question: its section where it is a new one, the label, what may be answered, and the default.
  public var question: Markup {
    var text = Markup()
    guard let variable = next?.variable else { return text }
    if variable.heading != shownSection {
      text.endLine()
      text.add(variable.heading.isEmpty ? "Facts" : variable.heading, .heading)
      text.endLine()
    }
    text.add(variable.label, .name)
    if case .choice(let choice) = variable.type {
      text.endLine()
      for (index, word) in choice.options.enumerated() {
        let label = choice.labels[word].map { "  \($0)" } ?? ""
        text.add("  \(index + 1)  ", .hint)
        text.add(word + label)
        text.endLine()
      }
    } else {
      text.endLine()
    }
    return text
  }

  /// What invites the answer: the result so far, and the default that Return takes.
  public var prompt: Markup {
    var text = Markup()
    if let running {
      text.add("[\(running)] ", .hint)
    }
    if case .assumed(let value)? = next?.standing, let type = next?.variable.type {
      text.add("(\(Self.text(of: value, type: type))) ", .value)
    }
    text.add("? ")
    return text
  }

  private static func text(of value: Value, type: ValueType) -> String {
    if case .boolean(let flag) = value, Language.current != .german { return flag ? "yes" : "no" }
    return Answer.text(of: value, type: type)
  }

  /// The result in view: the first that is wanted, or the last of the main results in money.
  private var running: String? {
    let answer = calculator.answer(wanted, for: facts)
    let lines = answer.lines.filter { $0.type == .money }
    guard let line = wanted.isEmpty ? lines.last : lines.first, let value = try? line.outcome.get() else { return nil }
    return "\(line.name) \(Answer.text(of: value, type: line.type))"
  }

  /// What the interview begins with.
  public static let introduction = Markup(
    "Return takes the value in brackets; ? explains, back goes back, skip leaves out, done stops asking.\n", .hint)

  /// Takes an answer to `next`: a value, or `?`, `back`, `skip`, `done`.
  public func answer(_ text: String) -> Reply {
    guard let fact = next else { return Reply() }
    shownSection = fact.variable.heading
    let text = text.trimmingBlanks
    do throws(Diagnostic) {
      switch text {
      case "?", "help": return Reply(text: help(fact))
      case "back":
        guard let last = passed.popLast() else { return Reply(text: Markup("this is the first question\n", .hint)) }
        facts = last.before
        let open = try pending()
        next = open.first { $0.variable.name == last.name } ?? open.first
        return Reply()
      case "done":
        isStopped = true
        next = nil
        return Reply()
      case "":
        // The default stands in any case, so it is not given: the file of the case says only what was said.
        guard case .assumed = fact.standing else {
          throw Diagnostic(.usage(message: "expected \(fact.variable.type.expectation); or ?, skip, back"))
        }
        passed.append((fact.variable.name, facts))
      case "skip": passed.append((fact.variable.name, facts))
      default:
        var changed = facts
        try changed.give(fact.variable.name, try value(text, for: fact.variable), typed: text)
        passed.append((fact.variable.name, facts))
        facts = changed
      }
      next = try pending().first
      return Reply()
    } catch {
      return Reply(text: error.report() + Markup("\n"), isError: true)
    }
  }

  private func value(_ text: String, for variable: Variable) throws(Diagnostic) -> Value {
    if case .choice(let choice) = variable.type, choice.word(for: text) == nil, let number = Int(text),
      choice.options.indices.contains(number - 1)
    {
      return .choice(choice.options[number - 1])
    }
    return try calculator.value(text, for: variable.name, in: facts)
  }

  private func help(_ fact: CaseFact) -> Markup {
    var text = Markup()
    func line(_ words: String?, _ kind: Markup.Kind = .plain) {
      guard let words, !words.isEmpty else { return }
      text.add("  " + words, kind)
      text.endLine()
    }
    let variable = fact.variable
    line(variable.help)
    line("expected: \(variable.type.expectation)")
    if case .input(let input) = variable.origin { line(input.source, .citation) }
    line("name: \(variable.name)", .hint)
    return text
  }
}
