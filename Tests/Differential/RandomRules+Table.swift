/// A table of random, boundary and hostile cells for random rules.
struct RandomTable {
  private(set) var text = ""
  /// The facts of each row; nil for a row with an invalid cell.
  private(set) var rows: [[String: Meaning]?] = []

  init(_ rules: RandomRules, rows count: Int, seed: Int) {
    var random = Random(seed: UInt64(seed) &* 31 &+ 7)
    // Sometimes no row gives a fact.
    let inputs = rules.inputs.filter { _ in random.below(15) > 0 }
    var others = Random(seed: UInt64(seed) &* 37 &+ 11)
    let columns = rules.things?.columns(&others) ?? []
    var ofMonths = Random(seed: UInt64(seed) &* 41 &+ 13)
    let months = rules.months?.columns(&ofMonths) ?? []
    text = (inputs.map(\.name) + columns + months).joined(separator: ",") + "\n"
    for _ in 0..<count {
      var row: [String: Meaning]? = [:]
      var cells: [String] = []
      for input in inputs {
        let cell = Self.cell(input, rules, &random)
        cells.append(cell.text)
        if cell.isHostile { row = nil } else { row?[input.name] = cell.meaning }
      }
      if let things = rules.things {
        let more = things.cells(columns, hasPartner: row?["f"] == .flag(true), &others)
        cells += more
        for (column, cell) in zip(columns, more) where !cell.isEmpty {
          row?[column] = Fraction(cell).map(Meaning.number)
        }
        if let given = row, things.contradicts(given) { row = nil }
      }
      for cell in rules.months?.cells(months, &ofMonths) ?? [] {
        cells.append(cell.text)
        // A cell of a month takes precedence over one of all months.
        row?.merge(cell.given) { $1 }
      }
      if let given = row, rules.months?.contradicts(given) == true { row = nil }
      text += cells.joined(separator: ",") + "\n"
      rows.append(row)
    }
  }

  private typealias Cell = (text: String, meaning: Meaning?, isHostile: Bool)

  private static func cell(_ input: RandomRules.Input, _ rules: RandomRules, _ random: inout Random) -> Cell {
    if random.below(150) == 0 { return ("", nil, false) }
    switch input.type {
    case .boolean:
      if random.below(150) == 0 { return ("maybe", nil, true) }
      let flag = random.below(2) == 0
      return (flag ? "yes" : "false", .flag(flag), false)
    case .choice:
      if random.below(150) == 0 { return ("rde", nil, true) }
      let word = RandomRules.colours[random.below(3)]
      return (word, .word(word), false)
    case .date:
      if random.below(150) == 0 { return ("2025-02-29", nil, true) }
      let days = ["1999-12-31", "2000-02-28", "2000-02-29", "2000-03-01", "1850-01-01", "2101-12-31", "2025-01-01"]
      let day = days[random.below(days.count)]
      return (day, Int(day.filter { $0 != "-" }).map { .day($0) }, false)
    default:
      let text = number(input, rules, &random)
      guard let value = Fraction(text), accepts(input, value) else { return (text, nil, true) }
      return (text, .number(value), false)
    }
  }

  /// True if an input may have a value.
  private static func accepts(_ input: RandomRules.Input, _ value: Fraction) -> Bool {
    switch input.type {
    case .money: if (try? value.times(Fraction(100)))?.bottom != 1 { return false }
    case .count(let most): if value.bottom != 1 || value.top < 0 || value.top > most { return false }
    default: break
    }
    guard let limits = input.limits, let low = Fraction(limits.low), let high = Fraction(limits.high) else {
      return true
    }
    return (try? !value.isLess(low) && !high.isLess(value)) ?? false
  }

  private static func number(_ input: RandomRules.Input, _ rules: RandomRules, _ random: inout Random) -> String {
    if random.below(150) == 0 { return ["x", "nan", "1e30", "6o0"][random.below(4)] }
    let limits = [input.limits?.low, input.limits?.high].compactMap(\.self)
    switch input.type {
    case .count(let most):
      if !limits.isEmpty {
        let (low, high) = (Int(limits[0]) ?? 0, Int(limits[1]) ?? 0)
        return "\(random.below(20) == 0 ? low - 1 : low + min(random.below(4), high - low))"
      }
      return "\(random.below(10) == 0 ? most : random.below(min(most, 12) + 1))"
    case .rate: return ["0", "0.42", "0.000001", "1", "-0.5", "0.0375", "0.1234567"][random.below(7)]
    default:
      if !limits.isEmpty, random.below(4) > 0 {
        // A cent around a limit, and values between the limits.
        let near = Double(limits[random.below(2)]) ?? 0
        let cents = Int((near * 100).rounded(.down)) + random.below(4) - 1
        return written(cents: random.below(6) == 0 ? cents : min(max(cents, 820), 1230))
      }
      switch random.below(6) {
      case 0: return "0"
      case 1, 2:
        let numerals = rules.numerals.sorted()
        let value = Double(numerals[random.below(numerals.count)]) ?? 0
        return written(cents: Int((value * 100).rounded()) + random.below(3) - 1)
      case 3:
        return [
          "999999999999.99", "-999999999999.99", "1000000000000", "1000000000000.01", "335544.32", "10995116277.76",
          "-0.01", "0.01", "12345678.91", "5497558138.88",
        ][random.below(10)]
      default: return written(cents: random.below(20_000_000) - 2_000_000)
      }
    }
  }

  private static func written(cents: Int) -> String {
    let (units, rest) = (cents.magnitude / 100, cents.magnitude % 100)
    return "\(cents < 0 ? "-" : "")\(units).\(rest < 10 ? "0" : "")\(rest)"
  }
}
