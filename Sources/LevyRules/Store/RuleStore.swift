import LevyModel
import LevyScript
import LuaRuntime
import Tables

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A cache of rules that were read and checked, in a folder. It is used while their files are the same, byte by byte.
/// If it cannot be read, results are the same but take longer.
package struct RuleStore: Sendable {
  /// The folder.
  private let path: String
  /// An identification of the program that reads the rules.
  private let program: String

  private static let mostBytes = 64 << 20
  /// The maximum number of cache files in a folder.
  private static let mostKept = 24

  /// - Parameters:
  ///   - path: a folder that only its owner can write.
  ///   - program: the file of the program that reads the rules. The stamps of this file and of the Lua library are
  ///     part of the cache's key: another program may read the same files differently, and Lua does not check whether
  ///     bytecode is what it would compile.
  /// - Returns: nil if these files do not exist, so that a later program could not be distinguished.
  package init?(path: String, program: String) {
    guard let lua = LuaState.libraryPath, FileTree.exists(program), FileTree.exists(lua) else { return nil }
    (self.path, self.program) = (path, FileTree.stamp(of: program) + " " + FileTree.stamp(of: lua))
  }

  /// The rules of these files, if they are cached.
  func rulebook(of sources: RuleSources) -> Rulebook? {
    let file = file(of: sources)
    guard FileTree.isPrivate(path), let bytes = try? FileTree.bytes(of: file, limit: Self.mostBytes) else { return nil }
    let head = head(of: sources)
    guard bytes.count > head.count + 8, bytes.starts(with: head) else { return nil }
    let content = bytes[head.count..<bytes.count - 8]
    guard Self.checksum(content) == Array(bytes.suffix(8)) else { return nil }
    // What is used stays longest.
    utimes(file, nil)
    return try? Rulebook(stored: content, of: sources)
  }

  /// Caches rules that were read from their files, if the folder is private.
  func keep(_ rulebook: Rulebook) {
    guard let content = rulebook.stored() else { return }
    FileTree.makePrivate(path)
    guard FileTree.isPrivate(path) else { return }
    let file = file(of: rulebook.sources)
    if !FileTree.exists(file) { removeOldest() } else if !FileTree.isRegularFile(file) { return }
    let bytes = head(of: rulebook.sources) + content + Self.checksum(content[...])
    try? TextFile.write(bytes, to: .path(file))
  }

  /// One file for each program, folder of rules, jurisdiction and language.
  private func file(of sources: RuleSources) -> String {
    var hash = SHA256()
    hash.update(head(of: sources))
    return "\(path)/\(sources.jurisdiction)-\(hash.finish().prefix(16)).rules"
  }

  private static func isName(_ name: String) -> Bool { name.wholeMatch(of: /.+-[0-9a-f]{16}\.rules/) != nil }

  /// The beginning of a cache file: everything besides the rule files that must be the same.
  private func head(of sources: RuleSources) -> [UInt8] {
    let folder = FileTree.resolved(sources.root) ?? sources.root
    let parts = ["levy rules", program, folder, sources.jurisdiction, Language.current?.rawValue ?? ""]
    return Array((parts.joined(separator: "\0") + "\n").utf8)
  }

  /// Removes the cache files that were not used for longest, to make room for another. Other files in the folder are
  /// left alone.
  private func removeOldest() {
    let entries = ((try? FileTree.entries(of: path)) ?? []).filter { Self.isName($0.name) }
    guard entries.count >= Self.mostKept else { return }
    let kept = entries.map { (file: "\(path)/\($0.name)", time: FileTree.time(of: "\(path)/\($0.name)")) }
    for (file, _) in kept.sorted(by: { $0.time < $1.time }).prefix(kept.count - Self.mostKept + 1) { unlink(file) }
  }

  /// A checksum of 64 bits that detects damage to a cache file: each word of eight bytes is multiplied in, and both
  /// halves of the product count, so that no bit stays in its place (as in wyhash, by Wang Yi).
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var hash = UInt64(bytes.count)
    func add(_ word: UInt64) {
      let product = (hash ^ word ^ 0xa076_1d64_78bd_642f).multipliedFullWidth(by: 0xe703_7ed1_a0b4_28db)
      hash = product.high ^ product.low
    }
    bytes.withUnsafeBytes { bytes in
      let words = bytes.count / 8
      for word in 0..<words { add(bytes.loadUnaligned(fromByteOffset: 8 * word, as: UInt64.self)) }
      for byte in bytes[(8 * words)...] { add(UInt64(byte)) }
    }
    return withUnsafeBytes(of: hash.littleEndian, Array.init)
  }
}
