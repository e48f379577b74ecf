import LevyModel

extension EntryContent {
  /// The day, amount and words, by which rows of a file that has no numbers are known again. Kind, place and pay type
  /// do not count: a person may have sorted the entry since.
  var fingerprint: String {
    // Folded words consist of letters, digits and blanks only.
    "\(day)|\(cents.count)|\(Folding.folded(payee))|\(Folding.folded(note))"
  }
}
