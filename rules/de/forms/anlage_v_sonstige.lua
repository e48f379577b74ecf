-- Anlage V-Sonstige: letting of other things than buildings, and what co-owners are told. Lines 32 to 39 were read.

local people = require "forms.people"
local both = people.both

form "anlage_v_sonstige" {
  label    = { en = "Annex V-Sonstige: other letting", de = "Anlage V-Sonstige: sonstige Vermietung" },
  source   = "§ 21 EStG; Vordruck Anlage V-Sonstige 2024 nach Haufe, Anlagen V, 1.1 und 6.3 (Happe); 2025 wurde nicht "
    .. "gelesen",
  years    = { 2024, 2025 },
  numbered = { 2024 },
  of       = people.of,
  lines    = {
    { is = both "letting_shares",
      label = {
        en = "Shares of communities and funds that let, by a notice",
        de = "Anteile an Gemeinschaften und Fonds laut gesonderter Feststellung",
      } },
    { part_of = both("rent_received", "rent_expenses"),
      label = { en = "Rooms that you rent and let", de = "Untervermietung gemieteter Räume" } },
    { "32–36", part_of = both("rent_received", "rent_expenses"),
      label = {
        en = "Land without buildings, movables, rights (block)",
        de = "Unbebaute Grundstücke, Sachinbegriffe, Rechte (Block)",
      } },
    { "37", part_of = both "rent_received",
      label = { en = "Interest from lawsuits and delay", de = "Prozess- und Verzugszinsen" } },
    { "38", part_of = "extraordinary_income",
      label = { en = "Reduced rate of § 34 (1)", de = "Ermäßigt nach § 34 Abs. 1" } },
    -- Losses are set off against later income of the same scheme alone (§ 15b Abs. 1, § 21 Abs. 1 Satz 2 EStG).
    { "39", part_of = both "rent_received",
      label = {
        en = "Tax deferral schemes: what their own earlier losses leave",
        de = "Steuerstundungsmodelle: was deren eigene frühere Verluste übrig lassen",
      } },
  },
}
