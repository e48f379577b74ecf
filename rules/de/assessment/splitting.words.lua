-- What people read of splitting.lua.

words "year_after_death" {
  label   = { en = "Spouse died in the year before", de = "Ehegatte im Vorjahr verstorben" },
  help    = {
    en = "The splitting tariff holds once more in the year after the death, if both spouses then could have filed "
      .. "jointly. Filing as a widowed person says so, too.",
    de = "Das Splitting gilt noch im Jahr nach dem Tod, wenn beide Ehegatten die Zusammenveranlagung hätten wählen "
      .. "können. Auch die Veranlagung für Verwitwete sagt es.",
  },
  aliases = { "widowed_last_year", "verwitwetensplitting" },
}

words "splitting" {
  label = { en = "Splitting tariff", de = "Splittingtarif" },
  help  = {
    en = "For spouses who file jointly, and for those of § 32a Abs. 6 EStG: in the year after a spouse's death, and in "
      .. "the year in which a marriage ended whose other spouse married again.",
    de = "Bei Zusammenveranlagung und in den Fällen des § 32a Abs. 6 EStG: im Jahr nach dem Tod des Ehegatten und in "
      .. "dem Jahr, in dem eine Ehe endete, deren anderer Ehegatte wieder geheiratet hat.",
  },
}
