/// The reason why a text is not valid Lua, with its place.
package struct SyntaxError: Error, Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    // Lexical errors.
    case unfinishedString, unfinishedLongString, unfinishedLongComment, badLongBracket
    case badEscape, decimalEscapeTooLarge, unicodeTooLarge
    case malformedNumber

    // Syntax errors.
    case unexpected
    case expected(String)
    /// A construct that was opened at an earlier place is not closed: `if` without `end`, `(` without `)`.
    case unclosed(opening: SourceRange, closing: String)
    case varargOutsideFunction
    case unknownAttribute
    case severalToClose
    case assignmentToConstant
    case breakOutsideLoop
    case noVisibleLabel
    case jumpIntoScope(local: String)
    case repeatedLabel(first: SourceRange)

    // Valid Lua that exceeds a limit.
    case tooDeep
    case tooManyLocals
    case tooManyUpvalues
  }

  package let kind: Kind
  /// The token at which the error was noticed.
  package let range: SourceRange
  /// True if more text could make it valid: the error is at the end of the text.
  package let isAtEnd: Bool
}
