import Levy
import LevyScript
import Testing

@Suite("Scripts that are bad at load")
struct BadScriptTests {
  private func only(_ text: String, files: [String: String] = [:]) -> Diagnostic? {
    let found = diagnostics(text, files: files)
    #expect(found.count == 1, "\(found)")
    return found.first
  }

  @Test func endlessLoop() {
    let found = only("\nwhile true do end")
    #expect(found?.problem == .stopped(by: .instructions))
    #expect(found?.place == Place(file: "xx/a.lua", line: 2))
  }

  @Test func endlessRecursion() {
    let found = only("local function f() return 1 + f() end\nlocal x = f()")
    // The stack ends at a million values or at the state's memory, whichever comes first, and under a sanitizer with the time.
    let message = found?.description ?? ""
    let limits: [Problem] = [.stopped(by: .memory), .stopped(by: .time)]
    #expect(message.contains("stack overflow") || limits.contains { $0 == found?.problem })
  }

  @Test func growingText() {
    #expect(only("local s = 'x'\nwhile true do s = s .. s end")?.problem == .stopped(by: .text))
    #expect(only("local s = string.format('%1000000000d', 1)")?.problem.code == "script")
    #expect(only("local s = ('x'):rep(1000000000)")?.problem == .forbidden(name: "string.rep"))
  }

  @Test func aTableOfAGigabyte() {
    #expect(only("local t = {}\nfor i = 1, 1e8 do t[i] = i end")?.problem == .stopped(by: .memory))
    #expect(
      only("local t = {}\nfor i = 1, 1000 do t[i] = { table.unpack({}, 1, 250000) } end")?.place?.file == "xx/a.lua")
  }

  @Test func theFileThatUsedUpTheMemoryIsNamed() {
    let found = only("local t = {}\nfor i = 1, 1e8 do t[i] = i end")
    #expect(found?.place?.file == "xx/a.lua")
  }

  @Test func bytecode() {
    let found = only("\u{1B}LuaT\0\u{19}\u{93}\r\n\u{1A}\n")
    #expect(found?.problem.code == "syntax")
    #expect(found?.place?.file == "xx/a.lua")
  }

  @Test(arguments: [
    ("local x =", 1), ("\n\nrule \"x\" {", 3), ("return return", 1), ("x = = 1", 1), ("local s = \"abc\n", 1),
    ("--[[ never ends", 1), ("\0", 1), ("for i = 1 do end", 1), ("if true then", 1), ("\u{FEFF}\u{FEFF}", 1),
  ])
  func syntaxErrors(_ text: String, _ line: Int) {
    let found = only(text)
    #expect(found?.problem.code == "syntax")
    #expect(found?.place?.file == "xx/a.lua" && found?.place?.line == line)
  }

  @Test func anEmptyFileIsFine() {
    #expect(problems("").isEmpty)
    #expect(problems("-- nothing but a remark").isEmpty)
  }

  @Test func theOtherFilesAreStillChecked() {
    let found = diagnostics("error('first')", files: ["b.lua": "local x = qqqq", "c.lua": "error('third')"])
    #expect(
      found.map(\.problem) == [
        .script(message: "first"), .unknownGlobal(name: "qqqq", nearest: []), .script(message: "third"),
      ])
  }

  /// All files share what reading may use, and what is else wrong with them would hide that.
  @Test func whatPassesALimitIsReadNoFurther() {
    let files = ["b.lua": "local x = y", "c.lua": "while true do end", "d.lua": "while true do end"]
    #expect(problems("while true do end", files: files) == [.stopped(by: .instructions)])
    #expect(
      problems("for i = 1, 1e6 do input('a' .. i) { label = 'A', type = money } end")
        == [.tooMuch(of: .declarations, most: 150_000)])
    #expect(
      problems("local t = {} for i = 1, 40 do t = { t, t } end " + parameter("p", "{ ['2020-01-01'] = t }"))
        == [.tooMuch(of: .values, most: 1_000_000)])
  }

  @Test func aProgramSetsTheLimits() {
    var limits = LoadLimits()
    (limits.instructions, limits.declarations, limits.values) = (10_000, 2, 100)
    func problem(_ text: String) -> Problem? {
      do throws(RulebookErrors) {
        _ = try Rulebook("xx", files: ["a.lua": text], limits: limits)
        return nil
      } catch {
        return error.diagnostics.first?.problem
      }
    }
    #expect(problem("for i = 1, 20000 do end") == .stopped(by: .instructions))
    #expect(problem(jurisdiction() + input("a") + input("b")) == .tooMuch(of: .declarations, most: 2))
    #expect(
      problem(jurisdiction() + parameter("p", "{ ['2020-01-01'] = { \(String(repeating: "1, ", count: 99)) } }"))
        == .tooMuch(of: .values, most: 100))
    #expect(problem(jurisdiction() + input("a")) == nil)
  }

  @Test(arguments: ["\\27[2J", "a\\nb", "\\u{202E}a", "a\\0"]) func labelsAreVisibleLines(_ label: String) {
    let found = only(input("x").replacing("Label of x", with: label))
    #expect(found?.problem.code == "wrong-field")
    #expect(found?.report().plain.contains("\u{1B}") == false)
  }

  @Test func tablesThatHoldThemselves() {
    let text = "local t = {} t.t = t\n" + parameter("p", #"{ ["2020-01-01"] = t }"#)
    #expect(!problems(text).isEmpty)
    #expect(problems("local t = {} t.t = t return t").isEmpty)
  }

  @Test(arguments: ["f = function() return g end", "f = { g }", "f = { function() return g end }"])
  func towersOfFunctionsAndTables(_ floor: String) {
    let text = "local f = {} for i = 1, 50000 do local g = f \(floor) end\n" + rule("r", "return f and 1")
    #expect(only(text)?.message.contains("more than 200 deep") == true)
  }

  @Test func errorsThatAreNoText() {
    #expect(only("error({})")?.place == Place(file: "xx/a.lua", line: 1))
    #expect(only("error()")?.place == Place(file: "xx/a.lua", line: 1))
    #expect(only("assert(false, 'so')")?.problem == .script(message: "so"))
  }
}
