import LevyModel
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A rule file as it was read.
package struct RuleFile: Sendable {
  /// Its path below the rules folder, with `/` between folders.
  package let path: String
  package let bytes: [UInt8]
  /// Its words.
  let tokens: [LuaToken]
  /// What Lua is given of it.
  let source: ExactSource
  /// What Lua made of that in the first state, for all further ones.
  let code = CompiledCode()

  package init(path: String, bytes: [UInt8]) {
    (self.path, self.bytes) = (path, bytes)
    tokens = LuaLexer.tokens(of: bytes)
    source = ExactSource(bytes, tokens: tokens)
  }
}

/// The bytecode of a file, once it was compiled. States of several threads may share it.
final class CompiledCode: Sendable {
  private let stored = Mutex<[UInt8]?>(nil)

  var bytes: [UInt8]? {
    get { stored.withLock(\.self) }
    set { stored.withLock { $0 = newValue } }
  }
}

/// The text of a jurisdiction's rules, and where more may be required from.
package struct RuleSources: Sendable {
  /// The rules folder.
  let root: String
  /// The jurisdiction's folder below it.
  let jurisdiction: String
  /// The jurisdiction's rule files, in the order of their paths.
  package let files: [RuleFile]
  /// The files beside the jurisdiction's folder that its files required when they were first run, in that order. No
  /// other is read later: what the digest stands for is what results come from.
  var shared: [RuleFile] = []

  /// All files that were read, in the order of their paths.
  package var all: [RuleFile] { (files + shared).sorted { $0.path < $1.path } }

  /// Reads a jurisdiction's folder.
  ///
  /// - Throws: `Diagnostic` if the folder or one of its files cannot be read, or holds no rule files.
  init(root: String, jurisdiction: String) throws(Diagnostic) {
    self.root = root
    self.jurisdiction = jurisdiction
    let available = try Self.jurisdictions(in: root)
    // A folder of rules that lacks its declaration is told so when it has been read.
    let hasRules = (try? FileTree.files(below: root + "/" + jurisdiction, suffix: ".lua"))?.isEmpty == false
    guard available.contains(jurisdiction) || hasRules else {
      throw Diagnostic(.unknownJurisdiction(name: jurisdiction, available: available))
    }
    var files: [RuleFile] = []
    for path in try FileTree.files(below: root + "/" + jurisdiction, suffix: ".lua") {
      files.append(
        RuleFile(path: "\(jurisdiction)/\(path)", bytes: try FileTree.bytes(of: "\(root)/\(jurisdiction)/\(path)")))
    }
    self.files = files
  }

  /// Rules that are held in memory, for tests and for programs that carry their rules along.
  init(jurisdiction: String, files: [RuleFile]) {
    root = ""
    self.jurisdiction = jurisdiction
    self.files = files
  }

  /// The jurisdictions of a rules folder: its sub-folders whose files declare one. Others that hold files are libraries.
  static func jurisdictions(in root: String) throws(Diagnostic) -> [String] {
    var found: [String] = []
    for entry in try FileTree.entries(of: root) where entry.isFolder {
      let files = try FileTree.files(below: "\(root)/\(entry.name)", suffix: ".lua")
      if files.isEmpty { continue }
      if try declaresJurisdiction(files.map { "\(root)/\(entry.name)/\($0)" }) { found.append(entry.name) }
    }
    if found.isEmpty { throw Diagnostic(.noRules(path: root)) }
    return found
  }

  /// Whether one of the files says `jurisdiction`; the one of that name, which usually does, is looked at first.
  private static func declaresJurisdiction(_ paths: [String]) throws(Diagnostic) -> Bool {
    let usual = paths.filter { $0.hasSuffix("/jurisdiction.lua") }
    for path in usual + paths.filter({ !usual.contains($0) }) {
      let bytes = try FileTree.bytes(of: path)
      guard bytes.contains("jurisdiction".utf8) else { continue }
      if LuaLexer.tokens(of: bytes).contains(where: { $0.kind == .name && $0.text == "jurisdiction" }) { return true }
    }
    return false
  }

  /// The file that `require` means: of the jurisdiction's folder or, failing that, of the rules folder.
  func module(_ name: String) -> RuleFile? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let isName = parts.allSatisfy { part in
      !part.isEmpty
        && part.utf8.allSatisfy { $0 == 95 || $0 == 45 || ($0 | 32 >= 97 && $0 | 32 <= 122) || (48...57).contains($0) }
    }
    guard isName else { return nil }
    let path = parts.joined(separator: "/") + ".lua"
    if let file = files.first(where: { $0.path == "\(jurisdiction)/\(path)" || $0.path == path }) { return file }
    if let file = shared.first(where: { $0.path == path }) { return file }
    guard !root.isEmpty, let bytes = try? FileTree.bytes(of: "\(root)/\(path)") else { return nil }
    return RuleFile(path: path, bytes: bytes)
  }

  /// A stamp of all files that were read: the first 16 digits of the SHA-256 over paths and contents.
  var digest: String {
    var hash = SHA256()
    for file in all {
      hash.update(Array(file.path.utf8) + [0])
      hash.update(file.bytes + [0])
    }
    return String(hash.finish().prefix(16))
  }
}
