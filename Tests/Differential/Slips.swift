import Foundation
import Levy

/// Typing errors in shipped rule files, one file at a time: each must be one error, reported in its file.
package struct Slips {
  /// A jurisdiction with a change in one of its files, and the expected error.
  package struct Slip: Sendable {
    let jurisdiction: String
    let files: [String: String]
    /// The file, relative to the jurisdiction's folder.
    let path: String
    /// The code of the error; nil if it may be none, in a comment or a text.
    let code: String?
  }

  /// The number of changes that were errors.
  package private(set) var found = 0
  /// Errors that were reported differently, in words.
  package private(set) var faults: [String] = []

  package init() {}

  /// Adds the findings on other changes.
  package mutating func add(_ other: Self) {
    found += other.found
    faults += other.faults
  }

  /// Superfluous characters at random places of each file, and each `require` misspelt.
  package static func all(of jurisdiction: String, in root: String, places: Int) throws -> [Slip] {
    let files = try Self.files(jurisdiction, in: root)
    var random = Random(seed: 12)
    var slips: [Slip] = []
    func add(_ path: String, _ text: String, _ code: String?) {
      slips.append(
        Slip(jurisdiction: jurisdiction, files: files.merging([path: text]) { $1 }, path: path, code: code))
    }
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      let marks = text.indices.filter { "=,(".contains(text[$0]) }
      for _ in 0..<(marks.isEmpty ? 0 : places) {
        var changed = text
        let place = marks[random.below(marks.count)]
        changed.insert(contentsOf: [",,", ")", "}", "= =", " end ", "\""][random.below(6)], at: place)
        add(path, changed, nil)
      }
      // Forms are run on demand only.
      if !path.hasPrefix("forms/"), let place = text.range(of: "= require \"") {
        add(path, text.replacingCharacters(in: place, with: "= requir \""), "unknown-name")
      }
    }
    return slips
  }

  /// Reads the rules with a typing error.
  package mutating func read(_ slip: Slip) {
    let errors = Self.errors(slip)
    let codes = errors.map(\.problem.code)
    // A change without a syntax error was in a comment or a text, or changed the meaning of the rules.
    guard slip.code != nil || codes.first == "syntax" else { return }
    found += 1
    let isWhereItIs = slip.code != nil || errors.first?.place?.file == "\(slip.jurisdiction)/\(slip.path)"
    let isExplained = slip.code == nil || errors.first?.message.contains("did you mean 'require'") == true
    // The error, its line and the caret; and the suggested name.
    let lines = errors.reduce(0) { $0 + $1.message.split(separator: "\n").count }
    if codes != [slip.code ?? "syntax"] || !isWhereItIs || !isExplained || lines > (slip.code == nil ? 3 : 4) {
      faults.append("\(slip.jurisdiction)/\(slip.path): \(errors.map(\.message).joined(separator: "\n"))")
    }
  }

  private static func errors(_ slip: Slip) -> [Diagnostic] {
    do throws(RulebookErrors) {
      _ = try Rulebook(slip.jurisdiction, files: slip.files)
      return []
    } catch {
      return error.diagnostics
    }
  }

  /// The rule files of a jurisdiction, by their paths below its folder, and the library that it requires.
  package static func files(_ jurisdiction: String, in root: String) throws -> [String: String] {
    var files: [String: String] = [:]
    for (folder, prefix) in [(jurisdiction, ""), ("lib", "lib/")] {
      let folder = "\(root)/\(folder)"
      let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      for path in paths where path.hasSuffix(".lua") && !path.hasPrefix(".") {
        files[prefix + path] = try String(contentsOfFile: folder + "/" + path, encoding: .utf8)
      }
    }
    return files
  }
}
