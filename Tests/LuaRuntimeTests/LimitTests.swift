import Foundation
import LuaRuntime
import Testing

@Suite struct Limits {
  /// A twentieth of a second's work, and memory for a few thousand tables.
  static let small = LuaLimits(memory: 4 << 20, instructions: 2_000_000, seconds: 20)

  static let doubling = "local text = 'x' while true do text = text .. text end"
  /// A list that has elements at the powers of two only, and whose length is therefore 2^61.
  static let sparse = "local list = { \((0..<62).map { "[1 << \($0)] = 1" }.joined(separator: ", ")) } "

  static let withGaps = "error: the list has no element 3, but others behind it, so that it has no length"

  @Test(
    arguments: [
      Script("while true do end", "instructionLimit"),
      Script("repeat until false", "instructionLimit"),
      Script("for i = 1, 1e300 do end", "instructionLimit"),
      Script("::again:: goto again", "instructionLimit"),
      Script("local function f() return f() end return f()", "instructionLimit"),
      Script("local function f() return 1 + f() end return f()", "memoryLimit"),
      Script("for _ in pairs({ 1 }) do while true do end end", "instructionLimit"),
      Script("table.sort({ 3, 2, 1 }, function() while true do end end)", "instructionLimit"),
      Script(doubling, "textLimit"),
      Script("local list = {} for i = 1, 1 << 30 do list[i] = i end", "memoryLimit"),
      Script("local list = {} while true do list = { list, {} } end", "memoryLimit"),
      Script("local list = {} while true do list[#list + 1] = 'text ' .. #list end", "memoryLimit"),
      Script("local f while true do local g = f f = function() return g end end", "memoryLimit"),
      Script("return string.format('%99999999d', 1)", "error: invalid conversion"),
      Script(
        "return table.concat({ 1 }, 'x', 1, 1 << 40)", "error: invalid value (nil) at index 2 in table for 'concat'"),
      Script("return table.unpack({}, 1, 1 << 24)", "error: too many results to unpack"),
      Script("return select('#', table.unpack({}, 1, 1 << 18))", "error: too many results to unpack"),
      Script(sparse + "return #list", "2305843009213693952"),
      Script(sparse + "table.insert(list, 1, 0)", withGaps),
      Script(sparse + "table.remove(list, 1)", withGaps),
      Script(sparse + "table.sort(list, tonumber)", withGaps),
    ])
  func attacksEnd(script: Script) throws {
    let lua = try LuaState(limits: Self.small)
    let outcome = lua.outcome(script.source)
    #expect(outcome == script.outcome || outcome.hasPrefix(script.outcome + " "))
    #expect(lua.memoryUsed <= Self.small.memory)
    // The state is as good as new.
    #expect(lua.height == 0)
    #expect(lua.outcome("local list = {} for i = 1, 1000 do list[i] = 'x' .. i end return #list") == "1000")
    #expect(lua.outcome(script.source) == outcome)
  }

  @Test func recursionEndsWithinPlentyOfMemory() throws {
    // Under a sanitizer the way to the end of the stack takes longer than a call may.
    let lua = try LuaState(limits: LuaLimits(memory: 256 << 20, seconds: nil))
    #expect(lua.outcome("local function f() return 1 + f() end return f()").hasPrefix("error: stack overflow"))
    #expect(lua.outcome("return 1") == "1")
  }

  /// If the stack cannot grow any more, nothing is loaded, since the parser needs slots that it has not requested.
  @Test(arguments: 0..<4) func nothingIsLoadedWithoutPlaces(left: Int) throws {
    let lua = try LuaState(limits: LuaLimits(seconds: nil))
    for step in [10_000, 1] {
      while lua.reserve(step + left) {
        for _ in 0..<step { lua.pushNil() }
      }
    }
    #expect(!lua.reserve(left + 1) && lua.reserve(left))
    let filled = lua.height
    #expect(try lua.failure("return 1").outline == "error: stack overflow")
    #expect(lua.height == filled)
    lua.height = 0
    #expect(lua.outcome("return 1") == "1")
  }

