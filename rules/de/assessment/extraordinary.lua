-- § 34 EStG: income that comes all at once, such as severance pay or the gain of a sale. What becomes of it is in
-- special_tariff.lua.

local section = { en = "Special tariffs", de = "Besondere Tarife" }

input "extraordinary_income" {
  label   = { en = "Extraordinary income, taxed by fifths", de = "Außerordentliche Einkünfte (Fünftelregelung)" },
  ask     = {
    en = "How much of the income is severance pay or pay for several years?",
    de = "Wie viel des Einkommens ist Abfindung oder Lohn für mehrere Jahre?",
  },
  help    = {
    en = "Severance pay, wages for several years and the like, after expenses, as far as they are in the taxable "
      .. "income.",
    de = "Abfindungen, Lohn für mehrere Jahre und Ähnliches, nach Kosten, soweit im zu versteuernden Einkommen "
      .. "enthalten.",
  },
  section = section,
  source  = "§ 34 Abs. 1 und 2 EStG",
  type    = money, per = "year",
  min     = 0,
  max     = 1000000000,
  default = 0,
  aliases = {
    "extraordinary", "of_it_extraordinary", "ausserordentliche_einkuenfte", "außerordentliche_einkünfte",
    "abfindung_im_arbeitslohn", "einkuenfte_mit_fuenftelregelung", "einkünfte_mit_fünftelregelung",
  },
}

input "reduced_rate_gain" {
  label   = { en = "Gain of a sale at the reduced rate", de = "Veräußerungsgewinn zum ermäßigten Steuersatz" },
  ask     = {
    en = "How much is the gain of a sale at the reduced rate?",
    de = "Wie hoch ist der Veräußerungsgewinn zum ermäßigten Satz?",
  },
  help    = {
    en = "The gain of giving up or selling a business, if you apply for the reduced rate: once in life, from the "
      .. "age of 55 or when unable to work.",
    de = "Gewinn aus Aufgabe oder Verkauf eines Betriebs, wenn der ermäßigte Satz beantragt wird: einmal im Leben, "
      .. "ab 55 oder bei Berufsunfähigkeit.",
  },
  section = section,
  source  = "§ 34 Abs. 2 Nr. 1 und Abs. 3 EStG",
  type    = money, per = "year",
  min     = 0,
  max     = 1000000000,
  default = 0,
}

parameter "extraordinary_income_fifths" {
  label  = { en = "Parts into which extraordinary income is spread", de = "Teile der Fünftelregelung" },
  source = "§ 34 Abs. 1 Satz 2 EStG",
  type   = number,
  until_changed = true,
  since  = { ["1999-01-01"] = 5 },
}

parameter "reduced_average_rate" {
  label  = { en = "Reduced tax rate on gains of a sale", de = "Ermäßigter Steuersatz für Veräußerungsgewinne" },
  source = "§ 34 Abs. 3 Satz 1 und 2 EStG",
  type   = record { share = rate, least = rate, most_income = money }, per = "year",
  note   = "A share of the average rate, the least rate, and the gains that it holds for at most.",
  until_changed = true,
  since  = {
    ["2009-01-01"] = { share = 0.56, least = 0.14, most_income = 5000000 },
  },
}

rule "remaining_zve" {
  label   = { en = "Taxable income without the extraordinary income", de = "Verbleibendes zu versteuerndes Einkommen" },
  help    = {
    en = "Below zero if the other income is a loss.", de = "Unter null, wenn die übrigen Einkünfte ein Verlust sind.",
  },
  section = section,
  source  = "§ 34 Abs. 1 Satz 2 und 3 EStG",
  type    = money, per = "year",
  aliases = { "verbleibendes_zve" },
  compute = function(case)
    return case.taxable_income - case.extraordinary_income
  end,
}

example "The next euro beside severance pay bears the tax of five" {
  year   = 2025,
  given  = { taxable_income = 90000, extraordinary_income = 40000, surcharge_base = 0 },
  expect = { income_tax = 25446, marginal_rate = 0.4960293696 },
  source = "Worked by hand from §§ 32a, 34 Abs. 1 EStG: the slopes at 50,000 and 58,000, once and five times their "
        .. "difference",
}
