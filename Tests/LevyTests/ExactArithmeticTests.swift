import Testing

@testable import LevyBatch
@testable import LevyCalculator

/// Every operation of a rule is exact, also among plain numbers: counts, numerals, lengths.
@Suite struct ExactArithmeticTests {
  private static let declarations =
    input("a") + input("n", "count(10000000)") + input("k", "count(10000000)") + input("m", "count(10000000)")
    + parameter("cap", #"{ ["2020-01-01"] = 100 }"#)

  /// The results of a rule for rows of `a,n,k,m`, by plan and interpreter, which `run` compares.
  private func computed(_ body: String, _ type: String = "number", rows: [String]) throws -> [String] {
    let rulebook = try rulebook(Self.declarations + rule("r", body, type: type))
    var job = try BatchJob(rulebook, outputs: ["r"])
    job.year = 2025
    let result = try run(job, "a,n,k,m\n" + rows.joined(separator: "\n") + "\n")
    let last = result.lines.dropFirst().prefix(rows.count).map { line in
      String(line.split(separator: ",", omittingEmptySubsequences: false).last ?? "")
    }
    return last + result.shownFaults
  }

  /// A text is made from an exact number by a function of the host, for which Lua may need more stack; at some of these
  /// depths it does.
  @Test func textsOfNumbersAtEveryDepth() throws {
    #expect(
      try value(
        """
        local function wrong(depth, x)
          local text = "a" .. "b" .. x .. "c" .. "d"
          return (text == "ab0.5cd" and 0 or 1) + (depth > 0 and wrong(depth - 1, x) or 0)
        end
        return wrong(2000, 1 / 2)
        """) == "0")
  }

  @Test(arguments: [
    ("1 .. 2", "12"), ("'a' .. 1 / 2 .. -3", "a0.5-3"), ("1 / 2 .. 1 / 4", "0.50.25"), ("'' .. ''", ""),
    ("(function() return 1, 2 end)() .. (function() return 3, 4 end)()", "13"), ("1 .. (2 + 3) * 2", "110"),
    ("('a' .. 'b') .. 'c'", "abc"), ("'a' .. string.sub('bcd', 2)", "acd"),
  ])
  func joinedTexts(expression: String, text: String) throws {
    #expect(try value("return \(expression) == '\(text)' and 1 or 0") == "1")
  }

