-- § 2 Abs. 6 EStG: from the tax by the tariff to the tax that is assessed, in the law's order of reductions (R 2 Abs. 2
-- EStR), none of which gives anything back.

local section = { en = "Taxes", de = "Steuern" }

-- The reductions besides § 35, together: what the tax leaves of them.
local function other_reductions(case)
  return case.party_donation_credit + case.household_reduction + case.energy_renovation_reduction
end

rule "tax_reductions" {
  section = section,
  source  = "§ 32d Abs. 6 Satz 2, §§ 34c, 34g, 35, 35a, 35c EStG",
  type    = number,
  compute = function(case)
    return min(case.income_tax, case.foreign_tax_on_tariff + case.trade_tax_credit + other_reductions(case))
  end,
}

rule "assessed_income_tax" {
  section = section,
  source  = "§ 2 Abs. 6 EStG",
  type    = money, per = "year",
  min     = 0,
  max     = 1000000000000,
  compute = function(case)
    local tax = floor(case.income_tax - case.tax_reductions, 0.01) + case.capital_tax_assessed
      + case.riester_allowance_added
    return case.children > 0 and tax + case.child_benefit_added or tax
  end,
}

return { other_reductions = other_reductions }
