-- What people read of solidarity_surcharge.lua.

words "solidarity_surcharge_rate" {
  label = { en = "Rate of the solidarity surcharge", de = "Satz des Solidaritätszuschlags" },
}

words "solidarity_surcharge_allowance" {
  label = {
    en = "Income tax up to which no solidarity surcharge is due",
    de = "Freigrenze des Solidaritätszuschlags",
  },
}

words "solidarity_surcharge_phase_in_rate" {
  label = {
    en = "Upper limit of the surcharge, as a share of the income tax above the allowance",
    de = "Satz der Milderungszone des Solidaritätszuschlags",
  },
}

words "surcharge_limit" {
  label = { en = "Income tax up to which no surcharge is due", de = "Freigrenze des Solidaritätszuschlags" },
  help  = { en = "Doubled where the splitting tariff applies.", de = "Verdoppelt, wo das Splitting gilt." },
}

words "solidarity_surcharge" {
  label   = { en = "Solidarity surcharge", de = "Solidaritätszuschlag" },
  help    = {
    en = "A surcharge on the income tax, due only from a certain amount of income tax on. Child allowances lower the "
      .. "tax it is reckoned from.",
    de = "Ein Zuschlag zur Einkommensteuer, erst ab einer bestimmten Einkommensteuer. Freibeträge für Kinder mindern "
      .. "die Steuer, von der er ausgeht.",
  },
  aliases = { "soli", "SolZ", "solidaritaetszuschlag", "solidaritätszuschlag" },
}
