import LevyModel
import LevyRules
import LevyScript
import LuaSyntax

/// A jurisdiction, with the rules folder that contains it.
struct RulesPlace: Hashable, Sendable {
  let root: String
  let jurisdiction: String

  /// Returns the path of a file below the rules folder; nil if it is elsewhere.
  func inner(_ path: String) -> String? {
    path.hasPrefix(root + "/") ? String(path.dropFirst(root.utf8.count + 1)) : nil
  }

  /// Returns the jurisdictions to whose rules a file may belong: the one whose folder contains it, or all of them for a
  /// file beside their folders.
  ///
  /// - Parameter root: the rules folder given at the start; for a file elsewhere the nearest folder that declares a
  ///   jurisdiction is used.
  static func all(of path: String, root: String?) -> [RulesPlace] {
    guard path.hasPrefix("/"), path.hasSuffix(".lua") else { return [] }
    if let root, path.hasPrefix(root + "/"), let names = try? Rulebook.jurisdictions(in: root) {
      let first = path.dropFirst(root.utf8.count + 1).prefix { $0 != "/" }
      let own = names.filter { $0 == first }
      return (own.isEmpty ? names : own).map { RulesPlace(root: root, jurisdiction: $0) }
    }
    var folder = parent(path)
    while let name = folder.split(separator: "/").last, !parent(folder).isEmpty {
      if declaresJurisdiction(folder) { return [RulesPlace(root: parent(folder), jurisdiction: String(name))] }
      folder = parent(folder)
    }
    return []
  }

  private static func parent(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// True if a file directly in the folder contains `jurisdiction "…"`.
  private static func declaresJurisdiction(_ folder: String) -> Bool {
    let entries = (try? FileTree.entries(of: folder)) ?? []
    let files = entries.map(\.name).filter { $0.hasSuffix(".lua") }
    return (files.filter { $0 == "jurisdiction.lua" } + files).contains { file in
      guard let bytes = try? FileTree.bytes(of: "\(folder)/\(file)"),
        bytes.contains(DeclarationWord.jurisdiction.name.utf8)
      else {
        return false
      }
      let words = SourceText(bytes).words
      return zip(words, words.dropFirst()).contains {
        $0.kind == .name && $0.text == DeclarationWord.jurisdiction.name && $1.kind == .string
      }
    }
  }
}
