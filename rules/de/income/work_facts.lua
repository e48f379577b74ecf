-- How the facts of an employee's expenses are declared: of each person, with nothing as their default.

local persons  = require "income.persons"
local sections = require "income.sections"

-- Declares facts of each person: `declare(name, kind, label, ask, help, source, asked)`, of which `label`, `ask` and
-- `help` are pairs of an English and a German text; `asked` says for whom the fact may matter. `of` says whose they
-- are where things have them as well.
local function declarer(section, of)
  local function pair(texts) return { en = texts[1], de = texts[2] } end

  return function(name, kind, label, ask, help, source, asked)
    local fields = {
      of      = of or "person",
      label   = pair(label),
      ask     = pair(ask),
      help    = pair(help),
      section = section or sections.wages,
      source  = source,
      type    = kind.type,
      per     = kind.per,
      min     = kind.min,
      max     = kind.max,
      default = kind.default,
      aliases = kind.aliases,
      ask_if  = asked,
    }
    persons.input(name)(fields)
  end
end

-- Kinds of facts.
local function amount(aliases)
  return { type = money, per = "year", min = 0, max = 1000000000, default = 0, aliases = aliases }
end
local function days(aliases)       return { type = count(366), default = 0, aliases = aliases } end
local function whole(most)         return { type = count(most), default = 0 } end
local function kilometres(aliases) return { type = number, min = 0, max = 1000000, default = 0, aliases = aliases } end

return { declarer = declarer, amount = amount, days = days, whole = whole, kilometres = kilometres }
