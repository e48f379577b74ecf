-- § 51a Abs. 2 EStG, § 3 Abs. 2 SolzG 1995: surcharge and church tax are always reckoned from the tax that would be
-- due after the allowances of all children. The income tax takes them off only where that saves more than child
-- benefit: see children/comparison.lua.

local special_tariff = require "assessment.special_tariff"

input "child_allowances" {
  section = { en = "Household", de = "Haushalt" },
  source  = "§ 32 Abs. 6, § 38b Abs. 2, § 51a Abs. 2 und 2a EStG",
  type    = number,
  min     = 0,
  max     = 100,
  default = 0,
  -- Payroll asks for it (payroll_child_allowances), the assessment does not.
  ask_if  = function() return false end,
}

-- An income after a number of allowances, which may be a part of one that no decimal equals.
local function after(law, income, number)
  local both_parents = 2 * (law.child_allowance + law.child_care_allowance)
  return max(0, income - round(number * both_parents, 0.01))
end

rule "first_child_benefit" {
  section = { en = "Children", de = "Kinder" },
  source  = "§ 66 Abs. 1 EStG",
  type    = money, per = "year",
  compute = function(case, law)
    local benefit = law.child_bonus
    for month in months(case) do benefit = benefit + law.on(month.first).child_benefit_rates[1] end
    return benefit
  end,
}

for year, benefit in pairs { [2002] = 1848, [2009] = 2068, [2019] = 2388 } do
  example("Child benefit of " .. year) {
    year   = year,
    given  = {},
    expect = { first_child_benefit = benefit },
    source = "Worked by hand from § 66 Abs. 1 EStG: 154 a month; 164 and a bonus of 100; 194 and since July 204",
  }
end

-- The tax after the first allowance, be it a half or a whole one.
local firsts = {
  { name = "tax_after_half_allowance", number = 0.5, en = "half allowance", de = "halben Kinderfreibetrag" },
  { name = "tax_after_first_allowance", number = 1, en = "allowance", de = "ganzen Kinderfreibetrag" },
}

for _, first in ipairs(firsts) do
  special_tariff.declare(first.name, {
    label   = { en = "Income tax after the first " .. first.en, de = "Einkommensteuer nach einem " .. first.de },
    section = { en = "Children", de = "Kinder" },
    source  = "§ 31 Satz 4, § 32a EStG",
  }, function(case, law) return after(law, case.taxable_income, min(case.child_allowances, first.number)) end)
end

-- A number of allowances does not say whose they are: one may be a whole child or two halves. § 31 Satz 4 EStG
-- compares child by child, so the income tax is refused where child benefit is not certain to be worth more for
-- each. Each further allowance saves less than the one before, but for the steps in which the tariff is rounded: so
-- if child benefit is worth more than the first, be it a half or a whole one, by more than these steps, it is so
-- for all.
local function compare(case, law, persons, tax)
  if case.children > 0 then
    return
  end
  local steps = 2 * persons * law.tariff_rounding.income_step
  for _, first in ipairs(firsts) do
    if tax - case[first.name] + steps > min(case.child_allowances, first.number) * case.first_child_benefit then
      error("child allowances may lower this income tax by more than child benefit, which their number does not "
        .. "decide: give children, and zve_before_allowances if you know it, in place of child_allowances")
    end
  end
end

rule "fictitious_taxable_income" {
  section = { en = "Taxes", de = "Steuern" },
  source  = "§ 51a Abs. 2 Satz 1 EStG, § 3 Abs. 2 SolzG 1995",
  type    = money, per = "year",
  min     = 0,
  max     = 1000000000000,
  compute = function(case, law)
    if case.children > 0 then
      return max(0, case.taxable_income + case.child_allowances_deducted - case.child_allowances_due)
    end
    return after(law, case.taxable_income, case.child_allowances)
  end,
}

rule "levy_base_is_relieved" {
  section = { en = "Taxes", de = "Steuern" },
  source  = "§ 34, § 51a Abs. 2 Satz 1 EStG",
  private = true,
  type    = boolean,
  compute = function(case)
    return case.tax_after_all_allowances < case.tax_after_all_allowances_ordinary
  end,
}

rule "levy_base_marginal_rate" {
  section = { en = "Rates", de = "Sätze" },
  source  = "§ 51a Abs. 2 Satz 1, § 32a EStG",
  private = true,
  type    = rate,
  min     = 0,
  max     = 1,
  compute = function(case, law)
    if case.children < 1 and case.child_allowances <= 0 then
      return case.income_tax_marginal_rate
    end
    return special_tariff.slope(case, law, case.fictitious_taxable_income, case.levy_base_is_relieved)
  end,
}

return { compare = compare, after = after }
