import LevyCalculator
import LevyModel
import LevyPresentation
import LevyRules

/// A case as an address tells it: the jurisdiction and the year in its path, the facts as names and values. Names that begin
/// with `_` are settings of views, which no fact can be called.
struct Scenario {
  let rulebook: Rulebook
  /// The facts as they were typed, in their order.
  let typed: [(name: String, text: String)]
  /// The settings.
  let settings: [String: String]
  /// The case. What could not be understood is noted in it, and keeps results that depend on it from coming out.
  private(set) var facts: Case
  /// What is wrong with a text, by its name.
  private(set) var faults: [String: Diagnostic] = [:]

  private static let mostFaults = 20

  /// - Throws: `Diagnostic` if the rules do not cover the year.
  init(_ rulebook: Rulebook, year: String, query: [(name: String, value: String)]) throws(Diagnostic) {
    self.rulebook = rulebook
    let years = rulebook.jurisdiction.years
    guard let number = rulebook.jurisdiction.taxYear.year(named: year.replacing("-", with: "/")) else {
      throw Diagnostic(.yearOutside(year: year, first: years.lowerBound, last: years.upperBound))
    }
    facts = try Case(rulebook, year: number)
    var settings: [String: String] = [:]
    var typed: [(name: String, text: String)] = []
    for (name, value) in query {
      if name.hasPrefix("_") {
        settings[name] = value
      } else if !value.trimmingBlanks.isEmpty {
        typed.append((name, value))
      }
    }
    (self.settings, self.typed) = (settings, typed)
    for (name, text) in typed {
      // To look for names that are near takes its time, so of very many unknown names the first are shown.
      if faults.count >= Self.mostFaults, rulebook.slot(of: name) == nil { continue }
      do throws(Diagnostic) {
        try facts.give(name, text)
      } catch {
        faults[name] = error
        facts.note(misread: text, for: name, error)
      }
    }
  }

  func setting(_ name: String) -> String? { settings["_" + name].flatMap { $0.isEmpty ? nil : $0 } }

  /// What was typed for a name or one of its aliases.
  func text(of variable: Variable) -> String? {
    typed.first { $0.name == variable.name || variable.aliases.contains($0.name) }?.text
  }

  /// The year as it stands in an address.
  var yearInPath: String { facts.yearName.replacing("/", with: "-") }

  /// The query that tells the same, with other settings, other facts, or without one.
  func query(
    _ settings: [(String, String)] = [], giving: [(String, String)] = [], leavingOut name: String? = nil
  ) -> String {
    let names = Set(giving.map(\.0) + [name].compactMap(\.self))
    let fields =
      typed.filter { !names.contains($0.name) }.map { ($0.name, $0.text) } + giving
      + settings.filter { !$0.1.isEmpty }.map { ("_" + $0.0, $0.1) }
    return fields.map { "\(PageRequest.encoded($0.0))=\(PageRequest.encoded($0.1))" }.joined(separator: "&")
  }

  /// The command line that shows the same.
  func command(_ name: String, _ more: [String] = [], withFacts: Bool = true) -> String {
    let given = withFacts ? typed.map { "\($0.name)=\($0.text)" } : []
    return CommandText([name, rulebook.jurisdiction.code, "--year", facts.yearName] + given + more).text
  }
}
