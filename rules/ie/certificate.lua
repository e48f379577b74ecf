-- What of a couple's credits the notification for one spouse's pay can show.

local lists = require "lists"

local certificate = {}

-- The employee credit and the earned income credit are against the own income alone (TCA 1997 ss. 472, 472AB).
local function of_own_income(person, case, law)
  local credits = 0
  for _, entry in ipairs(law.tax_credits) do
    local is_of_own_income = entry.own == "employee_credit" or entry.own == "earned_income_credit"
    if is_of_own_income and lists.holds(entry, case.year) then credits = credits + person[entry.own] end
  end
  return credits
end

-- Who is not taxed jointly has the own credits; under separate assessment (s. 1024) with what is of both.
function certificate.tax_credits(case, law)
  if not case.is_couple then return case.total_tax_credits end
  if not case.taxed_jointly then return case.own_tax_credits end
  if case.assessment == "separate" then return case.total_tax_credits - case.spouse.own_tax_credits end
  return case.total_tax_credits - of_own_income(case.spouse, case, law)
end

return certificate
