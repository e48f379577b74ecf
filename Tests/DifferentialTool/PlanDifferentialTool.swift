import CLevyTool
import Dispatch
import Foundation
import Levy
import Differential
import Synchronization

/// Compares plans with the interpreter for each rule of each year, on all cores, and, if all rules are compared, tries
/// each fact in plain cases.
///
/// `plan-differential random SETS [FIRST]` compares that many sets of random rules, beginning with a seed, and tests
/// claims that facts do not matter for their results. `plan-differential RULES [ROWS [EVERY]]` compares every n-th rule
/// of a rules folder, other ones in each year, over tables of that many rows. `plan-differential questions RULES
/// [ROUNDS]` tests claims that questions do not matter in shipped rules, `plan-differential slips RULES [PLACES
/// [JURISDICTION]]` the errors of typing mistakes in their files, and `plan-differential numbers RULES [WALKS]` walks
/// through all interviews: an amount that was shown stays. The status is 1 if anything differs, 2 if the rules cannot
/// be read.
@main enum PlanDifferentialTool {
  /// A year of a jurisdiction.
  private struct Work: Sendable {
    let rulebook: Rulebook
    let year: Int
  }

  /// The findings of a comparison.
  private struct Findings: Sendable {
    var tables = 0
    var planned = 0
    var faults: [String] = []
  }

  static func main() {
    levy_heap_grow_in_large_steps()
    let words = CommandLine.arguments
    if words.count > 2, let tries = ["facts": account, "questions": ask, "slips": slip, "numbers": interview][words[1]]
    {
      do { exit(try tries(Array(words.dropFirst(2))) ? 0 : 1) } catch {
        print("\(error)")
        exit(2)
      }
    }
    let numbers = words.dropFirst(2).map { Int($0) ?? 0 }
    guard (2...4).contains(words.count), numbers.allSatisfy({ $0 > 0 }) else {
      print(
        "usage: plan-differential RULES [ROWS [EVERY]], random SETS [FIRST], facts RULES, questions RULES [ROUNDS], "
          + "numbers RULES [WALKS], or slips RULES [PLACES [JURISDICTION]]")
      exit(2)
    }
    if words[1] == "random" {
      let first = numbers.count > 1 ? numbers[1] : 1
      exit(compareRandomRules(first..<first + (numbers.first ?? 400)) ? 0 : 1)
    }
    let rows = numbers.first ?? 24
    let step = numbers.count > 1 ? numbers[1] : 1
    do {
      let work = try work(in: words[1])
      let findings = Mutex(Findings())
      DispatchQueue.concurrentPerform(iterations: work.count) { index in
        let found = compare(work[index], rows: rows, every: step)
        findings.withLock { all in
          all.tables += found.tables
          all.planned += found.planned
          all.faults += found.faults
        }
      }
      let all = findings.withLock { $0 }
      for fault in all.faults.sorted() { print(fault) }
      print("\(all.tables) tables, \(all.planned) rows computed by plans, \(all.faults.count) tables differ")
      // A fact that nothing reads is tried with every other possible answer, which takes a second.
      let accounting = try step > 1 || account(for: [words[1]])
      // The comparison is meaningful only if plans computed enough of the rows.
      exit(all.faults.isEmpty && accounting && all.planned > all.tables * rows / 4 ? 0 : 1)
    } catch {
      print("\(error)")
      exit(2)
    }
  }

  /// Compares random rules.
  ///
  /// - Returns: true if there are no differences.
  private static func compareRandomRules(_ seeds: Range<Int>) -> Bool {
    let found = Mutex((rules: RandomRulesComparison(), relevance: RandomRelevance(), errors: [String]()))
    DispatchQueue.concurrentPerform(iterations: seeds.count) { index in
      var (rules, relevance) = (RandomRulesComparison(), RandomRelevance())
      do {
        try rules.compare(seed: seeds.lowerBound + index)
        try relevance.compare(seed: seeds.lowerBound + index)
      } catch {
        found.withLock { $0.errors.append("seed \(seeds.lowerBound + index): \(error)") }
      }
      found.withLock { all in
        all.rules.add(rules)
        all.relevance.add(relevance)
      }
    }
    let (rules, relevance, errors) = found.withLock { $0 }
    for fault in (rules.faults + relevance.faults + errors).sorted() { print(fault) }
    print(rules.summary)
    print(relevance.summary)
    return rules.isPassed && relevance.isPassed && errors.isEmpty
  }

  /// Tries each fact in the plain cases of each jurisdiction.
  ///
  /// - Returns: true if none is ignored silently.
  private static func account(for words: [String]) throws -> Bool {
    let root = words[0]
    let cases = try Rulebook.jurisdictions(in: root).flatMap { jurisdiction in
      let rulebook = try Rulebook(jurisdiction, in: root)
      return PlainCase.all[jurisdiction, default: []].map { (rulebook, $0) }
    }
    let found = Mutex((tried: 0, silent: [String]()))
    DispatchQueue.concurrentPerform(iterations: cases.count) { index in
      let (rulebook, plain) = cases[index]
      do {
        let accounting = try Accounting(rulebook, plain)
        found.withLock { all in
          all.tried += accounting.tried
          all.silent += accounting.silent
        }
      } catch {
        found.withLock { $0.silent.append("\(rulebook.jurisdiction.code), \(plain.kind): \(error)") }
      }
    }
    let (tried, silent) = found.withLock { $0 }
    for fault in silent.sorted() { print(fault) }
    print("\(tried) facts added to plain cases, \(silent.count) of them silent")
    return silent.isEmpty && tried > 0
  }

