import LuaRuntime
import Testing

@testable import LevyRules
@testable import LevyScript
@testable import LevyState

/// The transformed source of a rule file means the same, except for arithmetic.
@Suite struct ExactSourceTests {
  private func rewritten(_ text: String) -> String {
    String(decoding: RuleFile(path: "a.lua", bytes: Array(text.utf8)).source?.bytes ?? [], as: UTF8.self)
  }

  @Test(arguments: [
    ("x = 0.42", #"x = _ENV["0.42"]"#), ("x = 1e6", "x = 1000000"), ("x = 100.0", "x = 100"), ("x = 12", "x = 12"),
    ("x = 0x10", "x = 0x10"), ("x = 2 * 3", #"x = 2 * _ENV["3"]"#), ("x = y * 3", "x = y * 3"),
    ("x = -2 - -(3)", #"x = -2 - -(_ENV["3"])"#), ("x = 0.5\n(f)()", "x = _ENV[\"0.5\"];\n(f)()"),
    ("x = a == b", #"x = _ENV["=="](a , b)"#), ("x = a ~= b y = 1", #"x = not _ENV["=="](a , b) y = 1"#),
    ("return a.b(c == d, e) == -f.g", #"return _ENV["=="](a.b(_ENV["=="](c , d), e) , -f.g)"#),
    ("if t[i == j] == s and q then end", #"if _ENV["=="](t[_ENV["=="](i , j)] , s) and q then end"#),
    ("return case.n == 2", "return case.n == 2"), ("return case.n * 1 == 2", #"return _ENV["=="](case.n * 1 , 2)"#),
    ("return a == 'b' .. c", #"return a == _ENV[".."]('b' , c)"#), ("return a == nil", "return a == nil"),
    ("return not a == b", "return not a == b"), ("return a < b == c", "return a < b == c"),
    ("return a == b == c", #"return _ENV["=="](a , b) == c"#), ("x = a == b\nc()", "x = _ENV[\"==\"](a , b)\nc()"),
    ("x = a == b\n(c)()", "x = _ENV[\"==\"](a , b\n(c)())"), ("local a <const> = 5", "local a         = 5"),
    ("for i = a, b, c do end", #"for i = _ENV["for"](a), b, _ENV["for"](c) do end"#),
    ("for i = 1, b, -1 do end", "for i = 1, b, -1 do end"),
    ("for k, v in pairs(t) do end", "for k, v in pairs(t) do end"),
    ("return \"0.5 == x\" -- 0.5", "return \"0.5 == x\" -- 0.5"), ("x = 1 .. 2", #"x = _ENV[".."](1 , 2)"#),
    ("x = a .. 'b'..c + 1 < d", #"x = _ENV[".."](a , 'b',c + 1) < d"#),
    ("x = (a .. b) .. f(0.5 .. ...)", #"x = _ENV[".."]((_ENV[".."](a , b)) , (f(_ENV[".."](_ENV["0.5"] , (...)))))"#),
    ("x = f() == 5\n(c)()", "x = _ENV[\"==\"](f() , 5);\n(c)()"),
    ("x = f() == 'b' .. 0.5\n(c)()", "x = f() == _ENV[\"..\"]('b' , _ENV[\"0.5\"]);;\n(c)()"),
    ("x = f() == -#'b'\n(c)()", "x = _ENV[\"==\"](f() , -_ENV[\"#\"]('b'));;\n(c)()"),
    ("return f'x' == g{1}", #"return _ENV["=="](f'x' , g{1})"#), ("x = 0xe+1", #"x = 0xe+_ENV["1"]"#),
  ])
  func forms(_ text: String, _ expected: String) { #expect(rewritten(text) == expected) }

  /// Faults of the text stay faults, quoted as they were written.
  @Test(arguments: [
    "return 0.5.x", "return 0.5[1]", "0.5 = 1", "return 0.5 'x'", "return 0.5 {}", "x == = y", "return == 2",
    "return a ==",
    "local a <const> = 5\na = 6", "local a <cnst> = 5", "return 3x", "return 1_000", "f(a == b c)", "return 0.5 0.5",
    "for i = 0.5 do end", "return 0.5 .. ",
  ])
  func faults(_ text: String) {
    let found = problems(text)
    #expect(found.map(\.code) == ["syntax"], "\(found)")
    #expect(!found.contains { "\($0)".contains("_ENV") })
  }

  /// Random conditions over small integers, where Lua's own operations are right, come out as Lua has them.
  @Test func randomConditions() throws {
    var random = Random(seed: 5)
    let state = try RuleState(RuleSources(jurisdiction: "xx", files: []))
    for round in 0..<3000 {
      let text =
        "local a, b, c, t = 2, 3, 'x', { 2, u = 4 } local function f(...) return ... end\nreturn "
        + condition(4, &random)
      var found: [String] = []
      for isExact in [true, false] {
        if isExact {
          try state.load(RuleFile(path: "a.lua", bytes: Array(text.utf8)))
        } else {
          try state.lua.load(Array(text.utf8), chunk: "a.lua")
        }
        do throws(LuaError) {
          try state.lua.call(results: 1)
          found.append(state.lua.description(at: -1))
          state.lua.pop()
        } catch {
          found.append("error")
        }
      }
      #expect(found[0] == found[1], "\(round): \(text)")
    }
  }

  private func condition(_ depth: Int, _ random: inout Random) -> String {
    if depth == 0 { return number(1, &random) + pick([" == ", " ~= ", " < ", "=="], &random) + number(1, &random) }
    let (left, right) = (condition(depth - 1, &random), condition(depth - 1, &random))
    return switch random.below(9) {
    case 0: left + " and " + right
    case 1: left + " or " + right
    case 2: "not (" + left + ")"
    case 3: "(" + left + ") == (" + right + ")"
    case 4: "(" + left + ") ~= " + number(2, &random)
    case 5: "f(" + left + ", " + right + ")"
    case 6: "({ " + left + ", x = " + right + " }).x"
    case 7: number(2, &random) + " == " + number(2, &random)
    default:
      "(function() if " + left + " then return " + right + " end return " + number(1, &random) + " == 2 end)()"
    }
  }

  private func number(_ depth: Int, _ random: inout Random) -> String {
    if depth == 0 {
      return pick(["a", "b", "c", "1", "2", "t[1]", "t.u", "#t", "nil", "'x'", "-1", "f(a, b)"], &random)
    }
    let (left, right) = (number(depth - 1, &random), number(depth - 1, &random))
    let all = [left + " + " + right, left + "*" + right, "(" + left + ") - " + right, "- " + left, left, left]
    return pick(all, &random)
  }

  private func pick(_ choices: [String], _ random: inout Random) -> String { choices[random.below(choices.count)] }

  // MARK: Bytecode

  private func code(_ text: String) throws -> [UInt8] {
    let lua = try LuaState()
    try lua.load(Array(text.utf8), chunk: "a.lua")
    return try #require(lua.bytecode(strips: false))
  }

  @Test func floatsAndOtherBytesAreRefused() throws {
    #expect(try LuaBytecode.withExactArithmetic(code("return 1, function() return 2 end")) != nil)
    #expect(try LuaBytecode.withExactArithmetic(code("return 0.42")) == nil)
    #expect(try LuaBytecode.withExactArithmetic(code("return 2.0")) == nil)
    #expect(try LuaBytecode.withExactArithmetic(code("return function() return 1 / 2 end")) == nil)
    let bytes = try code("local a, b = ... return a + b, function() return a * 2 - b / 3 ^ a end")
    for length in 0..<bytes.count { #expect(LuaBytecode.withExactArithmetic(Array(bytes.prefix(length))) == nil) }
    for position in bytes.indices {
      var broken = bytes
      broken[position] ^= 0xFF
      _ = LuaBytecode.withExactArithmetic(broken)
    }
  }

  /// Each form that an operation has in bytecode, at the greatest integer.
  @Test(arguments: [
    "a + 1", "1 + a", "a + a", "a + 100000", "a - -1", "0 - a - 2", "-2 - a", "a - b", "a * 2", "2 * a", "a * a",
    "a ^ 2",
    "a / 2", "2 / a", "a / a + a", "(a + 1) * 1", "a - -100000",
  ])
  func everyFormOfAnOperation(_ expression: String) throws {
    let state = try RuleState(RuleSources(jurisdiction: "xx", files: []))
    let text = "local a, b = 9223372036854775807, -1 return \(expression)"
    try state.load(RuleFile(path: "a.lua", bytes: Array(text.utf8)))
    try state.lua.call(results: 1)
    #expect(state.lua.kind(at: -1) == .block, "it neither wraps nor is a float")
  }
}
