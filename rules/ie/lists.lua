-- Helpers for the lists of names that say which credits and charges a year has.

local lists = {}

-- Whether `entry`, which may say `from` and `upto`, holds for `year`.
function lists.holds(entry, year)
  return (not entry.from or year >= entry.from) and (not entry.upto or year <= entry.upto)
end

return lists
