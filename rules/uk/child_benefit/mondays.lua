-- Child benefit is paid by the week, for each Monday of the claim (SSCBA 1992 s. 147). A stretch of the tax year is a
-- pair: so many of its Mondays are `before` it, and so many have passed, `upto`, when it ends.

local mondays = {}

local days = { 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 }

local function is_leap(year)
  return eq(year % 4, 0) and (not eq(year % 100, 0) or eq(year % 400, 0))
end

-- Days from 6 April to the first Monday on or after it: none in 2015, when the sum leaves 4.
local function days_to_first(year)
  return (4 - (year + year // 4 - year // 100 + year // 400)) % 7
end

-- How many there are in the tax year.
function mondays.in_year(year)
  local length = is_leap(year + 1) and 366 or 365
  return (length - 1 - days_to_first(year)) // 7 + 1
end

-- The Monday of that number in the tax year.
local function monday(year, number)
  local month, day = 4, 6 + days_to_first(year) + 7 * (number - 1)
  while true do
    local length = days[month]
    if eq(month, 2) and is_leap(year) then length = 29 end
    if day <= length then return date(year, month, day) end
    day, month = day - length, month + 1
    if month > 12 then month, year = 1, year + 1 end
  end
end

-- How many Mondays of the tax year are before a day: of `low` and fewer it is known, of more than `high` it is not so.
local function before(year, day, low, high)
  if low >= high then return low end
  local middle = (low + high + 1) // 2
  if monday(year, middle) < day then return before(year, day, middle, high) end
  return before(year, day, low, middle - 1)
end

function mondays.before(year, day)
  return before(year, day, 0, mondays.in_year(year))
end

-- How many are not after it.
local function upto(year, day, low, high)
  if low >= high then return low end
  local middle = (low + high + 1) // 2
  if monday(year, middle) <= day then return upto(year, day, middle, high) end
  return upto(year, day, low, middle - 1)
end

function mondays.upto(year, day)
  return upto(year, day, 0, mondays.in_year(year))
end

local function in_both(a, b)
  return { before = max(a.before, b.before), upto = min(a.upto, b.upto) }
end

function mondays.count(stretch)
  return max(0, stretch.upto - stretch.before)
end

-- Mondays that are in at least one of the stretches: each adds its own, less those that it has in common with the ones
-- before it.
function mondays.in_any(list)
  local count = 0
  for i, stretch in ipairs(list) do
    local common = {}
    for j = 1, i - 1 do table.insert(common, in_both(list[j], stretch)) end
    count = count + mondays.count(stretch) - mondays.in_any(common)
  end
  return count
end

return mondays
