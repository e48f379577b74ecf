/// A word of Lua source, with its place.
package struct Token: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case name, integer, float, string
    case keyword(Keyword)
    case symbol(Symbol)
    /// A byte that begins no word of Lua.
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

  static let byName = Dictionary(uniqueKeysWithValues: allCases.map { (Array($0.rawValue.utf8), $0) })
  static let lengths = 2...8
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

  /// Up to three bytes as one number.
  static func spelling(_ bytes: some Sequence<UInt8>) -> UInt32 { bytes.reduce(0) { $0 << 8 | UInt32($1) } }

  static let bySpelling = Dictionary(uniqueKeysWithValues: allCases.map { (spelling($0.rawValue.utf8), $0) })
}
