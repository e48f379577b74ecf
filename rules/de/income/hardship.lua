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
    return sum(case.persons, "wages_with_withholding") + sum(case.persons, "civil_pensions") > 0
  end,
}

-- Wages without wage tax, less their expenses; an energy allowance that no employer paid is such, too.
local function wages_without_wage_tax(person)
  return (person.wages > 0 and person.energy_allowance_set or 0)
    + person.wages_without_withholding - person.expenses_without_withholding
end

rule "side_income" {
  section = sections.sums,
  source  = "§ 46 Abs. 3 Satz 1 EStG",
  type    = money, per = "year",
  compute = function(case, law)
    -- Income that bore no wage tax, of both spouses.
    local income = sum(case.persons, "other_income_of_all_types") - sum(case.persons, "sales_losses_of_spouse")
      + sum(case.persons, wages_without_wage_tax)
    if law.hardship_leaves_capital_out then
      return income
    end
    return income + (case.tariff_chosen_for_capital and case.capital_income or 0)
  end,
}

-- Age relief beyond the share of the wages falls to the side income, as far as it is not for capital income left out.
local function relief_of_side_income(person, law, case)
  if person.cohort > case.year then
    return 0
  end
  local of_wages = cohorts.share(law.relief_shares, person.cohort) * person.taxed_wages
  local other = law.hardship_leaves_capital_out and age_relief.without_capital(person) or person.sum_of_other_income
  return max(0, age_relief.relief(person, law, case, other) - of_wages)
end

-- What is left out of a side income above zero.
local function left_out(law, side, of_it)
  local limits = law.hardship_limits
  if side <= limits.full then
    return ceil(of_it, 0.01)
  end
  return ceil(clamp(limits.phased - of_it, 0, of_it), 0.01)
end

rule "reduced_side_income" {
  section = sections.sums,
  source  = "§ 46 Abs. 3 Satz 2 EStG, § 70 Satz 1 EStDV",
  private = true,
  type    = number,
  compute = function(case, law)
    local relief = sum(case.persons, function(person) return relief_of_side_income(person, law, case) end)
    return max(0, case.side_income - relief - case.farmers_allowance_deducted)
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
