import Foundation
import Testing

@testable import LevyPresentation
@testable import LevyRules
@testable import LevyState
import LevyScript

/// The output of `levy definitions`.
@Suite struct DefinitionTests {
  static let rules =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path + "/rules"

  /// If this fails, run `levy definitions`.
  @Test(arguments: try Rulebook.jurisdictions(in: rules)) func theCommittedFilesAreFresh(jurisdiction: String) throws {
    for file in try Rulebook(jurisdiction, in: Self.rules).definitionFiles {
      let committed = try String(contentsOfFile: "\(Self.rules)/\(jurisdiction)/\(file.path)", encoding: .utf8)
      #expect(committed == file.text, "\(jurisdiction)/\(file.path)")
    }
  }

  @Test func everyWordOfTheLanguageIsDefined() throws {
    let state = try RuleState(RuleSources(jurisdiction: "xx", files: []))
    let defined = Set(DeclarationWord.allCases.map(\.name) + RuleWords.names + RuleWords.ofLua + ["require"])
    #expect(Set(state.lua.environmentNames) == defined)
  }

  @Test func choicesAreLiterals() throws {
    let rules = try rulebook(input("filing", "choice { \"single\", \"joint\" }") + input("kids", "count(9)"))
    let text = try #require(rules.definitionFiles.first).text
    #expect(text.contains("---@field filing \"single\"|\"joint\" Label of filing\n"))
    #expect(text.contains("---@field kids integer Label of kids\n"))
  }

  @Test func optionalFieldsAreMarked() throws {
    let text = try #require(try rulebook("").definitionFiles.first).text
    #expect(text.contains("---@class (exact) Input\n---@field of? string|string[] "))
    #expect(text.contains("---@field ask_if? fun(case: Case, law: Law): boolean"))
  }
}
