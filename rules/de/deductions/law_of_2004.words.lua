-- What people read of law_of_2004.lua.

words "advance_deduction" {
  label = { en = "Advance deduction (Vorwegabzug) of the law of 2004", de = "Vorwegabzug nach der Rechtslage 2004" },
}

words "provident_law_of_2004" {
  label = {
    en = "Maxima of the law of 2004 for provident expenses",
    de = "Höchstbeträge für Vorsorgeaufwendungen nach der Rechtslage 2004",
  },
}

words "provident_by_law_of_2004_at_best" {
  label = {
    en = "Provident expenses by the law of 2004, wages left aside", de = "Vorsorge nach Rechtslage 2004 ohne Kürzung",
  },
  help  = {
    en = "Where this is no more than the deduction by today's law, wages do not matter.",
    de = "Wo dies nicht mehr ist als der Abzug nach heutigem Recht, kommt es auf den Arbeitslohn nicht an.",
  },
}

words "provident_by_law_of_2004" {
  label = { en = "Provident expenses by the law of 2004", de = "Vorsorgeaufwendungen nach der Rechtslage 2004" },
  help  = {
    en = "The better of the two ways in which the law takes a basic pension into the comparison.",
    de = "Die günstigere der zwei Weisen, in denen das Gesetz eine Basisrente in den Vergleich einbezieht.",
  },
}
