import Levy
import LevyTrace

/// Changes facts that are claimed not to matter for the results of random rules in many ways, and compares the
/// interpreter's results.
package struct RandomRelevance: Sendable {
  /// The numbers of facts that were claimed not to move a result, and of others.
  private var (idle, moving) = (0, 0)
  /// Results that moved although they should not, in words.
  package private(set) var faults: [String] = []

  /// Creates an empty comparison.
  package init() {}

  /// Adds the findings of another part of the seeds.
  package mutating func add(_ other: Self) {
    (idle, moving) = (idle + other.idle, moving + other.moving)
    faults += other.faults
  }

  package var isPassed: Bool { faults.isEmpty && idle > 100 && moving > 100 }

  package var summary: String { "relevance in random rules: \(idle) facts cannot move a result, \(moving) may" }

  /// Tries the rules of a seed: with some facts known, and the rest arbitrary, also at the ends of its range.
  package mutating func compare(seed: Int) throws {
    let rules = RandomRules(seed: seed)
    let law = try Rulebook("xx", files: rules.files)
    let calculator = try Calculator(law)
    let slots = rules.rules.compactMap { law.slot(of: $0.name) }
    let empty = try Case(law, year: 2025)
    let relevance = try calculator.relevance(of: slots, for: empty)
    let rows = Assignments.rows(of: RandomTable(rules, rows: 40, seed: seed).text)
    var random = Random(seed: UInt64(seed))
    let trial = try Assignments(law, rows)
    func consistent(_ row: [String: String]) -> [String: String] { rules.things?.consistent(row) ?? row }
    for (rule, slot) in zip(rules.rules, slots) {
      for round in 0..<8 {
        // From nothing known to nearly everything known.
        let row = consistent(trial.row(&random))
        let known = row.chosen { _ in random.below(8) < round }
        let given = trial.facts(known, empty)
        guard let moved = relevance.facts(moving: [slot], knowing: given.given.mapValues(\.value)) else { continue }
        let names = Set(moved.map { law.variables[$0].name })
        let others = Set(row.keys).subtracting(known.keys).subtracting(names)
        (idle, moving) = (idle + others.count, moving + names.count)
        if others.isEmpty { continue }
        for _ in 0..<6 {
          // All facts of all persons who are present are given: a missing fact is not an outcome.
          let all = trial.row(&random).merging(known) { $1 }
          let change = trial.row(&random).filter { others.contains($0.key) }
          let base = consistent(all)
          let both = [base, consistent(all.merging(change) { $1 })]
          if both.contains(where: { row in known.contains { row[$0.key] != $0.value } }) { continue }
          let outcomes = both.map { calculator.outcome(rule.name, trial.facts($0, empty)) }
          // A case that gives facts of an absent person has no results at all.
          if outcomes.contains("nobody") { continue }
          if outcomes[0] != outcomes[1] {
            let known = known.keys.sorted()
            faults.append(
              "seed \(seed), \(rule.name): \(base) known \(known), changed \(change): \(rule.body.lua)")
            break
          }
        }
      }
    }
  }
}

/// Values of facts, drawn from the rows of a table and from the ends of ranges.
package struct Assignments {
  private let law: Rulebook
  private let values: [String: [String]]

  package init(_ law: Rulebook, _ rows: [[String: String]]) throws {
    self.law = law
    var values: [String: [String]] = [:]
    let empty = try Case(law, year: 2025)
    for variable in law.namedVariables.dropFirst(2) where variable.isInput {
      var texts = rows.compactMap { $0[variable.name] }
      texts += [variable.minimum, variable.maximum].compactMap { $0.map { "\($0)" } }
      switch variable.type {
      case .quantity(.money): texts += ["1000000000000000", "-1000000000000000", "0", "0.01"]
      case .quantity: texts += ["1000000000000000", "-1000000000000000", "0", "0.0000000000000000000000001"]
      case .count(let most): texts += ["0", "1", "\(most)"]
      case .date: texts += ["0001-01-01", "9999-12-31", "1899-12-31", "2100-12-31", "2024-02-29"]
      case .boolean: texts += ["yes", "no"]
      case .choice(let choice): texts += choice.options
      }
      // A text that the fact rejects is not an assignment.
      values[variable.name] = texts.filter { text in
        var facts = empty
        return (try? facts.give(variable.name, text)) != nil
      }
    }
    self.values = values
  }

  /// A value for each fact.
  package func row(_ random: inout Random) -> [String: String] {
    values.sorted { $0.key < $1.key }.reduce(into: [:]) { row, fact in
      if !fact.value.isEmpty { row[fact.key] = fact.value[random.below(fact.value.count)] }
    }
  }

  package func facts(_ row: [String: String], _ empty: Case) -> Case {
    row.sorted { $0.key < $1.key }.reduce(into: empty) { facts, cell in try? facts.give(cell.key, cell.value) }
  }

  /// The cells of a table's rows, by name.
  package static func rows(of table: String) -> [[String: String]] {
    let lines = table.split(separator: "\n").map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    return lines.dropFirst().map { line in
      Dictionary(uniqueKeysWithValues: zip(lines[0], line).map { (String($0), String($1)) }.filter { !$1.isEmpty })
    }
  }
}

extension Calculator {
  /// The result of a name as text, or that there is none.
  package func outcome(_ name: String, _ facts: Case) -> String {
    do throws(Diagnostic) {
      return try evaluate(name, for: facts).description
    } catch {
      switch error.problem {
      case .missing: return "missing"
      case .noSuchPerson(_, true, _): return "nobody"
      default: return "failure"
      }
    }
  }
}

extension [String: String] {
  /// The facts whose names are chosen, asked in their order, so that random choices are the same in every run.
  package func chosen(_ isChosen: (String) -> Bool) -> [String: String] {
    let names = Set(keys.sorted().filter(isChosen))
    return filter { names.contains($0.key) }
  }
}
