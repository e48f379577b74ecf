-- The two columns of the Irish forms: oneself, and the spouse or civil partner.

local people = { of = { "Self", "Spouse" } }

-- The same fact of both, or the same facts, which are added.
function people.both(...)
  local columns = { {}, {} }
  for _, name in ipairs { ... } do
    table.insert(columns[1], name)
    table.insert(columns[2], "spouse." .. name)
  end
  return columns
end

-- The same fact of each further trade of both, which are added.
function people.further(name)
  local names = {}
  for number = 1, 5 do table.insert(names, "further_trade." .. number .. "." .. name) end
  return people.both(table.unpack(names))
end

return people
