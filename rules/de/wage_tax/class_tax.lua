-- § 39b Abs. 2 Satz 6 und 7 EStG: the tax of a year on a taxable income by tax class.

local formula = require "tariff_formula"

-- Classes V and VI: twice the difference of the tax on one and a quarter and on three quarters of the income.
local function doubled_difference(law, figures, income)
  local rounding, shares = law.class_v_rounding, law.class_v_rates
  local upper = formula.tax(truncate(income * shares.upper, rounding.step), figures.tariff)
  local lower = formula.tax(truncate(income * shares.lower, rounding.step), figures.tariff)
  return max(2 * (upper - lower), floor(income * rounding.minimum))
end

local function class_v(law, figures, income)
  local limits, rates = figures.limits, law.class_v_rates
  if income > limits.high then
    local base = doubled_difference(law, figures, limits.high)
    if limits.top and income > limits.top then
      return floor(floor(base + (limits.top - limits.high) * rates.high) + (income - limits.top) * rates.top)
    end
    return floor(base + (income - limits.high) * rates.high)
  end
  local tax = doubled_difference(law, figures, income)
  if income > limits.low then
    local most = floor(doubled_difference(law, figures, limits.low) + (income - limits.low) * rates.high)
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

-- The figures in force for the pay period.
local function current_figures(law)
  return { tariff = law.wage_tax_tariff, limits = law.class_v_limits, child_allowance = law.wage_child_allowance }
end

-- The factor, which counts only where the spouses chose it.
local function with_factor(case, amount)
  if case.factor_applies then
    return amount * case.factor
  end
  return amount
end

-- The wage tax of a year, with the factor, in whole euros.
local function with_factor_of_year(case, law, figures, income)
  return truncate(with_factor(case, of_year(case, law, figures, income)))
end

-- § 51a Abs. 2a EStG: the same after the child allowances, as the solidarity surcharge and the church tax take it.
local function levy_base(case, law, figures, income)
  local allowances = exact(0)
  if case.tax_class <= 3 then
    allowances = truncate(case.payroll_child_allowances * figures.child_allowance)
  elseif case.tax_class == 4 then
    allowances = truncate(case.payroll_child_allowances * figures.child_allowance / 2)
  end
  return with_factor_of_year(case, law, figures, income - allowances)
end

local function surcharge_allowance(case, law)
  return (case.tax_class == 3 and 2 or 1) * law.payroll_surcharge_allowance
end

-- §§ 3, 4 SolzG 1995: the solidarity surcharge of a year.
local function surcharge(case, law, base)
  local allowance = surcharge_allowance(case, law)
  if base <= allowance then
    return 0
  end
  return min(
    truncate(base * law.solidarity_surcharge_rate, 0.01),
    truncate((base - allowance) * law.solidarity_surcharge_phase_in_rate, 0.01))
end

return {
  of_year             = of_year,
  figures             = current_figures,
  with_factor         = with_factor,
  with_factor_of_year = with_factor_of_year,
  levy_base           = levy_base,
  surcharge_allowance = surcharge_allowance,
  surcharge           = surcharge,
}
