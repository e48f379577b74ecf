import Foundation
import Testing

@testable import LevyModel
@testable import LevyScript

/// Links that lead out of a rules folder are refused, and those within are not, even if the folder is the root
/// directory.
@Suite struct FileTreeTests {
  @Test func linksAndWhereTheyLead() throws {
    let files = FileManager.default
    let folder = NSTemporaryDirectory() + "levy-tree-" + UUID().uuidString
    defer { try? files.removeItem(atPath: folder) }
    try files.createDirectory(atPath: folder + "/rules/xx", withIntermediateDirectories: true)
    try files.createDirectory(atPath: folder + "/rules-of-others", withIntermediateDirectories: true)
    for name in ["rules/xx/a.lua", "rules-of-others/b.lua"] {
      try Data("--".utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
    }
    try files.createSymbolicLink(atPath: folder + "/rules/in.lua", withDestinationPath: folder + "/rules/xx/a.lua")
    try files.createSymbolicLink(
      atPath: folder + "/rules/out.lua", withDestinationPath: folder + "/rules-of-others/b.lua")
    #expect(FileTree.isLink(folder + "/rules/in.lua") && FileTree.isLink(folder + "/rules/out.lua"))
    #expect(!FileTree.isLink(folder + "/rules/xx/a.lua") && !FileTree.isLink(folder + "/rules/xx"))
    #expect(!FileTree.isLink(folder + "/nothing"))
    func refused(_ path: String, _ root: String) -> Bool {
      do throws(Diagnostic) {
        try FileTree.check(path, isWithin: root)
        return false
      } catch {
        return true
      }
    }
    #expect(!refused(folder + "/rules/in.lua", folder + "/rules"))
    #expect(refused(folder + "/rules/out.lua", folder + "/rules"))
    // A name that begins with that of the folder is not within it.
    #expect(refused(folder + "/rules-of-others/b.lua", folder + "/rules"))
    #expect(!refused(folder + "/rules", folder + "/rules"))
    #expect(!refused(folder + "/rules/out.lua", "/") && !refused("/", "/"))
    #expect(refused("/", folder))
  }
}
