import Testing

@testable import LevyRules

/// Nothing that differs from run to run reaches a rule: no address, no clock, no seed of a hash.
@Suite struct ChanceTests {
  @Test(arguments: [
    #"string.format("%p", {})"#, #"string.format("\0%p", {})"#, #"string.format("%%%p", {})"#,
    #"string.format("%-20p", {})"#,
    #"string.format("a\0b\0%5p", print_me)"#, #"string.format("%", {})"#, #"string.format("%\0p", {})"#,
    #"string.format("%q", {})"#,
    #"string.format("%d", {})"#, #""a" .. {}"#, #"table.concat({ {} })"#, #"{} < {}"#,
    #"tostring(pairs({ [{}] = 1 }))"#,
    #"#{} .. tostring"#,
  ])
  func addressesAreRefused(_ expression: String) {
    let found = failure("local print_me = function() end return #tostring(\(expression))")
    guard case .ruleFailed(_, let message)? = found else {
      Issue.record("\(String(describing: found))")
      return
    }
    #expect(!message.contains("0x"))
  }

  @Test(arguments: [
    (#"string.format("%s", {})"#, "table"), (#"string.format("\0%s", {})"#, "\0table"),
    (#"string.format("%%\0%s %s", {}, tostring)"#, "%\0table function"), (#"string.format("%9s", {})"#, "    table"),
    ("tostring({})", "table"), ("tostring(tostring)", "function"), ("tostring(case)", "table"),
    ("tostring(law)", "table"),
    ("tostring(string)", "table"), (#"string.format("%s", money)"#, "table"),
    (#"string.format("%s", date(2025, 1, 2))"#, "2025-01-02"),
    (#"string.format("\0%s", date(2025, 1, 2))"#, "\02025-01-02"),
    (#"string.format("%s|%d|%x", 0.5, 12, 255)"#, "0.5|12|ff"),
  ])
  func textsHoldNoAddress(_ expression: String, _ expected: String) throws {
    let word = expected.replacing("\0", with: "\\x00")
    #expect(try value("return \(expression) == \"\(word)\"", "boolean") == "true")
  }

  @Test func keysWithoutAnOrderAreRefused() throws {
    for key in ["{}", "tostring", "0.5", "date(2025, 1, 1)", "case"] {
      let found = failure("local t = { [\(key)] = 1 } for k in pairs(t) do return 1 end return 0")
      guard case .ruleFailed(_, let message)? = found else {
        Issue.record("\(key): \(String(describing: found))")
        continue
      }
      #expect(message.hasPrefix("a table has a key that is a "))
    }
    let body = """
      local s = ''
      for k, v in pairs { [true] = 1, b = 2, [2] = 3, a = 4, [false] = 5, [1] = 6 } do s = s .. v end
      return s == '516342'
      """
    #expect(try value(body, "boolean") == "true")
  }

  /// Lua's own sort picks the places where it divides a long list by the clock, and leaves equals in any order.
  @Test func equalsStayInTheirOrder() throws {
    let body = """
      local list = {}
      for i = 1, 1000 do list[i] = { key = i * 7919 % 10, place = i } end
      table.sort(list, function(a, b) return a.key < b.key end)
      for i = 2, #list do
        local a, b = list[i - 1], list[i]
        if a.key > b.key or eq(a.key, b.key) and a.place > b.place then return false end
      end
      return #list == 1000
      """
    #expect(try value(body, "boolean") == "true")
  }

  @Test(arguments: [0, 1, 2, 3, 7, 8, 9, 100, 257]) func sortsLists(_ count: Int) throws {
    let body = """
      local list, seen = {}, {}
      for i = 1, \(count) do list[i] = i * 7919 % 1009 seen[list[i]] = true end
      table.sort(list)
      for i = 1, #list do
        if i > 1 and list[i - 1] > list[i] or not seen[list[i]] then return false end
      end
      table.sort(list, function(a, b) return a > b end)
      for i = 2, #list do if list[i - 1] < list[i] then return false end end
      return #list == \(count) + 0
      """
    #expect(try value(body, "boolean") == "true")
  }

  /// A comparison that contradicts itself has no right order, but it has the same one in each run.
  @Test func comparisonsThatContradictThemselves() throws {
    let body = """
      local list = {}
      for i = 1, 300 do list[i] = i * 31 % 97 end
      table.sort(list, function() return true end)
      return list[1] * 100 + list[150]
      """
    #expect(try value(body) == value(body))
  }
}
