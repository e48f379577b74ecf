-- Counting days.

local calendar = {}

-- The number of a day, counted from 1 March of the year 0, so that a leap day is the last of its year.
function calendar.number(day)
  local month = (day.month + 9) % 12
  local year = day.year - month // 10
  return 365 * year + year // 4 - year // 100 + year // 400 + (306 * month + 5) // 10 + day.day - 1
end

-- The last day of a period of so many months that begins on a day; the day must be early in its month.
function calendar.end_of_months(first, months)
  local month = first.month - 1 + months
  return date(first.year + month // 12, month % 12 + 1, first.day - 1)
end

return calendar
