-- What people read of listed_home.lua.

words "listed_home_share" {
  label = {
    en = "Share of works on a listed home that is deducted each year",
    de = "Jährlicher Abzug für ein eigenes Baudenkmal",
  },
}

words "listed_home_costs" {
  label   = { en = "Works on a listed home of your own", de = "Baumaßnahmen am selbst bewohnten Baudenkmal" },
  ask     = {
    en = "What did the works on a listed home cost that you still deduct in {year}?",
    de = "Was kosteten die Baumaßnahmen am eigenen Baudenkmal, die Sie {year} noch abziehen?",
  },
  help    = {
    en = "All costs that the authority certified (annex FW), less grants, in the year in which the works ended and the "
      .. "nine after it, while you live there: 9 percent a year are deducted. For one home in a lifetime. Works that "
      .. "were applied for before 2004 follow other figures and are not meant here.",
    de = "Die gesamten bescheinigten Kosten (Anlage FW) ohne Zuschüsse, im Jahr des Abschlusses der Maßnahme und in "
      .. "den neun folgenden, solange Sie dort wohnen: abgezogen werden 9 % im Jahr. Nur für ein Objekt im Leben. "
      .. "Maßnahmen mit Bauantrag vor 2004 folgen anderen Sätzen und sind hier nicht gemeint.",
  },
  aliases = { "baudenkmal", "denkmalabschreibung" },
}

words "listed_home_deducted" {
  label   = { en = "Deducted for a listed home", de = "Abzug für ein eigenes Baudenkmal" },
}