  @Test(arguments: [
    ("'a' .. nil", "a nil value (part 2 of 2)"), ("case .. 'a'", "a table value (part 1 of 2)"),
    ("'a' .. 1 .. true", "a boolean value (part 3 of 3)"),
  ])
  func whatIsNoText(expression: String, message: String) throws {
    let found = diagnostic { try value("local x = \(expression) return 1") }
    #expect(
      found?.message.contains("failed: attempt to concatenate \(message)\n") == true, "\(found?.message ?? "none")")
    #expect(found?.place?.line == 1)
  }

  // MARK: Integers do not wrap, quotients are no floats

  @Test(arguments: [
    ("return case.n * case.k * case.m", "1000000000000000000000"),
    ("return 9223372036854775807 + case.n", "9223372036864775807"),
    ("return 0 - 9223372036854775807 - case.n", "-9223372036864775807"),
    // The least integer, which has no negation in Lua.
    ("return -(-9223372036854775807 - case.n / 10000000)", "9223372036854775808"),
    ("local a = -4611686018427387904 return -(a * 2)", "9223372036854775808"),
    ("return (case.n * 1000000) ^ 2", "100000000000000000000000000"), ("return 2 ^ 62 * 2", "9223372036854775808"),
    ("return 3 ^ 41", "36472996377170786403"), ("return (0 - 2) ^ 63", "-9223372036854775808"),
    ("return case.n / 3 * 3", "10000000"), ("return 1 / 3 + 1 / 3 + 1 / 3", "1"), ("return 2 ^ -2", "0.25"),
    ("return case.n ^ 0", "1"), ("return 7 / 2", "3.5"), ("return (0 - 7) // 2", "-4"), ("return (0 - 7) % 3", "2"),
    ("return 1e8 * 1e8 * 1e8", "1000000000000000000000000"),
    ("return 0xFFFFFFFFFFFFFFF * 0x10", "18446744073709551600"),
    ("local s = 0 for i = 1, 30 do s = s + i * 1000000000000000000 end return s", "465000000000000000000"),
    ("local s = 0 for _, x in ipairs { 0.1, 0.2, 0.3, 0.4 } do s = s + x end return s * 10", "10"),
    ("return #('abc') / 2", "1.5"), ("return case.year / 3 * 3", "2025"), ("return tonumber('0.1') + 0.2", "0.3"),
    ("return tonumber('9223372036854775807') + 1", "9223372036854775808"), ("return tonumber('1e2')", "100"),
    ("return tonumber('ff', 16)", "255"), ("return tonumber('ffffffffffffffffff', 16) or -1", "-1"),
    ("return tonumber('much') or -1", "-1"), ("return tonumber(case.a)", "102.5"), ("return tonumber(nil) or -1", "-1"),
  ])
  func results(_ body: String, _ expected: String) throws {
    #expect(try computed(body, rows: ["102.5,10000000,10000000,10000000"]) == [expected])
  }

  @Test func countsThatAreMoney() throws {
    #expect(
      try computed("return case.n * case.k * case.m", "money", rows: ["1,10000000,10000000,10", "1,1,2,3"])
        == ["1000000000000000.00", "6.00"])
  }

  @Test(arguments: [
    ("0.1 + 0.2 > 0.3", "false"), ("0.1 + 0.2 < 0.3", "false"), ("0.1 + 0.2 >= 0.3", "true"),
    ("1.1 * 1.1 > 1.21", "false"), ("1.1 * 1.1 < 1.21", "false"), ("eq(0.1 + 0.2, 0.3)", "true"),
    ("case.n * 0.1 * 3 > case.n * 0.3", "false"), ("1e15 + 0.3 > 1e15 + 0.2", "true"),
    ("1.23456789012345e18 <= 1234567890123450000", "true"), ("1.23456789012345e18 >= 1234567890123450000", "true"),
    ("9007199254740993 > 9007199254740992.5", "true"), ("case.n * case.k * case.m > 0", "true"),
  ])
  func comparisons(_ condition: String, _ expected: String) throws {
    #expect(try computed("return \(condition)", "boolean", rows: ["0,10000000,10000000,10000000"]) == [expected])
  }

  @Test(arguments: [
    "return '10' + 1", "return 1 * '10'", "return '2' ^ 2", "return -'3'", "return nil + 1", "return 1 / nil",
    "return 7 // 0", "return 7 % 0", "return 7 / 0", "return 0 ^ -1", "return {} - 1", "return true + 1",
    "return 2 ^ 0.5", "for i = '0', 1, '0.1' do if i >= 1 then return 1 end end return 0",
    "for i = 0, 1, 0.1 do return 1 end return 0", "for i = 0.5, 2 do return 1 end return 0",
    "for i = 1, 2, '1' do return 1 end return 0", "for i = 1, 2.5 do return 1 end return 0",
    "return string.format('%.2f', 1) and 1", "return string.format('%g', '0.1') and 1", "return 10 ^ 39",
  ])
  func whatHasNoExactResultIsAnError(_ body: String) throws {
    let found = try computed(body, rows: ["1,1,1,1"])
    #expect(found.count == 2 && found[0].isEmpty && found[1].hasPrefix("1:2"), "\(found)")
  }

  @Test(arguments: [
    "1e300", "1e400", "0x1p4", "0x.8", "0xFFFFFFFFFFFFFFFFFFFF", "0x8000000000000000", "1e-39",
    "123456789012345678901234567890123456789012",
  ])
  func numeralsThatCannotBeHeld(_ numeral: String) {
    #expect(problems("local x = \(numeral)") == [.longNumeral(text: numeral)])
    #expect(problem { try value("return 1 < \(numeral) and 1 or 2") } == .longNumeral(text: numeral))
  }

  @Test func loopsOverWholeNumbers() throws {
    let body = """
      local s = 0
      for i = case.n - 8, case.n // 1, 6 / 3 do s = s + i end
      for i = 3, 1, -1 do s = s * i end
      return s
      """
    #expect(try computed(body, rows: ["0,10,0,0"]) == ["180"])
  }

  // MARK: Functions keep what is exact

  /// The issue's example: at a cap of 100 the result is 50 from 100 on, by plan and interpreter.
  @Test func minimumOfAnAmountAndANumeral() throws {
    let body = "local base = min(case.a, 100) if base == law.cap then return 50 end return 0"
    let rows = ["99.99,0,0,0", "100,0,0,0", "100.01,0,0,0", "102,0,0,0"]
    #expect(try computed(body, "money", rows: rows) == ["0.00", "50.00", "50.00", "50.00"])
    #expect(
      try computed("if min(case.a, 100) * 0.07 > 7 then return 50 end return 0", "money", rows: rows)
        == ["0.00", "0.00", "0.00", "0.00"])
    let clamped = try computed("return clamp(case.a, 0, 4000000000) * 3000000000", rows: ["5000000000,0,0,0"])
    #expect(clamped == ["12000000000000000000"])
  }

  @Test(arguments: [
    "min(100, case.a)", "max(100, min(case.a, 100))", "clamp(case.a, 0, 100)", "floor(min(case.a, 100))",
    "abs(0 - 100)",
    "round(100.4)", "ceil(99.5)", "truncate(100.9)", "round_half_even(100.5)", "exact(100)", "100.0", "1e2", "200 / 2",
    "10 ^ 2", "case.n + 99", "case.n * 100", "law.cap", "case.a - case.a + 100", "50 + 50", "0.5 * 200",
    "tonumber('100')",
    "300 % 200", "700 // 7", "#string.format('%050d%050d', 1, 2)",
  ])
  func whateverComesToAHundredEqualsAHundred(_ expression: String) throws {
    for other in ["law.cap", "case.n * 100", "exact(100)", "hundred", "tonumber('100')"] {
      let body = "local hundred = 100 local x, y = \(expression), \(other)"
      for (condition, answer) in [("x == y", "true"), ("x ~= y", "false"), ("x == y + 0.01", "false")] {
        let found = try computed(body + " return " + condition, "boolean", rows: ["120,1,0,0"])
        #expect(found == [answer], "\(expression) \(other) \(condition)")
      }
    }
  }

  @Test func equalsTakeWhatIsNoNumber() throws {
    let body = """
      local a, b, t = 'x', nil, {}
      return a == 'x' and b == nil and t == t and t ~= {} and a ~= b and (a == a) == true
        and b ~= case.a and case.date == date(2025, 12, 31) and select('#', a == b, t == t) == #{ 1, 2 } + 0
      """
    #expect(try computed(body, "boolean", rows: ["1,0,0,0"]) == ["true"])
  }

  @Test func integersStayIndexes() throws {
    let body = "local t = { 5, 6, 7 } return t[1 + 1] + t[2 * 1] + t[6 / 2] + t[3 ^ 0] + t[5 - 2] + t[1e0]"
    #expect(try computed(body, rows: ["0,0,0,0"]) == ["36"])
  }

  // MARK: At the prompt

  @Test(arguments: [
    ("1 / 3", "1/3"), ("n * k * m", "1000000000000000000000"), ("0.1 + 0.2 > 0.3", "false"),
    ("1e8 * 1e8 * 1e8 * 1e8 * 1e8", nil),
    ("min(a, 100) == law.cap", "true"), ("2 ^ 64", "18446744073709551616"), ("1e400", nil),
  ])
  func expressions(_ expression: String, _ expected: String?) throws {
    let rules = try rulebook(Self.declarations)
    let facts = try facts(rules, ["a": "102", "n": "10000000", "k": "10000000", "m": "10000000"])
    let found = try? Calculator(rules).evaluate(expression: expression, for: facts)
    guard case .value(let value)? = found else {
      #expect(found == nil && expected == nil)
      return
    }
    #expect(value.description == expected)
  }
}
