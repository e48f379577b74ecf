-- Anlage Mobilitätsprämie, as it was for 2023. The ways of employees stand in annex N.

local people = require "forms.people"
local both = people.both

form "anlage_mobilitaetspraemie" {
  label  = { en = "Annex on the mobility premium", de = "Anlage Mobilitätsprämie" },
  source = "§§ 101 bis 109 EStG; Vordruck Anlage Mobilitätsprämie 2023 (Abschrift bei scribd.com, Dokument "
    .. "714643151); 2024 und 2025 wurden nicht gelesen, ihre Zeilen tragen keine Nummer",
  years  = { 2024, 2025 },
  of     = people.of,
  lines  = {
    { part_of = "mobility_premium",
      label = { en = "The premium is applied for", de = "Festsetzung der Mobilitätsprämie beantragt" } },
    { decides_nothing = true,
      label = { en = "For wages: ways in annex N", de = "Für Arbeitslohn: Wege laut Anlage N" } },
    { decides_nothing = true,
      label = { en = "For other income: what, and of which kind", de = "Für andere Einkünfte: Bezeichnung, Art" } },
    { part_of = both "far_commuting_counted",
      label = {
        en = "Other income: ways to the place of work, days, km",
        de = "Andere Einkünfte: Wege zur Betriebsstätte, Tage, Kilometer",
      } },
    { part_of = both "far_commuting_counted",
      label = {
        en = "Other income: trips home from a second household",
        de = "Andere Einkünfte: Familienheimfahrten bei doppelter Haushaltsführung",
      } },
  },
}
