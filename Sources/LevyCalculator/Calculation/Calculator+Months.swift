import ExactNumbers
import LevyModel
import LevyRules

/// Facts that are told by months.
extension Calculator {
  /// Computes the value of a month that is not given, or of a fact of which single months are given; nil for all other
  /// facts.
  ///
  /// - Throws: `Diagnostic` if the value is missing, or if a fact that is read as one value differs between months.
  func byMonths(_ slot: Slot) throws(Diagnostic) -> Value? {
    if let fact = rulebook.months.facts[slot] { return try inMonth(of: fact, isRead: true) }
    guard let months = try monthsTold(of: slot) else { return nil }
    if let sum = months.sum { return .number(sum) }
    if let value = months.values.first, months.values.allSatisfy({ $0 == value }) { return value }
    let variable = rulebook.variables[slot]
    throw Diagnostic(
      .badValue(
        name: variable.name, value: variable.type.text(of: .months(months)),
        expected: Wording(
          "the same in all months: a rule reads it as one value",
          "in allen Monaten dasselbe: eine Regel liest einen Wert")))
  }

  /// The values of a fact in all months, if at least one month is given; otherwise nil.
  func monthsTold(of fact: Slot) throws(Diagnostic) -> MonthlyValues? {
    guard let slots = rulebook.months.ofFact[fact], slots.contains(where: current.gives) else { return nil }
    var told: [Value] = []
    for slot in slots {
      if current.gives(slot), let value = current[slot] {
        told.append(value)
      } else {
        told.append(try inMonth(of: fact))
      }
    }
    return rulebook.monthlyValues(told, of: fact)
  }

  /// The value of a fact in a month that is not given.
  ///
  /// - Parameter isRead: whether a rule reads it, so that a default counts as assumed.
  private func inMonth(of fact: Slot, isRead: Bool = false) throws(Diagnostic) -> Value {
    if let wrong = current.misread[fact], missing == nil { throw wrong }
    if isTold(fact), let value = current[fact] { return rulebook.inMonth(value, of: fact) }
    if let value = defaultValue(of: fact) {
      // If single months are given, the default for the others does not count as assumed.
      let isToldInPart = rulebook.months.ofFact[fact]?.contains(where: current.gives) == true
      if isRead, !isToldInPart { current.assumeInMonths(fact) }
      return rulebook.inMonth(value, of: fact)
    }
    return rulebook.inMonth(try standIn(for: fact), of: fact)
  }

  /// True if the current case gives a fact as one value.
  private func isTold(_ fact: Slot) -> Bool { current.gives(fact) && current.months(of: fact) == nil }

  /// Records further reads: reading a month reads its fact, and reading a fact of which months are given reads these.
  func noteMonths(read slot: Slot) {
    if let fact = rulebook.months.facts[slot] { current.note(read: fact) }
    guard let months = rulebook.months.ofFact[slot], !isTold(slot) else { return }
    for month in months where current.gives(month) { current.note(read: month) }
  }

  /// Gives a fact in each month that is not given by itself.
  func give(_ months: MonthlyValues, slot: Slot) {
    for month in rulebook.months.facts(of: months, slot: slot) where !current.gives(month.slot) {
      give(month.value, slot: month.slot)
      current.note(month: month.slot, byRange: true)
    }
    current.give(months, slot: slot)
  }

  /// Checks that a yearly amount is not given together with some of its months.
  func checkMonths() throws(Diagnostic) {
    for (fact, months) in rulebook.months.ofFact
    where isTold(fact) && rulebook.variables[fact].isSumOfMonths {
      guard let month = months.first(where: current.gives) else { continue }
      throw Diagnostic(.givenTwice(name: rulebook.variables[month].name, other: rulebook.variables[fact].name))
    }
  }
}
