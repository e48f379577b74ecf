-- § 51a Abs. 2 EStG, § 3 Abs. 2 SolzG 1995: what the surcharge and the church tax are reckoned from. It is the tax that
-- would be due after the allowances of all children, without child benefit; § 35 lowers it for the surcharge alone.

local assessed         = require "assessment.assessed"
local special_tariff   = require "assessment.special_tariff"
local trade_tax_credit = require "assessment.trade_tax_credit"

local section = { en = "Taxes", de = "Steuern" }

special_tariff.declare("tax_after_all_allowances", {
  label   = { en = "Income tax after all child allowances", de = "Einkommensteuer nach allen Kinderfreibeträgen" },
  help    = {
    en = "The tax by the tariff that would be due if the allowances of all children were taken off.",
    de = "Die tarifliche Steuer, die sich nach Abzug der Freibeträge für alle Kinder ergäbe.",
  },
  section = section,
  source  = "§ 51a Abs. 2 Satz 1 EStG, § 3 Abs. 2 SolzG 1995",
}, function(case) return case.fictitious_taxable_income end)

rule "fictitious_income_tax" {
  section = section,
  source  = "§ 51a Abs. 2 Satz 1 EStG, § 3 Abs. 2 SolzG 1995",
  type    = money, per = "year",
  compute = function(case)
    if case.children > 0 or case.child_allowances > 0 then
      return case.tax_after_all_allowances
    end
    return case.income_tax
  end,
}

rule "levy_base" {
  section = section,
  source  = "§ 51a Abs. 2 EStG, § 3 Abs. 2 SolzG 1995",
  type    = money, per = "year",
  min     = 0,
  max     = 1000000000000,
  compute = function(case)
    local reductions = case.foreign_tax_for_levies + assessed.other_reductions(case)
    return floor(max(0, case.fictitious_income_tax - reductions), 0.01) + case.riester_allowance_added
  end,
}

rule "surcharge_base" {
  section = section,
  source  = "§ 3 Abs. 2 SolzG 1995, § 51a Abs. 2 Satz 3 EStG",
  type    = money, per = "year",
  min     = 0,
  max     = 1000000000000,
  compute = function(case)
    if case.positive_trade_income <= 0 then
      return case.levy_base
    end
    local tax = case.fictitious_income_tax - case.foreign_tax_for_levies
    return floor(max(0, case.levy_base - trade_tax_credit.credit(case, tax)), 0.01)
  end,
}

rule "levy_base_surcharge_exact" {
  section = section,
  source  = "§ 3 Abs. 2 SolzG 1995",
  type    = number,
  compute = function(case)
    local tax     = case.fictitious_income_tax - case.foreign_tax_for_levies
    local ceiling = round(trade_tax_credit.ceiling(case, tax), 0.000001)
    return max(0, case.levy_base - min(case.trade_tax_creditable, ceiling))
  end,
}
