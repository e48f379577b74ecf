-- Anlage N-AUS, one for each country. What it finds is told as one amount, after expenses (§ 32b Abs. 2 EStG).

local people = require "forms.people"
local exempt = people.both "exempt_foreign_income"

form "anlage_n_aus" {
  label  = { en = "Annex N-AUS: wages from abroad", de = "Anlage N-AUS: Arbeitslohn aus dem Ausland" },
  source = "§ 32b Abs. 1 Satz 1 Nr. 3 und 4, Abs. 2 Nr. 2 EStG; Vordruck Anlage N-AUS 2019 und älter (Abschriften bei "
    .. "scribd.com, Dokumente 445004099, 299162481, 299162482); 2024 und 2025 wurden nicht gelesen, ihre Zeilen "
    .. "tragen keine Nummer",
  years  = { 2024, 2025 },
  of     = people.of,
  papers = true,
  lines  = {
    { decides_nothing = true,
      label = {
        en = "Country; by treaty, agreement or decree",
        de = "Staat; nach DBA, Übereinkommen oder Auslandstätigkeitserlass",
      } },
    { decides_nothing = true,
      label = { en = "Home abroad, centre of life", de = "Wohnsitz im Ausland, Mittelpunkt der Lebensinteressen" } },
    { decides_nothing = true,
      label = { en = "Employer, receiving business, time abroad", de = "Arbeitgeber, Betrieb, Dauer der Tätigkeit" } },
    { en = "Pay", de = "Arbeitslohn" },
    { decides_nothing = true,
      label = { en = "Pay from here and abroad", de = "In- und ausländischer Arbeitslohn" } },
    { part_of = exempt,
      label = { en = "Pay that belongs to one country alone", de = "Direkt zuzuordnender Arbeitslohn" } },
    { part_of = exempt,
      label = { en = "By treaty: days of work abroad of all days", de = "Nach DBA: Arbeitstage im Ausland" } },
    { part_of = exempt,
      label = { en = "By decree: calendar days abroad", de = "Nach Auslandstätigkeitserlass: Kalendertage" } },
    { part_of = exempt,
      label = { en = "By another agreement", de = "Nach einem anderen Übereinkommen" } },
    -- What is paid for several years counts with a fifth (§ 32b Abs. 2 Satz 1 Nr. 2 EStG), as that fact says.
    { label = { en = "Special parts of pay", de = "Besondere Lohnbestandteile" }, part_of = exempt },
    { en = "Expenses", de = "Werbungskosten" },
    { part_of = exempt,
      label = { en = "Expenses of the exempt pay", de = "Werbungskosten zum steuerfreien Arbeitslohn" } },
  },
}
