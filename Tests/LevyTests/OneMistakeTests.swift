import Differential
import Foundation
import Levy
import Testing

/// A mistake is one mistake: what follows from it is not told as well.
@Suite struct OneMistakeTests {
  private static let rulesFolder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "rules")

  /// The rule files of a jurisdiction, by their paths below its folder, and the library that it requires.
  private func files(_ jurisdiction: String) throws -> [String: String] {
    try Slips.files(jurisdiction, in: Self.rulesFolder.path)
  }

  private func found(_ jurisdiction: String, _ files: [String: String]) -> [Diagnostic] {
    do throws(RulebookErrors) {
      _ = try Rulebook(jurisdiction, files: files)
      return []
    } catch {
      return error.diagnostics
    }
  }

  /// One of many that `plan-differential slips` tries.
  @Test func aSlipOfTheKeyboardInAShippedFile() throws {
    var slips = Slips()
    for slip in try Slips.all(of: "uk", in: Self.rulesFolder.path, places: 1).prefix(3) { slips.read(slip) }
    #expect(slips.found > 0)
    #expect(slips.faults.isEmpty, "\(slips.faults)")
  }

  /// Names that other files compare with, fields of them or of a person, and names that a helper composes are unknown
  /// without the file.
  @Test(arguments: [
    ("ie", "income_tax/assessments.lua"), ("ie", "persons.lua"), ("ie", "deadlines.lua"), ("de", "wage_tax/inputs.lua"),
    ("de", "income/businesses.lua"),
  ])
  func aFileThatOthersStandOn(_ jurisdiction: String, _ path: String) throws {
    var files = try files(jurisdiction)
    files[path] = try #require(files[path]) + "\n}"
    let errors = found(jurisdiction, files)
    #expect(errors.map(\.problem.code) == ["syntax"], "\(errors.map(\.message).joined(separator: "\n"))")
  }

  @Test func theFileThatBrokeComesFirst() {
    let found = diagnostics(
      "local x = case.nothing\n" + rule("a", "return case.b + case.wrong"),
      files: ["z.lua": rule("b", "return 1") + "rule \"c\" {,}"])
    #expect(found.first?.place?.file == "xx/z.lua" || found.first?.place?.file == "xx/a.lua")
    #expect(!found.contains { "\($0)".contains("case.b") })
  }

  /// Neither what a broken file would have declared by a helper's means is missed, nor under names that the helper makes.
  @Test func aFileThatCallsAHelperCouldNotBeRun() {
    let helper =
      "return function(name) for _, kind in ipairs { '', '_late' } do "
      + "rule(name .. kind) { label = 'R', source = '1', type = number, compute = function() return 1 end } end end"
    let broken = "local declare = require 'helper' declare('tax') declare {,}"
    let found = diagnostics(
      rule("a", "return case.tax + case.tax_late"), files: ["helper.lua": helper, "b.lua": broken])
    #expect(found.map(\.problem.code) == ["syntax"], "\(found.map(\.message))")
  }

  /// A helper may declare names that its caller has in a table.
  @Test func namesMayStandInATableOfAHelper() {
    let helper =
      "return function(name, others) for _, other in ipairs { name, others.late } do "
      + "rule(other) { label = 'R', source = '1', type = number, compute = function() return 1 end } end end"
    let broken = "local declare = requir 'helper' declare('tax', { late = 'surcharge' })"
    let found = diagnostics(
      rule("a", "return case.tax + case.surcharge"), files: ["helper.lua": helper, "b.lua": broken])
    #expect(found.map(\.problem.code) == ["unknown-name"], "\(found.map(\.message))")
  }

  @Test func aSyntaxErrorHasItsColumn() {
    let found = diagnostics(parameter("p", "{ [\"2020-01-01\"] = 0.10,, }")).first
    #expect(found?.message.contains("^") == true && found?.place?.column != nil, "\(found?.message ?? "")")
  }
}
