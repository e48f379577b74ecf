import ExactNumbers

/// A problem, as data. `Problem+Row.swift` has a row for each, with everything that is said about it; `Diagnostic` adds
/// the place.
package enum Problem: Sendable, Hashable {
  // Files
  /// Rules were found in none of the folders that were searched.
  case noFile(path: String, reason: Wording)
  case unreadable(path: String, reason: Wording)
  case unknownJurisdiction(name: String, available: [String])
  case noRules(path: String)
  case fileExists(path: String)
  case unwritable(path: String, reason: Wording)
  case sameFile(path: String, other: String)

  // Usage
  case usage(UsageFault)
  case nothingFound(Wording, help: Wording? = nil)

  // Lua
  case syntax(message: String)
  case severalValues
  case script(message: String)
  /// The operand of an operation is not a number.
  case notNumbers(operation: String, found: String)
  case stopped(by: Limit)
  case forbidden(name: String)
  case unknownGlobal(name: String, nearest: [String])
  case unknownMember(library: String, name: String)
  case globalAssignment(name: String)
  case readOnly(key: String)
  case numeralComparison(symbol: String)
  case unsafeSyntax(symbol: String)
  case longNumeral(text: String)
  case changesLocal(rule: String, local: String)
  case unknownModule(name: String)
  case tooMuch(of: LoadLimit, most: Int)

  // Declarations
  case declaration(String, fault: DeclarationFault)
  case duplicateName(name: String, first: Place?)
  /// A history of a parameter is incomplete or inconsistent for some years.
  case history(parameter: String, HistoryFault)
  case unused(name: String)
  case unreachable
  case unusedInput(name: String)
  case uncited(statute: String)
  /// A finding from following a rule for all cases at once; `cases` says which cases are concerned.
  case fails(rule: String, cases: String, cause: String)
  case unrounded(rule: String, cases: String)
  /// A rule combines two numbers with different units.
  case unlikeUnits(rule: String, UnitOperation, Measured, Measured)
  /// A rule returns a number with another unit than it declares, or than it returns otherwise.
  case unlikeResult(rule: String, declared: Quantity, isDeclared: Bool, Measured)
  /// No answer to a question of an interview can move the result in some years.
  case idleQuestion(name: String, interview: String, years: String)
  case duplicateKey(key: String, firstLine: Int)
  case noReturn(field: String)
  case zeroIndex
  case traced
  /// A fact of the taxpayer is read although the rule's person has one of that name.
  case taxpayersFact(name: String)
  /// An amount is divided by `//`, which drops the cents.
  case floorsMoney(name: String)
  /// A function changes a local variable outside it, so that the rules cannot be cached.
  case uncached(local: String)
  /// A figure in the code of a rule, without a comment that justifies it.
  case bareNumber(text: String)
  case computedName
  case circle([String])

  // Names and values
  case unknownName(name: String, role: NameRole, nearest: [String])
  /// A known fact is named on which no result depends.
  case decidesNothing(name: String)
  case badValue(name: String, value: String, expected: Wording, nearest: [String] = [])
  /// A text could mean each of `readings`, which are written unambiguously. Without a name, the text is part of an
  /// expression.
  case ambiguous(name: String?, value: String, readings: [String])
  /// A value exceeds the declared limits, or the limit of all amounts.
  case outOfRange(name: String, value: String, minimum: Exact?, maximum: Exact?)
  case givenTwice(name: String, other: String)
  case missing(inputs: [MissingInput], wanted: String)
  /// A fact was given that no result reads, where that is not allowed, with the reason.
  case unusedFact(name: String, reason: Wording)
  /// A fact of an absent person was given, or a result of that person is read; `presence` is the variable that says who
  /// is present.
  case noSuchPerson(name: String, isGiven: Bool, presence: String)
  /// A result was given, so that its value under a hypothesis is not known; `wanted` is the rule that reads it.
  case supposed(name: String, hypothesis: String, wanted: String?)
  /// The facts that a check reads cannot all be true.
  case impossible(check: String, message: String, facts: [GivenFact])
  case noYear(first: Int, last: Int)
  case yearOutside(year: String, first: Int, last: Int)
  case dateOutsideYear(date: String, year: Int)

  // Evaluation
  /// Each year needs a figure of its own, and this year has none.
  case noFigure(parameter: String, year: String, last: String)
  case noLaw(parameter: String, date: CalendarDate, history: [Wording])
  case notInForce(rule: String, date: CalendarDate, versions: [Wording])
  case notKnown(law: String, since: CalendarDate, known: CalendarDate)
  case otherRules(case: String, rules: String)
  case wrongResult(rule: String, expected: Wording, found: String, isUnrounded: Bool = false)
  case number(ExactError)
  case ruleFailed(rule: String, message: String)
  case notFollowed(name: String, reason: String)

  // Tables
  case table(message: String)
  /// Columns have names of results that `--given` does not list.
  case resultColumns(names: [String])
  /// A column has the name of a result that is to be added; `others` are further names of the result.
  case columnTwice(name: String, others: [String])
  case malformedRow(reason: Wording)

  /// A limit that stopped a script.
  package enum Limit: String, Sendable { case instructions, time, memory, text, interrupt }

  /// A limit on the rules of a jurisdiction, or on typed input.
  package enum LoadLimit: String, Sendable { case files, depth, fileBytes, bytes, declarations, values, expression }

  /// An operation of a rule on two numbers, for the unit check.
  package enum UnitOperation: String, Sendable { case sum, difference, limit, comparison, quotient }

  /// A number in a rule: its origin and unit.
  package struct Measured: Sendable, Hashable {
    /// `case.wages`, `law.allowance`, or an expression in them.
    package let name: String
    /// The unit of the number.
    package let quantity: Quantity

    package init(name: String, quantity: Quantity) {
      self.name = name
      self.quantity = quantity
    }
  }

  /// The context in which a name was used.
  package enum NameRole: String, Sendable {
    case inRule, ofPerson, parameter, concern, worded, given, asked, column, heading, command, scenario
  }

  /// A given fact, with its value in the form in which it may be given again.
  package struct GivenFact: Sendable, Hashable {
    package let name: String
    package let value: String

    package init(name: String, value: String) { (self.name, self.value) = (name, value) }
  }

  /// An input that a result needs.
  package struct MissingInput: Sendable, Hashable {
    /// The name.
    package let name: String
    /// The label for people.
    package let label: String
    /// The values that may be given, such as "an amount of money".
    package let expected: Wording

    package init(name: String, label: String, expected: Wording) {
      self.name = name
      self.label = label
      self.expected = expected
    }
  }

  /// A fault in the history of a parameter.
  package enum HistoryFault: Sendable, Hashable {
    /// The value changed in most years, and the declaration does not say whether the next year needs a value of its
    /// own.
    case unsaidRenewal(changes: Int, years: Int)
    /// Each year needs a value of its own, and some years before the last have none.
    case skips(years: [String])
    /// A value begins within a year, and a rule reads it for the whole year.
    case withinYear(day: CalendarDate, year: String, read: Place)
    /// The ends of bands, in a value without a shape, are not in order.
    case unordered(day: CalendarDate, field: String)
    /// A value is declared as expected for a year whose value is there.
    case published(day: CalendarDate)
  }

  /// A fault in a declaration.
  package enum DeclarationFault: Sendable, Hashable {
    case badName
    case noTable
    case unknownField(String, nearest: [String])
    case missingField(String)
    case wrongField(String, expected: String, found: String)
    case badDate(String)
    case emptyHistory
    case overlap(String, String)
    case gap(after: String, before: String)
    case noneInFolder
    /// The declaration belongs into this folder of the jurisdiction, which contains nothing else.
    case misplaced(folder: String, isWithin: Bool)
    /// Values without a day of enactment, by the days on which they come into force.
    case undated([String])
  }
}
