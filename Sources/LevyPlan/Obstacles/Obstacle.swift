import LevyModel

/// Why a rule, or some of its paths, are left to the interpreter.
package indirect enum Obstacle: Error, Hashable, Sendable {
  /// A fact that is needed has an obstacle of its own.
  case dependence(on: Slot, Obstacle)
  /// The rule fails on every path, as it does for the interpreter.
  case failure(Failure)

  // Properties of facts.

  /// An input is neither given nor has it a default.
  case notGiven(Slot)
  /// A fact of the calendar differs from row to row.
  case differing(Slot)
  /// No number of an input fits a column.
  case outsideEveryPlan(Slot)
  /// A count that is read as a plain number has too many values to follow the rule for each of them.
  case tooManyValues(Slot)
  case notInForce
  case notKnown
  case circle
  /// The chain of rules that depend on each other is too long.
  case tooManyWaiting(most: Int)

  // Operations of rules that expressions do not have.

  case tooManyPaths(most: Int)
  case tooDeep(most: Int)
  case takesTooLong
  case stepVaries
  case exponentVaries
  case textOfNumber
  /// The rule could not be followed for a reason that is not foreseen.
  case unforeseen(String)

  // Values that columns cannot hold.

  case numbersTooLarge
  case resultsTooLarge
  case tooManyDigits
  case constantTooLong
  case stepTooLong
  case quotientTooLong
  case beyondExactNumbers
  case unroundedQuotient
  case noCommonDenominator
  case divisionByZero
  case divisorTooSmall
  case datesOutside(years: ClosedRange<Int>)
  case datesLeaveCalendar
  case dateNotWhole
  case everyPathInterpreted
  /// The number or choice was used before a column was made for it.
  case noColumn

  /// Why a rule fails on every path.
  package enum Failure: Hashable, Sendable {
    /// It reads a fact of an absent person.
    case absence(Slot)
    /// Its result is of another type than it declares.
    case wrongType
    /// The engine refuses an operation.
    case refusal(Problem)
    /// Lua stops with an error, which need not be intended by the rule.
    case lua(Problem)
  }
}

extension Obstacle {
  /// The obstacle behind an error that ended the lowering of expressions: an obstacle itself, or an error of exact
  /// numbers.
  package init(_ error: any Error) { self = error as? Obstacle ?? .beyondExactNumbers }

  /// Whether numbers have too many digits; in narrower ranges they may not.
  package var isOfDigits: Bool {
    switch self {
    case .numbersTooLarge, .resultsTooLarge, .quotientTooLong, .beyondExactNumbers: true
    default: false
    }
  }

  /// Whether the rule fails on every path.
  package var isFailure: Bool { if case .failure = self { true } else { false } }

  /// Whether an input is neither given nor has a default.
  package var isForWantOfFacts: Bool {
    switch self {
    case .notGiven: true
    case .dependence(_, let cause): cause.isForWantOfFacts
    default: false
    }
  }

  /// Whether the rule was followed to a place where it fails for the interpreter too, and is meant to.
  package var isMeant: Bool {
    switch self {
    case .failure(.lua): false
    case .failure: true
    default: false
    }
  }
}
