import Testing

@testable import LuaSyntax

/// Names, places and errors in the tree.
@Suite struct TreeTests {
  @Test func namesAreResolvedWhereTheyStand() throws {
    let tree = try tree("local a = a; do local a = 2; b = a end; c = a")
    // a (before its declaration), b, a (inner), c, a (outer).
    let names = tree.expressions.compactMap { expression -> String? in
      switch expression {
      case .global(let name): "global \(name)"
      case .local(let id): "local \(id.index)"
      default: nil
      }
    }
    #expect(names == ["global a", "global b", "local 1", "global c", "local 0"])
  }

  @Test func aLoopsVariableIsOutOfItsOwnRange() throws {
    let tree = try tree("for i = i, 2 do f(i) end return i")
    let names = tree.expressions.filter { $0 == .global("i") || $0 == .local(LocalID(0)) }
    #expect(names == [.global("i"), .local(LocalID(0)), .global("i")])
  }

  @Test func theConditionOfRepeatSeesTheBlock() throws {
    let tree = try tree("repeat local x = 1 until x")
    #expect(tree.expressions.last == .local(LocalID(0)))
  }

  @Test func functionsKnowWhatTheyTakeFromAround() throws {
    let tree = try tree(
      """
      local a, b = 1, 2
      local function f(c)
        return function() return a + c + d end
      end
      """)
    let names = tree.functions.map { function in function.upvalues.map { tree[$0].name }.sorted() }
    #expect(names == [[], ["a"], ["a", "c"]])
    #expect(tree.functions.map { $0.parent?.index } == [nil, 0, 1])
    #expect(tree.functions[1].parameters.map { tree[$0].name } == ["c"])
  }

  @Test func partsStandBeforeWholes() throws {
    let tree = try tree("x = f(a.b[1 + 2], { c, [d] = 3 }, function() return -e end):g 'h'")
    for (index, expression) in tree.expressions.enumerated() {
      for part in expression.parts { #expect(part.index < index) }
    }
  }

  @Test(arguments: [
    ("return 1 + 2 * 3", "1 + 2 * 3"), ("return a.b.c", "a.b.c"), ("return f(1)(2) -- end", "f(1)(2)"),
    ("return (1 + 2) * 3", "(1 + 2) * 3"), ("return -2 ^ 2", "-2 ^ 2"), ("return a .. b .. c", "a .. b .. c"),
  ])
  func anExpressionKnowsWhereItStands(_ source: String, _ expected: String) throws {
    let tree = try tree(source)
    let last = try #require(tree.expressions.indices.last)
    #expect(tree.source.text(tree.range(of: ExpressionID(last))) == expected)
  }

  @Test(arguments: [
    ("a = b - c - d", "(b - c) - d"), ("a = b ^ c ^ d", "b ^ (c ^ d)"), ("a = -b ^ c", "-(b ^ c)"),
    ("a = not b == c", "(not b) == c"), ("a = b or c and d", "b or (c and d)"), ("a = b .. c .. d", "b .. (c .. d)"),
    ("a = b < c == d", "(b < c) == d"), ("a = b + c << d", "(b + c) << d"),
  ])
  func operatorsBindAsInLua(_ source: String, _ grouped: String) throws {
    #expect(try shape(of: tree(source)) == shape(of: tree("a = " + grouped)))
  }

  @Test func linesEndAsLuaCountsThem() {
    let source = SourceText(Array("a\nb\r\nc\rd\n\re\n\nf".utf8))
    let lines = "abcdef".utf8.map { letter in source.place(of: source.bytes.firstIndex(of: letter) ?? 0).line }
    #expect(lines == [1, 2, 3, 4, 5, 7])
    #expect(source.place(of: 0).column == 1)
  }

  @Test(arguments: [
    ErrorCase("x = 1\nif a then\n  b = 2\n", .unclosed(opening: SourceRange(6, 8), closing: "end"), 4, 1, atEnd: true),
    ErrorCase("x = f(1, 2\ny = 3", .unclosed(opening: SourceRange(5, 6), closing: ")"), 2, 1),
    ErrorCase("t = { a = 1,, b = 2 }", .unexpected, 1, 13),
    ErrorCase("x = 1\nlocal y <cons> = 2", .unknownAttribute, 2, 10),
    ErrorCase("x = 'a\ny = 2", .unfinishedString, 1, 5),
    ErrorCase("local a <const> = 1\na = 2", .assignmentToConstant, 2, 1),
    ErrorCase("for i = 1, 2 do end\nbreak", .breakOutsideLoop, 2, 1),
    ErrorCase("goto a\nlocal b\n::a::\nb()", .jumpIntoScope(local: "b"), 1, 6),
    ErrorCase("x = 3x", .malformedNumber, 1, 5),
    ErrorCase("x = ", .unexpected, 1, 5, atEnd: true),
  ])
  func anErrorSaysWhatAndWhere(_ example: ErrorCase) throws {
    let source = SourceText(Array(example.source.utf8))
    let error = #expect(throws: SyntaxError.self) { try SyntaxTree(source) }
    #expect(error?.kind == example.kind)
    #expect(error.map { source.place(of: $0.range.lowerBound).line } == example.line)
    #expect(error.map { source.place(of: $0.range.lowerBound).column } == example.column)
    #expect(error?.isAtEnd == example.isAtEnd)
  }

  @Test func depthEndsInAnErrorAndLengthDoesNot() throws {
    for (open, close) in [("(", ")"), ("{", "}"), ("f(", ")"), ("a[", "]"), ("function() return ", " end"), ("- ", "")]
    {
      let source = "return " + String(repeating: open, count: 5_000) + "a" + String(repeating: close, count: 5_000)
      #expect(throws: SyntaxError.self) { try SyntaxTree(SourceText(Array(source.utf8))) }
    }
    let sum = "return " + Array(repeating: "a", count: 60_000).joined(separator: " + ")
    #expect(try tree(sum).expressions.count == 119_999)
    #expect(try tree(String(repeating: ";", count: 1_000_000)).statements.isEmpty)
    #expect(try tree(String(repeating: "do end ", count: 60_000)).statements.count == 60_000)
    #expect(try tree("a" + String(repeating: ".b", count: 60_000) + "()").expressions.count == 60_002)
  }

  /// Each expression with its kind and its parts, without places and parentheses.
  private func shape(of tree: SyntaxTree) -> [String] {
    var names: [ExpressionID: Int] = [:]
    var lines: [String] = []
    for id in tree.expressionIDs {
      let parts = tree[id].parts.map { names[$0] ?? -1 }
      if case .parenthesized = tree[id] {
        names[id] = parts[0]
        continue
      }
      names[id] = lines.count
      switch tree[id] {
      case .binary(let operation, _, _, _): lines.append("\(operation) \(parts)")
      case .unary(let operation, _): lines.append("\(operation) \(parts)")
      default: lines.append(tree.source.text(tree.range(of: id)))
      }
    }
    return lines
  }
}

/// A text that is no Lua, and what is said of it.
struct ErrorCase: CustomTestStringConvertible {
  let source: String
  let kind: SyntaxError.Kind
  let line: Int
  let column: Int
  let isAtEnd: Bool

  init(_ source: String, _ kind: SyntaxError.Kind, _ line: Int, _ column: Int, atEnd: Bool = false) {
    (self.source, self.kind, self.line, self.column, isAtEnd) = (source, kind, line, column, atEnd)
  }

  var testDescription: String { source }
}
