-- The three taxes together: their sum, their share of the taxable income, and their share of the next euro.

rule "total_tax" {
  label   = { en = "All three taxes", de = "Alle drei Steuern" },
  help    = {
    en = "Income tax as assessed, solidarity surcharge and church tax of the year, those on capital income with them.",
    de = "Festgesetzte Einkommensteuer, Solidaritätszuschlag und Kirchensteuer des Jahres, mit denen auf "
      .. "Kapitalerträge.",
  },
  section = { en = "Taxes", de = "Steuern" },
  source  = "§ 32a EStG, §§ 3, 4 SolzG 1995, KiStG of the federal state",
  type    = money, per = "year",
  aliases = { "gesamtsteuer", "steuern" },
  compute = function(case)
    return case.assessed_income_tax + case.solidarity_surcharge + case.capital_surcharge_assessed
      + case.church_tax + case.capital_church_tax_assessed
  end,
}

rule "taxable_income_after_taxes" {
  label   = { en = "Taxable income after taxes", de = "Zu versteuerndes Einkommen nach Steuern" },
  help    = {
    en = "The taxable income less the three taxes. It is a figure of the tax, not money in hand: it counts benefits in "
      .. "kind, which are no money, and leaves out what was deducted. Of money, net_income speaks.",
    de = "Das zu versteuernde Einkommen abzüglich der drei Steuern. Es ist eine steuerliche Größe, kein Geld in der "
      .. "Hand: Sachbezüge, die kein Geld sind, zählen mit, Abgezogenes fehlt. Vom Geld spricht net_income.",
  },
  section = { en = "What is left", de = "Was bleibt" },
  source  = "§ 32a EStG, §§ 3, 4 SolzG 1995, KiStG of the federal state",
  type    = money, per = "year",
  compute = function(case)
    return case.taxable_income - case.total_tax
  end,
}

rule "average_rate" {
  label   = { en = "Average rate", de = "Durchschnittsbelastung" },
  help    = {
    en = "All three taxes as a share of the taxable income of the year, that on capital included where the tariff was "
      .. "chosen for it; zero if there is none.",
    de = "Alle drei Steuern als Anteil am zu versteuernden Einkommen des Jahres, mit den Kapitalerträgen, wo für sie "
      .. "der Tarif gewählt wurde; null, wenn keines da ist.",
  },
  section = { en = "Rates", de = "Sätze" },
  source  = "§ 32a EStG, §§ 3, 4 SolzG 1995, KiStG of the federal state",
  type    = rate,
  aliases = { "durchschnittsbelastung" },
  compute = function(case)
    if case.taxable_income > 0 then
      return case.total_tax / case.taxable_income
    end
    return 0
  end,
}

-- What one more euro of income tax adds to the solidarity surcharge.
local function surcharge_slope(case, law)
  local base, limit = case.surcharge_base, case.surcharge_limit
  if base < limit then
    return 0
  end
  local full     = base * law.solidarity_surcharge_rate
  local phase_in = (base - limit) * law.solidarity_surcharge_phase_in_rate
  if phase_in < full then
    return law.solidarity_surcharge_phase_in_rate
  end
  return law.solidarity_surcharge_rate
end

rule "marginal_rate" {
  label   = { en = "Marginal rate", de = "Grenzbelastung" },
  help    = {
    en = "The share of the next euro of taxable income that goes to the three taxes together: the slope of the "
      .. "formulas, without their rounding.",
    de = "Der Anteil des nächsten Euros an zu versteuerndem Einkommen, den die drei Steuern zusammen nehmen: die "
      .. "Steigung der Formeln, ohne deren Rundung.",
  },
  section = { en = "Rates", de = "Sätze" },
  source  = "§ 32a EStG, §§ 3, 4 SolzG 1995, KiStG of the federal state",
  type    = rate,
  aliases = { "grenzbelastung" },
  compute = function(case, law)
    local levies = surcharge_slope(case, law) + case.church_rate * case.church_months / 12
    return case.income_tax_marginal_rate + case.levy_base_marginal_rate * levies
  end,
}
