-- What people read of assessed.lua.

words "tax_reductions" {
  label   = { en = "Reductions of the tax", de = "Steuerermäßigungen" },
  help    = {
    en = "For foreign tax, trade tax, donations to parties, work in the household and energy renovation; no more than "
      .. "the tax.",
    de = "Für ausländische Steuern, Gewerbesteuer, Parteispenden, Arbeiten im Haushalt und energetische Maßnahmen; "
      .. "höchstens die Steuer.",
  },
  aliases = { "steuerermaessigungen", "steuerermäßigungen" },
}

words "assessed_income_tax" {
  label   = { en = "Income tax assessed", de = "Festzusetzende Einkommensteuer" },
  help    = {
    en = "The income tax by the tariff less its reductions, with the flat tax on capital income, and with child "
      .. "benefit where child allowances were better. Fractions of a cent are dropped; the law sets no rounding here.",
    de = "Die tarifliche Einkommensteuer abzüglich der Steuerermäßigungen, mit der Abgeltungsteuer auf Kapitalerträge "
      .. "und mit dem Kindergeld, wo die Freibeträge für Kinder günstiger waren. Bruchteile eines Cents entfallen; das "
      .. "Gesetz regelt hier keine Rundung.",
  },
  aliases = { "festzusetzende_einkommensteuer", "festgesetzte_einkommensteuer", "tariff_plus_kindergeld" },
}
