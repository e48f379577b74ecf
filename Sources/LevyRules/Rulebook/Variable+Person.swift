import ExactNumbers
import LevyModel

extension Variable {
  /// Whether it says if a person is there.
  package var isPresence: Bool { person != nil && field == Person.presence }

  /// The person without whom it has no value of its own; nil for the taxpayer's, and for what says who is there.
  package var absentee: Person? {
    guard let person, !person.isTaxpayer, !isPresence else { return nil }
    return person
  }

  /// What may be given of a person who is not there, since it stands there anyhow: the default, what others read, zero
  /// or the first value.
  package var nothing: Value {
    if case .input(let input) = origin, let value = input.defaultValue { return value }
    if let value = versions.lazy.compactMap(\.absent).first { return value }
    let least = minimum ?? 0
    switch type {
    case .money, .rate, .number: return .number(max(least, min(0, maximum ?? 0)))
    case .count: return .count(least.exactInt ?? 0)
    case .boolean: return .boolean(false)
    case .choice(let choice): return .choice(choice.options[0])
    case .date: return .date(CalendarDate(year: DatePart.years.lowerBound, month: 1, day: 1) ?? .distantPast)
    }
  }
}
