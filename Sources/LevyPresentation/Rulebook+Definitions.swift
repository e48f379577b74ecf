import LevyModel
import LevyRules
import LevyScript

/// A file that editors or checkers of Lua read.
package struct DefinitionFile: Sendable {
  /// Its path below the folder of the jurisdiction.
  package let path: String
  /// The contents.
  package let text: String

  /// A line that marks a file as written by Levy alone.
  fileprivate static let origin = "Written by `levy definitions`; do not edit."

  /// Whether it may replace a text: there is none, or it is Levy's own.
  package func mayReplace(_ text: String?) -> Bool {
    // The settings of the language server have no room for a remark.
    text.map { $0 == self.text || $0.contains(Self.origin) } ?? true
  }
}

extension Rulebook {
  /// The definitions for editors and linters: those for the Lua language server with its settings, and the settings for
  /// luacheck.
  package var definitionFiles: [DefinitionFile] {
    [
      DefinitionFile(path: ".levy/definitions.lua", text: definitions),
      DefinitionFile(path: ".luarc.json", text: Self.languageServerSettings),
      DefinitionFile(path: ".luacheckrc", text: Self.luacheckSettings),
    ]
  }

  private var definitions: String {
    var text = "---@meta\n-- \(DefinitionFile.origin)\n\n" + RuleWords.definitions
    text += "\n---What a case gives, and what rules compute.\n---@class (exact) Case\n"
    for variable in namedVariables where variable.person?.isTaxpayer != false {
      text += "---@field \(variable.name) \(variable.type.definition) \(variable.label)\n"
    }
    text += definitionsOfPersons + definitionsOfMonths
    text += "\n---The figures set by law, on the date of the case.\n---@class (exact) Law\n"
    text += "---@field on fun(day: Date): Law the figures on another day\n"
    for parameter in parameters {
      text += "---@field \(parameter.name) \(parameter.definition) \(parameter.label); \(parameter.source)\n"
    }
    for word in DeclarationWord.allCases {
      let name = word.name.prefix(1).uppercased() + word.name.dropFirst()
      text += "\n---\(word.meaning)\n---@class (exact) \(name)\n"
      for field in word.fields {
        text += "---@field \(field.name)\(field.isRequired ? "" : "?") \(field.type) \(field.meaning)\n"
      }
      text += "\n---\(word.meaning)\n---@param name string\n---@return fun(fields: \(name))\n"
      text += "function \(word.name)(name) end\n"
    }
    return text
  }

  /// The persons as fields of the case, and the fields of each.
  private var definitionsOfPersons: String {
    var text = ""
    if household.isUsed {
      for person in household.singles { text += "---@field \(person.kind) Someone\n" }
      for group in household.groups.keys.sorted() { text += "---@field \(group) Someone[]\n" }
    }
    text += "\n---One of those whom a case is about.\n---@class (exact) Someone\n"
    text += "---@field kind string what kind of person\n---@field number integer which of the kind\n"
    text += "---@field present boolean whether the person is there\n---@field other Someone the other spouse\n"
    let lists = household.listsOfMembers.sorted()
    if !lists.isEmpty { text += "---@field owner Someone whose it is\n" }
    for list in lists { text += "---@field \(list) Someone[]\n" }
    var seen: Set<String> = [Person.presence]
    for variable in namedVariables where variable.person != nil && seen.insert(variable.field).inserted {
      text += "---@field \(variable.field) \(variable.type.definition) \(variable.label)\n"
    }
    return text
  }

  /// The months, with what facts are in each.
  private var definitionsOfMonths: String {
    var text = "\n---A month of the tax year.\n---@class (exact) Month\n"
    text += "---@field number integer which of them, from 1\n---@field first Date\n---@field last Date\n"
    var seen: Set<String> = []
    for variable in namedVariables where variable.isByMonth && seen.insert(variable.field).inserted {
      text += "---@field \(variable.field) \(variable.type.definition) \(variable.label)\n"
    }
    return text
  }

  private static let languageServerSettings = """
    {
      "$schema": "https://raw.githubusercontent.com/LuaLS/vscode-lua/master/setting/schema.json",
      "runtime.version": "Lua 5.4",
      "runtime.builtin": {
        "basic": "enable", "coroutine": "disable", "debug": "disable", "ffi": "disable", "io": "disable",
        "jit": "disable", "os": "disable", "package": "disable", "utf8": "disable"
      },
      "workspace.library": [".levy"],
      "workspace.checkThirdParty": false,
      "type.castNumberToInteger": false
    }

    """

  private static var luacheckSettings: String {
    let own = DeclarationWord.allCases.map(\.name) + RuleWords.names + ["require"]
    let names = (own + RuleWords.ofLua).sorted().map { "    \($0) = { other_fields = true },\n" }.joined()
    return """
      -- \(DefinitionFile.origin)
      stds.levy = {
        read_globals = {
      \(names)  },
      }
      std = "levy"
      unused_args = false
      max_line_length = 120
      exclude_files = { ".levy" }

      """
  }
}

extension ValueType {
  /// The type as the Lua language server writes it.
  fileprivate var definition: String {
    switch self {
    case .quantity: "number"
    case .count: "integer"
    case .choice(let choice): choice.options.map { "\"\($0)\"" }.joined(separator: "|")
    case .boolean: "boolean"
    case .date: "Date"
    }
  }
}

extension Parameter {
  /// The type that the latest value suggests, as the Lua language server writes it.
  fileprivate var definition: String {
    let shown = history.flatMap(\.revisions).last { !$0.isRepealed }?.summary ?? ""
    if shown.hasPrefix("{") { return "any" }
    if shown == "true" || shown == "false" { return "boolean" }
    return shown.first.map { $0.isNumber || $0 == "-" } == true ? "number" : "string"
  }
}
