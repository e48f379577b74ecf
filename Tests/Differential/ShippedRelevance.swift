import Levy
import LevyTrace
import LuaRuntime

/// Tests that skipped questions of interviews on shipped rules cannot matter: with part of a random case known, neither
/// one skipped question nor several of them move the result.
package struct ShippedRelevance: Sendable {
  /// A result of an interview.
  package struct Wanted: Sendable {
    let code: String
    let year: Int
    let name: String

    package static let all = [
      Wanted(code: "ie", year: 2008, name: "refund"), Wanted(code: "ie", year: 2025, name: "refund"),
      Wanted(code: "ie", year: 2024, name: "form_11"), Wanted(code: "de", year: 2025, name: "refund"),
      Wanted(code: "uk", year: 2025, name: "income_tax"), Wanted(code: "uk", year: 2025, name: "take_home_pay_of_year"),
    ]
  }

  /// The number of questions that were claimed not to matter.
  package private(set) var idle = 0
  /// Results that moved although they should not, in words.
  package private(set) var faults: [String] = []

  package init() {}

  /// Adds the findings on another result.
  package mutating func add(_ other: Self) {
    idle += other.idle
    faults += other.faults
  }

  /// Tries a result in a number of random tables of eight cases.
  ///
  /// - Parameter root: the rules without their checks: random facts are hardly ever consistent, and the rejection of
  ///   inconsistent ones is tested with the checks.
  package mutating func compare(_ wanted: Wanted, in root: String, rounds: Int) throws {
    let law = try Rulebook(wanted.code, in: root)
    // On a busy machine seconds do not measure the work, and a rule stopped by a time limit would count as not
    // followed.
    let calculator = try Calculator(law, limits: LuaLimits(seconds: nil))
    try followAll(wanted, calculator)
    let maker = TableMaker(law, year: wanted.year)
    var random = Random(seed: UInt64(wanted.year))
    let before = idle
    for _ in 0..<rounds {
      for row in Assignments.rows(of: maker.table(rows: 8, &random)) {
        let part = random.below(3) + 1
        // If the date of birth is open, nearly all is: the day on which contributions end depends on it.
        let first = row.chosen { random.below(4) < part || $0.hasSuffix("birth_date") }
        let known = Self.given(first, try Case(law, year: wanted.year))
        let form = try Sheet(known, wanted: [wanted.name]).questionnaire(by: calculator)
        idle += form.idle.count
        var other = known
        for name in form.idle.map(\.name) { if let cell = row[name] { try? other.give(name, cell) } }
        // Open questions may be answered in any way.
        var (one, two) = (known, other)
        for field in form.fields where field.isOpen {
          guard let cell = row[field.name], random.below(2) == 0 else { continue }
          try? one.give(field.name, cell)
          try? two.give(field.name, cell)
        }
        for (a, b) in [(known, other), (one, two)] {
          let outcomes = form.answer.lines.map { line in
            (calculator.outcome(line.name, a), calculator.outcome(line.name, b))
          }
          for (line, (before, changed)) in zip(form.answer.lines, outcomes)
          where ![before, changed].contains("nobody") && before != changed
            && !(changed == "missing" && Self.asksOnly(of: form.idle, calculator, line.name, b))
          {
            faults.append(
              "\(wanted.code) \(wanted.year) \(wanted.name): \(before) became \(changed) by \(form.idle.map(\.name)) of "
                + "\(known.values.map(\.name))")
          }
        }
      }
    }
    // A part of a return mostly leaves open how much of it must be given.
    if wanted.name != "form_11", idle == before {
      faults.append("\(wanted.code) \(wanted.year) \(wanted.name): no question was idle")
    }
  }

  /// With nothing known no rule may have more paths than are followed: all of them would be tried, while somebody waits
  /// for the first question, and then nothing would be known of the rule.
  private mutating func followAll(_ wanted: Wanted, _ calculator: Calculator) throws {
    let law = calculator.rulebook
    let result = law.interview(named: wanted.name)?.result ?? wanted.name
    let slot = try law.slot(of: result, role: .asked)
    let date = law.jurisdiction.taxYear.lastDay(of: wanted.year)
    for (slot, binding) in Relevance(calculator, of: [slot], on: date, known: nil).bindings {
      if case .interpreted(.tooManyPaths) = binding {
        faults.append("\(wanted.code) \(wanted.year): \(law.variables[slot].name) has too many paths")
      }
    }
  }

  /// True if a result lacks only facts of persons or things whose number was given: their number implies questions
  /// about each.
  private static func asksOnly(of told: [Variable], _ calculator: Calculator, _ name: String, _ facts: Case) -> Bool {
    let law = calculator.rulebook
    let counted = Set(told.compactMap { law.slot(of: $0.name) }.flatMap { law.counted[$0] ?? [] }.joined())
    do throws(Diagnostic) {
      _ = try calculator.evaluate(name, for: facts)
      return false
    } catch {
      guard case .missing(let inputs, _) = error.problem else { return false }
      return inputs.allSatisfy { input in law.slot(of: input.name).map(counted.contains) ?? false }
    }
  }

  private static func given(_ cells: [String: String], _ facts: Case) -> Case {
    cells.sorted { $0.key < $1.key }.reduce(into: facts) { facts, cell in try? facts.give(cell.key, cell.value) }
  }
}
