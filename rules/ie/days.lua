-- Counting days.

local days = {}

-- The number of a day, counted from a fixed one. A year is taken to begin in March, so that February ends it.
function days.number(day)
  local year, month = day.year, day.month
  if month <= 2 then
    year, month = year - 1, month + 12
  end
  return 365 * year + year // 4 - year // 100 + year // 400 + (153 * month - 457) // 5 + day.day
end

return days
