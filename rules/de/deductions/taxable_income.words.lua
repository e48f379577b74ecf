-- What people read of taxable_income.lua.

words "zve_without_riester" {
  label = {
    en = "Taxable income before subsidised plans and child allowances",
    de = "Zu versteuerndes Einkommen vor § 10a und Freibeträgen für Kinder",
  },
}

words "zve_before_allowances" {
  label = {
    en = "Taxable income before child allowances", de = "Zu versteuerndes Einkommen vor Freibeträgen für Kinder",
  },
  help  = {
    en = "The taxable income as it is without children, never below zero.",
    de = "Das zu versteuernde Einkommen, wie es ohne Kinder ist, nie unter null.",
  },
}

words "taxable_income" {
  label   = { en = "Taxable income of the year", de = "Zu versteuerndes Einkommen" },
  help    = {
    en = "What the income tax is reckoned from: profit and other income less special expenses, never below zero. If "
      .. "you know it, for instance from your assessment, give it and leave out the rest.",
    de = "Die Bemessungsgrundlage der Einkommensteuer: Gewinn und andere Einkünfte abzüglich Sonderausgaben, nie unter "
      .. "null. Wenn Sie es kennen, etwa aus dem Steuerbescheid, geben Sie es an und lassen das Übrige weg.",
  },
  aliases = { "zve", "zvE", "zu_versteuerndes_einkommen" },
}
