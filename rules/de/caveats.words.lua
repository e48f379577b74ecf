-- What people read of caveats.lua.

words "foreign_income" {
  label   = { en = "Income from abroad", de = "Ausländische Einkünfte" },
  ask     = {
    en = "How much income from abroad was there in {year}?",
    de = "Welche ausländischen Einkünfte gab es {year}?",
  },
  help    = {
    en = "Where it is not known how it is taxed. It is not counted: foreign_states and exempt_foreign_income are.",
    de = "Wo nicht bekannt ist, wie sie besteuert werden. Sie zählen nicht; foreign_states und exempt_foreign_income "
      .. "zählen.",
  },
  aliases = { "auslaendische_einkuenfte" },
}

words "losses_abroad" {
  label   = { en = "Losses from outside the EU and EEA", de = "Verluste aus Drittstaaten" },
  ask     = {
    en = "What losses of the kinds of § 2a were there from outside the EU and EEA in {year}?",
    de = "Welche Verluste der Arten des § 2a gab es {year} aus Drittstaaten?",
  },
  help    = {
    en = "Such as of a house, a farm or a business there. They are set off against nothing here.",
    de = "Etwa aus einem Haus, einem Hof oder Betrieb dort. Sie werden hier mit nichts verrechnet.",
  },
  aliases = { "drittstaatenverluste", "negative_auslaendische_einkuenfte" },
}

words "retained_profits" {
  label   = { en = "Profits that stay in the business", de = "Nicht entnommene Gewinne (§ 34a)" },
  ask     = {
    en = "For what profits that stay in the business do you apply for the flat rate?",
    de = "Für welche nicht entnommenen Gewinne beantragen Sie die Begünstigung?",
  },
  help    = {
    en = "They are not taxed otherwise here, and are part of the profit.",
    de = "Sie werden hier nicht begünstigt besteuert und sind im Gewinn enthalten.",
  },
  aliases = { "thesaurierung", "nicht_entnommener_gewinn" },
}
