import Levy
import LevyBatch
import LevyModel
import LevyRules
import LevySheet

/// Tests of interviews on shipped rules: an amount that was shown once stays, whatever is answered next, unless answers
/// contradict each other.
package struct ShownNumbers: Sendable {
  /// The number of answers after which there was an amount.
  package private(set) var shown = 0
  /// The answers that made an amount vanish, in words.
  package private(set) var faults: [String] = []

  package init() {}

  /// Adds the findings of another walk.
  package mutating func add(_ other: Self) {
    shown += other.shown
    faults += other.faults
  }

  /// Answers the questions of an interview in their order with likely values; some are skipped.
  package mutating func walk(_ plan: InterviewPlan, of law: Rulebook, year: Int, seed: UInt64) throws {
    let calculator = try Calculator(law, limits: LuaLimits(seconds: nil))
    var sheet = try Sheet(Case(law, year: year), wanted: [plan.name])
    let drawing = ValueDrawing(law, date: try sheet.facts(by: law).date)
    var random = Randomness(seed: seed, plan.name)
    var (last, isShown) = ("", false)
    for _ in 0..<80 {
      let form = try sheet.questionnaire(by: calculator)
      let answer = calculator.answer([plan.result], asked: form.facts, isUnderWay: true)
      if answer.lines.first?.value != nil {
        (isShown, shown) = (true, shown + 1)
      } else if isShown {
        if case .missing(let inputs, _)? = answer.failures.first?.problem {
          let given = form.facts.values.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
          faults.append(
            "\(law.jurisdiction.code) \(year) \(plan.name): nothing after \(last), for want of "
              + "\(inputs.map(\.name).joined(separator: ", ")) (\(given))")
        }
        return
      }
      guard let question = form.next(after: last.isEmpty ? nil : last) else { return }
      last = question.name
      switch question.subject {
      case .fact(let variable):
        guard random.percent(70) || question.lack != nil, let value = drawing.value(variable, &random),
          let next = try? sheet.setting(question.name, value, by: law)
        else {
          sheet = sheet.skipping(question.name, although: true)
          continue
        }
        sheet = next
      case .gate(let facts):
        let chosen = facts.filter { _ in random.percent(20) }.map(\.name)
        sheet = sheet.applying(Set(chosen), of: question.name)
      }
    }
  }
}
