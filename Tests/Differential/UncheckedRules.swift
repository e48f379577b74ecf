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
    try files.copyItem(atPath: root, toPath: copy)
    for folder in try files.contentsOfDirectory(atPath: copy) {
      for part in ["checks.lua", "fixtures"] where files.fileExists(atPath: "\(copy)/\(folder)/\(part)") {
        try files.removeItem(atPath: "\(copy)/\(folder)/\(part)")
      }
    }
    return copy
  }
}
