import ExactNumbers
import LevyModel
import LevyRules

/// Facts that are told by months.
extension Calculator {
  /// What a month's fact is that is not given, or the fact itself of which months are given; nil where nothing of months
  /// says it.
  ///
  /// - Throws: `Diagnostic` if nothing is told of it, or if it is to be one value and is not the same in all months.
  func byMonths(_ slot: Int) throws(Diagnostic) -> Value? {
    if let fact = rulebook.months.facts[slot] { return try inMonth(of: fact) }
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

  /// What a fact is in each month, if something is told of single ones.
  func monthsTold(of fact: Int) throws(Diagnostic) -> MonthlyValues? {
    guard let slots = rulebook.months.ofFact[fact], slots.contains(where: { pins[$0] }) else { return nil }
    var told: [Value] = []
    for slot in slots { told.append(try pins[slot] ? values[slot] ?? inMonth(of: fact) : inMonth(of: fact)) }
    return rulebook.monthlyValues(told, of: fact)
  }

  /// What a fact is in a month of which nothing is told.
  private func inMonth(of fact: Int) throws(Diagnostic) -> Value {
    wasRead[fact] = true
    if let wrong = misread[fact], missing == nil { throw wrong }
    let isGiven = pins[fact] && toldByMonths[fact] == nil
    let whole: Value
    if let value = isGiven ? values[fact] : defaultValue(of: fact) {
      whole = value
    } else {
      whole = try standIn(for: fact)
    }
    // Where months are told, what it is in all of them is more than its default.
    if !isGiven, rulebook.months.ofFact[fact]?.contains(where: { pins[$0] }) == false { values[fact] = whole }
    return rulebook.inMonth(whole, of: fact)
  }

  /// Notes what is read with a slot: of a month the fact, and of that what is told of its months.
  func noteMonths(read slot: Int) {
    if let fact = rulebook.months.facts[slot] { wasRead[fact] = true }
    for month in rulebook.months.ofFact[slot] ?? [] where pins[month] { wasRead[month] = true }
  }

  /// Gives what a fact is in each month.
  func give(_ months: MonthlyValues, slot: Int) {
    for fact in rulebook.months.facts(of: .months(months), slot: slot) { give(fact.value, slot: fact.slot) }
    toldByMonths[slot] = months
    pins[slot] = true
  }

  /// Checks that no amount of the year is given beside those of its months.
  func checkMonths() throws(Diagnostic) {
    for (fact, months) in rulebook.months.ofFact
    where pins[fact] && toldByMonths[fact] == nil && rulebook.variables[fact].isSumOfMonths {
      guard let month = months.first(where: { pins[$0] }) else { continue }
      throw Diagnostic(.givenTwice(name: rulebook.variables[month].name, other: rulebook.variables[fact].name))
    }
  }
}
