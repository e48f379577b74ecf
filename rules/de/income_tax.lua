-- § 32a EStG: the income tax on a taxable income, for a single person and for spouses assessed together.

local formula = require "tariff_formula"

input "filing" {
  label   = { en = "Filing status", de = "Veranlagung" },
  help    = "Spouses and registered partners may file jointly: the tax is then twice the tax on half their income. "
         .. "Everybody else files single.",
  section = { en = "Household", de = "Haushalt" },
  source  = "§§ 26, 26b, 32a Abs. 5 EStG",
  type    = choice {
    "single", "joint",
    labels  = {
      single = { en = "Filing alone", de = "Einzelveranlagung" },
      joint = { en = "Filing jointly", de = "Zusammenveranlagung" },
    },
    aliases = {
      single = { "Einzelveranlagung", "Grundtarif", "Grundtabelle" },
      joint  = { "Zusammenveranlagung", "Splitting", "Splittingtarif", "Splittingtabelle" },
    },
  },
  default = "single",
  aliases = { "veranlagung" },
}

rule "income_tax" {
  label   = { en = "Income tax", de = "Einkommensteuer" },
  help    = "The income tax of the year, in whole euros, before anything already paid is credited.",
  section = { en = "Taxes", de = "Steuern" },
  source  = "§ 32a Abs. 1 und 5 EStG",
  type    = money,
  aliases = { "einkommensteuer", "ESt", "est" },
  min     = 0,
  max     = 1000000000000,
  compute = function(case, law)
    local persons  = case.filing == "joint" and 2 or 1
    local rounding = law.tariff_rounding
    local income   = floor(case.taxable_income / persons, rounding.income_step) + rounding.income_plus
    return persons * formula.tax(income, law.tariff, rounding.product_step)
  end,
}

rule "income_tax_marginal_rate" {
  label   = { en = "Marginal rate of income tax", de = "Grenzsteuersatz der Einkommensteuer" },
  help    = "The share of the next euro of taxable income that goes to income tax: the slope of the tariff, without "
         .. "the rounding to whole euros.",
  section = { en = "Rates", de = "Sätze" },
  source  = "§ 32a Abs. 1 und 5 EStG",
  type    = rate,
  aliases = { "grenzsteuersatz" },
  compute = function(case, law)
    local persons = case.filing == "joint" and 2 or 1
    return formula.slope(case.taxable_income / persons, law.tariff)
  end,
}

rule "income_tax_average_rate" {
  label   = { en = "Average rate of income tax", de = "Durchschnittssteuersatz der Einkommensteuer" },
  help    = "Income tax as a share of taxable income; zero if there is no taxable income.",
  section = { en = "Rates", de = "Sätze" },
  source  = "§ 32a EStG",
  type    = rate,
  aliases = { "durchschnittssteuersatz" },
  compute = function(case)
    if case.taxable_income > 0 then
      return case.income_tax / case.taxable_income
    end
    return 0
  end,
}
