-- PRSI on the pay of an employee and on the income of the self-employed.

local prsi = {}

-- The rate of the year: the average of its months.
local function rate_of_year(law, kind)
  local rate = 0
  for _, period in ipairs(law.prsi_rates) do rate = rate + period[kind] * period.months / 12 end
  return rate
end

-- The credit of the year for even weekly pay.
local function credit(law, weekly_pay)
  local terms = law.prsi_credit
  if weekly_pay > terms.upto then return 0 end
  return 52 * max(0, terms.amount - max(0, weekly_pay - terms.taper_from) / terms.taper)
end

-- Class A on the pay of a year that is paid in equal weeks or months.
function prsi.class_a(law, pay, frequency, has_credit)
  if pay <= 0 then return 0 end
  local terms, weekly_pay = law.prsi_class_a, pay / 52
  if weekly_pay <= terms.threshold then return 0 end
  local charged = terms.ceiling and min(pay, terms.ceiling) or pay
  if terms.allowance then
    -- The allowance ends with the week or month in which pay reaches the ceiling.
    local periods = frequency == "monthly" and 12 or 52
    charged = charged - min(periods, ceil(charged * periods / pay)) * terms.allowance[frequency]
  end
  local due = max(0, charged) * rate_of_year(law, "employee")
  return round(max(0, due - (has_credit and credit(law, weekly_pay) or 0)), 0.01)
end

-- Class S on the income of a self-employed person.
function prsi.class_s(law, income)
  if income <= 0 then return 0 end
  local terms = law.prsi_self_employed
  if income < terms.threshold then return 0 end
  return round(max(terms.least, income * rate_of_year(law, "self_employed")), 0.01)
end

-- Class K on an employee's other income.
function prsi.class_k(law, income)
  if income <= law.prsi_class_k_threshold then return 0 end
  return round(income * rate_of_year(law, "self_employed"), 0.01)
end

-- Whether a person of `age` no longer pays.
function prsi.has_ended(law, age, is_deferred)
  local limit = law.prsi_upper_age
  return age >= (is_deferred and limit.deferred or limit.ordinary)
end

return prsi
