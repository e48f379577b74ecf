-- What people read of extraordinary.lua.

words "extraordinary_income" {
  label   = { en = "Extraordinary income, taxed by fifths", de = "Außerordentliche Einkünfte (Fünftelregelung)" },
  ask     = {
    en = "How much of the income is severance pay or pay for several years?",
    de = "Wie viel des Einkommens ist Abfindung oder Lohn für mehrere Jahre?",
  },
  help    = {
    en = "Severance pay, wages for several years and the like, after expenses, as far as they are in the taxable "
      .. "income.",
    de = "Abfindungen, Lohn für mehrere Jahre und Ähnliches, nach Kosten, soweit im zu versteuernden Einkommen "
      .. "enthalten.",
  },
  aliases = {
    "extraordinary", "of_it_extraordinary", "ausserordentliche_einkuenfte", "außerordentliche_einkünfte",
    "abfindung_im_arbeitslohn", "einkuenfte_mit_fuenftelregelung", "einkünfte_mit_fünftelregelung",
  },
}

words "reduced_rate_gain" {
  label = { en = "Gain of a sale at the reduced rate", de = "Veräußerungsgewinn zum ermäßigten Steuersatz" },
  ask   = {
    en = "How much is the gain of a sale at the reduced rate?",
    de = "Wie hoch ist der Veräußerungsgewinn zum ermäßigten Satz?",
  },
  help  = {
    en = "The gain of giving up or selling a business, if you apply for the reduced rate: once in life, from the "
      .. "age of 55 or when unable to work.",
    de = "Gewinn aus Aufgabe oder Verkauf eines Betriebs, wenn der ermäßigte Satz beantragt wird: einmal im Leben, "
      .. "ab 55 oder bei Berufsunfähigkeit.",
  },
}

words "extraordinary_income_fifths" {
  label = { en = "Parts into which extraordinary income is spread", de = "Teile der Fünftelregelung" },
}

words "reduced_average_rate" {
  label = { en = "Reduced tax rate on gains of a sale", de = "Ermäßigter Steuersatz für Veräußerungsgewinne" },
}

words "remaining_zve" {
  label   = { en = "Taxable income without the extraordinary income", de = "Verbleibendes zu versteuerndes Einkommen" },
  help    = {
    en = "Below zero if the other income is a loss.", de = "Unter null, wenn die übrigen Einkünfte ein Verlust sind.",
  },
  aliases = { "verbleibendes_zve" },
}
