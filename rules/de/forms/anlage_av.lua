-- Anlage AV: the additional deduction for a Riester plan, which is not covered.

local people = require "forms.people"

form "anlage_av" {
  label    = { en = "Annex AV: subsidised pension plans", de = "Anlage AV: Altersvorsorge" },
  source   = "§ 10a EStG; Vordruck 2024 nach einem Leitfaden, 2025 nicht gelesen",
  years    = { 2024, 2025 },
  numbered = { 2024 },
  of       = people.of,
  lines    = {
    { "4", years = { 2024 }, not_covered = "riester",
      label = { en = "Entitled by oneself", de = "Unmittelbar begünstigt" } },
    { "7", years = { 2024 }, not_covered = "riester",
      label = { en = "Benefits in place of pay of the year before", de = "Entgeltersatzleistungen des Vorjahres" } },
    { "8", years = { 2024 }, not_covered = "riester",
      label = { en = "Actual pay of the year before", de = "Tatsächliches Entgelt des Vorjahres" } },
    { label = { en = "Contributions paid", de = "Geleistete Altersvorsorgebeiträge" }, not_covered = "riester" },
    { not_covered = "riester",
      label = { en = "Insured income of the year before", de = "Beitragspflichtige Einnahmen des Vorjahres" } },
    { label = { en = "Eligible through the spouse", de = "Mittelbar begünstigt" }, not_covered = "riester" },
    { label = { en = "Children with a supplement", de = "Kinder mit Kinderzulage" }, not_covered = "riester" },
  },
}
