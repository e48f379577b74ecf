/// A token of Lua source, with its range.
package struct Token: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case name, integer, float, string
    case keyword(Keyword)
    case symbol(Symbol)
    /// A byte that begins no token of Lua.
    case stray(UInt8)
    case end
  }

  package var kind: Kind
  package var range: SourceRange
}

/// The reserved words.
package enum Keyword: String, CaseIterable, Sendable {
  case and, `break`, `do`, `else`, `elseif`, end, `false`, `for`, function, goto, `if`, `in`, local, `nil`, not, or
  case `repeat`, `return`, then, `true`, until, `while`

  /// Packs up to eight bytes into one integer.
  private static func packed(_ bytes: some Sequence<UInt8>) -> UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }

  private static let byLength: [[(spelling: UInt64, keyword: Keyword)]] = (0...8).map { length in
    allCases.filter { $0.rawValue.utf8.count == length }.map { (packed($0.rawValue.utf8), $0) }
  }

  /// The reserved word in a range, or nil.
  static func spelled(_ bytes: [UInt8], _ range: Range<Int>) -> Keyword? {
    guard byLength.indices.contains(range.count) else { return nil }
    var spelling: UInt64 = 0
    for index in range { spelling = spelling << 8 | UInt64(bytes[index]) }
    return byLength[range.count].first { $0.spelling == spelling }?.keyword
  }
}

/// Operators and punctuation.
package enum Symbol: String, CaseIterable, Sendable {
  case plus = "+"
  case minus = "-"
  case times = "*"
  case divide = "/"
  case floorDivide = "//"
  case modulo = "%"
  case power = "^"
  case length = "#"
  case bitAnd = "&"
  case tilde = "~"
  case bitOr = "|"
  case shiftLeft = "<<"
  case shiftRight = ">>"
  case equal = "=="
  case unequal = "~="
  case lessOrEqual = "<="
  case greaterOrEqual = ">="
  case less = "<"
  case greater = ">"
  case assign = "="
  case openParenthesis = "("
  case closeParenthesis = ")"
  case openBrace = "{"
  case closeBrace = "}"
  case openBracket = "["
  case closeBracket = "]"
  case label = "::"
  case semicolon = ";"
  case colon = ":"
  case comma = ","
  case dot = "."
  case concatenate = ".."
  case ellipsis = "..."

  /// The longest symbol that three bytes begin with, and its length.
  static func longest(_ first: UInt8, _ second: UInt8?, _ third: UInt8?) -> (Symbol, Int)? {
    func either(_ byte: Unicode.Scalar, _ long: Symbol, _ short: Symbol?) -> (Symbol, Int)? {
      second == UInt8(ascii: byte) ? (long, 2) : short.map { ($0, 1) }
    }
    switch Unicode.Scalar(first) {
    case "+": return (.plus, 1)
    case "-": return (.minus, 1)
    case "*": return (.times, 1)
    case "/": return either("/", .floorDivide, .divide)
    case "%": return (.modulo, 1)
    case "^": return (.power, 1)
    case "#": return (.length, 1)
    case "&": return (.bitAnd, 1)
    case "~": return either("=", .unequal, .tilde)
    case "|": return (.bitOr, 1)
    case "<": return either("<", .shiftLeft, nil) ?? either("=", .lessOrEqual, .less)
    case ">": return either(">", .shiftRight, nil) ?? either("=", .greaterOrEqual, .greater)
    case "=": return either("=", .equal, .assign)
    case "(": return (.openParenthesis, 1)
    case ")": return (.closeParenthesis, 1)
    case "{": return (.openBrace, 1)
    case "}": return (.closeBrace, 1)
    case "[": return (.openBracket, 1)
    case "]": return (.closeBracket, 1)
    case ":": return either(":", .label, .colon)
    case ";": return (.semicolon, 1)
    case ",": return (.comma, 1)
    case ".":
      guard second == first else { return (.dot, 1) }
      return third == first ? (.ellipsis, 3) : (.concatenate, 2)
    default: return nil
    }
  }
}
