-- What facts often have in common: `having` gives the fields of an `input`, each other function those of a `check`.
-- These take fields that are to be added or otherwise (`grade`, `of`, `source`, `message`). What a check reads is of
-- the case, or of the person whom it is `of`.

local facts = {}

-- What a check runs holds no more of this file than it needs, so that it is seen to make no tables.

-- Whether a fact says that there is something: an amount, a day, yes, or a word other than `none`.
local function is_given(value)
  if type(value) == "number" then return not eq(value, 0) end
  return value and value ~= "none"
end

facts.is_given = is_given

local function list(names) return type(names) == "table" and names or { names } end

-- "Wages (50,000.00) + Pension (0.00)"
local function sum_of(names)
  local text = ""
  for place, name in ipairs(names) do
    text = text .. (place > 1 and " + " or "") .. "{" .. name .. ".label} ({" .. name .. "})"
  end
  return text
end

local function labels(names, word)
  local text = ""
  for place, name in ipairs(names) do
    text = text .. (place > 1 and " " .. word .. " " or "") .. "{" .. name .. ".label}"
  end
  return text
end

local function with(fields, more)
  for name, value in pairs(more or {}) do fields[name] = value end
  return fields
end

-- The fields of an input, to which those are added that it has in common with others and does not say itself.
function facts.having(common)
  return function(fields) return with(with({}, common), fields) end
end

-- A part is at most its whole, or several wholes together.
function facts.within(part, whole, more)
  local wholes = list(whole)
  return with({
    holds   = function(subject)
      local given = subject[part]
      if not is_given(given) then return true end
      local sum = exact(0)
      for _, name in ipairs(wholes) do sum = sum + subject[name] end
      return given <= sum
    end,
    message = {
      en = "{" .. part .. ".label} ({" .. part .. "}) cannot be more than what it is part of: " .. sum_of(wholes),
      de = "{" .. part .. ".label} ({" .. part .. "}) kann nicht mehr sein als das, wovon es ein Teil ist: "
        .. sum_of(wholes),
    },
  }, more)
end

-- A fact wants another, or one of several.
function facts.needs(name, other, more)
  local others = list(other)
  return with({
    holds   = function(subject)
      if not is_given(subject[name]) then return true end
      for _, wanted in ipairs(others) do
        if is_given(subject[wanted]) then return true end
      end
      return false
    end,
    message = {
      en = "{" .. name .. ".label} ({" .. name .. "}) goes with " .. labels(others, "or") .. ", which is not given",
      de = "zu {" .. name .. ".label} ({" .. name .. "}) gehört " .. labels(others, "oder")
        .. ", was nicht angegeben ist",
    },
  }, more)
end

-- Of two facts there is one.
function facts.excludes(name, other, more)
  return with({
    holds   = function(subject) return not is_given(subject[name]) or not is_given(subject[other]) end,
    message = {
      en = "{" .. name .. ".label} ({" .. name .. "}) does not go with {" .. other .. ".label} ({" .. other .. "})",
      de = "{" .. name .. ".label} ({" .. name .. "}) verträgt sich nicht mit {" .. other .. ".label} "
        .. "({" .. other .. "})",
    },
  }, more)
end

-- The first and the last day of the tax year.
local function year_of(case)
  local first, last
  for month in months(case) do
    first = first or month.first
    last = month.last
  end
  return first, last
end

facts.year_of = year_of

-- A day that nobody stated is the default 9999-12-31 or 1900-01-01.
local function is_stated(day) return day.year < 9999 and day.year > 1900 end

-- A day lies in the tax year.
function facts.in_year(name, more)
  return with({
    holds   = function(subject, _, case)
      local first, last = year_of(case or subject)
      local day = subject[name]
      return not is_stated(day) or (day >= first and day <= last)
    end,
    message = {
      en = "{" .. name .. ".label} ({" .. name .. "}) is not in the tax year {year}",
      de = "{" .. name .. ".label} ({" .. name .. "}) liegt nicht im Steuerjahr {year}",
    },
  }, more)
end

-- A day comes no later than the end of the tax year.
function facts.by_end_of_year(name, more)
  return with({
    holds   = function(subject, _, case)
      local _, last = year_of(case or subject)
      local day = subject[name]
      return not is_stated(day) or day <= last
    end,
    message = {
      en = "{" .. name .. ".label} ({" .. name .. "}) comes after the tax year {year}",
      de = "{" .. name .. ".label} ({" .. name .. "}) liegt nach dem Steuerjahr {year}",
    },
  }, more)
end

-- A day comes when the tax year is over.
function facts.after_year(name, more)
  return with({
    holds   = function(subject, _, case)
      local _, last = year_of(case or subject)
      return subject[name] > last
    end,
    message = {
      en = "{" .. name .. ".label} ({" .. name .. "}) comes before the tax year {year} is over",
      de = "{" .. name .. ".label} ({" .. name .. "}) liegt vor dem Ende des Steuerjahrs {year}",
    },
  }, more)
end

-- A day does not come before another.
function facts.not_before(later, earlier, more)
  return with({
    holds   = function(subject)
      local day = subject[later]
      return not is_stated(day) or day >= subject[earlier]
    end,
    message = {
      en = "{" .. later .. ".label} ({" .. later .. "}) comes before {" .. earlier .. ".label} ({" .. earlier .. "})",
      de = "{" .. later .. ".label} ({" .. later .. "}) liegt vor {" .. earlier .. ".label} ({" .. earlier .. "})",
    },
  }, more)
end

-- Whether somebody may be so old on a day.
local function may_be_aged(born, day, years) return not is_stated(born) or age(born, day) >= years end

facts.may_be_aged = may_be_aged

-- Who has something has reached an age by the end of the tax year, as far as the date of birth is known.
function facts.aged(name, born, years, more)
  return with({
    holds   = function(subject, _, case)
      if not is_given(subject[name]) then return true end
      local _, last = year_of(case or subject)
      return may_be_aged(subject[born], last, years)
    end,
    message = {
      en = "{" .. name .. ".label} ({" .. name .. "}) is for those of " .. years .. " years and more, but "
        .. "{" .. born .. ".label} is {" .. born .. "}",
      de = "{" .. name .. ".label} ({" .. name .. "}) gibt es ab " .. years .. " Jahren, aber "
        .. "{" .. born .. ".label} ist {" .. born .. "}",
    },
  }, more)
end

-- Days of the tax year, together no more than it has.
function facts.days(names, more)
  names = list(names)
  return with({
    holds   = function(subject, _, case)
      local first, last = year_of(case or subject)
      local sum = 0
      for _, name in ipairs(names) do sum = sum + subject[name] end
      return sum <= last - first + 1
    end,
    message = {
      en = sum_of(names) .. ": the year {year} has not so many days",
      de = sum_of(names) .. ": so viele Tage hat das Jahr {year} nicht",
    },
  }, more)
end

return facts
