-- Lettings (Case V) and the landlord's credit.

local persons = require "persons"

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

parameter "pre_letting_limit" {
  label  = "Greatest expense before the first letting of a vacant home that may be deducted",
  source = "TCA 1997 s. 97A; Finance Act 2017, Finance Act 2022 s. 31, Finance Act 2024 (homes let to the end of 2027)",
  note   = "Taken back if the home is no longer let within four years.",
  type   = money,
  since  = { ["2002-01-01"] = 0, ["2017-12-25"] = 5000, ["2023-01-01"] = 10000 },
}

parameter "retrofitting_limit" {
  label  = "Greatest expense for retrofitting a let home that may be deducted",
  source = "TCA 1997 s. 97B; Finance Act 2022; Finance Act 2025 s. 31",
  note   = "Paid since 2023, deducted in the year after, from 2026 in the same year.",
  type   = money,
  since  = { ["2002-01-01"] = 0, ["2024-01-01"] = 10000 },
}

parameter "landlord_credit_limit" {
  label  = "Greatest credit for profits of residential lettings",
  source = "TCA 1997 s. 480C; Finance (No. 2) Act 2023 s. 21, Finance Act 2024 s. 36",
  type   = money,
  note   = "Taken back if the premises leave the market within four years.",
  since  = { ["2024-01-01"] = 600, ["2025-01-01"] = 800, ["2026-01-01"] = 1000 },
}

for _, person in ipairs(persons) do
  local p, label = person.name, person.label

  local function surplus(case) return max(0, case[p "residential_rental_profit"] + case[p "other_rental_profit"]) end

  rule(p "rental_interest_deduction") {
    label   = label "Interest that may be deducted from rents",
    source  = "TCA 1997 s. 97(2J)",
    type    = money,
    compute = function(case, law)
      local terms = law.rental_interest_shares
      local in_full = exact(terms.days_in_full or 0) / 365
      return round(case[p "rental_interest_residential"] * (terms.share + (1 - terms.share) * in_full), 0.01)
    end,
  }

  rule(p "residential_rental_profit") {
    label   = label "Profit of residential lettings",
    section = person.section,
    help    = "Rents less expenses and the deductible interest (rental_interest_deduction), before wear and tear of "
      .. "furniture. Give it, or what it is worked out from; below zero a loss.",
    source  = "TCA 1997 ss. 75, 97, 97A, 97B (Case V)",
    type    = money,
    compute = function(case, law)
      if case[p "residential_rents"] <= 0 then return 0 end
      return case[p "residential_rents"] - case[p "residential_rental_expenses"] - case[p "rental_interest_deduction"]
        - min(case[p "pre_letting_expenses"], law.pre_letting_limit)
        - min(case[p "retrofitting_expenses"], law.retrofitting_limit)
    end,
  }

  rule(p "other_rental_profit") {
    label   = label "Profit of other lettings",
    section = person.section,
    help    = "Shops, offices, land. Give it, or what it is worked out from; below zero a loss.",
    source  = "TCA 1997 ss. 75, 97 (Case V)",
    type    = money,
    compute = function(case) return case[p "other_rents"] - case[p "other_rental_expenses"] end,
  }

  rule(p "furniture_allowance_used") {
    label   = label "Wear and tear of furniture used",
    help    = "Before losses of earlier years.",
    source  = "TCA 1997 ss. 284(6), 384",
    type    = money,
    compute = function(case) return min(case[p "furniture_allowance"], surplus(case)) end,
  }

  rule(p "rental_losses_used") {
    label   = label "Losses of lettings of earlier years used",
    source  = "TCA 1997 s. 384",
    type    = money,
    compute = function(case)
      return min(case[p "rental_losses_forward"], surplus(case) - case[p "furniture_allowance_used"])
    end,
  }

  rule(p "case_v_income") {
    label   = label "Income of lettings",
    source  = "TCA 1997 ss. 75, 97, 384 (Case V)",
    type    = money,
    compute = function(case)
      return surplus(case) - case[p "furniture_allowance_used"] - case[p "rental_losses_used"]
    end,
  }

  rule(p "rental_losses_carried_forward") {
    label   = label "Losses of lettings carried forward",
    source  = "TCA 1997 s. 384",
    type    = money,
    compute = function(case)
      local result = case[p "residential_rental_profit"] + case[p "other_rental_profit"]
      return case[p "rental_losses_forward"] - case[p "rental_losses_used"] + max(0, -result)
    end,
  }

  rule(p "other_income") {
    label   = label "Other income",
    section = person.section,
    help    = "Rents, investment income and other income that was not taxed at source, after expenses. Give it, or "
      .. "the Cases that it is made of.",
    source  = "TCA 1997 s. 18 (Cases III, IV and V)",
    type    = money,
    min     = 0,
    compute = function(case)
      return case[p "case_v_income"] + case[p "foreign_and_untaxed_income"] + case[p "income_taxed_under_case_iv"]
    end,
  }
end

local function credit(case, law, p)
  local profit = min(max(0, case[p "residential_rental_profit"]), case[p "case_v_income"])
  return min(law.landlord_credit_limit, round(profit * law.standard_rate, 0.01))
end

rule "spouse_landlord_credit" {
  label   = "Spouse's residential premises rental income relief",
  source  = "TCA 1997 s. 480C",
  type    = money,
  from    = "2024-01-01",
  compute = function(case, law) return case.is_couple and credit(case, law, persons[2].name) or 0 end,
}

rule "landlord_credit" {
  label   = "Residential premises rental income relief",
  aliases = { "rprir" },
  help    = "Of both spouses; of each at most 20 % of the own profit.",
  source  = "TCA 1997 s. 480C",
  type    = money,
  from    = "2024-01-01",
  compute = function(case, law) return credit(case, law, persons[1].name) + case.spouse_landlord_credit end,
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

example "Rents with losses of earlier years: USC is due before them" {
  year   = 2025,
  given  = {
    salary = 0, residential_rents = 30000, residential_rental_expenses = 6000, rental_interest_residential = 4000,
    furniture_allowance = 1000, rental_losses_forward = 9000,
  },
  expect = { case_v_income = 10000, levy_income = 20000, rental_losses_carried_forward = 0 },
  source = "TCA 1997 ss. 97, 384; Revenue eBrief 043/20",
}
