-- What people read of allowances.lua.

words "pension_relief_share" {
  label = { en = "Share of the pension that is free", de = "Anteil des Versorgungsfreibetrags" },
  help  = { en = "By the year in which the pension began.", de = "Nach dem Jahr des Versorgungsbeginns." },
}

words "age_relief_share" {
  label = { en = "Share of the wage that is free for age", de = "Anteil des Altersentlastungsbetrags" },
  help  = {
    en = "By the year after the 64th birthday.",
    de = "Nach dem Kalenderjahr, das auf die Vollendung des 64. Lebensjahres folgt.",
  },
}
