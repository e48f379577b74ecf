import ExactNumbers
import LuaSyntax

/// Rewrites the source of a rule file so that all its numbers are exact. In the original text they would not be:
///
/// * Lua reads a numeral with a fraction as a binary float. Here it looks up the exact number: `_ENV["0.42"]`.
/// * It folds constants while it compiles. Of two numerals with an operator between, one is looked up here.
/// * Its `==` is false between an integer and an exact number. Here it is a function, except where neither side can be
///   an exact number or the loader refuses it.
/// * Its `..` can lose a text that is made from an exact number (Lua 5.4.4). Here it is a function.
/// * Its `#` of a list with gaps differs from run to run. Here it is a function that refuses such a list.
/// * Its loops count in floats if they begin with a text. Here a function refuses that.
///
/// Rules cannot use `_ENV`, and no name is like these keys. Line numbers do not change.
package struct ExactSource: Sendable {
  /// The rewritten source.
  package let bytes: [UInt8]
  /// The numbers that it looks up, by numeral.
  package let numerals: [String: Exact]

  /// - Parameter tree: the file's syntax tree, without an error.
  package init(_ tree: SyntaxTree) {
    var rewriter = Rewriter(tree: tree)
    rewriter.rewrite()
    numerals = rewriter.numerals
    bytes = rewriter.edits.isEmpty ? tree.source.bytes : Self.applied(rewriter.edits, to: tree.source.bytes)
  }

  /// The value of a numeral, if it is a decimal or a hexadecimal integer that can be represented.
  package static func value(of numeral: String) -> Exact? {
    if numeral.hasPrefix("0x") || numeral.hasPrefix("0X") {
      return Int(numeral.dropFirst(2), radix: 16).map { Exact($0) }
    }
    // The parser would accept digit separators, which Lua does not.
    return numeral.utf8.contains(UInt8(ascii: "_")) ? nil : try? Exact(parsing: numeral)
  }

  fileprivate struct Edit {
    /// Insertions at the same place are in this order; inner closing brackets come first, and outer opening ones.
    enum Kind: Int { case closing, separator, opening, replacement }
    let kind: Kind
    let range: SourceRange
    /// The length of the bracketed part.
    var reach = 0
    let text: String

    static func < (a: Self, b: Self) -> Bool {
      let (inner, outer) = a.kind == .closing ? (a, b) : (b, a)
      return (a.range.lowerBound, a.kind.rawValue, inner.reach) < (b.range.lowerBound, b.kind.rawValue, outer.reach)
    }
  }

  private static func applied(_ edits: [Edit], to source: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.count + 16 * edits.count)
    var position = 0
    for edit in edits.sorted(by: <) {
      bytes += source[position..<max(position, edit.range.lowerBound)]
      bytes += edit.text.utf8
      position = max(position, edit.range.upperBound)
    }
    return bytes + source[position...]
  }
}

private struct Rewriter {
  package let tree: SyntaxTree
  private lazy var loading = LoadingFunctions(tree)
  private(set) var edits: [ExactSource.Edit] = []
  private(set) var numerals: [String: Exact] = [:]
  /// Numerals that Lua would fold.
  private var folded: Set<ExpressionID> = []
  /// Right operands of `..` that are themselves joined texts.
  private var joined: Set<ExpressionID> = []

  package init(tree: SyntaxTree) { self.tree = tree }

  mutating func rewrite() {
    for id in tree.expressionIDs { if let right = rightOfJoin(id), rightOfJoin(right) != nil { joined.insert(right) } }
    for id in tree.expressionIDs {
      if case .unary(.length, let operand) = tree[id] { rewriteLength(id, of: operand) }
      guard case .binary(let operation, let left, let right, let range) = tree[id] else { continue }
      switch operation {
      case .equal, .unequal: rewriteComparison(left, right, at: range, isNegated: operation == .unequal)
      case .concatenate:
        replace(range, by: ",")
        if !joined.contains(id) { wrap(left, lastOfJoin(right), in: "_ENV[\"..\"]") }
      case .less, .lessOrEqual, .greater, .greaterOrEqual, .and, .or: break
      default: if numeral(left) != nil, let numeral = numeral(right) { folded.insert(numeral) }
      }
    }
    for id in tree.expressionIDs { if case .numeral = tree[id] { rewriteNumeral(id) } }
    for case .numericFor(_, let start, _, let step, _) in tree.statements {
      // The middle expression is the limit, which Lua itself rounds to an integer.
      for part in [start, step].compactMap(\.self) where !isSignedNumeral(part) {
        wrap(part, part, in: "_ENV[\"for\"]")
      }
    }
    for case let local in tree.locals where local.attribute == .constant {
      if let range = local.attributeRange { blank(range) }
    }
  }

  private mutating func replace(_ range: SourceRange, by text: String) {
    edits.append(.init(kind: .replacement, range: range, text: text))
  }

