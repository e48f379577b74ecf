import ExactNumbers
import LevyCalculator
import LevyModel
import LevyPresentation
import LevyRules

/// The deadlines of a tax year, each with the required action, the amount to be paid and its state.
package struct Timeline: Sendable {
  /// A deadline in the case.
  package struct Item: Sendable {
    /// The deadline's name.
    package let name: String
    /// The deadline's label, with the tax year where there are those of others.
    package private(set) var label: String
    /// The action that is required.
    package let action: DeadlineTerms.Action
    /// The day, moved to the next working day if the law says so.
    package let day: CalendarDate
    /// The amount to be paid, if the deadline names a result for it and that could be computed.
    package let amount: Amount?
    /// The missing facts because of which the amount is unknown.
    package let lacks: [Problem.MissingInput]
    /// The text of the rules on an amount that depends on a year without any facts.
    package let help: String
    /// The deadline's state.
    package let state: State
    /// The statute.
    package let source: String

    /// The deadline among those of other tax years, with its own in the label.
    func ofYear(_ year: String) -> Item {
      var item = self
      item.label += " (\(year))"
      return item
    }

    /// True if the day is not over and the deadline is not met.
    package var isDue: Bool { if case .due = state { true } else { false } }
  }

  /// The amount to be paid at a deadline.
  package struct Amount: Sendable {
    /// The amount.
    package let value: Exact
    /// The result that determines the amount.
    package let name: String
    /// The tax year of the case from which the amount is.
    package let year: String
    /// True if some facts of the case are sums of journal entries.
    package let isCounted: Bool
  }

  /// The state of a deadline.
  package enum State: Sendable, Hashable {
    /// Not over: the number of days left.
    case due(days: Int)
    /// The day is over, and the journal does not say that the deadline was met.
    case overdue
    /// The day is over, and it is unknown whether the deadline was met, or there was nothing to file or to pay.
    case past
    /// The deadline was met.
    case done
  }

  /// The items, in the order of their days.
  package let items: [Item]
  /// Deadlines without a day, with the reason.
  package let failures: [Diagnostic]
  /// The year.
  package let year: String
  /// The last year that the rules cover, if the timeline is of a later year and uses that year's law.
  package let projectedFrom: String?
  let jurisdiction: Jurisdiction
  let yearNumber: Int

  /// - Parameters:
  /// - facts: the case with the typed facts only.
  /// - book: the entries that count as facts too.
  /// - met: the names of the deadlines that are met; nil if no record is kept.
  /// - Throws: `Diagnostic` if the case is of other rules, or the book cannot be read.
  package init(
    _ calculator: Calculator, facts: Case, book: (any EntryBook)? = nil, met: Set<String>? = nil,
    today: CalendarDate = .today
  ) throws(Diagnostic) {
    let rulebook = calculator.rulebook
    jurisdiction = rulebook.jurisdiction
    yearNumber = facts.year
    year = facts.yearName
    projectedFrom = facts.isProjected ? jurisdiction.taxYear.name(of: jurisdiction.years.upperBound) : nil
    let cases = TimelineCases(facts, book)
    var items: [Item] = []
    var failures: [Diagnostic] = []
    for variable in rulebook.variables {
      guard case .deadline(let versions) = variable.origin,
        let version = versions.first(where: { $0.holds(on: facts.date) })
      else { continue }
      do throws(Diagnostic) {
        if let name = version.terms?.when, try Self.concernsNobody(name, calculator, cases) { continue }
        guard case .date(let day) = try calculator.evaluate(variable.name, for: try cases.case(of: 0)?.facts ?? facts)
        else { continue }
        var (amount, lacks): (Amount?, [Problem.MissingInput]) = (nil, [])
        var isOpen = false
        if let name = version.terms?.amount, let year = version.terms?.amountYear {
          let made = try cases.case(of: year)
          isOpen = made == nil
          (amount, lacks) = try Self.amount(name, calculator, made)
        }
        items.append(
          Item(
            name: variable.name, label: variable.label, action: version.terms?.action ?? .other, day: day,
            amount: amount, lacks: lacks, help: isOpen ? variable.help ?? "" : "",
            state: Self.state(day, met.map { $0.contains(variable.name) }, version.terms, isOpen: isOpen, today),
            source: version.source))
      } catch {
        failures.append(error)
      }
    }
    self.items = items.sorted { ($0.day, $0.name) < ($1.day, $1.name) }
    self.failures = failures
  }

  /// Returns true if the result of this name says that the deadline does not apply to the case; false if it lacks
  /// facts.
  private static func concernsNobody(
    _ name: String, _ calculator: Calculator, _ cases: TimelineCases
  ) throws(Diagnostic) -> Bool {
    guard let made = try cases.case(of: 0) else { return false }
    do throws(Diagnostic) {
      return try calculator.evaluate(name, for: made.facts) == .boolean(false)
    } catch {
      if case .missing = error.problem { return false }
      throw error
    }
  }

  private static func amount(
    _ name: String, _ calculator: Calculator, _ made: TimelineCases.Made?
  ) throws(Diagnostic) -> (Amount?, lacks: [Problem.MissingInput]) {
    guard let made else { return (nil, []) }
    do throws(Diagnostic) {
      guard let value = try calculator.evaluate(name, for: made.facts).exact, value > 0 else { return (nil, []) }
      return (Amount(value: value, name: name, year: made.facts.yearName, isCounted: made.isCounted), [])
    } catch {
      // The day is then shown without its amount.
      if case .missing(let inputs, _) = error.problem { return (nil, inputs) }
      if error.problem.kind == .noLaw || error.problem.kind == .ruleFailed { return (nil, []) }
      throw error
    }
  }

  /// - Parameter isOpen: true if the amount depends on a year without any facts, so that possibly nothing is due.
  private static func state(
    _ day: CalendarDate, _ isMet: Bool?, _ terms: DeadlineTerms?, isOpen: Bool, _ today: CalendarDate
  ) -> State {
    if isMet == true { return .done }
    if day >= today { return .due(days: day.dayNumber - today.dayNumber) }
    let isToBeDone = terms?.action == .file || terms?.action == .pay
    return isMet == false && isToBeDone && !isOpen ? .overdue : .past
  }
}

/// The case of a year and those of the years before it, each with the journal entries of its year.
final class TimelineCases {
  struct Made {
    let facts: Case
    let isCounted: Bool
  }

  private let facts: Case
  private let book: (any EntryBook)?
  private var made: [Int: Made?] = [:]

  init(_ facts: Case, _ book: (any EntryBook)?) { (self.facts, self.book) = (facts, book) }

  /// Returns the case of the year (offset 0) or of an earlier one. An earlier one exists only if it has journal
  /// entries, since typed amounts do not belong to it; typed facts about the person are used for both.
  func `case`(of offset: Int) throws(Diagnostic) -> Made? {
    if let known = made[offset] { return known }
    let fresh = try make(offset)
    made[offset] = .some(fresh)
    return fresh
  }

  private func make(_ offset: Int) throws(Diagnostic) -> Made? {
    var facts = facts
    if offset != 0 {
      guard book != nil, facts.rulebook.jurisdiction.years.contains(facts.year + offset) else { return nil }
      facts = try facts.carried(toYear: facts.year + offset)
    }
    guard let book else { return Made(facts: facts, isCounted: false) }
    let count = try facts.count(book)
    if offset != 0, count.counted.isEmpty { return nil }
    return Made(facts: facts, isCounted: !count.counted.isEmpty)
  }
}
