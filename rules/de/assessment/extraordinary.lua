-- § 34 EStG: income that comes all at once, such as severance pay or the gain of a sale.

local special_tariff = require "assessment.special_tariff"

local section = { en = "Special tariffs", de = "Besondere Tarife" }

input "extraordinary_income" {
  label   = { en = "Extraordinary income, taxed by fifths", de = "Außerordentliche Einkünfte (Fünftelregelung)" },
  help    = "Severance pay, wages for several years and the like, after expenses, as far as they are in the taxable "
         .. "income.",
  section = section,
  source  = "§ 34 Abs. 1 und 2 EStG",
  type    = money,
  min     = 0,
  max     = 1000000000,
  default = 0,
  aliases = { "extraordinary", "of_it_extraordinary", "ausserordentliche_einkuenfte", "außerordentliche_einkünfte" },
}

input "reduced_rate_gain" {
  label   = { en = "Gain of a sale at the reduced rate", de = "Veräußerungsgewinn zum ermäßigten Steuersatz" },
  help    = "The gain of giving up or selling a business, if you apply for the reduced rate: once in life, from the "
         .. "age of 55 or when unable to work.",
  section = section,
  source  = "§ 34 Abs. 2 Nr. 1 und Abs. 3 EStG",
  type    = money,
  min     = 0,
  max     = 1000000000,
  default = 0,
}

parameter "extraordinary_income_fifths" {
  label  = "Parts into which extraordinary income is spread",
  source = "§ 34 Abs. 1 Satz 2 EStG",
  since  = { ["1999-01-01"] = 5 },
}

parameter "reduced_average_rate" {
  label  = "Reduced tax rate on gains of a sale",
  source = "§ 34 Abs. 3 Satz 1 und 2 EStG",
  note   = "A share of the average rate, the least rate, and the gains that it holds for at most.",
  since  = {
    ["2004-01-01"] = { share = 0.56, least = 0.15, most_income = 5000000 },
    ["2009-01-01"] = { share = 0.56, least = 0.14, most_income = 5000000 },
  },
}

rule "remaining_zve" {
  label   = { en = "Taxable income without the extraordinary income", de = "Verbleibendes zu versteuerndes Einkommen" },
  help    = "Below zero if the other income is a loss.",
  section = section,
  source  = "§ 34 Abs. 1 Satz 2 und 3 EStG",
  type    = money,
  aliases = { "verbleibendes_zve" },
  compute = function(case)
    return case.taxable_income - case.extraordinary_income
  end,
}

rule "tax_on_remaining" {
  label   = { en = "Tax on the remaining income", de = "Steuer auf das verbleibende Einkommen" },
  section = section,
  source  = "§ 34 Abs. 1 Satz 2 EStG",
  type    = money,
  compute = function(case, law)
    return special_tariff.ordinary(case, law, case.remaining_zve)
  end,
}

rule "tax_with_a_fifth" {
  label   = { en = "Tax on the remaining income and a fifth", de = "Steuer auf das verbleibende Einkommen und ein Fünftel" },
  help    = "If the remaining income is below zero: the tax on a fifth of the taxable income.",
  section = section,
  source  = "§ 34 Abs. 1 Satz 2 und 3 EStG",
  type    = money,
  compute = function(case, law)
    local parts = law.extraordinary_income_fifths
    if case.remaining_zve < 0 then
      return special_tariff.plain(case, law, case.taxable_income / parts)
    end
    return special_tariff.ordinary(case, law, case.remaining_zve + case.extraordinary_income / parts)
  end,
}

rule "without_rule" {
  label   = { en = "Income tax without § 34", de = "Einkommensteuer ohne § 34 EStG" },
  section = section,
  source  = "§§ 32a, 32b EStG",
  type    = money,
  compute = function(case, law)
    return special_tariff.ordinary(case, law, case.taxable_income)
  end,
}
