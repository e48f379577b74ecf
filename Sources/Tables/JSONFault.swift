/// The reason why a line is not an object of a table.
public struct JSONFault: Hashable, Sendable {
  /// The kind of a fault.
  public enum Kind: Hashable, Sendable {
    /// Another character than the expected one: `found` is the character, or nil at the end of the line.
    case unexpected(found: String?, expected: Expected)
    /// The line is a value of JSON, or begins like one, but not an object.
    case notAnObject
    /// A string has no closing quote.
    case unterminatedString
    /// A string contains an unescaped character below U+0020.
    case controlCharacter
    /// A backslash begins nothing that JSON knows.
    case badEscape
    /// `\u` gives half of a surrogate pair.
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

  /// The text that is expected at a place.
  public enum Expected: Hashable, Sendable {
    case key, keyOrBrace, colon, value, commaOrBrace, commaOrBracket, digit, lineEnd
  }

  /// The kind of the fault.
  public let kind: Kind
  /// The character of the line at which it is, from 1.
  public let column: Int

  /// A fault at a place.
  public init(kind: Kind, column: Int) {
    self.kind = kind
    self.column = column
  }
}
