-- Conditions of questions: whether the year of a case has a credit.

local lists = require "lists"

local years = {}

local function has(list, name, year)
  for _, entry in ipairs(list) do
    if entry.name == name and lists.holds(entry, year) then return true end
  end
  return false
end

function years.have_credit(name)
  return function(case, law) return has(law.tax_credits, name, case.year) end
end

-- The same condition for a question that is put to each person.
function years.of_person(condition)
  return function(_, law, case) return condition(case, law) end
end

return years
