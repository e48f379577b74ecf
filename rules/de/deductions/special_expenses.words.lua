-- What people read of special_expenses.lua.

words "special_expenses_lump_sum_of_one" {
  label = { en = "Lump sum for special expenses", de = "Sonderausgaben-Pauschbetrag" },
}

words "special_expenses_lump_sum" {
  label   = { en = "Lump sum for special expenses", de = "Sonderausgaben-Pauschbetrag" },
  aliases = { "sonderausgaben_pauschbetrag" },
}

words "training_costs_most" {
  label = {
    en = "Maximum for the cost of one's own first vocational training",
    de = "Höchstbetrag der eigenen Berufsausbildungskosten",
  },
}

words "divorced_maintenance_most" {
  label = { en = "Maximum of maintenance to a divorced or separated spouse", de = "Höchstbetrag des Realsplittings" },
}

words "training_costs_deducted" {
  label = { en = "Own training deducted", de = "Abgezogene Berufsausbildungskosten" },
}

words "divorced_maintenance_deducted" {
  label = { en = "Maintenance to a divorced spouse deducted", de = "Abgezogener Unterhalt (Realsplitting)" },
}

words "other_special_expenses_deducted" {
  label = { en = "Special expenses besides provident ones", de = "Übrige abgezogene Sonderausgaben" },
  help  = {
    en = "Church tax, childcare, training, school fees, maintenance to a divorced spouse, donations and those that you "
      .. "gave as deductible, or their lump sum if that is higher. Fractions of a cent go up.",
    de = "Kirchensteuer, Kinderbetreuung, Berufsausbildung, Schulgeld, Unterhalt an den geschiedenen Ehegatten, "
      .. "Spenden und die als abziehbar angegebenen, oder der Pauschbetrag, wenn er höher ist. Bruchteile eines Cents "
      .. "werden aufgerundet.",
  },
}

words "refunds_added" {
  label   = { en = "Refunds beyond what was paid", de = "Erstattungsüberhang" },
  help    = {
    en = "Of church tax, and of health and care insurance; added to the total income.",
    de = "Von Kirchensteuer sowie von Kranken- und Pflegeversicherung; dem Gesamtbetrag der Einkünfte hinzugerechnet.",
  },
  aliases = { "erstattungsueberhang", "erstattungsüberhang" },
}
