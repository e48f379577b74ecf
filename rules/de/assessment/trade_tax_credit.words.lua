-- What people read of trade_tax_credit.lua.

words "trade_tax_credit_factor" {
  label = {
    en = "Multiple of the base amount of trade tax that is credited",
    de = "Faktor der Gewerbesteueranrechnung",
  },
}

words "positive_trade_income" {
  label = { en = "Positive income from trade, of both spouses", de = "Positive gewerbliche Einkünfte" },
}

words "other_sources" {
  label = {
    en = "Positive income besides trade and capital, of both spouses",
    de = "Übrige positive Einkünfte ohne Kapitaleinkünfte",
  },
}

words "other_positive_income" {
  label = { en = "Positive income besides trade, of both spouses", de = "Übrige positive Einkünfte" },
}

words "factor_amount" {
  label = { en = "Multiple of the base amount", de = "Vielfaches des Messbetrags" },
}

words "trade_tax_creditable" {
  label = { en = "Trade tax that may be credited", de = "Anrechenbare Gewerbesteuer" },
  help  = {
    en = "The multiple of the base amount, no more than the trade tax; of each spouse by itself.",
    de = "Das Vielfache des Steuermessbetrags, höchstens die Gewerbesteuer; je Ehegatte für sich.",
  },
}

words "trade_tax_credit_ceiling" {
  label   = { en = "Most that trade tax may lower the income tax", de = "Ermäßigungshöchstbetrag" },
  help    = {
    en = "The share of positive income from trade in all positive income, of the income tax by the tariff. To a "
      .. "millionth.",
    de = "Der Anteil der positiven gewerblichen Einkünfte an allen positiven Einkünften, von der tariflichen "
      .. "Einkommensteuer. Auf ein Millionstel.",
  },
  aliases = { "ceiling" },
}

words "credit_exact" {
  label = { en = "Trade tax credited, to no cent", de = "Steuerermäßigung für Gewerbebetrieb, ungerundet" },
  help  = {
    en = "The law sets no rounding; shown to a millionth.",
    de = "Das Gesetz regelt keine Rundung; auf ein Millionstel gezeigt.",
  },
}

words "trade_tax_credit" {
  label = { en = "Trade tax credited", de = "Steuerermäßigung für Gewerbebetrieb" },
  help  = {
    en = "What is more than the tax allows is lost: nothing is carried over. Up to a cent.",
    de = "Was über die Steuer hinausgeht, verfällt: nichts wird vorgetragen. Auf den Cent aufgerundet.",
  },
}
