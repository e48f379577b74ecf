import LevyModel
import Tables

/// A JSON-RPC 2.0 message from the editor.
struct Message {
  /// The identifier to which a response refers; nil for a notification.
  let id: JSON?
  /// The method; nil for the response to a request to the editor.
  let method: String?
  private let leaves: [[String]: JSONLeaves.Leaf]

  /// - Throws: `JSONLeaves.Failure` if the message is not a JSON object.
  init(_ bytes: [UInt8]) throws(JSONLeaves.Failure) {
    let read = try JSONLeaves(String(decoding: bytes, as: UTF8.self))
    leaves = Dictionary(read.leaves.map { ($0.path, $0) }) { $1 }
    let id = leaves[["id"]]
    self.id = id.flatMap { leaf in leaf.text.map { leaf.isString ? .string($0) : .number($0) } }
    method = leaves[["method"]].flatMap { $0.isString ? $0.text : nil }
  }

  /// Returns a text among the parameters.
  func text(_ path: String...) -> String? { leaves[["params"] + path].flatMap { $0.isString ? $0.text : nil } }

  func flag(_ path: String...) -> Bool? { leaves[["params"] + path]?.text.flatMap { Bool($0) } }

  func number(_ path: String...) -> Int? { leaves[["params"] + path]?.text.flatMap { Int($0) } }

  /// The text of the last change; each change contains the whole text.
  var changedText: String? {
    var (last, place) = (nil as String?, 1)
    while let text = text("contentChanges", String(place), "text") {
      last = text
      place += 1
    }
    return last
  }

  /// The position of the cursor.
  var position: TextPosition? { position("position") }

  /// Returns a position among the parameters.
  func position(_ path: String...) -> TextPosition? {
    func number(_ name: String) -> Int? { leaves[["params"] + path + [name]]?.text.flatMap { Int($0) } }
    guard let line = number("line"), let character = number("character") else { return nil }
    return TextPosition(line: line, character: character)
  }
}

extension JSON {
  static func response(_ id: JSON, _ result: JSON) -> JSON {
    .object([("jsonrpc", .string("2.0")), ("id", id), ("result", result)])
  }

  static func failure(_ id: JSON, _ code: Int, _ message: String) -> JSON {
    .object([
      ("jsonrpc", .string("2.0")), ("id", id),
      ("error", .object([("code", .number(String(code))), ("message", .string(message))])),
    ])
  }

  static func notification(_ method: String, _ parameters: JSON) -> JSON {
    .object([("jsonrpc", .string("2.0")), ("method", .string(method)), ("params", parameters)])
  }

  init(_ position: TextPosition) {
    self = .object([
      ("line", .number(String(position.line))), ("character", .number(String(position.character))),
    ])
  }

  init(_ range: Range<Int>, in text: DocumentText) {
    self = .object([
      ("start", JSON(text.position(of: range.lowerBound))), ("end", JSON(text.position(of: range.upperBound))),
    ])
  }
}
