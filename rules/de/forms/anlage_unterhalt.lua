-- Anlage Unterhalt. No line of it was read for certain.

form "anlage_unterhalt" {
  label  = { en = "Annex on maintenance", de = "Anlage Unterhalt" },
  source = "§ 33a Abs. 1 EStG; der Vordruck, dessen Zeilen nicht sicher gelesen wurden",
  years  = { 2024, 2025 },
  of     = { { en = "Person 1", de = "Person 1" }, { en = "Person 2", de = "Person 2" } },
  papers = true,
  lines  = {
    { is = { "supported.1.maintenance", "supported.2.maintenance" },
      label = { en = "Maintenance paid", de = "Gezahlter Unterhalt" } },
    { part_of = { "supported.1.maintained_months", "supported.2.maintained_months" },
      label = { en = "Months of support", de = "Unterstützungszeitraum" } },
    { is = { "supported.1.insurance", "supported.2.insurance" },
      label = {
        en = "Of it basic health and care insurance",
        de = "Im Unterhalt: Basis-Kranken- und Pflegeversicherung",
      } },
    { part_of = { "supported.1.own_income", "supported.2.own_income" },
      label = { en = "Own income of the person", de = "Einkünfte und Bezüge der Person" } },
    { is = { "supported.1.grants", "supported.2.grants" },
      label = { en = "Grants for training", de = "Ausbildungshilfen" } },
    { part_of = { "supported.1.country", "supported.2.country" },
      label = { en = "Abroad: country, transfers", de = "Auslandssachverhalt: Staat, Überweisungen" } },
  },
}
