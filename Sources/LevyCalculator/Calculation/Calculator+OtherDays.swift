import LevyModel
import LevyRules
import LevyScript
import LuaRuntime

/// The law of days other than the case's date: `law.on(day).NAME`.
extension Calculator {
  /// The name of the function in `law`; no parameter may have it.
  static let onAnotherDay = "on"

  /// Makes the function `law.on`.
  func makeLawOfDays() -> LuaReference {
    let functions: [(String, HostBody)] = [
      ("parts", { [unowned self] in self.pushDateParts($0) }),
      ("law", { [unowned self] in try self.pushLawOfDay($0) }),
      ("changes", { [unowned self] in self.pushChanges($0) }),
      ("first", { [unowned self] in self.push(self.coveredDays.lowerBound.digits, $0) }),
      ("last", { [unowned self] in self.push(self.coveredDays.upperBound.digits, $0) }),
      ("refuse", { throw SandboxViolation.readOnly(key: $0.string(at: 1) ?? "?") }),
      ("date_expected", { throw Diagnostic(.script(message: "law.on takes a date, found \($0.description(at: 1))")) }),
    ]
    do throws(LuaError) {
      try state.lua.runLibrary(Self.lawOfDaysLibrary, name: "levy", results: 1) { lua in
        lua.pushTable()
        for (name, body) in functions {
          lua.pushFunction(body)
          lua.setField(name, at: -2)
        }
        return 1
      }
      return state.lua.keep()
    } catch {
      return LuaReference(none: ())
    }
  }

  /// The days of the years that the rules cover.
  private var coveredDays: ClosedRange<CalendarDate> {
    let (years, taxYear) = (rulebook.jurisdiction.years, rulebook.jurisdiction.taxYear)
    let (first, last) = (taxYear.firstDay(of: years.lowerBound), taxYear.lastDay(of: years.upperBound))
    return first...max(first, last)
  }

  private func push(_ number: Int, _ lua: LuaState) -> Int {
    lua.push(number)
    return 1
  }

  /// Pushes the digits of a date, or their symbol; pushes nothing if the value is not a date.
  private func pushDateParts(_ lua: LuaState) -> Int {
    if let date = state.date() { return push(date.digits, lua) }
    guard let symbol = state.tracedDate() else { return 0 }
    state.numbers.push(symbol: SymbolicNumber(place: symbol))
    return 1
  }

  /// Pushes the value of a parameter on the day with these digits.
  private func pushLawOfDay(_ lua: LuaState) throws -> Int {
    let name = lua.string(at: 1) ?? lua.description(at: 1)
    guard let id = rulebook.parameters.firstID(where: { $0.name == name }) else {
      let nearest = NearestNames.of(name, among: rulebook.parameters.map(\.name))
      throw Diagnostic(.unknownName(name: name, role: .parameter, nearest: nearest))
    }
    guard let day = lua.integer(at: 2).flatMap(CalendarDate.init(digits:)) else { return 0 }
    guard coveredDays.contains(day) else {
      let (years, taxYear) = (rulebook.jurisdiction.years, rulebook.jurisdiction.taxYear)
      throw Diagnostic(
        .yearOutside(
          year: taxYear.name(of: taxYear.year(of: day)), first: years.lowerBound, last: years.upperBound))
    }
    recorder?.note(parameter: id, on: day)
    if try lawOverride?(id, day) == true { return 1 }
    if try pushLaw(id, on: day, known: current.known) { return 1 }
    let parameter = rulebook.parameters[id]
    throw Diagnostic(.noLaw(parameter: name, date: day, history: parameter.periods), at: parameter.place)
  }

  /// Pushes the digits of the days on which a parameter's value changes, as a list, oldest first.
  private func pushChanges(_ lua: LuaState) -> Int {
    let name = lua.string(at: 1)
    let changes = rulebook.parameters.first { $0.name == name }?.changes(in: rulebook.jurisdiction.years) ?? []
    lua.pushTable()
    for (number, day) in changes.enumerated() {
      lua.push(day.digits)
      lua.setElement(number + 1, at: -2)
    }
    return 1
  }

  /// In a plan, a day may differ from row to row. The library then determines the last change of the parameter before
  /// the day, since the value is the same until the next change.
  private static let lawOfDaysLibrary = """
    local host = ...
    local function on(day)
      local digits = host.parts(day)
      if not digits then host.date_expected(day) end
      return setmetatable({}, {
        __name = "law",
        __index = function(_, name)
          if name == "on" then return on end
          if type(digits) == "number" then return host.law(name, digits) end
          local since = host.first()
          if digits < since or digits > host.last() then return host.law(name, 10101) end
          for _, change in next, host.changes(name) do
            if change > since and change <= host.last() then
              if digits < change then break end
              since = change
            end
          end
          return host.law(name, since)
        end,
        __newindex = function(_, name) host.refuse(name) end,
        __metatable = false,
      })
    end
    return on
    """
}
