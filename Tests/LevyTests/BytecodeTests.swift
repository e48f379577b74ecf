import LuaRuntime
import Testing

@testable import LevyScript

/// The analysis of bytecode: whether a function could distinguish a plain number from an equal exact one.
@Suite struct BytecodeTests {
  /// The traits of the function that a chunk returns.
  private func traits(_ source: String) throws -> LuaBytecode.Traits {
    let lua = try LuaState()
    try lua.load(Array(source.utf8), chunk: "test")
    try lua.call(results: 1)
    return LuaBytecode.traits(in: try #require(lua.bytecode()))
  }

  /// Each form that an operation has in bytecode; the last is in a function within the function.
  @Test(arguments: [
    "return a == b", "return a == 2", "return a == 100000", "return a & 4", "return a | 4", "return a ~ 4",
    "return a & b",
    "return a | b", "return a ~ b", "return a >> 1", "return 1 << a", "return a << b", "return a >> b", "return ~a",
    "for i = 1, a do b = i end", "local t = {} t[a] = b", "return function() return a == b end",
  ])
  func tellsNumbersApart(body: String) throws {
    #expect(try traits("return function(a, b) \(body) end").tellsNumbersApart)
  }

  @Test(arguments: [
    "return a + b", "return a < b", "return a <= 2", "return a == 'word'", "return a == nil", "return a == true",
    "return -a", "return not a", "return #a", "return a.b", "local t = { a, b } return t[1]", "t = b", "return a[b]",
    "for _, x in pairs(a) do b = x end", "return f(a)",
  ])
  func tellsNothing(body: String) throws {
    let found = try traits("return function(a, b) \(body) end")
    #expect(!found.tellsNumbersApart && found.comparedFields.isEmpty)
  }

  /// A field that is read and compared at once is named; if another way leads to the comparison, the number may be another.
  @Test func fieldsThatAreCompared() throws {
    for number in ["2", "100000"] {
      let field = try traits("return function(case) if case.children == \(number) then return 1 end end")
      #expect(field.comparedFields == ["children"] && !field.tellsNumbersApart)
      let either = try traits(
        "return function(case, x) if not x then x = case.children end if x == \(number) then return 1 end end")
      #expect(either.comparedFields.isEmpty && either.tellsNumbersApart)
    }
    let text = try traits("return function(case) return case.kind == 'word' end")
    #expect(text.comparedFields.isEmpty && !text.tellsNumbersApart)
    #expect(text.fields == ["kind", "word"])
    // Another one was read before.
    let other = try traits("return function(case, x) local y = case.children if x == 2 then return y end end")
    #expect(other.comparedFields.isEmpty && other.tellsNumbersApart)
  }

  @Test func tablesThatAreMadeAndSearched() throws {
    let made = try traits("return function(a) local t = { 1 } t.sum = a return t end")
    #expect(made.makesTables && !made.looksUp && made.setFields == ["sum"])
    let searched = try traits("return function(a, b) return a[b] end")
    #expect(searched.looksUp && !searched.makesTables && searched.setFields.isEmpty)
  }

  /// Other bytes might be anything.
  @Test func otherBytesAreFeared() throws {
    #expect(LuaBytecode.traits(in: []).tellsNumbersApart)
    let lua = try LuaState()
    try lua.load(Array("return function(a) return a + 1 end".utf8), chunk: "test")
    let bytes = try #require(lua.bytecode())
    #expect(!LuaBytecode.traits(in: bytes).tellsNumbersApart)
    for length in 0..<bytes.count { #expect(LuaBytecode.traits(in: Array(bytes.prefix(length))).tellsNumbersApart) }
  }
}
