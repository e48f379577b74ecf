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

words "riester_contributions" {
  label   = { en = "Contributions to a subsidised pension plan", de = "Beiträge zu einem Riester-Vertrag" },
  ask     = { en = "What went into a Riester plan in {year}?", de = "Wie viel ging {year} in einen Riester-Vertrag?" },
  help    = {
    en = "Of a Riester plan, with the subsidy. They are not covered.",
    de = "Eines Riester-Vertrags, mit der Zulage. Nicht abgebildet.",
  },
  aliases = { "riester", "riester_beitraege", "riester_beiträge" },
}
