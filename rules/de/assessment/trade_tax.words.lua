-- What people read of trade_tax.lua.

words "trade_tax" {
  label = {
    en = "Rounding, allowance and rate of the trade tax base",
    de = "Abrundung, Freibetrag und Messzahl der Gewerbesteuer",
  },
}

words "trade_tax_of_both" {
  label = { en = "Trade tax, of both spouses", de = "Gewerbesteuer, beider Ehegatten" },
}

words "trade_tax_prepaid" {
  label   = { en = "Trade tax prepaid", de = "Vorausgezahlte Gewerbesteuer" },
  ask     = {
    en = "How much trade tax was prepaid for {year}?", de = "Wie viel Gewerbesteuer wurde für {year} vorausgezahlt?",
  },
  help    = { en = "Of both spouses, for the year.", de = "Beider Ehegatten, für das Jahr." },
  aliases = { "gewerbesteuer_vorauszahlungen" },
}

words "trade_tax_due" {
  label = { en = "Trade tax still to be paid", de = "Nachzahlung der Gewerbesteuer" },
  help  = { en = "To the municipality, after what was prepaid.", de = "An die Gemeinde, nach den Vorauszahlungen." },
}
