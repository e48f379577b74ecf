import LevyModel

extension Obstacle {
  /// A predicate about the rule, for people: "it is part of a circle".
  ///
  /// - Parameter name: returns the name of a fact for people.
  package func words(_ name: (Atom) -> String) -> String {
    switch self {
    case .dependence(let atom, let cause): "it needs '\(name(atom))': \(cause.words(name))"
    case .failure(let failure): failure.words(name)
    case .notGiven(let atom): "'\(name(atom))' is not given"
    case .differing(let atom): "'\(name(atom))' differs from row to row"
    case .outsideEveryPlan(let atom): "'\(name(atom))' lies outside every plan"
    case .tooManyValues(let atom):
      "'\(name(atom))' has too many values to try them all; compare it by < and >= only"
    case .notInForce: "it is not in force"
    case .notKnown: "the rules do not say when it was enacted"
    case .circle: "it is part of a circle"
    case .tooManyWaiting(let most): "it waits for a rule that waits for another, and so on for more than \(most)"
    case .tooManyPaths(let most): "it has more than \(most) paths; split it into rules that each look at less"
    case .tooDeep(let most):
      "its formula is more than \(most) operations deep; split it into rules that each do less"
    case .takesTooLong: "to follow it takes too long; split it into several rules"
    case .stepVaries: "the step to round to differs from row to row; round to a figure of the law"
    case .exponentVaries: "its exponent is no constant from 0 to 16; multiply instead"
    case .textOfNumber: "it makes a text of a number; compare numbers instead"
    case .unforeseen(let words): words
    case .numbersTooLarge: "its numbers may become too large; min and max on what it reads would bound them"
    case .resultsTooLarge: "its results may become too large"
    case .tooManyDigits: "its numbers have too many digits"
    case .constantTooLong: "a constant has too many digits"
    case .stepTooLong: "a step has too many digits"
    case .quotientTooLong: "its quotients may have too many digits; round where the statute does"
    case .beyondExactNumbers: "its numbers leave the exact range"
    case .unroundedQuotient:
      "it divides by a number and goes on without rounding; round where the statute does"
    case .noCommonDenominator: "its results have no denominator in common"
    case .divisionByZero: "it divides by zero"
    case .divisorTooSmall: "a divisor may be as small as you like"
    case .datesOutside(let years): "its dates lie outside \(years.lowerBound) to \(years.upperBound)"
    case .datesLeaveCalendar: "its dates may leave the calendar"
    case .dateNotWhole: "a date is made of numbers that are not whole"
    case .everyPathInterpreted: "every path of it is left to the interpreter"
    case .noColumn: "a fact is not in columns"
    }
  }
}

extension Obstacle.Failure {
  fileprivate func words(_ name: (Atom) -> String) -> String {
    switch self {
    case .absence(let atom): "it fails: '\(name(atom))' is of a person who is not there"
    case .wrongType: "it fails: its result is of another type"
    case .refusal(let problem): "it fails: \(problem.sentence(reveals: false))"
    case .lua(let problem): "it fails in Lua: \(problem.sentence(reveals: false))"
    }
  }
}
