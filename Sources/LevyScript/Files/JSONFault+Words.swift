import LevyModel
import Tables

extension JSONFault {
  /// The fault, its column, and a remedy.
  package var words: String {
    let place = "character \(column)"
    return switch kind {
    case .notAnObject: "\(place): the line is not a JSON object such as {\"zve\": 60000}"
    case .unexpected(let found, let expected):
      "\(place): malformed JSON: expected \(expected.words), found \(found.map { "'\($0)'" } ?? "the end of the line")"
    case .unterminatedString: "\(place): malformed JSON: the string that begins here has no closing quote"
    case .controlCharacter: "\(place): malformed JSON: a control character in a string must be escaped, a tab as \\t"
    case .badEscape: "\(place): malformed JSON: unknown escape; a backslash itself is written \\\\"
    case .loneSurrogate: "\(place): \\u gives half of a surrogate pair; the other half must follow or precede it"
    case .invalidUTF8: "\(place): the line is not UTF-8 text"
    case .duplicateKey(let key): "\(place): the object has the key '\(key)' twice"
    case .unknownKey(let key):
      "\(place): the first object has no key '\(key)'; all keys must stand in the first, if need be with null"
    case .tooDeep: "\(place): arrays and objects stand more than 64 deep in each other"
    }
  }
}

extension JSONFault.Expected {
  fileprivate var words: String {
    switch self {
    case .key: "a key in quotes"
    case .keyOrBrace: "a key in quotes or '}'"
    case .colon: "':'"
    case .value: "a value"
    case .commaOrBrace: "',' or '}'"
    case .commaOrBracket: "',' or ']'"
    case .digit: "a digit"
    case .lineEnd: "the end of the line after the object"
    }
  }
}
