import ExactNumbers
import LevyCalculator
import LevyModel
import LevyPlan
import LevyRules
import LevyTrace

/// Rules of one day's law exported to another engine: the plan of their results, written in its language.
///
/// The export computes exactly what the plan computes. For rows that a plan leaves to the interpreter it has no result,
/// and says so in a column of faults.
package struct RulesExport {
  /// The reasons why rules cannot be exported.
  package enum Failure: Error {
    /// A name is unknown, or given twice.
    case diagnostic(Diagnostic)
    /// A result cannot be exported, for this reason.
    case unwritable(name: String, reason: String)
  }

  /// A given column.
  struct Input {
    let name: String
    let variable: Variable
    let notation: Notation
    let plan: Plan.Input
    /// The factor from the number in a cell to the numerator.
    let factor: Int
  }

  /// A column of results.
  struct Output {
    let name: String
    let variable: Variable
    let column: Register?
    let denominator: Int
    /// The value, if it is the same in all rows.
    let constant: Value?
  }

  let inputs: [Input]
  let outputs: [Output]
  let listing: PlanListing
  let line: StraightLine
  let rulebook: Rulebook
  let date: CalendarDate
  let known: CalendarDate?
  /// The assumptions for all rows, for the reader of the export.
  let assumptions: [String]
  /// The rules that are left to the interpreter in some rows, for the reader of the export.
  let gaps: [String]

  /// Prepares to export rules.
  ///
  /// - Parameters:
  ///   - facts: the day, and the facts that are the same in all rows.
  ///   - given: the names of the given columns.
  ///   - outputs: the results, by the names that they have in the export.
  package init(_ calculator: Calculator, _ facts: Case, given: [String], outputs: [String]) throws(Failure) {
    let rulebook = calculator.rulebook
    self.rulebook = rulebook
    (date, known) = (facts.date, facts.known)
    var names: [Slot: String] = [:]
    var slots: [Slot] = []
    do throws(Diagnostic) {
      for name in given {
        let slot = try rulebook.slot(of: name, role: .given)
        let other = names[slot] ?? facts.given[slot]?.name ?? (slot <= Rulebook.dateSlot ? "date" : nil)
        if let other { throw Diagnostic(.givenTwice(name: name, other: other)) }
        names[slot] = name
      }
      for name in outputs { slots.append(try rulebook.slot(of: name, role: .asked)) }
    } catch {
      throw .diagnostic(error)
    }
    var partly: [Slot: Obstacle] = [:]
    let listing = PlanListing.make(
      calculator, date: facts.date, known: facts.known, given: Set(names.keys),
      constants: facts.given.mapValues(\.value), outputs: slots, partly: &partly)
    guard let listing else { throw .unwritable(name: outputs.first ?? "", reason: "there is nothing to compute") }
    self.listing = listing
    self.outputs = zip(outputs, listing.outputs).map { name, output in
      Output(
        name: name, variable: rulebook.variables[output.slot], column: output.register,
        denominator: output.denominator, constant: output.constant)
    }
    for (name, output) in zip(outputs, listing.outputs) {
      if let obstacle = output.obstacle { throw .unwritable(name: name, reason: rulebook.words(of: obstacle)) }
      if output.divisor != nil {
        throw .unwritable(name: name, reason: "it is a quotient that is not rounded; export what it is a quotient of")
      }
      if output.constant == nil, output.register != nil, output.denominator.decimals == nil {
        throw .unwritable(name: name, reason: "its results are no decimals, but parts of \(output.denominator)")
      }
    }
    var inputs: [Input] = []
    for input in listing.inputs {
      let (variable, name) = (rulebook.variables[input.slot], names[input.slot] ?? "")
      let unit = variable.units[name]
      let factor = (try? (unit ?? 1).multiplied(by: Exact(input.denominator)))?.exactInt
      guard let factor, factor.zeros != nil else {
        throw .unwritable(name: name, reason: "its unit \(unit ?? 1) is no power of ten")
      }
      inputs.append(
        Input(
          name: name, variable: variable,
          notation: Notation(ownType: variable.type, unit: unit, currency: rulebook.jurisdiction.currency), plan: input,
          factor: factor))
    }
    // The order is that in which the caller named the columns, since C functions have positional parameters.
    self.inputs = given.compactMap { name in inputs.first { $0.name == name } }
    line = StraightLine(listing.program, outputs: self.outputs.compactMap(\.column) + listing.guards)
    assumptions = facts.given.sorted { $0.key < $1.key }.map { slot, fact in
      "\(rulebook.variables[slot].name) = \(fact.value)"
    }
    gaps = partly.sorted { $0.key < $1.key }.map { slot, obstacle in
      "\(rulebook.variables[slot].name): \(rulebook.words(of: obstacle))"
    }
  }

  /// A comment for the code of a rule: its label and the statute in force.
  func remark(_ slot: Slot) -> CodeComment {
    let variable = rulebook.variables[slot]
    let source = variable.versions.first { $0.holds(on: date) }?.source
    return "\(([variable.label] + [source].compactMap(\.self)).joined(separator: ", "))"
  }

  /// Comment lines that describe the export.
  var heading: [CodeComment] {
    let jurisdiction = rulebook.jurisdiction
    var lines = [
      "\(outputs.map(\.name).joined(separator: ", ")) of '\(jurisdiction.code)' by the law of \(date)"
        + (known.map { " as known on \($0)" } ?? "") + "; rules \(rulebook.digest)"
    ]
    for input in inputs {
      let unit = input.notation.unit.map { ", in units of \($0)" } ?? ""
      lines.append("given  \(input.name)  \(input.variable.label)\(unit)")
    }
    lines += assumptions.map { "for all  \($0)" } + ["all other inputs have their defaults"]
    lines += gaps.map { "in part  \($0)" }
    return lines.map { "\($0)" }
  }
}

extension Int {
  /// The number of zeros if the number is a power of ten up to 10^18; otherwise nil.
  var zeros: Int? { (0...18).first { (0..<$0).reduce(1) { power, _ in power * 10 } == self } }

  /// The number of decimals of 1 divided by this number; nil if it is no decimal of up to 18 places.
  var decimals: Int? { (0...18).first { (0..<$0).reduce(1) { power, _ in power * 10 }.isMultiple(of: self) } }
}
