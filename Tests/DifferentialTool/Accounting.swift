import Levy

/// Adds each fact by itself to plain cases of a jurisdiction and finds those that are ignored silently: no result
/// changes, no caveat or error appears, and the fact is not named as unused.
struct Accounting {
  /// The number of facts that were tried.
  private(set) var tried = 0
  /// The facts that were ignored silently, in words.
  private(set) var silent: [String] = []

  /// Tries all inputs of a jurisdiction in one of its plain cases.
  init(_ rulebook: Rulebook, _ plain: PlainCase) throws {
    let calculator = try Calculator(rulebook)
    let before = calculator.answer(for: try plain.facts(rulebook))
    for variable in rulebook.variables where variable.isInput && !before.facts.gives(variable.name) {
      var facts = before.facts
      guard let value = variable.news, (try? facts.give(variable.name, value)) != nil else { continue }
      tried += 1
      let after = calculator.answer(for: facts)
      let isSaid =
        after.lines != before.lines || after.unused.contains { $0.name == variable.name }
        || after.caveats.map(\.caveat.name) != before.caveats.map(\.caveat.name)
      if !isSaid { silent.append("\(rulebook.jurisdiction.code): \(variable.name) = \(value) of \(plain.kind)") }
    }
  }
}

extension Variable {
  /// A value other than the default, and within the limits.
  fileprivate var news: Value? {
    let candidates: [Value] =
      switch type {
      case .boolean: [.boolean(true), .boolean(false)]
      case .choice(let choice): choice.options.map { .choice($0) }
      case .count(let most): [.count(min(1, most)), .count(min(2, most))]
      case .quantity(.money): [.number(1_000), .number(100), .number(maximum ?? 1)]
      case .quantity(.rate): [.number(maximum ?? 1)]
      case .quantity: [.number(maximum ?? 7)]
      case .date: CalendarDate(year: 1957, month: 5, day: 5).map { [.date($0)] } ?? []
      }
    return candidates.first { $0 != defaultValue && isWithinLimits($0) }
  }

  private func isWithinLimits(_ value: Value) -> Bool {
    guard let number = value.exact else { return true }
    return minimum.map { $0 <= number } ?? true && maximum.map { number <= $0 } ?? true
  }
}
