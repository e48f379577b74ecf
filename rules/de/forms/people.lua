-- For whom lines and papers of the German forms are: the persons whom they call A and B, and the children.

local people = {
  of = { { en = "Person A", de = "Person A" }, { en = "Person B", de = "Person B" } },
  children = {},
}

-- The same facts of both, which are added if there are several.
function people.both(...)
  local columns = { {}, {} }
  for _, name in ipairs { ... } do
    table.insert(columns[1], name)
    table.insert(columns[2], "spouse." .. name)
  end
  return columns
end

local most = 8

for number = 1, most do
  people.children[number] = { en = "Child " .. number, de = "Kind " .. number }
end

-- The same facts of each child.
function people.each(...)
  local columns = {}
  for number = 1, most do
    columns[number] = {}
    for _, name in ipairs { ... } do
      table.insert(columns[number], "child." .. number .. "." .. name)
    end
  end
  return columns
end

return people
