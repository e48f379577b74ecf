import ExactNumbers
import Levy

/// Generates tables of random, boundary and hostile cells.
package struct TableMaker {
  private let rulebook: Rulebook
  /// The figures in the law of the year.
  package let thresholds: [Int]

  package init(_ rulebook: Rulebook, year: Int) {
    self.rulebook = rulebook
    let date = CalendarDate.lastDay(of: year)
    let summaries = rulebook.parameters.compactMap { parameter in
      parameter.history.last { $0.since <= date }?.revisions.last?.summary
    }
    let numbers = summaries.flatMap { $0.split { !$0.isNumber && $0 != "." } }.compactMap { Int($0) }
    thresholds = Set(numbers).filter { $0 > 100 }.sorted()
  }

  /// - Parameters:
  /// - days: the days for the first column, of dates; without them there is none.
  /// - isScarce: true to leave out some required facts in half of the rows.
  package func table(
    rows: Int, days: [CalendarDate] = [], isScarce: Bool = false, _ random: inout Random
  ) -> String {
    // Half of the tables give all required facts, so that results which need many are computed too.
    let isComplete = random.below(2) == 0
    // Random facts of several persons are seldom consistent, and then no plan computes them.
    let hasOthers = random.below(3) == 0
    // Twenty of a kind are computed like three, in far larger plans.
    let mostOfAKind = random.below(6) == 0 ? Int.max : 1 + random.below(3)
    var columns = rulebook.namedVariables.dropFirst(2).filter { variable in
      guard case .input(let input) = variable.origin else { return false }
      if !hasOthers, variable.person?.isTaxpayer == false { return false }
      if let person = variable.person, person.number > mostOfAKind { return false }
      return random.below(3) > 0 || isComplete && input.defaultValue == nil
    }
    if columns.isEmpty { columns = Array(rulebook.namedVariables.dropFirst(2).filter(\.isInput)) }
    columns = columns.flatMap { column in
      // A fact by months is sometimes given by all of its months.
      guard column.isByMonth, random.below(3) == 0 else { return [column] }
      return rulebook.variables.filter { $0.isOfMonth && $0.standsFor == column.name }
    }
    if let pinned = rulebook.variables.first(where: { $0.name == "taxable_income" }), random.below(2) == 0 {
      columns.append(pinned)
    }
    var scarce: Set<String> = []
    for column in columns where isScarce && random.below(3) == 0 {
      if case .input(let input) = column.origin, input.defaultValue == nil { scarce.insert(column.name) }
    }
    var text = ((days.isEmpty ? [] : ["date"]) + columns.map(\.name)).joined(separator: ",") + "\n"
    for _ in 0..<rows {
      // Hostile cells are rare, so that most rows are computed to the end.
      let day = days.isEmpty ? [] : ["\(days[random.below(days.count)])"]
      // Half of the rows give no facts of optional persons.
      var silent: Set<Person> = []
      for person in Set(columns.compactMap(\.person)).sorted(by: { $0.name < $1.name })
      where !person.isTaxpayer && random.below(2) == 0 {
        silent.insert(person)
      }
      let cells =
        day
        + columns.map { column in
          if let person = column.person, silent.contains(person) { return "" }
          if scarce.contains(column.name), random.below(2) == 0 { return "" }
          return random.below(max(60, 2 * columns.count)) == 0 ? hostileCell(&random) : cell(column, &random)
        }
      text += cells.joined(separator: ",") + "\n"
    }
    return text
  }

  private func hostileCell(_ random: inout Random) -> String {
    ["", "x", "-5", "1e30", "nan", "\"a,b\"", "999999999999.99", " 7 "][random.below(8)]
  }

  /// A cell of the variable's type, mostly within its limits.
  private func cell(_ variable: Variable, _ random: inout Random) -> String {
    let text = anyCell(variable, &random)
    guard variable.type.unit != nil, random.below(50) > 0, let number = try? Exact(parsing: text) else { return text }
    return "\(min(max(number, variable.minimum ?? number), variable.maximum ?? number))"
  }

  private func anyCell(_ variable: Variable, _ random: inout Random) -> String {
    switch variable.type {
    case .quantity(.money):
      if random.below(3) == 0 { return "0" }
      if random.below(3) == 0, !thresholds.isEmpty {
        return "\(thresholds[random.below(thresholds.count)]).0\(random.below(3))"
      }
      return "\(random.below(200_000)).\(10 + random.below(90))"
    case .quantity(.rate): return "0.\(random.below(100))"
    case .quantity(.number): return "\(random.below(400))"
    case .count(let maximum):
      let least = max(0, variable.minimum?.exactInt ?? 0)
      let most = min(maximum, variable.maximum?.exactInt ?? maximum)
      return "\(least + random.below((random.below(2) == 0 ? most - least : min(most - least, 5)) + 1))"
    case .choice(let choice): return choice.options[random.below(choice.options.count)]
    case .boolean: return ["true", "false", "yes", "no"][random.below(4)]
    case .date:
      let year =
        random.below(30) == 0 ? [1850, 1899, 1900, 2100, 2101, 2300][random.below(6)] : 1930 + random.below(100)
      return "\(year)-\(10 + random.below(3))-1\(random.below(10))"
    }
  }
}
