import LuaRuntime
import Testing

/// A script that fails, and where.
struct Failure: CustomTestStringConvertible {
  var source: String
  var place: String
  var outline: String

  init(_ source: String, _ place: String, _ outline: String) {
    self.source = source
    self.place = place
    self.outline = outline
  }

  var testDescription: String { source }
}

@Suite struct ErrorPlaces {
  @Test(arguments: [
    Failure("\nerror('bad')", "rules.lua:2", "error: bad"),
    Failure("error('bad', 0)", "rules.lua:1", "error: bad"),
    Failure("error('bad', 1)", "rules.lua:1", "error: bad"),
    Failure("local function f()\nerror('bad', 2)\nend\n\nf()", "rules.lua:5", "error: bad"),
    Failure("error('a:1: b', 0)", "rules.lua:1", "error: a:1: b"),
    Failure("error()", "rules.lua:1", "error: it raised an error that is no text"),
    Failure("error({})", "rules.lua:1", "error: it raised an error that is no text"),
    Failure("error(42)", "rules.lua:1", "error: 42"),
    Failure("\n\nlocal x = nil + 1", "rules.lua:3", "error: attempt to perform arithmetic on a nil value"),
    Failure("local t = {}\nreturn t.wealth.tax", "rules.lua:2", "error: attempt to index a nil value (field 'wealth')"),
    Failure(
      "local function f()\n\nreturn {} < 1 end\nreturn 1 + f()", "rules.lua:3",
      "error: attempt to compare table with number"),
    Failure("assert(false, 'never')", "rules.lua:1", "error: never"),
    Failure("\nassert(nil)", "rules.lua:2", "error: assertion failed!"),
    Failure("\nreturn os.time()", "rules.lua:2", "forbidden os.time"),
    Failure("\n\nx = 1", "rules.lua:3", "assignment to global x"),
    Failure("\nreturn ('x'):rep(1)", "rules.lua:2", "forbidden string.rep"),
    Failure("\nfail()", "rules.lua:2", "host: \"no luck\""),
    Failure("table.sort({ 2, 1 }, function()\nfail()\nend)", "rules.lua:2", "host: \"no luck\""),
    Failure("\nwhile true do end", "rules.lua:2", "instructionLimit"),
  ])
  func ofScripts(failure: Failure) throws {
    let lua = try LuaState(limits: LuaLimits(instructions: 100_000))
    lua.offer("fail") { _ in throw "no luck" as Mishap }
    let error = try lua.failure(failure.source)
    #expect(error.place == failure.place)
    #expect(error.outline == failure.outline)
  }

  static let names = [
    "a.lua", "a:12: b.lua", "C:\\rules\\a.lua", String(repeating: "x", count: 59), String(repeating: "x", count: 60),
    "dir/" + String(repeating: "long", count: 100) + ".lua",
    String(repeating: "ä", count: 50) + ".lua", String(repeating: "ä", count: 50) + "1.lua",
  ]

  @Test(arguments: names)
  func chunksOfAnyName(chunk: String) throws {
    let lua = try LuaState()
    let thrown = try lua.failure("\n\nerror('bad')", chunk: chunk)
    #expect(thrown.place == chunk + ":3")
    #expect(thrown.message == "bad")
    let syntax = try lua.failure("\nlocal 1", chunk: chunk)
    #expect(syntax.place == chunk + ":2")
    #expect(syntax.message == "<name> expected near '1'")
  }

  @Test(arguments: [
    Failure("local x = ", "rules.lua:1", "incomplete: unexpected symbol near <eof>"),
    Failure("if true then\n", "rules.lua:2", "incomplete: 'end' expected (to close 'if' at line 1) near <eof>"),
    Failure("return {\n1,\n2", "rules.lua:3", "incomplete: '}' expected (to close '{' at line 1) near <eof>"),
    Failure("f(", "rules.lua:1", "incomplete: unexpected symbol near <eof>"),
    Failure("return [[text", "rules.lua:1", "incomplete: unfinished long string (starting at line 1) near <eof>"),
    Failure("--[[ text\n", "rules.lua:2", "incomplete: unfinished long comment (starting at line 1) near <eof>"),
    Failure("x =", "rules.lua:1", "incomplete: unexpected symbol near <eof>"),
    Failure("end", "rules.lua:1", "syntax: <eof> expected near 'end'"),
    Failure("local 1", "rules.lua:1", "syntax: <name> expected near '1'"),
    Failure("\nx ==== 1", "rules.lua:2", "syntax: syntax error near '=='"),
    Failure("return 'abc\n'", "rules.lua:1", "syntax: unfinished string near ''abc'"),
    Failure("goto nowhere", "rules.lua:1", "syntax: no visible label 'nowhere' for <goto> at line 1"),
    Failure("local x <const> = 1; x = 2", "rules.lua:1", "syntax: attempt to assign to const variable 'x'"),
    Failure("return 1 return 2", "rules.lua:1", "syntax: <eof> expected near 'return'"),
    Failure("return \u{1}", "rules.lua:1", "syntax: unexpected symbol near '<\\1>'"),
  ])
  func ofTextsThatAreNotLua(failure: Failure) throws {
    let lua = try LuaState()
    let error = try lua.failure(failure.source)
    #expect(error.place == failure.place)
    #expect(error.outline == failure.outline)
  }

  @Test func nestingHasALimit() throws {
    let lua = try LuaState()
    let nested = String(repeating: "(", count: 10_000) + "1" + String(repeating: ")", count: 10_000)
    #expect(lua.outcome("return " + nested).hasPrefix("syntax: C stack overflow"))
    #expect(lua.outcome("return 1") == "1")
  }

  /// Lua tells nothing of where memory ran out, so the place must not be that of an earlier error.
  @Test func aPlaceIsNotThatOfAnEarlierError() throws {
    let lua = try LuaState(limits: LuaLimits(memory: 1 << 20))
    #expect(try lua.failure("\n\n\nerror('bad')", chunk: "earlier.lua").place == "earlier.lua:4")
    let error = try lua.failure("local list = {} while true do list = { list, {} } end")
    #expect(error.outline == "memoryLimit")
    #expect(error.chunk != "earlier.lua")
  }

  /// The record of reached lines works for lines far behind those that were reached before.
  @Test func linesFarApart() throws {
    let (lua, record) = (try LuaState(), LineRecord())
    lua.record(lines: record)
    try lua.run(
      "local a = 1" + String(repeating: "\n", count: 512) + "a = 2" + String(repeating: "\n", count: 2000) + "return a")
    #expect(record.byChunk == ["rules.lua": [1, 513, 2513]])
  }
}

/// An error of a host function in these tests.
struct Mishap: Error, ExpressibleByStringLiteral, CustomStringConvertible {
  var text: String
  init(stringLiteral value: String) { text = value }
  var description: String { "\"\(text)\"" }
}
