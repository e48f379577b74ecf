-- Stretches of the tax year, each a pair: so many Mondays of the year are `before` it, and so many have passed, `upto`,
-- when it ends.

local stretches = {}

local function in_both(a, b)
  return { before = max(a.before, b.before), upto = min(a.upto, b.upto) }
end

function stretches.count(stretch)
  return max(0, stretch.upto - stretch.before)
end

-- Mondays that are in at least one of the stretches: each adds its own, less those that it has in common with the ones
-- before it.
function stretches.in_any(list)
  local count = 0
  for i, stretch in ipairs(list) do
    local common = {}
    for j = 1, i - 1 do table.insert(common, in_both(list[j], stretch)) end
    count = count + stretches.count(stretch) - stretches.in_any(common)
  end
  return count
end

return stretches
