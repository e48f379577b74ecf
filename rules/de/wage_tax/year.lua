-- What the annual wages of § 39b Abs. 3 EStG have in common.

local allowances = require "wage_tax.allowances"
local period     = require "wage_tax.period"

local function after_allowances(case, law, wage, pension, pension_allowance)
  local age_relief = allowances.age_relief(case, law, wage - pension)
  return max(0, wage - pension_allowance - age_relief - case.annual_allowance + case.annual_addition)
end

local function pension_allowance(case, law, pension, grant)
  local allowance = allowances.pension_allowance(case, law, period.pension_months_of_year(case), pension)
  return allowances.pension_allowance_with_grant(case, law, pension, allowance, grant)
end

-- What the provident lump sum is reckoned from: until 2009 the wage after the allowances for the aged.
local function insured(case, law, wage, pension, pension_allowance)
  if case.year <= 2009 then
    return max(0, wage - pension_allowance - allowances.age_relief(case, law, wage - pension))
  end
  return wage
end

-- Until 2008 a pension paid out counted with every payment.
local function grant(case)
  if case.year <= 2008 then
    return case.death_grant + max(0, case.pension_paid_out)
  end
  return case.death_grant
end

-- Whether anything is paid besides the regular wage.
local function has_payments(case)
  return not eq(case.other_payments, 0) or not eq(case.untaxed_share_benefit, 0)
end

-- Payroll taxes wages for several years apart until 2024 only.
local function has_multi_year_wage(case)
  return case.year <= 2024 and case.multi_year_wage + max(0, case.pension_paid_out) > 0
end

return {
  after_allowances    = after_allowances,
  pension_allowance   = pension_allowance,
  insured             = insured,
  grant               = grant,
  has_payments        = has_payments,
  has_multi_year_wage = has_multi_year_wage,
}
