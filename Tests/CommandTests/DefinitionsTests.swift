import Foundation
import Testing

/// `levy definitions` writes settings that luacheck takes.
@Suite struct DefinitionsTests {
  /// `scripts/setup` installs it, so that these tests are never passed over.
  private func luacheck(_ arguments: String, in folder: String) throws -> Outcome {
    try shell("luacheck --no-color \(arguments)", in: folder)
  }

  @Test func writesBesideTheRules() throws {
    let rules = try BrokenRules(body: "return case.income")
    let outcome = try levy(["definitions", "--rules", rules.path])
    #expect(outcome.status == 0, "\(outcome.err)")
    #expect(
      outcome.lines == [".levy/definitions.lua", ".luarc.json", ".luacheckrc"].map { "\(rules.path)/xx/\($0)" })
    #expect(try levy(["check", "--rules", rules.path]).status == 0)
  }

  @Test(arguments: ["de", "ie", "uk"]) func luacheckFindsNothingInTheRules(jurisdiction: String) throws {
    let outcome = try luacheck(".", in: Package.root + "/rules/" + jurisdiction)
    #expect(outcome.status == 0, "\(outcome.out)\(outcome.err)")
    #expect(outcome.out.contains("0 warnings / 0 errors"))
  }

  @Test func luacheckKnowsTheWords() throws {
    let folder = try Scratch()
    try folder.write("a.lua", "local x = flor(1)\nreturn floor(x) + os.time()\n")
    let outcome = try luacheck("--config \(Package.root)/rules/de/.luacheckrc a.lua", in: folder.path)
    #expect(outcome.out.contains("accessing undefined variable 'flor'"), "\(outcome.err)")
    #expect(outcome.out.contains("accessing undefined variable 'os'"))
    #expect(!outcome.out.contains("undefined variable 'floor'"))
  }
}
