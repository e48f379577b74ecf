import LevyModel

/// Folders laid over the rules: reforms, and local rules.
extension RuleSources {
  /// Lays a folder over the rules. Its files are run after those of the jurisdiction, and what they declare again is
  /// otherwise. A folder that is laid over them already stays as it is.
  ///
  /// - Throws: `Diagnostic` if the folder cannot be read, or holds no rule files.
  package mutating func lay(over folder: String) throws(Diagnostic) {
    var name = folder
    while name.count > 1, name.hasSuffix("/") { name.removeLast() }
    if overlays.values.contains(name) { return }
    guard FileTree.isFolder(name) else { throw Diagnostic(.noRules(path: folder)) }
    let paths = try FileTree.files(below: name, suffix: ".lua", limits: limits)
    if paths.isEmpty { throw Diagnostic(.noRules(path: folder)) }
    var files: [RuleFile] = []
    var left = limits.bytes - self.files.reduce(0) { $0 + $1.bytes.count }
    for path in paths.sorted() {
      let path = "\(name)/\(path)"
      let bytes = try FileTree.bytes(of: path, limit: limits.fileBytes)
      left -= bytes.count
      if left < 0 { throw Diagnostic(.tooMuch(of: .bytes, most: limits.bytes), at: Place(file: path, line: 1)) }
      files.append(RuleFile(path: path, bytes: bytes))
    }
    lay(over: name, files: files)
  }

  /// Lays files over the rules, which together are known by a name.
  package mutating func lay(over name: String, files: [RuleFile]) {
    for file in files { overlays[file.path] = name }
    self.files += files
  }

  /// The folder to which a file belongs that was laid over the rules; nil for the rules' own.
  package func overlay(of path: String) -> String? { overlays[path] }

  /// Whether a declaration stands in a folder that is laid over the rules, and the one before does not: then it takes its
  /// place. Of two such folders neither comes before the other.
  package func replaces(_ place: Place, _ first: Place) -> Bool {
    overlay(of: place.file) != nil && overlay(of: first.file) == nil
  }
}
