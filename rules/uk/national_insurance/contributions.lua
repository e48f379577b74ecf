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

local function terms(category, case, law)
  local found = law.ni_categories[category]
  if found.from and case.year < found.from then
    error("this National Insurance category did not exist in this tax year, or is not covered")
  end
  return found
end

-- An employee's rate up to the upper earnings limit, and above it.
function contributions.employee_rates(category, case, law, rates)
  local name = terms(category, case, law).employee
  if not name or case.over_state_pension_age or case.over_state_pension_age_at_start then return 0, 0 end
  return rates[name], rates.upper
end

-- The figures of the limit up to which the employer pays nothing.
function contributions.employer_limit(case, law)
  local name = terms(case.ni_category, case, law).employer
  if name == "upper" then return law.upper_earnings_limit end
  if name == "site" then return law.freeport_secondary_threshold end
  return law.secondary_threshold
end

function contributions.employer_rate(case, law, rate)
  return terms(case.ni_category, case, law).employer and rate or 0
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

-- Whether each month of a job's pay is an earnings period of its own (SI 2001/1004 reg. 3): the pay that is told by
-- months is that of all jobs, of which the first has its share.
function contributions.is_by_months(job, case)
  return job.kind ~= "other_job" and contributions.is_uneven(case)
end

-- What a job pays in each month, as a function of the month. What of the pay that is told by months is benefits or that
-- of other jobs is taken to be the same share of all months.
function contributions.pay_by_months(job, case)
  local pay, all = job.pay_of_job, case.employment_income
  if not contributions.is_by_months(job, case) then return function() return pay / 12 end end
  if eq(pay, all) then return function(month) return month.employment_income end end
  return function(month) return month.employment_income * pay / all end
end

-- The sum of something over the earnings periods of a job's pay of a year: by the figures of the year, or month by
-- month where they or the pay changed. `of` gets the figures, the amount of pay and the name of the period.
local function over_pay(job, law, case, of)
  if not contributions.is_by_months(job, case) and not contributions.changed_within_year(law) then
    return of(law.on(date(case.year, 4, 6)), job.pay_of_job, "year")
  end
  local total, pay_in = 0, contributions.pay_by_months(job, case)
  for month in months(case) do total = total + of(law.on(month.first), pay_in(month), "month") end
  return total
end

-- An employee's contributions of a year.
function contributions.of_pay(job, law, case)
  return over_pay(job, law, case, function(figures, amount, period)
    return contributions.employee(
      amount, figures.primary_threshold[period], figures.upper_earnings_limit[period],
      contributions.employee_rates(job.job_category, case, law, figures.class_1_employee_rates))
  end)
end

-- Contributions of a year of who was a director for so many weeks of it (SI 2001/1004 reg. 8): the whole of them is
-- one period, by the figures of the year where these changed.
function contributions.of_director(job, law, case)
  local of_year, figures = law.class_1_of_the_year, law.on(date(case.year, 4, 6))
  if case.director_weeks < (of_year.director_weeks or (contributions.changed_within_year(law) and 52 or 0)) then
    error("thresholds or rates changed within this tax year: for a director appointed in it give employee_ni_of_year")
  end
  return contributions.employee(
    job.pay_of_job, case.director_threshold, case.director_limit,
    contributions.employee_rates(
      job.job_category, case, law, of_year.employee_rates or figures.class_1_employee_rates))
end

-- What of pay lies between primary threshold and upper limit.
local function between(figures, amount, period)
  return max(0, min(amount, figures.upper_earnings_limit[period]) - figures.primary_threshold[period])
end

function contributions.earnings_at_main_rate(job, law, case)
  return round(over_pay(job, law, case, between), 0.01)
end

-- And what of it lies above the limit.
function contributions.earnings_above_limit(job, law, case)
  return round(over_pay(job, law, case, function(figures, amount, period)
    return max(0, amount - figures.upper_earnings_limit[period])
  end), 0.01)
end

-- What of contributions is taken at the main rate.
function contributions.of_pay_at_main_rate(job, law, case)
  return over_pay(job, law, case, function(figures, amount, period)
    local main = contributions.employee_rates(job.job_category, case, law, figures.class_1_employee_rates)
    return round(between(figures, amount, period) * main, 0.01)
  end)
end

return contributions
