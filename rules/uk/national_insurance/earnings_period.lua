-- The earnings period of a payment: a week, a month, or of a director the year (SI 2001/1004 reg. 8). By the
-- alternative method a director's contributions go by the pay period, until the last payment of the year.

local contributions = require "national_insurance.contributions"

rule "class_1_goes_by_year" {
  source  = "SI 2001/1004 reg. 8(2), (6)",
  private = true,
  type    = boolean,
  compute = function(case)
    return case.director
      and (case.pay_period == "year" or case.director_method == "annual" or case.last_payment_of_year)
  end,
}

rule "class_1_goes_by_earlier_payments" {
  source  = "SI 2001/1004 reg. 8(2), (6)",
  private = true,
  type    = boolean,
  compute = function(case) return case.class_1_goes_by_year and case.pay_period ~= "year" end,
}

local period = {}

-- A figure that changed within the year and is set for the whole of it, for contributions that go by it. For what it
-- is for a director appointed after the change no source was found.
local function of_whole_year(case, law, figure)
  if figure and case.director_weeks < (law.class_1_of_the_year.director_weeks or 52) then
    error("thresholds or rates changed within this tax year: for a director appointed in it they are not covered")
  end
  return figure
end

function period.primary_threshold(case, law)
  local of_year = case.class_1_goes_by_year and of_whole_year(case, law, law.class_1_of_the_year.primary_threshold)
  return period.amount(case, of_year and { year = of_year } or law.on(period.day(case)).primary_threshold)
end

-- The day whose law holds: that of payment, or for contributions that go by the year its first.
function period.day(case)
  return case.class_1_goes_by_year and date(case.year, 4, 6) or contributions.day_in_year(case, case.pay_day)
end

function period.employee_rates(case, law)
  local of_year = case.class_1_goes_by_year and of_whole_year(case, law, law.class_1_of_the_year.employee_rates)
  return of_year or law.on(period.day(case)).class_1_employee_rates
end

function period.employer_rate(case, law)
  local of_year = case.class_1_goes_by_year and of_whole_year(case, law, law.class_1_of_the_year.employer_rate)
  return of_year or law.on(period.day(case)).class_1_employer_rate
end

-- A threshold for the length of the earnings period.
function period.amount(case, figures)
  if not case.class_1_goes_by_year then return contributions.of_period(figures, case.pay_period) end
  if case.director_weeks == 52 then return figures.year end
  return contributions.of_weeks(figures, case.director_weeks)
end

return period
