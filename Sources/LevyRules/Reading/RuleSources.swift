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

  /// What reading and running them may use.
  let limits: LoadLimits

  /// All files that were read, in the order of their paths.
  package var all: [RuleFile] { (files + shared).sorted { $0.path < $1.path } }

  /// Reads a jurisdiction's folder.
  ///
  /// - Throws: `Diagnostic` if the folder or one of its files cannot be read, or holds no rule files.
  init(root: String, jurisdiction: String, limits: LoadLimits = LoadLimits()) throws(Diagnostic) {
    self.root = root
    self.jurisdiction = jurisdiction
    self.limits = limits
    let available = try Self.jurisdictions(in: root)
    guard available.contains(jurisdiction) else {
      throw Diagnostic(.unknownJurisdiction(name: jurisdiction, available: available))
    }
    var files: [RuleFile] = []
    var left = limits.bytes
    for path in try FileTree.files(below: root + "/" + jurisdiction, suffix: ".lua", limits: limits) {
      files.append(try Self.file("\(jurisdiction)/\(path)", in: root, limits: limits, &left))
    }
    self.files = files
  }

  /// Rules that are held in memory, for tests and for programs that carry their rules along.
  init(jurisdiction: String, files: [RuleFile], limits: LoadLimits = LoadLimits()) {
    root = ""
    self.limits = limits
    self.jurisdiction = jurisdiction
    self.files = files
  }

  /// The jurisdictions of a rules folder: its sub-folders that hold rule files.
  static func jurisdictions(in root: String) throws(Diagnostic) -> [String] {
    var found: [String] = []
    for entry in try FileTree.entries(of: root) where entry.isFolder {
      if entry.isLink { try FileTree.check("\(root)/\(entry.name)", isWithin: root) }
      if !(try FileTree.files(below: "\(root)/\(entry.name)", suffix: ".lua")).isEmpty { found.append(entry.name) }
    }
    if found.isEmpty { throw Diagnostic(.noRules(path: root)) }
    return found
  }

  /// Reads a file within the rules folder.
  private static func file(
    _ path: String, in root: String, limits: LoadLimits, _ left: inout Int
  ) throws(Diagnostic) -> RuleFile {
    try FileTree.check("\(root)/\(path)", isWithin: root)
    let bytes = try FileTree.bytes(of: "\(root)/\(path)", limit: limits.fileBytes)
    left -= bytes.count
    if left < 0 { throw Diagnostic(.tooMuch(of: .bytes, most: limits.bytes), at: Place(file: path, line: 1)) }
    return RuleFile(path: path, bytes: bytes)
  }

  /// The file that `require` means: of the jurisdiction's folder or, failing that, of the rules folder.
  ///
  /// - Throws: `Diagnostic` for one that is a link out of the rules folder or passes a limit.
  func module(_ name: String) throws(Diagnostic) -> RuleFile? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let isName = parts.allSatisfy { part in
      !part.isEmpty
        && part.utf8.allSatisfy { $0 == 95 || $0 == 45 || ($0 | 32 >= 97 && $0 | 32 <= 122) || (48...57).contains($0) }
    }
    guard isName else { return nil }
    let path = parts.joined(separator: "/") + ".lua"
    if let file = files.first(where: { $0.path == "\(jurisdiction)/\(path)" || $0.path == path }) { return file }
    if let file = shared.first(where: { $0.path == path }) { return file }
    guard !root.isEmpty, FileTree.exists("\(root)/\(path)") else { return nil }
    var left = limits.bytes - (files + shared).reduce(0) { $0 + $1.bytes.count }
    return try Self.file(path, in: root, limits: limits, &left)
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
