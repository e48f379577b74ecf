/// Facts by months of random rules: `pay` of the year, and `fee`, which may differ in each month.
package struct RandomMonths {
  /// Their defaults; nil if there is none.
  let standards: [String: String?]

  /// A value that rules compute from the months.
  enum Total {
    /// The fact itself as rules read it.
    case year
    case sum(String)
    /// The sum of the fact times the number of each month.
    case weighted(String)
    /// The sum of the lesser of each and a number.
    case capped(String, String)
    /// The difference between the greatest and the least.
    case spread(String)
  }

  package static let names = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
    "december",
  ]

  /// Creates months for a third of the seeds.
  init?(seed: Int) {
    var random = Random(seed: UInt64(seed) &* 0x94D0_49BB_1331_11EB &+ 5)
    for _ in 0..<4 { _ = random.below(2) }
    if random.below(3) > 0 { return nil }
    standards = ["pay": [nil, "0", "100"][random.below(3)], "fee": [nil, "0", "7.50"][random.below(3)]]
  }

  var lua: String {
    func standard(_ name: String) -> String { (standards[name] ?? nil).map { ", default = \($0)" } ?? "" }
    return """
      input "pay" { label = "Pay", type = money, per = "year", by = "month"\(standard("pay")) }
      input "fee" { label = "Fee", type = money, per = "month", by = "month"\(standard("fee")) }

      """
  }

  static func total(_ random: inout Random) -> Total {
    let name = ["pay", "fee"][random.below(2)]
    switch random.below(5) {
    case 0: return .year
    case 1: return .weighted(name)
    case 2: return .capped(name, ["0", "8.33", "1000"][random.below(3)])
    case 3: return .spread(name)
    default: return .sum(name)
    }
  }

  /// The columns of a table: one of a fact, those of its months, or both.
  func columns(_ random: inout Random) -> [String] {
    let months = Self.names
    let pay: [String] =
      switch random.below(5) {
      case 0: months.map { "pay.\($0)" }
      case 1: ["pay"] + months.map { "pay.\($0)" }
      case 2: []
      default: ["pay"]
      }
    let fees = random.below(2) == 0 ? months.filter { _ in random.below(3) == 0 } : []
    return pay + ["fee"] + fees.map { "fee.\($0)" }
  }

  /// The cells of a row, with the facts that they give.
  func cells(_ columns: [String], _ random: inout Random) -> [(text: String, given: [String: Meaning])] {
    let isByMonth = random.below(2) == 0
    let hasBoth = columns.contains("pay") && columns.contains("pay.may")
    return columns.map { column in
      // Rarely a row contradicts itself by giving both.
      let isOther = isByMonth != column.hasPrefix("pay.")
      if hasBoth, column.hasPrefix("pay"), isOther, random.below(40) > 0 { return ("", [:]) }
      if random.below(30) == 0 { return ("", [:]) }
      func amount() -> String { ["0", "12.34", "1200", "99999.99", "8.33"][random.below(5)] }
      if !column.contains("."), random.below(6) == 0 { return ranges(column, [amount(), amount()], &random) }
      let text = amount()
      return (text, [column: Fraction(text).map(Meaning.number)].compactMapValues(\.self))
    }
  }

  /// A cell of two amounts, one up to a month and the other from the next on.
  private func ranges(
    _ name: String, _ amounts: [String], _ random: inout Random
  ) -> (text: String, given: [String: Meaning]) {
    let last = 1 + random.below(11)
    let text = "\(amounts[0]) to \(Self.names[last - 1]); \(amounts[1]) from \(Self.names[last])"
    let given = Self.names.enumerated().map { number, month in
      ("\(name).\(month)", Fraction(amounts[number < last ? 0 : 1]).map(Meaning.number))
    }
    return (text, Dictionary(uniqueKeysWithValues: given).compactMapValues(\.self))
  }

  /// True if a row gives an amount of the year beside one of a month.
  func contradicts(_ given: [String: Meaning]) -> Bool {
    given["pay"] != nil && given.keys.contains { $0.hasPrefix("pay.") }
  }
}

extension RandomMonths.Total {
  var lua: String {
    switch self {
    case .year: "case.pay"
    case .sum(let name): "sum(months(case), \"\(name)\")"
    case .weighted(let name): "sum(months(case), function(month) return month.\(name) * month.number end)"
    case .capped(let name, let most): "sum(months(case), function(month) return min(month.\(name), \(most)) end)"
    case .spread(let name): "spread(case, \"\(name)\")"
    }
  }

  /// A helper function of the rules for the difference between months.
  static let helper = """
    local function spread(case, name)
      local least, most
      for month in months(case) do
        local amount = month[name]
        least, most = min(least or amount, amount), max(most or amount, amount)
      end
      return most - least
    end

    """
}

extension Situation {
  func value(_ total: RandomMonths.Total, _ months: RandomMonths) throws(Fraction.Failure) -> Fraction {
    switch total {
    case .year:
      if case .number(let year)? = given["pay"] { return year }
      if given.keys.contains(where: { $0.hasPrefix("pay.") }) { return try value(.sum("pay"), months) }
      return try standard("pay", months)
    case .sum(let name): return try added(name, months) { (amount, _) throws(Fraction.Failure) in amount }
    case .weighted(let name):
      return try added(name, months) { (amount, number) throws(Fraction.Failure) in try amount.times(number) }
    case .capped(let name, let text):
      guard let most = Fraction(text) else { throw .unknown }
      return try added(name, months) { (amount, _) throws(Fraction.Failure) in try amount.isLess(most) ? amount : most }
    case .spread(let name):
      var (least, most) = (try amount(name, 0, months), try amount(name, 0, months))
      for number in 1..<12 {
        let next = try amount(name, number, months)
        if try next.isLess(least) { least = next }
        if try most.isLess(next) { most = next }
      }
      return try most.minus(least)
    }
  }

  private func added(
    _ name: String, _ months: RandomMonths,
    _ part: (Fraction, Fraction) throws(Fraction.Failure) -> Fraction
  ) throws(Fraction.Failure) -> Fraction {
    var sum = try Fraction(0)
    for number in 0..<12 {
      sum = try sum.plus(part(try amount(name, number, months), try Fraction(Int128(number + 1))))
    }
    return sum
  }

  /// The value of a fact in a month.
  private func amount(_ name: String, _ number: Int, _ months: RandomMonths) throws(Fraction.Failure) -> Fraction {
    if case .number(let told)? = given["\(name).\(RandomMonths.names[number])"] { return told }
    var whole = try standard(name, months)
    if case .number(let told)? = given[name] { whole = told }
    return name == "pay" ? try whole.by(Fraction(12)) : whole
  }

  private func standard(_ name: String, _ months: RandomMonths) throws(Fraction.Failure) -> Fraction {
    if given[name] != nil { return try Fraction(0) }
    guard let standard = (months.standards[name] ?? nil).flatMap({ Fraction($0) }) else { throw .fails }
    return standard
  }
}
