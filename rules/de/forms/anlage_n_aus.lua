-- Anlage N-AUS, one for each country. What it finds is told as one amount, after expenses, and with a fifth of what is
-- paid for several years (§ 32b Abs. 2 Satz 1 Nr. 2 EStG).

local people = require "forms.people"
local exempt = people.both "exempt_foreign_income"

form "anlage_n_aus" {
  label    = { en = "Annex N-AUS: wages from abroad", de = "Anlage N-AUS: Arbeitslohn aus dem Ausland" },
  source   = "§ 32b Abs. 1 Satz 1 Nr. 3 und 4, Abs. 2 EStG; Vordruck Anlage N-AUS 2025 nach einer Abschrift "
    .. "(github.com/Harouda-code/harouda); 2024 nicht gelesen",
  years    = { 2024, 2025 },
  numbered = { 2025 },
  of       = people.of,
  papers   = true,
  lines    = {
    { "4", label = { en = "Country", de = "Staat" }, decides_nothing = true },
    { "5", decides_nothing = true,
      label = {
        en = "By treaty, decree on work abroad or agreement",
        de = "Nach DBA, Auslandstätigkeitserlass oder Übereinkommen",
      } },
    { "6–10", decides_nothing = true,
      label = { en = "Home abroad, centre of life", de = "Wohnsitz im Ausland, Mittelpunkt der Lebensinteressen" } },
    { "11–16", label = { en = "Employer", de = "Arbeitgeber" }, decides_nothing = true },
    { "17–27", label = { en = "The work abroad", de = "Auslandstätigkeit" }, decides_nothing = true },
    { "28–31", label = { en = "Receiving business", de = "Aufnehmendes Unternehmen" }, decides_nothing = true },
    { en = "Pay", de = "Arbeitslohn" },
    { "32–38", decides_nothing = true,
      label = { en = "Pay from here and abroad", de = "In- und ausländischer Arbeitslohn" } },
    { "39–42", part_of = exempt,
      label = { en = "What belongs to one country, what is left", de = "Direkt zuzuordnen, verbleibend" } },
    { "43–47", part_of = exempt,
      label = { en = "By treaty: days of work", de = "Nach DBA: Arbeitstage" } },
    { "48–52", part_of = exempt,
      label = { en = "By decree: days", de = "Nach Auslandstätigkeitserlass: Tage" } },
    { "53–55", decides_nothing = true,
      label = { en = "Agreement, organisation, kind of work", de = "Übereinkommen, Organisation, Tätigkeit" } },
    { "56", part_of = exempt,
      label = { en = "Pay by an agreement", de = "Arbeitslohn nach einem Übereinkommen" } },
    { "57–59", part_of = exempt,
      label = { en = "Expenses of the exempt pay", de = "Werbungskosten zum steuerfreien Arbeitslohn" } },
    { "60–62", part_of = exempt,
      label = { en = "Pay for several years, expenses", de = "Vergütungen für mehrere Jahre, Werbungskosten" } },
    { "63–64", part_of = exempt,
      label = { en = "Special cases of treaties, expenses", de = "Sonderfälle nach DBA, Werbungskosten" } },
    { "65", label = { en = "Nationality", de = "Staatsangehörigkeit" }, decides_nothing = true },
  },
}
