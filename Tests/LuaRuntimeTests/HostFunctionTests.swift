import LuaRuntime
import Testing

/// Counts objects that live in the frames of host functions.
final class Tally {
  var born = 0
  var died = 0
}

/// Leaks if an error of Lua jumps over the frame that holds it.
final class Canary {
  private let tally: Tally

  init(_ tally: Tally) {
    self.tally = tally
    tally.born += 1
  }

  deinit { tally.died += 1 }
}

extension LuaState {
  /// Offers host functions that hold a canary while they allocate, fail, or call back into Lua.
  func offerCanaries(_ tally: Tally) {
    offer("make") { lua in
      let canary = Canary(tally)
      defer { withExtendedLifetime(canary) {} }
      let length = lua.integer(at: 1) ?? 0
      lua.pushTable()
      for position in 1...10 {
        lua.push(String(repeating: "text ", count: length) + "\(position)")
        lua.setField("field\(position)", at: -2)
      }
      return 1
    }
    offer("fail") { lua in
      let canary = Canary(tally)
      defer { withExtendedLifetime(canary) {} }
      lua.push("an error follows")
      throw "no luck" as Mishap
    }
    offer("apply") { lua in
      let canary = Canary(tally)
      defer { withExtendedLifetime(canary) {} }
      lua.pushCopy(at: 1)
      try lua.call(results: 1)
      return 1
    }
    offer("attempt") { lua in
      let canary = Canary(tally)
      defer { withExtendedLifetime(canary) {} }
      lua.pushCopy(at: 1)
      do {
        try lua.call(results: 1)
        lua.push("went well")
      } catch let error as LuaError {
        if case .memoryLimit = error.kind { throw error }
        lua.push(error.outline)
      }
      return 1
    }
  }
}

@Suite struct HostFunctions {
  @Test(arguments: [
    Script("return make(2).field3", "text text 3"),
    Script("fail()", "host: \"no luck\""),
    Script("return apply(function() return make(1).field1 end)", "text 1"),
    Script("apply(function() fail() end)", "host: host: \"no luck\""),
    Script("apply(function() error('bad') end)", "host: error: bad"),
    Script("apply(function() return os.time() end)", "host: forbidden os.time"),
    Script("return attempt(function() fail() end)", "host: \"no luck\""),
    Script("return attempt(function() error('bad') end)", "error: bad"),
    Script("attempt(function() fail() end) error('later')", "error: later"),
    Script("return attempt(function() end)", "went well"),
    Script("local function deep() return apply(deep) end return deep()", "host: host:"),
    Script("make", "incomplete: syntax error near <eof>"),
  ])
  func errorsPassNoFrameThatHoldsAnything(script: Script) throws {
    let tally = Tally()
    let lua = try LuaState()
    lua.offerCanaries(tally)
    for _ in 0..<20 {
      let outcome = lua.outcome(script.source)
      #expect(outcome == script.outcome || outcome.hasPrefix(script.outcome + " "))
      #expect(lua.height == 0)
    }
    #expect(tally.died == tally.born)
    #expect(tally.born > 0 || script.source == "make")
  }

  @Test func manyErrorsLeaveNothingBehind() throws {
    let tally = Tally()
    let lua = try LuaState()
    lua.offerCanaries(tally)
    for _ in 0..<20_000 {
      #expect(throws: LuaError.self) { try lua.run("fail()") }
    }
    #expect(tally.born == 20_000)
    #expect(tally.died == 20_000)
  }

  /// As when one rule file needs another: the inner error keeps its own place, the outer tells who asked.
  @Test func anErrorInANestedChunkHasBothPlaces() throws {
    let lua = try LuaState()
    let files = ["rates.lua": "local rates = {}\n\nrates.top = nil + 1\nreturn rates", "typo.lua": "\nreturn ("]
    lua.offer("include") { lua in
      let name = try #require(lua.string(at: 1))
      try lua.run(try #require(files[name]), chunk: name)
      return 1
    }
    for (name, inner) in [("rates.lua", "rates.lua:3"), ("typo.lua", "typo.lua:2")] {
      let error = try lua.failure("\n\n\nlocal file = include('\(name)')")
      #expect(error.place == "rules.lua:4")
      guard case .host(let cause as LuaError) = error.kind else {
        Issue.record("\(error)")
        continue
      }
      #expect(cause.place == inner)
    }
  }

  @Test func aNestedCallSharesItsCallersInstructions() throws {
    let lua = try LuaState(limits: LuaLimits(instructions: 200_000, seconds: nil))
    lua.offerCanaries(Tally())
    #expect(lua.outcome("while true do apply(function() end) end").contains("instructionLimit"))
    #expect(lua.outcome("while true do attempt(function() while true do end end) end") == "instructionLimit")
    #expect(lua.outcome("apply(function() while true do end end)") == "host: instructionLimit")
    #expect(lua.outcome("return 'done'") == "done")
  }

  /// Swift code is not refused memory. The script that called it is, even if it allocates nothing more itself; what it has
  /// dropped by then does not count.
  @Test func whatTheHostMakesCounts() throws {
    let lua = try LuaState(limits: LuaLimits(memory: 2 << 20, seconds: nil))
    lua.offerCanaries(Tally())
    #expect(lua.outcome("return make(100000)") == "memoryLimit")
    #expect(lua.outcome("make(100000)") == "memoryLimit")
    #expect(lua.outcome("for _ = 1, 100 do make(20000) end return 'done'") == "done")
    #expect(lua.outcome("return make(2).field3") == "text text 3")
  }

  /// A visit that fails leaves the stack as it was.
  @Test func pairsOfATable() throws {
    let lua = try LuaState()
    lua.push("below")
    lua.pushTable()
    for name in ["one", "two"] {
      lua.push(1)
      lua.setField(name, at: -2)
    }
    let height = lua.height
    var names: [String] = []
    try lua.forEachPair(at: -1) { () throws(Mishap) in names.append(lua.string(at: -2) ?? "?") }
    #expect(names.sorted() == ["one", "two"] && lua.height == height)
    #expect(throws: Mishap.self) { try lua.forEachPair(at: -1) { () throws(Mishap) in throw "no" as Mishap } }
    #expect(lua.height == height && lua.kind(at: -1) == .table)
  }

  @Test func argumentsAndResults() throws {
    let lua = try LuaState()
    lua.offer("kinds") { lua in
      let kinds = (1...max(lua.height, 1)).map { "\(lua.kind(at: $0))" }
      lua.push(kinds.joined(separator: " "))
      lua.push(lua.height)
      return 2
    }
    #expect(lua.outcome("return kinds()") == "none")
    #expect(lua.outcome("return kinds(nil, true, 1, 'a', {}, kinds)") == "absent boolean number string table function")
    #expect(lua.outcome("local _, height = kinds(1, 2) return height") == "3")
    #expect(lua.outcome("return select('#', kinds(1))") == "2")
  }
}
