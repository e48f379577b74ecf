-- What people read of tariff_or_flat_tax.lua.

words "taxed_by_tariff" {
  label = { en = "with capital income in the tariff", de = "mit Kapitaleinkünften im Tarif" },
}

words "taxed_flat" {
  label = { en = "with the flat tax on capital income", de = "mit Abgeltungsteuer auf Kapitaleinkünfte" },
}

words "other_zve" {
  label = { en = "Taxable income without capital income", de = "Zu versteuerndes Einkommen ohne Kapitaleinkünfte" },
  help  = {
    en = "For the comparison of flat tax and tariff, before child allowances; below zero if deductions are not used "
      .. "up.",
    de = "Für den Vergleich von Abgeltungsteuer und Tarif, vor den Freibeträgen für Kinder; unter null, wenn Abzüge "
      .. "nicht aufgebraucht werden.",
  },
}

words "income_added_by_capital" {
  label = { en = "What capital income adds to the income", de = "Erhöhung des Einkommens durch Kapitaleinkünfte" },
  help  = {
    en = "With all that is measured by the total income: age relief, losses, donations, medical costs, hardship "
      .. "compensation.",
    de = "Mit allem, was sich nach dem Gesamtbetrag der Einkünfte bemisst: Altersentlastungsbetrag, Verluste, Spenden, "
      .. "Krankheitskosten, Härteausgleich.",
  },
}

words "foreign_tax_credited" {
  label = {
    en = "Foreign tax on capital credited by the tariff", de = "Auf den Tarif angerechnete ausländische Steuer",
  },
  help  = {
    en = "Up to the tax that capital income adds.", de = "Bis zur Steuer, die durch die Kapitalerträge hinzukommt.",
  },
}

words "foreign_tax_credited_for_levies" {
  label = {
    en = "Foreign tax on capital credited for the levies",
    de = "Bei den Zuschlagsteuern angerechnete ausländische Steuer auf Kapitalerträge",
  },
  help  = {
    en = "Up to the tax that capital income adds after the allowances of all children.",
    de = "Bis zur Steuer, die durch die Kapitalerträge nach Abzug aller Kinderfreibeträge hinzukommt.",
  },
}

words "all_taxes_flat" {
  label = { en = "All taxes with the flat tax", de = "Alle Steuern mit Abgeltungsteuer" },
}

words "all_taxes_tariff" {
  label = { en = "All taxes with capital income in the tariff", de = "Alle Steuern mit Kapitaleinkünften im Tarif" },
}

words "tariff_better" {
  label = { en = "The tariff is better than the flat tax", de = "Der Tarif ist günstiger als die Abgeltungsteuer" },
  help  = {
    en = "The lower of the two sums of all taxes decides.", de = "Es entscheidet die niedrigere Summe aller Steuern.",
  },
}
