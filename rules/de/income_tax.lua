-- § 2 Abs. 5, § 32a EStG: the income tax by the tariff on a taxable income (tarifliche Einkommensteuer), for a single
-- person and for spouses assessed together. What is due in the end is assessed_income_tax (assessment/assessed.lua).

local children       = require "children"
local special_tariff = require "assessment.special_tariff"
local splitting      = require "assessment.splitting"

input "filing" {
  label   = { en = "Filing status", de = "Veranlagung" },
  help    = "Spouses and registered partners may file jointly: the tax is then twice the tax on half their income. The "
         .. "same tariff holds for the widowed in the year after the death, and for some in the year of a divorce or "
         .. "death whose spouse married again: they are one person in all else. Others file single.",
  section = { en = "Household", de = "Haushalt" },
  source  = "§§ 26, 26b, 32a Abs. 5 und 6 EStG",
  type    = choice {
    "single", "joint", "widowed",
    labels  = {
      single = { en = "Filing alone", de = "Einzelveranlagung" },
      joint = { en = "Filing jointly", de = "Zusammenveranlagung" },
      widowed = { en = "Filing alone, by the splitting tariff", de = "Splitting für Verwitwete und andere (§ 32a Abs. 6)" },
    },
    aliases = {
      single  = { "Einzelveranlagung", "Grundtarif", "Grundtabelle", "single (half allowances)" },
      joint   = { "Zusammenveranlagung", "Splitting", "Splittingtarif", "Splittingtabelle" },
      widowed = { "Verwitwetensplitting", "Sondersplitting", "Gnadensplitting" },
    },
  },
  default = "single",
  aliases = { "veranlagung" },
}

rule "income_tax" {
  label   = { en = "Income tax", de = "Einkommensteuer" },
  help    = "The income tax of the year by the tariff, in whole euros, before reductions and before anything already "
         .. "paid is credited. Child allowances do not lower it as long as child benefit is worth more.",
  section = { en = "Taxes", de = "Steuern" },
  source  = "§ 2 Abs. 5, §§ 32a, 32b, 34 EStG",
  type    = money,
  aliases = {
    "einkommensteuer", "ESt", "est", "tariff_income_tax", "tarifliche_einkommensteuer",
  },
  min     = 0,
  max     = 1000000000000,
  compute = function(case, law)
    local tax = special_tariff.tax(case, law, case.taxable_income)
    if case.child_allowances > 0 then
      children.compare(case, law, splitting.parts(case), tax)
    end
    return tax
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
    return special_tariff.slope(case, law, case.taxable_income)
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
