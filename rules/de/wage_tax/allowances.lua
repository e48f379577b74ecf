-- §§ 9a, 19 Abs. 2, 24a EStG: what is taken off a year's wage. Shared by the rules for the regular wage, for the wage
-- with other payments and for that with wages of several years.

local up = require("wage_tax.rounding").up

-- The share of the pension or wage that is free for those of a year.
local function share(year, law)
  local free = exact(0.4)
  for _, decline in ipairs(law.age_and_pension_relief) do
    free = free - (clamp(year, decline.after, decline.upto) - decline.after) * decline.step
  end
  return free
end

-- § 19 Abs. 2 Satz 4: what the pension allowance is reckoned from.
local function pension_basis(case, months)
  return case.first_pension * months + case.pension_extras
end

-- The allowance without a death grant. A pension that is not paid for the whole year has its part of the greatest amount.
local function pension_allowance(case, law, months, pension)
  if eq(pension, 0) then
    return 0
  end
  local free = share(case.pension_start_year, law)
  local most = free * law.age_and_pension_relief.allowance * months / 12
  if law.pension_allowance_limits.whole_euro then
    most = ceil(most)
  end
  local allowance = min(up(pension_basis(case, months) * free, 0.01), most)
  if law.pension_allowance_limits.by_pension then
    allowance = min(allowance, pension)
  end
  return allowance
end

local function pension_allowance_with_grant(case, law, pension, allowance, grant)
  if eq(pension, 0) then
    return 0
  end
  local free = share(case.pension_start_year, law)
  return min(up(allowance + grant * free, 0.01), free * law.age_and_pension_relief.allowance)
end

local function limited(supplement, rest)
  if supplement > rest then
    return up(rest, 1)
  end
  return supplement
end

local function supplement_of_months(case, law, months)
  return ceil(share(case.pension_start_year, law) * law.age_and_pension_relief.supplement * months / 12)
end

-- The supplement is no more than what the allowance leaves of the pension.
local function pension_supplement(case, law, months, pension, allowance)
  if case.tax_class == 6 or eq(pension, 0) then
    return 0
  end
  local supplement = limited(
    supplement_of_months(case, law, months), truncate(pension_basis(case, months) - allowance, 0.01))
  local left = max(0, pension - allowance)
  if left < supplement then
    return floor(left)
  end
  return supplement
end

local function pension_supplement_with_grant(case, law, months, pension, allowance, grant)
  if case.tax_class == 6 or eq(pension, 0) then
    return 0
  end
  local most = share(case.pension_start_year, law) * law.age_and_pension_relief.supplement
  local rest = truncate(pension_basis(case, months) + grant - allowance, 0.01)
  local supplement
  if case.year <= 2008 then
    -- The program compared what is left with the supplement of 2007, whatever the year of the pension.
    supplement = most
    if rest < share(2007, law) * law.age_and_pension_relief.supplement then
      supplement = up(rest, 1)
    end
  else
    supplement = min(limited(up(supplement_of_months(case, law, months) + grant, 1), rest), most)
  end
  local left = max(0, pension - allowance)
  if left < supplement then
    return floor(left)
  end
  return supplement
end

-- § 24a: of the wage that is no pension.
local function age_relief(case, law, wage)
  if not case.is_aged then
    return 0
  end
  local free = share(case.age_relief_year, law)
  return min(up(wage * free, law.wage_tax_rounding.age_relief), free * law.age_and_pension_relief.age_relief)
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
local function table_allowances(case, law, figures, lump_sum, supplement)
  local sum = lump_sum + supplement
  if case.tax_class == 2 then
    sum = sum + figures.lone_parent_relief
  end
  return sum + law.special_expenses_lump_sum * law.special_expenses_by_class[case.tax_class]
end

return {
  pension_allowance             = pension_allowance,
  pension_allowance_with_grant  = pension_allowance_with_grant,
  pension_supplement            = pension_supplement,
  pension_supplement_with_grant = pension_supplement_with_grant,
  age_relief                    = age_relief,
  employee_lump_sum             = employee_lump_sum,
  table_allowances              = table_allowances,
}
