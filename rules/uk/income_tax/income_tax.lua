-- ITA 2007 s. 23, steps 5 and 6.

rule "tax_before_reductions" {
  source  = "ITA 2007 s. 23, step 5",
  type    = money, per = "year",
  compute = function(case)
    return case.tax_non_savings + case.tax_property + case.tax_savings + case.tax_dividends
      + case.tax_life_policy_gains + case.tax_lump_sum
  end,
}

rule "income_tax_before_credit" {
  source  = "ITA 2007 ss. 23, 26, 29; ITTOIA 2005 ss. 530, 535; TIOPA 2010 s. 36",
  private = true,
  type    = money, per = "year",
  compute = function(case)
    return max(0, case.tax_before_reductions + case.transition_profits_tax - case.venture_capital_relief
      - case.marriage_allowance_reduction - case.finance_costs_reduction - case.married_couples_allowance_reduction
      - case.top_slicing_relief - case.tax_paid_on_life_policy_gains)
  end,
}

rule "income_tax_before_limit" {
  source  = "ITA 2007 ss. 23, 26, 29; ITTOIA 2005 ss. 399, 401, 539, 677, 678",
  private = true,
  type    = money, per = "year",
  compute = function(case)
    local relieved = case.deficiency_relief + case.bonus_shares_relief
    return max(0, case.income_tax_before_credit - relieved - case.foreign_tax_credit - case.foreign_estate_relief
      - case.dividend_tax_of_non_resident)
  end,
}

rule "income_tax" {
  source  = "ITA 2007 ss. 23, 811",
  type    = money, per = "year",
  compute = function(case) return case.income_tax_before_limit - case.non_resident_reduction end,
}

caveat "foreign_tax_beside_deficiency" {
  concerns = { "income_tax" },
  when     = function(case)
    return case.foreign_tax_paid > 0 and case.life_policy_deficiency + case.bonus_shares_repaid > 0
  end,
  text     = "Credit for foreign tax is worked out as if there were no relief for a deficiency on a life policy or for "
    .. "bonus shares: it may be less.",
  source   = "TIOPA 2010 s. 36; ITA 2007 s. 29",
}
