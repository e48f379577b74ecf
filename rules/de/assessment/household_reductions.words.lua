-- What people read of household_reductions.lua.

words "household_limit_share" {
  label = { en = "Your share of the limits for the household", de = "Eigener Anteil an Haushalts-Höchstbeträgen" },
  help  = {
    en = "Less than 1 if you share the household with another single person who claims work in it, too: the limits are "
      .. "there once, half for each unless you both ask for another share. Give the costs that you bore.",
    de = "Unter 1, wenn Sie mit einer anderen alleinstehenden Person zusammenleben, die auch Arbeiten im Haushalt "
      .. "ansetzt: die Höchstbeträge gibt es einmal, je zur Hälfte, wenn Sie nichts anderes beantragen. Angegeben "
      .. "werden die selbst getragenen Kosten.",
  },
}

words "energy_renovation_share" {
  label = { en = "Your share of the renovated home", de = "Eigener Anteil an der sanierten Wohnung" },
  ask   = {
    en = "What share of the renovated home do you own, if others own it with you?",
    de = "Welcher Anteil an der sanierten Wohnung gehört Ihnen, wenn sie mehreren gehört?",
  },
  help  = {
    en = "The costs are then told whole, for all owners; costs and limits count by the share. For spouses who file "
      .. "jointly it is the share of both.",
    de = "Die Kosten sind dann ganz anzugeben, für alle Eigentümer; Kosten und Höchstbeträge zählen nach dem Anteil. "
      .. "Bei Zusammenveranlagung ist es der Anteil beider.",
  },
}

words "household_reductions" {
  label = {
    en = "Shares and limits of the reductions for work in the household",
    de = "Sätze und Höchstbeträge für haushaltsnahe Leistungen",
  },
}

words "energy_renovation" {
  label = {
    en = "Shares and limits of the reduction for energy renovation, by year from the end of the work",
    de = "Sätze und Höchstbeträge für energetische Maßnahmen",
  },
}

words "household_reduction" {
  label = { en = "Reduction for work in the household", de = "Ermäßigung für haushaltsnahe Leistungen" },
}

words "energy_renovation_reduction" {
  label = { en = "Reduction for energy renovation", de = "Ermäßigung für energetische Maßnahmen" },
  help  = {
    en = "For work begun since 2020. What the tax of a year does not use up is lost.",
    de = "Für Maßnahmen, mit denen seit 2020 begonnen wurde. Was die Steuer eines Jahres nicht aufbraucht, verfällt.",
  },
}
