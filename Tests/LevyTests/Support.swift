import Differential
import ExactNumbers
import Levy
import LevyScript
import Testing

/// A generator whose numbers are the same in every run.
typealias Random = Differential.Random

/// The jurisdiction of the tests, in a file of its own, so that the rules under test begin on line 1 of `a.lua`.
func jurisdiction(results: [String] = []) -> String {
  let results = results.map { "\"\($0)\"" }.joined(separator: ", ")
  return
    "jurisdiction \"xx\" { label = \"Testland\", currency = \"EUR\", years = { 2020, 2026 }, results = { \(results) } }"
}

/// A rulebook of the rules in `xx/a.lua`, with further files if wanted.
func rulebook(
  _ rules: String, files: [String: String] = [:], results: [String] = []
) throws(RulebookErrors) -> Rulebook {
  var all = files
  all["a.lua"] = rules
  all["jurisdiction.lua"] = jurisdiction(results: results)
  // A busy machine must not make rules fail.
  var limits = LoadLimits()
  limits.seconds = 60
  return try Rulebook("xx", files: all, limits: limits)
}

/// All that is wrong with rules; empty if they load.
func diagnostics(_ rules: String, files: [String: String] = [:], results: [String] = []) -> [Diagnostic] {
  do throws(RulebookErrors) {
    _ = try rulebook(rules, files: files, results: results)
    return []
  } catch {
    return error.diagnostics
  }
}

func problems(_ rules: String, files: [String: String] = [:], results: [String] = []) -> [Problem] {
  diagnostics(rules, files: files, results: results).map(\.problem)
}

// MARK: Declarations, each on one line

func input(_ name: String, _ type: String = "money", _ more: String = "") -> String {
  RuleText.input(name, type, more)
}

func rule(_ name: String, _ body: String, type: String = "money", more: String = "") -> String {
  RuleText.rule(name, body, type: type, more: more)
}

func parameter(_ name: String, _ since: String, more: String = "") -> String {
  RuleText.parameter(name, since, more: more)
}

// MARK: Evaluation

/// A case with facts as a user writes them.
func facts(_ rulebook: Rulebook, year: Int = 2025, _ given: KeyValuePairs<String, String> = [:]) throws -> Case {
  var facts = try Case(rulebook, year: year)
  for (name, text) in given { try facts.give(name, text) }
  return facts
}

/// The result of a name, as it may be given again.
func result(
  _ name: String, _ rulebook: Rulebook, year: Int = 2025, _ given: KeyValuePairs<String, String> = [:]
) throws -> String {
  try Calculator(rulebook).evaluate(name, for: facts(rulebook, year: year, given)).description
}

/// The value of a rule whose body is given, where there are no other rules.
func value(_ body: String, _ type: String = "number", _ more: String = "") throws -> String {
  try result("r", rulebook(more + rule("r", body, type: type)))
}

/// Returns the thrown error, or nil.
func diagnostic<Result>(_ body: () throws -> Result) -> Diagnostic? {
  do {
    _ = try body()
    return nil
  } catch let error as Diagnostic {
    return error
  } catch let error as RulebookErrors {
    return error.diagnostics.first
  } catch {
    Issue.record("not a diagnostic: \(error)")
    return nil
  }
}

func problem<Result>(_ body: () throws -> Result) -> Problem? { diagnostic(body)?.problem }

/// Returns the error of the result of a rule with a given body, without other rules.
func failure(_ body: String, _ type: String = "number", _ more: String = "") -> Problem? {
  problem { try value(body, type, more) }
}

extension Exact {
  /// A number in a test, as text.
  init(text: String) throws { self = try Exact(parsing: text) }
}

extension Diagnostic {
  /// `file:line`.
  var line: String? { place.map { "\($0.file):\($0.line)" } }

  /// `file:line` or `file:line:column`.
  var location: String? { place?.description }
}
