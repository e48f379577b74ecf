/// A way from a gross amount to a net one, step by step, as the rules declare it. All names are of amounts.
package struct WaterfallTerms: Sendable, Hashable {
  /// What it begins with; several are added up.
  package let from: [String]
  /// What is taken away.
  package let less: [String]
  /// What is added.
  package let plus: [String]
  /// What is left.
  package let leaves: String
  /// The sum of what is charged, whose rates are of interest; nil where no result is that.
  package let burden: String?

  package init(from: [String], less: [String], plus: [String], leaves: String, burden: String?) {
    (self.from, self.less, self.plus, self.leaves, self.burden) = (from, less, plus, leaves, burden)
  }

  /// All names, in the order in which they are written.
  package var names: [String] { from + less + plus + [leaves] + (burden.map { [$0] } ?? []) }
}
