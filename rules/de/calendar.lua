-- § 108 Abs. 3 AO: a day of payment or filing that falls on a weekend moves to the next working day.

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

-- The working day on or after "MM-DD" of a year. "02-29" stands for the last day of February.
local function due(year, month_and_day)
  local month = tonumber(string.sub(month_and_day, 1, 2))
  local day   = tonumber(string.sub(month_and_day, 4, 5))
  if day > days_in(year, month) then
    day = days_in(year, month)
  end
  local on = weekday(year, month, day)
  if eq(on, 6) then
    day = day + 2
  elseif eq(on, 0) then
    day = day + 1
  end
  if day > days_in(year, month) then
    day, month = day - days_in(year, month), month + 1
  end
  return date(year, month, day)
end

return { due = due }
