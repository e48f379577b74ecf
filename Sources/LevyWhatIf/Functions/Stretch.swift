import ExactNumbers
import LevyModel
import LevyRules

/// A range of values of a fact, as a user writes it: `taxable_income=0..300000`.
package struct Stretch: Sendable {
  /// The name of the fact, which has the unit of the values.
  package let name: String
  /// The first and last value.
  package private(set) var range: ClosedRange<Exact>
  /// The notation in which the values were written.
  private let notation: Notation
  private let alias: String

  /// Parses a range.
  ///
  /// - Throws: `Diagnostic` for another form, an unknown name, or ends that the fact cannot have.
  package init(_ text: String, _ rulebook: Rulebook) throws(Diagnostic) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(Self.trimmed)
    guard parts.count == 2 else {
      throw Diagnostic(
        .badValue(
          name: "over", value: text,
          expected: Wording(
            "NAME=FROM..TO, such as taxable_income=0..300000", "NAME=VON..BIS, etwa taxable_income=0..300000")))
    }
    let variable = rulebook.variables[try rulebook.slot(of: parts[0], role: .given)]
    let notation = try rulebook.notation(of: parts[0])
    let ends = Self.ends(parts[1])
    guard ends.count == 2, notation.type.isNumeric else {
      throw Diagnostic(
        .badValue(
          name: parts[0], value: parts[1],
          expected: Wording(
            "two values with '..' between, such as 0..300000", "zwei Werte mit '..' dazwischen, etwa 0..300000")))
    }
    var values: [Exact] = []
    for end in ends {
      let value = try notation.value(typed: end, for: parts[0], style: .inForce)
      do { try variable.checkRange(value, name: parts[0]) } catch { throw error.quoting(typed: end) }
      if let number = value.exact { values.append(number) }
    }
    guard values[0] <= values[1] else {
      throw Diagnostic(
        .badValue(
          name: parts[0], value: parts[1], expected: Wording("the lower value first", "zuerst der kleinere Wert")))
    }
    name = variable.name
    alias = parts[0]
    self.notation = notation
    range = values[0]...values[1]
  }

  /// Creates the range of all values that a fact may have, up to a likely maximum for amounts.
  ///
  /// - Throws: `Diagnostic` for an unknown name.
  package init(of name: String, _ rulebook: Rulebook) throws(Diagnostic) {
    let variable = rulebook.variables[try rulebook.slot(of: name, role: .given)]
    self.name = variable.name
    alias = name
    notation = try rulebook.notation(of: name)
    var most: Exact = variable.type.isShare ? 1 : 10_000_000
    if case .count(let maximum) = variable.type { most = Exact(maximum) }
    let low = variable.minimum ?? 0
    range = low...max(low, min(variable.maximum ?? most, most))
  }

  /// Creates a range in the unit of the fact.
  ///
  /// - Throws: `Diagnostic` for an unknown name.
  package init(_ range: ClosedRange<Exact>, of name: String, _ rulebook: Rulebook) throws(Diagnostic) {
    let variable = rulebook.variables[try rulebook.slot(of: name, role: .given)]
    (self.name, alias, self.range) = (variable.name, name, range)
    notation = try rulebook.notation(of: variable.name)
  }

  /// Creates the range from zero to twice a value, within the limits of the fact.
  package init(around value: Exact, of name: String, _ rulebook: Rulebook) throws(Diagnostic) {
    let variable = rulebook.variables[try rulebook.slot(of: name, role: .given)]
    let most = ValueType.largestAmount
    let twice = (try? value.multiplied(by: 2)) ?? value
    let low = max(min(0, twice), variable.minimum ?? most.negated)
    let high = min(max(0, twice), variable.maximum ?? most)
    try self.init(min(low, high)...high, of: name, rulebook)
  }

  /// Returns the same stretch with another range.
  package func part(_ range: ClosedRange<Exact>) -> Stretch {
    var part = self
    part.range = range
    return part
  }

  /// Parses the distance of two values, in the unit of the name with which the range was written.
  ///
  /// - Throws: `Diagnostic` if it is not a possible difference of two values.
  package func step(typed text: String) throws(Diagnostic) -> Exact {
    do throws(Diagnostic) {
      if let step = try notation.value(typed: text, for: alias, style: .inForce).exact { return step }
    } catch {
      if case .ambiguous(_, let value, let readings) = error.problem {
        throw Diagnostic(.ambiguous(name: "step", value: value, readings: readings))
      }
    }
    throw Diagnostic(.badValue(name: "step", value: text, expected: notation.expected(.inForce)))
  }

  private static func ends(_ text: String) -> [String] {
    var ends: [String] = []
    var rest = Substring(text)
    while let dots = rest.firstRange(of: "..") {
      ends.append(trimmed(rest[..<dots.lowerBound]))
      rest = rest[dots.upperBound...]
    }
    return ends + [trimmed(rest)]
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
