-- Child benefit is paid by the week, for each Monday of the claim (SSCBA 1992 s. 147).

local calendar = require "calendar"

local mondays = {}

-- All Mondays before the day of that number.
local function before(number)
  return (number + 1) // 7
end

-- How many there are in the tax year.
function mondays.in_year(year)
  return before(calendar.number(date(year + 1, 4, 6))) - before(calendar.number(date(year, 4, 6)))
end

-- How many Mondays of the tax year are before a day.
function mondays.before(year, day)
  local passed = before(calendar.number(day)) - before(calendar.number(date(year, 4, 6)))
  return clamp(passed, 0, mondays.in_year(year))
end

-- How many are not after it.
function mondays.upto(year, day)
  local passed = before(calendar.number(day) + 1) - before(calendar.number(date(year, 4, 6)))
  return clamp(passed, 0, mondays.in_year(year))
end

return mondays
