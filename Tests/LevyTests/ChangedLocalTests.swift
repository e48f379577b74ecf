import LuaRuntime
import Testing

@testable import LevyModel
@testable import LevyRules
@testable import LevyScript
@testable import LevyTrace

@Suite("Locals that a rule would change")
struct ChangedLocalTests {
  private func found(_ before: String, _ body: String) -> [Problem] {
    problems(before + "\n" + rule("r", body))
  }

  @Test(arguments: [
    ("local n = 0", "n = n + 1 return n"),
    ("local n = 0", "if case.year > 2024 then for i = 1, 3 do n = i end end return 1"),
    ("local n = 0", "local function inner() n = 5 end inner() return 1"),
    ("local n = 0", "local function inner() return function() n = 5 end end inner()() return 1"),
    ("local n = 0\nlocal function bump() n = n + 1 end", "bump() return 1"),
    ("local n = 0\nlocal function a() n = n + 1 end\nlocal function b() a() end", "b() return 1"),
  ])
  func areRefused(_ before: String, _ body: String) {
    #expect(found(before, body) == [.changesLocal(rule: "rule 'r'", local: "n")])
  }

  @Test(arguments: [
    ("local n = 0", "local n = n n = n + 1 return n"),
    ("", "local sum = 0 local function add(x) sum = sum + x end add(1) add(2) return sum"),
    ("local rate = 2", "return rate"),
    ("local function f(x) if x == nil then return 0 end return f and 1 end", "return f(1)"),
    ("local n = 1\nn = n + 1\nlocal function f() return n end", "return f()"),
    (
      "local function sum(list) local s = 0 for _, x in ipairs(list) do s = s + x end return s end",
      "return sum { 1, 2 }"
    ),
    ("local f\nf = function(x) if x > 2 then return x end return f(x + 1) end", "return f(0)"),
  ])
  func areAllowed(_ before: String, _ body: String) { #expect(found(before, body).isEmpty) }

  @Test func placeIsThatOfTheRule() {
    let found = diagnostics("local n = 0\n\n" + rule("r", "n = 1 return n"))
    #expect(found.map(\.line) == ["xx/a.lua:3"])
  }

  @Test func factoriesOfCountersAreRefused() {
    let text = """
      local function counter() local n = 0; return function() n = n + 1; return n end end
      rule "r" { label = "R", source = "§", type = money, compute = counter() }
      """
    #expect(problems(text) == [.changesLocal(rule: "rule 'r'", local: "n")])
  }

  @Test func helpersOfOtherFilesAreRefused() {
    let found = problems(
      #"local bump = require "help""# + "\n" + rule("r", "return bump()"),
      files: ["help.lua": "local n = 0\nreturn function() n = n + 1; return n end"])
    #expect(found == [.changesLocal(rule: "rule 'r'", local: "n")])
  }

  @Test func helpersInTablesAreRefused() {
    let text = "local n = 0\nlocal help = { bump = function() n = n + 1; return n end }\n"
    #expect(problems(text + rule("r", "return help.bump()")) == [.changesLocal(rule: "rule 'r'", local: "n")])
  }

  @Test func askIfIsLookedIntoToo() {
    let text = "local n = true\n" + input("x", "boolean", "ask_if = function() n = not n return n end")
    #expect(problems(text) == [.changesLocal(rule: "input 'x'", local: "n")])
  }

  /// Within a rule it is harmless, but the rules are not cached, and a note says where.
  @Test func whatKeepsRulesFromTheCacheIsNoted() throws {
    let body = "\nlocal sum = 0\nlocal function add(x) sum = sum + x end\nadd(1)\nreturn sum"
    let notes = try rulebook(rule("r", body)).findings().notes
    #expect(notes.filter { $0.problem == .uncached(local: "sum") }.map(\.line) == ["xx/a.lua:3"])
    let loop = "local sum = 0 for i = 1, 3 do sum = sum + i end return sum"
    #expect(try rulebook(rule("r", loop)).findings().notes.isEmpty)
  }

  // MARK: The reader of bytecode

  /// The numbers, from 0, of the changed variables around the function that a chunk returns.
  private func changed(_ source: String) throws -> Set<Int> {
    let lua = try LuaState()
    try lua.load(Array(source.utf8), chunk: "test")
    try lua.call(results: 1)
    return LuaBytecode.changedUpvalues(in: try #require(lua.bytecode()))
  }

  @Test func realFunctions() throws {
    #expect(try changed("return function() end") == [])
    #expect(try changed("local a, b, c = 1, 2, 3 return function() return a + b + c end") == [])
    #expect(try changed("local a, b, c = 1, 2, 3 return function() a = 1 return b, c end") == [0])
    #expect(try changed("local a, b, c = 1, 2, 3 return function() local x = a, b; c = x end") == [2])
    #expect(try changed("local a, b = 1 return function() return a, function() b = 2 end end") == [1])
    #expect(try changed("local a return function() local b return function() b = 2 end, a end") == [])
  }

  @Test func allKindsOfConstantsAreSkipped() throws {
    let constants = """
      local a, b = 0, 0
      return function()
        local t = { a, nil, true, false, 12345678, 0.123, "short", "\(String(repeating: "long", count: 50))", [3] = 1 }
        local f = function(...) local x <const> = 5 return x, ... end
        b = t
        return a, f
      end
      """
    #expect(try changed(constants) == [1])
  }

  @Test func functionsOfManyLinesAreRead() throws {
    let lines = (1...2000).map { "x = x + \($0)\n" }.joined()
    #expect(try changed("local a = 1 return function() local x = a\n\(lines) a = x end") == [0])
  }

  @Test func otherBytesAreNoFunction() throws {
    let lua = try LuaState()
    try lua.load(Array("local a = 1 return function() a = 2 end".utf8), chunk: "test")
    try lua.call(results: 1)
    let bytes = try #require(lua.bytecode())
    #expect(LuaBytecode.changedUpvalues(in: bytes) == [0])
    #expect(LuaBytecode.changedUpvalues(in: []) == [])
    #expect(LuaBytecode.changedUpvalues(in: Array(bytes.dropLast(1))) == [])
    for length in 0..<bytes.count { _ = LuaBytecode.changedUpvalues(in: Array(bytes.prefix(length))) }
    for position in bytes.indices {
      var broken = bytes
      broken[position] ^= 0xFF
      _ = LuaBytecode.changedUpvalues(in: broken)
    }
  }
}
