import Foundation
import Levy
import Testing

/// A mistake is one mistake: what follows from it is not told as well.
@Suite struct OneMistakeTests {
  private static let rulesFolder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "rules")

  /// The rule files of a jurisdiction, by their paths below its folder, and the library that it requires.
  private func files(_ jurisdiction: String) throws -> [String: String] {
    var files: [String: String] = [:]
    for (folder, prefix) in [(jurisdiction, ""), ("lib", "lib/")] {
      let folder = Self.rulesFolder.appending(path: folder).path
      let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      for path in paths where path.hasSuffix(".lua") && !path.hasPrefix(".") {
        files[prefix + path] = try String(contentsOfFile: folder + "/" + path, encoding: .utf8)
      }
    }
    return files
  }

  private func found(_ jurisdiction: String, _ files: [String: String]) -> [Diagnostic] {
    do throws(RulebookErrors) {
      _ = try Rulebook(jurisdiction, files: files)
      return []
    } catch {
      return error.diagnostics
    }
  }

  /// Something too much, at a random place of a file; a sample of all files, or ten places in each of all jurisdictions
  /// with `LEVY_TYPOS`.
  @Test func aSlipOfTheKeyboardInAShippedFile() throws {
    let isLong = ProcessInfo.processInfo.environment["LEVY_TYPOS"] != nil
    var random = Random(seed: 12)
    var (typos, most) = (0, 0)
    for jurisdiction in isLong ? ["de", "ie", "uk"] : ["uk"] {
      let all = try files(jurisdiction)
      for path in all.keys.sorted() {
        for _ in 0..<(isLong ? 10 : 1) {
          guard let text = all[path] else { continue }
          let places = text.indices.filter { text[$0] == "=" || text[$0] == "," || text[$0] == "(" }
          guard !places.isEmpty else { continue }
          let place = places[random.below(places.count)]
          var changed = text
          changed.insert(contentsOf: [",,", ")", "}", "= =", " end ", "\""][random.below(6)], at: place)
          var files = all
          files[path] = changed
          let errors = found(jurisdiction, files)
          // In a comment or a text it may be no fault.
          guard let first = errors.first, first.problem.code == "syntax" else { continue }
          typos += 1
          most = max(most, errors.reduce(0) { $0 + $1.message.split(separator: "\n").count })
          #expect(first.place?.file == "\(jurisdiction)/\(path)", "\(first.message)")
          #expect(errors.count == 1, "\(path): \(errors.map(\.message).joined(separator: "\n"))")
        }
      }
    }
    #expect(typos > 10)
    // The error, its line and the caret.
    #expect(most <= 3)
  }

  /// What others compare with, are fields of, or read under the name that a helper makes, is not known without the file.
  @Test(arguments: [
    ("ie", "income_tax/assessments.lua"), ("ie", "persons.lua"), ("ie", "deadlines.lua"), ("de", "wage_tax/inputs.lua"),
  ])
  func aFileThatOthersStandOn(_ jurisdiction: String, _ path: String) throws {
    var files = try files(jurisdiction)
    files[path] = try #require(files[path]) + "\n}"
    let errors = found(jurisdiction, files)
    #expect(errors.map(\.problem.code) == ["syntax"], "\(errors.map(\.message).joined(separator: "\n"))")
  }

  @Test func aMisspeltRequire() throws {
    let all = try files("uk")
    var count = 0
    for (path, text) in all.sorted(by: { $0.key < $1.key }) {
      guard let place = text.range(of: "= require \"") else { continue }
      var files = all
      files[path] = text.replacingCharacters(in: place, with: "= requir \"")
      let errors = found("uk", files)
      #expect(errors.map(\.problem.code) == ["unknown-name"], "\(errors.map(\.message).joined(separator: "\n"))")
      #expect(errors.first?.message.contains("did you mean 'require'") == true)
      count += 1
    }
    #expect(count > 5)
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

  @Test func aSyntaxErrorHasItsColumn() {
    let found = diagnostics(parameter("p", "{ [\"2020-01-01\"] = 0.10,, }")).first
    #expect(found?.message.contains("^") == true && found?.place?.column != nil, "\(found?.message ?? "")")
  }
}
