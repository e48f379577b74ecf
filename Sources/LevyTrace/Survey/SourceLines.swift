import LevyRules
import LevyScript

/// A set of source lines, by file.
struct SourceLines {
  private(set) var byFile: [String: Set<Int>] = [:]

  init(_ byFile: [String: Set<Int>] = [:]) { self.byFile = byFile }

  /// The lines that begin with `end`; the one of a loop is only reached if the loop repeats.
  init(ofEndsIn sources: RuleSources) {
    for file in sources.all {
      let source = file.tree.source
      let lines = source.lineStarts.indices.filter { line in
        source.bytes[source.lineStarts[line]...].drop { $0 == 32 }.starts(with: "end".utf8)
      }
      byFile[file.path] = Set(lines.map { $0 + 1 })
    }
  }

  func contains(_ line: Int, of file: String) -> Bool { byFile[file]?.contains(line) ?? false }

  func allSatisfy(_ test: (_ line: Int, _ file: String) -> Bool) -> Bool {
    byFile.allSatisfy { file, lines in lines.allSatisfy { test($0, file) } }
  }

  func subtracting(_ other: SourceLines) -> SourceLines {
    var rest = self
    for (file, lines) in other.byFile { rest.byFile[file]?.subtract(lines) }
    return rest
  }

  mutating func formUnion(_ other: SourceLines) {
    for (file, lines) in other.byFile { byFile[file, default: []].formUnion(lines) }
  }
}
