/// The reason why a line is not a valid object of a table.
public struct JSONFault: Hashable, Sendable {
  /// The kind of a fault.
  public enum Kind: Hashable, Sendable {
    /// An unexpected character: `found` is the character, or nil at the end of the line.
    case unexpected(found: String?, expected: Expected)
    /// The line is another JSON value than an object, or begins like one.
    case notAnObject
    /// A string has no closing quote.
    case unterminatedString
    /// A string contains an unescaped character below U+0020.
    case controlCharacter
    /// A backslash is followed by no valid escape.
    case badEscape
    /// `\u` is half of a surrogate pair.
    case loneSurrogate
    /// The bytes are not UTF-8.
    case invalidUTF8
    /// The object has this key twice.
    case duplicateKey(String)
    /// The first object, whose keys are the columns, has no such key.
    case unknownKey(String)
    /// Arrays and objects are nested more than 64 deep.
    case tooDeep
  }

  /// The expected syntax.
  public enum Expected: Hashable, Sendable {
    case key, keyOrBrace, colon, value, commaOrBrace, commaOrBracket, digit, lineEnd
  }

  /// The kind of the fault.
  public let kind: Kind
  /// The column of the fault in characters, from 1.
  public let column: Int

  /// Makes a fault at a column.
  public init(kind: Kind, column: Int) {
    self.kind = kind
    self.column = column
  }
}
