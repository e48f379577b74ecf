import LevyModel
import LuaSyntax

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The rule files of a jurisdiction, and the folder from which they may require more.
package struct RuleSources: Sendable {
  /// The rules folder.
  package let root: String
  /// The jurisdiction's folder below it.
  package let jurisdiction: String
  /// The jurisdiction's rule files, in the order of their paths.
  package internal(set) var files: [RuleFile] = []
  /// The files outside the jurisdiction's folder that its files required when they were first run, in that order. No
  /// others are read later, so that results depend only on files that the digest covers.
  package var shared: [RuleFile] = []
  /// The names of overlays, by the paths of their files, which come last among the files.
  package internal(set) var overlays: [String: String] = [:]
  /// The files of appendices, for rules that are held in memory.
  private var appended: [RuleFile] = []

  /// A folder of a jurisdiction on which results do not depend, and which is long. It is read only when it is wanted.
  package enum Appendix: String, CaseIterable {
    /// The forms of returns, in Lua.
    case forms
    /// The wording of statutes, in Markdown.
    case statutes

    fileprivate var suffix: String {
      switch self {
      case .forms: ".lua"
      case .statutes: ".md"
      }
    }
  }

  /// The limits for reading and running the files.
  package let limits: LoadLimits
  /// Unsaved contents of files in an editor, by their paths below the rules folder.
  private var unsaved: [String: [UInt8]] = [:]
  /// The files as they were read before, by path.
  private var former: [String: RuleFile] = [:]

  /// All files that were read, in the order of their paths.
  package var all: [RuleFile] { (files + shared).sorted { $0.path < $1.path } }

  /// Reads a jurisdiction's folder.
  ///
  /// - Throws: `Diagnostic` if the folder or one of its files cannot be read, or holds no rule files.
  package init(
    root: String, jurisdiction: String, limits: LoadLimits = LoadLimits(), unsaved: [String: [UInt8]] = [:],
    former: RuleSources? = nil
  ) throws(Diagnostic) {
    self.root = root
    self.unsaved = unsaved
    if let former { self.former = Dictionary(former.all.map { ($0.path, $0) }) { $1 } }
    self.jurisdiction = jurisdiction
    self.limits = limits
    let paths = try Self.paths(of: jurisdiction, in: root, limits: limits)
    // A folder without a `jurisdiction` declaration is reported after it has been read.
    guard !paths.isEmpty else {
      throw Diagnostic(.unknownJurisdiction(name: jurisdiction, available: try Self.jurisdictions(in: root)))
    }
    try FileTree.check("\(root)/\(jurisdiction)", isWithin: root)
    var left = limits.bytes
    let held = unsaved.keys.filter { path in
      path.hasPrefix(jurisdiction + "/") && path.hasSuffix(".lua") && !Self.isAppended(path, of: jurisdiction)
    }
    var texts: [(path: String, bytes: [UInt8])] = []
    let inFolder = paths.map { "\(jurisdiction)/\($0)" }
    for path in Set(inFolder + held).sorted() {
      // Folders below are no links, so only a file that is a link may lead elsewhere.
      if FileTree.isLink("\(root)/\(path)") { try FileTree.check("\(root)/\(path)", isWithin: root) }
      texts.append((path, try bytes(of: path, &left)))
    }
    files = texts.map { file($0.path, $0.bytes) }
  }

  /// Makes rules that are held in memory, for tests and for programs that embed their rules.
  package init(jurisdiction: String, files: [RuleFile], limits: LoadLimits = LoadLimits()) {
    root = ""
    self.limits = limits
    self.jurisdiction = jurisdiction
    self.files = files.filter { !Self.isAppended($0.path, of: jurisdiction) }
    appended = files.filter { Self.isAppended($0.path, of: jurisdiction) }
  }

  /// The files of an appendix of a jurisdiction; empty if it has no such folder.
  ///
  /// - Throws: `Diagnostic` if one cannot be read.
  package init(_ appendix: Appendix, of rules: RuleSources) throws(Diagnostic) {
    (root, jurisdiction, limits) = (rules.root, rules.jurisdiction, rules.limits)
    let inner = "\(jurisdiction)/\(appendix.rawValue)"
    files = rules.appended.filter { $0.path.hasPrefix(inner + "/") }
    let folder = "\(root)/\(inner)"
    guard !root.isEmpty, FileTree.isFolder(folder) else { return }
    try FileTree.check(folder, isWithin: root)
    var left = limits.bytes
    for path in try FileTree.files(below: folder, suffix: appendix.suffix, limits: limits) {
      if FileTree.isLink("\(folder)/\(path)") { try FileTree.check("\(folder)/\(path)", isWithin: root) }
      files.append(RuleFile(path: "\(inner)/\(path)", bytes: try bytes(of: "\(inner)/\(path)", &left)))
    }
  }

  private static func isAppended(_ path: String, of jurisdiction: String) -> Bool {
    Appendix.allCases.contains { path.hasPrefix("\(jurisdiction)/\($0.rawValue)/") }
  }

  /// The paths of a jurisdiction's rule files; empty if the rules folder does not contain it.
  private static func paths(
    of jurisdiction: String, in root: String, limits: LoadLimits
  ) throws(Diagnostic) -> [String] {
    let isName = !jurisdiction.isEmpty && !jurisdiction.hasPrefix(".") && !jurisdiction.utf8.contains(UInt8(ascii: "/"))
    let folder = "\(root)/\(jurisdiction)"
    guard isName, FileTree.isFolder(folder) else { return [] }
    return try FileTree.files(below: folder, suffix: ".lua", limits: limits, besides: Appendix.forms.rawValue)
  }

  /// The jurisdictions of a rules folder: its subfolders whose files declare one. Other subfolders with files are
  /// libraries.
  package static func jurisdictions(in root: String) throws(Diagnostic) -> [String] {
    var found: [String] = []
    for entry in try FileTree.entries(of: root) where entry.isFolder {
      if entry.isLink { try FileTree.check("\(root)/\(entry.name)", isWithin: root) }
      let files = try FileTree.files(below: "\(root)/\(entry.name)", suffix: ".lua", besides: Appendix.forms.rawValue)
      if files.isEmpty { continue }
      if try declaresJurisdiction(files.map { "\(root)/\(entry.name)/\($0)" }) { found.append(entry.name) }
    }
    if found.isEmpty { throw Diagnostic(.noRules(path: root)) }
    return found
  }

  /// The contents of a file within the rules folder, or its unsaved contents in an editor.
  func bytes(of path: String, _ left: inout Int) throws(Diagnostic) -> [UInt8] {
    let bytes: [UInt8]
    if let held = unsaved[path] {
      bytes = held
    } else {
      bytes = try FileTree.bytes(of: "\(root)/\(path)", limit: limits.fileBytes)
    }
    left -= bytes.count
    if left < 0 { throw Diagnostic(.tooMuch(of: .bytes, most: limits.bytes), at: Place(file: path, line: 1)) }
    return bytes
  }

  private func file(_ path: String, _ bytes: [UInt8]) -> RuleFile {
    former[path].flatMap { $0.bytes == bytes ? $0 : nil } ?? RuleFile(path: path, bytes: bytes)
  }

  /// True if one of the files contains a `jurisdiction` declaration. The file of that name, which usually does, is
  /// tried first.
  private static func declaresJurisdiction(_ paths: [String]) throws(Diagnostic) -> Bool {
    let usual = paths.filter { $0.hasSuffix("/jurisdiction.lua") }
    for path in usual + paths.filter({ !usual.contains($0) }) {
      let bytes = try FileTree.bytes(of: path)
      guard bytes.contains(DeclarationWord.jurisdiction.name.utf8) else { continue }
      if SourceText(bytes).words.contains(where: { $0.kind == .name && $0.text == DeclarationWord.jurisdiction.name }) {
        return true
      }
    }
    return false
  }

  /// The file that `require` means: one of the jurisdiction's folder or, failing that, of the rules folder.
  ///
  /// - Throws: `Diagnostic` for a file that is a link out of the rules folder, or if a limit is exceeded.
  package func module(_ name: String) throws(Diagnostic) -> RuleFile? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let isName = parts.allSatisfy { part in
      !part.isEmpty
        && part.utf8.allSatisfy { $0 == 95 || $0 == 45 || ($0 | 32 >= 97 && $0 | 32 <= 122) || (48...57).contains($0) }
    }
    guard isName else { return nil }
    let path = parts.joined(separator: "/") + ".lua"
    let own = "\(jurisdiction)/\(path)"
    if let file = file(own) ?? file(path) { return file }
    guard !root.isEmpty, FileTree.exists("\(root)/\(path)") else { return nil }
    try FileTree.check("\(root)/\(path)", isWithin: root)
    var left = limits.bytes - (files + shared).reduce(0) { $0 + $1.bytes.count }
    return file(path, try bytes(of: path, &left))
  }

  /// The file with a path, if it was read.
  package func file(_ path: String) -> RuleFile? {
    files.first { $0.path == path } ?? shared.first { $0.path == path }
  }

  /// Replaces the text of a file.
  package mutating func replace(_ file: RuleFile) {
    files = files.map { $0.path == file.path ? file : $0 }
    shared = shared.map { $0.path == file.path ? file : $0 }
  }

  /// A digest of all files that were read: the first 16 digits of the SHA-256 over paths and contents.
  package var digest: String {
    var hash = SHA256()
    for file in all {
      hash.update(Array(file.path.utf8) + [0])
      hash.update(file.bytes + [0])
    }
    return String(hash.finish().prefix(16))
  }
}
