import LevyModel

/// All that is seen in a rule file's source.
package struct SourceFindings: Sendable {
  /// Errors that do not depend on other files.
  package let errors: [Diagnostic]
  /// Reads of the index 0, which are errors if no file has a table with the key 0.
  package let readsOfZero: [Diagnostic]
  package let holdsZero: Bool
  package let warnings: [Diagnostic]
  package let unknownNames: [SourceChecks.UnknownName]
  package let wordComparisons: [SourceChecks.WordComparison]
  package let reads: [NameRead]
  /// What is read of a case by functions of the file to which it is handed, at the place where that is done.
  package let helperReads: [NameRead]
  /// What is read of the case in loops over persons, with the kind of these.
  package let loopReads: [(read: NameRead, kind: String)]
}

extension SourceChecks {
  /// - Parameters:
  ///   - environment: the names that the environment has.
  ///   - isCount: what `traps` is told of names.
  package func findings(environment: Set<String>, isCount: (String) -> Bool?) -> SourceFindings {
    SourceFindings(
      errors: traps(isCount: isCount) + globalAssignments + slips, readsOfZero: readsOfZero, holdsZero: holdsZero,
      warnings: traces, unknownNames: unknownNames(isKnown: environment.contains), wordComparisons: wordComparisons,
      reads: reads, helperReads: readsByHelpers, loopReads: readsInLoops)
  }
}
