-- Anlage V-Sonstige: letting of other things than buildings, and shares that a notice determines.

local people = require "forms.people"
local both = people.both

form "anlage_v_sonstige" {
  label  = { en = "Annex V-Sonstige: other letting", de = "Anlage V-Sonstige: sonstige Vermietung" },
  source = "§ 21 EStG; Vordruck Anlage V-Sonstige 2025 nach einer Abschrift (github.com/Harouda-code/harouda); 2024, "
    .. "Zeilen 32 bis 39 nach Haufe, Anlagen V, 6.3 (Happe), Zeile 31 nach ELSTER",
  years  = { 2024, 2025 },
  of     = people.of,
  lines  = {
    { en = "Shares by separate determination", de = "Anteile laut gesonderter Feststellung" },
    { { [2025] = "4–16" }, code = "856/858/854/874/876", is = "letting_shares",
      label = { en = "A: communities, funds, builders", de = "A: Gemeinschaften, Fonds, Bauherren" } },
    { { [2025] = "17–29" }, code = "857/859/855/875/877", is = "spouse.letting_shares",
      label = { en = "B: communities, funds, builders", de = "B: Gemeinschaften, Fonds, Bauherren" } },
    { { [2025] = "30" }, decides_nothing = true,
      label = { en = "Business identification number", de = "Wirtschafts-IdNr." } },
    { en = "Various income", de = "Verschiedene Einkünfte" },
    { "31", code = "866/867", part_of = both("rent_received", "rent_expenses"),
      label = { en = "Rooms that you rent and let", de = "Untervermietung gemieteter Räume" } },
    { "32", part_of = both("rent_received", "rent_expenses"),
      label = { en = "Land without buildings", de = "Unbebaute Grundstücke" } },
    { "33", part_of = both("rent_received", "rent_expenses"),
      label = { en = "Other immovable property", de = "Anderes unbewegliches Vermögen" } },
    { "34", part_of = both("rent_received", "rent_expenses"),
      label = { en = "Movables that belong together", de = "Sachinbegriffe" } },
    { "35", part_of = both("rent_received", "rent_expenses"),
      label = { en = "Rights", de = "Überlassung von Rechten" } },
    { "36", code = "852/853", label = { en = "Sum of 31–35", de = "Summe 31–35" }, decides_nothing = true },
    { "37", code = "864/865", part_of = both "rent_received",
      label = { en = "Interest from lawsuits and delay", de = "Prozess- und Verzugszinsen" } },
    { "38", code = "862/863", part_of = "extraordinary_income",
      label = { en = "Reduced rate of § 34 (1)", de = "Ermäßigt nach § 34 Abs. 1" } },
    -- Losses are set off against later income of the same scheme alone (§ 15b Abs. 1, § 21 Abs. 1 Satz 2 EStG).
    { "39", part_of = both "rent_received",
      label = {
        en = "Tax deferral schemes: what their own earlier losses leave",
        de = "Steuerstundungsmodelle: was deren eigene frühere Verluste übrig lassen",
      } },
  },
}
