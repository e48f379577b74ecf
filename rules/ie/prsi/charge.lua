-- PRSI on the pay of an employee and on the income of the self-employed.

local prsi = {}

-- The rate of a class on a day, of the self-employed for class S: class H goes as class A, at a rate of its own.
local function rate_on(figures, class)
  if class == "H" then return figures.prsi_class_h end
  return figures.prsi_rates[class == "S" and "self_employed" or "employee"]
end

-- The rate of the year: the average of its months.
local function rate_of_year(case, law, class)
  local rate = 0
  for month in months(case) do rate = rate + rate_on(law.on(month.first), class) / 12 end
  return rate
end

-- The rates of the days before `ends`, added up.
local function rates_of_days(case, law, class, ends)
  local rates, rate = 0, 0
  -- From a change on, each day bears so much more or less.
  for month in months(case) do
    local change = rate_on(law.on(month.first), class) - rate
    if not eq(change, 0) then rates = rates + change * max(0, ends - month.first) end
    rate = rate + change
  end
  return rates
end

-- The credit of so many weeks, for even pay in them.
local function credit(law, pay, weeks)
  local terms = law.prsi_credit
  if pay > terms.upto * weeks then return 0 end
  return max(0, terms.amount * weeks - max(0, pay - terms.taper_from * weeks) / terms.taper)
end

-- What of `pay`, which is paid in equal weeks or months of the `share` of a year, is charged.
local function charged(terms, pay, frequency, share)
  if pay <= terms.threshold * 52 * share then return 0 end
  local capped = terms.ceiling and min(pay, terms.ceiling) or pay
  if not terms.allowance then return capped end
  -- The allowance ends with the week or month in which pay reaches the ceiling.
  local periods = (frequency == "monthly" and 12 or 52) * share
  return max(0, capped - min(periods, ceil(capped * periods / pay)) * terms.allowance[frequency])
end

-- Classes A and H on the pay of a year that is paid in equal weeks or months.
function prsi.class_a(case, law, class, pay, frequency, has_credit)
  local due = charged(law.prsi_class_a, pay, frequency, 1) * rate_of_year(case, law, class)
  return round(max(0, due - (has_credit and credit(law, pay, 52) or 0)), 0.01)
end

-- The same on pay of the `share` of the year before the day `ends`, from which there is no PRSI.
function prsi.class_a_until(case, law, class, pay, frequency, has_credit, share, ends)
  local days = ends - date(case.year, 1, 1)
  local due = charged(law.prsi_class_a, pay, frequency, share) * rates_of_days(case, law, class, ends)
  local credits = has_credit and credit(law, pay, 52 * share) or 0
  return round(max(0, due - credits * days) / days, 0.01)
end

-- The same of one month, of even monthly pay. To 2010 the ceiling of the year may be reached in it.
function prsi.class_a_of_month(case, law, class, pay, has_credit)
  local terms, weekly_pay = law.prsi_class_a, pay / 52
  if weekly_pay <= terms.threshold then return 0 end
  local month = case.month
  local before, upto = pay * (month - 1) / 12, pay * month / 12
  if terms.ceiling then before, upto = min(before, terms.ceiling), min(upto, terms.ceiling) end
  local above = max(0, upto - before - (terms.allowance and terms.allowance.monthly or 0))
  local due = above * rate_on(law.on(date(case.year, month, 1)), class)   -- by the day of payment
  return round(max(0, due - (has_credit and credit(law, pay, 52) / 12 or 0)), 0.01)
end

-- Whether the rates change within the year.
function prsi.changes_within_year(case, law)
  return law.on(date(case.year, 1, 1)).prsi_rates.employee ~= law.on(date(case.year, 12, 31)).prsi_rates.employee
end

-- Whether a class has a low rate up to a weekly amount, and that of class A above it.
function prsi.has_low_rate(class) return class == "B" or class == "C" or class == "D" end

-- Whether who is paid under the class was exempt from PRSI on other income, to 2012, and has rates of the own since.
function prsi.is_modified(class) return prsi.has_low_rate(class) or class == "H" end

-- Employees of classes J and M pay nothing. What was due in classes H and J before the first rates that were found is
-- not covered.
function prsi.is_charged(class, law)
  if class == "M" or class == "J" and law.prsi_classes_covered.J then return false end
  if class == "J" or class == "H" and not law.prsi_classes_covered.H then
    error("the rates of this PRSI class are not covered: give employee_prsi, of a spouse spouse.employee_prsi")
  end
  return true
end

