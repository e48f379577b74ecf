-- What people read of comparison.lua.

words "deducted" {
  label = { en = "allowances taken off", de = "abgezogene Freibeträge" },
  help  = {
    en = "All, if they save more than child benefit; else none.",
    de = "Alle, wenn sie mehr als das Kindergeld sparen; sonst keine.",
  },
}

words "tax_so_far" {
  label = {
    en = "income tax with or without its allowances", de = "Einkommensteuer mit oder ohne seine Freibeträge",
  },
}

words "added" {
  label = { en = "child benefit added to the tax", de = "hinzugerechnetes Kindergeld" },
}

words "taken" {
  label = { en = "allowances are worth more than child benefit", de = "Freibeträge günstiger als Kindergeld" },
}

words "times_taken" {
  label = {
    en = "1 if its allowances are taken off, else 0", de = "1, wenn seine Freibeträge abgezogen werden, sonst 0",
  },
}

words "kindergeld" {
  label   = { en = "Child benefit due for the year", de = "Anspruch auf Kindergeld im Jahr" },
  help    = {
    en = "For all children, as far as their child allowances are yours, with the bonuses of the year.",
    de = "Für alle Kinder, soweit deren Freibeträge Ihnen zustehen, mit den Kinderboni des Jahres.",
  },
  aliases = { "child_benefit", "kindergeldanspruch" },
}

words "allowances_used" {
  label = { en = "Children whose allowances are taken off", de = "Kinder, deren Freibeträge abgezogen werden" },
}

words "child_allowances_deducted" {
  label   = { en = "Child allowances taken off", de = "Abgezogene Freibeträge für Kinder" },
  help    = {
    en = "Only those that are worth more than child benefit. A tax assessment shows them; give it with the taxable "
      .. "income of an assessment that you know.",
    de = "Nur die, die günstiger als das Kindergeld sind. Der Steuerbescheid zeigt sie; zusammen mit dem zu "
      .. "versteuernden Einkommen eines Bescheids anzugeben, den Sie kennen.",
  },
  aliases = { "freibetraege_fuer_kinder", "freibeträge_für_kinder" },
}

words "child_benefit_added" {
  label   = { en = "Child benefit added to the tax", de = "Der Steuer hinzugerechnetes Kindergeld" },
  help    = {
    en = "That due for the children whose allowances are taken off.",
    de = "Das Kindergeld, das für die Kinder zusteht, deren Freibeträge abgezogen werden.",
  },
  aliases = { "kindergeld_added", "hinzugerechnetes_kindergeld" },
}

words "child_allowances_due" {
  label = { en = "All child allowances", de = "Alle Freibeträge für Kinder" },
  help  = {
    en = "Surcharge and church tax always take them off, whether they are worth more than child benefit or not.",
    de = "Für Solidaritätszuschlag und Kirchensteuer werden sie immer abgezogen, ob sie günstiger als das Kindergeld "
      .. "sind oder nicht.",
  },
}

words "allowances_relief" {
  label   = { en = "What all child allowances would save", de = "Steuerminderung durch alle Freibeträge für Kinder" },
  aliases = { "relief" },
}

words "allowance_better" {
  label = { en = "Child allowances are worth more than child benefit", de = "Kinderfreibetrag günstiger" },
  help  = { en = "For at least one child.", de = "Für mindestens ein Kind." },
}
