import Foundation
import Levy
import LevyJournal
import Testing

/// A folder that goes when the test does.
final class Scratch {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "levy-journal-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func journal(_ name: String = "journal.sqlite") throws -> Journal {
    try Journal(path: "\(path)/\(name)", creates: "EUR")
  }

  func write(_ name: String, _ text: String) throws -> String { try write(name, Data(text.utf8)) }

  func write(_ name: String, _ bytes: Data) throws -> String {
    try bytes.write(to: URL(fileURLWithPath: "\(path)/\(name)"))
    return "\(path)/\(name)"
  }

  func text(_ name: String) throws -> String { try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8) }
}

/// A database as an earlier version left it.
func saved(_ version: Int) throws -> Data {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
  return try Data(contentsOf: URL(fileURLWithPath: "\(folder)/Saved/schema\(version).sqlite"))
}

extension Journal {
  @discardableResult
  func add(_ words: String..., as kind: String) throws -> Entry { try add(try content(of: words, kind: kind)) }

  func search(_ text: String) throws -> [String] {
    var query = EntryQuery()
    query.text = text
    return try find(query).map(\.content.payee)
  }

  func exported(_ scratch: Scratch) throws -> String {
    try export(to: .path("\(scratch.path)/out.csv"))
    return try scratch.text("out.csv")
  }
}

/// The diagnostic that work throws.
func thrown(_ work: () throws -> Void) -> Diagnostic? {
  do {
    try work()
    return nil
  } catch {
    return error as? Diagnostic
  }
}
