/// The value of a fact or a rule in a row.
enum Meaning: Equatable {
  case number(Fraction)
  case flag(Bool)
  case word(String)
  /// A day as its digits, 20251231.
  case day(Int)
}

/// An evaluator of a set of rules for one row.
final class Situation {
  private let rules: RandomRules
  let given: [String: Meaning]
  private var known: [String: Result<Meaning, Fraction.Failure>] = [:]
  /// The hypotheses that hold, each applied to the situation before it, and those situations.
  private let hypotheses: [RandomRules.Hypothesis]
  private let outer: Situation?
  private var inner: [String: Situation] = [:]

  convenience init(_ rules: RandomRules, given: [String: Meaning]) {
    self.init(rules, given: given, hypotheses: [], of: nil)
  }

  private init(
    _ rules: RandomRules, given: [String: Meaning], hypotheses: [RandomRules.Hypothesis], of outer: Situation?
  ) {
    (self.rules, self.given, self.hypotheses, self.outer) = (rules, given, hypotheses, outer)
    for input in rules.inputs {
      known[input.name] = (given[input.name] ?? input.standard).map { .success($0) } ?? .failure(.fails)
    }
    // The value that a hypothesis sets is computed in the situation to which it is applied.
    guard let last = hypotheses.last, let outer else { return }
    for one in hypotheses.dropLast() { known[one.sets] = outer.known[one.sets] }
    known[last.sets] = Result { () throws(Fraction.Failure) in
      var locals: [String: Fraction] = [:]
      return try Self.accepted(try outer.run([last.value], &locals), as: last.type)
    }
  }

  func meaning(_ name: String) throws(Fraction.Failure) -> Meaning {
    if let found = known[name] { return try found.get() }
    let found = Result { () throws(Fraction.Failure) in try result(name) }
    known[name] = found
    return try found.get()
  }

  /// The situation under one more hypothesis. A hypothesis applied to itself must set a constant.
  private func supposing(_ one: RandomRules.Hypothesis) throws(Fraction.Failure) -> Situation {
    if !one.isConstant, hypotheses.contains(where: { $0.name == one.name }) { throw .fails }
    if let known = inner[one.name] { return known }
    let made = Situation(
      rules, given: given, hypotheses: hypotheses.filter { !one.isConstant || $0.sets != one.sets } + [one], of: self)
    inner[one.name] = made
    return made
  }

  private func result(_ name: String) throws(Fraction.Failure) -> Meaning {
    if let dot = name.firstIndex(of: "."), let one = rules.hypotheses.first(where: { $0.name == name[..<dot] }) {
      return try supposing(one).meaning(String(name[name.index(after: dot)...]))
    }
    if let dot = name.firstIndex(of: "."), case .day(let digits) = try meaning(String(name[..<dot])) {
      let part = name[name.index(after: dot)...]
      return .number(
        try Fraction(Int128(part == "year" ? digits / 10000 : part == "month" ? digits / 100 % 100 : digits % 100)))
    }
    guard let rule = rules.rules.first(where: { $0.name == name }) else { throw .fails }
    var locals: [String: Fraction] = [:]
    return try Self.accepted(try run(rule.body, &locals), as: rule.type)
  }

  private static func accepted(_ meaning: Meaning?, as type: RandomRules.Kind) throws(Fraction.Failure) -> Meaning {
    guard let meaning else { throw .fails }
    guard case .number(let number) = meaning else { return meaning }
    switch type {
    case .money: if try number.times(Fraction(100)).bottom != 1 { throw .fails }
    case .count(let most): if number.bottom != 1 || number.top < 0 || number.top > most { throw .fails }
    default: break
    }
    return meaning
  }

  private func run(_ body: [Statement], _ locals: inout [String: Fraction]) throws(Fraction.Failure) -> Meaning? {
    for statement in body {
      switch statement {
      case .local(let name, let formula): locals[name] = try value(formula, locals)
      case .sum(let name, let count, let formula):
        var sum = try Fraction(0)
        for number in 1...count {
          locals["i"] = try Fraction(Int128(number))
          sum = try sum.plus(value(formula, locals))
        }
        locals[name] = sum
      case .conditional(let condition, let body, let otherwise):
        if let result = try run(holds(condition, locals) ? body : otherwise, &locals) { return result }
      case .result(let formula): return .number(try value(formula, locals))
      case .flag(let condition): return .flag(try holds(condition, locals))
      case .word(let word): return .word(word)
      case .day(let day): return .day(try digits(day))
      }
    }
    return nil
  }

  private func number(_ name: String) throws(Fraction.Failure) -> Fraction {
    guard case .number(let number) = try meaning(name) else { throw .fails }
    return number
  }

