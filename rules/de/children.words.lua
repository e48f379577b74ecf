-- What people read of children.lua.

words "child_allowances" {
  label   = { en = "Child allowances", de = "Kinderfreibeträge" },
  help    = {
    en = "One for each child of spouses who file jointly; else a half for each child, or one where the other parent's "
      .. "half is yours. On a wage, the number on the wage tax record. With a taxable income it must be one from which "
      .. "no allowances were taken off. For the income tax of parents give the children instead.",
    de = "Einer für jedes Kind bei Zusammenveranlagung; sonst ein halber je Kind, oder ein ganzer, wo Ihnen die Hälfte "
      .. "des anderen Elternteils zusteht. Beim Lohn die Zahl laut Lohnsteuerabzugsmerkmalen. Zu einem zu "
      .. "versteuernden Einkommen nur, wenn von ihm keine Freibeträge abgezogen wurden. Für die Einkommensteuer von "
      .. "Eltern geben Sie stattdessen die Kinder an.",
  },
  aliases = { "kinderfreibetraege", "kinderfreibeträge", "ZKF" },
}

words "first_child_benefit" {
  label = {
    en = "Child benefit of a whole year for a first child",
    de = "Kindergeld eines Jahres für ein erstes Kind",
  },
  help  = {
    en = "With the bonus of the year, for both parents together. No other child has less.",
    de = "Mit dem Kinderbonus des Jahres, für beide Eltern zusammen. Für jedes weitere Kind gibt es mindestens so "
      .. "viel.",
  },
}

words "fictitious_taxable_income" {
  label   = {
    en = "Taxable income after all child allowances", de = "Zu versteuerndes Einkommen nach allen Kinderfreibeträgen",
  },
  help    = {
    en = "What surcharge and church tax are reckoned from: the taxable income as it would be if the allowances of all "
      .. "children were taken off.",
    de = "Wovon Solidaritätszuschlag und Kirchensteuer ausgehen: das zu versteuernde Einkommen, wie es nach Abzug der "
      .. "Freibeträge für alle Kinder wäre.",
  },
  aliases = { "zve_with_allowances" },
}

words "levy_base_is_relieved" {
  label = {
    en = "Whether § 34 lowers the tax after all child allowances",
    de = "Ob § 34 EStG die Maßstabsteuer mindert",
  },
}

words "levy_base_marginal_rate" {
  label = { en = "Marginal rate of the tax after all child allowances", de = "Grenzsteuersatz der Maßstabsteuer" },
  help  = {
    en = "What one more euro of taxable income adds to the tax that surcharge and church tax are reckoned from.",
    de = "Was ein weiterer Euro an zu versteuerndem Einkommen zur Bemessungsgrundlage von Solidaritätszuschlag und "
      .. "Kirchensteuer hinzufügt.",
  },
}
