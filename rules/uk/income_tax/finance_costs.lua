-- Finance costs of let dwellings: less and less deducted from rents from 2017/18 on; the basic rate is given back.

parameter "finance_costs_deductible" {
  source = "ITTOIA 2005 s. 272A; F (No. 2) A 2015 s. 24",
  type   = rate,
  until_changed = true,
  since  = {
    ["2015-04-06"] = 1, ["2017-04-06"] = 0.75, ["2018-04-06"] = 0.5, ["2019-04-06"] = 0.25, ["2020-04-06"] = 0,
  },
}

input "dwelling_finance_costs" {
  type    = money, per = "year",
  min     = 0,
  default = 0,
  entries = { kind = "mortgage_interest", projected = true },
  section = "Letting",
  source  = "ITTOIA 2005 s. 272B",
  ask_if  = function(case) return case.property_receipts > 0 end,
}

input "finance_costs_brought_forward" {
  type    = money, per = "year",
  min     = 0,
  default = 0,
  section = "Letting",
  source  = "ITTOIA 2005 s. 274A",
  ask_if  = function(case) return case.year >= 2018 and case.property_receipts > 0 end,
}

rule "finance_costs" {
  section = "Letting",
  source  = "ITTOIA 2005 ss. 272A, 274A",
  type    = money, per = "year",
  min     = 0,
  compute = function(case, law) return ceil(case.dwelling_finance_costs * (1 - law.finance_costs_deductible)) end,
}

rule "finance_costs_relieved" {
  source  = "ITTOIA 2005 ss. 274AA, 783BL",
  type    = money, per = "year",
  compute = function(case)
    if case.uses_property_allowance then return 0 end
    local income = max(0, case.non_savings_income + case.lump_sum_taxed - case.deductions)
    return min(case.finance_costs + case.finance_costs_brought_forward, floor(case.property_income), income)
  end,
}

rule "finance_costs_reduction" {
  source  = "ITTOIA 2005 s. 274AA",
  type    = money, per = "year",
  compute = function(case, law)
    local basic = law.property_has_rates and law.property_rates[1] or law.rates[1].rate
    return floor(case.finance_costs_relieved * basic, 0.01)
  end,
}

rule "finance_costs_carried_forward" {
  source  = "ITTOIA 2005 s. 274AA",
  type    = money, per = "year",
  compute = function(case)
    local of_year = case.uses_property_allowance and 0 or case.finance_costs
    return of_year + case.finance_costs_brought_forward - case.finance_costs_relieved
  end,
}