  private func value(_ formula: Formula, _ locals: [String: Fraction]) throws(Fraction.Failure) -> Fraction {
    switch formula {
    case .literal(let text): return try Self.literal(text)
    case .fact(let name): return try number(name)
    case .local(let name):
      guard let value = locals[name] else { throw .fails }
      return value
    case .figure(let name): return try Self.literal(rules.figures[name] ?? "")
    case .figureOfWord(let name, let choice):
      guard case .word(let word) = try meaning(choice) else { throw .fails }
      return try Self.literal(rules.words[name]?[word] ?? "")
    case .figureOfNumber(let name, let count, let otherwise):
      let list = rules.lists[name] ?? []
      let place = Int(try number(count).top) - 1
      return try Self.literal(list.indices.contains(place) ? list[place] : otherwise)
    case .operation(let sign, let first, let second):
      let (a, b) = (try value(first, locals), try value(second, locals))
      switch sign {
      case .plus: return try a.plus(b)
      case .minus: return try a.minus(b)
      case .times: return try a.times(b)
      case .by: return try a.by(b)
      case .floorBy: return try a.by(b).floor
      case .modulo: return try a.minus(b.times(a.by(b).floor))
      }
    case .power(let base, let exponent):
      let base = try value(base, locals)
      var product = try Fraction(1)
      for _ in 0..<exponent { product = try product.times(base) }
      return product
    case .negative(let a): return try value(a, locals).negated
    case .call(let function, let arguments):
      var values: [Fraction] = []
      for argument in arguments { values.append(try value(argument, locals)) }
      return try Self.call(function, values)
    case .rounded(let rounding, let a, let step):
      return try value(a, locals).rounded(rounding, step: Self.literal(step ?? "1"))
    case .time(let measure): return try measured(measure)
    case .things(let total): return try value(total)
    case .months(let total):
      guard let months = rules.months else { throw .unknown }
      return try value(total, months)
    case .helper(let number, let arguments):
      var inner: [String: Fraction] = [:]
      for (name, argument) in zip(["x", "y"], arguments) { inner[name] = try value(argument, locals) }
      guard case .number(let result) = try run(rules.helpers[number], &inner) else { throw .fails }
      return result
    }
  }

  private func value(_ total: RandomThings.Total) throws(Fraction.Failure) -> Fraction {
    guard let things = rules.things else { throw .unknown }
    var sum = try Fraction(0)
    for owner in total.owners {
      let count = max(0, things.present(of: owner, given))
      if case .count = total { return try Fraction(Int128(count)) }
      for number in 0..<count {
        let fields = try things.fields(of: owner, number + 1, given)
        switch total {
        case .count: break
        case .sum(_, "x"): sum = try sum.plus(value(.local("item.x"), fields))
        case .sum, .ofBoth: sum = try sum.plus(value(things.net, fields))
        case .weighted(_, let field):
          let one = try value(field == "x" ? .local("item.x") : things.net, fields)
          sum = try sum.plus(one.times(Fraction(Int128(number + 1))))
        }
      }
    }
    return sum
  }

  private static func literal(_ text: String) throws(Fraction.Failure) -> Fraction {
    guard let value = Fraction(text) else { throw .unknown }
    return value
  }

  private static func call(_ function: Formula.Function, _ values: [Fraction]) throws(Fraction.Failure) -> Fraction {
    switch function {
    case .abs: return try values[0].top < 0 ? values[0].negated : values[0]
    case .exact: return values[0]
    case .clamp: return try call(.min, [call(.max, [values[0], values[1]]), values[2]])
    case .min, .max:
      var best = values[0]
      for value in values.dropFirst() where try function == .min ? value.isLess(best) : best.isLess(value) {
        best = value
      }
      return best
    }
  }

  private func holds(_ condition: Condition, _ locals: [String: Fraction]) throws(Fraction.Failure) -> Bool {
    switch condition {
    case .compare(let comparison, let a, let b):
      return Self.holds(comparison, try value(a, locals).minus(value(b, locals)).top.signum())
    case .flag(let name): return try meaning(name) == .flag(true)
    case .word(let name, let word): return try meaning(name) == .word(word)
    case .count(let name, let number): return try meaning(name) == .number(Fraction(Int128(number)))
    case .date(let name, let comparison, let day):
      guard case .day(let digits) = try meaning(name), let other = Int(day.filter { $0 != "-" }) else { throw .fails }
      return Self.holds(comparison, Int128(digits - other).signum())
    case .days(let comparison, let a, let b):
      return Self.holds(comparison, Int128(try digits(a) - digits(b)).signum())
    case .not(let a): return try !holds(a, locals)
    case .both(let a, let b): return try holds(a, locals) ? holds(b, locals) : false
    case .either(let a, let b): return try holds(a, locals) ? true : holds(b, locals)
    }
  }

  private static func holds(_ comparison: Condition.Comparison, _ sign: Int128) -> Bool {
    switch comparison {
    case .less: sign < 0
    case .lessOrEqual: sign <= 0
    case .greater: sign > 0
    case .greaterOrEqual: sign >= 0
    case .equal: sign == 0
    }
  }
}