  /// Tries the questions that interviews on shipped rules skip, in a number of rounds.
  ///
  /// - Returns: true if none of them moves a result.
  private static func ask(_ words: [String]) throws -> Bool {
    let root = try UncheckedRules.copy(of: words[0])
    defer { try? FileManager.default.removeItem(atPath: root) }
    let rounds = words.dropFirst().first.flatMap { Int($0) } ?? 25
    let found = Mutex((relevance: ShippedRelevance(), errors: [String]()))
    DispatchQueue.concurrentPerform(iterations: ShippedRelevance.Wanted.all.count) { index in
      var relevance = ShippedRelevance()
      do { try relevance.compare(ShippedRelevance.Wanted.all[index], in: root, rounds: rounds) } catch {
        found.withLock { $0.errors.append("\(error)") }
      }
      found.withLock { $0.relevance.add(relevance) }
    }
    let (relevance, errors) = found.withLock { $0 }
    for fault in relevance.faults + errors { print(fault) }
    print("relevance in shipped rules: \(relevance.idle) questions cannot move a result")
    return relevance.faults.isEmpty && errors.isEmpty
  }

  /// Walks through all interviews on shipped rules a number of times.
  ///
  /// - Returns: true if an amount that was shown stays.
  private static func interview(_ words: [String]) throws -> Bool {
    let walks = words.dropFirst().first.flatMap { UInt64($0) } ?? 3
    let work = try Rulebook.jurisdictions(in: words[0]).flatMap { jurisdiction in
      let law = try Rulebook(jurisdiction, in: words[0])
      return law.interviews.map { (law, $0) }
    }
    let found = Mutex((numbers: ShownNumbers(), errors: [String]()))
    DispatchQueue.concurrentPerform(iterations: work.count) { index in
      let (law, plan) = work[index]
      var numbers = ShownNumbers()
      for seed in 1...walks {
        do { try numbers.walk(plan, of: law, year: law.jurisdiction.years.upperBound - 1, seed: seed) } catch {
          found.withLock { $0.errors.append("\(plan.name): \(error)") }
        }
      }
      found.withLock { $0.numbers.add(numbers) }
    }
    let (numbers, errors) = found.withLock { $0 }
    for fault in numbers.faults + errors { print(fault) }
    print("\(numbers.shown) answers with an amount, after \(numbers.faults.count) others it was gone")
    // Some random answers make rules fail once missing facts are given.
    return errors.isEmpty && 100 * numbers.faults.count <= numbers.shown && numbers.shown > 0
  }

  /// Reads rules with typing errors, at a number of places in each file.
  ///
  /// - Returns: true if each is one error with the right place.
  private static func slip(_ words: [String]) throws -> Bool {
    let places = words.dropFirst().first.flatMap { Int($0) } ?? 1
    let jurisdictions = words.count > 2 ? Array(words[2...]) : try Rulebook.jurisdictions(in: words[0])
    let slips = try jurisdictions.flatMap { try Slips.all(of: $0, in: words[0], places: places) }
    let found = Mutex(Slips())
    DispatchQueue.concurrentPerform(iterations: slips.count) { index in
      var one = Slips()
      one.read(slips[index])
      found.withLock { $0.add(one) }
    }
    let all = found.withLock { $0 }
    for fault in all.faults { print(fault) }
    print("\(all.found) slips of the keyboard, \(all.faults.count) told otherwise than as one error")
    return all.faults.isEmpty && all.found > slips.count / 2
  }

  private static func work(in rules: String) throws -> [Work] {
    let root = try UncheckedRules.copy(of: rules)
    defer { try? FileManager.default.removeItem(atPath: root) }
    return try Rulebook.jurisdictions(in: root).flatMap { jurisdiction in
      let rulebook = try Rulebook(jurisdiction, in: root)
      return rulebook.jurisdiction.years.map { Work(rulebook: rulebook, year: $0) }
    }
  }

  private static func compare(_ work: Work, rows: Int, every step: Int) -> Findings {
    var findings = Findings()
    do {
      let differential = PlanDifferential(work.rulebook, year: work.year)
      // Years in turn take rules of different subjects, not neighbours.
      var results = try differential.everyRule(
        every: step, from: work.year * 37 % step, rows: rows, seed: 2025)
      // A sample of fewer rules has the tariffs of fewer years, the last among them.
      let years = work.rulebook.jurisdiction.years
      if work.rulebook.jurisdiction.code == "de", (years.upperBound - work.year) % max(1, step / 48) == 0 {
        results += try differential.thresholds(of: ["est", "soli", "kist", "put_aside_per_month"])
      }
      // Each set of facts that rows lack has a plan of its own, which takes most of the time.
      if (years.upperBound - work.year) % max(1, step / 160) == 0 {
        results += try differential.lackingRows(tables: max(1, 24 / step), rows: rows, seed: 1871)
      }
      // One plan serves all days of the same law.
      if work.year == 2020 { results += try differential.everyDay(every: 4 * step, rows: 60, seed: 4711) }
      findings.tables = results.count
      findings.planned = results.reduce(0) { $0 + $1.planned }
      findings.faults = results.compactMap(\.difference)
    } catch {
      findings.faults = ["\(work.rulebook.jurisdiction.code) \(work.year): \(error)"]
    }
    return findings
  }
}
