-- Anlage Mobilitätsprämie. The ways of employees stand in annex N.

local people = require "forms.people"

form "anlage_mobilitaetspraemie" {
  label    = { en = "Annex on the mobility premium", de = "Anlage Mobilitätsprämie" },
  source   = "§§ 101 bis 109 EStG; Vordruck Anlage Mobilitätsprämie 2025 nach einer Abschrift (github.com/Harouda-code/"
    .. "harouda), die in den Zeilen 4 bis 8, 10, 13 und 14 dem Vordruck 2023 (scribd.com, 714643151) gleicht",
  years    = { 2024, 2025 },
  numbered = { 2025 },
  of       = people.of,
  lines    = {
    { "4", code = "240", part_of = "mobility_premium",
      label = { en = "The premium is applied for", de = "Festsetzung der Mobilitätsprämie beantragt" } },
    { en = "Person A", de = "Person A" },
    { "5", decides_nothing = true,
      label = { en = "For wages: ways in annex N", de = "Für Arbeitslohn: Wege laut Anlage N" } },
    { "6", code = "241", decides_nothing = true,
      label = { en = "For other income", de = "Für andere Einkünfte" } },
    { "7–8", decides_nothing = true,
      label = { en = "Business or object, kind of income", de = "Betrieb oder Objekt, Einkunftsart" } },
    { "9", decides_nothing = true, label = { en = "First place of work", de = "Erste Betriebsstätte" } },
    { "10", part_of = "far_commuting_counted",
      label = { en = "Days attended, one-way distance", de = "Aufgesucht an Tagen, einfache Entfernung" } },
    { "11", decides_nothing = true, label = { en = "Place of work", de = "Beschäftigungsort" } },
    { "12", part_of = "far_commuting_counted",
      label = {
        en = "Trips home from a second household, distance",
        de = "Familienheimfahrten bei doppelter Haushaltsführung, Entfernung",
      } },
    { en = "Person B", de = "Person B" },
    { "13", decides_nothing = true,
      label = { en = "For wages: ways in annex N", de = "Für Arbeitslohn: Wege laut Anlage N" } },
    { "14", code = "242", decides_nothing = true,
      label = { en = "For other income", de = "Für andere Einkünfte" } },
    { "15–16", decides_nothing = true,
      label = { en = "Business or object, kind of income", de = "Betrieb oder Objekt, Einkunftsart" } },
    { "17", decides_nothing = true, label = { en = "First place of work", de = "Erste Betriebsstätte" } },
    { "18", part_of = "spouse.far_commuting_counted",
      label = { en = "Days attended, one-way distance", de = "Aufgesucht an Tagen, einfache Entfernung" } },
    { "19", decides_nothing = true, label = { en = "Place of work", de = "Beschäftigungsort" } },
    { "20", part_of = "spouse.far_commuting_counted",
      label = {
        en = "Trips home from a second household, distance",
        de = "Familienheimfahrten bei doppelter Haushaltsführung, Entfernung",
      } },
  },
}
