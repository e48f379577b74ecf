-- § 32d Abs. 1 EStG: the flat tax on capital income. Whether the tariff is better: tariff_or_flat_tax.lua.

local sections = require "income.sections"

parameter "capital_tax" {
  source = "§ 32d Abs. 1 EStG",
  type   = record { divisor = number },
  note   = "The tax is (e - 4q) / (4 + k) with the income e, foreign tax q and the rate of church tax k: a quarter of "
        .. "the income, less by a quarter of the church tax on it.",
  until_changed = true,
  since  = { ["2009-01-01"] = { divisor = 4 } },
}

input "foreign_tax_on_capital" {
  section = sections.capital,
  source  = "§ 32d Abs. 5 EStG",
  type    = money, per = "year",
  min     = 0,
  default = 0,
  ask_if  = function(case) return case.capital_receipts > 0 end,
}

rule "flat_tax" {
  section = sections.capital,
  source  = "§ 32d Abs. 1 EStG",
  type    = money, per = "year",
  min     = 0,
  compute = function(case, law)
    local divisor = law.capital_tax.divisor
    local base    = max(0, case.capital_income - divisor * case.foreign_tax_on_capital)
    return floor(base / (divisor + case.church_rate), 0.01)
  end,
}

rule "flat_surcharge" {
  section = sections.capital,
  source  = "§ 3 Abs. 3 Satz 2, § 4 Satz 4 SolzG 1995",
  type    = money, per = "year",
  compute = function(case, law)
    return floor(case.flat_tax * law.solidarity_surcharge_rate, 0.01)
  end,
}

rule "flat_church_tax" {
  section = sections.capital,
  source  = "§ 51a Abs. 2b und 2d EStG",
  type    = money, per = "year",
  compute = function(case)
    return floor(case.flat_tax * case.church_rate, 0.01)
  end,
}
