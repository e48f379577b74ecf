import ExactNumbers
import LevyBatch
import LevyCalculator
import LevyModel
import LevyRules

/// A case in which changed rules give another result than the original.
package struct TellingCase: Sendable {
  /// The facts.
  package let facts: Case
  /// The result that differs.
  package let result: String

  /// The maximum number of cases that are tried.
  private static let mostTried = 400

  /// Searches among variants of the cases that reach a change: one amount differs, and is often next to a figure of the
  /// law.
  init?(_ readers: [Trial], _ original: Calculator, _ changed: Calculator) {
    let rulebook = original.rulebook
    var random = Randomness(seed: 1, "a case that tells")
    var drawings: [CalendarDate: ValueDrawing] = [:]
    let few = Array(readers.prefix(40))
    for turn in 0..<Self.mostTried {
      guard let reader = few.isEmpty ? nil : few[turn % few.count] else { return nil }
      let drawing = drawings[reader.date] ?? ValueDrawing(rulebook, date: reader.date)
      drawings[reader.date] = drawing
      var given = reader.given.filter { $0.slot > Rulebook.dateSlot }
      // The cases themselves are tried first, then variants.
      if turn >= few.count {
        guard !given.isEmpty else { continue }
        let place = random.below(given.count)
        let variable = rulebook.variables[given[place].slot]
        guard let value = drawing.value(variable, &random) else { continue }
        given[place].value = value
      }
      guard let facts = reader.facts(given, rulebook),
        let name = Self.difference(reader, given, rulebook, original, changed)
      else { continue }
      (self.facts, result) = (facts, name)
      return
    }
    return nil
  }

  /// Returns the first result that differs: one that the original case expects, or a main one.
  private static func difference(
    _ reader: Trial, _ given: [(slot: Slot, value: Value)], _ rulebook: Rulebook, _ original: Calculator,
    _ changed: Calculator
  ) -> String? {
    let slots = reader.expected + rulebook.mainResults(on: reader.date).compactMap { rulebook.slot(of: $0) }
    for calculator in [original, changed] {
      calculator.begin(date: reader.date, known: reader.known)
      for (slot, value) in reader.given where slot <= Rulebook.dateSlot { calculator.give(value, slot: slot) }
      for (slot, value) in given { calculator.give(value, slot: slot) }
    }
    var seen: Set<Slot> = []
    for slot in slots where seen.insert(slot).inserted && !given.contains(where: { $0.slot == slot }) {
      // The original rules must have a result, or it could not be looked up.
      guard let right = try? original.result(slot) else { continue }
      if (try? changed.result(slot)) != right { return rulebook.variables[slot].name }
    }
    return nil
  }
}
