-- Class 1 on an amount of pay: which figures hold, and what they charge.

local contributions = {}

-- Whether the figures of the tax year changed within it.
function contributions.changed_within_year(law)
  local of_year = law.class_1_of_the_year
  return of_year.primary_threshold or of_year.employee_rates
end

-- A day that decides which figures hold must lie in the tax year of the case.
function contributions.day_in_year(case, day)
  if day < date(case.year, 4, 6) or day > date(case.year + 1, 4, 5) then
    error("the day of payment is not in the tax year of the case")
  end
  return day
end

-- SI 2001/1004 reg. 11: so many 52nds of the year's figure, rounded up to a pound.
function contributions.of_weeks(figures, weeks)
  return ceil(figures.year * weeks / 52)
end

-- The figure for a pay period. For a week, a month and a year the Regulations print it.
function contributions.of_period(figures, period)
  if period == "fortnight" then return contributions.of_weeks(figures, 2) end
  if period == "four_weeks" then return contributions.of_weeks(figures, 4) end
  return figures[period]
end

local function terms(case, law)
  local found = law.ni_categories[case.ni_category]
  if found.from and case.year < found.from then
    error("this National Insurance category did not exist in this tax year, or is not covered")
  end
  return found
end

-- An employee's rate up to the upper earnings limit, and above it.
function contributions.employee_rates(case, law, rates)
  local name = terms(case, law).employee
  if not name or case.over_state_pension_age or case.over_state_pension_age_at_start then return 0, 0 end
  return rates[name], rates.upper
end

-- The figures of the limit up to which the employer pays nothing.
function contributions.employer_limit(case, law)
  local name = terms(case, law).employer
  if name == "upper" then return law.upper_earnings_limit end
  if name == "site" then return law.freeport_secondary_threshold end
  return law.secondary_threshold
end

function contributions.employer_rate(case, law, rate)
  return terms(case, law).employer and rate or 0
end

-- SI 2001/1004 reg. 12(1): the sum, not each band, to the nearest penny; half a penny or less is disregarded.
local function pennies(amount)
  -- Half a penny.
  return ceil(amount - 0.005, 0.01)
end

function contributions.employee(pay, threshold, limit, main, upper)
  return pennies(max(0, min(pay, limit) - threshold) * main + max(0, pay - limit) * upper)
end

function contributions.employer(pay, limit, rate)
  return pennies(max(0, pay - limit) * rate)
end

-- Whether the pay of the year is told by months that are not alike.
function contributions.is_uneven(case)
  local least, most
  for month in months(case) do
    local pay = month.employment_income
    least, most = min(least or pay, pay), max(most or pay, pay)
  end
  return most > least
end

-- What a function of figures, an amount and its period makes of a year of even pay: by the figures of the year, or
-- month by month where they changed. Of two amounts that it returns the sums.
function contributions.of_even(case, law, pay, of)
  if not contributions.changed_within_year(law) then return of(law.on(date(case.year, 4, 6)), pay, "year") end
  local one, other = 0, 0
  for month in months(case) do
    local first, second = of(law.on(month.first), pay / 12, "month")
    one, other = one + first, other + (second or 0)
  end
  return one, other
end

-- The sums of what a function makes of the pay of the first job in each month. What of the pay that is told is benefits
-- or that of other jobs is taken to be the same share of all months.
function contributions.of_months(case, of)
  local pay, one, other = case.payroll_pay, 0, 0
  local all = eq(pay, case.employment_income)
  for month in months(case) do
    local amount = month.employment_income
    local first, second = of(all and amount or amount * pay / case.employment_income, month)
    one, other = one + first, other + (second or 0)
  end
  return one, other
end

-- As `of_even`, of the pay of the first job, which may be told by months: each is an earnings period (SI 2001/1004
-- reg. 3).
function contributions.of_first_job(case, law, of)
  if not contributions.is_uneven(case) then return contributions.of_even(case, law, case.payroll_pay, of) end
  return contributions.of_months(case, function(amount, month) return of(law.on(month.first), amount, "month") end)
end

-- An employee's contributions on an amount, and what of them is taken at the main rate.
local function employee(case, law)
  return function(figures, amount, period)
    return contributions.employee(
      amount, figures.primary_threshold[period], figures.upper_earnings_limit[period],
      contributions.employee_rates(case, law, figures.class_1_employee_rates))
  end
end

local function at_main_rate(case, law)
  return function(figures, amount, period)
    local main = contributions.employee_rates(case, law, figures.class_1_employee_rates)
    local between = min(amount, figures.upper_earnings_limit[period]) - figures.primary_threshold[period]
    return round(max(0, between) * main, 0.01)
  end
end

function contributions.of_even_pay(case, law, pay)
  return (contributions.of_even(case, law, pay, employee(case, law)))
end

function contributions.of_even_pay_at_main_rate(case, law, pay)
  return (contributions.of_even(case, law, pay, at_main_rate(case, law)))
end

-- Whether the contributions on the pay of the first job are those of the year's figures.
function contributions.goes_by_year(case, law)
  return not contributions.changed_within_year(law) and not contributions.is_uneven(case)
end

function contributions.of_pay(case, law)
  return (contributions.of_first_job(case, law, employee(case, law)))
end

function contributions.of_pay_at_main_rate(case, law)
  return (contributions.of_first_job(case, law, at_main_rate(case, law)))
end

return contributions
