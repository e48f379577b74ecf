-- Helpers for the lists of names that say which credits and charges a year has.

local lists = {}

-- Whether `entry`, which may say `from` and `upto`, holds for `year`.
function lists.holds(entry, year)
  return (not entry.from or year >= entry.from) and (not entry.upto or year <= entry.upto)
end

-- The sum of the results of the case that the entries of `list` for the case's year give under `key`. Of those that
-- differ by assessment, the result whose name ends in `ending`.
function lists.sum(case, list, key, ending)
  local sum = 0
  for _, entry in ipairs(list) do
    if entry[key] and lists.holds(entry, case.year) then
      sum = sum + case[entry[key] .. (entry.by_assessment and ending or "")]
    end
  end
  return sum
end

return lists
