-- What people read of foreign.lua.

words "exempt_income_of_both" {
  label = { en = "Exempt income from abroad that raises the rate, of both", de = "Steuerfreie Einkünfte beider" },
}

words "foreign_states" {
  label = { en = "Countries that tax income, too", de = "Staaten, die Einkünfte ebenfalls besteuern" },
  ask   = {
    en = "How many countries taxed income that is taxed in Germany, too?",
    de = "Wie viele Staaten haben Einkünfte besteuert, die auch hier besteuert werden?",
  },
  help  = {
    en = "The income itself stands with the rest of its type, such as rent. Foreign tax on capital at the flat rate is "
      .. "foreign_tax_on_capital.",
    de = "Die Einkünfte selbst stehen bei denen ihrer Art, etwa Miete. Ausländische Steuer auf Kapitalerträge zum "
      .. "Abgeltungsteuersatz ist foreign_tax_on_capital.",
  },
}

words "income_abroad" {
  label = { en = "income from there", de = "Einkünfte von dort" },
  help  = {
    en = "Worked out by German law, after all expenses, of both spouses; only what that country taxes.",
    de = "Nach deutschem Recht, nach allen Kosten, beider Ehegatten; nur was jener Staat besteuert.",
  },
}

words "tax_abroad" {
  label = { en = "tax paid there", de = "dort gezahlte Steuer" },
  help  = {
    en = "Assessed, paid and without a claim to a refund; by a treaty no more than that allows.",
    de = "Festgesetzt, gezahlt, ohne Ermäßigungsanspruch; nach einem Abkommen nicht mehr als dieses zulässt.",
  },
}

words "foreign_tax_limit_step" {
  label = { en = "To what the limit of foreign tax goes up", de = "Aufrundung des Höchstbetrags" },
}

words "tax_credited" {
  label = { en = "tax credited", de = "angerechnete Steuer" },
}

words "tax_credited_for_levies" {
  label = { en = "tax credited for surcharge and church tax", de = "angerechnete Steuer für Zuschlagsteuern" },
}

words "foreign_tax_of_countries" {
  label   = { en = "Foreign tax credited", de = "Angerechnete ausländische Steuern" },
  aliases = { "auslaendische_steuern", "ausländische_steuern" },
}

words "foreign_tax_of_countries_for_levies" {
  label = { en = "Foreign tax credited for the levies", de = "Ausländische Steuern für die Zuschlagsteuern" },
}
