/// The words of the rule language other than declarations, with definitions for the Lua language server.
package enum RuleWords {
  private struct Function {
    let name: String
    let parameters: [(name: String, type: String)]
    let result: String
    let meaning: String
    var isStatement = false
  }

  /// The parts of Lua's own library that rule files may use.
  static let ofLua = [
    "assert", "error", "ipairs", "math", "pairs", "select", "string", "table", "tonumber", "tostring", "type",
  ]

  /// The names of all words.
  static var names: [String] { (functions + ofDates).map(\.name) + types + ["count", "date", "repealed", "unchanged"] }

  /// The functions on numbers, which may be used in expressions too.
  package static var ofExpressions: [(name: String, meaning: String)] {
    functions.filter { $0.result == "number" || $0.result == "boolean" }.map { ($0.name, $0.meaning) }
  }

  /// The words with their syntax and meaning, for editors.
  package static var all: [(name: String, call: String, meaning: String)] {
    (functions + ofDates).map { word in
      let parameters = word.parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
      return (word.name, "\(word.name)(\(parameters)): \(word.result)", word.meaning)
    }
  }

  private static let types = ["money", "rate", "number", "boolean"]

  private static let rounding = [("x", "number"), ("step?", "number")]
  private static let functions = [
    Function(
      name: "floor", parameters: rounding, result: "number", meaning: "Rounds down to a multiple of a step, or of 1."),
    Function(
      name: "ceil", parameters: rounding, result: "number", meaning: "Rounds up to a multiple of a step, or of 1."),
    Function(
      name: "round", parameters: rounding, result: "number",
      meaning: "Rounds to the nearest multiple of a step, or of 1; halves away from zero."),
    Function(
      name: "round_half_even", parameters: rounding, result: "number",
      meaning: "Rounds to the nearest multiple of a step, or of 1; halves to the even one."),
    Function(
      name: "round_half_down", parameters: rounding, result: "number",
      meaning: "Rounds to the nearest multiple of a step, or of 1; halves towards zero."),
    Function(
      name: "truncate", parameters: rounding, result: "number",
      meaning: "Rounds towards zero to a multiple of a step, or of 1."),
    Function(
      name: "min", parameters: [("x", "number"), ("...", "number")], result: "number", meaning: "The smallest."),
    Function(name: "max", parameters: [("x", "number"), ("...", "number")], result: "number", meaning: "The largest."),
    Function(name: "abs", parameters: [("x", "number")], result: "number", meaning: "The magnitude."),
    Function(
      name: "clamp", parameters: [("x", "number"), ("low", "number"), ("high", "number")], result: "number",
      meaning: "The value, or the limit that it lies beyond."),
    Function(
      name: "eq", parameters: [("a", "number"), ("b", "number")], result: "boolean",
      meaning: "Whether two numbers are equal; == is silently wrong for an exact number and a numeral."),
    Function(name: "exact", parameters: [("x", "number|string")], result: "number", meaning: "The exact number."),
    Function(
      name: "each", parameters: [("persons", "Someone[]")], result: "fun(): Someone",
      meaning: "Goes over the persons who are there: for child in each(case.children) do."),
    Function(
      name: "sum",
      parameters: [
        ("persons", "Someone[]|fun(): Month?"),
        ("what", "string|fun(person: Someone): number|fun(month: Month): number"),
      ],
      result: "number", meaning: "The sum over the persons who are there, or over months."),
    Function(
      name: "trace", parameters: [("label", "string"), ("value", "any")], result: "any",
      meaning: "Its value, which levy eval --trace and failing tests show. For writing rules only.", isStatement: true),
    Function(
      name: "revised", parameters: [("versions", "table<string, any>")], result: "any",
      meaning: "A value of a parameter by the day on which it became known."),
    Function(
      name: "indexed", parameters: [("by", "string"), ("rounding", "table<string, number>")], result: "any",
      meaning: "What is projected of a year: the value before, raised by the rate that a parameter is, and rounded."),
    Function(
      name: "record", parameters: [("fields", "table<string, Type>")], result: "Type",
      meaning: "The shape of a parameter's values: a table with these fields."),
    Function(
      name: "bands", parameters: [("fields", "table<string, Type>")], result: "Type",
      meaning: "The shape of a parameter's values: ascending bands, each with these fields."),
    Function(
      name: "list", parameters: [("shape", "Type")], result: "Type", meaning: "A list of values of one shape."),
    Function(
      name: "by", parameters: [("choice", "string"), ("shape", "Type")], result: "Type",
      meaning: "A table with a value for each word of a choice."),
    Function(
      name: "optional", parameters: [("shape", "Type")], result: "Type", meaning: "A field that may be left out."),
    Function(
      name: "choice", parameters: [("words", "table")], result: "Type",
      meaning: "One word of a list; labels and aliases may be given by word."),
  ]

  private static let ofDates = [
    Function(
      name: "months", parameters: [("owner", "Case|Someone")], result: "fun(): Month?",
      meaning: "The twelve months of the tax year, with what facts of the case or of a person are in each."),
    Function(
      name: "age", parameters: [("born", "Date"), ("day", "Date")], result: "integer",
      meaning: "The years completed on a day. Who was born on 29 February completes them on 1 March in other years."),
    Function(
      name: "add_months", parameters: [("day", "Date"), ("months", "integer")], result: "Date",
      meaning: "The same day of another month, or its last day where it has no such day."),
    Function(
      name: "add_years", parameters: [("day", "Date"), ("years", "integer")], result: "Date",
      meaning: "The same day of another year; 28 February for 29 February where there is none."),
    Function(
      name: "last_of_month", parameters: [("day", "Date")], result: "Date", meaning: "The last day of the month."),
    Function(
      name: "weekday", parameters: [("day", "Date")], result: "integer",
      meaning: "The day of the week: 1 is Monday, 7 is Sunday."),
    Function(name: "easter", parameters: [("year", "integer")], result: "Date", meaning: "Easter Sunday of a year."),
    Function(
      name: "next_working_day", parameters: [("day", "Date"), ("holidays?", "Date[]")], result: "Date",
      meaning: "The day itself, or the next that is no Saturday, no Sunday and no holiday of the list."),
  ]

  static let definitions: String = {
    var text = """
      ---@class Type

      ---@class (exact) Date
      ---@field year integer
      ---@field month integer
      ---@field day integer
      ---@operator add(integer): Date
      ---@operator sub(integer): Date
      ---@operator sub(Date): integer

      ---A whole number from 0 to a maximum.
      ---@class Count: Type
      ---@overload fun(maximum: integer): Type
      count = {}

      ---A day; `date(year, month, day)` or `date("2025-12-31")` makes one.
      ---@class DateType: Type
      ---@overload fun(year: integer|string, month?: integer, day?: integer): Date
      date = {}

      ---Ends the history of a parameter.
      ---@type any
      repealed = nil

      ---Says that what held in the year before goes on.
      ---@type any
      unchanged = nil

      """
    for type in types { text += "\n---@type Type\n\(type) = {}\n" }
    for function in functions + ofDates {
      text += "\n---\(function.meaning)\n"
      for parameter in function.parameters { text += "---@param \(parameter.name) \(parameter.type)\n" }
      let names = function.parameters.map { $0.name.last == "?" ? String($0.name.dropLast()) : $0.name }
      text += "---@return \(function.result)\n" + (function.isStatement ? "" : "---@nodiscard\n")
      text += "function \(function.name)(\(names.joined(separator: ", "))) end\n"
    }
    return text
  }()
}