  /// Work of the host, such as reading a file, has memory of its own, however much was taken before.
  @Test func workApartHasMemoryOfItsOwn() throws {
    let lua = try LuaState(limits: LuaLimits(memory: 64 << 20, seconds: nil))
    try lua.run("local kept = {} for i = 1, 400000 do kept[i] = i end return kept")
    let before = lua.memoryUsed
    #expect(before > 5 << 20)
    func outcome(_ memory: Int) -> String {
      var outcome = ""
      lua.apart(limits: LuaLimits(memory: memory, seconds: nil)) {
        outcome = lua.outcome("local list = {} for i = 1, 50000 do list[i] = i end return #list")
      }
      return outcome
    }
    #expect(outcome(256 << 10) == "memoryLimit")
    #expect(outcome(4 << 20) == "50000")
    lua.pop()
    // And what it keeps takes nothing of that of the calls that follow.
    try lua.apart(limits: LuaLimits(memory: 200 << 20, seconds: nil)) { () throws(LuaError) in
      try lua.run("local kept = {} for i = 1, 2000000 do kept[i] = i end return kept")
    }
    #expect(lua.memoryUsed > before + 20 << 20)
    #expect(lua.outcome("local list = {} for i = 1, 2000000 do list[i] = i end return #list") == "2000000")
    #expect(lua.outcome("local list = {} for i = 1, 9000000 do list[i] = i end return #list") == "memoryLimit")
  }

  /// The work of a C function on long texts counts as if Lua had done it.
  @Test(arguments: ["string.format('%s', text)", "string.format(text)", "string.upper(text)"])
  func longTextsCount(work: String) throws {
    let lua = try LuaState(limits: LuaLimits(instructions: 1_000_000, seconds: nil))
    func outcome(_ doublings: Int) -> String {
      lua.outcome(
        "local text = 'x' for i = 1, \(doublings) do text = text .. text end for i = 1, 5000 do \(work) end return 1")
    }
    #expect(outcome(2) == "1")
    #expect(outcome(15) == "instructionLimit")
  }

