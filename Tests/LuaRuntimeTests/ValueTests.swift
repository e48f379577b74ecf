import LuaRuntime
import Testing

@Suite struct Values {
  @Test(arguments: [
    Script("return '10' + 1", "error: attempt to perform arithmetic on a string value (constant '10')"),
    Script(
      "local text = '10' return text * 2", "error: attempt to perform arithmetic on a string value (local 'text')"),
    Script("local text = '10' return -text", "error: attempt to perform arithmetic on a string value (local 'text')"),
    Script(
      "local text = '10' return text // 1", "error: attempt to perform arithmetic on a string value (local 'text')"),
    Script("return 1 .. '0'", "10"),
    Script("return 1 / 4", "0.25"),
    Script("return tonumber('10') + 1", "11"),
    Script("return ('abc'):upper():sub(2, 3) .. #'xyz'", "BC3"),
    Script("return string.format('%d %s %5d %q %%', 1, 'a', 2, 'x')", "1 a     2 \"x\" %"),
    Script("return tostring({})", "table"),
    Script("return tostring(function() end)", "function"),
    Script("return tostring(tostring)", "function"),
    Script("return tostring(string)", "table"),
    Script("return tostring(nil) .. tostring(true) .. tostring(1.5) .. tostring('x')", "niltrue1.5x"),
    Script("return string.format('%s %s %s', {}, tostring, 'x')", "table function x"),
    Script("return string.format('%10s|%-6s|', {}, {})", "     table|table |"),
    Script("return ('%s'):format({})", "table"),
    Script("return string.format('%s %s', nil, true)", "nil true"),
    Script("return string.format('%p', {})", "error: invalid conversion '%p' to 'format'"),
    Script("return ('%%%-10p'):format({})", "error: invalid conversion '%p' to 'format'"),
    Script("return string.format('5%%p')", "5%p"),
    Script("return string.format('%s')", "error: bad argument #2 to 'format' (no value)"),
    Script("return string.format('%d', {})", "error: bad argument #2 to 'format' (number expected, got table)"),
  ])
  func textsAndNumbers(script: Script) throws {
    #expect(try LuaState().outcome(script.source) == script.outcome)
  }

  @Test func pairsHasOneOrder() throws {
    let names = ["zeta", "alpha", "mu", "beta", "omega", "pi", "tau", "rho"]
    let numbers = ["3", "-1", "2.5", "1", "100"]
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<20 {
      let keys = (names.map { "'\($0)'" } + numbers).shuffled(using: &generator)
      let source = """
        local list = {}
        \(keys.map { "list[\($0)] = true" }.joined(separator: "\n"))
        local order = {}
        for key, value in pairs(list) do table.insert(order, tostring(key) .. (value and '' or '?')) end
        return table.concat(order, ' ')
        """
      #expect(try LuaState().outcome(source) == "-1 1 2.5 3 100 alpha beta mu omega pi rho tau zeta")
    }
  }

  @Test(arguments: [
    Script("for key in pairs(nil) do end", "not a table but nil"),
    Script("for key in pairs('text') do end", "not a table but string"),
    Script("for key in pairs() do end", "not a table but nil"),
    Script("for key in pairs({}) do return key end return 'none'", "none"),
    Script("local t = { a = 1, b = 2 } for key in pairs(t) do t[key] = nil end return next == nil", "forbidden next"),
    Script(
      "local t, seen = { a = 1, b = 2 }, '' for key in pairs(t) do t.c = 3 seen = seen .. key end return seen", "ab"),
  ])
  func pairsOfAnything(script: Script) throws {
    #expect(try LuaState().outcome(script.source) == script.outcome)
  }
}
