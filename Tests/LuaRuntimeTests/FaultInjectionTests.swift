import LuaRuntime
import Testing

/// Refuses memory at every place where the runtime may need some, as Lua's own tests do: the limit rises in small
/// steps until nothing fails any more. No place may crash, and no refusal may jump over a host function's frame.
@Suite struct FaultInjection {
  static let script = """
    local list = {}
    for i = 1, 6 do
      list[i] = make(i)
      list['key' .. i] = list[i].field1 .. string.format('%05d', i)
    end
    local inner = apply(function() return { make(3), 'inner' .. 1 } end)
    local tried = attempt(function() return fail('x' .. #list) end)
    local sorted = {}
    for key in pairs(list) do table.insert(sorted, tostring(key)) end
    return table.concat(sorted, ' ') .. inner[2] .. tried
    """
  static let result = "1 2 3 4 5 6 key1 key2 key3 key4 key5 key6inner1host: \"no luck\""
  static let step = 24

  @Test func aStateSurvivesEveryRefusal() throws {
    let tally = Tally()
    let lua = try LuaState()
    lua.offerCanaries(tally)
    #expect(lua.outcome(Self.script) == Self.result)
    lua.collectGarbage()
    let idle = lua.memoryUsed
    var (refusals, successes, extra) = (0, 0, 0)
    while successes < 20, extra < 200_000 {
      lua.limits.memory = idle + extra
      let outcome = lua.outcome(Self.script)
      if outcome == Self.result { successes += 1 } else { refusals += 1 }
      #expect(outcome == Self.result || outcome.hasSuffix("memoryLimit"))
      #expect(lua.height == 0)
      #expect(tally.died == tally.born)
      extra += Self.step
    }
    #expect(successes == 20)
    #expect(refusals > 100)
    #expect(tally.born > 1000)
    lua.limits.memory = 64 << 20
    #expect(lua.outcome(Self.script) == Self.result)
    lua.collectGarbage()
    #expect(abs(lua.memoryUsed - idle) < 4096, "nothing is left of all those runs")
  }

  @Test func aStateIsMadeOrNot() throws {
    let tally = Tally()
    var (unmade, refused, successes, memory) = (0, 0, 0, 0)
    while successes < 5, memory < 400_000 {
      do {
        let lua = try LuaState(limits: LuaLimits(memory: memory))
        lua.offerCanaries(tally)
        let outcome = lua.outcome(Self.script)
        if outcome == Self.result { successes += 1 } else { refused += 1 }
        #expect(outcome == Self.result || outcome.hasSuffix("memoryLimit"))
      } catch {
        #expect(error.outline == "memoryLimit")
        unmade += 1
      }
      // Far below what a state needs, nothing new happens from step to step.
      memory += memory < 12_000 ? 600 : Self.step
    }
    #expect(successes == 5)
    #expect(unmade > 20)
    #expect(refused > 100)
    #expect(tally.died == tally.born)
  }
}
