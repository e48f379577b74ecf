-- The UK's limits of the rates in the person's case, and the savings allowance that goes by them.

local bands = require "bands"

rule "basic_rate_limit" {
  source  = "ITA 2007 ss. 10, 20, 414; FA 2004 s. 192(4)",
  type    = money, per = "year",
  compute = function(case, law) return bands.limit_below(law.rates, "higher") + case.limits_raised_by end,
}

rule "higher_rate_limit" {
  source  = "ITA 2007 ss. 10, 20, 414; FA 2004 s. 192(4)",
  type    = money, per = "year",
  compute = function(case, law) return bands.limit_below(law.rates, "additional") + case.limits_raised_by end,
}

local limits = {}

-- The savings allowance of somebody with that taxable income.
function limits.savings_allowance(case, law, taxable)
  if taxable > case.higher_rate_limit then return law.savings_allowance.additional end
  if taxable > case.basic_rate_limit then return law.savings_allowance.higher end
  return law.savings_allowance.basic
end

rule "savings_allowance_due" {
  source  = "ITA 2007 s. 12B",
  type    = money, per = "year",
  compute = function(case, law) return limits.savings_allowance(case, law, case.taxable_income) end,
}

return limits
