import ExactNumbers
import LevyCalculator
import LevyModel
import LevyPresentation
import LevyRules

/// The way from a gross amount to a net one in a case, as the rules declare it. Its steps add up to the cent: a
/// difference that the rules do not name is a step of its own.
package struct Waterfall: Sendable {
  /// A step of the way.
  package struct Step: Sendable {
    /// The kind of a step.
    package enum Kind: String, Sendable {
      /// An amount with which the way begins.
      case from
      /// A deduction.
      case less
      /// An addition.
      case plus
      /// The remaining difference, which the rules do not name.
      case other
      /// The amount that is left.
      case leaves
    }

    /// The name of the result or fact; nil for the difference that the rules do not name.
    package let name: String?
    /// The label.
    package let label: String
    /// The kind of the step.
    package let kind: Kind
    /// The change by this step; for the first and the last, the amount itself.
    package let change: Exact
  }

  /// The steps. Those that are zero are left out, except the last.
  package let steps: [Step]
  /// The declaration in the rules.
  package let terms: WaterfallTerms
  /// The sum of the amounts with which the way begins.
  package let gross: Exact
  /// The amount that is left.
  package let net: Exact
}

extension Calculator {
  /// Returns the way from gross to net of a case, completed with estimates, and true if there are any.
  ///
  /// - Throws: `Diagnostic` if no declared way begins with anything, or a step of it cannot be computed.
  package func estimatedWaterfall(for facts: Case) throws(Diagnostic) -> (waterfall: Waterfall, isEstimated: Bool) {
    let names = rulebook.jurisdiction.waterfalls.map(\.leaves).filter { rulebook.isInForce($0, on: facts.date) }
    let completed = (try? estimates(for: facts, names: names).facts) ?? facts
    return (try waterfall(for: completed), !completed.estimated.isEmpty)
  }

  /// Returns the way from gross to net of a case: the first declared one whose gross amount is not zero.
  ///
  /// - Throws: `Diagnostic` if no declared way begins with anything, or a step of it cannot be computed.
  package func waterfall(for facts: Case) throws(Diagnostic) -> Waterfall {
    var reason: Diagnostic?
    for terms in rulebook.jurisdiction.waterfalls where rulebook.isInForce(terms.leaves, on: facts.date) {
      do throws(Diagnostic) {
        let from: [(name: String, value: Exact)]
        do throws(Diagnostic) {
          from = try values(terms.from, for: facts)
        } catch {
          // The case lacks facts of this way, so that another one applies.
          if case .missing = error.problem { continue }
          throw error
        }
        let gross = try Self.sum(from.map(\.value))
        guard gross != 0 else { continue }
        return try waterfall(terms, from, gross, for: facts)
      } catch {
        if reason == nil { reason = error }
      }
    }
    if let reason { throw reason }
    let from = rulebook.jurisdiction.waterfalls.compactMap(\.from.first)
    let isDeclared = !rulebook.jurisdiction.waterfalls.isEmpty
    throw Diagnostic(
      .nothingFound(
        isDeclared
          ? Wording(
            "nothing of what the rules lead from gross to net is given",
            "nichts von dem ist angegeben, was die Regeln von brutto zu netto führen")
          : Wording(
            "the rules do not say what leads from gross to net", "die Regeln sagen nicht, was von brutto zu netto führt"
          ),
        help: isDeclared
          ? Wording(
            "give \(from.joined(separator: " or ")), or what they come from",
            "\(from.joined(separator: " oder ")) angeben, oder woraus sie kommen")
          : Wording(inEnglish: "a jurisdiction declares it as 'waterfalls'")))
  }

  private func waterfall(
    _ terms: WaterfallTerms, _ from: [(name: String, value: Exact)], _ gross: Exact, for facts: Case
  ) throws(Diagnostic) -> Waterfall {
    let net = try Self.sum(values([terms.leaves], for: facts).map(\.value))
    var steps = try from.map { (part) throws(Diagnostic) in try step(part.name, .from, part.value) }
    for (name, value) in try values(terms.less, for: facts) { steps.append(try step(name, .less, value.negated)) }
    for (name, value) in try values(terms.plus, for: facts) { steps.append(try step(name, .plus, value)) }
    let rest = try Self.sum([net] + steps.map(\.change.negated))
    if rest != 0 {
      steps.append(
        .init(name: nil, label: say("Other, not named", "Anderes, nicht benannt"), kind: .other, change: rest))
    }
    steps.append(try step(terms.leaves, .leaves, net))
    return Waterfall(
      steps: steps.filter { $0.change != 0 || $0.kind == .leaves }, terms: terms, gross: gross, net: net)
  }

  private func step(_ name: String, _ kind: Waterfall.Step.Kind, _ change: Exact) throws(Diagnostic) -> Waterfall.Step {
    .init(name: name, label: try rulebook.variable(named: name).label, kind: kind, change: change)
  }

  /// Returns the values of those names that are in force on the case's day.
  private func values(_ names: [String], for facts: Case) throws(Diagnostic) -> [(name: String, value: Exact)] {
    var values: [(name: String, value: Exact)] = []
    try begin(facts)
    for name in names where rulebook.isInForce(name, on: facts.date) {
      if let value = try evaluateNext(name).exact { values.append((name, value)) }
    }
    return values
  }

  private static func sum(_ values: [Exact]) throws(Diagnostic) -> Exact {
    do throws(ExactError) {
      var sum = Exact(0)
      for value in values { sum = try sum.adding(value) }
      return sum
    } catch {
      throw Diagnostic(.number(error))
    }
  }
}
