import ExactNumbers
import LevyModel

/// The facts of one taxpayer: a year, and values by name. A value given for a rule's name pins it.
public struct Case: Sendable {
  /// The year, which rules read as `case.year`.
  public private(set) var year: Int
  /// The day whose law applies; the tax year's last day unless set.
  public private(set) var date: CalendarDate
  /// The day by which law must have been enacted to apply, or nil for the latest law.
  public var known: CalendarDate?
  /// The usual name of the year: `2025`, or `2025/26`.
  public var yearName: String { rulebook.jurisdiction.taxYear.name(of: year) }
  /// The code of the jurisdiction.
  public var jurisdiction: String { rulebook.jurisdiction.code }
  /// The first day of the tax year.
  package var firstDay: CalendarDate { rulebook.jurisdiction.taxYear.firstDay(of: year) }
  /// The last day of the tax year.
  package var lastDay: CalendarDate { rulebook.jurisdiction.taxYear.lastDay(of: year) }
  /// True if the law is that of the year as a whole, which means that of its last day.
  package var isOfWholeYear: Bool { date == rulebook.jurisdiction.taxYear.lastDay(of: year) }
  /// The given values by slot, and the name that the user used.
  package private(set) var given: [Slot: (value: Value, name: String)] = [:]
  /// The given values that are sums of journal entries, by slot.
  package private(set) var sums: [Slot: EntrySum] = [:]
  /// The slots whose values were estimated, not given.
  package private(set) var estimated: Set<Slot> = []
  /// The slots whose values come from a case of the year before.
  package var carried: Set<Slot> = []
  /// What the case of the year before lacks for facts that come from it, by slot.
  package var notCarried: [Slot: Diagnostic] = [:]
  /// The periods for which amounts were typed, where they differ from those of the rules, by slot.
  package private(set) var typedPeriods: [Slot: Period] = [:]
  /// Facts that were given but could not be parsed, by slot.
  package internal(set) var misread: [Slot: Misreading] = [:]
  package let rulebook: Rulebook

  /// Starts a case.
  ///
  /// - Throws: `Diagnostic` if the rules do not cover the year.
  public init(_ rulebook: Rulebook, year: Int) throws(Diagnostic) {
    let years = rulebook.jurisdiction.years
    guard years.contains(year) else {
      let name = rulebook.jurisdiction.taxYear.name(of: year)
      throw Diagnostic(.yearOutside(year: name, first: years.lowerBound, last: years.upperBound))
    }
    self.rulebook = rulebook
    self.year = year
    date = rulebook.jurisdiction.taxYear.lastDay(of: year)
  }

  /// Starts a case of a year that the rules do not cover yet, with the law of the last year that they cover. Its
  /// results are not law, and whoever shows them must say so.
  package init(_ rulebook: Rulebook, projectedTo year: Int) throws(Diagnostic) {
    try self.init(rulebook, year: rulebook.jurisdiction.years.upperBound)
    guard year > self.year, year < self.year + 10 else {
      throw Diagnostic(
        .yearOutside(
          year: String(year), first: rulebook.jurisdiction.years.lowerBound,
          last: rulebook.jurisdiction.years.upperBound))
    }
    (self.year, date) = (year, rulebook.jurisdiction.taxYear.lastDay(of: year))
  }

  /// True if the year is beyond those that the rules cover.
  package var isProjected: Bool { year > rulebook.jurisdiction.years.upperBound }

  /// Starts a case whose year and law are those of a day.
  ///
  /// - Throws: `Diagnostic` if the rules do not cover the day's year.
  public init(_ rulebook: Rulebook, date: CalendarDate) throws(Diagnostic) {
    try self.init(rulebook, year: rulebook.jurisdiction.taxYear.year(of: date))
    self.date = date
  }

  /// The given values, by the names that the rules have for them.
  public var values: [(name: String, value: Value)] {
    given.sorted { $0.key < $1.key }.map { (rulebook.variables[$0.key].name, $0.value.value) }
  }

