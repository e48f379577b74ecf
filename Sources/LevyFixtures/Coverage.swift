import LevyCalculator
import LevyModel
import LevyRules
import LevyState
import LuaRuntime

/// The rules, years and lines of a jurisdiction that examples and fixtures reach, and the rules whose values they
/// expect.
///
/// A rule is reached in a year if a case of that year runs it, and asserted if a case of that year expects its value
/// and passes. Lines are those of the functions that rules declare and of functions that those use by name; functions
/// that are created while a rule runs are not examined. Of a branch on the same line as its condition, only the
/// condition is seen.
package struct Coverage: Sendable {
  /// The coverage of one rule.
  package struct Rule: Sendable {
    /// The name of the rule.
    package let name: String
    /// The place of its first declaration.
    package let place: Place
    /// The covered years in which it is in force on the last day.
    package let years: [Int]
    /// The years in which a case runs the rule.
    package internal(set) var reached: Set<Int> = []
    /// The years in which a passing case expects the rule's value.
    package internal(set) var asserted: Set<Int> = []
    /// The versions of the rule that are in force in these years.
    package internal(set) var versions: [Version]
    /// True if it is one of the jurisdiction's main results.
    package let isMain: Bool

    /// The years in force that no case reaches.
    package var missed: [Int] { years.filter { !reached.contains($0) } }
    /// The years in force in which no case expects its value.
    package var unasserted: [Int] { years.filter { !asserted.contains($0) } }
  }

  /// A version of a rule.
  package struct Version: Sendable {
    /// The period in which it is in force: `from 2024-01-01`.
    package let period: String
    /// True if a passing case expects its value.
    package internal(set) var isAsserted = false
    let declaration: DeclarationID
  }

  /// The coverage of one file.
  package struct File: Sendable {
    /// The path of the file below the rules folder.
    package let path: String
    /// The lines with code of rules.
    package let lines: Set<Int>
    /// The lines that a case reaches.
    package internal(set) var reached: Set<Int> = []

    /// The lines that no case reaches, in order.
    package var missed: [Int] { lines.subtracting(reached).sorted() }
  }

  /// The jurisdiction.
  package let jurisdiction: String
  /// The jurisdiction's rules and deadlines.
  package private(set) var rules: [Rule]
  /// The jurisdiction's files with rules.
  package private(set) var files: [File]

  init(_ rulebook: Rulebook, lines: [String: Set<Int>]) {
    jurisdiction = rulebook.jurisdiction.code
    let (covered, taxYear) = (rulebook.jurisdiction.years, rulebook.jurisdiction.taxYear)
    func isInForce(_ version: Variable.RuleVersion) -> Bool {
      version.from <= taxYear.lastDay(of: covered.upperBound) && version.to >= taxYear.firstDay(of: covered.lowerBound)
    }
    let results = Set(rulebook.jurisdiction.results.map { rulebook.slot(of: $0) })
    rules = rulebook.namedVariables.filter { !$0.versions.isEmpty }.map { variable in
      let years = rulebook.jurisdiction.years.filter { year in
        variable.versions.contains { $0.holds(on: taxYear.lastDay(of: year)) }
      }
      return Rule(
        name: variable.name, place: variable.place, years: years,
        versions: variable.versions.filter(isInForce).map { Version(period: $0.period, declaration: $0.declaration) },
        isMain: results.contains(rulebook.slot(of: variable.name)))
    }
    files = lines.sorted { $0.key < $1.key }.map { File(path: $0.key, lines: $0.value) }
  }

  mutating func assert(_ name: String, version: DeclarationID, year: Int) {
    guard let index = rules.firstIndex(where: { $0.name == name }) else { return }
    rules[index].asserted.insert(year)
    for place in rules[index].versions.indices where rules[index].versions[place].declaration == version {
      rules[index].versions[place].isAsserted = true
    }
  }

  mutating func reach(years: [String: Set<Int>], lines: [String: Set<Int>]) {
    for index in rules.indices { rules[index].reached.formUnion(years[rules[index].name] ?? []) }
    for index in files.indices {
      files[index].reached.formUnion(files[index].lines.intersection(lines[files[index].path] ?? []))
    }
  }
}

/// Records the rules and lines that a calculator reaches.
final class CoverageRecorder {
  private let calculator: Calculator
  private let lines = LineRecord()
  private var years: [String: Set<Int>] = [:]
  private var asserted: Set<Assertion> = []

  /// A version of a rule whose value a case of a year expects.
  private struct Assertion: Hashable {
    let rule: String
    let version: DeclarationID
    let year: Int
  }

  init(_ calculator: Calculator) {
    self.calculator = calculator
    calculator.state.lua.record(lines: lines)
    calculator.onRule = { [unowned self, unowned calculator] slot in
      years[calculator.rulebook.variables[slot].name, default: []].insert(calculator.year)
    }
  }

  /// Records an outcome of the calculator's current case.
  func note(_ outcome: FixtureOutcome) {
    guard outcome.passed, outcome.disputed == nil else { return }
    for check in outcome.checks where !calculator.current.gives(check.slot) {
      guard let version = calculator.version(of: check.slot) else { continue }
      asserted.insert(
        Assertion(
          rule: calculator.rulebook.variables[check.slot].name, version: version.declaration,
          year: calculator.year))
    }
  }

  /// Adds the reached lines and rules to a jurisdiction's coverage.
  func add(to coverage: inout Coverage?) {
    var all = coverage ?? Coverage(calculator.rulebook, lines: calculator.state.codeLines)
    all.reach(years: years, lines: lines.byChunk)
    for found in asserted { all.assert(found.rule, version: found.version, year: found.year) }
    coverage = all
  }
}
