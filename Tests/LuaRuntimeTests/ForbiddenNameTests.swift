import LuaRuntime
import Testing

@Suite struct ForbiddenNames {
  @Test(arguments: [
    "load", "loadfile", "loadstring", "dofile", "print", "collectgarbage", "pcall", "xpcall", "setmetatable",
    "getmetatable", "rawget", "rawset", "rawequal", "rawlen", "next", "warn", "_G", "_VERSION",
    "os.execute", "os.exit", "os.time", "os.getenv", "io.open", "io.popen", "io.write", "debug.sethook",
    "debug.getregistry", "debug.getmetatable", "debug.setupvalue", "package.loadlib", "package.loaded",
    "coroutine.create", "coroutine.wrap", "coroutine.yield", "utf8.char",
    "string.rep", "string.find", "string.match", "string.gmatch", "string.gsub", "string.dump", "string.byte",
    "string.char", "string.reverse", "string.pack", "string.unpack", "table.move", "table.pack",
  ])
  func answerByName(name: String) throws {
    let lua = try LuaState()
    for use in ["local f = \(name)", "return \(name)(1, 2, 3)"] {
      guard case .host(let error as SandboxViolation) = try lua.failure(use).kind else {
        Issue.record("\(use): \(lua.outcome(use))")
        continue
      }
      #expect(error == .forbidden(name: name))
    }
  }

  @Test(arguments: [
    Script("return ('a'):rep(100)", "forbidden string.rep"),
    Script("return ('a'):find('a')", "forbidden string.find"),
    Script("return ('x').gsub", "forbidden string.gsub"),
    Script("return ('a'):nothing()", "unknown member string.nothing"),
    Script("return table.insrt", "unknown member table.insrt"),
    Script("return nothing", "unknown global nothing"),
    Script("return require 'os'", "unknown global require"),
    Script("local g = _ENV['pcall']", "forbidden pcall"),
    Script("local name = 'os' return _ENV[name].execute('ls')", "forbidden os.execute"),
    Script("return getmetatable('').__index", "forbidden getmetatable"),
    Script("return ('').__index", "unknown member string.__index"),
    Script("return _ENV.__index", "unknown global __index"),
    Script("return string.__metatable", "unknown member string.__metatable"),
    Script("return setmetatable({}, {__gc = function() end})", "forbidden setmetatable"),
    Script("local x <close> = {}", "error: variable 'x' got a non-closable value"),
    Script("return pcall(function() while true do end end)", "forbidden pcall"),
    Script("return xpcall(error, function() while true do end end)", "forbidden xpcall"),
  ])
  func waysAround(script: Script) throws {
    let lua = try LuaState()
    #expect(lua.outcome(script.source) == script.outcome)
    #expect(lua.outcome("return 1 + 1") == "2")
  }

  @Test func anUnknownGlobalComesWithThoseThatExist() throws {
    let lua = try LuaState()
    let error = try lua.failure("stirng.len()")
    guard case .host(SandboxViolation.unknownGlobal("stirng", let available)) = error.kind else {
      Issue.record("\(error)")
      return
    }
    #expect(
      available == [
        "assert", "error", "ipairs", "pairs", "select", "string", "table", "tonumber", "tostring", "type",
      ])
    #expect(available == lua.environmentNames)
  }

  @Test func bytecodeIsRefused() throws {
    let lua = try LuaState()
    try lua.run("return function() return 42 end")
    let bytecode = try #require(lua.bytecode())
    #expect(bytecode.starts(with: Array("\u{1B}Lua".utf8)))
    for bytes in [bytecode, Array("\u{1B}Lua".utf8), [0x1B]] {
      let error = #expect(throws: LuaError.self) { try lua.load(bytes, chunk: "rules.lua") }
      #expect(error?.outline == "syntax: attempt to load a binary chunk (mode is 't')")
      #expect(error?.chunk == "rules.lua")
    }
  }
}
