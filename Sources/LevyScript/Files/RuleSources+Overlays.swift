import LevyModel

/// Folders laid over the rules: reforms, and local rules.
extension RuleSources {
  /// Lays a folder over the rules. Its files are run after those of the jurisdiction, and their declarations replace
  /// earlier ones. Does nothing for a folder that was laid over them already.
  ///
  /// - Throws: `Diagnostic` if the folder cannot be read, or contains no rule files.
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

  /// Lays files over the rules under a common name.
  package mutating func lay(over name: String, files: [RuleFile]) {
    for file in files { overlays[file.path] = name }
    self.files += files
  }

  /// The name of the overlay to which a file belongs; nil for the rules' own files.
  package func overlay(of path: String) -> String? { overlays[path] }

  /// True if a declaration replaces an earlier one: it is in an overlay and the earlier one is not. Declarations in two
  /// overlays never replace each other.
  package func replaces(_ place: Place, _ first: Place) -> Bool {
    overlay(of: place.file) != nil && overlay(of: first.file) == nil
  }
}
