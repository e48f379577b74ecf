import ExactNumbers
import LevyModel

/// The slots of facts in single months of a tax year.
package struct MonthSlots: Sendable {
  /// For each fact that is told by months, the slots of its months in their order.
  package let ofFact: [Slot: [Slot]]
  /// For each slot of a month, the slot of the fact.
  package let facts: [Slot: Slot]

  init(_ variables: [Variable], _ slots: [String: Slot]) {
    var (ofFact, facts): ([Slot: [Slot]], [Slot: Slot]) = ([:], [:])
    for (slot, variable) in zip(variables.slots, variables) {
      guard case .input(let input) = variable.origin, input.month != nil, let fact = input.standsFor,
        let whole = slots[fact]
      else { continue }
      ofFact[whole, default: []].append(slot)
      facts[slot] = whole
    }
    (self.ofFact, self.facts) = (ofFact, facts)
  }

  /// The values of a fact's months with their slots.
  package func facts(of months: MonthlyValues, slot: Slot) -> [(slot: Slot, value: Value)] {
    zip(ofFact[slot] ?? [], months.values).map { ($0, $1) }
  }
}

extension Variable {
  /// The variables for the months of a fact, which rules read one by one; empty unless the fact is told by months.
  func months(of taxYear: TaxYear) -> [Variable] {
    guard case .input(let input) = origin, input.isByMonth else { return [] }
    return (1...12).map { number in
      let month = taxYear.month + number - 1
      let suffix = "." + CalendarDate.monthInRules((month - 1) % 12 + 1)
      let ofMonth = Input(
        defaultValue: nil, defaultIfGiven: [], standsFor: name, month: number, isByMonth: false, source: input.source,
        isConditional: input.isConditional, carries: input.carries, carriedResult: nil, entries: nil, typical: [],
        hasEstimate: false, declaration: input.declaration)
      // The sum of the months is for the year; a single month has no unit that is checked.
      return Variable(
        name: name + suffix, label: "\(label): \(MonthlyValues.name(of: month))", type: type, per: nil, aliases: [],
        units: [:], help: nil, question: nil, section: section, minimum: leastOfMonth, maximum: maximum,
        origin: .input(ofMonth), place: place, person: person, field: field + suffix)
    }
  }

  /// The minimum in a month: parts of an amount may be less than the minimum of the whole.
  var leastOfMonth: Exact? { isSumOfMonths ? minimum.map { min($0, 0) } : minimum }

  /// The way in which the fact is written by months; nil unless it is told by months.
  package var byMonth: Notation.ByMonth? {
    isByMonth ? Notation.ByMonth(standard: defaultValue, areParts: isSumOfMonths) : nil
  }
}

extension Case {
  /// The facts that are told by months, or of which some months are told.
  package var toldByMonths: Set<Slot> {
    Set(
      given.compactMap { slot, fact in
        if case .months = fact.value { slot } else { rulebook.months.facts[slot] }
      })
  }

  /// Checks that a fact is given as one value, so that it can be varied as a single amount.
  ///
  /// - Throws: `Diagnostic` if it is told by months.
  package func checkIsOne(_ name: String) throws(Diagnostic) {
    guard let slot = rulebook.slot(of: name), toldByMonths.contains(slot) else { return }
    throw Diagnostic(
      .badValue(
        name: "over", value: name,
        expected: Wording(
          "a fact that is told as one value: this one is told by months",
          "eine Angabe mit einem Wert: diese ist nach Monaten angegeben")))
  }
}

extension Rulebook {
  /// Twelve values, one for each month, as a value of the fact.
  package func monthlyValues(_ values: [Value], of fact: Slot) -> MonthlyValues {
    MonthlyValues(values, firstMonth: jurisdiction.taxYear.month, areParts: variables[fact].isSumOfMonths)
  }

  /// The value of a fact in each month if it is given as one: the same, or a twelfth of a yearly amount.
  package func inMonth(_ value: Value, of fact: Slot) -> Value {
    guard variables[fact].isSumOfMonths, let twelfth = try? value.exact?.divided(by: 12) else { return value }
    return .number(twelfth)
  }

  /// Replaces values that are told by months by those of each month's slot.
  package func expanded(_ values: [Slot: Value]) -> [Slot: Value] {
    if months.ofFact.isEmpty { return values }
    var expanded = values
    for (slot, value) in values {
      guard case .months(let told) = value else { continue }
      expanded[slot] = nil
      // A month that is given by itself takes precedence.
      for month in months.facts(of: told, slot: slot) where values[month.slot] == nil {
        expanded[month.slot] = month.value
      }
    }
    return expanded
  }

  /// The slot of a month that is named by its number in the tax year, as the items of a list are: `rent.3`.
  func slot(ofMonth name: String) -> Slot? {
    guard let dot = name.lastIndex(of: "."), let number = Int(name[name.index(after: dot)...]),
      let slot = slots[String(name[..<dot])], let months = months.ofFact[slot], months.indices.contains(number - 1)
    else { return nil }
    return months[number - 1]
  }
}
