-- § 46 Abs. 3 und 5 EStG, § 70 EStDV (Härteausgleich): employees' side income is free up to an amount, and phased in.

local age_relief = require "income.age_relief"
local cohorts    = require "income.cohorts"
local sections   = require "income.sections"

parameter "hardship_limits" {
  source = "§ 46 Abs. 3 EStG, § 70 EStDV",
  type   = record { full = money, phased = money }, per = "year",
  note   = "Free up to `full`, phased in up to `phased`; the same for spouses who file jointly.",
  until_changed = true,
  since  = { ["2002-01-01"] = { full = 410, phased = 820 } },
}

parameter "hardship_leaves_capital_out" {
  source = "§ 46 Abs. 3 Satz 1 EStG, §§ 70, 84 Abs. 3i EStDV",
  type   = boolean,
  -- § 70 EStDV in the version of Art. 24 of the act of 25.07.2014, BGBl. I S. 1266 (Nr. 36 of 30.07.2014)
  until_changed = true,
  since  = { ["2002-01-01"] = false, ["2014-01-01"] = revised { ["2014-07-30"] = true } },
}

rule "employee" {
  section = sections.sums,
  source  = "§ 46 Abs. 2 EStG",
  type    = boolean,
  compute = function(case)
    local wages = case.wages_with_withholding + case.civil_pensions
    if case.filing == "joint" then
      wages = wages + case.spouse_wages_with_withholding + case.spouse_civil_pensions
    end
    return wages > 0
  end,
}

-- Wages without wage tax, less their expenses; an energy allowance that no employer paid is such, too.
local function wages_without_wage_tax(case, p)
  return (case[p .. "wages"] > 0 and case[p .. "energy_allowance_set"] or 0)
    + case[p .. "wages_without_withholding"] - case[p .. "expenses_without_withholding"]
end

-- Income that bore no wage tax, of both spouses, without capital income.
local function without_wage_tax(case)
  local sum = case.other_income_of_all_types + wages_without_wage_tax(case, "")
  if case.filing == "joint" then
    return sum + case.spouse_other_income_of_all_types + wages_without_wage_tax(case, "spouse_")
  end
  return sum
end

rule "side_income" {
  section = sections.sums,
  source  = "§ 46 Abs. 3 Satz 1 EStG",
  type    = money, per = "year",
  compute = function(case, law)
    local sum = without_wage_tax(case)
    if law.hardship_leaves_capital_out then
      return sum
    end
    return sum + (case.tariff_chosen_for_capital and case.capital_income or 0)
  end,
}

-- Age relief beyond the share of the wages falls to the side income, as far as it is not for capital income left out.
local function relief_of_side_income(case, law, p, other)
  if case[p .. "cohort"] > case.year then
    return 0
  end
  local of_wages = cohorts.share(law.relief_shares, case[p .. "cohort"]) * case[p .. "taxed_wages"]
  return max(0, age_relief.relief(case, law, p, other) - of_wages)
end

-- § 46 Abs. 3 Satz 2: side income less what is taken off it, where `own` and `others` is what the age relief of each
-- spouse counts besides wages.
local function reduced(case, law, side, own, others, farmers)
  local relief = relief_of_side_income(case, law, "", own)
  if case.filing == "joint" then
    relief = relief + relief_of_side_income(case, law, "spouse_", others)
  end
  return max(0, side - relief - farmers)
end

-- What is left out of a side income.
local function left_out(law, side, of_it)
  local limits = law.hardship_limits
  if side <= 0 then
    return 0
  elseif side <= limits.full then
    return ceil(of_it, 0.01)
  end
  return ceil(clamp(limits.phased - of_it, 0, of_it), 0.01)
end

rule "reduced_side_income" {
  section = sections.sums,
  source  = "§ 46 Abs. 3 Satz 2 EStG, § 70 Satz 1 EStDV",
  type    = number,
  compute = function(case, law)
    local own, others
    if law.hardship_leaves_capital_out then
      own, others = age_relief.without_capital(case, ""), age_relief.without_capital(case, "spouse_")
    else
      own, others = case.sum_of_other_income, case.spouse_sum_of_other_income
    end
    return reduced(case, law, case.side_income, own, others, case.farmers_allowance_deducted)
  end,
}

rule "hardship_deducted" {
  section = sections.sums,
  source  = "§ 46 Abs. 3 und 5 EStG, § 70 EStDV",
  type    = money, per = "year",
  compute = function(case, law)
    if not case.employee or case.side_income <= 0 then
      return 0
    end
    return left_out(law, case.side_income, case.reduced_side_income)
  end,
}
