import CLua
import CLuaShim

/// The sandbox library, written in Lua. It is compiled with the real globals, keeps those that it needs in local
/// variables, and returns the environment that scripts get instead.
private let sandboxSource = #"""
  local refuse, length_of, is_script = ...
  local getmetatable, setmetatable, next = getmetatable, setmetatable, next
  local type, tostring, error = type, tostring, error
  local getupvalue, setupvalue, metatable_of = debug.getupvalue, debug.setupvalue, debug.getmetatable

  -- What stands behind each read-only table, and what stands before each table that was made so.
  local contents = setmetatable({}, { __mode = "k" })
  local faces = setmetatable({}, { __mode = "k" })

  local function length(proxy) return length_of(contents[proxy]) end

  local function printed(value)
    local kind = type(value)
    if (kind == "table" or kind == "function") then
      local meta = kind == "table" and getmetatable(value)
      if not (meta and type(meta) == "table" and meta.__tostring) then return kind end
    end
    return tostring(value)
  end

  local function deny(_, key) refuse("readOnly", printed(key)) end

  -- A table holds nothing under an exact number, so looking there is a mistake that nil would hide.
  local guard = { __index = function(_, key) if type(key) == "userdata" then refuse("exactKey") end end }

  local function read_only(real)
    if getmetatable(real) == nil then setmetatable(real, guard) end
    local proxy = setmetatable({}, { __index = real, __newindex = deny, __len = length, __metatable = false })
    contents[proxy] = real
    faces[real] = proxy
    return proxy
  end

  -- Keys have an order only if they are texts, whole numbers or booleans; the rest has addresses, which differ in each run.
  local ordered = { string = true, number = true, boolean = true }
  local function check_key(key)
    local kind = type(key)
    if not ordered[kind] then refuse("unorderedKey", kind == "userdata" and "number with a fraction" or kind) end
  end

  -- The functions that scripts find under names.
  local globals, words = {}, nil
  local function is_word(value)
    if not words then
      words = {}
      for _, word in next, globals do
        for _, member in next, contents[word] or { word } do words[member] = true end
      end
    end
    return words[value]
  end

  -- Makes everything that a value shares with others read-only: nested tables, and the tables and functions that
  -- functions hold on to. What is the host's own is left as it is, but for functions that it makes for one use, such as
  -- what pairs gives: they know how far they came.
  local freeze

  local function freeze_items(table, seen)
    for key, item in next, table do
      check_key(key)
      local frozen = freeze(item, seen)
      if frozen ~= item then table[key] = frozen end
    end
  end

  function freeze(value, seen)
    local kind = type(value)
    if kind == "table" then
      -- Two locals may hold the same table.
      if faces[value] then return faces[value] end
      if contents[value] then
        if not seen[value] then
          seen[value] = value
          freeze_items(contents[value], seen)
        end
        return value
      end
      if getmetatable(value) ~= nil then return value end
      local proxy = read_only(value)
      freeze_items(value, seen)
      return proxy
    elseif kind == "function" and not seen[value] then
      if not is_script(value) then
        if not is_word(value) then refuse("keptIterator") end
        return value
      end
      seen[value] = value
      local index = 1
      while true do
        local name, held = getupvalue(value, index)
        if not name or name == "" then break end
        if name ~= "_ENV" then
          local frozen = freeze(held, seen)
          if frozen ~= held then setupvalue(value, index, frozen) end
        end
        index = index + 1
      end
    end
    return value
  end

  -- Numbers before strings, each in its own order; nothing else is a sensible key of a rule's table.
  local function before(a, b)
    local kind_a, kind_b = type(a), type(b)
    if kind_a ~= kind_b then return kind_a < kind_b end
    if kind_a == "boolean" then return not a and b end
    return a < b
  end

  -- Merges runs of growing length, so that equals stay in their order. Lua's own sort leaves them in an order that, in a
  -- long list, depends on the clock.
  local function sort(list, precedes)
    if type(list) ~= "table" then refuse("notATable", type(list), "sort") end
    precedes = precedes or function(a, b) return a < b end
    local from, to, count, width = {}, {}, length_of(list), 1
    if count > \#(LEVY_LONGEST_LIST) then error("the list is too long", 2) end
    for i = 1, count do from[i] = list[i] end
    while width < count do
      for start = 1, count, 2 * width do
        local left, middle = start, start + width
        local right, finish = middle, middle + width
        if finish > count + 1 then finish = count + 1 end
        for i = start, finish - 1 do
          if left < middle and left < finish and (right >= finish or not precedes(from[right], from[left])) then
            to[i], left = from[left], left + 1
          else
            to[i], right = from[right], right + 1
          end
        end
      end
      from, to, width = to, from, 2 * width
    end
    for i = 1, count do list[i] = from[i] end
  end

  local function ordered_pairs(list)
    if type(list) ~= "table" then refuse("notATable", type(list), "pairs") end
    local real = contents[list] or list
    -- What the host hands out, such as a case or a day, has no contents of its own, and is no empty table.
    for _, table in next, { list, real } do
      local meta = metatable_of(table)
      if meta and meta.__name then refuse("notATable", meta.__name, "pairs") end
    end
    local keys, count = {}, 0
    for key in next, real do
      check_key(key)
      count = count + 1
      keys[count] = key
    end
    sort(keys, before)
    local position = 0
    return function()
      position = position + 1
      local key = keys[position]
      if key ~= nil then return key, real[key] end
    end
  end

  local function library(name, real, allowed)
    local members = {}
    for _, member in next, allowed do members[member] = real[member] end
    setmetatable(members, { __name = "library", __index = function(_, key)
      if real[key] ~= nil then refuse("forbidden", name .. "." .. printed(key)) end
      refuse("unknownMember", name, printed(key))
    end })
    return read_only(members), members
  end

  for name, word in next, {
    ipairs = ipairs, pairs = ordered_pairs, select = select, type = type, tostring = printed,
    tonumber = tonumber, error = error, assert = assert,
  } do
    globals[name] = word
  end
  local string_library = library("string", string, { "format", "len", "sub", "upper", "lower" })
  globals.string = string_library
  globals.table = library("table", setmetatable({ sort = sort }, { __index = table }), { "insert", "remove", "concat", "sort", "unpack" })

  -- Methods of texts are the same allow-list, and texts are no numbers.
  local text = getmetatable("")
  for key in next, text do text[key] = nil end
  text.__index = string_library
  text.__metatable = false

  local absent = {}
  for _, name in next, { \#(quoted(LuaState.absentLibraries)) } do
    absent[name] = read_only(setmetatable({}, { __name = "library", __index = function(_, key)
      refuse("forbidden", name .. "." .. printed(key))
    end }))
  end
  local forbidden = {}
  for _, name in next, { \#(quoted(LuaState.absentGlobals)) } do forbidden[name] = true end
  setmetatable(globals, { __index = function(_, key)
    if absent[key] then return absent[key] end
    if forbidden[key] then refuse("forbidden", key) end
    refuse("unknownGlobal", printed(key))
  end })

  local environment = setmetatable({}, {
    __index = globals,
    __newindex = function(_, key) refuse("globalAssignment", printed(key)) end,
    __metatable = false,
  })

  return environment, globals, function(value, seen) return freeze(value, seen or {}) end, read_only, library, contents
  """#

extension LuaState {
  /// The parts of the sandbox that a library of the host may use: functions, and the table of globals to extend.
  package struct SandboxKit {
    /// The table of globals that scripts see.
    package internal(set) var globals = LuaReference(none: ())
    /// A function that makes a table read-only: `read_only(table) -> proxy`.
    package internal(set) var readOnly = LuaReference(none: ())
    /// A function that makes a strict library: `library(name, real, allowed) -> proxy`.
    package internal(set) var library = LuaReference(none: ())
    /// A function that makes everything that a value shares read-only, except functions in `seen`: `freeze(value, seen)
    /// -> value`.
    package internal(set) var freeze = LuaReference(none: ())
    /// A table from each read-only table to its contents.
    package internal(set) var contents = LuaReference(none: ())
  }

  func installSandbox() throws(LuaError) {
    try compile(Array(sandboxSource.utf8), chunk: "=levy")
    pushFunction { state in throw state.violation() }
    levy_push_length(raw)
    levy_push_script_test(raw)
    try call(arguments: 3, results: 6)
    kit.contents = keep()
    kit.library = keep()
    kit.readOnly = keep()
    kit.freeze = keep()
    kit.globals = keep()
    environmentReference = keep()
    refreshEnvironmentNames()
  }

  /// Runs a library of the host, written in Lua, with the real globals. Its arguments are those that `pushArguments`
  /// pushed; it leaves `results` values on the stack.
  package func runLibrary(
    _ source: String, name: String, results: Int, pushArguments: (LuaState) -> Int
  ) throws(LuaError) {
    try compile(Array(source.utf8), chunk: "=" + name)
    let arguments = pushArguments(self)
    try call(arguments: arguments, results: results)
    refreshEnvironmentNames()
  }

  /// Makes everything that the value on top of the stack shares read-only, and replaces the value by the result.
  ///
  /// - Parameter seen: a table of functions that were examined already and have not run since.
  package func freeze(seen: LuaReference? = nil) throws(LuaError) {
    push(kit.freeze)
    levy_insert(raw, -2)
    if let seen { push(seen) }
    try call(arguments: seen == nil ? 1 : 2, results: 1)
  }

  private func refreshEnvironmentNames() {
    var names: [String] = []
    push(kit.globals)
    forEachPair(at: -1) { if let name = string(at: -2) { names.append(name) } }
    pop()
    environmentNames = names.sorted()
  }

  private func violation() -> any Error {
    let name = string(at: 2) ?? "?"
    switch string(at: 1) {
    case "forbidden": return SandboxViolation.forbidden(name: name)
    case "globalAssignment": return SandboxViolation.globalAssignment(name: name)
    case "readOnly": return SandboxViolation.readOnly(key: name)
    case "unknownMember":
      return SandboxViolation.unknownMember(library: name, name: string(at: 3) ?? "?")
    case "exactKey": return SandboxViolation.exactKey
    case "notATable": return SandboxViolation.notATable(kind: name, function: string(at: 3) ?? "?")
    case "keptIterator": return SandboxViolation.keptIterator
    case "unorderedKey": return SandboxViolation.unorderedKey(kind: name)
    default: return SandboxViolation.unknownGlobal(name: name, available: environmentNames)
    }
  }
}

extension LuaState {
  /// Lua's libraries that scripts do not have.
  package static let absentLibraries = ["io", "os", "debug", "package", "coroutine", "utf8"]
  /// Lua's other globals that scripts do not have.
  package static let absentGlobals = [
    "load", "loadfile", "loadstring", "dofile", "print", "collectgarbage", "pcall", "xpcall", "setmetatable",
    "getmetatable", "rawget", "rawset", "rawequal", "rawlen", "next", "warn", "_G", "_VERSION",
  ]
}

/// Names as Lua string literals, separated by commas.
private func quoted(_ names: [String]) -> String { names.map { "\"\($0)\"" }.joined(separator: ", ") }
