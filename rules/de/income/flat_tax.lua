-- § 32d Abs. 1 EStG: the flat tax on capital income. Whether the tariff is better: tariff_or_flat_tax.lua.

local sections = require "income.sections"

parameter "capital_tax" {
  label  = { en = "Flat tax on capital income", de = "Gesonderter Steuersatz für Kapitaleinkünfte" },
  source = "§ 32d Abs. 1 EStG",
  type   = record { divisor = number },
  note   = "The tax is (e - 4q) / (4 + k) with the income e, foreign tax q and the rate of church tax k: a quarter of "
        .. "the income, less by a quarter of the church tax on it.",
  until_changed = true,
  since  = { ["2009-01-01"] = { divisor = 4 } },
}

input "foreign_tax_on_capital" {
  label   = { en = "Foreign tax on capital income", de = "Anrechenbare ausländische Steuer auf Kapitalerträge" },
  ask     = {
    en = "How much foreign tax was taken from it?",
    de = "Wie viel ausländische Steuer wurde davon einbehalten?",
  },
  help    = {
    en = "Of both spouses, as far as it can be credited: at most a quarter of each receipt.",
    de = "Beider Ehegatten, soweit anrechenbar: höchstens ein Viertel jedes Ertrags.",
  },
  section = sections.capital,
  source  = "§ 32d Abs. 5 EStG",
  type    = money, per = "year",
  min     = 0,
  default = 0,
  aliases = { "quellensteuer", "auslaendische_quellensteuer", "ausländische_quellensteuer" },
  ask_if  = function(case) return case.capital_receipts > 0 end,
}

rule "flat_tax" {
  label   = { en = "Flat tax on capital income", de = "Abgeltungsteuer" },
  help    = {
    en = "Reduced where church tax is due on it. Fractions of a cent are dropped.",
    de = "Ermäßigt, wo Kirchensteuer darauf anfällt. Bruchteile eines Cents entfallen.",
  },
  section = sections.capital,
  source  = "§ 32d Abs. 1 EStG",
  type    = money, per = "year",
  min     = 0,
  aliases = { "abgeltungsteuer" },
  compute = function(case, law)
    local divisor = law.capital_tax.divisor
    local base    = max(0, case.capital_income - divisor * case.foreign_tax_on_capital)
    return floor(base / (divisor + case.church_rate), 0.01)
  end,
}

rule "flat_surcharge" {
  label   = { en = "Solidarity surcharge on the flat tax", de = "Solidaritätszuschlag auf die Abgeltungsteuer" },
  help    = {
    en = "Always at the full rate: there is no allowance for it.",
    de = "Immer zum vollen Satz: eine Freigrenze gibt es hier nicht.",
  },
  section = sections.capital,
  source  = "§ 3 Abs. 3 Satz 2, § 4 Satz 4 SolzG 1995",
  type    = money, per = "year",
  compute = function(case, law)
    return floor(case.flat_tax * law.solidarity_surcharge_rate, 0.01)
  end,
}

rule "flat_church_tax" {
  label   = { en = "Church tax on the flat tax", de = "Kirchensteuer auf die Abgeltungsteuer" },
  section = sections.capital,
  source  = "§ 51a Abs. 2b und 2d EStG",
  type    = money, per = "year",
  compute = function(case)
    return floor(case.flat_tax * case.church_rate, 0.01)
  end,
}
