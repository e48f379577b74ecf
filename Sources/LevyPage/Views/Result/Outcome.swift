import ExactNumbers
import LevyCalculator
import LevyModel
import LevyPresentation
import LevyReport
import LevyRules

/// What there is to say at the end of an interview.
struct Outcome {
  /// The result, or where it is nothing what the first sentence tells in its place, such as what is to be paid; nil if there is
  /// none.
  private(set) var line: Answer.Line?
  /// Why there are no results.
  let failures: [Diagnostic]
  /// What the rules say at the end, with amounts in their currency; of a result that stands on estimates, what tells those.
  private(set) var sentences: [String] = []
  /// The last day on which what comes back could be claimed, if it is over.
  let closed: CalendarDate?
  /// The results that the interview shows besides.
  let parts: [Answer.Line]
  /// The facts that moved the result most, and by how much: without each of them it would be less by that.
  private(set) var moved: [Mover] = []
  let waterfall: Waterfall?
  /// The days of the year that are still to come, and those that are over of returns and amounts.
  let dates: [Timeline.Item]
  /// Other years of which the same can still be done, with the last day.
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

  /// The last day on which what an interview leads to could be claimed, if it is over.
  static func closed(
    _ calculator: Calculator, _ plan: InterviewPlan, _ facts: Case, today: CalendarDate
  ) -> CalendarDate? {
    for name in plan.parts where calculator.rulebook[name]?.terms(on: facts.date)?.action == .claim {
      if case .date(let day)? = try? calculator.evaluate(name, for: facts), day < today { return day }
    }
    return nil
  }

  /// The facts without which the result would be another, those first that move it most.
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

  /// The years before that are not over for a deadline.
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
  /// Whether it is an amount that a sentence tells.
  fileprivate func tells(in sentence: String, _ rulebook: Rulebook) -> Bool {
    guard type == .money, let value, value.exact != 0 else { return false }
    return sentence.contains(rulebook.jurisdiction.words(value, type))
  }
}
