-- Lettings (Case V): the interest that may be deducted, and the landlord's credit.

parameter "rental_interest_shares" {
  label  = "Share of the interest on loans for residential lettings that may be deducted",
  source = "TCA 1997 s. 97(2G), (2J); Finance Act 2009 s. 5, Finance Act 2016, Finance Act 2018 s. 23",
  note   = "By the day on which interest accrues: the restriction began on 7 April 2009, so 96 days of that year "
    .. "count in full. Commercial lettings have no limit.",
  since  = {
    ["2002-01-01"] = { share = 1 },
    ["2009-01-01"] = { share = 0.75, days_in_full = 96 },
    ["2010-01-01"] = { share = 0.75 },
    ["2017-01-01"] = { share = 0.80 },
    ["2018-01-01"] = { share = 0.85 },
    ["2019-01-01"] = { share = 1 },
  },
}

parameter "landlord_credit_limit" {
  label  = "Greatest credit for profits of residential lettings",
  source = "TCA 1997 s. 480C; Finance (No. 2) Act 2023 s. 21, Finance Act 2024 s. 36",
  type   = money,
  note   = "Taken back if the premises leave the market within four years.",
  since  = { ["2024-01-01"] = 600, ["2025-01-01"] = 800, ["2026-01-01"] = 1000 },
}

input "rental_interest_residential" {
  label   = "Interest on loans for residential lettings",
  type    = money,
  min     = 0,
  section = "Self-assessment",
  help    = "Of the year, accruing evenly; of tenancies that are registered.",
  source  = "TCA 1997 s. 97",
}

rule "rental_interest_deduction" {
  label   = "Interest that may be deducted from rents",
  source  = "TCA 1997 s. 97(2J)",
  type    = money,
  compute = function(case, law)
    local terms = law.rental_interest_shares
    local in_full = exact(terms.days_in_full or 0) / 365
    return round(case.rental_interest_residential * (terms.share + (1 - terms.share) * in_full), 0.01)
  end,
}

rule "landlord_credit" {
  label   = "Residential premises rental income relief",
  aliases = { "rprir" },
  source  = "TCA 1997 s. 480C",
  type    = money,
  from    = "2024-01-01",
  compute = function(case, law)
    return min(law.landlord_credit_limit, round(case.residential_rental_profit * law.standard_rate, 0.01))
  end,
}

example "Interest of 2009, for 96 days in full" {
  year   = 2009,
  given  = { rental_interest_residential = 36500 },
  expect = { rental_interest_deduction = 29775 },
  source = "TCA 1997 s. 97(2J): 9,600 and 75 % of 26,900",
}

example "The greatest credit of a landlord, 2025" {
  year   = 2025,
  given  = { residential_rental_profit = 20000 },
  expect = { landlord_credit = 800 },
  source = "Revenue, RPRIR: how much can you claim",
}
