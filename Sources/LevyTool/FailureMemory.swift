import Levy
import LevyFixtures
import LevyScript
import LevyTerminal

/// The cases of a rules folder that failed when they were last run, for `levy test --last-failed`.
struct FailureMemory {
  private let path: String
  /// The absolute path of the rules folder.
  private let root: String

  init(_ state: StateFolder, root: String) {
    path = state.path + "/last-failed"
    self.root = FileTree.resolved(root) ?? root
  }

  /// The failed cases; nil if there are none.
  var keys: Set<FixtureSelection.Key>? {
    let keys = Set(lines.filter { $0.root == root }.map(\.key))
    return keys.isEmpty ? nil : keys
  }

  /// Records the failed cases. The records of cases that were not run stay.
  func note(_ report: FixtureReport) {
    let ran = Set(report.outcomes.map(\.key))
    let kept = lines.filter { $0.root != root || !ran.contains($0.key) }
    let all = kept + report.failures.map { (root, $0.key) }
    if all.isEmpty, StateFolder.text(of: path) == nil { return }
    let text = all.map { "\($0.root)\t\($0.key.file)\t\(Self.line($0.key.title))\n" }.joined()
    StateFolder.replace(text, to: path)
  }

  private var lines: [(root: String, key: FixtureSelection.Key)] {
    (StateFolder.text(of: path) ?? "").split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
      return parts.count == 3 ? (parts[0], .init(file: parts[1], title: parts[2])) : nil
    }
  }

  /// A title of several lines is stored as one line, so that it will not be found again; that is rare and harmless.
  private static func line(_ title: String) -> String { title.replacing("\n", with: " ") }
}
