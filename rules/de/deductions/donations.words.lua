-- What people read of donations.lua.

words "donation_limits" {
  label = {
    en = "Limits of donations, as shares of the total income and of turnover and wages",
    de = "Höchstsätze für Zuwendungen",
  },
}

words "party_donation_limits" {
  label = {
    en = "Maximum deduction of donations to parties",
    de = "Höchstbetrag des Abzugs von Zuwendungen an Parteien",
  },
}

words "donations" {
  label   = { en = "Donations to charities", de = "Spenden und Mitgliedsbeiträge" },
  ask     = { en = "How much did you give to charities in {year}?", de = "Wie viel haben Sie {year} gespendet?" },
  help    = {
    en = "With the receipts of the charities; without donations to parties and gifts to the assets of a foundation.",
    de = "Mit Zuwendungsbestätigung; ohne Zuwendungen an Parteien und in das Vermögen einer Stiftung.",
  },
  aliases = { "spenden", "zuwendungen", "spende" },
}

words "donations_brought_forward" {
  label   = { en = "Donations left over from earlier years", de = "Spendenvortrag" },
  ask     = { en = "Which donations are left over from earlier years?", de = "Welcher Spendenvortrag besteht?" },
  help    = {
    en = "As the notice of the year before states them.",
    de = "Wie im Bescheid des Vorjahres festgestellt.",
  },
  aliases = { "spendenvortrag" },
}

words "party_donations" {
  label   = { en = "Donations and dues to parties", de = "Zuwendungen und Beiträge an Parteien" },
  ask     = { en = "How much did you give to parties in {year}?", de = "Wie viel ging {year} an Parteien?" },
  help    = {
    en = "Half of them is taken off the tax; what is beyond the limit of that is deducted as far as it may be.",
    de = "Die Hälfte davon mindert die Steuer; was über deren Grenze hinausgeht, wird abgezogen, soweit es geht.",
  },
  aliases = { "parteispenden", "donation", "parteispende", "parteibeitraege", "parteibeiträge" },
}

words "turnover_and_wages" {
  label = { en = "Turnover and wages paid by your business", de = "Umsätze, Löhne und Gehälter des Betriebs" },
  ask   = {
    en = "What were turnover and wages of your business in {year}?",
    de = "Wie hoch waren Umsätze, Löhne und Gehälter Ihres Betriebs {year}?",
  },
  help  = {
    en = "Only if you have a business: donations may instead be measured by it.",
    de = "Nur mit eigenem Betrieb: Spenden können stattdessen daran gemessen werden.",
  },
}

words "donations_deducted" {
  label = { en = "Donations deducted", de = "Abgezogene Spenden" },
  help  = {
    en = "What is beyond the limit, or beyond what losses and provident expenses leave of the total income, is carried "
      .. "forward. Fractions of a cent of the limit go up.",
    de = "Was über den Höchstbetrag hinausgeht oder über das, was Verlustabzug und Vorsorgeaufwendungen vom "
      .. "Gesamtbetrag der Einkünfte lassen, wird vorgetragen. Bruchteile eines Cents beim Höchstbetrag werden "
      .. "aufgerundet.",
  },
}

words "donations_carried_forward" {
  label = { en = "Donations left for later years", de = "Verbleibender Spendenvortrag" },
}

words "party_donations_deducted" {
  label = { en = "Donations to parties deducted", de = "Als Sonderausgaben abgezogene Zuwendungen an Parteien" },
  help  = {
    en = "Only those for which the tax itself is not reduced (§ 34g EStG): half of them is taken off the tax, up to a "
      .. "limit, and what is beyond that limit is deducted here.",
    de = "Nur die, für die nicht die Steuer selbst ermäßigt wird (§ 34g EStG): die Hälfte geht bis zu einem "
      .. "Höchstbetrag von der Steuer ab, was darüber liegt, wird hier abgezogen.",
  },
}
