-- Anlage Unterhalt. No line of it was read for certain.

form "anlage_unterhalt" {
  label  = { en = "Annex on maintenance", de = "Anlage Unterhalt" },
  source = "§ 33a Abs. 1 EStG; der Vordruck, dessen Zeilen nicht sicher gelesen wurden",
  years  = { 2024, 2025 },
  of     = { { en = "Person 1", de = "Person 1" }, { en = "Person 2", de = "Person 2" } },
  papers = true,
  lines  = {
    { is = { "supported_1_maintenance", "supported_2_maintenance" },
      label = { en = "Maintenance paid", de = "Gezahlter Unterhalt" } },
    { part_of = { "supported_1_months", "supported_2_months" },
      label = { en = "Months of support", de = "Unterstützungszeitraum" } },
    { is = { "supported_1_insurance", "supported_2_insurance" },
      label = {
        en = "Of it basic health and care insurance",
        de = "Im Unterhalt: Basis-Kranken- und Pflegeversicherung",
      } },
    { part_of = { "supported_1_income", "supported_2_income" },
      label = { en = "Own income of the person", de = "Einkünfte und Bezüge der Person" } },
    { is = { "supported_1_grants", "supported_2_grants" },
      label = { en = "Grants for training", de = "Ausbildungshilfen" } },
    { part_of = { "supported_1_country", "supported_2_country" },
      label = { en = "Abroad: country, transfers", de = "Auslandssachverhalt: Staat, Überweisungen" } },
  },
}