  private mutating func wrap(_ first: ExpressionID, _ last: ExpressionID, in function: String) {
    let (start, end) = (tree.range(of: first).lowerBound, tree.range(of: last).upperBound)
    edits.append(.init(kind: .opening, range: SourceRange(start, start), reach: end - start, text: function + "("))
    close(from: start, to: end)
  }

  private mutating func close(from start: Int, to end: Int) {
    edits.append(.init(kind: .closing, range: SourceRange(end, end), reach: end - start, text: ")"))
    separate(at: end)
  }

  /// Inserts a semicolon where a bracket that begins the next statement would be parsed as a call.
  private mutating func separate(at end: Int) {
    guard tree.source.byte(ofWordAfter: end) == UInt8(ascii: "(") else { return }
    edits.append(.init(kind: .separator, range: SourceRange(end, end), text: ";"))
  }

  /// Removes `<const>`, which would let Lua fold constants; the parser has checked that the local is never assigned.
  private mutating func blank(_ range: SourceRange) {
    let blanks = tree.source.bytes[range.lowerBound..<range.upperBound].map { $0 == 10 || $0 == 13 ? $0 : 32 }
    replace(range, by: String(decoding: blanks, as: UTF8.self))
  }

  private mutating func rewriteLength(_ id: ExpressionID, of operand: ExpressionID) {
    let (start, end) = (tree.range(of: id).lowerBound, tree.range(of: operand).upperBound)
    replace(SourceRange(start, start + 1), by: "_ENV[\"#\"](")
    close(from: start, to: end)
  }

  // MARK: Texts

  private func rightOfJoin(_ id: ExpressionID) -> ExpressionID? {
    if case .binary(.concatenate, _, let right, _) = tree[id] { right } else { nil }
  }

  /// The last of the joined values, in parentheses if it may be several values, of which only the first counts.
  private mutating func lastOfJoin(_ right: ExpressionID) -> ExpressionID {
    var last = right
    while let next = rightOfJoin(last) { last = next }
    switch tree[last] {
    case .call, .methodCall, .vararg: wrap(last, last, in: "")
    default: break
    }
    return last
  }

  // MARK: Numerals

  private mutating func rewriteNumeral(_ id: ExpressionID) {
    let range = tree.range(of: id)
    let text = tree.source.text(range)
    // The loader refuses such numerals; 0 is only a placeholder.
    guard let value = ExactSource.value(of: text) else { return replace(range, by: "0") }
    if let integer = value.exactInt, folded.isEmpty || !folded.contains(id) {
      let isPlain = text.utf8.allSatisfy { $0 &- 48 <= 9 } || text.utf8.dropFirst().first.map { $0 | 32 == 120 } == true
      if !isPlain { replace(range, by: String(integer)) }
      return
    }
    numerals[text] = value
    replace(range, by: "_ENV[\"\(text)\"]")
    separate(at: range.upperBound)
  }

  /// The numeral in an expression that may have signs and parentheses; nil if it is none.
  private func numeral(_ id: ExpressionID) -> ExpressionID? {
    var id = id
    while true {
      switch tree[id] {
      case .numeral: return id
      case .parenthesized(let inner), .unary(.minus, let inner): id = inner
      default: return nil
      }
    }
  }

  private func isSignedNumeral(_ id: ExpressionID) -> Bool {
    switch tree[id] {
    case .numeral: true
    case .unary(.minus, let operand): if case .numeral = tree[operand] { true } else { false }
    default: false
    }
  }

  // MARK: Comparisons

  private mutating func rewriteComparison(
    _ left: ExpressionID, _ right: ExpressionID, at range: SourceRange, isNegated: Bool
  ) {
    if isNeverNumber(left) || isNeverNumber(right) { return }
    if isLeftToLua(left, right) || isLeftToLua(right, left) { return }
    wrap(left, right, in: (isNegated ? "not " : "") + "_ENV[\"==\"]")
    replace(range, by: ",")
  }

  /// True if a comparison with a numeral is left to Lua, because the loader allows only counts there; false in code
  /// that runs only while the file is read.
  private mutating func isLeftToLua(_ numeral: ExpressionID, _ path: ExpressionID) -> Bool {
    isSignedNumeral(numeral) && isPath(path) && !loading.isValue(path)
  }

  private func isNeverNumber(_ id: ExpressionID) -> Bool {
    switch tree[id] {
    case .nil, .boolean, .string, .function, .unary(.not, _): true
    case .binary(let operation, _, _, _):
      switch operation {
      case .equal, .unequal, .less, .lessOrEqual, .greater, .greaterOrEqual, .concatenate: true
      default: false
      }
    default: false
    }
  }

  /// True if an expression is a name, a field such as `case.children`, or the length of one.
  private func isPath(_ id: ExpressionID) -> Bool {
    var id = id
    if case .unary(.length, let operand) = tree[id] { id = operand }
    while case .field(let object, _, _) = tree[id] { id = object }
    switch tree[id] {
    case .local, .global: return true
    default: return false
    }
  }
}
