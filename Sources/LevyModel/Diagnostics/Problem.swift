import ExactNumbers

/// A problem, as data. `Problem+Row.swift` has a row for each, with all that there is to say of it; `Diagnostic` adds the
/// place.
package enum Problem: Sendable, Hashable {
  // Files
  /// Rules, which are sought in several places, are not where they were looked for.
  case noFile(path: String, reason: Wording)
  case unreadable(path: String, reason: Wording)
  case unknownJurisdiction(name: String, available: [String])
  case noRules(path: String)
  case fileExists(path: String)
  case unwritable(path: String, reason: Wording)
  case sameFile(path: String, other: String)

  // What is asked for
  case usage(UsageFault)
  case nothingFound(Wording, help: Wording? = nil)

  // Lua
  case syntax(message: String)
  case severalValues
  case script(message: String)
  /// Something else stands where an operation needs numbers.
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
  /// What a history leaves open about years.
  case history(parameter: String, HistoryFault)
  case unused(name: String)
  case unreachable
  case unusedInput(name: String)
  /// A finding from following a rule for all cases of a kind at once: `cases` says which.
  case fails(rule: String, cases: String, cause: String)
  case unrounded(rule: String, cases: String)
  /// A rule puts two numbers together that are not numbers of the same thing.
  case unlikeUnits(rule: String, UnitOperation, Measured, Measured)
  /// A rule returns something else than it declares, or than it does otherwise.
  case unlikeResult(rule: String, declared: Quantity, isDeclared: Bool, Measured)
  /// A question of an interview to which no answer can move the result in some years.
  case idleQuestion(name: String, interview: String, years: String)
  case duplicateKey(key: String, firstLine: Int)
  case noReturn(field: String)
  case zeroIndex
  case traced
  /// A fact of the taxpayer is read where the rule's own person has it too.
  case taxpayersFact(name: String)
  /// An amount is divided by `//`, which drops what is below one.
  case floorsMoney(name: String)
  /// A figure in the code of a rule, with no word why.
  case bareNumber(text: String)
  case circle([String])

  // Names and values
  case unknownName(name: String, role: NameRole, nearest: [String])
  /// A fact that people may give and that no result depends on.
  case decidesNothing(name: String)
  case badValue(name: String, value: String, expected: Wording, nearest: [String] = [])
  /// A text that could mean each of `readings`, which are written unambiguously. Without a name it is part of an
  /// expression.
  case ambiguous(name: String?, value: String, readings: [String])
  /// Limits that are declared, and the one of all amounts where a value is beyond that.
  case outOfRange(name: String, value: String, minimum: Exact?, maximum: Exact?)
  case givenTwice(name: String, other: String)
  case missing(inputs: [MissingInput], wanted: String)
  /// A fact is given that no result reads, where that is not allowed; `reason` says why none does.
  case unusedFact(name: String, reason: Wording)
  /// A fact of an absent person is given, or a result of theirs is read; `presence` is the variable that says who is
  /// present.
  case noSuchPerson(name: String, isGiven: Bool, presence: String)
  /// A result is given, so that what it would be under a hypothesis is not known; `wanted` is the rule that asks for it.
  case supposed(name: String, hypothesis: String, wanted: String?)
  /// Facts that a check reads cannot all be true.
  case impossible(check: String, message: String, facts: [GivenFact])
  case noYear(first: Int, last: Int)
  case yearOutside(year: String, first: Int, last: Int)
  case dateOutsideYear(date: String, year: Int)

  // Evaluation
  /// Each year has a figure of its own, and this one none.
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
  /// Columns with names of results that `--given` does not name.
  case resultColumns(names: [String])
  /// A column has the name of a result that is to be added, which has `others` too.
  case columnTwice(name: String, others: [String])
  case malformedRow(reason: Wording)

  /// A limit that stopped a script.
  package enum Limit: String, Sendable { case instructions, time, memory, text, interrupt }

  /// A limit for the rules of a jurisdiction, or for typed input.
  package enum LoadLimit: String, Sendable { case files, depth, fileBytes, bytes, declarations, values, expression }

  /// An operation of a rule on two numbers.
  package enum UnitOperation: String, Sendable { case sum, difference, limit, comparison, quotient }

  /// A number in a rule: its origin and its unit.
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

  /// A fact, and its value in the form in which it may be given.
  package struct GivenFact: Sendable, Hashable {
    package let name: String
    package let value: String

    package init(name: String, value: String) { (self.name, self.value) = (name, value) }
  }

  /// An input that a result needs.
  package struct MissingInput: Sendable, Hashable {
    /// Its name.
    package let name: String
    /// A label for people.
    package let label: String
    /// The values that may be given, such as "an amount of money".
    package let expected: Wording

    package init(name: String, label: String, expected: Wording) {
      self.name = name
      self.label = label
      self.expected = expected
    }
  }

  /// What a history of a parameter leaves open about the years that it is for.
  package enum HistoryFault: Sendable, Hashable {
    /// It changed in most years, and does not say whether the next has a value of its own.
    case unsaidRenewal(changes: Int, years: Int)
    /// Each year has a value of its own, and some before its last have none.
    case skips(years: [String])
    /// A value begins within a year, and a rule reads it for the whole.
    case withinYear(day: CalendarDate, year: String, read: Place)
    /// The ends of bands, in a value without a shape, are in no order.
    case unordered(day: CalendarDate, field: String)
    /// What was expected of a year is there.
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
    /// It belongs into this folder of the jurisdiction, which holds nothing else.
    case misplaced(folder: String, isWithin: Bool)
    /// Values without a day of enactment, by the days on which they begin to hold.
    case undated([String])
  }
}
