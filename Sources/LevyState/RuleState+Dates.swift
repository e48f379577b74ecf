import CLuaShim
import LevyModel
import LevyScript
import LuaRuntime

/// Dates: the interface between the rule library and the code that runs the rules.
extension RuleState {
  /// The functions for dates that the rule library needs.
  var dateFunctions: [(String, HostBody)] {
    CalendarOperation.allCases.map { operation in
      (operation.rawValue, { [unowned self] in try self.compute(operation, $0) })
    } + [
      ("date_part", { [unowned self] in try self.pushPart($0) }),
      ("check_date", { [unowned self] in try self.checkDate($0) }),
      ("whole", { [unowned self] in try self.pushWhole($0) }),
      ("is_symbol", { [unowned self] in self.push(flag: self.numbers.symbol(at: 1) != nil, $0) }),
      ("counts_are_symbols", { [unowned self] in self.push(flag: self.countsAreSymbols, $0) }),
      ("first_day", { [unowned self] in self.push(parts: self.taxYear.firstDay(of: $0.integer(at: 1) ?? 0), $0) }),
      ("date_text", { [unowned self] in self.pushText($0) }),
      ("whole_expected", { _ in throw Self.failure("days, months and years are counted in whole numbers") }),
      ("date_expected", { throw Self.failure("a date is expected here, found \($0.description(at: 1))") }),
      ("beyond_calendar", { _ in throw Self.failure(beyondCalendar) }),
      ("no_working_day", { _ in throw Self.failure("the holidays leave no working day within a year") }),
    ]
  }

  private static func failure(_ message: String) -> Diagnostic { Diagnostic(.script(message: message)) }

  private var countsAreSymbols: Bool { numbers.executor?.countsAreSymbols ?? true }

  private func push(flag: Bool, _ lua: LuaState) -> Int {
    lua.push(flag)
    return 1
  }

  private func checkDate(_ lua: LuaState) throws -> Int {
    if let text = lua.string(at: 1) {
      guard let date = CalendarDate(text) else {
        throw Diagnostic(
          .badValue(
            name: "date", value: text, expected: Wording(inEnglish: "a day of the calendar, written 2025-12-31")))
      }
      return push(parts: date, lua)
    }
    let parts = (1...3).map { numbers.number(at: $0)?.exactInt }
    if let year = parts[0], let month = parts[1], let day = parts[2] {
      if let date = CalendarDate(year: year, month: month, day: day) { return push(parts: date, lua) }
      let length = (28...31).last { CalendarDate(year: year, month: month, day: $0) != nil }
      let expected = length.map { "a day of that month, which has \($0) days" }
      throw Diagnostic(
        .badValue(
          name: "date", value: "\(year), \(month), \(day)",
          expected: Wording(inEnglish: expected ?? "a year from 1 to 9999 and a month from 1 to 12")))
    }
    let found = (1...3).map { numbers.number(at: $0)?.description ?? lua.description(at: $0) }
    throw Diagnostic(
      .badValue(
        name: "date", value: found.joined(separator: ", "),
        expected: Wording(inEnglish: "a year, a month and a day in whole numbers, or a text such as \"2025-12-31\"")))
  }

  private func push(parts date: CalendarDate, _ lua: LuaState) -> Int {
    lua.push(date.year)
    lua.push(date.month)
    lua.push(date.day)
    return 3
  }

  /// Pushes the result of a calendar operation on a number, or a symbol for it.
  private func compute(_ operation: CalendarOperation, _ lua: LuaState) throws -> Int {
    guard let number = numbers.number(at: 1) else {
      try numbers.trace(.calendar(operation))
      return 1
    }
    guard let number = number.exactInt, operation != .digits || CalendarDate.dayNumbers.contains(number),
      let result = operation.applied(to: number)
    else { throw Self.failure(beyondCalendar) }
    lua.push(result)
    return 1
  }

  /// Pushes a number that must be whole as a plain integer; pushes nothing for a symbol.
  private func pushWhole(_ lua: LuaState) throws -> Int {
    if numbers.symbol(at: 1) != nil { return 0 }
    guard let number = numbers.number(at: 1) else {
      throw NumberExpected(operation: "the arithmetic of dates", found: lua.description(at: 1))
    }
    guard let whole = number.exactInt else {
      throw Self.failure("days, months and years are counted in whole numbers")
    }
    guard whole.magnitude < 10_000_000 else { throw Self.failure(beyondCalendar) }
    lua.push(whole)
    return 1
  }

  private func pushText(_ lua: LuaState) -> Int {
    let parts = (1...3).map { lua.integer(at: $0) ?? 0 }
    lua.push(CalendarDate(year: parts[0], month: parts[1], day: parts[2])?.description ?? "date")
    return 1
  }

  /// Pushes a date object of the rule language.
  package func push(_ date: CalendarDate) throws(LuaError) {
    lua.push(library.newDate)
    _ = push(parts: date, lua)
    try lua.call(arguments: 3, results: 1)
  }

  /// Pushes the date of a fact that differs from row to row; `pushDigits` pushes the symbol of its digits.
  package func pushTracedDate(slot: Slot, pushDigits: () -> Void) throws(LuaError) {
    lua.push(library.newSymbolicDate)
    lua.pushTable()
    lua.push(slot.index)
    lua.setField("slot", at: -2)
    pushDigits()
    lua.setField("digits", at: -2)
    try lua.call(arguments: 1, results: 1)
  }

  /// The symbol of the date on top of the stack, if it differs from row to row; otherwise nil.
  package func tracedDate() -> Int? {
    lua.push(library.dateParts)
    lua.pushCopy(at: -2)
    guard (try? lua.call(arguments: 1, results: 3)) != nil else { return nil }
    defer { lua.pop(3) }
    return numbers.symbol(at: -3)?.place
  }

  private func pushPart(_ lua: LuaState) throws -> Int {
    let field = lua.string(at: 2) ?? lua.description(at: 2)
    guard let slot = lua.integer(at: 1), let part = DatePart(field, of: Slot(slot)) else {
      throw SandboxViolation.unknownMember(library: "date", name: field)
    }
    try numbers.executor?.pushFact(number: part.number)
    return 1
  }

  /// The date on top of the stack, or nil if the value is not one.
  package func date() -> CalendarDate? {
    lua.push(library.dateParts)
    lua.pushCopy(at: -2)
    guard (try? lua.call(arguments: 1, results: 3)) != nil else { return nil }
    defer { lua.pop(3) }
    guard let year = lua.integer(at: -3), let month = lua.integer(at: -2), let day = lua.integer(at: -1) else {
      return nil
    }
    return CalendarDate(year: year, month: month, day: day)
  }
}

private let beyondCalendar = "the date lies beyond the calendar, which has the years 1 to 9999"
