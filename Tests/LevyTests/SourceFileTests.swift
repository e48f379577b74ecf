import Levy
import LevyFixtures
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@Suite("Files of rules")
struct SourceFileTests {
  @Test func requiredFilesRunOnceAndAreShared() throws {
    let rules = try rulebook(
      #"local h = require "lib.help""# + "\n" + rule("r", "return h.twice(3)"),
      files: [
        "lib/help.lua": "return { twice = function(x) return 2 * x end }",
        "z.lua": #"local h = require "lib.help""# + "\n" + rule("s", "return h.twice(4)"),
      ])
    #expect(try result("r", rules) == "6")
    #expect(try result("s", rules) == "8")
  }

  @Test(arguments: ["nothing", "../a", "a/b", "lib.", "/etc/passwd", ""])
  func unknownFile(_ name: String) {
    #expect(problems("local h = require \"\(name)\"") == [.unknownModule(name: name)])
  }

  @Test func filesThatRequireEachOther() {
    let found = problems(#"require "b""#, files: ["b.lua": #"require "a""#])
    #expect(found.contains(.circle(["xx/a.lua", "xx/b.lua", "xx/a.lua"])))
  }

  @Test func sharedTablesAreReadOnly() throws {
    let found = problem {
      try value("t.x = 2 return 1", "number", "local t = { x = 1 }\n")
    }
    #expect(found == .readOnly(key: "x"))
  }

  @Test func declarationsOfAFailingFileAreNotMadeTwice() {
    let found = problems(
      #"require "b""#, files: ["b.lua": parameter("p", #"{ ["2020-01-01"] = 1 }"#) + "error('no')"])
    #expect(found == [.script(message: "no")])
  }

  // MARK: Stamp

  @Test func theDigestIsThatOfTheText() throws {
    let one = try rulebook(input("x"))
    #expect(try rulebook(input("x")).digest == one.digest)
    #expect(try rulebook(input("y")).digest != one.digest)
    #expect(one.digest.count == 16)
    #expect(one.digest.allSatisfy { $0.isHexDigit })
  }

  // MARK: Folders

  @Test func rulesInAFolder() throws {
    let folder = try RulesFolder(rule("tax", "return 1"))
    #expect(try Rulebook.jurisdictions(in: folder.path) == ["xx"])
    #expect(try result("tax", Rulebook("xx", in: folder.path)) == "1")
    #expect(
      problem { try Rulebook("xxx", in: folder.path) } == .unknownJurisdiction(name: "xxx", available: ["xx"]))
  }

  @Test func aMissingFolder() {
    #expect(
      problem { try Rulebook("xx", in: "/tmp/no/such/folder") }
        == .noFile(path: "/tmp/no/such/folder", reason: .system(ENOENT)))
  }

  @Test func aFolderWithoutRules() throws {
    let folder = try RulesFolder("")
    #expect(problem { try Rulebook("xx", in: folder.path + "/xx") } == .noRules(path: folder.path + "/xx"))
  }

