-- Anlage S. No line of 2025 was read.

local people = require "forms.people"
local both = people.both

form "anlage_s" {
  label    = { en = "Annex S: self-employed work", de = "Anlage S: selbständige Arbeit" },
  source   = "Vordruck Anlage S 2024 nach Haufe; 2025 wurde nicht gelesen",
  years    = { 2024, 2025 },
  numbered = { 2024 },
  of       = people.of,
  papers   = true,
  lines    = {
    { "4", years = { 2024 }, decides_nothing = true,
      label = { en = "1st work: what it is", de = "1. Tätigkeit: Bezeichnung" } },
    { "5", is = both "freelance_income",
      label = { en = "Profit of freelance work", de = "Gewinn aus freiberuflicher Tätigkeit" } },
    { "6", years = { 2024 }, part_of = both("freelance_income", "trainer_income"),
      label = { en = "Further work: profit", de = "Weitere Tätigkeit: Gewinn" } },
    { "8–10", part_of = both "freelance_shares",
      label = { en = "By separate determination", de = "Laut gesonderter Feststellung" } },
    { "11–14", label = { en = "Partnerships", de = "Beteiligungen" }, part_of = both "freelance_shares" },
    { label = { en = "Gain on a sale", de = "Veräußerungsgewinn" }, part_of = both "business_sale_gain" },
    { part_of = both("trainer_receipts", "guardian_receipts", "honorary_receipts"),
      label = {
        en = "Trainers, honorary work: receipts, of them free",
        de = "Übungsleiter, Ehrenamt: Einnahmen, davon steuerfrei",
      } },
  },
}
