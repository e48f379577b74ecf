/// What keeps a line from being an object of a table.
public struct JSONFault: Hashable, Sendable {
  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    /// Something else stands where this must: `found` is the character, or nil at the end of the line.
    case unexpected(found: String?, expected: Expected)
    /// The line is a value of JSON, or begins like one, but not an object.
    case notAnObject
    /// A string has no closing quote.
    case unterminatedString
    /// A character below U+0020 stands in a string without being escaped.
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
    /// Arrays and objects stand more than 64 deep in each other.
    case tooDeep
  }

  /// What may stand at a place.
  public enum Expected: Hashable, Sendable {
    case key, keyOrBrace, colon, value, commaOrBrace, commaOrBracket, digit, lineEnd
  }

  /// What is wrong.
  public let kind: Kind
  /// The character of the line at which it is, from 1.
  public let column: Int

  /// A fault at a place.
  public init(kind: Kind, column: Int) {
    self.kind = kind
    self.column = column
  }
}
