import ExactNumbers

/// The one place that turns problems into words.
extension Problem {
  /// The problem in one sentence. Unless `reveals`, values of the case are left out, since they are personal.
  package func sentence(reveals: Bool) -> String {
    let sentence = wholeSentence(reveals: reveals).cut(to: Self.longestSentence)
    // Messages of the command's own parser have several lines.
    if case .usage = self { return sentence }
    return sentence.visible()
  }

  /// The characters of the longest sentence. A cell or a text of a rule may be as long as a file.
  private static let longestSentence = 4000

  private func wholeSentence(reveals: Bool) -> String {
    func shown(_ value: String) -> String { reveals ? "'\(value)'" : "(value withheld)" }
    switch self {
    case .unreadable(let path, let reason): return "cannot read \(path): \(reason)"
    case .unknownJurisdiction(let name, let available):
      return "there are no rules for '\(name)'; there are rules for \(available.joined(separator: ", "))"
    case .usage(let message, _), .nothingFound(let message, _): return message
    case .unreadableFile(let path, let reason): return "cannot read \(path): \(reason)"
    case .unwritable(let path, let reason): return "cannot write \(path): \(reason)"
    case .sameFile(let path, let other):
      return "\(path == other ? "\(path) is named twice" : "\(path) and \(other) are one file"), "
        + "and writing would destroy what is there; nothing was written"
    case .fileExists(let path, _): return "\(path) exists, and levy did not write it as what is to be written"
    case .noRules(let path): return "\(path) holds no folder with rule files"
    case .syntax(let message): return "this is not Lua: \(message)"
    case .severalValues: return "these are several values; an expression is one"
    case .script(let message): return message
    case .stopped(.text): return "stopped: a text is longer than the 64 KiB that a text may have"
    case .stopped(let limit): return "stopped: the rule used up its \(Self.budget(limit))"
    case .forbidden(let name): return "\(name) is not available to rules"
    case .unknownGlobal(let name, _): return "unknown name '\(name)'"
    case .unknownMember(let library, let name): return "\(library) has no '\(name)'"
    case .globalAssignment(let name): return "'\(name)' would be a global variable, which rules cannot set"
    case .readOnly(let key): return "cannot set '\(key)': what rules share is read-only"
    case .numeralComparison(let symbol):
      return "'\(symbol)' next to a numeral or a count is silently wrong for exact numbers"
    case .unsafeSyntax(let symbol): return "'\(symbol)' is not part of the rule language"
    case .longNumeral(let text): return "the numeral \(text) is not exact: it is no decimal of up to 38 digits"
    case .changesLocal(let rule, let local):
      return "\(rule) changes '\(local)', so its result would depend on what ran before"
    case .unknownModule(let name): return "there is no file for require \"\(name)\" under the rules folder"
    case .tooMuch(let limit, let most):
      return "more than \(most) \(Self.things(limit)): that is the limit of '\(limit.rawValue)'"
    case .declaration(let title, let fault): return "\(title) \(fault.phrase)"
    case .duplicateName(let name, let first):
      return "'\(name)' is declared twice" + (first.map { "; first at \($0)" } ?? "")
    case .history(let parameter, let fault): return "parameter '\(parameter)' \(fault.phrase)"
    case .unreachable: return "no case reaches this line: what stands before it leaves nothing over"
    case .unused(let name): return "parameter '\(name)' is read by no rule"
    case .unusedInput(let name): return "input '\(name)' is read by no rule"
    case .idleQuestion(let name, let interview, let years):
      return "no answer to '\(name)' can move what interview '\(interview)' leads to, in \(years)"
    case .fails(let rule, let cases, let cause): return "'\(rule)' fails \(cases): \(cause)"
    case .unrounded(let rule, let cases):
      return "'\(rule)' may return fractions of a cent \(cases), which is an error in such a case"
    case .unlikeUnits(let rule, let operation, let one, let other):
      return "'\(rule)' \(Self.phrase(operation, one.words, other.words))"
    case .unlikeResult(let rule, let quantity, let isDeclared, let found):
      let own = isDeclared ? "is declared" : "elsewhere returns"
      return "'\(rule)' \(own) \(quantity.words), but returns \(found.words)"
    case .duplicateKey(let key, let line):
      return "\(key) stands twice in this table, first on line \(line); Lua would drop the first without a word"
    case .noReturn(let field): return "this '\(field)' returns nothing"
    case .zeroIndex: return "a list of Lua begins at 1; there is nothing at 0"
    case .traced: return "'trace' still stands here; it is for whoever writes the rule"
    case .taxpayersFact(let name):
      return "'case.\(name)' is the taxpayer's, whoever the rule is of, and each person has a '\(name)'"
    case .floorsMoney(let name): return "'//' divides '\(name)', an amount, and drops what is below one"
    case .bareNumber(let text):
      return "\(text) stands in the code, where no explanation and no comparison of years shows it"
    case .circle(let names): return "a circle of rules: " + names.joined(separator: " → ")
    case .unknownName(let name, let role, _): return "unknown " + Self.phrase(role, name)
    case .decidesNothing(let name): return "nothing here depends on '\(name.cut(to: 100).visible())'"
    case .badValue(let name, let value, let expected, _): return "\(name) = \(shown(value)): expected \(expected)"
    case .ambiguous(let name, let value, let readings):
      let meanings = reveals ? "could mean \(readings.joined(separator: " or "))" : "could mean more than one thing"
      return (name.map { "\($0) = " } ?? "") + shown(value) + " " + meanings
    case .outOfRange(let name, let value, let low, let high):
      return "\(name) = \(shown(value)) is out of range: \(Self.range(low, high))"
    case .givenTwice(let name, let other):
      return name == other ? "'\(name)' is given twice" : "'\(name)' and '\(other)' are the same fact, given twice"
    case .missing(let inputs, let wanted):
      return "not given: " + inputs.map(\.name).joined(separator: ", ") + "; needed for \(wanted)"
    case .unusedFact(let name, let reason): return "'\(name)' is given and counts for nothing: \(reason)"
    case .noSuchPerson(let name, true, let presence):
      return "'\(name)' is given, but nobody is there whose it could be: \(presence) = no"
    case .noSuchPerson(let name, false, let presence):
      return "'\(name)' is of a person who is not there: \(presence) = no"
    case .supposed(let name, let hypothesis, _):
      return "'\(name)' is given, so what it would be under '\(hypothesis)' is not known"
    case .impossible(_, let message, let facts):
      let given = facts.map { reveals ? "\($0.name) = \($0.value)" : $0.name }
      let all = facts.count == 1 ? "" : facts.count == 2 ? "both " : "all "
      return given.joined(separator: facts.count == 2 ? " and " : ", ") + " cannot \(all)be true"
        + (reveals ? ": \(message)" : "")
    case .noYear(let first, let last): return "which year? The rules cover \(first) to \(last)"
    case .yearOutside(let year, let first, let last):
      return "there is no law for the year \(year): the rules cover \(first) to \(last)"
    case .dateOutsideYear(let date, let year): return "\(date) is not in the year \(year)"
    case .noLaw(let parameter, let date, let history):
      return "law.\(parameter) has no value on \(date); it has one \(history.joined(separator: ", and "))"
    case .noFigure(let parameter, let year, let last):
      return "law.\(parameter) has no figure for \(year): each year has its own, and the last is that of \(last)"
    case .notInForce(let rule, let date, let versions):
      return "rule '\(rule)' is not in force on \(date), but \(versions.joined(separator: ", and "))"
    case .notKnown(let law, let since, let known):
      return "what was known of \(law) on \(known) cannot be told: the rules do not say when it was enacted as it "
        + "holds since \(since)"
    case .otherRules(let given, let rules):
      return "the case was made by other rules (\(given)) than those that are to compute it (\(rules))"
    case .wrongResult(let rule, let expected, let found):
      return "rule '\(rule)' returned \(reveals ? found : "another value"), but must return \(expected)"
    case .number(let error): return Self.phrase(error)
    case .notFollowed(let name, let reason): return "'\(name)' cannot be followed as one formula: \(reason)"
    case .ruleFailed(let rule, let message): return "rule '\(rule)' failed: \(message)"
    case .table(let message): return message
    case .malformedRow(let reason): return reason
    case .resultColumns(let names) where names.count == 1:
      return "column '\(names[0])' has the name of a result, in place of which it would stand"
    case .resultColumns(let names):
      let list = names.map { "'\($0)'" }.joined(separator: ", ")
      return "columns \(list) have names of results, in place of which they would stand"
    case .columnTwice(let name, _): return "column '\(name)' has the name of a result that is to be added"
    }
  }

