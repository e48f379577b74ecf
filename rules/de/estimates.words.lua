-- What people read of estimates.lua.

words "average_additional_health_rate" {
  label = {
    en = "Average additional rate of the health insurers",
    de = "Durchschnittlicher Zusatzbeitragssatz der Krankenkassen",
  },
}

words "pension_value" {
  label = { en = "Pension value", de = "Aktueller Rentenwert" },
}
