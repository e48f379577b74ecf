-- Helpers for the lists of names that say which credits and charges a year has.

local lists = {}

-- Whether a list of names holds `name`.
function lists.contain(list, name)
  for _, item in ipairs(list) do
    if item == name then return true end
  end
  return false
end

-- The sum of the results of the case that a list names.
function lists.sum(case, list)
  local sum = 0
  for _, name in ipairs(list) do sum = sum + case[name] end
  return sum
end

return lists
