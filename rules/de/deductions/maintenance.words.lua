-- What people read of maintenance.lua.

words "maintenance_most" {
  label = { en = "Maximum of the maintenance of a person in need", de = "Unterhaltshöchstbetrag" },
}

words "maintenance_own_income" {
  label = {
    en = "Own income of a person in need that does not lower the maintenance deducted",
    de = "Anrechnungsfreie Einkünfte und Bezüge der unterstützten Person",
  },
}

words "country_shares" {
  label = { en = "Shares by group of countries", de = "Anteile nach Ländergruppen" },
}

words "away_months" {
  label = { en = "months away in training", de = "Monate auswärts in Ausbildung" },
  help  = {
    en = "Months in which the child, of age, lived away from home for its training.",
    de = "Monate, in denen das volljährige Kind zur Ausbildung auswärts wohnte.",
  },
}

words "education_allowance" {
  label = { en = "allowance for training", de = "Ausbildungsfreibetrag" },
  help  = {
    en = "Half of it for each parent, unless the spouses file jointly or the child's allowances are all yours.",
    de = "Je Elternteil die Hälfte, außer bei Zusammenveranlagung oder wenn die Freibeträge für das Kind ganz Ihnen "
      .. "zustehen.",
  },
}

words "education_allowances_deducted" {
  label = { en = "Allowances for children in training", de = "Abgezogene Freibeträge für Kinder in Ausbildung" },
}

words "supported_people" {
  label = { en = "Persons in need, if more than two", de = "Unterstützte Personen, wenn mehr als zwei" },
  ask   = { en = "How many persons do you maintain?", de = "Wie viele Personen unterstützen Sie?" },
}

words "maintenance" {
  label   = { en = "maintenance paid", de = "gezahlter Unterhalt" },
  ask     = { en = "how much maintenance did you pay in {year}?", de = "Wie viel Unterhalt zahlten Sie {year}?" },
  help    = {
    en = "To somebody whom you must maintain by law, such as a parent, and for whom nobody has child benefit.",
    de = "An jemanden, dem Sie gesetzlich Unterhalt schulden, etwa ein Elternteil, und für den niemand Kindergeld hat.",
  },
  aliases = { "unterhalt" },
}

words "own_income" {
  label = { en = "own income", de = "eigene Einkünfte und Bezüge" },
  ask   = { en = "what is the person's own income?", de = "Welche eigenen Einkünfte und Bezüge hat die Person?" },
  help  = {
    en = "Income and other receipts of the person in the months of the maintenance; without grants for training.",
    de = "Einkünfte und Bezüge in den Monaten des Unterhalts; ohne Ausbildungshilfen.",
  },
}

words "grants" {
  label = { en = "grants for training", de = "Ausbildungshilfen" },
  ask   = {
    en = "which grants for training does the person get?", de = "Welche Ausbildungshilfen bekommt die Person?",
  },
  help  = {
    en = "Public grants for training in these months, without loans.",
    de = "Öffentliche Zuschüsse in diesen Monaten, ohne Darlehen.",
  },
}

words "insurance" {
  label = { en = "health and care insurance", de = "Kranken- und Pflegeversicherung" },
  ask   = {
    en = "what did you pay for the person's health insurance?", de = "Was zahlten Sie für ihre Krankenversicherung?",
  },
  help  = {
    en = "Basic contributions that you paid for the person.", de = "Basisbeiträge, die Sie für die Person zahlten.",
  },
}

words "paid_by_all" {
  label = { en = "maintenance by all who pay", de = "Unterhalt aller Zahlenden" },
  ask   = {
    en = "what did all who pay maintenance pay together?", de = "Was zahlten alle Unterstützenden zusammen?",
  },
  help  = {
    en = "With yours, if others maintain the person, too; 0 if you alone do.",
    de = "Mit Ihrem, wenn auch andere die Person unterhalten; 0, wenn nur Sie.",
  },
}

words "maintained_months" {
  label = { en = "months", de = "Monate" },
  ask   = { en = "for how many months of {year}?", de = "Für wie viele Monate von {year}?" },
  help  = {
    en = "Months of the year for which maintenance was paid and due.",
    de = "Monate des Jahres, für die Unterhalt geschuldet und gezahlt wurde.",
  },
}

words "country" {
  label = { en = "share by the country of residence", de = "Anteil nach der Ländergruppe" },
  ask   = {
    en = "which share counts in the country where the person lives?",
    de = "Welcher Anteil gilt im Wohnsitzstaat der Person?",
  },
  help  = {
    en = "By the groups of countries of the Federal Ministry of Finance: in Germany the whole.",
    de = "Nach der Ländergruppeneinteilung des BMF: im Inland ganz.",
  },
}

words "maintenance_deducted" {
  label = { en = "Maintenance deducted", de = "Abgezogener Unterhalt an bedürftige Personen" },
}
