import Foundation

/// A copy of a rules folder without what its jurisdictions check of facts: of random rows hardly one could be true, so that nothing
/// would be left for plans to compute. Checks are compared by rows that are made for them.
public enum UncheckedRules {
  /// What stands before a file's first word, so that its lines stay where they are.
  private static let nothingIsChecked = "local check = function() return function() end end "

  /// Makes the copy in the folder of temporary files, without fixtures.
  ///
  /// - Returns: its path.
  public static func copy(of root: String) throws -> String {
    let files = FileManager.default
    let copy = files.temporaryDirectory.appending(path: "levy-unchecked-\(UUID().uuidString)").path
    let root = URL(filePath: root).resolvingSymlinksInPath().path
    for path in try files.subpathsOfDirectory(atPath: root)
    where path.hasSuffix(".lua") && !path.split(separator: "/").contains("fixtures") {
      let text = try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
      let isChecking = text.contains(/(^|\n)check "/)
      let place = URL(filePath: "\(copy)/\(path)")
      try files.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(((isChecking ? nothingIsChecked : "") + text).utf8).write(to: place)
    }
    return copy
  }
}
