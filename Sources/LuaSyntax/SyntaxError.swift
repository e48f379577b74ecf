/// Why a text is no Lua, and where.
package struct SyntaxError: Error, Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    // What the lexer finds.
    case unfinishedString, unfinishedLongString, unfinishedLongComment, badLongBracket
    case badEscape, decimalEscapeTooLarge, unicodeTooLarge
    case malformedNumber

    // What the parser finds.
    case unexpected
    case expected(String)
    /// What opened at an earlier place has no end: `if` without `end`, `(` without `)`.
    case unclosed(opening: SourceRange, closing: String)
    case varargOutsideFunction
    case unknownAttribute
    case severalToClose
    case assignmentToConstant
    case breakOutsideLoop
    case noVisibleLabel
    case jumpIntoScope(local: String)
    case repeatedLabel(first: SourceRange)

    // What is Lua, and too large.
    case tooDeep
    case tooManyLocals
    case tooManyUpvalues
  }

  package let kind: Kind
  /// The word at which it was noticed.
  package let range: SourceRange
  /// Whether more text could make it right: the error stands at the end.
  package let isAtEnd: Bool
}
