-- §§ 9a, 19 Abs. 2, 24a EStG: what is taken off a year's wage at a level (levels.lua), and what is left of it.

local period = require "wage_tax.period"

local up = period.up

-- The share of the pension or wage that is free for those of a year.
local function share(year, law)
  local free = exact(law.age_and_pension_relief.first)
  for _, decline in ipairs(law.age_and_pension_relief.changes) do
    free = free - (clamp(year, decline.after, decline.upto) - decline.after) * decline.step
  end
  return free
end

rule "pension_relief_share" {
  section = { en = "Relief for age and pensions", de = "Entlastung für Alter und Versorgung" },
  source = "§ 19 Abs. 2 Satz 3 EStG", type = rate,
  private = true,
  compute = function(case, law) return round(share(case.pension_start_year, law), 0.001) end,
}

rule "age_relief_share" {
  section = { en = "Relief for age and pensions", de = "Entlastung für Alter und Versorgung" },
  source = "§ 24a EStG", type = rate,
  private = true,
  compute = function(case, law) return round(share(case.age_relief_year, law), 0.001) end,
}

-- § 19 Abs. 2 Satz 4: what the pension allowance is reckoned from.
local function pension_basis(case, level)
  return case.first_pension * case[level.months] + case.pension_extras
end

-- Until 2007 the greatest amounts were those of a whole year where anything was paid once, or for less than a year.
local function months_of_most(case, law, level)
  if not law.payroll_program.by_period then
    return case[level.months]
  end
  local is_whole_year = level.period == "year" and case.death_grant + max(0, case.pension_paid_out) <= 0
  return is_whole_year and case[level.months] or 12
end

-- A pension that is not paid for the whole year has its part of the greatest amount; what is paid once adds to it.
local function pension_allowance(case, law, level)
  if eq(level.pension, 0) then
    return 0
  end
  local free = case.pension_relief_share
  local most = free * law.age_and_pension_relief.allowance
  local part = most * months_of_most(case, law, level) / 12
  if law.payroll_program.by_period then
    local basis = pension_basis(case, level) + (level.grant or 0)
    return period.share_up(level.period, min(up(basis * free, law.wage_tax_rounding.allowances), part))
  end
  if law.pension_allowance_limits.whole_euro then
    part = ceil(part)
  end
  local allowance = min(up(pension_basis(case, level) * free, law.wage_tax_rounding.allowances), part)
  if law.pension_allowance_limits.by_pension then
    allowance = min(allowance, level.pension)
  end
  if level.grant then
    return min(up(allowance + level.grant * free, 0.01), most)
  end
  return allowance
end

-- § 24a: of the wage that is no pension.
local function age_relief(case, law, level)
  if not case.is_aged then
    return 0
  end
  local free = case.age_relief_share
  return min(
    up((level.wage - level.pension) * free, law.wage_tax_rounding.age_relief),
    period.share_up(level.period, free * law.age_and_pension_relief.age_relief))
end

-- An amount of a level for the year.
local function of_year(law, level, amount)
  if law.payroll_program.by_period then
    return period.put_back_and_raised(law, level.period, amount)
  end
  return amount
end

local function wage_after_allowances(case, law, level, allowance)
  local left = level.taxed - allowance - age_relief(case, law, level)
  return max(0, of_year(law, level, left + level.recorded))
end

local function pension_after_allowance(law, level, allowance)
  if not law.payroll_program.below_zero and eq(level.pension, 0) then
    return 0
  end
  return max(0, of_year(law, level, level.pension - allowance))
end

-- What the provident lump sum is reckoned from: until 2009 the wage after the allowances for the aged.
local function insured_wage(case, law, level, allowance)
  if law.payroll_program.after_reliefs then
    local left = of_year(law, level, level.taxed - allowance - age_relief(case, law, level))
    return (law.payroll_program.below_zero and left or max(0, left)) - level.uninsured
  end
  return level.wage - level.uninsured
end

-- The supplement of the months, no more than the allowance leaves of what it is reckoned from.
local function supplement_of_months(case, law, level, allowance)
  local most       = case.pension_relief_share * law.age_and_pension_relief.supplement
  local supplement = ceil(most * months_of_most(case, law, level) / 12)
  if law.payroll_program.by_period then
    return supplement
  end
  local rest = truncate(pension_basis(case, level) + (level.grant or 0) - allowance, 0.01)
  if law.payroll_program.paid_out_once and level.grant then
    -- The program compared what is left with the supplement of 2007, whatever the year of the pension.
    if rest < share(2007, law) * law.age_and_pension_relief.supplement then
      return up(rest, 1)
    end
    return most
  end
  supplement = supplement + ceil(level.grant or 0)
  if supplement > rest then
    supplement = up(rest, 1)
  end
  return min(supplement, most)
end

local function pension_supplement(case, law, level, allowance)
  if eq(level.pension, 0) or case.tax_class == 6 and not law.payroll_program.by_period then
    return 0
  end
  local supplement = supplement_of_months(case, law, level, allowance)
  local left       = pension_after_allowance(law, level, allowance)
  if left < supplement and (left > 0 or not law.payroll_program.below_zero) then
    return floor(left)
  end
  return supplement
end

local function whole(amount, goes_up)
  if goes_up then
    return ceil(amount)
  end
  return floor(amount)
end

-- § 9a: the lump sums for expenses, no more than there is income. `pension` and `wage` are after their allowances, the
-- wage with the pension, `most` is the lump sum for wages.
local function employee_lump_sum(case, law, most, wage, pension, supplement)
  if case.tax_class == 6 then
    return 0
  end
  local lump_sum = exact(0)
  if pension > 0 then
    lump_sum = min(whole(pension - supplement, law.wage_tax_rounding.pension_expenses_up), law.pension_lump_sum)
  end
  if wage > pension then
    lump_sum = lump_sum + min(whole(wage - pension, law.wage_tax_rounding.wage_expenses_up), most)
  end
  return lump_sum
end

-- The allowances that the tax class brings besides: expenses, special expenses, relief for lone parents, supplement.
local function table_allowances(case, law, lump_sum, supplement)
  local sum = lump_sum + supplement
  if case.tax_class == 2 then
    sum = sum + law.lone_parent_relief
  end
  return sum + law.special_expenses_lump_sum_of_one * law.special_expenses_by_class[case.tax_class]
end

return {
  pension_allowance       = pension_allowance,
  pension_supplement      = pension_supplement,
  wage_after_allowances   = wage_after_allowances,
  pension_after_allowance = pension_after_allowance,
  insured_wage            = insured_wage,
  employee_lump_sum       = employee_lump_sum,
  table_allowances        = table_allowances,
}
