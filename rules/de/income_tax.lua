-- § 2 Abs. 5, § 32a EStG: the income tax by the tariff on a taxable income (tarifliche Einkommensteuer), for a single
-- person and for spouses assessed together. What is due in the end is assessed_income_tax (assessment/assessed.lua).

local children       = require "children"
local special_tariff = require "assessment.special_tariff"
local splitting      = require "assessment.splitting"

input "filing" {
  section = { en = "Household", de = "Haushalt" },
  source  = "§§ 26, 26b, 32a Abs. 5 und 6 EStG",
  type    = choice {
    "single", "joint", "widowed",
    labels  = {
      single = { en = "Filing alone", de = "Einzelveranlagung" },
      joint = { en = "Filing jointly", de = "Zusammenveranlagung" },
      widowed = {
        en = "Filing alone, by the splitting tariff",
        de = "Splitting für Verwitwete und andere (§ 32a Abs. 6)",
      },
    },
    aliases = {
      single  = { "einzeln", "ledig", "Einzelveranlagung", "Grundtarif", "Grundtabelle", "single (half allowances)" },
      joint   = { "zusammen", "Zusammenveranlagung", "Splitting", "Splittingtarif", "Splittingtabelle" },
      widowed = { "Verwitwetensplitting", "Sondersplitting", "Gnadensplitting" },
    },
  },
  default = "single",
  typical = { "joint" },
}

local parts = {
  ordinary        = { name = "income_tax_without_relief", aliases = { "without_rule" } },
  on_rest         = { name = "tax_on_remaining" },
  with_fifth      = { name = "tax_with_a_fifth" },
  at_reduced_rate = { name = "income_tax_at_reduced_rate" },
}

local fields = {
  label   = { en = "Income tax by the tariff", de = "Tarifliche Einkommensteuer" },
  help    = {
    en = "The income tax of the year by the tariff, in whole euros, before reductions and before anything already paid "
      .. "is credited: assessed_income_tax is what follows from it. With children it is the tax after those allowances "
      .. "that are better than child benefit.",
    de = "Die tarifliche Einkommensteuer des Jahres in vollen Euro, vor Ermäßigungen und vor der Anrechnung von "
      .. "Gezahltem: assessed_income_tax folgt aus ihr. Mit Kindern die Steuer nach den Freibeträgen, die günstiger "
      .. "als das Kindergeld sind.",
  },
  section = { en = "Taxes", de = "Steuern" },
  source  = "§ 2 Abs. 5, §§ 32a, 32b, 34 EStG",
  aliases = {
    "einkommensteuer", "ESt", "est", "tariff_income_tax", "tarifliche_einkommensteuer",
  },
  min     = 0,
  max     = 1000000000000,
}

local function income(case) return case.taxable_income end

special_tariff.declare("income_tax", fields, income, parts, function(case, law, tax)
  if case.child_allowances > 0 then
    children.compare(case, law, splitting.parts(case), tax)
  end
end)

rule "income_tax_marginal_rate" {
  section = { en = "Rates", de = "Sätze" },
  source  = "§ 32a Abs. 1 und 5 EStG",
  type    = rate,
  min     = 0,
  max     = 1,
  compute = function(case, law)
    return special_tariff.slope(
      case, law, case.taxable_income, case.income_tax < case.income_tax_without_relief)
  end,
}

rule "basic_allowance" {
  section = { en = "Taxes", de = "Steuern" },
  source  = "§ 32a Abs. 1 Satz 2 Nr. 1 EStG",
  type    = money, per = "year",
  compute = function(_, law) return law.tariff[1].upto end,
}

rule "income_tax_average_rate" {
  section = { en = "Rates", de = "Sätze" },
  source  = "§ 32a EStG",
  type    = rate,
  compute = function(case)
    if case.taxable_income > 0 then
      return case.income_tax / case.taxable_income
    end
    return 0
  end,
}
