import Levy
import Testing

@Suite("Traps of Lua that are closed when rules are loaded")
struct TrapTests {
  private static let names =
    input("amount") + input("children", "count(9)") + input("born", "date") + input("married", "boolean")

  private func refused(_ expression: String) -> [Problem] {
    problems(Self.names + rule("r", "local list, x = {}, case.amount\n return \(expression)", type: "boolean"))
  }

  @Test(arguments: [
    "x == 0", "0 == x", "x == -1", "case.amount == 100", "100 == case.amount", "x == 0.5", "x == .5", "x == 0x10",
    "case.amount == 1e3", "case.year == 2024 and x == 2",
  ])
  func equalityNextToANumeral(_ expression: String) {
    #expect(refused(expression).contains(.numeralComparison(symbol: "==")))
  }

  @Test(arguments: ["x ~= 0", "0 ~= x", "x ~= -1"])
  func inequalityNextToANumeral(_ expression: String) {
    #expect(refused(expression) == [.numeralComparison(symbol: "~=")])
  }

  @Test(arguments: [
    "case.children == 2", "case.children ~= 0", "2 == case.children", "case.year == 2024", "case.date.month == 3",
    "case.born.year == 1990", "case.born.day ~= 1", "#list == 0", "case.married == true", "x == case.amount",
    "#list.x == 0", "min(1, 2) == 1", "x + 1 == 1", "eq(x, 0)", "x < 1", "x >= 0", "\"x == 0\" == \"y\"",
    "[[x == 0]] == \"y\"",
    "x == x --[[ 0 ]] and true",
  ])
  func comparisonsThatAreRight(_ expression: String) {
    #expect(refused(expression).isEmpty)
  }

  @Test(arguments: [
    "case.amount == case.children", "case.amount + 0 ~= case.children", "case.children == x",
    "max(1, x) == case.children",
  ])
  func aCountIsNotSilentlyUnequalToAnAmount(_ expression: String) {
    #expect(refused(expression).map(\.code) == ["numeral-comparison"])
  }

  @Test(arguments: ["case.children == case.children", "#list == case.children", "case.children ~= nil"])
  func countsAndCounts(_ expression: String) { #expect(refused(expression).isEmpty) }

  @Test(arguments: [
    "local n = 1 return n == 1", "local n = case.children return n == 2", "local n = case.children - 1 return n ~= 0",
    "for i, c in ipairs(list) do if i == 1 then return true end end return false",
    "for i = 1, 3 do if i == case.children then return true end end return false",
  ])
  func whatIsPlainByItsDeclaration(_ body: String) {
    #expect(problems(Self.names + rule("r", "local list = {}\n \(body)", type: "boolean")).isEmpty)
  }

  @Test(arguments: [
    "local n = 1 n = case.amount return n == 1", "local n = case.amount return n == 1",
    "local n = case.children / 2 return n == 1", "local n, m = 1 return m == 1",
    "for _, c in ipairs(list) do if c == 1 then return true end end return false",
  ])
  func whatMayBeExactByItsDeclaration(_ body: String) {
    let found = problems(Self.names + rule("r", "local list = {}\n \(body)", type: "boolean"))
    #expect(found == [.numeralComparison(symbol: "==")])
  }

  // MARK: While a file is read

  @Test(arguments: [
    "for _, month in ipairs { 4, 7, 11 } do if month == 4 then return month == 4 and month ~= 7 end end",
    "local month = tonumber(string.sub(\"2022-04-06\", 6, 7))\nreturn month == 4 and 4 == month and month ~= 5",
    "local whole = 0.5 * 8\nreturn whole == 4 and not (whole ~= 4)",
    "local entry = { month = exact(4) }\nreturn entry.month == 4",
    "local function first(month) return month == 4 end\nreturn first(4) and first(exact(4)) and not first(5)",
    "local function first(month) return month == 4 end\nlocal function both(n) return first(n) end\nreturn both(4)",
  ])
  func numeralsAreComparedByWorthWhileAFileIsRead(_ body: String) {
    #expect(problems("local function answer() \(body) end\nassert(answer(), \"wrong\")").isEmpty)
  }

  @Test(arguments: [
    "local function f(x) return x == 1 end\nlocal t = { f = f }",
    "local function f(x) return x == 1 end\nlocal function g(x) return f(x) end\nlocal t = { g }",
    "local function f(x) return x == 1 end\nlocal g = function() return f(1) end",
    "local f = function(x) return x == 1 end\nf(1)",
  ])
  func aFunctionThatMayOutliveTheReadingIsNot(_ text: String) {
    #expect(problems(text) == [.numeralComparison(symbol: "==")])
  }

  @Test func placeOfTheSymbol() {
    let found = diagnostics("-- a comment\n\nlocal f = function(x)\nlocal same = x == 1 end")
    #expect(found.map(\.problem) == [.numeralComparison(symbol: "==")])
    #expect(found.map(\.location) == ["xx/a.lua:4:16"])
    #expect(
      found.first?.message
        == "xx/a.lua:4:16: '==' next to a numeral or a count is silently wrong for exact numbers\n"
        + "  4 | local same = x == 1 end\n    |                ^^\n  help: write eq(x, 0) or not eq(x, 0)")
  }

