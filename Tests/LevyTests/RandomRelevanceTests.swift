import Differential
import Foundation
import Levy
import Testing

@testable import LevyCalculator
@testable import LevyRules
@testable import LevyTrace

/// Whatever is said not to matter is changed in many ways; the interpreter has the last word.
@Suite("What cannot move a result does not")
struct RandomRelevanceTests {
  private static let isLong = ProcessInfo.processInfo.environment["LEVY_LONG"] != nil
  private static let first = ProcessInfo.processInfo.environment["LEVY_SEED"].flatMap { Int($0) } ?? 1
  private static let sets = ProcessInfo.processInfo.environment["LEVY_SETS"].flatMap { Int($0) } ?? (isLong ? 600 : 40)

  /// Of random rules in the whole language: with some facts known, and the rest anything, also at the ends of its range.
  @Test func randomRules() throws {
    var (idle, moving) = (0, 0)
    for seed in Self.first..<Self.first + Self.sets {
      let rules = RandomRules(seed: seed)
      let law = try Rulebook("xx", files: ["a.lua": rules.lua, "jurisdiction.lua": jurisdiction()])
      let calculator = try Calculator(law)
      let slots = try rules.rules.map { try #require(law.slot(of: $0.name)) }
      let empty = try Case(law, year: 2025)
      let relevance = try calculator.relevance(of: slots, for: empty)
      let rows = Assignments.rows(of: RandomTable(rules, rows: 40, seed: seed).text)
      var random = Random(seed: UInt64(seed))
      let trial = Assignments(law, rows)
      for (rule, slot) in zip(rules.rules, slots) {
        for round in 0..<8 {
          // From nothing known to all but little.
          let row = trial.row(&random)
          let known = row.filter { _ in random.below(8) < round }
          let given = trial.facts(known, empty)
          guard let moved = relevance.facts(moving: [slot], knowing: given.given.mapValues(\.value)) else { continue }
          let names = Set(moved.map { law.variables[$0].name })
          let others = Set(row.keys).subtracting(known.keys).subtracting(names)
          (idle, moving) = (idle + others.count, moving + names.count)
          if others.isEmpty { continue }
          for _ in 0..<6 {
            let base = trial.row(&random).merging(known) { $1 }
            let change = trial.row(&random).filter { others.contains($0.key) }
            let (one, other) = (trial.facts(base, empty), trial.facts(base.merging(change) { $1 }, empty))
            let (first, second) = (calculator.outcome(rule.name, one), calculator.outcome(rule.name, other))
            #expect(
              first == second,
              "seed \(seed), \(rule.name): \(base) known \(known.keys.sorted()), changed \(change): \(rule.body.lua)")
            if first != second { break }
          }
        }
      }
    }
    print("relevance of random rules: \(idle) facts cannot move a result, \(moving) may")
    #expect(idle > 100 && moving > 100)
  }
}

/// Values of facts, drawn from the rows of a table and from the ends of ranges.
struct Assignments {
  private let law: Rulebook
  private let values: [String: [String]]

  init(_ law: Rulebook, _ rows: [[String: String]]) {
    self.law = law
    var values: [String: [String]] = [:]
    guard let empty = try? Case(law, year: 2025) else { fatalError("no law for 2025") }
    for variable in law.namedVariables.dropFirst(2) where variable.isInput {
      var texts = rows.compactMap { $0[variable.name] }
      texts += [variable.minimum, variable.maximum].compactMap { $0.map { "\($0)" } }
      switch variable.type {
      case .money: texts += ["1000000000000000", "-1000000000000000", "0", "0.01"]
      case .rate, .number: texts += ["1000000000000000", "-1000000000000000", "0", "0.0000000000000000000000001"]
      case .count(let most): texts += ["0", "1", "\(most)"]
      case .date: texts += ["0001-01-01", "9999-12-31", "1899-12-31", "2100-12-31", "2024-02-29"]
      case .boolean: texts += ["yes", "no"]
      case .choice(let choice): texts += choice.options
      }
      // What the fact does not take is no assignment.
      values[variable.name] = texts.filter { text in
        var facts = empty
        return (try? facts.give(variable.name, text)) != nil
      }
    }
    self.values = values
  }

  /// A value for each fact.
  func row(_ random: inout Random) -> [String: String] {
    values.sorted { $0.key < $1.key }.reduce(into: [:]) { row, fact in
      if !fact.value.isEmpty { row[fact.key] = fact.value[random.below(fact.value.count)] }
    }
  }

  func facts(_ row: [String: String], _ empty: Case) -> Case {
    row.sorted { $0.key < $1.key }.reduce(into: empty) { facts, cell in try? facts.give(cell.key, cell.value) }
  }

  /// The cells of a table's rows, by name.
  static func rows(of table: String) -> [[String: String]] {
    let lines = table.split(separator: "\n").map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    return lines.dropFirst().map { line in
      Dictionary(uniqueKeysWithValues: zip(lines[0], line).map { (String($0), String($1)) }.filter { !$1.isEmpty })
    }
  }
}

extension Calculator {
  /// The result of a name in words, or that there is none.
  func outcome(_ name: String, _ facts: Case) -> String {
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
