import Foundation

/// A copy of a rules folder without what its jurisdictions check of facts: of random rows hardly one could be true, so that nothing
/// would be left for plans to compute. Checks are compared by rows that are made for them.
public enum UncheckedRules {
  /// Makes the copy in the folder of temporary files, without fixtures.
  ///
  /// - Returns: its path.
  public static func copy(of root: String) throws -> String {
    let files = FileManager.default
    let copy = files.temporaryDirectory.appending(path: "levy-unchecked-\(UUID().uuidString)").path
    // Only what is wanted is copied: what is removed from a copy of a link is removed from the folder behind it.
    for folder in try files.contentsOfDirectory(atPath: root) {
      let (from, to) = ("\(root)/\(folder)", "\(copy)/\(folder)")
      var isFolder: ObjCBool = false
      guard files.fileExists(atPath: from, isDirectory: &isFolder), isFolder.boolValue else { continue }
      try files.createDirectory(atPath: to, withIntermediateDirectories: true)
      for part in try files.contentsOfDirectory(atPath: from) where !["checks.lua", "fixtures"].contains(part) {
        try files.copyItem(atPath: "\(from)/\(part)", toPath: "\(to)/\(part)")
      }
    }
    return copy
  }
}
