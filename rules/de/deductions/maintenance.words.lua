-- What people read of maintenance.lua.

words "maintenance_most" {
  label = { en = "Maximum of the maintenance of a person in need", de = "Unterhaltshöchstbetrag" },
}

words "maintenance_own_income" {
  label = {
    en = "Own income of a person in need that does not lower the maintenance deducted",
    de = "Anrechnungsfreie Einkünfte und Bezüge der unterstützten Person",
  },
}

words "country_shares" {
  label = { en = "Shares by group of countries", de = "Anteile nach Ländergruppen" },
}

words "away_months" {
  label = { en = "months away in training", de = "Monate auswärts in Ausbildung" },
  help  = {
    en = "Months in which the child, of age, lived away from home for its training.",
    de = "Monate, in denen das volljährige Kind zur Ausbildung auswärts wohnte.",
  },
}

words "education_allowance" {
  label = { en = "allowance for training", de = "Ausbildungsfreibetrag" },
  help  = {
    en = "Half of it for each parent, unless the spouses file jointly or the child's allowances are all yours.",
    de = "Je Elternteil die Hälfte, außer bei Zusammenveranlagung oder wenn die Freibeträge für das Kind ganz Ihnen "
      .. "zustehen.",
  },
}

words "education_allowances_deducted" {
  label = { en = "Allowances for children in training", de = "Abgezogene Freibeträge für Kinder in Ausbildung" },
}

words "maintenance_deducted" {
  label = { en = "Maintenance deducted", de = "Abgezogener Unterhalt an bedürftige Personen" },
}
