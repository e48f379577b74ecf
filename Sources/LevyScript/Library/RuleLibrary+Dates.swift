import LevyModel

/// Dates in rules: a part of the rule library, whose local variables it uses.
///
/// A date has a year, a month and a day. While rules are followed, one that differs from row to row is a symbol of its
/// digits (20251231), of its day number, or of both; a fact that is a date also has its slot.
let dateLibrarySource = #"""

  -- Dates -------------------------------------------------------------------------------------------------------

  local dates = setmetatable({}, { __mode = "k" })
  local symbols = setmetatable({}, { __mode = "k" })
  local new_date, new_symbol

  local function checked(value)
    if type(value) ~= "table" or not dates[value] then host.date_expected(value) end
    return value
  end

  local function digits(date)
    local symbol = symbols[checked(date)]
    if not symbol then return date.year * 10000 + date.month * 100 + date.day end
    symbol.digits = symbol.digits or host.digits(symbol.day)
    return symbol.digits
  end

  local function day_number(date)
    local symbol = symbols[checked(date)]
    if not symbol then return host.day_number(digits(date)) end
    symbol.day = symbol.day or host.day_number(symbol.digits)
    return symbol.day
  end

  -- What a plan cannot see by itself, it is asked; beyond its years a row is left to the interpreter.
  local first, last = 19000101, 21001231
  local function within(number, low, high)
    if number < low or number > high then host.beyond_calendar() end
    return number
  end

  local function whole(number)
    local known = host.whole(number)
    if known then return known end
    local below = floor(number)
    if not numbers.eq(below, number) then host.whole_expected() end
    return below
  end

  local function is_symbol(number) return type(number) == "userdata" and host.is_symbol(number) end

  local function within_years(year)
    if is_symbol(year) then return within(year, 1900, 2100) end
    return within(year, 1, 9999)
  end

  local function from_day_number(number)
    if is_symbol(number) then
      return new_symbol { day = within(number, host.day_number(first), host.day_number(last)) }
    end
    local all = host.digits(number)
    return new_date(all // 10000, all // 100 % 100, all % 100)
  end

  local function fields(date)
    if not symbols[checked(date)] then return date.year, date.month, date.day end
    local all = digits(date)
    return host.year(all), host.month(all), host.day(all)
  end

  -- A day of a month by its number, or its last day if it has no such day.
  local function from_month(number, day)
    local low, high = 1, 9999
    if is_symbol(number) then low, high = 1900, 2100 end
    within(number, low * 12, high * 12 + 11)
    local all = host.month_start(number) - 1 + min(day, host.month_length(number))
    if is_symbol(all) then return new_symbol { digits = all } end
    return new_date(all // 10000, all // 100 % 100, all % 100)
  end

  -- What rules see of a symbol: where they must see a plain number, it is asked for the right one step by step.
  local function shown(number, low, high)
    if not is_symbol(number) or host.counts_are_symbols() then return number end
    while low < high do
      local middle = (low + high) // 2
      if number <= middle then high = middle else low = middle + 1 end
    end
    return low
  end

  local function part(date, field)
    local symbol = symbols[date]
    if not symbol or symbol.slot then return host.date_part(symbol and symbol.slot, field) end
    local year, month, day = fields(date)
    if field == "year" then return shown(year, 1900, 2100) end
    if field == "month" then return shown(month, 1, 12) end
    if field == "day" then return shown(day, 1, 31) end
    host.date_part(nil, field)
  end

  local function is_date(value) return type(value) == "table" and dates[value] end

  local date_meta = {
    __name = "date",
    __index = function(date, field)
      local value = contents[date][field]
      if value == nil then return part(date, field) end
      return value
    end,
    __newindex = function(_, field) host.refuse(tostring(field)) end,
    __add = function(date, number) return from_day_number(day_number(date) + whole(number)) end,
    __sub = function(date, other)
      if is_date(other) then return day_number(date) - day_number(other) end
      return from_day_number(day_number(date) - whole(other))
    end,
    __eq = function(a, b) return numbers.eq(digits(a), digits(b)) end,
    __lt = function(a, b) return digits(a) < digits(b) end,
    __le = function(a, b) return digits(a) <= digits(b) end,
    __tostring = function(date)
      if symbols[date] then return tostring(digits(date)) end
      return host.date_text(date.year, date.month, date.day)
    end,
    __metatable = { __tostring = true },
  }
  new_date = function(year, month, day)
    local date = setmetatable({}, date_meta)
    contents[date] = { year = year, month = month, day = day }
    dates[date] = true
    return date
  end
  new_symbol = function(symbol)
    local date = new_date()
    symbols[date] = symbol
    return date
  end

  globals.date = callable("date", function(_, year, month, day)
    if not is_symbol(year) and not is_symbol(month) and not is_symbol(day) then
      return new_date(host.check_date(year, month, day))
    end
    local number = within_years(whole(year)) * 12 + within(whole(month), 1, 12) - 1
    return from_month(number, within(whole(day), 1, host.month_length(number)))
  end)

  local function add_months(date, count)
    local year, month, day = fields(date)
    return from_month(year * 12 + month - 1 + whole(count), day)
  end
  globals.add_months = add_months
  globals.add_years = function(date, count)
    local years = whole(count)
    if symbols[checked(date)] and not is_symbol(years) and years % 4 > 0 then
      -- So many years before or after a 29 February there is none, and every other day is there.
      local all = within(digits(date) + years * 10000, first, last)
      return new_symbol { digits = all - max(0, 1 - abs(all % 10000 - 229)) }
    end
    return add_months(date, years * 12)
  end
  globals.last_of_month = function(date)
    local year, month = fields(date)
    return from_month(year * 12 + month - 1, 31)
  end
  -- Whoever is born on 29 February has a birthday on 1 March in other years, as digits do.
  globals.age = function(born, day) return (digits(day) - digits(born)) // 10000 end

  local function weekday(number) return (number + 3) % 7 + 1 end
  globals.weekday = function(date) return shown(weekday(day_number(date)), 1, 7) end

  -- Easter Sunday of the Gregorian calendar, by the anonymous method (Meeus, Astronomical Algorithms, chapter 8).
  globals.easter = function(year)
    year = within_years(whole(year))
    local golden, century, rest = year % 19, year // 100, year % 100
    local epact = (19 * golden + century - century // 4 - (century - (century + 8) // 25 + 1) // 3 + 15) % 30
    local week  = (32 + 2 * (century % 4) + 2 * (rest // 4) - epact - rest % 4) % 7
    local late  = (golden + 11 * epact + 22 * week) // 451
    return from_day_number(host.day_number(year * 10000 + 301) + epact + week - 7 * late + 21)
  end

  -- Counts the days off without a question, so that one more day off is not one more path.
  globals.next_working_day = function(date, holidays)
    local start, days = day_number(date), {}
    local varies = is_symbol(start)
    for place = 1, holidays and host.length(holidays) or 0 do
      days[place] = day_number(holidays[place])
      varies = varies or is_symbol(days[place])
    end
    local off, count = 1, 0
    for later = 0, varies and 14 or 366 do
      local free = max(weekday(start + later) - 5, 0)
      for _, day in next, days do free = max(free, 1 - abs(start + later - day)) end
      off = min(off, free)
      if not varies and off < 1 then break end
      count = count + off
    end
    if off > 0 then host.no_working_day() end
    return from_day_number(start + count)
  end

  -- The twelve months of the case's tax year, each with its number, its first and last day, which are computed when they
  -- are read, and with what facts of the case, or of a person, are in it.
  local names = { \#((1...12).map { "\"\(CalendarDate.monthInRules($0))\"" }.joined(separator: ", ")) }
  globals.months = function(owner)
    if type(owner) ~= "table" then error("months(…) takes the case or a person, as in months(case)", 2) end
    local start, number = new_date(host.first_day(owner["case.year"])), 0
    local beginning = start.month
    local month_meta = {
      __index = function(month, name)
        local number = month.number
        if name == "first" then return add_months(start, number - 1) end
        if name == "last" then return add_months(start, number) - 1 end
        if type(name) ~= "string" then host.refuse_key() end
        return owner[name .. "." .. names[(beginning + number - 2) % 12 + 1]]
      end,
      __newindex = function(_, key) host.refuse(tostring(key)) end,
      __metatable = false,
    }
    return function()
      if number == 12 then return nil end
      number = number + 1
      return setmetatable({ number = number }, month_meta)
    end
  end

  local function date_parts(value)
    if not is_date(value) then return end
    if symbols[value] then return digits(value) end
    return value.year, value.month, value.day
  end

  """#
