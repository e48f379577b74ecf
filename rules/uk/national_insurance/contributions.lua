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

-- An employee's contributions of a year of even pay: by the figures of the year, or month by month where they changed.
function contributions.of_even_pay(case, law, pay)
  local function of(figures, amount, period)
    return contributions.employee(
      amount, figures.primary_threshold[period], figures.upper_earnings_limit[period],
      contributions.employee_rates(case, law, figures.class_1_employee_rates))
  end
  if not contributions.changed_within_year(law) then return of(law.on(date(case.year, 4, 6)), pay, "year") end
  local taken = 0
  for month in months(case) do taken = taken + of(law.on(month.first), pay / 12, "month") end
  return taken
end

-- What of them is taken at the main rate.
function contributions.of_even_pay_at_main_rate(case, law, pay)
  local function of(figures, amount, period)
    local main = contributions.employee_rates(case, law, figures.class_1_employee_rates)
    local between = min(amount, figures.upper_earnings_limit[period]) - figures.primary_threshold[period]
    return round(max(0, between) * main, 0.01)
  end
  if not contributions.changed_within_year(law) then return of(law.on(date(case.year, 4, 6)), pay, "year") end
  local taken = 0
  for month in months(case) do taken = taken + of(law.on(month.first), pay / 12, "month") end
  return taken
end

return contributions
