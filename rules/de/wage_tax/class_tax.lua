-- § 39b Abs. 2 Satz 6 und 7 EStG: the tax of a year on a taxable income by tax class.

local formula = require "tariff_formula"

-- Classes V and VI: twice the difference of the tax on one and a quarter and on three quarters of the income.
local function doubled_difference(law, figures, income)
  local rounding   = law.class_v_rounding
  local upper      = formula.tax(truncate(income * 1.25, rounding.step), figures.tariff)
  local lower      = formula.tax(truncate(income * 0.75, rounding.step), figures.tariff)
  return max(2 * (upper - lower), floor(income * rounding.minimum))
end

local function class_v(law, figures, income)
  local limits = figures.limits
  if income > limits.high then
    local base = doubled_difference(law, figures, limits.high)
    if limits.top and income > limits.top then
      return floor(floor(base + (limits.top - limits.high) * 0.42) + (income - limits.top) * 0.45)
    end
    return floor(base + (income - limits.high) * 0.42)
  end
  local tax = doubled_difference(law, figures, income)
  if income > limits.low then
    local most = floor(doubled_difference(law, figures, limits.low) + (income - limits.low) * 0.42)
    return min(tax, most)
  end
  return tax
end

local function of_year(case, law, figures, taxable_income)
  if taxable_income < 1 then
    return 0
  elseif case.tax_class >= 5 then
    return class_v(law, figures, floor(taxable_income))
  elseif case.tax_class == 3 then
    return 2 * formula.tax(floor(taxable_income / 2), figures.tariff)
  end
  return formula.tax(floor(taxable_income), figures.tariff)
end

-- The factor, which counts only where the spouses chose it.
local function with_factor(case, amount)
  if case.factor_applies then
    return amount * case.factor
  end
  return amount
end

-- The figures in force for the pay period.
local function figures(law)
  return {
    tariff             = law.wage_tax_tariff,
    limits             = law.class_v_limits,
    child_allowance    = law.wage_child_allowance,
    lone_parent_relief = law.lone_parent_relief,
    employee_lump_sum  = law.employee_lump_sum,
  }
end

local function child_allowances(case, figures)
  if case.tax_class <= 3 then
    return truncate(case.child_allowances * figures.child_allowance)
  elseif case.tax_class == 4 then
    return truncate(case.child_allowances * figures.child_allowance / 2)
  end
  return 0
end

return { of_year = of_year, with_factor = with_factor, figures = figures, child_allowances = child_allowances }
