/// The numbers that stand for the values of a fact which rules see as a plain Lua value, so that a rule can be followed
/// for each of them.
struct Options {
  /// The number of the first value.
  let first: Int
  let count: Int

  init(_ numbers: ClosedRange<Int>) { (first, count) = (numbers.lowerBound, numbers.count) }

  var last: Int { first + count - 1 }

  /// Counts of so few values are tried one by one, since trees of them are the simpler ones.
  static let few = 16

  /// More values than these are not tried one by one.
  private static let most = 512

  /// The options of a fact, or nil for one that has none or too many.
  init?(of slot: Int, in rulebook: Rulebook) {
    if let part = DatePart(slot) {
      self.init(part.numbers)
      return
    }
    let variable = rulebook.variables[slot]
    switch variable.type {
    case .boolean: self.init(0...1)
    case .choice(let choice): self.init(0...choice.options.count - 1)
    case .count(let maximum):
      // Limits hold for what is given, not for what a rule computes.
      let limits = variable.isInput ? (variable.minimum?.exactInt, variable.maximum?.exactInt) : (nil, nil)
      let least = min(max(limits.0 ?? 0, 0), maximum)
      let most = max(min(limits.1 ?? maximum, maximum), least)
      guard most - least < Self.most else { return nil }
      self.init(least...most)
    case .money, .rate, .number, .date: return nil
    }
  }
}

/// The year, month or day of a fact that is a date, as a fact of its own. Its slot is a negative number.
struct DatePart: Hashable {
  enum Kind: Int, CaseIterable { case year, month, day }

  let date: Int
  let kind: Kind

  init(_ kind: Kind, of date: Int) { (self.kind, self.date) = (kind, date) }

  /// The part that a slot stands for; nil if it is that of a variable.
  init?(_ slot: Int) {
    guard slot < 0, let kind = Kind(rawValue: (-1 - slot) % 3) else { return nil }
    self.init(kind, of: (-1 - slot) / 3)
  }

  /// The part of a name that rules read.
  init?(_ name: String, of date: Int) {
    guard let kind = Kind.allCases.first(where: { "\($0)" == name }) else { return nil }
    self.init(kind, of: date)
  }

  var slot: Int { -1 - (3 * date + kind.rawValue) }

  /// The years of dates that plans deal with; others are left to the interpreter.
  static let years = 1900...2100

  var numbers: ClosedRange<Int> {
    switch kind {
    case .year: Self.years
    case .month: 1...12
    case .day: 1...31
    }
  }
}

extension Rulebook {
  /// What people call a fact or a part of a date.
  func name(of slot: Int) -> String {
    DatePart(slot).map { "\(variables[$0.date].name).\($0.kind)" } ?? variables[slot].name
  }
}

extension ValueType {
  /// Whether rules see the values as plain Lua values, which plans know by numbers.
  var isPlain: Bool {
    switch self {
    case .boolean, .choice, .count, .date: true
    case .money, .rate, .number: false
    }
  }

  /// The plain value that a number stands for: a date is known by its digits, 20251231.
  func plainValue(_ number: Int) -> Value? {
    switch self {
    case .boolean: .boolean(number == 1)
    case .choice(let choice): choice.options.indices.contains(number) ? .choice(choice.options[number]) : nil
    case .count: .count(number)
    case .date:
      CalendarDate(year: number / 10000, month: number / 100 % 100, day: number % 100).map { .date($0) }
    case .money, .rate, .number: nil
    }
  }

  /// The number that stands for a plain value.
  func plainNumber(_ value: Value) -> Int? {
    switch (self, value) {
    case (.boolean, .boolean(let flag)): flag ? 1 : 0
    case (.choice(let choice), .choice(let word)): choice.options.firstIndex(of: word)
    case (.count, .count(let count)): count
    case (.date, .date(let date)): date.year * 10000 + date.month * 100 + date.day
    default: nil
    }
  }
}
