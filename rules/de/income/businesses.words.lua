-- What people read of businesses.lua.

words "spouse_profit" {
  label   = { en = "Spouse: Profit of freelance work", de = "Ehegatte: Gewinn aus selbständiger Arbeit" },
  ask     = {
    en = "Spouse: what was the profit of freelance work in {year}?",
    de = "Ehegatte: Wie hoch war der Gewinn aus selbständiger Arbeit {year}?",
  },
  help    = {
    en = "Receipts of the year less expenses; below zero it is a loss.",
    de = "Einnahmen des Jahres abzüglich Ausgaben; unter null ein Verlust.",
  },
  aliases = { "gewinn_ehegatte" },
}

words "spouse_other_income" {
  label = { en = "Spouse: Other income of the year", de = "Ehegatte: Weitere Einkünfte im Jahr" },
  ask   = {
    en = "Spouse: how much other income was there in {year}?",
    de = "Ehegatte: Welche weiteren Einkünfte gab es {year}?",
  },
  help  = {
    en = "Income of a type that is not asked for apart, after its expenses.",
    de = "Einkünfte einer Art, nach der nicht eigens gefragt wird, nach Abzug der Werbungskosten.",
  },
}

words "freelance_income" {
  label = { en = "Income from freelance work", de = "Einkünfte aus selbständiger Arbeit" },
  help  = {
    en = "Nothing where kind_of_work says that the work is a trade.", de = "Nichts, wo kind_of_work ein Gewerbe nennt.",
  },
}

words "spouse_freelance_income" {
  label = { en = "Spouse: Income from freelance work", de = "Ehegatte: Einkünfte aus selbständiger Arbeit" },
}
