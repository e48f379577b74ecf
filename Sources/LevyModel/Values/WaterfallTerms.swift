/// A way from a gross amount to a net one, step by step, as the rules declare it. All names are of amounts.
package struct WaterfallTerms: Sendable, Hashable {
  /// The amounts that it begins with; several are added up.
  package let from: [String]
  /// The amounts that are subtracted.
  package let less: [String]
  /// The amounts that are added.
  package let plus: [String]
  /// The amount that is left.
  package let leaves: String
  /// The result with everything that is taken, whose rates are of interest; nil if there is none.
  package let burden: String?

  package init(from: [String], less: [String], plus: [String], leaves: String, burden: String?) {
    (self.from, self.less, self.plus, self.leaves, self.burden) = (from, less, plus, leaves, burden)
  }

  /// All names, in the order in which they are written.
  package var names: [String] { from + less + plus + [leaves] + (burden.map { [$0] } ?? []) }
}