  private static func phrase(_ operation: UnitOperation, _ one: String, _ other: String) -> String {
    switch operation {
    case .sum: "adds \(one) and \(other)"
    case .difference: "subtracts \(other) from \(one)"
    case .limit: "takes the lesser or the greater of \(one) and \(other)"
    case .comparison: "compares \(one) with \(other)"
    case .quotient: "divides \(one) by \(other)"
    }
  }

  private static func budget(_ limit: Limit) -> String {
    switch limit {
    case .instructions: "instructions (is there an endless loop?)"
    case .time: "time (is there an endless loop?)"
    case .memory: "memory"
    case .text: "text"
    case .interrupt: "patience: it was interrupted"
    }
  }

  private static func things(_ limit: LoadLimit) -> String {
    switch limit {
    case .files: "files and folders"
    case .depth: "folders within each other"
    case .fileBytes: "bytes in one file"
    case .bytes: "bytes in all rule files"
    case .declarations: "declarations"
    case .values: "values in declarations"
    case .expression: "bytes in one expression"
    }
  }

  private static func phrase(_ role: NameRole, _ name: String) -> String {
    switch role {
    case .inRule: "name 'case.\(name)'"
    case .ofPerson: "fact '\(name)' of a person"
    case .parameter: "parameter 'law.\(name)'"
    case .concern: "rule '\(name)'"
    case .worded: "name '\(name)', which nothing declares"
    case .given, .asked: "name '\(name)'"
    case .column: "column '\(name)'"
    case .command: "command '\(name)'"
    case .scenario: "scenario '\(name)'"
    }
  }

