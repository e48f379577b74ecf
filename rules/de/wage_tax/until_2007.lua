-- The payroll program of 2006 and 2007: allowances are brought to the pay period before the wage is raised to a year's.
-- A level is a record of what is taxed: `period`, the `wage` that allowances are reckoned from and that which is `taxed`,
-- `pension`, the pension's `extras`, and what the wage tax record adds (`recorded`), all for the period.

local allowances = require "wage_tax.allowances"
local up         = require("wage_tax.rounding").up

local function current(case)
  return {
    period   = case.pay_period,
    wage     = case.gross_wage,
    taxed    = case.gross_wage,
    pension  = case.pension_in_wage,
    extras   = case.pension_extras,
    recorded = case.period_addition - case.period_allowance,
  }
end

local function of_year(case, wage, pension, grant)
  return {
    period   = "year",
    wage     = wage,
    taxed    = wage,
    pension  = pension,
    extras   = case.pension_extras + grant,
    recorded = case.annual_addition - case.annual_allowance,
  }
end

-- The level with another wage taxed, by the same allowances.
local function taxing(level, taxed, recorded)
  return {
    period   = level.period,
    wage     = level.wage,
    taxed    = taxed,
    pension  = level.pension,
    extras   = level.extras,
    recorded = recorded,
  }
end

-- A yearly amount for the period, up to the cent.
local function share_up(period, amount)
  if period == "year" then
    return amount
  elseif period == "month" then
    return ceil(amount / 12, 0.01)
  elseif period == "week" then
    return ceil(amount * 7 / 360, 0.01)
  end
  return ceil(amount / 360, 0.01)
end

-- To a year, with the fraction of a cent that the tables were printed with.
local function raised(period, amount)
  if period == "year" then
    return truncate(amount, 0.01)
  elseif period == "month" then
    return truncate((amount + 0.0067) * 12, 0.01)
  elseif period == "week" then
    return truncate((amount + 0.0089) * 360 / 7, 0.01)
  end
  return truncate((amount + 0.0056) * 360, 0.01)
end

-- The months that count: all where a grant is paid.
local function months_of_most(case, level)
  if level.period == "year" and case.death_grant + max(0, case.pension_paid_out) <= 0 then
    return case.pension_months
  end
  return 12
end

local function pension_allowance(case, law, level)
  if eq(level.pension, 0) then
    return 0
  end
  local free   = allowances.share(case.pension_start_year, law)
  local months = level.period == "year" and case.pension_months or 12
  local most   = free * law.age_and_pension_relief.allowance * months_of_most(case, level) / 12
  local basis  = case.first_pension * months + level.extras
  return share_up(level.period, min(up(basis * free, law.wage_tax_rounding.period_allowances), most))
end

local function age_relief(case, law, level)
  if not case.is_aged then
    return 0
  end
  local free = allowances.share(case.age_relief_year, law)
  return min(
    up((level.wage - level.pension) * free, law.wage_tax_rounding.period_allowances),
    share_up(level.period, free * law.age_and_pension_relief.age_relief))
end

local function wage_before_record(case, law, level)
  return level.taxed - pension_allowance(case, law, level) - age_relief(case, law, level)
end

local function insured_wage(case, law, level)
  return max(0, raised(level.period, wage_before_record(case, law, level)))
end

local function wage_after_allowances(case, law, level)
  return max(0, raised(level.period, wage_before_record(case, law, level) + level.recorded))
end

local function pension_after_allowance(case, law, level)
  if case.year >= 2007 and eq(level.pension, 0) then
    return 0
  end
  return max(0, raised(level.period, level.pension - pension_allowance(case, law, level)))
end

local function pension_supplement(case, law, level)
  if eq(level.pension, 0) then
    return 0
  end
  local free       = allowances.share(case.pension_start_year, law)
  local supplement = ceil(free * law.age_and_pension_relief.supplement * months_of_most(case, level) / 12)
  local left       = pension_after_allowance(case, law, level)
  if left < supplement and (case.year >= 2007 or left > 0) then
    return floor(left)
  end
  return supplement
end

return {
  current                 = current,
  of_year                 = of_year,
  taxing                  = taxing,
  pension_allowance       = pension_allowance,
  age_relief              = age_relief,
  insured_wage            = insured_wage,
  wage_after_allowances   = wage_after_allowances,
  pension_after_allowance = pension_after_allowance,
  pension_supplement      = pension_supplement,
}
