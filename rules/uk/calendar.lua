-- Counting days.

local calendar = {}

-- The number of a day, counted from 1 March of the year 0, so that a leap day is the last of its year.
function calendar.number(day)
  local month = (day.month + 9) % 12
  local year = day.year - month // 10
  return 365 * year + year // 4 - year // 100 + year // 400 + (306 * month + 5) // 10 + day.day - 1
end

return calendar
