import ExactNumbers
import LevyModel

extension Variable {
  /// Whether it says if a person is present.
  package var isPresence: Bool { person != nil && field == Person.presence }

  /// The person without whom it has no value of its own; nil for the taxpayer's variables, and for those that say who
  /// is present.
  package var absentee: Person? {
    guard let person, !person.isTaxpayer, !isPresence else { return nil }
    return person
  }

  /// The value that may be given for an absent person, since it means nothing: the default, the value that others read,
  /// zero or the first value.
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
