-- What people read of flat_tax.lua.

words "capital_tax" {
  label = { en = "Flat tax on capital income", de = "Gesonderter Steuersatz für Kapitaleinkünfte" },
}

words "foreign_tax_on_capital" {
  label   = { en = "Foreign tax on capital income", de = "Anrechenbare ausländische Steuer auf Kapitalerträge" },
  ask     = {
    en = "How much foreign tax was taken from it?",
    de = "Wie viel ausländische Steuer wurde davon einbehalten?",
  },
  help    = {
    en = "Of both spouses, as far as it can be credited: at most a quarter of each receipt.",
    de = "Beider Ehegatten, soweit anrechenbar: höchstens ein Viertel jedes Ertrags.",
  },
  aliases = { "quellensteuer", "auslaendische_quellensteuer", "ausländische_quellensteuer" },
}

words "flat_tax" {
  label   = { en = "Flat tax on capital income", de = "Abgeltungsteuer" },
  help    = {
    en = "Reduced where church tax is due on it. Fractions of a cent are dropped.",
    de = "Ermäßigt, wo Kirchensteuer darauf anfällt. Bruchteile eines Cents entfallen.",
  },
  aliases = { "abgeltungsteuer" },
}

words "flat_surcharge" {
  label = { en = "Solidarity surcharge on the flat tax", de = "Solidaritätszuschlag auf die Abgeltungsteuer" },
  help  = {
    en = "Always at the full rate: there is no allowance for it.",
    de = "Immer zum vollen Satz: eine Freigrenze gibt es hier nicht.",
  },
}

words "flat_church_tax" {
  label = { en = "Church tax on the flat tax", de = "Kirchensteuer auf die Abgeltungsteuer" },
}
