-- What people read of income_tax.lua.

words "filing" {
  label   = { en = "Filing status", de = "Veranlagung" },
  ask     = {
    en = "Do you file alone or with your spouse?",
    de = "Werden Sie einzeln oder zusammen mit Ihrem Ehepartner veranlagt?",
  },
  help    = {
    en = "Spouses and registered partners may file jointly: the tax is then twice the tax on half their income. "
      .. "The same tariff holds for the widowed in the year after the death, and for some in the year of a divorce "
      .. "or death whose spouse married again: they are one person in all else. Others file single.",
    de = "Ehegatten und Lebenspartner können sich zusammen veranlagen lassen: die Steuer ist dann das Doppelte der "
      .. "Steuer auf die Hälfte. Derselbe Tarif gilt für Verwitwete im Jahr nach dem Tod und für manche im Jahr "
      .. "einer Scheidung, wenn der andere wieder heiratet; sonst sind sie eine Person. Alle anderen einzeln.",
  },
  aliases = { "veranlagung", "veranlagungsart" },
}

words "income_tax_marginal_rate" {
  label   = { en = "Marginal rate of income tax", de = "Grenzsteuersatz der Einkommensteuer" },
  help    = {
    en = "The share of the next euro of taxable income that goes to income tax: the slope of the tariff, without the "
      .. "rounding to whole euros.",
    de = "Der Anteil des nächsten Euros an zu versteuerndem Einkommen, den die Einkommensteuer nimmt: die Steigung des "
      .. "Tarifs, ohne die Rundung auf volle Euro.",
  },
  aliases = { "grenzsteuersatz" },
}

words "basic_allowance" {
  label   = { en = "Basic allowance of one person", de = "Grundfreibetrag einer Person" },
  help    = {
    en = "The taxable income on which the tariff takes no tax; of spouses who file jointly each has one.",
    de = "Das zu versteuernde Einkommen, auf das der Tarif keine Steuer nimmt; zusammen veranlagt hat jeder einen.",
  },
  aliases = { "grundfreibetrag" },
}

words "income_tax_average_rate" {
  label   = { en = "Average rate of income tax", de = "Durchschnittssteuersatz der Einkommensteuer" },
  help    = {
    en = "Income tax as a share of taxable income; zero if there is no taxable income.",
    de = "Die Einkommensteuer als Anteil am zu versteuernden Einkommen; null ohne zu versteuerndes Einkommen.",
  },
  aliases = { "durchschnittssteuersatz" },
}
