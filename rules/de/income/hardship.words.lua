-- What people read of hardship.lua.

words "hardship_limits" {
  label = { en = "Limits for side income of employees", de = "Grenzen des Härteausgleichs" },
}

words "hardship_leaves_capital_out" {
  label = {
    en = "Capital income taxed by the tariff is no side income", de = "Kein Härteausgleich für Kapitaleinkünfte",
  },
}

words "employee" {
  label   = { en = "Has wages or a pension taxed as wages", de = "Bezieht Arbeitslohn oder Versorgungsbezüge" },
  help    = {
    en = "Of either spouse where they file jointly.", de = "Bei Zusammenveranlagung genügt einer der Ehegatten.",
  },
  aliases = { "arbeitnehmer" },
}

words "side_income" {
  label = { en = "Income that bore no wage tax", de = "Einkünfte ohne Lohnsteuerabzug" },
}

words "reduced_side_income" {
  label = {
    en = "Side income less age relief and allowance for farmers", de = "Verminderte Einkünfte ohne Lohnsteuerabzug",
  },
}

words "hardship_deducted" {
  label   = { en = "Side income of employees left out", de = "Härteausgleich" },
  help    = {
    en = "Taken off the income of employees who are assessed. Rounded up to the cent.",
    de = "Vom Einkommen veranlagter Arbeitnehmer abgezogen. Auf den Cent aufgerundet.",
  },
  aliases = { "haerteausgleich", "härteausgleich" },
}
