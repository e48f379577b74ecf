import LevyCalculator
import LevyJournal
import LevyModel
import LevyPresentation
import LevyRules

/// A case in an address: the jurisdiction and the year are in its path, the facts are names and values in its query. Of
/// a saved case the path contains the number, and no address contains its facts. Names that begin with `_` are settings
/// of views; facts cannot have such names.
struct Scenario {
  let rulebook: Rulebook
  /// The saved case; nil if the address contains the facts.
  let document: SavedCases.Document?
  /// The facts as they were typed, in their order.
  let typed: [(name: String, text: String)]
  /// The settings of the saved case and of the address.
  let settings: [String: String]
  /// The settings of the address alone.
  let settingsOfAddress: [String: String]
  /// The parsed case. Facts that could not be parsed are recorded in it, so that results that depend on them fail.
  private(set) var facts: Case
  /// The problems of typed texts, by name.
  private(set) var faults: [String: Diagnostic] = [:]

  private static let mostFaults = 20

  /// - Parameter query: the names and values of the address; of a saved case only its settings are used.
  init(
    _ rulebook: Rulebook, year: String, query: [(name: String, value: String)], document: SavedCases.Document? = nil
  ) throws(Diagnostic) {
    (self.rulebook, self.document) = (rulebook, document)
    let years = rulebook.jurisdiction.years
    guard let number = rulebook.jurisdiction.taxYear.year(named: year.replacing("-", with: "/")) else {
      throw Diagnostic(.yearOutside(year: year, first: years.lowerBound, last: years.upperBound))
    }
    facts = try Case(rulebook, year: number)
    var settings: [String: String] = [:]
    var typed: [(name: String, text: String)] = []
    let own = query.filter { document == nil || $0.name.hasPrefix("_") }
    settingsOfAddress = Dictionary(own.filter { $0.name.hasPrefix("_") }.map { ($0.name, $0.value) }) { _, last in last
    }
    for (name, value) in (document.map { PageRequest.pairs($0.content) } ?? []) + own {
      if name.hasPrefix("_") {
        settings[name] = value
      } else if !value.trimmingBlanks.isEmpty {
        typed.append((name, value))
      }
    }
    (self.settings, self.typed) = (settings, typed)
    for (name, text) in typed {
      // Searching for similar names takes time, so that only the first `mostFaults` unknown names are reported.
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

  /// Returns the text that was typed for a variable, by its name or an alias.
  func text(of variable: Variable) -> String? {
    typed.first { $0.name == variable.name || variable.aliases.contains($0.name) }?.text
  }

  /// The year as the path has it, such as `2024-25`.
  var yearInPath: String { facts.yearName.replacing("/", with: "-") }

  /// Returns the query of the same scenario with these settings, without one of the facts if one is named.
  func query(_ settings: [(String, String)] = [], leavingOut name: String? = nil) -> String {
    let facts = document == nil ? typed.filter { $0.name != name } : []
    let chosen = settings.filter { !$0.1.isEmpty }
    return PageRequest.text(
      facts.map { (name: $0.name, value: $0.text) } + chosen.map { (name: "_" + $0.0, value: $0.1) })
  }

  /// Returns the command line that shows the same.
  func command(_ name: String, _ more: [String] = [], withFacts: Bool = true) -> String {
    let given = withFacts ? typed.map { "\($0.name)=\($0.text)" } : []
    return CommandText([name, rulebook.jurisdiction.code, "--year", facts.yearName] + given + more).text
  }
}
