import Foundation

/// A copy of a rules folder without the checks of facts: hardly any random row would be consistent, so that nothing
/// would be left for plans to compute. Checks are compared with rows that are made for them.
public enum UncheckedRules {
  /// Inserted before a file's first word, so that its lines stay where they are.
  private static let nothingIsChecked = "local check = function() return function() end end "

  /// Creates the copy in the folder of temporary files, without fixtures.
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
