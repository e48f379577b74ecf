-- The earnings period of a payment: a week, a month, or of a director the year (SI 2001/1004 reg. 8). By the
-- alternative method a director's contributions go by the pay period, until the last payment of the year.

local contributions = require "national_insurance.contributions"

rule "class_1_goes_by_year" {
  label   = "Contributions go by the pay of the tax year",
  help    = "As a director's do, but for the alternative method before the last payment.",
  source  = "SI 2001/1004 reg. 8(2), (6)",
  type    = boolean,
  compute = function(case)
    return case.director
      and (case.pay_period == "year" or case.director_method == "annual" or case.last_payment_of_year)
  end,
}

rule "class_1_goes_by_earlier_payments" {
  label   = "Contributions go by earlier payments of the tax year too",
  source  = "SI 2001/1004 reg. 8(2), (6)",
  type    = boolean,
  compute = function(case) return case.class_1_goes_by_year and case.pay_period ~= "year" end,
}

local period = {}

-- The figures that changed within the year and are set for the whole of it, for contributions that go by it.
function period.of_year(case, law)
  return case.class_1_goes_by_year and law.class_1_of_the_year or {}
end

-- The day whose law holds: that of payment, or for contributions that go by the year its first.
function period.day(case)
  return case.class_1_goes_by_year and date(case.year, 4, 6) or contributions.day_in_year(case, case.pay_day)
end

function period.employee_rates(case, law)
  return period.of_year(case, law).employee_rates or law.on(period.day(case)).class_1_employee_rates
end

-- A threshold for the length of the earnings period.
function period.amount(case, law, figures)
  if not case.class_1_goes_by_year then return contributions.of_period(figures, case.pay_period) end
  if case.director_weeks == 52 then return figures.year end
  if contributions.changed_within_year(law) then
    error("the figures for a director appointed within a tax year in which thresholds or rates changed are not covered")
  end
  return contributions.of_weeks(figures, case.director_weeks)
end

return period
