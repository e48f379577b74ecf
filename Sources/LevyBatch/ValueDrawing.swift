import ExactNumbers
import LevyModel
import LevyRules
import LevyTrace

/// Draws random values of facts, distributed as people have them: none, amounts of all magnitudes, and amounts near
/// figures of the law.
package struct ValueDrawing {
  package let rulebook: Rulebook
  let date: CalendarDate
  /// The amounts that the law of the day names.
  private let figures: [Exact]

  package init(_ rulebook: Rulebook, date: CalendarDate) {
    (self.rulebook, self.date) = (rulebook, date)
    var found: Set<Exact> = []
    for parameter in rulebook.parameters {
      guard let revision = try? parameter.value(on: date, known: nil)?.revision else { continue }
      for (number, _) in parameter.quantities(in: revision) where number > 1 && number < 10_000_000 {
        if number.isMultiple(of: ValueType.cent) { found.insert(number) }
      }
    }
    figures = found.sorted()
  }

  /// A random value that the fact may have.
  package func value(_ variable: Variable, _ random: inout Randomness) -> Value? {
    switch variable.type {
    case .quantity(let unit): return number(amount(unit, variable, &random), of: variable)
    case .count(let maximum):
      let least = max(0, variable.minimum?.exactInt ?? 0)
      let most = min(maximum, variable.maximum?.exactInt ?? maximum)
      if most < least { return nil }
      return .count(least + random.below((random.percent(60) ? min(most - least, 3) : most - least) + 1))
    case .boolean: return .boolean(random.percent(50))
    case .choice(let choice): return random.one(of: choice.options).map { .choice($0) }
    case .date: return day(&random).map { .date($0) }
    }
  }

  /// A random value greater than another: a larger amount or count, true for false, another word, a later day; nil if
  /// there is none.
  package func more(than value: Value, by step: Exact?, of variable: Variable, _ random: inout Randomness) -> Value? {
    switch (variable.type, value) {
    case (.quantity(let unit), .number(let low)):
      let least = unit.terms.likely.map { Exact(numerator: 1, scale: $0.scale) } ?? ValueType.cent
      let far = unit == .money ? amount(unit, variable, &random) : Exact(random.below(9) + 1)
      let steps: [Exact] = [least, 1, 10, 100]
      let near = random.one(of: steps) ?? least
      var rise = step ?? (random.percent(30) ? near : far)
      if step == nil, unit.terms.isShare { rise = Exact(numerator: Int128(random.below(100) + 1), scale: 3) }
      guard rise > 0, let high = try? low.adding(rise), high <= variable.maximum ?? high else { return nil }
      return .number(high)
    case (.count(let maximum), .count(let low)):
      let high = low + (step?.exactInt ?? 1 + random.below(2))
      return high <= maximum && Exact(high) <= variable.maximum ?? Exact(high) ? .count(high) : nil
    case (.boolean, .boolean(false)): return .boolean(true)
    case (.choice(let choice), .choice(let word)):
      return random.one(of: choice.options.filter { $0 != word }).map { .choice($0) }
    case (.date, .date(let day)):
      return .date(random.percent(50) ? day.next : day.moved(years: 1))
    default: return nil
    }
  }

  // MARK: Amounts

  private func amount(_ unit: ValueType.Unit, _ variable: Variable, _ random: inout Randomness) -> Exact {
    if let (most, scale) = unit.terms.likely {
      return Exact(numerator: Int128(random.below((random.one(of: most) ?? 0) + 1)), scale: scale)
    }
    let roll = random.below(100)
    if roll < 10 { return 0 }
    if roll < 25, let figure = random.one(of: figures) {
      let shifts: [Exact] = [ValueType.cent.negated, 0, ValueType.cent, 1, -1]
      let shift = random.one(of: shifts) ?? 0
      return (try? figure.adding(shift)) ?? figure
    }
    if roll < 45, case .input(let input) = variable.origin, let typical = random.one(of: input.typical)?.exact {
      let factor = Exact(numerator: Int128(random.below(300)), scale: 2)
      return (try? typical.multiplied(by: factor).rounded(.down, step: ValueType.cent)) ?? typical
    }
    // Amounts of three digits are as likely as those of five.
    var most = 1
    for _ in 0...random.below(digits(variable.per)) { most *= 10 }
    let whole = random.below(most) + 1
    return random.percent(70) ? Exact(whole) : Exact(numerator: Int128(whole * 100 + random.below(100)), scale: 2)
  }

  /// The number of digits of the largest likely amounts for a period.
  private func digits(_ period: Period?) -> Int {
    switch period {
    case .hour: 2
    case .day, .week: 3
    case .month: 4
    default: 6
    }
  }

  private func number(_ number: Exact, of variable: Variable) -> Value {
    .number(min(max(number, variable.minimum ?? 0), variable.maximum ?? number))
  }

  private func day(_ random: inout Randomness) -> CalendarDate? {
    // Half of the days are in this year or the last, half within a lifetime.
    let back = random.below(random.percent(50) ? 2 : 90)
    return CalendarDate(year: date.year - back, month: random.below(12) + 1, day: random.below(28) + 1)
  }
}
