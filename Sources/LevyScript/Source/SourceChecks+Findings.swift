import LevyModel

/// The findings in a rule file's source.
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
  /// The reads of functions in the file to which a case is passed, at the place of the call.
  package let helperReads: [NameRead]
  /// The reads of the case within loops over persons, with the kind of the persons.
  package let loopReads: [(read: NameRead, kind: String)]
}

extension SourceChecks {
  /// - Parameters:
  ///   - environment: the global names.
  ///   - isCount: as in `traps`.
  package func findings(environment: Set<String>, isCount: (String) -> Bool?) -> SourceFindings {
    SourceFindings(
      errors: traps(isCount: isCount) + globalAssignments + slips, readsOfZero: readsOfZero, holdsZero: holdsZero,
      warnings: traces + computedNames, unknownNames: unknownNames(isKnown: environment.contains),
      wordComparisons: wordComparisons,
      reads: reads, helperReads: readsByHelpers, loopReads: readsInLoops)
  }
}
