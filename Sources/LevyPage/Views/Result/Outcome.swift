import ExactNumbers
import LevyCalculator
import LevyModel
import LevyPresentation
import LevyReport
import LevyRules

/// The contents of the page at the end of an interview.
struct Outcome {
  /// The result; if it is zero, the amount that the first sentence states in its place, such as one to be paid; nil if
  /// there is neither.
  private(set) var line: Answer.Line?
  /// The reasons why results failed.
  let failures: [Diagnostic]
  /// The closing sentences of the rules, with amounts in their currency; for a result with estimates, computed with
  /// these.
  private(set) var sentences: [String] = []
  /// The last day on which a claim could be filed, if it is over.
  let closed: CalendarDate?
  /// The other results that the interview shows.
  let parts: [Answer.Line]
  /// The facts that move the result most, each with the amount by which the result would be lower without it.
  private(set) var moved: [Mover] = []
  let waterfall: Waterfall?
  /// The days of the year still to come, and past ones of returns or with amounts, unless they are done.
  let dates: [Timeline.Item]
  /// The other years for which the deadline is not over, with its day.
  private(set) var otherYears: [(year: Int, label: String, day: CalendarDate)] = []

  init(
    _ calculator: Calculator, _ facts: Case, _ plan: InterviewPlan?, _ answer: Answer, _ asked: [String],
    today: CalendarDate, book: (any EntryBook)?
  ) throws(Diagnostic) {
    let rulebook = calculator.rulebook
    line = answer.lines.first { $0.value != nil }
    failures = answer.failures
    let named = (plan?.parts ?? []).filter { rulebook.isInForce($0, on: facts.date) }
    let deadlines = named.compactMap { rulebook[$0] }.filter { !($0.terms(on: facts.date) == nil) }
    let others = named.filter { name in !deadlines.contains { $0.name == name } && !asked.contains(name) }
    parts = others.isEmpty ? [] : calculator.answer(others, asked: facts).lines
    let completed = (try? calculator.estimates(for: facts, names: asked).facts) ?? facts
    waterfall = try? calculator.waterfall(for: completed)
    let timeline = try? Timeline(calculator, facts: facts, book: book, today: today)
    dates = (timeline?.items ?? []).filter { $0.isDue || $0.state != .done && ($0.action == .file || $0.amount != nil) }
    closed = plan.flatMap { Self.closed(calculator, $0, facts, today: today) }
    if let plan, failures.isEmpty, closed == nil || line?.value?.exact ?? 0 <= 0 {
      sentences = try calculator.sentences(closing: plan, of: completed)
    }
    if line?.value?.exact == 0, let told = sentences.first {
      line = parts.first { $0.tells(in: told, rulebook) } ?? line
    }
    moved = Self.moved(calculator, facts, line)
    for deadline in deadlines {
      otherYears += Self.otherYears(calculator, facts, deadline, today)
    }
  }

  /// Returns the last day on which the claim of an interview could be filed, if it is over.
  static func closed(
    _ calculator: Calculator, _ plan: InterviewPlan, _ facts: Case, today: CalendarDate
  ) -> CalendarDate? {
    for name in plan.parts where calculator.rulebook[name]?.terms(on: facts.date)?.action == .claim {
      if case .date(let day)? = try? calculator.evaluate(name, for: facts), day < today { return day }
    }
    return nil
  }

  /// Returns the facts without which the result would differ, those with the greatest effect first.
  private static func moved(_ calculator: Calculator, _ facts: Case, _ line: Answer.Line?) -> [Mover] {
    guard let line, line.type == .money, !line.isEstimated, let whole = line.value?.exact else { return [] }
    let moves = facts.values.compactMap { name, value -> Mover? in
      guard let slot = calculator.rulebook.slot(of: name), calculator.rulebook.variables[slot].isFact else {
        return nil
      }
      var without = facts
      guard (try? without.remove(name)) != nil, let other = try? calculator.evaluate(line.name, for: without).exact,
        let difference = try? whole.subtracting(other)
      else { return nil }
      return Mover(slot: slot, value: value, difference: difference)
    }
    return Calculator.foremost(moves)
  }

  /// Returns the earlier years whose deadline is not over, up to seven years back.
  private static func otherYears(
    _ calculator: Calculator, _ facts: Case, _ deadline: Variable, _ today: CalendarDate
  ) -> [(year: Int, label: String, day: CalendarDate)] {
    let jurisdiction = calculator.rulebook.jurisdiction
    let now = jurisdiction.taxYear.year(of: today)
    return (now - 7..<now).compactMap { year in
      guard year != facts.year, jurisdiction.years.contains(year), let carried = try? facts.carried(toYear: year),
        case .date(let day)? = try? calculator.evaluate(deadline.name, for: carried), day >= today
      else { return nil }
      return (year, deadline.label, day)
    }
  }
}

extension Answer.Line {
  /// True if the line is an amount that the sentence states.
  fileprivate func tells(in sentence: String, _ rulebook: Rulebook) -> Bool {
    guard type == .money, let value, value.exact != 0 else { return false }
    return sentence.contains(rulebook.jurisdiction.words(value, type))
  }
}