  @Test func aFileInPlaceOfAFolder() throws {
    let folder = try RulesFolder("")
    guard case .unreadable? = problem({ try Rulebook("xx", in: folder.path + "/xx/a.lua") }) else {
      Issue.record("a file is no folder")
      return
    }
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may read any file"))
  func aFileWithoutReadPermission() throws {
    let folder = try RulesFolder("")
    chmod(folder.path + "/xx/a.lua", 0)
    guard case .unreadable(let path, _)? = problem({ try Rulebook("xx", in: folder.path) }) else {
      Issue.record("the file cannot be read")
      return
    }
    #expect(path.hasSuffix("/xx/a.lua"))
  }

  @Test func theStampIsThatOfTheFiles() throws {
    let folder = try RulesFolder(rule("tax", "return 1"))
    let first = try Rulebook("xx", in: folder.path).digest
    #expect(try Rulebook("xx", in: folder.path).digest == first)
    try folder.write(rule("tax", "return 2"))
    #expect(try Rulebook("xx", in: folder.path).digest != first)
  }

  // MARK: Files from beside the folder

  private func withShared(_ name: String, _ text: String, in folder: RulesFolder) throws {
    let file = try #require(fopen("\(folder.path)/\(name).lua", "w"))
    fputs(text, file)
    fclose(file)
  }

  @Test func theStampIsThatOfRequiredFilesToo() throws {
    let folder = try RulesFolder(#"local s = require "shared""# + "\n" + rule("tax", "return s.factor * 5"))
    defer { for name in ["shared", "further", "unread"] { unlink("\(folder.path)/\(name).lua") } }
    try withShared("shared", "return { factor = require \"further\" }", in: folder)
    try withShared("further", "return 2", in: folder)
    let first = try Rulebook("xx", in: folder.path)
    #expect(try result("tax", first) == "10")
    #expect(first.filePaths == ["further.lua", "shared.lua", "xx/a.lua"])
    try withShared("unread", "return 7", in: folder)
    #expect(try Rulebook("xx", in: folder.path).digest == first.digest)
    try withShared("further", "return 3", in: folder)
    let second = try Rulebook("xx", in: folder.path)
    #expect(try result("tax", second) == "15")
    #expect(second.digest != first.digest)
    // The rules are those that were read: the earlier ones have not changed under their stamp.
    #expect(try result("tax", first) == "10")
    unlink("\(folder.path)/further.lua")
    #expect(try result("tax", first) == "10")
  }

  /// A file that is first required when a rule runs would be in no stamp.
  @Test func aRuleCannotReadFiles() throws {
    let folder = try RulesFolder(rule("tax", #"return require "shared""#))
    defer { unlink("\(folder.path)/shared.lua") }
    try withShared("shared", "return 2", in: folder)
    #expect(
      problem { try result("tax", Rulebook("xx", in: folder.path)) }
        == .forbidden(name: "'require' inside a function"))
    try folder.write(#"local shared = require "shared""# + "\n" + rule("tax", "return shared"))
    #expect(try result("tax", Rulebook("xx", in: folder.path)) == "2")
  }

  /// Required files are looked through like all others.
  @Test func sharedFilesAreChecked() throws {
    let folder = try RulesFolder(#"local s = require "shared""# + "\n" + rule("tax", "return s()"))
    defer { unlink("\(folder.path)/shared.lua") }
    try withShared("shared", "return function() return flor(2) end", in: folder)
    let found = diagnostic { try Rulebook("xx", in: folder.path) }
    #expect(found?.problem == .unknownGlobal(name: "flor", nearest: ["floor"]))
    #expect(found?.location == "shared.lua:1:26")
  }

  // MARK: What is to be tested

  private func suites(_ root: String, _ paths: String...) throws(Diagnostic) -> [String] {
    try FixtureSuites(root: root, paths: paths).all.map(\.jurisdiction)
  }

  @Test func pathsOfSuites() throws {
    let folder = try RulesFolder(rule("tax", "return 1"))
    let root = folder.path
    #expect(try suites(root) == ["xx"])
    #expect(try suites(root, "xx", "xx/a.lua", root + "/xx/") == ["xx", "xx", "xx"])
    #expect(problem { try suites(root, "yy") } == .unknownJurisdiction(name: "yy", available: ["xx"]))
    #expect(problem { try suites(root, "xx/no.csv") }?.code == "unreadable")
    #expect(problem { try suites(root, "/tmp") }?.code == "unreadable")
  }

  @Test func suitesRunExamplesAndTables() throws {
    let example = #"example "e" { source = "§", year = 2025, expect = { tax = 1 } }"#
    let folder = try RulesFolder(rule("tax", "return 1") + example)
    let table = folder.path + "/xx/t.csv"
    let file = try #require(fopen(table, "w"))
    fputs("year,expect.tax\n2025,1\n2024,2\n", file)
    fclose(file)
    defer { unlink(table) }
    let rulebook = try Rulebook("xx", in: folder.path)
    var report = FixtureReport()
    for suite in try FixtureSuites(root: folder.path, paths: []).all { try suite.run(rulebook, into: &report) }
    #expect(report.outcomes.map(\.passed) == [true, true, false])
    #expect(report.outcomes.map(\.place.description) == ["xx/a.lua:3", "xx/t.csv:2", "xx/t.csv:3"])
    var tables = FixtureReport()
    for suite in try FixtureSuites(root: folder.path, paths: ["xx/t.csv"]).all {
      try suite.run(rulebook, into: &tables)
    }
    #expect(tables.outcomes.count == 2)
  }
}
