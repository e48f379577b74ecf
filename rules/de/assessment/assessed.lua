-- § 2 Abs. 6 EStG: from the tax by the tariff to the tax that is assessed, in the law's order of reductions (R 2 Abs. 2
-- EStR), none of which gives anything back.

local section = { en = "Taxes", de = "Steuern" }

-- The reductions besides § 35, together: what the tax leaves of them.
local function other_reductions(case)
  return case.party_donation_credit + case.household_reduction + case.energy_renovation_reduction
end

rule "tax_reductions" {
  label   = { en = "Reductions of the tax", de = "Steuerermäßigungen" },
  help    = {
    en = "For foreign tax, trade tax, donations to parties, work in the household and energy renovation; no more than "
      .. "the tax.",
    de = "Für ausländische Steuern, Gewerbesteuer, Parteispenden, Arbeiten im Haushalt und energetische Maßnahmen; "
      .. "höchstens die Steuer.",
  },
  section = section,
  source  = "§ 32d Abs. 6 Satz 2, §§ 34g, 35, 35a, 35c EStG",
  type    = number,
  aliases = { "steuerermaessigungen", "steuerermäßigungen" },
  compute = function(case)
    return min(case.income_tax, case.foreign_tax_on_tariff + case.trade_tax_credit + other_reductions(case))
  end,
}

rule "assessed_income_tax" {
  label   = { en = "Income tax assessed", de = "Festzusetzende Einkommensteuer" },
  help    = {
    en = "The income tax by the tariff less its reductions, with the flat tax on capital income, and with child "
      .. "benefit where child allowances were better. Fractions of a cent are dropped; the law sets no rounding here.",
    de = "Die tarifliche Einkommensteuer abzüglich der Steuerermäßigungen, mit der Abgeltungsteuer auf Kapitalerträge "
      .. "und mit dem Kindergeld, wo die Freibeträge für Kinder günstiger waren. Bruchteile eines Cents entfallen; das "
      .. "Gesetz regelt hier keine Rundung.",
  },
  section = section,
  source  = "§ 2 Abs. 6 EStG",
  type    = money, per = "year",
  aliases = { "festzusetzende_einkommensteuer", "festgesetzte_einkommensteuer", "tariff_plus_kindergeld" },
  min     = 0,
  max     = 1000000000000,
  compute = function(case)
    local tax = floor(case.income_tax - case.tax_reductions, 0.01) + case.capital_tax_assessed
    return case.children > 0 and tax + case.child_benefit_added or tax
  end,
}

return { other_reductions = other_reductions }