-- 1 if an amount is more than another, else 0, of which twelve can be added up without a question for each.
local function exceeds(amount, other) return clamp(ceil(amount - other, 0.01) * 100, 0, 1) end

prsi.exceeds = exceeds

-- Whether the salary is told by months that are not alike.
function prsi.is_uneven(person)
  local least, most
  for month in months(person) do
    local pay = month.salary
    least, most = min(least or pay, pay), max(most or pay, pay)
  end
  return most > least
end

-- Whether PRSI goes by what each month pays. To 2012 a part of each week or month was free, which is reckoned for even
-- pay, and so is the year in which PRSI ends.
function prsi.goes_by_months(person, law)
  return not law.prsi_class_a.allowance and not person.prsi_has_ended and prsi.is_uneven(person)
end

-- The sum of what each month bears of uneven pay, by the law of the month. What is not salary, and what is left out of
-- pay, is taken to be the same share of all months.
local function of_months(person, law, pay, of)
  local due, all = 0, eq(pay, person.salary)
  for month in months(person) do
    local salary = month.salary
    local amount = all and salary or round(salary * pay / person.salary, 0.01)
    due = due + round(of(law.on(month.first), amount), 0.01)
  end
  return due
end

-- Classes A and H of uneven pay since 2013, when there is no allowance and no ceiling.
function prsi.class_a_of_months(person, law, pay, has_credit)
  return of_months(person, law, pay, function(of_day, amount)
    local weeks, relief = exact(52) / 12, 0
    if has_credit then
      local terms = of_day.prsi_credit
      relief = (1 - exceeds(amount, terms.upto * weeks))
        * max(0, terms.amount * weeks - max(0, amount - terms.taper_from * weeks) / terms.taper)
    end
    return exceeds(amount, of_day.prsi_class_a.threshold * weeks)
      * max(0, amount * rate_on(of_day, person.prsi_class) - relief)
  end)
end

-- What a month of even pay bears in classes B, C and D since 2013.
local function low_of_month(of_day, pay)
  local terms, weeks = of_day.prsi_low_rate, exact(52) / 12
  local upto = terms.upto * weeks
  return exceeds(pay, of_day.prsi_class_a.threshold * weeks)
    * (min(pay, upto) * terms.rate + max(0, pay - upto) * of_day.prsi_rates.employee)
end

function prsi.low_of_months(person, law, pay) return of_months(person, law, pay, low_of_month) end

function prsi.low_of_month(case, law, pay)
  local of_day = law.on(date(case.year, case.month, 1))
  if of_day.prsi_low_rate.allowance then
    error("PRSI of a month of this class before 2013 is not covered: give prsi_of_month")
  end
  return round(low_of_month(of_day, pay / 12), 0.01)
end

-- To 2012 a part of each week or month was free, to 2010 until pay reached the ceiling.
local function low_with_allowance(of_day, pay, frequency)
  local terms, limits = of_day.prsi_low_rate, of_day.prsi_class_a
  if pay <= limits.threshold * 52 then return 0 end
  local capped, periods = limits.ceiling and min(pay, limits.ceiling) or pay, frequency == "monthly" and 12 or 52
  local free = min(periods, ceil(capped * periods / pay)) * terms.allowance[frequency]
  if not terms.upto then return max(0, capped - free) * terms.rate end
  return (min(pay, terms.upto * 52) - free) * terms.rate + max(0, pay - terms.upto * 52) * of_day.prsi_rates.employee
end

function prsi.low_of_year(case, law, pay, has_ended)
  if has_ended then
    error("the year in which PRSI of this class ends is not covered: give employee_prsi, of a spouse "
      .. "spouse.employee_prsi")
  end
  local first = law.on(date(case.year, 1, 1))
  if first.prsi_low_rate.allowance then return round(low_with_allowance(first, pay, case.pay_frequency), 0.01) end
  local due = 0
  for month in months(case) do due = due + low_of_month(law.on(month.first), pay / 12) end
  return round(due, 0.01)
end

-- Class S on the income of a self-employed person, whose income of all kinds, pay too, is `all` before allowances.
function prsi.class_s(case, law, income, all)
  if income <= 0 then return 0 end
  local terms = law.prsi_self_employed
  if all < terms.threshold then return 0 end
  return round(max(terms.least, income * rate_of_year(case, law, "S")), 0.01)
end

-- Class K on an employee's other income, all of it.
function prsi.class_k(case, law, income)
  return round(income * rate_of_year(case, law, "S"), 0.01)
end

return prsi
