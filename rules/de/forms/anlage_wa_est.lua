-- Anlage WA-ESt: who lived here for a part of the year, or lives abroad. Its lines were not read.

local people = require "forms.people"
local both = people.both

form "anlage_wa_est" {
  label  = {
    en = "Annex WA-ESt: moving in or out, living abroad",
    de = "Anlage WA-ESt: Zu- und Wegzug, Wohnsitz im Ausland",
  },
  source = "§ 1 Abs. 2 und 3, § 1a, § 2 Abs. 7 Satz 3, § 32b Abs. 1 Satz 1 Nr. 2 EStG, § 6 AStG; wohnsitzausland.com, "
    .. "Anlage WA-ESt; der Vordruck, dessen Zeilen nicht gelesen wurden",
  years  = { 2024, 2025 },
  of     = people.of,
  lines  = {
    { en = "A part of the year here", de = "Zeitweise unbeschränkte Steuerpflicht" },
    { label = { en = "Home in Germany, from and to", de = "Wohnsitz im Inland, von und bis" }, decides_nothing = true },
    { part_of = both "exempt_foreign_income",
      label = {
        en = "Foreign income outside this time",
        de = "Ausländische Einkünfte außerhalb dieser Zeit",
      } },
    { part_of = both "exempt_foreign_income",
      label = { en = "In it: extraordinary income", de = "Darin: außerordentliche Einkünfte" } },
    { en = "A home abroad", de = "Wohnsitz im Ausland" },
    { is = "residence", word = "treated_as_resident",
      label = { en = "Taxed like a resident (§ 1 Abs. 3)", de = "Antrag nach § 1 Abs. 3" } },
    { part_of = both "exempt_foreign_income",
      label = { en = "Income that is not taxed here", de = "Nicht der deutschen Steuer unterliegende Einkünfte" } },
    { part_of = "residence",
      label = {
        en = "Citizens of the EU or EEA: family benefits (§ 1a)",
        de = "Angehörige der EU und des EWR: familienbezogene Vergünstigungen (§ 1a)",
      } },
    { decides_nothing = true,
      label = { en = "In the service of the state abroad (§ 1 Abs. 2)", de = "Auslandsbedienstete (§ 1 Abs. 2)" } },
    { en = "Moving out", de = "Wegzug" },
    -- Moving out is like a sale at the market value, with a gain of § 17 EStG (§ 6 Abs. 1 AStG).
    { part_of = both "substantial_share_gain",
      label = { en = "Shares in a company (§ 6 AStG)", de = "Anteile an einer Kapitalgesellschaft (§ 6 AStG)" } },
    { not_covered = "limited_tax_liability",
      label = { en = "Home in a state of low taxes (§ 2 AStG)", de = "Wohnsitz im Niedrigsteuerland (§ 2 AStG)" } },
    { en = "Other", de = "Sonstiges" },
    { decides_nothing = true,
      label = {
        en = "Arrangements across borders that were reported",
        de = "Mitgeteilte grenzüberschreitende Steuergestaltungen",
      } },
  },
}
