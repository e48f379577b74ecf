import LevyModel

/// A fact as expressions know it: a variable of the rules, or the year, month or day of one that is a date.
package struct Slot: Hashable, Comparable, Sendable {
  /// The number by which rules ask for the fact.
  package let number: Int

  /// The fact that rules ask for by a number.
  package init(number: Int) { self.number = number }
  package init(_ variable: Int) { number = variable }
  package init(_ part: DatePart) { number = part.slot }

  /// The date of which it is a part, and the part; nil for a variable.
  package var part: DatePart? { DatePart(number) }
  /// The variable, or the one that it is a part of.
  package var variable: Int { part?.date ?? number }

  package static func < (a: Slot, b: Slot) -> Bool { a.number < b.number }
}
