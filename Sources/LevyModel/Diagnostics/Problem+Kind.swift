extension Problem {
  /// The kinds of problems. A kind's raw value is its code: a stable name for programs, and for `levy explain`.
  package enum Kind: String, Sendable, CaseIterable {
    // Names and values
    case unknownName = "unknown-name"
    case decidesNothing = "decides-nothing"
    case badValue = "bad-value"
    case ambiguous
    case outOfRange = "out-of-range"
    case givenTwice = "given-twice"
    case missing
    case unusedFact = "unused-fact"
    case noSuchPerson = "no-such-person"
    case supposed
    case impossible
    case noYear = "no-year"
    case dateOutsideYear = "date-outside-year"
    case noLaw = "no-law"
    case notKnown = "not-known"
    case otherRules = "other-rules"
    // Evaluation
    case circle
    case wrongResult = "wrong-result"
    case number
    case ruleFailed = "rule-failed"
    case stopped
    case notFollowed = "not-followed"
    // Lua
    case syntax
    case script
    case forbidden
    case readOnly = "read-only"
    case numeralComparison = "numeral-comparison"
    case unsafeSyntax = "unsafe-syntax"
    case longNumeral = "long-numeral"
    case unknownModule = "unknown-module"
    case tooMuch = "too-much"
    // Declarations
    case declaration
    case unknownField = "unknown-field"
    case missingField = "missing-field"
    case wrongField = "wrong-field"
    case badDate = "bad-date"
    case overlap
    case gap
    case duplicateName = "duplicate-name"
    case history
    case unused
    case unreachable
    case fails
    case unlikeUnits = "unlike-units"
    case idleQuestion = "idle-question"
    case duplicateKey = "duplicate-key"
    case noReturn = "no-return"
    case zeroIndex = "zero-index"
    case traced
    case taxpayersFact = "taxpayers-fact"
    case floorsMoney = "floors-money"
    case bareNumber = "bare-number"
    // Files and tables
    case unreadable
    case fileExists = "file-exists"
    case unwritable
    case sameFile = "same-file"
    case unknownJurisdiction = "unknown-jurisdiction"
    case noRules = "no-rules"
    case table
    case malformedRow = "malformed-row"
    case resultColumn = "result-column"
    // The command
    case usage
    case nothingFound = "nothing-found"
  }

  /// The kind of the problem.
  package var kind: Kind {
    switch self {
    case .usage: .usage
    case .nothingFound: .nothingFound
    case .unreadable, .unreadableFile: .unreadable
    case .unwritable: .unwritable
    case .sameFile: .sameFile
    case .notFollowed: .notFollowed
    case .unknownJurisdiction: .unknownJurisdiction
    case .noRules: .noRules
    case .fileExists: .fileExists
    case .syntax, .severalValues: .syntax
    case .script: .script
    case .stopped: .stopped
    case .forbidden: .forbidden
    case .unknownGlobal, .unknownMember, .unknownName: .unknownName
    case .globalAssignment, .readOnly, .changesLocal: .readOnly
    case .numeralComparison: .numeralComparison
    case .unsafeSyntax: .unsafeSyntax
    case .longNumeral: .longNumeral
    case .unknownModule: .unknownModule
    case .tooMuch: .tooMuch
    case .declaration(_, let fault): fault.kind
    case .duplicateName: .duplicateName
    case .history: .history
    case .unused: .unused
    case .unreachable: .unreachable
    case .unusedInput: .unused
    case .fails, .unrounded: .fails
    case .unlikeUnits, .unlikeResult: .unlikeUnits
    case .idleQuestion: .idleQuestion
    case .duplicateKey: .duplicateKey
    case .noReturn: .noReturn
    case .zeroIndex: .zeroIndex
    case .traced: .traced
    case .taxpayersFact: .taxpayersFact
    case .floorsMoney: .floorsMoney
    case .bareNumber: .bareNumber
    case .circle: .circle
    case .decidesNothing: .decidesNothing
    case .badValue: .badValue
    case .ambiguous: .ambiguous
    case .outOfRange: .outOfRange
    case .givenTwice: .givenTwice
    case .missing: .missing
    case .unusedFact: .unusedFact
    case .noSuchPerson: .noSuchPerson
    case .supposed: .supposed
    case .impossible: .impossible
    case .noYear: .noYear
    case .yearOutside, .noLaw, .noFigure, .notInForce: .noLaw
    case .notKnown: .notKnown
    case .otherRules: .otherRules
    case .dateOutsideYear: .dateOutsideYear
    case .wrongResult: .wrongResult
    case .number: .number
    case .ruleFailed: .ruleFailed
    case .table: .table
    case .malformedRow: .malformedRow
    case .resultColumns, .columnTwice: .resultColumn
    }
  }

  /// A stable name for the kind of problem, for programs.
  package var code: String { kind.rawValue }
}

extension Problem.DeclarationFault {
  fileprivate var kind: Problem.Kind {
    switch self {
    case .badName, .noTable, .noneInFolder, .misplaced: .declaration
    case .unknownField: .unknownField
    case .missingField, .emptyHistory, .undated: .missingField
    case .wrongField: .wrongField
    case .badDate: .badDate
    case .overlap: .overlap
    case .gap: .gap
    }
  }
}
