-- What people read of reasonable_burden.lua.

words "reasonable_burden_rates" {
  label = {
    en = "Reasonable burden: limits of the total income and shares in each band",
    de = "Zumutbare Belastung",
  },
}

words "disability_travel_lump_sums" {
  label = { en = "Lump sums for travel because of a disability", de = "Behinderungsbedingte Fahrtkostenpauschale" },
}

words "extraordinary_expenses" {
  label   = { en = "Extraordinary expenses", de = "Außergewöhnliche Aufwendungen allgemeiner Art" },
  ask     = {
    en = "What did illness and the like cost in {year}?",
    de = "Was kosteten Krankheit und Ähnliches {year}?",
  },
  help    = {
    en = "Above all the cost of illness, less what an insurance or anybody else pays for it.",
    de = "Vor allem Krankheitskosten, abzüglich dessen, was eine Versicherung oder sonst jemand erstattet.",
  },
  aliases = { "krankheitskosten", "bestattungskosten", "beerdigungskosten" },
}

words "disability_travel" {
  label = { en = "travel because of a disability", de = "behinderungsbedingte Fahrten" },
  help  = {
    en = "Since 2021, if the child's lump sum for disability is transferred to you.",
    de = "Seit 2021, wenn der Behinderten-Pauschbetrag des Kindes auf Sie übertragen wird.",
  },
}

words "disability_travel_lump_sum" {
  label = { en = "lump sum for travel", de = "Fahrtkostenpauschale" },
}

words "burdens_for_services" {
  label = {
    en = "Of the extraordinary expenses for care and services in the household",
    de = "Außergewöhnliche Aufwendungen, davon für Pflege und Dienste im Haushalt",
  },
  help  = {
    en = "A part of extraordinary_expenses. As far as the reasonable burden leaves it undeducted, the reduction for "
      .. "work in the household is given for it.",
    de = "Ein Teil von extraordinary_expenses. Soweit er wegen der zumutbaren Belastung nicht abgezogen wird, gibt es "
      .. "für ihn die Ermäßigung für haushaltsnahe Leistungen.",
  },
}

words "burdens_for_minijob" {
  label = {
    en = "Of the extraordinary expenses for care in a marginal job in the household",
    de = "Außergewöhnliche Aufwendungen, davon für Pflege im Minijob im Haushalt",
  },
  help  = {
    en = "A part of extraordinary_expenses, which is a reduction as far as it is not deducted.",
    de = "Ein Teil von extraordinary_expenses, der ermäßigt ist, soweit er nicht abgezogen wird.",
  },
}

words "burdens_for_craftsmen" {
  label = {
    en = "Of the extraordinary expenses for craftsmen's labour at home",
    de = "Außergewöhnliche Aufwendungen, davon für Handwerkerlöhne in der Wohnung",
  },
  help  = {
    en = "A part of extraordinary_expenses, such as of a bathroom rebuilt for a disability, without materials. It is a "
      .. "reduction as far as it is not deducted.",
    de = "Ein Teil von extraordinary_expenses, etwa beim behindertengerechten Umbau, ohne Material. Er ist ermäßigt, "
      .. "soweit er nicht abgezogen wird.",
  },
}

words "burdens_left_for_services" {
  label = {
    en = "Burdens for services that are reductions instead", de = "Nicht abgezogene Belastungen, die ermäßigt sind",
  },
}

words "reasonable_burden" {
  label   = { en = "Reasonable burden", de = "Zumutbare Belastung" },
  help    = {
    en = "The part of the total income up to which extraordinary expenses are one's own affair. Fractions of a cent "
      .. "are dropped.",
    de = "Der Teil des Gesamtbetrags der Einkünfte, bis zu dem außergewöhnliche Belastungen selbst zu tragen sind. "
      .. "Bruchteile eines Cents entfallen.",
  },
  aliases = { "zumutbare_belastung" },
}

words "extraordinary_expenses_deducted" {
  label = { en = "Extraordinary expenses deducted", de = "Abgezogene Aufwendungen nach § 33" },
}
