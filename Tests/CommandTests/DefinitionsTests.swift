import Foundation
import Testing

/// `levy definitions` writes settings that luacheck takes.
@Suite struct DefinitionsTests {
  private static let luacheck = ["/usr/bin/luacheck", "/usr/local/bin/luacheck"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  @Test func writesBesideTheRules() throws {
    let rules = try BrokenRules(body: "return case.income")
    let outcome = try levy(["definitions", "--rules", rules.path])
    #expect(outcome.status == 0, "\(outcome.err)")
    #expect(
      outcome.lines == [".levy/definitions.lua", ".luarc.json", ".luacheckrc"].map { "\(rules.path)/xx/\($0)" })
    #expect(try levy(["check", "--rules", rules.path]).status == 0)
  }

  @Test(.enabled(if: luacheck != nil), arguments: ["de", "ie"])
  func luacheckFindsNothingInTheRules(jurisdiction: String) throws {
    let outcome = try run(
      try #require(Self.luacheck), ["--no-color", "."], in: Package.root + "/rules/" + jurisdiction)
    #expect(outcome.status == 0, "\(outcome.out)")
  }

  @Test(.enabled(if: luacheck != nil)) func luacheckKnowsTheWords() throws {
    let folder = try Scratch()
    try folder.write("a.lua", "local x = flor(1)\nreturn floor(x) + os.time()\n")
    let config = Package.root + "/rules/de/.luacheckrc"
    let outcome = try run(
      try #require(Self.luacheck), ["--no-color", "--config", config, "a.lua"], in: folder.path)
    #expect(outcome.out.contains("accessing undefined variable 'flor'"))
    #expect(outcome.out.contains("accessing undefined variable 'os'"))
    #expect(!outcome.out.contains("undefined variable 'floor'"))
  }
}