  /// Gives a value as a user writes it: `60k`, `€ 60,000.50`, `42 %`, `15 June 1980`, `yes`.
  ///
  /// - Parameter style: the style in which numbers are written; by default that of the language of the rules.
  /// - Throws: `Diagnostic` for an unknown name, a text that is no value of the name or could mean two, a value out
  ///   of range, or a name given twice.
  public mutating func give(_ name: String, _ text: String, style: NumberStyle? = nil) throws(Diagnostic) {
    let slot = try rulebook.slot(of: name, role: .given)
    if slot == Rulebook.yearSlot, let year = rulebook.jurisdiction.taxYear.year(named: text) {
      return try give(.count(year), slot: slot, name: name)
    }
    let notation = try rulebook.notation(of: name)
    let value = try Language.speaking(rulebook.language) { () throws(Diagnostic) in
      try notation.value(typed: text, for: name, style: style ?? .inForce)
    }
    do { try give(value, slot: slot, name: name) } catch { throw error.quoting(typed: text) }
    note(typedPer: text, slot: slot)
  }

  /// Gives a value, in the unit of the name.
  ///
  /// - Throws: `Diagnostic`, as for text.
  public mutating func give(_ name: String, _ value: Value) throws(Diagnostic) {
    let slot = try rulebook.slot(of: name, role: .given)
    let notation = try rulebook.notation(of: name)
    guard let fitting = notation.meaning(value) else {
      throw Diagnostic(.badValue(name: name, value: value.description, expected: notation.expected(.inForce)))
    }
    try give(fitting, slot: slot, name: name)
  }

  /// Gives the value of a typed text, in the unit of the name. Errors quote the text.
  package mutating func give(_ name: String, _ value: Value, typed text: String) throws(Diagnostic) {
    do { try give(name, value) } catch { throw error.quoting(typed: text) }
    note(typedPer: text, slot: try rulebook.slot(of: name, role: .given))
  }

  /// Gives a value that was typed as an amount for a period.
  package mutating func give(_ name: String, _ value: Value, typedPer period: Period?) throws(Diagnostic) {
    try give(name, value)
    note(period, slot: try rulebook.slot(of: name, role: .given))
  }

  private mutating func note(typedPer text: String, slot: Slot) {
    // Text before the period of a single month's amount is more than a number: `May: 3500/month`.
    if case .months = given[slot]?.value { return }
    note(Period.split(text)?.period, slot: slot)
  }

  private mutating func note(_ period: Period?, slot: Slot) {
    let variable = rulebook.variables[slot]
    typedPeriods[slot] = variable.per == nil || variable.per == period ? nil : period
  }

  /// Gives an amount in whole units of the name, such as euros.
  ///
  /// - Throws: `Diagnostic`, as for text.
  public mutating func give(_ name: String, _ number: Int) throws(Diagnostic) {
    try give(name, .number(Exact(number)))
  }

  /// Removes a given value, if there is one.
  ///
  /// - Throws: `Diagnostic` for an unknown name.
  public mutating func remove(_ name: String) throws(Diagnostic) {
    forget(try rulebook.slot(of: name, role: .given))
  }

  mutating func forget(_ slot: Slot) {
    if case .choice(let choice) = rulebook.variables.slots.contains(slot) ? rulebook.variables[slot].type : nil,
      let number = choice.numberFact.flatMap({ rulebook.slot(of: $0) }), let name = given[number]?.name,
      rulebook.slot(of: name) == slot
    {
      given[number] = nil
    }
    given[slot] = nil
    for month in rulebook.months.ofFact[slot] ?? [] { given[month] = nil }
    sums[slot] = nil
    estimated.remove(slot)
    carried.remove(slot)
    notCarried[slot] = nil
    typedPeriods[slot] = nil
    misread[slot] = nil
  }

  /// Gives the sum of the journal entries of a fact.
  package mutating func give(_ sum: EntrySum, slot: Slot) throws(Diagnostic) {
    try give(.number(sum.amount), slot: slot, name: rulebook.variables[slot].name)
    sums[slot] = sum
  }

  /// Returns a case with the same year, date and day of knowledge, in which nothing is given.
  package func without() -> Case {
    var empty = self
    (empty.given, empty.sums, empty.typedPeriods, empty.misread) = ([:], [:], [:], [:])
    (empty.estimated, empty.carried, empty.notCarried) = ([], [], [:])
    return empty
  }

  /// The case without the sums of a journal.
  package var withoutSums: Case {
    var typed = self
    typed.forgetSums()
    return typed
  }

  private mutating func forgetSums() {
    for slot in sums.keys { given[slot] = nil }
    sums = [:]
  }

