-- Anlage AV: the additional deduction for a Riester plan.

local people = require "forms.people"

local both = people.both
local label = { en = "Annex AV: subsidised pension plans", de = "Anlage AV: Altersvorsorge" }

form "anlage_av" {
  label  = label,
  source = "§ 10a EStG; Vordruck 2024 nach einem Leitfaden",
  years  = { 2024 },
  of     = people.of,
  lines  = {
    { "4", part_of = both "riester_through_spouse",
      label = { en = "Entitled by oneself", de = "Unmittelbar begünstigt" } },
    { "7", part_of = both "riester_pay_before",
      label = { en = "Benefits in place of pay of the year before", de = "Entgeltersatzleistungen des Vorjahres" } },
    { "8", part_of = both "riester_pay_before",
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

-- The provider tells the tax office what was paid; children stand in the annex on a child.
form "anlage_av" {
  label  = label,
  source = "§§ 10a, 86 EStG; Vordruck 2025 nach einer Abschrift (github.com/Harouda-code/harouda)",
  years  = { 2025 },
  of     = people.of,
  lines  = {
    { "4", label = { en = "Entitled by oneself", de = "Unmittelbar begünstigt" }, decides_nothing = true },
    { "5", part_of = both "riester_pay_before",
      label = { en = "Insured income of the year before", de = "Beitragspflichtige Einnahmen des Vorjahres" } },
    { "6", part_of = both "riester_pay_before",
      label = { en = "Pay of civil servants of the year before", de = "Besoldung und Amtsbezüge des Vorjahres" } },
    { "7", part_of = both "riester_pay_before",
      label = { en = "Benefits in place of pay of the year before", de = "Entgeltersatzleistungen des Vorjahres" } },
    { "8", part_of = both "riester_pay_before",
      label = { en = "Actual pay of the year before", de = "Tatsächliches Entgelt des Vorjahres" } },
    { "9–10", part_of = both "riester_pay_before",
      label = { en = "Pensions for incapacity of the year before", de = "Renten bei Erwerbsminderung des Vorjahres" } },
    { "11–12", part_of = both "riester_pay_before",
      label = { en = "Farmers: income, pension", de = "Landwirte: Einkünfte, Rente" } },
    { "13", part_of = both "riester_pay_before",
      label = { en = "Income insured abroad", de = "Einnahmen mit ausländischer Rentenversicherung" } },
    { "14", is = both "riester_through_spouse",
      label = { en = "Eligible through the spouse", de = "Mittelbar begünstigt" } },
    { "15", label = { en = "Number of a farmers' fund", de = "Mitgliedsnummer Alterskasse" }, decides_nothing = true },
    -- What is paid for such contracts is left out of what is told.
    { "16–25", decides_nothing = true,
      label = { en = "Contracts without the deduction", de = "Verträge ohne Sonderausgabenabzug" } },
    { "26–31", decides_nothing = true,
      label = { en = "The same revoked", de = "Widerruf des Verzichts" } },
  },
}
