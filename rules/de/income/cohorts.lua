-- Shares that the law fixes by the year in which a pension began or an age was reached: §§ 19 Abs. 2, 22 Nr. 1, 24a
-- EStG.

-- The share of a year's cohort. From `first` on it changes by each `step` a year, from the year after `after` on. The
-- last step has no end: the tables of the statute go on beyond the years that the rules cover.
local function share(shares, year)
  local result = exact(shares.first)
  for _, change in ipairs(shares.changes) do
    result = result + max(0, min(year, change.upto or year) - change.after) * change.step
  end
  return result
end

-- Refuses a year that has yet to come.
local function begun(case, person, name)
  if person[name] > case.year then
    error(name .. " lies after the year of the case")
  end
  return person[name]
end

return { share = share, begun = begun }
