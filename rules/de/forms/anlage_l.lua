-- Anlage L. No line of it was read: profits of farms are worked out in its own annexes, and told as one amount.

local people = require "forms.people"
local both = people.both

form "anlage_l" {
  label  = { en = "Annex L: farming and forestry", de = "Anlage L: Land- und Forstwirtschaft" },
  source = "§§ 4a, 13 bis 14, 32c, 34a, 34b EStG; der Vordruck, dessen Zeilen nicht gelesen wurden",
  years  = { 2024, 2025 },
  of     = people.of,
  papers = true,
  lines  = {
    { label = { en = "Business, business year", de = "Betrieb, Wirtschaftsjahr" }, decides_nothing = true },
    { part_of = both "farming_profit",
      label = {
        en = "Profit of the two business years that falls into the year",
        de = "Auf das Kalenderjahr entfallender Gewinn der beiden Wirtschaftsjahre",
      } },
    { part_of = both "farming_profit",
      label = { en = "Profit by average rates (annex 13a)", de = "Gewinn nach Durchschnittssätzen (Anlage 13a)" } },
    { part_of = both "farming_profit",
      label = { en = "Shares of partnerships", de = "Beteiligungen" } },
    { part_of = both("business_sale_gain", "sale_allowance_claimed"),
      label = { en = "Gain on the sale of a farm", de = "Veräußerungsgewinn" } },
    { not_covered = true,
      label = { en = "Averaged tax of three years (§ 32c)", de = "Tarifermäßigung über drei Jahre (§ 32c)" } },
    { not_covered = true,
      label = { en = "Timber after a calamity (§ 34b)", de = "Außerordentliche Holznutzungen (§ 34b)" } },
    { not_covered = "retained_profits",
      label = { en = "Retained profits (annex 34a)", de = "Thesaurierung (Anlage 34a)" } },
  },
}
