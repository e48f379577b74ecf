import LuaRuntime
import Testing

@Suite struct SharedTables {
  static let shared = """
    local rates = { 10, 20, 30 }
    local hidden = { 1, 2 }
    local law = { rates = rates, name = 'law', deep = { deeper = { value = 1 } } }
    law.itself = law
    function law.keep(value) hidden[#hidden + 1] = value return #hidden end
    function law.count() return #hidden end
    return law
    """

  @Test(arguments: [
    Script("law.name = 'mine'", "read-only name"),
    Script("law.new = 1", "read-only new"),
    Script("law.rates[1] = 0", "read-only 1"),
    Script("law.deep.deeper.value = 2", "read-only value"),
    Script("law.itself.name = 2", "read-only name"),
    Script("law[{}] = 1", "read-only table"),
    Script("table.insert(law.rates, 40)", "read-only 4"),
    Script("table.insert(law.rates, 1, 40)", "read-only 4"),
    Script("table.remove(law.rates)", "read-only 3"),
    Script("table.sort(law.rates, function(a, b) return a > b end)", "read-only 1"),
    Script("law.keep(3)", "read-only 3"),
    Script("return law.count()", "2"),
    Script("return law.itself.itself.rates[2]", "20"),
    Script("return #law.rates", "3"),
    Script("return table.concat(law.rates, ' ')", "10 20 30"),
    Script("return select('#', table.unpack(law.rates))", "3"),
    Script("local sum = 0 for _, rate in ipairs(law.rates) do sum = sum + rate end return sum", "60"),
    Script(
      "local keys = '' for key in pairs(law) do keys = keys .. key .. ' ' end return keys",
      "count deep itself keep name rates "),
    Script("string.len = nil", "read-only len"),
    Script("string.new = 1", "read-only new"),
    Script("table.insert = nil", "read-only insert"),
    Script("os.x = 1", "read-only x"),
    Script("('x').len = 1", "error: attempt to index a string value"),
    Script("x = 1", "assignment to global x"),
    Script("function f() end", "assignment to global f"),
    Script("string = nil", "assignment to global string"),
    Script("_ENV.x = 1", "assignment to global x"),
    Script("_ENV[{}] = 1", "assignment to global table"),
    Script("_ENV[1] = 1", "assignment to global 1"),
  ])
  func areReadOnly(script: Script) throws {
    let lua = try LuaState()
    try lua.share("law", Self.shared)
    let outcome = lua.outcome(script.source)
    #expect(outcome == script.outcome || outcome.hasPrefix(script.outcome + " ("))
    // Whatever was tried, nothing has changed.
    #expect(
      lua.outcome("return law.name .. law.rates[1] .. #law.rates .. law.deep.deeper.value .. law.count()") == "law10312"
    )
    #expect(lua.outcome("return ('x'):len()") == "1")
  }

  @Test func freezingTheFrozenChangesNothing() throws {
    let lua = try LuaState()
    try lua.share("law", Self.shared)
    try lua.share("again", "return { law = law, law }")
    #expect(lua.outcome("return again.law == law and again[1] == law and again.law.itself == law") == "true")
    for plain in ["1", "'text'", "true", "nil"] {
      try lua.run("return \(plain)")
      let before = lua.text()
      try lua.freeze()
      #expect(lua.text() == before)
      lua.pop()
    }
    #expect(lua.height == 0)
  }

  /// Freezing such a tower overflows Lua's stack; to find the place of that error must not take minutes.
  @Test func aTowerOfTablesIsAnError() throws {
    let start = threadSeconds()
    let lua = try LuaState(limits: LuaLimits(memory: 1 << 30, seconds: nil))
    try lua.run("local tower = {} for level = 1, 200000 do tower = { tower } end return tower")
    let error = #expect(throws: LuaError.self) { try lua.freeze() }
    #expect(error?.outline.hasPrefix("error: levy:") == true && error?.outline.contains("stack overflow") == true)
    #expect(lua.outcome("return 1") == "1")
    #expect(threadSeconds() - start < 60)
  }
}
