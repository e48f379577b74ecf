-- § 108 Abs. 3 AO: a day of payment or filing that falls on a weekend or a public holiday moves to the next working
-- day.

local holidays = require "holidays"

local days = { 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 }
local month_keys = { 0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4 }

local function days_in(year, month)
  local february = eq(month, 2)
  local leap = eq(year % 4, 0) and (not eq(year % 100, 0) or eq(year % 400, 0))
  return february and leap and 29 or days[month]
end

-- 0 is Sunday, 6 is Saturday.
local function weekday(year, month, day)
  local y = month < 3 and year - 1 or year
  return (y + y // 4 - y // 100 + y // 400 + month_keys[month] + day) % 7
end

-- How many days a day is after another of the same year.
local function days_after(year, month, day, earlier)
  local count = day - earlier.day
  for m = earlier.month, month - 1 do
    count = count + days_in(year, m)
  end
  for m = month, earlier.month - 1 do
    count = count - days_in(year, m)
  end
  return count
end

local function two_digits(number)
  return (number < 10 and "0" or "") .. number
end

local function is_holiday(case, year, month, day)
  local after_easter = days_after(year, month, day, holidays.easter(year))
  return holidays.is_one(case, year, two_digits(month) .. "-" .. two_digits(day), after_easter)
end

-- The working day on or after "MM-DD" of a year. "02-29" stands for the last day of February.
local function due(case, year, month_and_day)
  local month = tonumber(string.sub(month_and_day, 1, 2))
  local day   = min(tonumber(string.sub(month_and_day, 4, 5)), days_in(year, month))
  while weekday(year, month, day) % 6 < 1 or is_holiday(case, year, month, day) do
    day = day + 1
    if day > days_in(year, month) then
      day, month = 1, month + 1
    end
  end
  return date(year, month, day)
end

return { due = due }