  @Test func everyCallHasItsOwnInstructions() throws {
    let lua = try LuaState(limits: LuaLimits(instructions: 500_000, seconds: nil))
    for _ in 0..<10 { #expect(lua.outcome("for i = 1, 100000 do end return 'done'") == "done") }
    #expect(lua.outcome("for i = 1, 1000000 do end return 'done'") == "instructionLimit")
    lua.limits.instructions = 5_000_000
    #expect(lua.outcome("for i = 1, 1000000 do end return 'done'") == "done")
  }

  /// Also where a rule does all of its work at once, and nothing after it.
  @Test func workAtOnceCounts() throws {
    let lua = try LuaState(limits: LuaLimits(instructions: 10_000, seconds: nil))
    #expect(lua.outcome("return select('#', table.unpack({}, 1, 3000))") == "3000")
    #expect(lua.outcome("return select('#', table.unpack({}, 1, 30000))") == "instructionLimit")
  }

  @Test func aDeadlineEndsALoop() throws {
    let lua = try LuaState(limits: LuaLimits(instructions: .max, seconds: 0.05))
    let start = ContinuousClock.now
    #expect(lua.outcome("while true do end") == "deadline")
    #expect(ContinuousClock.now - start >= .milliseconds(50))
    #expect(lua.outcome("return 'done'") == "done")
  }

  /// The time in which a call waits, for a processor for instance, does not count.
  @Test func onlyProcessorTimeCounts() throws {
    let lua = try LuaState(limits: LuaLimits(instructions: .max / 2, seconds: 0.05))
    lua.offer("wait") { _ in
      Thread.sleep(forTimeInterval: 0.1)
      return 0
    }
    #expect(lua.outcome("for _ = 1, 3 do wait() for i = 1, 2000 do end end return 'done'") == "done")
    #expect(lua.outcome("wait() while true do end") == "deadline")
  }

  /// Nothing that a script asks of C keeps it from being stopped in time.
  @Test(arguments: [
    "local t = {} for i = 1, 500000 do t[i] = i end while true do table.insert(t, 1, 0) table.remove(t, 1) end",
    "local t = {} for i = 1, 200000 do t[i] = '' end while true do local _ = table.concat(t) end",
    "local s = '\\0' for i = 1, 15 do s = s .. s end local a, b = s .. 'a', s .. 'b' while true do local _ = a < b end",
    "local s = '\\0' for i = 1, 13 do s = s .. s end while true do local _ = string.format('%q', s) end",
    "local s = 'x' for i = 1, 15 do s = s .. s end while true do local _ = s:upper():sub(2):lower() end",
    "local t = {} for i = 1, 100000 do t[i] = i end while true do local _ = select('#', table.unpack(t)) end",
    "local t = {} for i = 1, 500000 do t[i] = i end while true do t.a = 1 t.a = nil t.b = 1 t.b = nil end",
    "local t = {} for i = 1, 200000 do t[i] = i end while true do table.sort(t) end",
  ])
  func noCallOutlivesADeadline(script: String) throws {
    let lua = try LuaState(limits: LuaLimits(memory: 64 << 20, instructions: .max / 2, seconds: 0.3))
    let start = threadSeconds()
    #expect(lua.outcome(script) == "deadline")
    #expect(threadSeconds() - start < 0.3 + 0.1)
  }

  @Test func callsThatLimitsStopMayTakeSoLongTogether() throws {
    var limits = LuaLimits(instructions: .max / 2, seconds: 0.05)
    limits.lostSeconds = 0.12
    let lua = try LuaState(limits: limits)
    for _ in 0..<3 { #expect(lua.outcome("while true do end") == "deadline") }
    let start = ContinuousClock.now
    for _ in 0..<100 { #expect(lua.outcome("while true do end") == "deadline") }
    #expect(ContinuousClock.now - start < .seconds(1))
    #expect(lua.outcome("return 'done'") == "done")
  }

  @Test(arguments: [nil, 0, -1, 1e300, .infinity, .nan] as [Double?])
  func noDeadlineEndsNothing(seconds: Double?) throws {
    let lua = try LuaState(limits: LuaLimits(instructions: 1_000_000, seconds: seconds))
    #expect(lua.outcome("return 'done'") == "done")
    #expect(lua.outcome("while true do end") == "instructionLimit")
  }

  @Test func anotherThreadInterrupts() throws {
    let lua = try LuaState(limits: LuaLimits(instructions: .max / 2, seconds: 60))
    let interruption = lua.interruption
    lua.offer("started") { _ in
      Thread.detachNewThread { interruption.request() }
      return 0
    }
    #expect(lua.outcome("started() while true do end") == "interrupted")
    // Later calls stop too: several calls may serve one request of the user.
    #expect(lua.outcome("while true do end") == "interrupted")
    interruption.reset()
    #expect(lua.outcome("return 'done'") == "done")
    // A call made by a host function does not forget the interrupt.
    lua.offer("inner") { lua in
      lua.interruption.request()
      try lua.run("return 1")
      return 1
    }
    #expect(lua.outcome("inner() while true do end") == "interrupted")
  }

  @Test func theMemoryLimitMayChange() throws {
    let lua = try LuaState()
    let source = "local list = {} for i = 1, 10000 do list[i] = {} end return #list"
    #expect(lua.outcome(source) == "10000")
    lua.limits.memory = 300_000
    #expect(lua.outcome(source) == "memoryLimit")
    lua.limits.memory = 64 << 20
    #expect(lua.outcome(source) == "10000")
  }

  @Test func thereMayBeNoMemoryToStart() {
    for memory in [0, 1000, 20_000] {
      let error = #expect(throws: LuaError.self) { try LuaState(limits: LuaLimits(memory: memory)) }
      #expect(error?.outline == "memoryLimit")
    }
  }
}
