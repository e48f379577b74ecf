-- § 2 Abs. 5, § 32a EStG: the income tax by the tariff on a taxable income (tarifliche Einkommensteuer), for a single
-- person and for spouses assessed together. What is due in the end is assessed_income_tax (assessment/assessed.lua).

local children       = require "children"
local special_tariff = require "assessment.special_tariff"
local splitting      = require "assessment.splitting"

input "filing" {
  label   = { en = "Filing status", de = "Veranlagung" },
  ask     = {
    en = "Do you file alone or with your spouse?",
    de = "Werden Sie einzeln oder zusammen mit Ihrem Ehepartner veranlagt?",
  },
  help    = {
    en = "Spouses and registered partners may file jointly: the tax is then twice the tax on half their income. "
      .. "The same tariff holds for the widowed in the year after the death, and for some in the year of a divorce "
      .. "or death whose spouse married again: they are one person in all else. Others file single.",
    de = "Ehegatten und Lebenspartner können sich zusammen veranlagen lassen: die Steuer ist dann das Doppelte der "
      .. "Steuer auf die Hälfte. Derselbe Tarif gilt für Verwitwete im Jahr nach dem Tod und für manche im Jahr "
      .. "einer Scheidung, wenn der andere wieder heiratet; sonst sind sie eine Person. Alle anderen einzeln.",
  },
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
  aliases = { "veranlagung", "veranlagungsart" },
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
  label   = { en = "Marginal rate of income tax", de = "Grenzsteuersatz der Einkommensteuer" },
  help    = {
    en = "The share of the next euro of taxable income that goes to income tax: the slope of the tariff, without the "
      .. "rounding to whole euros.",
    de = "Der Anteil des nächsten Euros an zu versteuerndem Einkommen, den die Einkommensteuer nimmt: die Steigung des "
      .. "Tarifs, ohne die Rundung auf volle Euro.",
  },
  section = { en = "Rates", de = "Sätze" },
  source  = "§ 32a Abs. 1 und 5 EStG",
  type    = rate,
  aliases = { "grenzsteuersatz" },
  min     = 0,
  max     = 1,
  compute = function(case, law)
    return special_tariff.slope(
      case, law, case.taxable_income, case.income_tax < case.income_tax_without_relief)
  end,
}

rule "basic_allowance" {
  label   = { en = "Basic allowance of one person", de = "Grundfreibetrag einer Person" },
  help    = {
    en = "The taxable income on which the tariff takes no tax; of spouses who file jointly each has one.",
    de = "Das zu versteuernde Einkommen, auf das der Tarif keine Steuer nimmt; zusammen veranlagt hat jeder einen.",
  },
  section = { en = "Taxes", de = "Steuern" },
  source  = "§ 32a Abs. 1 Satz 2 Nr. 1 EStG",
  type    = money, per = "year",
  aliases = { "grundfreibetrag" },
  compute = function(_, law) return law.tariff[1].upto end,
}

rule "income_tax_average_rate" {
  label   = { en = "Average rate of income tax", de = "Durchschnittssteuersatz der Einkommensteuer" },
  help    = {
    en = "Income tax as a share of taxable income; zero if there is no taxable income.",
    de = "Die Einkommensteuer als Anteil am zu versteuernden Einkommen; null ohne zu versteuerndes Einkommen.",
  },
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
