-- What people read of tax_burden.lua.

words "total_tax" {
  label   = { en = "All three taxes", de = "Alle drei Steuern" },
  help    = {
    en = "Income tax as assessed, solidarity surcharge and church tax of the year, those on capital income with them.",
    de = "Festgesetzte Einkommensteuer, Solidaritätszuschlag und Kirchensteuer des Jahres, mit denen auf "
      .. "Kapitalerträge.",
  },
  aliases = { "gesamtsteuer", "steuern" },
}

words "taxable_income_after_taxes" {
  label = { en = "Taxable income after taxes", de = "Zu versteuerndes Einkommen nach Steuern" },
  help  = {
    en = "The taxable income less the three taxes. It is a figure of the tax, not money in hand: it counts benefits in "
      .. "kind, which are no money, and leaves out what was deducted. Of money, net_income speaks.",
    de = "Das zu versteuernde Einkommen abzüglich der drei Steuern. Es ist eine steuerliche Größe, kein Geld in der "
      .. "Hand: Sachbezüge, die kein Geld sind, zählen mit, Abgezogenes fehlt. Vom Geld spricht net_income.",
  },
}

words "average_rate" {
  label   = { en = "Average rate", de = "Durchschnittsbelastung" },
  help    = {
    en = "All three taxes as a share of the taxable income of the year, that on capital included where the tariff was "
      .. "chosen for it; zero if there is none.",
    de = "Alle drei Steuern als Anteil am zu versteuernden Einkommen des Jahres, mit den Kapitalerträgen, wo für sie "
      .. "der Tarif gewählt wurde; null, wenn keines da ist.",
  },
  aliases = { "durchschnittsbelastung" },
}

words "marginal_rate" {
  label   = { en = "Marginal rate", de = "Grenzbelastung" },
  help    = {
    en = "The share of the next euro of taxable income that goes to the three taxes together: the slope of the "
      .. "formulas, without their rounding.",
    de = "Der Anteil des nächsten Euros an zu versteuerndem Einkommen, den die drei Steuern zusammen nehmen: die "
      .. "Steigung der Formeln, ohne deren Rundung.",
  },
  aliases = { "grenzbelastung" },
}
