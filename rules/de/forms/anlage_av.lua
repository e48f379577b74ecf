-- Anlage AV: the additional deduction for a Riester plan.

local people = require "forms.people"

local both = people.both

form "anlage_av" {
  label    = { en = "Annex AV: subsidised pension plans", de = "Anlage AV: Altersvorsorge" },
  source   = "§ 10a EStG; Vordruck 2024 nach einem Leitfaden, 2025 nicht gelesen",
  years    = { 2024, 2025 },
  numbered = { 2024 },
  of       = people.of,
  lines    = {
    { "4", years = { 2024 }, part_of = both "riester_through_spouse",
      label = { en = "Entitled by oneself", de = "Unmittelbar begünstigt" } },
    { "7", years = { 2024 }, part_of = both "riester_pay_before",
      label = { en = "Benefits in place of pay of the year before", de = "Entgeltersatzleistungen des Vorjahres" } },
    { "8", years = { 2024 }, part_of = both "riester_pay_before",
      label = { en = "Actual pay of the year before", de = "Tatsächliches Entgelt des Vorjahres" } },
    { is = both "riester_contributions",
      label = { en = "Contributions paid", de = "Geleistete Altersvorsorgebeiträge" } },
    { part_of = both "riester_pay_before",
      label = { en = "Insured income of the year before", de = "Beitragspflichtige Einnahmen des Vorjahres" } },
    { is = both "riester_through_spouse",
      label = { en = "Eligible through the spouse", de = "Mittelbar begünstigt" } },
    { part_of = both("riester_children", "riester_children_before_2008"),
      label = { en = "Children with a supplement", de = "Kinder mit Kinderzulage" } },
  },
}
