import LevyModel

private let unitNames = ValueType.Unit.allCases.map { "\"\($0)\"" }.joined(separator: ", ")

/// The words of the rule language that are written in Lua. It runs with the real globals and fills the environment
/// of rule files.
package let ruleLibrarySource =
  #"""
  local globals, read_only, library, contents, numbers, host = ...
  local setmetatable, getmetatable, type, next, tostring = setmetatable, getmetatable, type, next, tostring

  -- Numbers -----------------------------------------------------------------------------------------------------

  local floor, ceil, min, max, abs = numbers.floor, numbers.ceil, numbers.min, numbers.max, numbers.abs
  local exact = numbers.exact
  for name, operation in next, numbers do globals[name] = operation end
  globals.clamp = function(x, low, high) return min(max(x, low), high) end
  local short = { floor = floor, ceil = ceil, min = min, max = max, abs = abs }
  globals.math = library("math", setmetatable(short, { __index = math }), { "floor", "ceil", "min", "max", "abs" })
  globals.type = function(value)
    local kind = type(value)
    return kind == "userdata" and "number" or kind
  end

  -- Types -------------------------------------------------------------------------------------------------------

  local function type_word(name, fields) return read_only({ type = name, arguments = fields }) end
  for _, name in next, { \#(unitNames), "boolean" } do globals[name] = type_word(name) end
  globals.choice = function(fields) return type_word("choice", fields) end

  for _, name in next, { "record", "bands" } do
    globals[name] = function(fields) return type_word(name, fields) end
  end
  for _, name in next, { "list", "optional" } do
    globals[name] = function(shape) return type_word(name, { shape = shape }) end
  end
  globals.by = function(choice, shape) return type_word("by", { choice = choice, shape = shape }) end

  local function callable(name, call)
    local real = { type = name }
    local word = setmetatable({}, {
      __index = real, __newindex = function(_, key) host.refuse(tostring(key)) end, __call = call, __metatable = false,
    })
    contents[word] = real
    return word
  end
  globals.count = callable("count", function(_, maximum) return type_word("count", { maximum = maximum }) end)

  """#
  + dateLibrarySource + #"""
    -- Values of the law -------------------------------------------------------------------------------------------

    globals.repealed, globals.unchanged = "\0repealed", "\0unchanged"
    globals.indexed = function(by, rounding) return { ["\0indexed"] = { by = by, rounding = rounding } } end
    globals.revised = function(versions) return { ["\0revised"] = versions } end

    -- Numbers become exact, tables read-only; a field that no value of the parameter has is an error.
    local function law_value(value, plain, strict, fields)
      local kind = type(value)
      if kind == "number" then return plain and value or exact(value) end
      if kind ~= "table" or dates[value] then return value end
      value = contents[value] or value
      local copy = {}
      for field, item in next, value do
        if type(field) == "string" then fields[field] = true end
        copy[field] = law_value(item, plain, strict, fields)
      end
      return read_only(setmetatable(copy, strict))
    end

    local function law_values(name, since, plain)
      local fields, values = {}, {}
      local strict = { __index = function(_, field)
        if type(field) == "string" and not fields[field] then host.unknown_law_field(name, field, fields) end
        if type(field) == "userdata" then host.refuse_key() end
      end }
      -- A table that another file made is read-only, and has its contents elsewhere.
      for date, value in next, contents[since] or since do
        local versions = type(value) == "table" and value["\0revised"]
        if type(versions) == "table" then
          local revised = {}
          for known, version in next, contents[versions] or versions do revised[known] = law_value(version, plain, strict, fields) end
          values[date] = revised
        else
          values[date] = { originally = law_value(value, plain, strict, fields) }
        end
      end
      return values
    end

    -- Persons ------------------------------------------------------------------------------------------------------

    local groups = setmetatable({}, { __mode = "k" })
    local function each(group)
      local members, position = groups[group], 0
      if not members then error("each(…) and sum(…) go over persons, such as case.persons", 3) end
      return function()
        while true do
          position = position + 1
          local member = members[position]
          if not member or member.present then return member end
          -- Of several of a kind, who comes after one that is absent is absent too.
          if members.in_row then return nil end
        end
      end
    end
    globals.each = function(group) return each(group) end
    globals.sum = function(group, what)
      local total, by_function = 0, type(what) == "function"
      for member in type(group) == "function" and group or each(group) do
        if by_function then total = total + what(member) else total = total + member[what] end
      end
      return total
    end
    local group_meta = {
      __name = "group of persons",
      __index = function(group, number)
        if type(number) == "userdata" then host.refuse_key() end
        local member = groups[group][number]
        if member == nil then error("there are persons 1 to " .. #groups[group] .. ", not " .. tostring(number), 2) end
        return member
      end,
      __len = function(group)
        local count = 0
        for _ in each(group) do count = count + 1 end
        return count
      end,
      __newindex = function(_, key) host.refuse(tostring(key)) end,
      __metatable = false,
    }
    local function new_group(members, in_row)
      local group = setmetatable({}, group_meta)
      members.in_row = in_row
      groups[group] = members
      return group
    end
    local function guarded(person, law, case, compute, absent, name, presence)
      if person.present then return compute(person, law, case) end
      if absent == nil then host.absent_person(name, presence) end
      return absent
    end
    local function in_row(condition, present, ...)
      return condition.present and present(...)
    end

    -- Declarations ------------------------------------------------------------------------------------------------

    -- What a file that is laid over the rules declares again has from before what it does not say.
    local function copied(table)
      local copy = {}
      for field, value in next, contents[table] or table do copy[field] = value end
      return copy
    end
    local function owners(of)
      local names = {}
      if type(of) ~= "table" then return of ~= nil and { [of] = of } or names end
      for _, name in next, copied(of) do names[name] = name end
      return names
    end
    local function within(some, others)
      for name in next, some do
        if not others[name] then return false end
      end
      return true
    end
    -- Of several kinds of things each may have a fact of one name.
    local function before(all, wanted, title)
      for number = 1, #all do
        if within(wanted, all[number].owners) and within(all[number].owners, wanted) then return all[number] end
      end
      if title and not next(wanted) and #all > 1 then
        error(title .. " is declared of several: say by 'of' whose is meant", 4)
      end
      for number = 1, title and #all or 0 do
        if within(wanted, all[number].owners) then return all[number] end
      end
    end
    local earlier = {}
    local function complete(kind, name, number, fields)
      if not host.has_overlays or type(name) ~= "string" or type(fields) ~= "table" then return fields end
      local made, key = copied(fields), kind .. " " .. name
      local all, is_overlay = earlier[key] or {}, host.is_overlay(number)
      earlier[key] = all
      local found = before(all, owners(made.of), is_overlay and kind .. " '" .. name .. "'")
      if found and is_overlay then
        for field, value in next, found.fields do
          if made[field] == nil and field ~= "from" and field ~= "to" then made[field] = value end
        end
        if kind == "parameter" and type(found.fields.since) == "table" and type(made.since) == "table" then
          local since = copied(found.fields.since)
          for date, value in next, copied(made.since) do since[date] = value end
          made.since = since
        end
      end
      local own = owners(made.of)
      if found and within(found.owners, own) then found.fields = made
      else all[#all + 1] = { owners = own, fields = made } end
      return made
    end

    for _, kind in next, { \#(DeclarationWord.allCases.map { "\"\($0.name)\"" }.joined(separator: ", ")) } do
      globals[kind] = function(name)
        local number = host.begin_declaration(kind, name)
        return function(fields) host.declare(number, complete(kind, name, number, fields)) end
      end
    end
    -- Of what is counted there are as many as a fact of its owner says.
    for _, kind in next, { "person", "thing" } do
      globals[kind] = function(name)
        local number = host.begin_declaration(kind, name)
        return function(fields)
          fields = complete(kind, name, number, fields)
          local counter = type(fields) == "table" and fields.counted_by
          if not counter then return host.declare(number, fields) end
          host.declare(number, fields, function(owner, a, b, c) return (c or b) <= owner[counter] end)
        end
      end
    end
    -- What a hypothesis sets is computed by its functions, or by one that gives back a value.
    globals.hypothesis = function(name)
      local number = host.begin_declaration("hypothesis", name)
      return function(fields)
        fields = complete("hypothesis", name, number, fields)
        local computed, constant = {}, {}
        local sets = type(fields) == "table" and fields.sets
        if type(sets) == "table" then
          for fact, value in next, contents[sets] or sets do
            if type(value) == "function" then computed[fact] = value
            else constant[fact] = function() return value end end
          end
        end
        host.declare(number, fields, computed, constant)
      end
    end
    globals.require = host.require
    globals.trace = host.trace

    -- A case whose results are known already, as the function of a property sees it.
    local function known_case(prefix)
      return setmetatable({}, {
        __index = function(_, name)
          if type(name) == "userdata" then host.refuse_key() end
          local whole = prefix .. tostring(name)
          if name == "case.year" then return host.known("year") end
          if host.is_person(whole) then return known_case(whole .. ".") end
          return host.known(whole)
        end,
        __newindex = function(_, key) host.refuse(tostring(key)) end,
        __metatable = false,
      })
    end

    return law_values, new_date, date_parts, new_symbol, new_group, guarded, in_row, known_case
    """#
