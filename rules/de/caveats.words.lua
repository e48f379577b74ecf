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
