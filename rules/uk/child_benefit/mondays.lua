-- Child benefit is paid by the week, for each Monday of the claim (SSCBA 1992 s. 147).

local mondays = {}

-- All Mondays before a day, counted from one.
local function before(day)
  return (day - date(1900, 1, 1) + 6) // 7
end

-- How many there are in the tax year.
function mondays.in_year(year)
  return before(date(year + 1, 4, 6)) - before(date(year, 4, 6))
end

-- How many Mondays of the tax year are before a day.
function mondays.before(year, day)
  local passed = before(day) - before(date(year, 4, 6))
  return clamp(passed, 0, mondays.in_year(year))
end

-- How many are not after it.
function mondays.upto(year, day)
  local passed = before(day + 1) - before(date(year, 4, 6))
  return clamp(passed, 0, mondays.in_year(year))
end

return mondays
