import LevyModel

/// Why a rule, or some of its paths, are left to the interpreter.
package indirect enum Obstacle: Error, Hashable, Sendable {
  /// A fact that is needed has an obstacle of its own.
  case dependence(on: Slot, Obstacle)
  /// The rule fails on every path, as it does for the interpreter.
  case failure(Failure)

  // What is known of facts.

  /// An input is neither given nor has it a default.
  case notGiven(Slot)
  /// A fact of the calendar differs from row to row.
  case differing(Slot)
  /// No number of an input is one that columns hold.
  case outsideEveryPlan(Slot)
  /// A count that is read as a plain number has too many values to follow the rule for each of them.
  case tooManyValues(Slot)
  case notInForce
  case notKnown
  case circle
  /// The rule stands on another that stands on another, and so on.
  case tooManyWaiting(most: Int)

  // What a rule does that expressions do not say.

  case tooManyPaths(most: Int)
  case tooDeep(most: Int)
  case takesTooLong
  case stepVaries
  case exponentVaries
  case textOfNumber
  /// The rule could not be followed for a reason that is not foreseen.
  case unforeseen(String)

  // What columns do not hold.

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
  /// What stands for a number or a choice was not brought into columns before it was used.
  case noColumn

  /// Why a rule fails on every path.
  package enum Failure: Hashable, Sendable {
    /// It reads a fact of a person who is not there.
    case absence(Slot)
    /// Its result is of another type than it declares.
    case wrongType
    /// The engine refuses what it does.
    case refusal(Problem)
    /// Lua stops with an error, which need not be what the rule means to do.
    case lua(Problem)
  }
}

extension Obstacle {
  /// What an error is that bringing expressions into columns ended with: an obstacle, or one of exact numbers.
  package init(_ error: any Error) { self = error as? Obstacle ?? .beyondExactNumbers }

  /// Whether numbers have too many digits, which they may not have in narrower ranges.
  package var isOfDigits: Bool {
    switch self {
    case .numbersTooLarge, .resultsTooLarge, .quotientTooLong, .beyondExactNumbers: true
    default: false
    }
  }

  /// Whether the rule fails on every path.
  package var isFailure: Bool { if case .failure = self { true } else { false } }

  /// Whether an input is neither given nor has it a default.
  package var isForWantOfFacts: Bool {
    switch self {
    case .notGiven: true
    case .dependence(_, let cause): cause.isForWantOfFacts
    default: false
    }
  }

  /// Whether the rule was followed to where it fails for the interpreter too, and is meant to.
  package var isMeant: Bool {
    switch self {
    case .failure(.lua): false
    case .failure: true
    default: false
    }
  }
}
