-- What people read of further.lua.

words "foundation_gifts_most" {
  label = {
    en = "Greatest deduction of gifts to the assets of foundations in ten years",
    de = "Höchstbetrag der Vermögensstockspenden in zehn Jahren",
  },
}

words "maintenance_share" {
  label = { en = "Share of net income for maintenance", de = "Opfergrenze" },
}

words "energy_adviser_share" {
  label = { en = "Share of the cost of an energy adviser", de = "Anteil der Kosten des Energieberaters" },
}

words "foundation_gifts_deducted" {
  label = { en = "Gifts to foundations deducted", de = "Abgezogene Vermögensstockspenden" },
}

words "further_special_expenses" {
  label = { en = "Special expenses that few have", de = "Seltene Sonderausgaben" },
  help  = {
    en = "Support for a business handed over, sharing of pensions, gifts to foundations.",
    de = "Versorgungsleistungen, Versorgungsausgleich, Vermögensstockspenden.",
  },
}

words "funeral_counted" {
  label = { en = "Funeral beyond the estate", de = "Beerdigungskosten über dem Nachlass" },
}

words "energy_adviser_reduction" {
  label = { en = "Reduction for an energy adviser", de = "Ermäßigung für den Energieberater" },
}

words "maintenance_limit" {
  label   = { en = "Most maintenance that net income bears", de = "Opfergrenze für Unterhalt" },
  aliases = { "opfergrenze" },
}