  private static func range(_ low: Exact?, _ high: Exact?) -> String {
    let bound = ValueType.largestAmount
    switch (low == bound.negated ? nil : low, high == bound ? nil : high) {
    case (let low?, let high?): return "from \(low) to \(high)"
    case (let low?, nil): return "at least \(low)"
    case (nil, let high?): return "at most \(high)"
    case (nil, nil): return "at most \(bound.formatted(minimumFractionDigits: 0, style: .english))"
    }
  }

  private static func phrase(_ error: ExactError) -> String {
    switch error {
    case .overflow: "a number left the range of exact arithmetic (38 digits)"
    case .divisionByZero: "division by zero"
    case .exponentNotWhole: "the exponent is not a whole number"
    case .exponentTooLarge: "the exponent is too large"
    case .stepNotPositive: "the step to round to must be above zero"
    }
  }
}

extension Problem.Measured {
  fileprivate var words: String { "\(name) (\(quantity.words))" }

  /// Whether it is an amount for a known period.
  fileprivate var isOfPeriod: Bool { if case .money(_?) = quantity { true } else { false } }
}

extension Problem {
  /// A remedy for numbers of different kinds.
  static func remedy(_ one: Measured, _ other: Measured) -> String {
    one.isOfPeriod && other.isOfPeriod
      ? "bring both to one period, such as × 12 or / 12, or correct the 'per' of one"
      : "one of them may have another 'type' than it should, or a product is meant"
  }
}

extension Problem.HistoryFault {
  fileprivate var phrase: String {
    switch self {
    case .unsaidRenewal(let changes, let years):
      "changed in \(changes) of \(years) years and does not say whether the next year has a value of its own"
    case .skips(let years): "skips \(years.joined(separator: ", ")), of which it says nothing"
    case .withinYear(let day, let year, let read):
      "has a value from \(day) on, within the year \(year), that counts for the whole year where \(read) reads it"
    case .unordered(let day, let field): "has bands from \(day) on of which '\(field)' goes up and down"
    case .published(let day): "says what is projected for \(day), and there is a value for that year"
    }
  }

  /// What to do about it.
  var help: String {
    switch self {
    case .unsaidRenewal:
      "write every = \"year\" if each year's figure must be looked up, until_changed = true if it holds until an act says "
        + "otherwise"
    case .skips: "write what it was, or unchanged where it stayed as it was"
    case .withinYear:
      "correct the day, read it for days or months (law.on(day), months(case)), or say for_the_year = \"why\""
    case .unordered(_, let field):
      "put them in order, and declare what they are: type = bands { \(field) = money, rate = rate }"
    case .published: "take it out of 'projected'"
    }
  }
}

extension Problem.DeclarationFault {
  fileprivate var phrase: String {
    switch self {
    case .badName: "needs a name in lower-case letters, digits and _, such as \"income_tax\""
    case .noTable: "needs a table: NAME { … }"
    case .unknownField(let name, _): "has an unknown field '\(name)'"
    case .missingField(let name): "lacks the field '\(name)'"
    case .wrongField(let name, let expected, let found): "has a wrong '\(name)': expected \(expected), found \(found)"
    case .badDate(let text): "has '\(text)' where a date such as \"2025-01-31\" is expected"
    case .emptyHistory: "has an empty history"
    case .overlap(let one, let other): "holds twice: \(one), and \(other)"
    case .gap(let after, let before): "has a gap: nothing holds after \(after) and before \(before)"
    case .noneInFolder: "is not declared"
    case .misplaced(let folder, let isWithin):
      isWithin ? "does not belong into the folder '\(folder)'" : "belongs into the jurisdiction's folder '\(folder)'"
    case .undated(let days): "does not say when the value since \(days.joined(separator: ", ")) was enacted"
    }
  }
}