  /// Gives a value that was computed, perhaps by other rules. A name that these rules do not have, or have with another
  /// type, is skipped, and so are year and date.
  package mutating func pin(_ value: Value, for name: String) {
    guard let slot = rulebook.slot(of: name), slot > Rulebook.dateSlot,
      let fitting = rulebook.variables[slot].type.accepted(value)
    else { return }
    forget(slot)
    given[slot] = (fitting, name)
  }

  /// Gives an estimated value, unless the fact does not accept it or is given already.
  package mutating func estimate(_ value: Value, slot: Slot) {
    let variable = rulebook.variables[slot]
    // A fact also counts as given if one of its months is.
    let isTold = rulebook.months.ofFact[slot]?.contains { given[$0] != nil } ?? false
    guard !isTold, given[slot] == nil, misread[slot] == nil, let fitting = variable.type.accepted(value),
      (try? variable.checkRange(fitting, name: variable.name)) != nil
    else { return }
    given[slot] = (fitting, variable.name)
    estimated.insert(slot)
  }

  /// True if something is given for a name, even if it could not be parsed.
  public func gives(_ name: String) -> Bool {
    rulebook.slot(of: name).map { given[$0] != nil || misread[$0] != nil } ?? false
  }

  private mutating func give(_ value: Value, slot: Slot, name: String) throws(Diagnostic) {
    switch (slot, value) {
    case (Rulebook.yearSlot, .count(let year)): try change(year: year)
    case (Rulebook.dateSlot, .date(let day)): try change(date: day)
    default:
      if let earlier = given[slot]?.name ?? misread[slot]?.name {
        throw Diagnostic(.givenTwice(name: name, other: earlier))
      }
      if let other = months(besides: value, slot) { throw Diagnostic(.givenTwice(name: name, other: other)) }
      for fact in try rulebook.facts(of: value, for: name, slot: slot) {
        try rulebook.variables[fact.slot].checkRange(fact.value, name: name)
        if let earlier = given[fact.slot]?.name { throw Diagnostic(.givenTwice(name: name, other: earlier)) }
        given[fact.slot] = (fact.value, name)
      }
      joinMonths(of: slot)
    }
  }

  /// The name under which months that this value would give too are given already; nil if there are none.
  private func months(besides value: Value, _ slot: Slot) -> String? {
    if let fact = rulebook.months.facts[slot], let told = given[fact] {
      if case .months = told.value { return told.name }
      return rulebook.variables[fact].isSumOfMonths ? told.name : nil
    }
    if case .months = value {} else if !rulebook.variables[slot].isSumOfMonths { return nil }
    return rulebook.months.ofFact[slot]?.lazy.compactMap { given[$0]?.name }.first
  }

  /// Replaces twelve months that were given one by one by a single value of their fact.
  private mutating func joinMonths(of month: Slot) {
    guard let fact = rulebook.months.facts[month], given[fact] == nil, let months = rulebook.months.ofFact[fact] else {
      return
    }
    let told = months.compactMap { given[$0]?.value }
    guard told.count == months.count else { return }
    for month in months { given[month] = nil }
    given[fact] = (.months(rulebook.monthlyValues(told, of: fact)), rulebook.variables[fact].name)
  }

  private mutating func change(year: Int) throws(Diagnostic) {
    let fresh = try Case(rulebook, year: year)
    // Journal entries belong to one year, and so does what is left of the year before it.
    if year != self.year { forgetSums() }
    for slot in carried where year != self.year && !rulebook.variables[slot].carries { forget(slot) }
    (self.year, date) = (fresh.year, fresh.date)
  }

  private mutating func change(date: CalendarDate) throws(Diagnostic) {
    try change(year: rulebook.jurisdiction.taxYear.year(of: date))
    self.date = date
  }
}

extension Variable {
  package func checkRange(_ value: Value, name: String) throws(Diagnostic) {
    if case .months(let months) = value {
      for month in months.values { try checkRange(month, name: name, minimum: leastOfMonth) }
    }
    try checkRange(value, name: name, minimum: minimum)
  }

  private func checkRange(_ value: Value, name: String, minimum: Exact?) throws(Diagnostic) {
    guard let number = value.exact else { return }
    let low = minimum ?? ValueType.largestAmount.negated
    let high = maximum ?? ValueType.largestAmount
    if number >= low, number <= high { return }
    // An undeclared limit is reported only to values beyond it.
    throw Diagnostic(
      .outOfRange(
        name: name, value: number.description, minimum: number < low ? low : minimum,
        maximum: number > high ? high : maximum))
  }
}
