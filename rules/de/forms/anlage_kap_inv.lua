-- Anlage KAP-INV: funds without German withholding. What all funds of a kind bring is told as one sum.

local people = require "forms.people"
local both = people.both

form "anlage_kap_inv" {
  label  = { en = "Annex KAP-INV: investment funds", de = "Anlage KAP-INV: Investmentfonds" },
  source = "Vordrucke Anlage KAP-INV 2024 und 2025 (formulare-bfinv.de), nach einer Abschrift",
  years  = { 2024, 2025 },
  of     = people.of,
  papers = true,
  lines  = {
    { "4", part_of = both "fund_income_equity",
      label = {
        en = "Distributions, equity funds, before the exempt part",
        de = "Ausschüttungen Aktienfonds, vor Teilfreistellung",
      } },
    { "5", part_of = both "fund_income_mixed",
      label = { en = "Distributions, mixed funds", de = "Ausschüttungen Mischfonds" } },
    { "6", part_of = both "fund_income_real_estate",
      label = { en = "Distributions, property funds", de = "Ausschüttungen Immobilienfonds" } },
    { "7", part_of = both "fund_income_foreign_real_estate",
      label = { en = "Distributions, foreign property funds", de = "Ausschüttungen Auslands-Immobilienfonds" } },
    { "8", part_of = both "fund_income_other",
      label = { en = "Distributions, other funds", de = "Ausschüttungen sonstige Fonds" } },
    { "9", part_of = both("fund_income_equity", "advance_lump_sum"),
      label = { en = "Advance lump sum, equity funds", de = "Vorabpauschale Aktienfonds" } },
    { "10", part_of = both("fund_income_mixed", "advance_lump_sum"),
      label = { en = "Advance lump sum, mixed funds", de = "Vorabpauschale Mischfonds" } },
    { "11", part_of = both("fund_income_real_estate", "advance_lump_sum"),
      label = { en = "Advance lump sum, property funds", de = "Vorabpauschale Immobilienfonds" } },
    { "12", part_of = both("fund_income_foreign_real_estate", "advance_lump_sum"),
      label = { en = "Advance lump sum, foreign property funds", de = "Vorabpauschale Auslands-Immobilienfonds" } },
    { "13", part_of = both("fund_income_other", "advance_lump_sum"),
      label = { en = "Advance lump sum, other funds", de = "Vorabpauschale sonstige Fonds" } },
    { "14", part_of = both "fund_income_equity",
      label = { en = "Sales, equity funds", de = "Veräußerung Aktienfonds" } },
    { "17", label = { en = "Sales, mixed funds", de = "Veräußerung Mischfonds" }, part_of = both "fund_income_mixed" },
    { "20", part_of = both "fund_income_real_estate",
      label = { en = "Sales, property funds", de = "Veräußerung Immobilienfonds" } },
    { "23", part_of = both "fund_income_foreign_real_estate",
      label = { en = "Sales, foreign property funds", de = "Veräußerung Auslands-Immobilienfonds" } },
    { "26", part_of = both "fund_income_other",
      label = { en = "Sales, other funds", de = "Veräußerung sonstige Fonds" } },
    { "29", label = { en = "Interim profits of old units", de = "Zwischengewinne Altanteile" }, not_covered = true },
  },
}
