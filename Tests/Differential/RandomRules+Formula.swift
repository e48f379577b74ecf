/// The parts of random rules: a small part of the rule language as data, which can be written as Lua and evaluated by
/// fractions of its own.
indirect enum Formula {
  case literal(String)
  /// An input or an earlier rule; a part of a date is `d.year`.
  case fact(String)
  case local(String)
  /// A parameter.
  case figure(String)
  /// A figure of a parameter by the word that a choice has.
  case figureOfWord(String, of: String)
  /// A figure of a list by a count, or another number where the list has none.
  case figureOfNumber(String, of: String, otherwise: String)
  case operation(Operator, Formula, Formula)
  case power(Formula, Int)
  case negative(Formula)
  case call(Function, [Formula])
  case rounded(Rounding, Formula, step: String?)
  case helper(Int, [Formula])
  /// A number of days.
  case time(Day.Measure)
  /// A value computed from things.
  case things(RandomThings.Total)
  /// A value computed from months.
  case months(RandomMonths.Total)

  enum Operator: String, CaseIterable {
    case plus = "+"
    case minus = "-"
    case times = "*"
    case by = "/"
    case floorBy = "//"
    case modulo = "%"
  }

  enum Function: String, CaseIterable { case abs, exact, min, max, clamp }
  enum Rounding: String, CaseIterable {
    case floor, ceil, round, truncate
    case halfEven = "round_half_even"
    case halfDown = "round_half_down"
  }
}

indirect enum Condition {
  enum Comparison: String, CaseIterable {
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case equal = "eq"
  }

  case compare(Comparison, Formula, Formula)
  case flag(String)
  case word(String, is: String)
  /// A count next to a numeral.
  case count(String, is: Int)
  case date(String, Comparison, String)
  case days(Comparison, Day, Day)
  case not(Condition)
  case both(Condition, Condition)
  case either(Condition, Condition)
}

/// A statement of a rule; a body ends with one that returns.
enum Statement {
  case local(String, Formula)
  /// A sum over the numbers from 1, each known as `i`.
  case sum(String, upTo: Int, Formula)
  case conditional(Condition, [Statement], otherwise: [Statement])
  case result(Formula)
  case flag(Condition)
  case word(String)
  case day(Day)
}

extension Formula {
  var lua: String {
    switch self {
    case .literal(let text): text.hasPrefix("-") ? "(\(text))" : text
    case .fact(let name): "case.\(name)"
    case .local(let name): name
    case .figure(let name): "law.\(name)"
    case .figureOfWord(let name, let choice): "law.\(name)[case.\(choice)]"
    case .figureOfNumber(let name, let count, let otherwise): "(law.\(name)[case.\(count)] or \(otherwise))"
    case .operation(let sign, let a, let b): "(\(a.lua) \(sign.rawValue) \(b.lua))"
    case .power(let a, let exponent): "(\(a.lua) ^ \(exponent))"
    case .negative(let a): "(-\(a.lua))"
    case .call(let function, let arguments): "\(function.rawValue)(\(arguments.map(\.lua).joined(separator: ", ")))"
    case .rounded(let rounding, let a, let step): "\(rounding.rawValue)(\(a.lua)\(step.map { ", \($0)" } ?? ""))"
    case .helper(let number, let arguments):
      "helper\(number)(\((["case", "law"] + arguments.map(\.lua)).joined(separator: ", ")))"
    case .time(let measure): measure.lua
    case .things(let total): total.lua
    case .months(let total): total.lua
    }
  }
}

extension Condition {
  var lua: String {
    switch self {
    case .compare(.equal, let a, let b): "eq(\(a.lua), \(b.lua))"
    case .compare(let comparison, let a, let b): "\(a.lua) \(comparison.rawValue) \(b.lua)"
    case .flag(let name): "case.\(name)"
    case .word(let name, let word): "case.\(name) == \"\(word)\""
    case .count(let name, let number): "case.\(name) == \(number)"
    case .date(let name, .equal, let day): "case.\(name) == date(\"\(day)\")"
    case .date(let name, let comparison, let day): "case.\(name) \(comparison.rawValue) date(\"\(day)\")"
    case .days(.equal, let a, let b): "(\(a.lua)) == (\(b.lua))"
    case .days(let comparison, let a, let b): "(\(a.lua)) \(comparison.rawValue) (\(b.lua))"
    case .not(let a): "not (\(a.lua))"
    case .both(let a, let b): "(\(a.lua)) and (\(b.lua))"
    case .either(let a, let b): "(\(a.lua)) or (\(b.lua))"
    }
  }
}

extension Statement {
  var lua: String {
    switch self {
    case .local(let name, let formula): "local \(name) = \(formula.lua)"
    case .sum(let name, let count, let formula):
      "local \(name) = exact(0) for i = 1, \(count) do \(name) = \(name) + \(formula.lua) end"
    case .conditional(let condition, let body, let otherwise):
      "if \(condition.lua) then \(body.lua)\(otherwise.isEmpty ? "" : " else \(otherwise.lua)") end"
    case .result(let formula): "return \(formula.lua)"
    case .flag(let condition): "return \(condition.lua)"
    case .word(let word): "return \"\(word)\""
    case .day(let day): "return \(day.lua)"
    }
  }
}

extension [Statement] {
  var lua: String { map(\.lua).joined(separator: " ") }
}
