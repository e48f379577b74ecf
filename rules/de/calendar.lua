-- § 108 Abs. 3 AO: a day of payment or filing that falls on a weekend or a public holiday moves to the next working
-- day.

local holidays = require "holidays"

local day_of_year = record { month = count(12), day = count(31) }

-- The working day on or after a day of a year. 29 February stands for the last day of February.
local function due(case, year, on)
  local last = add_months(date(year, 1, on.day), on.month - 1)
  return next_working_day(last, holidays.from(case, last))
end

return { day_of_year = day_of_year, due = due }
