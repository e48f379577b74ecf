import Foundation
import Testing

/// Faulty rule files end in a message that says where, and never in a crash.
@Suite struct BadRulesTests {
  /// The body of the rule's function, the exit status, and parts of the message.
  static let bodies: [(body: String, status: Int32, says: [String])] = [
    ("while true do end", 1, ["xx/tax.lua:3", "instructions", "endless loop"]),
    ("local function f(n) return 1 + f(n) end return f(1)", 1, ["xx/tax.lua:3"]),
    ("local t = {} for i = 1, 1e9 do t[i] = string.format('%099d', i) end return 1", 1, ["memory", "tax"]),
    ("return string.rep('x', 1e9)", 1, ["xx/tax.lua:3", "string.rep is not available"]),
    ("return ('x'):rep(1e9)", 1, ["xx/tax.lua:3", "string.rep is not available"]),
    ("return case.income / 3", 1, ["xx/tax.lua:1", "100/3", "cents", "round"]),
    ("return 'much'", 1, ["xx/tax.lua:1", "the text \"much\"", "amount of money"]),
    ("return nil", 1, ["xx/tax.lua:1", "nothing"]),
    ("return {}", 1, ["xx/tax.lua:1", "a table"]),
    ("return case.incme", 2, ["xx/tax.lua:3:17", "'case.incme'", "'income'"]),
    ("return law.rate", 2, ["xx/tax.lua:3:16", "'law.rate'"]),
    ("return case['incme']", 1, ["xx/tax.lua:3", "'income'"]),
    ("return case.tax", 2, ["xx/tax.lua", "circle", "tax → tax"]),
    ("return case.income == 0 and 1 or 2", 2, ["xx/tax.lua:3", "'=='", "eq(x, 0)"]),
    ("return case.income / 0", 1, ["xx/tax.lua:3", "division by zero"]),
    ("return case.income ^ 99", 1, ["xx/tax.lua:3", "range of exact arithmetic"]),
    ("return os.time()", 2, ["xx/tax.lua:3", "os.time is not available"]),
    ("return io.open('/etc/passwd')", 2, ["xx/tax.lua:3", "io.open is not available"]),
    ("return load('return 1')()", 2, ["xx/tax.lua:3", "load is not available"]),
    ("total = 1 return 1", 2, ["xx/tax.lua:3", "global", "local"]),
    ("case.income = 5 return 1", 1, ["xx/tax.lua:3", "cannot change"]),
    ("error('not for you')", 1, ["xx/tax.lua:3", "'tax'", "not for you"]),
    ("return 1e99", 2, ["xx/tax.lua:3:12", "38 digits"]),
  ]

  @Test(arguments: bodies) func faultyFunctions(body: String, status: Int32, says: [String]) throws {
    let outcome = try BrokenRules(body: body).eval()
    check(outcome, status: status, says: says)
  }

  static let files: [(file: String, says: [String])] = [
    ("rule \"tax\" { label = \"Tax\" source = 1 }", ["xx/tax.lua:1", "not Lua"]),
    ("rule \"tax\" {", ["xx/tax.lua:1", "not Lua", "<eof>"]),
    (
      BrokenRules.rule("tax", "return 1") + BrokenRules.rule("tax", "return 2"),
      ["xx/tax.lua:5", "twice", "xx/tax.lua:1"]
    ),
    (
      BrokenRules.rule("tax", "return case.levy") + BrokenRules.rule("levy", "return case.tax"),
      ["xx/tax.lua", "circle", "tax", "levy", "→"]
    ),
    (BrokenRules.rule("tax", "return 1") + "while true do end", ["xx/tax.lua:5", "endless loop"]),
    ("rule \"tax\" { lable = \"Tax\" }", ["xx/tax.lua:1", "'lable'", "did you mean 'label'"]),
    ("rulle \"tax\" {}", ["xx/tax.lua:1", "'rulle'", "did you mean 'rule'"]),
    ("rule \"tax\"", ["xx/tax.lua:1", "needs a table"]),
    ("", ["'tax'"]),
    (BrokenRules.rule("tax", "return 1") + "require \"nothing\"", ["xx/tax.lua:5", "require \"nothing\""]),
    (BrokenRules.rule("tax", "return 1") + "require \"../../etc/passwd\"", ["xx/tax.lua:5", "no file"]),
  ]

  @Test(arguments: files) func faultyFiles(file: String, says: [String]) throws {
    let rules = try BrokenRules(file: file)
    check(try rules.eval(), status: 2, says: says)
    let checked = try levy(["check", "--rules", rules.path])
    #expect(checked.status == 1)
    for words in says { #expect(checked.out.contains(words), "\(checked.out)") }
  }

  @Test func bytecodeIsRefused() throws {
    var bytes = Data([0x1B])
    bytes.append(Data("Lua\u{54}\0\u{19}".utf8))
    check(try BrokenRules(file: bytes).eval(), status: 2, says: ["xx/tax.lua", "not Lua"])
  }

  @Test func aChangedRuleChangesTheAnswer() throws {
    #expect(try BrokenRules(body: "return case.income").eval().out == "tax  100.00  Tax\n")
    #expect(try BrokenRules(body: "return case.income / 4").eval().out == "tax  25.00  Tax\n")
  }

  @Test func allErrorsOfALoadAreShown() throws {
    let file = BrokenRules.rule("tax", "return case.incme") + BrokenRules.rule("other", "return law.rate")
    let outcome = try BrokenRules(file: file).eval()
    check(outcome, status: 2, says: ["xx/tax.lua:3", "xx/tax.lua:7", "2 errors"])
  }

  private func check(_ outcome: Outcome, status: Int32, says: [String]) {
    #expect(outcome.status == status, "\(outcome.err)")
    #expect(outcome.out.isEmpty)
    for words in says { #expect(outcome.err.contains(words), "\(outcome.err)") }
  }
}
