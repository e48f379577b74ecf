-- § 39b Abs. 2 Satz 5 Nr. 3, Abs. 4 EStG: the provident lump sum (Vorsorgepauschale) on a year's wage, by its parts.

local up = require("wage_tax.period").up

-- The ceiling of the pension insurance that the employee is in, or nil.
local function ceiling(case, law)
  if case.pension_insurance_code == 2 and law.provident_lump_sum_law.two_codes then
    error("since 2025 the codes of pension_insurance_code are 0 (insured) and 1 (not insured)")
  end
  local most = law.pension_insurance_ceiling[case.pension_insurance_code + 1]
  return most and most > 0 and most or nil
end

local function pension_part(case, law, wage)
  local most = ceiling(case, law)
  if not most then
    return 0
  end
  local counted = truncate(min(wage, most) * law.pension_contribution_share, 0.01)
  return truncate(counted * law.pension_insurance_rate, 0.01)
end

local function cut(law, amount)
  local step = law.provident_lump_sum_law.share_step
  return step and truncate(amount, step) or amount
end

-- The lump sum of the law before 2005.
local function lump_sum_before_2005(case, law, wage, persons)
  local figures = law.provident_lump_sum_before_2005
  local rounded = law.provident_lump_sum_law
  local share   = cut(law, wage * figures.share)
  if case.pension_insurance_code == 1 then
    return min(rounded.up and up(share, 0.01) or floor(share), persons * figures.civil_servants)
  end
  local advance = max(0, cut(law, persons * figures.advance - wage * figures.advance_less))
  local earlier = min(share, advance)
  local basic   = min(share - earlier, persons * figures.basic)
  local half    = min(up((share - earlier - basic) / 2, 0.01), persons * figures.half)
  return rounded.up and up(earlier + basic + half, 1) or floor(earlier + basic + half)
end

-- Until 2009: the contributions to pension insurance as they grow into the deduction, and a share of the wage; or the
-- lump sum of the law before 2005, if that is more. Classes V and VI had none. With wages for several years the latter
-- was reckoned, until 2007, from the `whole_wage`.
local function lump_sum_until_2009(case, law, wage, whole_wage)
  if case.tax_class >= 5 then
    return 0
  end
  local persons = case.tax_class == 3 and 2 or 1
  local most    = ceiling(case, law)
  local counted = most and min(wage, most) or wage
  local other   = law.other_provident_expenses_until_2009
  local sum     = up(pension_part(case, law, wage) + min(cut(law, counted * other.share), persons * other.most), 1)
  local earlier = law.provident_lump_sum_law.from_whole_wage and whole_wage or counted
  return max(sum, lump_sum_before_2005(case, law, earlier, persons))
end

-- The rates of care insurance for the pay period.
local function care_rates_of_period(case, law)
  local rates = law.care_insurance_rates
  return rates.of_year and case.pay_period == "year" and rates.of_year or rates
end

local function care_shift(case, law)
  return case.care_saxony and law.care_saxony_shift or 0
end

local function provident_rate(fields)
  fields.section = { en = "Provident lump sum", de = "Vorsorgepauschale" }
  fields.type, fields.from = rate, "2010-01-01"
  return fields
end

rule "health_and_care_rate" (provident_rate {
  label = {
    en = "The employee's rate of health and care insurance without sick pay",
    de = "Beitragssatz des Arbeitnehmers zur Kranken- und Pflegeversicherung ohne Krankengeld",
  },
  source = "§ 39b Abs. 2 Satz 5 Nr. 3 Buchst. b und c EStG",
  compute = function(case, law)
    local rates  = law.reduced_health_rates
    local care   = care_rates_of_period(case, law)
    local health = rates.employee + rates.additional * case.additional_health_rate
    local most   = health + care.half + care_shift(case, law)
    if case.care_childless then
      return most + care.childless
    elseif law.provident_lump_sum_law.discounts then
      return most - care.discount * case.care_discounts
    end
    return most
  end,
})

rule "employer_health_and_care_rate" (provident_rate {
  label = {
    en = "The employer's rate of health and care insurance without sick pay",
    de = "Beitragssatz des Arbeitgebers zur Kranken- und Pflegeversicherung ohne Krankengeld",
  },
  source = "§ 39b Abs. 2 Satz 5 Nr. 3 Buchst. d EStG (until 2025)", to = "2025-12-31",
  compute = function(case, law)
    return law.reduced_health_rates.employer + care_rates_of_period(case, law).half - care_shift(case, law)
  end,
})

-- Of private premiums what the employer does not bear counts. Its subsidy was reckoned until 2025; now it is given.
local function health_part(case, law, wage)
  local counted = min(wage, law.health_insurance_ceiling)
  if case.health_insurance == "statutory" then
    return truncate(counted * case.health_and_care_rate, 0.01)
  elseif case.tax_class == 6 or case.health_insurance == "student" then
    return 0
  end
  local premium = 12 * case.private_health_premium
  if law.provident_lump_sum_law.subsidy_given then
    return max(0, premium - 12 * case.private_health_subsidy)
  elseif case.health_insurance == "private_subsidised" then
    return truncate(premium - counted * case.employer_health_and_care_rate, 0.01)
  end
  return premium
end

-- The amount that counts at least for health and care insurance.
local function least_part(case, law, wage, pension, health)
  local least = law.least_provident_lump_sum
  if not least.share then
    if case.unemployment_insurance_free or case.health_insurance == "student" or case.tax_class == 6 then
      return nil
    end
    local counted = min(wage, law.pension_insurance_ceiling[1])
    local contributions = truncate(counted * law.unemployment_insurance_rate, 0.01)
    return min(contributions + health, least.most)
  end
  local most = case.tax_class == 3 and least.most_class_iii or least.most
  return min(truncate(wage * least.share, 0.01), most)
end

local function lump_sum(case, law, wage, whole_wage)
  if not law.provident_lump_sum_law.by_parts then
    return lump_sum_until_2009(case, law, wage, whole_wage)
  end
  local pension = pension_part(case, law, wage)
  local health  = health_part(case, law, wage)
  local sum     = up(pension + health, 1)
  local least   = least_part(case, law, wage, pension, health)
  if least then
    return max(sum, up(pension + least, 1))
  end
  return sum
end

-- What counts of private premiums, for the certificate of the year.
local function private_part(case, law, wage)
  if case.health_insurance == "statutory" or case.health_insurance == "student" then
    return 0
  end
  return max(health_part(case, law, wage), least_part(case, law, wage))
end

return {
  ceiling              = ceiling,
  lump_sum             = lump_sum,
  private_part         = private_part,
  care_rates_of_period = care_rates_of_period,
}
