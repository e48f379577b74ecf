-- Anlage KAP-INV: funds without German withholding, of which the rules know nothing apart.

local people = require "forms.people"

form "anlage_kap_inv" {
  label  = { en = "Annex KAP-INV: investment funds", de = "Anlage KAP-INV: Investmentfonds" },
  source = "Vordrucke Anlage KAP-INV 2024 und 2025 (formulare-bfinv.de), nach einer Abschrift",
  years  = { 2024, 2025 },
  of     = people.of,
  papers = true,
  lines  = {
    { "4", not_covered = true,
      label = {
        en = "Distributions, equity funds, before the exempt part",
        de = "Ausschüttungen Aktienfonds, vor Teilfreistellung",
      } },
    { "5", label = { en = "Distributions, mixed funds", de = "Ausschüttungen Mischfonds" }, not_covered = true },
    { "6", not_covered = true,
      label = { en = "Distributions, property funds", de = "Ausschüttungen Immobilienfonds" } },
    { "7", not_covered = true,
      label = { en = "Distributions, foreign property funds", de = "Ausschüttungen Auslands-Immobilienfonds" } },
    { "8", label = { en = "Distributions, other funds", de = "Ausschüttungen sonstige Fonds" }, not_covered = true },
    { "9", label = { en = "Advance lump sum, equity funds", de = "Vorabpauschale Aktienfonds" }, not_covered = true },
    { "10", label = { en = "Advance lump sum, mixed funds", de = "Vorabpauschale Mischfonds" }, not_covered = true },
    { "11", not_covered = true,
      label = { en = "Advance lump sum, property funds", de = "Vorabpauschale Immobilienfonds" } },
    { "12", not_covered = true,
      label = { en = "Advance lump sum, foreign property funds", de = "Vorabpauschale Auslands-Immobilienfonds" } },
    { "13", not_covered = true,
      label = { en = "Advance lump sum, other funds", de = "Vorabpauschale sonstige Fonds" } },
    { "14", label = { en = "Sales, equity funds", de = "Veräußerung Aktienfonds" }, not_covered = true },
    { "17", label = { en = "Sales, mixed funds", de = "Veräußerung Mischfonds" }, not_covered = true },
    { "20", label = { en = "Sales, property funds", de = "Veräußerung Immobilienfonds" }, not_covered = true },
    { "23", not_covered = true,
      label = { en = "Sales, foreign property funds", de = "Veräußerung Auslands-Immobilienfonds" } },
    { "26", label = { en = "Sales, other funds", de = "Veräußerung sonstige Fonds" }, not_covered = true },
    { "29", label = { en = "Interim profits of old units", de = "Zwischengewinne Altanteile" }, not_covered = true },
  },
}
