import Testing

@testable import LevyBatch
@testable import LevyRules

/// A rule must not know which cases came before: whatever the order of rows, each has the same result.
@Suite struct RememberingRuleTests {
  /// A rule whose declaration can be made again.
  private static let again =
    "local again = rule 'q'\nagain { label = 'Q', source = '§', type = money, compute = function() return 1 end }\n"

  /// Rule files that try to keep the amount of one case for the next. `r` is the rule that is asked for.
  private static let attempts: [String] = [
    // Variables around a function.
    "local last = 0\n" + rule("r", "local before = last last = case.a return before"),
    "local last = 0\nlocal function keep(x) local before = last last = x return before end\n"
      + rule("r", "return keep(case.a)"),
    "local function counter() local n = 0 return function(x) n = n + x return n end end\nlocal add = counter()\n"
      + rule("r", "return add(case.a)"),
    "local adders = {} for i = 1, 2 do local n = 0 adders[i] = function(x) n = n + x return n end end\n"
      + rule("r", "return adders[2](case.a)"),
    "local set, get do local n = 0 set = function(x) n = x end get = function() return n end end\n"
      + rule("r", "local before = get() set(case.a) return before"),
    "local help = { deep = { er = (function() local n = 0 return function(x) n = n + x return n end end)() } }\n"
      + rule("r", "return help.deep.er(case.a)"),
    "local name = 'keep' local help = { keep = (function() local n = 0 return function(x) n = n + x return n end end)() }\n"
      + rule("r", "return help[name](case.a)"),
    "local f\nf = function(x) local before = f f = function() return x end return before == f and 0 or x end\n"
      + rule("r", "return f(case.a)"),
    // An environment of its own.
    "local function outer(_ENV) return function(v) last = v end, function() return last end end\n"
      + "local set, get = outer({ last = 0 })\n" + rule("r", "local before = get() set(case.a) return before"),
    "local _ENV = { rule = rule, money = money, last = 0 }\n"
      + rule("r", "local before = last last = case.a return before"),
    rule("r", "_ENV.last = case.a return last or 0"), rule("r", "_ENV['last'] = case.a return 0"),
    "local t = { _ENV = 1 }\n" + rule("r", "return t._ENV"),
    "local function f(x, _ENV) last = x return last end\nlocal kept = {}\n" + rule("r", "return f(case.a, kept)"),
    "for _ENV = 1, 1 do end\n" + rule("r", "return 1"), "for _, _ENV in ipairs { {} } do end\n" + rule("r", "return 1"),
    // Globals and libraries.
    rule("r", "last = (last or 0) + case.a return last"), rule("r", "string.last = case.a return 0"),
    rule("r", "math.last = case.a return 0"), rule("r", "money.last = case.a return 0"),
    rule("r", "('').last = case.a return 0"), rule("r", "local s = 'x' s.last = case.a return 0"),
    rule("r", "getmetatable('').__index = { last = case.a } return 0"), rule("r", "date.last = case.a return 0"),
    // Tables.
    "local kept = { last = 0 }\n" + rule("r", "local before = kept.last kept.last = case.a return before"),
    "local kept = { 0 }\n" + rule("r", "table.insert(kept, case.a) return kept[#kept - 1] or 0"),
    "local kept = { 3, 1, 2 }\n" + rule("r", "if case.a > 10 then table.sort(kept) end return kept[1]"),
    "local kept = { 3, 1, 2 }\n" + rule("r", "if case.a > 10 then table.remove(kept) end return #kept"),
    "local kept = { last = 0 }\nlocal same = kept\n" + rule("other", "return kept.last")
      + rule("r", "local before = case.other same.last = case.a return before"),
    "local kept = { last = 0 }\nlocal same, box = kept, { kept }\n" + rule("other", "return same.last + box[1].last")
      + rule("r", "local before = case.other + kept.last for _, t in ipairs(box) do t.last = case.a end return before"),
    "local key = { last = 0 }\nlocal kept = { [key] = 1 }\n"
      + rule("r", "for t in pairs(kept) do local before = t.last t.last = case.a return before end return 0"),
    "local f = function() end\nlocal kept = { [f] = 1 }\n" + rule("r", "for t in pairs(kept) do return 1 end return 0"),
    "local kept = setmetatable({}, {})\n" + rule("r", "kept.last = case.a return 0"),
    // Objects of the engine.
    rule("r", "case.last = case.a return 0"), rule("r", "law.last = case.a return 0"),
    rule("r", "case.date.last = case.a return 0"), rule("r", "table.insert(case, 1) return 0"),
    parameter("p", #"{ ["2020-01-01"] = { 1, 2 } }"#) + rule("r", "law.p[1] = case.a return 0"),
    parameter("p", #"{ ["2020-01-01"] = { 1, 2 } }"#) + rule("r", "table.insert(law.p, case.a) return #law.p"),
    "local n = 0\n" + parameter("p", #"{ ["2020-01-01"] = { f = function(x) n = n + x return n end } }"#)
      + rule("r", "return law.p.f(case.a)"),
    // Iterators.
    "local step = pairs({ 1, 2, 3 })\n" + rule("r", "return step() or 0"),
    "local step, list, place = ipairs({ 1, 2, 3 })\n" + rule("r", "place = step(list, place) return place"),
    "local p = pairs({ 137, 138, 139 })\n" + rule("r", "local _, amount = p() return amount or 0"),
    "local kept = { step = pairs({ 1, 2, 3 }) }\n" + rule("r", "return kept.step() or 0"),
    "local function from(step) return function() return step() or 0 end end\nlocal f = from(pairs({ 1, 2, 3 }))\n"
      + rule("r", "return f()"),
    "local it = require 'iterator'\n" + rule("r", "local _, amount = it() return amount or 0"),
    "local it = require 'iterators'\n" + rule("r", "local _, amount = it.pairs() return amount or 0"),
    "local both = table.unpack({ pairs({ 1, 2 }) })\n" + rule("r", "return both() or 0"),
    // Objects that the words of declarations return.
    "local word = choice { 'a' }\n"
      + rule("r", "local before = word.arguments.last word.arguments.last = case.a return before or 0"),
    "local word = record { a = money }\n"
      + rule("r", "local before = word.arguments.last word.arguments.last = case.a return before or 0"),
    "local words = { record { a = money } }\n"
      + rule("r", "local t = words[1].arguments local before = t.last t.last = case.a return before or 0"),
    "local old = revised { originally = { last = 0 } }\n"
      + rule("r", "for _, t in pairs(old) do t = t.originally local before = t.last t.last = case.a return before end"),
    "local wrap = coroutine and coroutine.wrap\n" + rule("r", "return 1"), rule("r", "return next({}) or 0"),
    rule("r", "return coroutine.running() and 1 or 0"),
    // Files and declarations, once cases are computed.
    rule("r", "return require('keep')(case.a)"), "local ask = require\n" + rule("r", "return ask('keep')(case.a)"),
    again
      + rule(
        "r",
        "local before, a = case.q, case.a again { label = 'Q', source = '§', type = money, "
          + "compute = function() return a end } return before"),
    rule("r", "parameter \"p\" { label = \"P\", source = \"§\", since = {} } return 0"),
    rule("r", "local f = rule \"q\" return 0"),
    // Varargs and jumps.
    "local function pack(...) local n = select('#', ...) return function(x) n = n + x return n end end\n"
      + "local add = pack(1, 2)\n" + rule("r", "return add(case.a)"),
    "do local n = 0 ::again:: if n < 1 then n = n + 1 goto again end end\n" + rule("r", "return 1"),
    rule("r", "return debug.getinfo(1) and 1"), rule("r", "collectgarbage() return 0"),
  ]

  private static let modules = [
    "keep": "local n = 0\nreturn function(x) n = n + x return n end", "iterator": "return pairs({ 10, 20 })",
    "iterators": "return { pairs = pairs({ 10, 20 }) }",
  ]

  @Test(arguments: attempts) func isRefused(_ text: String) throws {
    // Each alone: what one file does may have others looked at more closely.
    var files = ["a.lua": input("a") + text, "jurisdiction.lua": jurisdiction()]
    for (name, module) in Self.modules where text.contains("'\(name)'") { files["\(name).lua"] = module }
    let rulebook: Rulebook
    do {
      rulebook = try LevyRules.Rulebook("xx", files: files)
    } catch {
      return
    }
    // Rules that load either fail for each case, or do the same for each.
    let amounts = [5, 50, 7, 70, 3]
    var results: [[String]] = []
    for order in [amounts, amounts.reversed(), [50, 50, 5, 3, 70, 7, 5]] {
      var job = try BatchJob(rulebook, outputs: ["r"])
      job.year = 2025
      let result = try run(job, "a\n" + order.map { "\($0)\n" }.joined())
      var shown = Array(result.lines.dropFirst().prefix(order.count))
      for fault in result.faults { shown[fault.row - 1] = fault.diagnostic.message }
      results.append(amounts.map { amount in order.firstIndex(of: amount).map { shown[$0] } ?? "" })
      for (row, amount) in order.enumerated() { #expect(shown[row] == shown[order.firstIndex(of: amount) ?? 0]) }
    }
    #expect(results[0] == results[1] && results[1] == results[2])
  }

  /// The mark of a defence is its message: what was refused at all might have failed for another reason.
  @Test func messages() {
    #expect(problems("local function f(_ENV) return 1 end") == [.unsafeSyntax(symbol: "_ENV")])
    #expect(
      problems("local t = { [{}] = 1 } return t")
        == [.script(message: "a table has a key that is a table; use texts or whole numbers")])
    #expect(failure("rule 'q' {} return 1") == .forbidden(name: "'rule' inside a function"))
    for text in ["local kept = pairs({})\n", "local kept = rule 'q'\n", "local kept = { months({ year = 2025 }) }\n"] {
      let found = problems(text + rule("r", "return kept and 1"))
      #expect(found.contains { $0.sentence(reveals: true).contains("call pairs where it is needed") }, "\(found)")
    }
    #expect(failure("require('a') return 1") == .forbidden(name: "'require' inside a function"))
  }
}