  // MARK: Numerals

  @Test(arguments: [
    "123456789012345", "0.123456789012345", "000123456789012345", "1234567890123456", "0.1234567890123456",
    "1234567890123456e3", "99999999999999999999999999999999999999", "1e38", "1e-38", "0xFFFFFFFFFFFFFFF",
  ])
  func numeralsThatAreExact(_ numeral: String) {
    #expect(problems("local x = \(numeral)").isEmpty)
  }

  @Test(arguments: [
    ("return amount / 0", Problem.number(.divisionByZero)),
    ("return 1e38 * 10", .number(.overflow)),
    ("return (amount + 10) ^ 40", .number(.overflow)),
    ("return (amount + 4) ^ 0.5", .number(.exponentNotWhole)),
    ("return floor(amount, 0)", .number(.stepNotPositive)),
  ])
  func limitsAtRunTime(_ body: String, _ expected: Problem) {
    #expect(failure("local amount = exact(0) " + body) == expected)
  }

  // MARK: Syntax that is no part of the rule language

  @Test(arguments: [
    ("local x = 1 & 2", "&"), ("local x = 1 | 2", "|"), ("local x = 1 ~ 2", "~"), ("local x = ~1", "~"),
    ("local x = 1 << 2", "<<"), ("local x = 1 >> 2", ">>"), ("goto done\n::done::", "goto"),
    ("local x <close> = nil", "close"),
  ])
  func unsafeSyntax(_ text: String, _ symbol: String) {
    #expect(problems(text) == [.unsafeSyntax(symbol: symbol)])
  }

  @Test func constantsMayBeDeclared() { #expect(problems("local x <const> = 1").isEmpty) }

  // MARK: Names

  @Test(arguments: [
    ("os.execute('x')", Problem.forbidden(name: "os.execute")), ("io.open('x')", .forbidden(name: "io.open")),
    ("load('x')", .forbidden(name: "load")), ("print(1)", .forbidden(name: "print")),
    ("math.random()", .forbidden(name: "math.random")), ("string.rep('x', 9)", .forbidden(name: "string.rep")),
    ("math.flor(1)", .unknownMember(library: "math", name: "flor")),
    ("flor(1)", .unknownGlobal(name: "flor", nearest: ["floor"])), ("x = 1", .globalAssignment(name: "x")),
    ("math.floor = 1", .readOnly(key: "floor")), ("money.type = 1", .readOnly(key: "type")),
    ("date.type = 1", .readOnly(key: "type")),
  ])
  func forbiddenAndUnknownNames(_ text: String, _ expected: Problem) {
    let found = diagnostics("\n" + text)
    #expect(found.map(\.problem) == [expected])
    #expect(found.map(\.line) == ["xx/a.lua:2"])
  }
}
