-- Anlage R-AUS. No line of it was read: it asks of annuities from abroad what annexes R and R-AV/bAV ask.

local people = require "forms.people"
local both = people.both

form "anlage_r_aus" {
  label  = { en = "Annex R-AUS: annuities from abroad", de = "Anlage R-AUS: Renten aus dem Ausland" },
  source = "§ 22 Nr. 1 und 5 EStG; steuern.de, Anlage R, R-AUS und R-AV/bAV; der Vordruck, dessen Zeilen nicht "
    .. "gelesen wurden",
  years  = { 2024, 2025 },
  of     = people.of,
  papers = true,
  lines  = {
    { part_of = both "statutory_pension",
      label = { en = "Statutory pensions: amount", de = "Gesetzliche Renten: Betrag" } },
    { part_of = both "pension_adjustment",
      label = { en = "In it: raises", de = "Darin: Rentenanpassung" } },
    { part_of = both "statutory_pension_start_year",
      label = { en = "Statutory pensions: start", de = "Gesetzliche Renten: Beginn" } },
    { part_of = both "private_annuity",
      label = { en = "Private annuities: amount", de = "Private Renten: Betrag" } },
    { part_of = both("private_annuity_age", "private_annuity_term"),
      label = { en = "Private annuities: start, end", de = "Private Renten: Beginn, Ende" } },
    { part_of = both "other_recurring_income",
      label = {
        en = "Pension plans and company pensions, fully taxed",
        de = "Altersvorsorge und betriebliche Renten, voll steuerpflichtig",
      } },
    { label = { en = "Expenses", de = "Werbungskosten" }, part_of = both "recurring_income_expenses" },
  },
}
