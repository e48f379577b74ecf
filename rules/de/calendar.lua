-- § 108 Abs. 3 AO: a day of payment or filing that falls on a weekend or a public holiday moves to the next working
-- day.

local holidays = require "holidays"

-- The working day on or after "MM-DD" of a year. "02-29" stands for the last day of February.
local function due(case, year, month_and_day)
  local month = tonumber(string.sub(month_and_day, 1, 2))
  local day   = tonumber(string.sub(month_and_day, 4, 5))
  local last  = add_months(date(year, 1, day), month - 1)
  return next_working_day(last, holidays.from(case, last))
end

return { due = due }
