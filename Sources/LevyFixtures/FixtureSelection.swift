/// A selection of the examples and fixture rows to run, and the condition that ends the run.
package struct FixtureSelection: Sendable {
  /// The identity of a case, which does not change when other parts of its file are edited.
  package struct Key: Sendable, Hashable {
    /// The file, below the rules folder.
    package let file: String
    /// The title of the example, or the name of the row.
    package let title: String

    /// Names a case.
    package init(file: String, title: String) { (self.file, self.title) = (file, title) }
  }

  /// If not empty, only cases are run that contain one of these words in the name of their file, in their title or in a
  /// name that they check, regardless of case.
  package var words: [String] = []
  /// If not nil, only these cases are run.
  package var keys: Set<Key>?
  /// True if the run ends at the first failure.
  package var endsAtFailure = false

  /// Selects all cases.
  package init() {}

  func takes(_ key: Key, checking names: [String]) -> Bool {
    if let keys, !keys.contains(key) { return false }
    if words.isEmpty { return true }
    let texts = ([key.file, key.title] + names).map { $0.lowercased() }
    return words.contains { word in
      let word = word.lowercased()
      return texts.contains { !$0.ranges(of: word).isEmpty }
    }
  }
}

extension FixtureOutcome {
  /// The identity of the case.
  package var key: FixtureSelection.Key { .init(file: place.file, title: title) }
}
