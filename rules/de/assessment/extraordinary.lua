-- § 34 EStG: income that comes all at once, such as severance pay or the gain of a sale. What becomes of it is in
-- special_tariff.lua.

local section = { en = "Special tariffs", de = "Besondere Tarife" }

input "extraordinary_income" {
  section = section,
  source  = "§ 34 Abs. 1 und 2 EStG",
  type    = money, per = "year",
  min     = 0,
  max     = 1000000000,
  default = 0,
}

input "reduced_rate_gain" {
  section = section,
  source  = "§ 34 Abs. 2 Nr. 1 und Abs. 3 EStG",
  type    = money, per = "year",
  min     = 0,
  max     = 1000000000,
  default = 0,
}

parameter "extraordinary_income_fifths" {
  source = "§ 34 Abs. 1 Satz 2 EStG",
  type   = number,
  until_changed = true,
  since  = { ["1999-01-01"] = 5 },
}

parameter "reduced_average_rate" {
  source = "§ 34 Abs. 3 Satz 1 und 2 EStG",
  type   = record { share = rate, least = rate, most_income = money }, per = "year",
  note   = "A share of the average rate, the least rate, and the gains that it holds for at most.",
  until_changed = true,
  since  = {
    ["2009-01-01"] = { share = 0.56, least = 0.14, most_income = 5000000 },
  },
}

rule "remaining_zve" {
  section = section,
  source  = "§ 34 Abs. 1 Satz 2 und 3 EStG",
  type    = money, per = "year",
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
