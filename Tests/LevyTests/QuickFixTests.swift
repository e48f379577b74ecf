import Levy
import LuaSyntax
import Testing

@testable import LevyEditor
@testable import LevyRules
@testable import LevyTrace

/// The quick fixes for findings of the survey.
@Suite struct QuickFixTests {
  /// The texts with each of the fixes of the first finding on histories, by their titles.
  private func fixes(_ rules: String) throws -> [(title: String, text: String)] {
    let book = try rulebook(rules, results: ["tax"])
    let found = try #require(try book.findings().warnings.first { $0.problem.kind == .history })
    let text = DocumentText(Array(rules.utf8))
    return QuickFix.all(for: found.problem, at: 0..<1, in: text, book).map { fix in
      var bytes = text.bytes
      for edit in fix.edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
        bytes.replaceSubrange(edit.range, with: edit.text.utf8)
      }
      return (fix.title, String(decoding: bytes, as: UTF8.self))
    }
  }

  private func rules(_ since: String, more: String = "") -> String {
    parameter("rate", since, more: more) + rule("tax", "return law.rate")
  }

  @Test func skippedYearsAreAdded() throws {
    let found = try fixes(rules("{ [\"2020-01-01\"] = 1, [\"2023-01-01\"] = 2 }", more: "every = \"year\","))
    #expect(found.map(\.title) == ["Add 2021, 2022"])
    let text = try #require(found.first?.text)
    #expect(
      text.contains(
        "[\"2020-01-01\"] = 1, [\"2021-01-01\"] = nil, [\"2022-01-01\"] = nil, [\"2023-01-01\"] = 2 }"), "\(text)")
    // The years are still to be filled in.
    #expect(try rulebook(text, results: ["tax"]).findings().warnings.contains { $0.problem.kind == .history })
  }

  @Test func aHistorySaysHowLongItHolds() throws {
    let often = "{ " + (2020...2026).map { "[\"\($0)-01-01\"] = \($0)" }.joined(separator: ", ") + " }"
    let found = try fixes(rules(often))
    #expect(found.map(\.title) == ["Say every = \"year\"", "Say until_changed = true"])
    for (title, text) in found {
      let left = try rulebook(text, results: ["tax"]).findings().warnings.filter { $0.problem.kind == .history }
      #expect(left.isEmpty, "\(title): \(text)")
    }
  }
}
