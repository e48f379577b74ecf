import LevyModel

/// The reason why a rule, or some of its paths, are left to the interpreter.
package indirect enum Obstacle: Error, Hashable, Sendable {
  /// A fact that the rule needs has an obstacle of its own.
  case dependence(on: Atom, Obstacle)
  /// The rule fails on every path, as it does for the interpreter.
  case failure(Failure)

  // Properties of facts.

  /// An input is not given and has no default.
  case notGiven(Atom)
  /// A value that the rule needs differs from row to row, and only the interpreter knows it.
  case differing(Atom)
  /// No number of an input fits a column.
  case outsideEveryPlan(Atom)
  /// A count that is read as a plain number has too many values to follow the rule for each of them.
  case tooManyValues(Atom)
  case notInForce
  case notKnown
  case circle
  /// The chain of rules that depend on each other is too long.
  case tooManyWaiting(most: Int)

  // Operations of rules that expressions cannot represent.

  case tooManyPaths(most: Int)
  case tooDeep(most: Int)
  case takesTooLong
  case stepVaries
  case exponentVaries
  case textOfNumber
  /// The rule could not be followed for an unforeseen reason.
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
  /// A number or choice was used for which no column was made.
  case noColumn

  /// The reason why a rule fails on every path.
  package enum Failure: Hashable, Sendable {
    /// It reads a fact of an absent person.
    case absence(Atom)
    /// Its result is of another type than it declares.
    case wrongType
    /// The engine refuses an operation.
    case refusal(Problem)
    /// Lua stops with an error, which the rule may or may not have raised on purpose.
    case lua(Problem)
  }
}

extension Obstacle {
  /// The obstacle behind an error that ended the lowering of expressions: an obstacle itself, or an error of exact
  /// numbers.
  package init(_ error: any Error) { self = error as? Obstacle ?? .beyondExactNumbers }

  /// True if numbers have too many digits; with narrower ranges they may have fewer.
  package var isOfDigits: Bool {
    switch self {
    case .numbersTooLarge, .resultsTooLarge, .quotientTooLong, .beyondExactNumbers: true
    default: false
    }
  }

  /// True if the rule fails on every path.
  package var isFailure: Bool { if case .failure = self { true } else { false } }

  /// True if the cause is an input that is not given and has no default.
  package var isForWantOfFacts: Bool {
    switch self {
    case .notGiven: true
    case .dependence(_, let cause): cause.isForWantOfFacts
    default: false
    }
  }

  /// True if the rule was followed to a place where it fails on purpose, in the interpreter too.
  package var isMeant: Bool {
    switch self {
    case .failure(.lua): false
    case .failure: true
    default: false
    }
  }
}
