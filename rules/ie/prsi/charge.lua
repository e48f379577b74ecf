-- PRSI on the pay of an employee and on the income of the self-employed.

local prsi = {}

-- The rate of the year: the average of its months.
local function rate_of_year(case, law, kind)
  local rate = 0
  for month in months(case) do rate = rate + law.on(month.first).prsi_rates[kind] / 12 end
  return rate
end

-- The credit of the year for even weekly pay.
local function credit(law, weekly_pay)
  local terms = law.prsi_credit
  if weekly_pay > terms.upto then return 0 end
  return 52 * max(0, terms.amount - max(0, weekly_pay - terms.taper_from) / terms.taper)
end

-- Class A on the pay of a year that is paid in equal weeks or months.
function prsi.class_a(case, law, pay, frequency, has_credit)
  if pay <= 0 then return 0 end
  local terms, weekly_pay = law.prsi_class_a, pay / 52
  if weekly_pay <= terms.threshold then return 0 end
  local charged = terms.ceiling and min(pay, terms.ceiling) or pay
  if terms.allowance then
    -- The allowance ends with the week or month in which pay reaches the ceiling.
    local periods = frequency == "monthly" and 12 or 52
    charged = charged - min(periods, ceil(charged * periods / pay)) * terms.allowance[frequency]
  end
  local due = max(0, charged) * rate_of_year(case, law, "employee")
  return round(max(0, due - (has_credit and credit(law, weekly_pay) or 0)), 0.01)
end

-- Class A of one month, of even monthly pay. To 2010 the ceiling of the year may be reached in it.
function prsi.class_a_of_month(case, law, pay, has_credit)
  if pay <= 0 then return 0 end
  local terms, weekly_pay = law.prsi_class_a, pay / 52
  if weekly_pay <= terms.threshold then return 0 end
  local month = case.month
  local before, upto = pay * (month - 1) / 12, pay * month / 12
  if terms.ceiling then before, upto = min(before, terms.ceiling), min(upto, terms.ceiling) end
  local charged = max(0, upto - before - (terms.allowance and terms.allowance.monthly or 0))
  local due = charged * law.on(date(case.year, month, 1)).prsi_rates.employee   -- by the day of payment
  return round(max(0, due - (has_credit and credit(law, weekly_pay) / 12 or 0)), 0.01)
end

-- Whether the rates change within the year.
function prsi.changes_within_year(case, law)
  return law.on(date(case.year, 1, 1)).prsi_rates.employee ~= law.on(date(case.year, 12, 31)).prsi_rates.employee
end

-- Whether who is paid under the class was exempt from PRSI on other income, to 2012, and has rates of the own since.
function prsi.is_modified(class) return class == "B" or class == "C" or class == "D" or class == "H" end

-- Pay of another class than A and M is not covered.
function prsi.is_charged(class)
  if class == "M" then return false end
  if class ~= "A" then
    error("the rates of this PRSI class are not covered: give employee_prsi, of a spouse spouse.employee_prsi")
  end
  return true
end

-- Class S on the income of a self-employed person.
function prsi.class_s(case, law, income)
  if income <= 0 then return 0 end
  local terms = law.prsi_self_employed
  if income < terms.threshold then return 0 end
  return round(max(terms.least, income * rate_of_year(case, law, "self_employed")), 0.01)
end

-- Class K on an employee's other income, all of it.
function prsi.class_k(case, law, income)
  return round(income * rate_of_year(case, law, "self_employed"), 0.01)
end

return prsi
