-- Anlage R-AV/bAV. No line of it was read.

local people = require "forms.people"
local both = people.both

form "anlage_r_av_bav" {
  label  = { en = "Annex R-AV/bAV: company pensions", de = "Anlage R-AV/bAV: betriebliche Renten" },
  source = "§ 22 Nr. 5 EStG; der Vordruck, dessen Zeilen nicht gelesen wurden",
  years  = { 2024, 2025 },
  of     = people.of,
  papers = true,
  lines  = {
    { part_of = both "other_recurring_income",
      label = {
        en = "Benefits of Riester, direct insurance, pension funds, fully taxed",
        de = "Leistungen aus Riester, Direktversicherung, Pensionskasse, Pensionsfonds, voll steuerpflichtig",
      } },
    { part_of = both "private_annuity",
      label = { en = "Benefits taxed by the income share", de = "Leistungen mit Ertragsanteil" } },
    { label = { en = "Difference, lump sum", de = "Unterschiedsbetrag, Abfindung" }, not_covered = true },
    { label = { en = "Expenses", de = "Werbungskosten" }, part_of = both "recurring_income_expenses" },
  },
}
